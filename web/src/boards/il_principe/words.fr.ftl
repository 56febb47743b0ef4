# Ce que dit seul le plateau d’Il Principe. Ce qui arrive, est demandé ou refusé vient du jeu.

il_principe-map = Carte des régions avec cités et boucliers
il_principe-map-shield = { $region } : { $count ->
    [0] placer un bouclier ;
    [one] un bouclier choisi ;
   *[other] { $count } boucliers choisis ;
} { $there }
il_principe-map-build = Construire { $city }
il_principe-has-shields = { $player } { $count }
il_principe-lots = Lots dans l’ordre de vente
il_principe-no-lots = Rien n’est en vente.
il_principe-group = { $count ->
    [0] pas de { $name }
    [one] { $name }
   *[other] { $count } × { $name }
}
il_principe-lot-unsold = aucune offre : défaussé
il_principe-lot-sold = { $player }, pour { $price }
il_principe-lot-last = en dernier
il_principe-lot-place = lot { $place }
il_principe-lot-of = lot { $place } sur { $lots }
il_principe-laid-by = posé par { $players }
il_principe-may-build = peut construire une cité, ou aucune
il_principe-passed = a passé
il_principe-laying = Cartes posées face cachée
il_principe-ready = prêt
il_principe-picked = { $count ->
    [0] { $places } à choisir
    [one] une choisie sur { $places }
   *[other] { $count } choisies sur { $places }
}
il_principe-choosing = choisit
il_principe-keep = Garder finalement { $card }
il_principe-hand = Votre main
il_principe-hand-lay = touchez une couleur pour poser une carte, encore pour une autre
il_principe-hand-picked = choisies pour { $city }
il_principe-coins = { $count ->
    [one] pièce
   *[other] pièces
}
il_principe-picked-of = { $count ->
    [one] en poser une
   *[other] en poser { $count }
}
il_principe-spare = { $count ->
    [0] aucune en trop
    [one] 1 en trop
   *[other] { $count } en trop
}
il_principe-front = Devant vous
il_principe-up = vis.
il_principe-down = cach.
il_principe-last-round = C’est le dernier tour
il_principe-cities-to-end = { $count ->
    [one] { $count } cité avant la fin
   *[other] { $count } cités avant la fin
}
il_principe-pile = pioche { $count } (dernier tour < { $below })
il_principe-times = { $name } ×{ $count }
il_principe-lacks = manque { $cards }
il_principe-also-lacks = manque aussi { $cards }
il_principe-lacks-coins = { $count ->
    [one] manque 1 pièce
   *[other] manque { $count } pièces
}
il_principe-goes = perdrait { $cards }
il_principe-payable = payable
il_principe-stays = tout reste en main
il_principe-all-there = tout est en main
il_principe-if-won = si acquis à { $most } ou moins
il_principe-too-dear = trop chère après cette offre
il_principe-cities = Cités
il_principe-cities-stay = Cités, ce qui reste
il_principe-chosen = choisie
il_principe-points = points
il_principe-cost = coût { $cost }
il_principe-on-board = plateau
il_principe-then = puis
il_principe-nobody = personne
il_principe-bid = enchère
il_principe-roles = Rôles, et qui mène
il_principe-roles-note = cartes visibles de chaque couleur
il_principe-colour = Couleur
il_principe-major = Majeur, +{ $points }
il_principe-minor = Mineur, +{ $points }
il_principe-major-word = Majeur
il_principe-minor-word = Mineur
il_principe-next = si décidé là
il_principe-regions = Régions
il_principe-regions-note = le plus { $first }, second { $second } ; à égalité : { $first } chacun, pas de second
il_principe-would-score = { $player } : { $count ->
    [one] un bouclier
   *[other] { $count } boucliers
}, { $points } si la partie finissait là
il_principe-one-fewer = Un bouclier de moins en { $region }
il_principe-one-more = Un bouclier de plus en { $region }
il_principe-shields-picked = boucliers { $count } sur { $wanted }
il_principe-you = Vous
il_principe-pays-for = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
il_principe-no-role = aucun rôle dans ces couleurs
il_principe-no-shields = Vous n’avez plus de bouclier à placer.
il_principe-shield-anywhere = Un bouclier où vous voulez
il_principe-play = Jouer { $name }
il_principe-play-note = qui aurait les rôles
il_principe-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
il_principe-groups = Ce que seront les groupes
il_principe-groups-note = tout ce qu’on sait
il_principe-your-draft = Votre choix
il_principe-laid-last = Rivaux, avant
il_principe-seen-in-hand = Vues en main
il_principe-brings-turn_up = { $amount ->
    [one] remettre visible 1 carte d’une autre couleur
   *[other] remettre visibles { $amount } cartes d’une autre couleur
}
il_principe-brings-gain_points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
il_principe-brings-draw_building = { $amount ->
    [one] piocher 1 carte
   *[other] piocher { $amount } cartes
}
il_principe-brings-place_shield = { $amount ->
    [one] 1 bouclier où l’on veut
   *[other] { $amount } boucliers où l’on veut
}
il_principe-brings-gain_coins = { $amount ->
    [one] 1 pièce
   *[other] { $amount } pièces
}
il_principe-turns = { $count } sur { $of } cachées
il_principe-turns-none = aucune carte
il_principe-out-of-reach = hors de portée
il_principe-roles-phase = Rôles
il_principe-roles-phase-note = les cartes visibles comptent, couleur par couleur
il_principe-in-this-order = dans cet ordre
il_principe-brings = rapporte
il_principe-costs-you = vous coûte
il_principe-stage-settled = décidé
il_principe-stage-now = en train d’être décidé
il_principe-stage-to-come = à venir
il_principe-count-down = { $count } cach.
il_principe-bid-for = aux enchères
il_principe-bid-for-now = aux enchères
il_principe-bidding-for = Enchère pour le rôle : { $role }
il_principe-you-have = { $count ->
    [one] vous avez 1 pièce
   *[other] vous avez { $count } pièces
}
il_principe-will-turn = { $count ->
    [one] une carte { $name } est retournée ; elle compte encore à la fin
   *[other] { $count } cartes { $name } sont retournées ; elles comptent encore à la fin
}
il_principe-not-tied = Pas à égalité, donc hors de l’enchère : { $players }
il_principe-in-hand = { $count ->
    [one] carte en main
   *[other] cartes en main
}
il_principe-shields-left = { $count ->
    [one] bouclier restant
   *[other] boucliers restants
}
il_principe-up-down = { $name } : { $up } face visible, { $down } face cachée
il_principe-phase-income = Revenu
il_principe-phase-lots = Lots
il_principe-phase-actions = Actions
il_principe-phase-roles = Rôles
il_principe-state-high = meilleure offre { $price }
il_principe-state-bid = a offert { $price }
il_principe-leaves = { $count ->
    [0] il reste 0 pièce
    [one] il reste 1 pièce
   *[other] il reste { $count } pièces
}
il_principe-out-of-lot = hors de ce lot
il_principe-out-of-role = hors de ce rôle
il_principe-build-none = ne rien construire
il_principe-no-action = renoncer à l’action
il_principe-draft-lay = Poser face cachée : { $cards } ?
il_principe-verb-lay = { $count ->
    [one] Poser cette carte
   *[other] Poser ces { $count } cartes
}
il_principe-stay-in-hand = { $count ->
    [one] 1 carte reste en main
   *[other] { $count } cartes restent en main
}
il_principe-draft-shields = { $count ->
    [one] { $city } : où va le bouclier ?
   *[other] { $city } : où vont les { $count } boucliers ?
}
il_principe-draft-build = Construire { $city }, avec des boucliers en { $regions } ?
il_principe-draft-build-only = Construire { $city } ?
il_principe-draft-place = Placer les boucliers en { $regions } ?
il_principe-verb-place = Placer les boucliers
il_principe-outcome-place = puis une nouvelle cité arrive
il_principe-verb-build = Construire { $city }
il_principe-outcome-rivals = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, +{ $points } ; rivaux { $rivals }
il_principe-outcome-build = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, +{ $points } ; rivaux rien
il_principe-draft-how-many = { $name } : combien de cartes jouez-vous ?
il_principe-draft-play = { $count ->
    [one] Jouer une carte { $name } ?
   *[other] Jouer { $count } cartes { $name } ?
}
il_principe-verb-play = En jouer { $count }
il_principe-outcome-role = vous seriez { $role }
il_principe-outcome-tied = vous enchéririez pour { $role }
il_principe-outcome-no-role = pas encore de rôle
il_principe-tab-cities = Cités
il_principe-tab-shields = Boucliers
il_principe-tab-roles = Rôles
il_principe-tab-hand = Main { $count }
il_principe-tab-all = Tous
il_principe-rest = Le reste
il_principe-rest-note = cartes devant soi, visibles et cachées ; les plus rares comptent { $points } chacune
il_principe-rest-sets = séries
il_principe-rest-coins = pièces
il_principe-rest-hand = main
il_principe-rest-roles = rôles tenus

# Ce que demande la barre, plus court que les règles là où le plateau dit le reste.
il_principe-asks-lay = { $count ->
    [one] Choisissez une carte à poser face cachée pour les enchères.
   *[other] Choisissez { $count } cartes à poser face cachée pour les enchères.
}
il_principe-asks-more = { $count ->
    [one] { $cards } : choisissez encore une carte.
   *[other] { $cards } : choisissez encore { $count } cartes.
}
il_principe-asks-bid = { $player } offre { $price } pour { $lot }. Offrir plus, ou passer ?
il_principe-asks-first = Personne n’a encore rien offert pour { $lot }. Offrir, ou passer ?

# La leçon : une phrase par question, vraie dans toute donne.
il_principe-lesson-goal = Vous êtes à la tête d’une famille d’Italie. Achetez des cartes de bâtiments aux enchères, construisez-en des cités, et répandez vos boucliers dans les régions. Les cartes face visible devant vous gagnent des rôles, et qui tient des rôles marque des points quand d’autres construisent. La partie finit quand les cités ou les cartes viennent à manquer ; qui a le plus de points gagne.
il_principe-lesson-lay = Chacun pose des cartes face cachée, et toutes seront vendues. Posez ce dont vous pouvez vous passer : chaque cité dit ce qu’elle demande, et chaque couleur ce qu’elle a en trop.
il_principe-lesson-lay-second = Encore une carte. Vous pouvez changer d’avis jusqu’à ce que vous confirmiez, et même ensuite tant que le dernier joueur n’est pas prêt.
il_principe-lesson-bid = Les cartes sont retournées et vendues par couleur, le plus petit groupe d’abord. Offrez ce que vous voulez, dans la limite de vos pièces ; seul le gagnant paie.
il_principe-lesson-pass = Quelqu’un offre davantage. Qui passe est hors de ce lot, mais pas du suivant.
il_principe-lesson-prince = Qui gagne un lot devient Il Principe et parle en dernier au suivant. C’est un avantage : vous voyez toutes les offres avant la vôtre.
il_principe-lesson-order = Le tableau à droite compte les cartes face visible devant chacun, et dit qui aurait chaque rôle si on en décidait maintenant.
il_principe-lesson-save = Les pièces vaudront davantage plus tard : une cité en coûte de 3 à 5, et l’on enchérit aussi pour des rôles. Inutile de gagner tous les lots.
il_principe-lesson-turn = Chacun a maintenant une action : construire une cité, ou jouer devant soi, face visible, des cartes d’une couleur, autant qu’on veut. Au premier tour, personne ne construit.
il_principe-lesson-shield = Vous avez gagné un rôle de la noblesse, qui place aussitôt un bouclier où vous voulez. À la fin, le plus de boucliers dans une région rapporte 5 points, le second rang 2.
il_principe-lesson-lay-again = Un nouveau tour apporte des pièces et des cartes. Regardez les cités avant de poser : un carré rouge en pointillé montre la carte qu’une cité perdrait.
il_principe-lesson-cities = Chaque cité dit si ce lot la compléterait, et jusqu’à quelle offre vous pourriez encore la payer.
il_principe-lesson-build-now = Qui gagne un lot peut aussitôt construire une cité, dès le deuxième tour. Une cité en pointillé dit ce qui vous manque ; vous pouvez aussi n’en construire aucune.
il_principe-lesson-bid-up = Si un lot complète une cité, il vaut la peine de monter : la ligne sous la cité dit jusqu’où vous pouvez aller.
il_principe-lesson-build = Vous avez tout ce qu’il faut. Une cité rapporte des points et des boucliers pour les régions qu’elle touche, et ses cartes restent face visible devant vous. Les sceaux montrent ce que vos rivaux marquent pour leurs rôles : comparez avant de construire.
il_principe-lesson-play = On décide des rôles à la fin de chaque tour, d’après les cartes face visible. Jouez-en là où peu suffisent pour mener, ou pour être second.
il_principe-lesson-how-many = À côté de chaque nombre, on voit qui aurait les rôles. Le surplus est perdu, car un rôle majeur retourne la moitié de ses cartes face cachée.
il_principe-lesson-turn-up = Les rôles de la culture remettent face visible une de vos cartes cachées d’une autre couleur : elle compte aussitôt pour les couleurs à venir.
il_principe-lesson-majority = Placez vos boucliers là où ils vous font premier, ou second derrière un seul. Si plusieurs sont à égalité en tête, chacun marque, et personne n’est second.
il_principe-lesson-role = Si plusieurs sont à égalité pour un rôle, ils enchérissent. Un rôle en vaut la peine si beaucoup de cités à l’étalage ont sa couleur. Vous avez maintenant rencontré chaque sorte de décision.

## Figures du livret
il_principe-figure-groups = Le plus petit groupe vient d’abord ; le blanc et le rouge sont de même taille, alors l’ordre des couleurs décide.
il_principe-figure-player = Joueur { $seat }
il_principe-figure-major = prend le rôle majeur
il_principe-figure-minor = prend le rôle mineur
il_principe-figure-bids-major = enchérit pour le majeur
il_principe-figure-bids-minor = enchérit pour le mineur
il_principe-figure-nothing = rien
il_principe-figure-alone = Un seul est premier, un seul est second : tous deux prennent leur rôle.
il_principe-figure-tied-second = Un seul est premier ; ceux à égalité au second rang enchérissent pour le rôle mineur.
il_principe-figure-tied = Ceux à égalité en tête enchérissent pour le rôle majeur, et le mineur reste au plateau.
il_principe-figure-touches = { $city } touche { $regions } : ses boucliers peuvent s’y placer.
