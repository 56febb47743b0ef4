# Ce que disent Les Princes de Florence.

## Questions

princes-question-return = Laquelle de vos quatre cartes de profession rendez-vous ?
princes-question-open = Quel objet mettez-vous en vente, à { $price } florins ? Vous pouvez aussi renoncer à acheter ce tour-ci.
princes-question-bid = { $leader_seat } offre { $price } florins pour { $the_item }. Montez-vous à { $least }, ou passez-vous ?
princes-question-last-buyer = Il ne reste que vous. Quel objet prenez-vous pour { $price } florins, si l’un vous tente ?
princes-question-choose-landscape = Quel paysage prenez-vous ?
princes-question-place-landscape = Où placez-vous { $the_landscape } ?
princes-question-recruit-now = Qui recrutez-vous ? Vous pouvez aussi garder la carte pour plus tard.
princes-question-turn = { $left ->
    [0] Vos actions sont terminées. Voulez-vous encore recruter quelqu’un ?
    [one] Il vous reste une action. Que faites-vous ? Une œuvre doit valoir au moins { $minimum }.
   *[other] Vous avez { $left } actions. Que faites-vous ? Une œuvre doit valoir au moins { $minimum }.
}
princes-question-place-building = { $cost ->
    [0] Où placez-vous { $the_building } ? La construction est gratuite.
   *[other] Où placez-vous { $the_building } ? La construction coûte { $cost } florins.
}
princes-question-keep = { $count ->
    [one] Vous regardez l’unique carte de { $the_pile }. Elle est à vous.
   *[other] Vous regardez { $count } cartes de { $the_pile }. Laquelle gardez-vous ?
}
princes-question-under = Laquelle de ces { $count } cartes glissez-vous maintenant sous { $the_pile } ? La première posée sera piochée la première.
princes-question-bonus = Avec { $the_profession }, l’œuvre vaut { $value } pour l’instant, et ce tour demande { $minimum }. Ajoutez-vous une carte de bonus ?
princes-question-pay = Avec { $the_profession }, l’œuvre vaut { $value } et rapporte { $pay } florins. Combien de prestige prenez-vous à la place, à 200 florins le point ? Au plus { $most }.

## Coups

princes-would-sell = { $sells ->
    [0] { "" }
    [one] { " " }(vendrait { $sells } point de prestige)
   *[other] { " " }(vendrait { $sells } points de prestige)
}
princes-sells = { $sells ->
    [0] { "" }
    [one] { " " }(vend { $sells } point de prestige)
   *[other] { " " }(vend { $sells } points de prestige)
}
princes-move-return = Rendre { $the_profession }
princes-move-open = Mettre en vente { $the_item } : { $cost } florins{ princes-would-sell }
princes-move-renounce = Renoncer : ne rien acheter ce tour-ci
princes-move-bid = Offrir { $amount } florins{ princes-would-sell }
princes-move-take = Prendre { $the_item } : { $cost } florins{ princes-sells }
princes-move-nothing = Ne rien prendre ce tour-ci
princes-move-choose = Prendre { $the_landscape }
princes-move-place = Placer { $the_tile } sur { $squares }
princes-move-recruit = Recruter { $the_profession }
princes-move-later = Garder la carte de recrutement pour plus tard
princes-move-work = Faire réaliser une œuvre par { $the_profession } : valeur { $value }, plus les cartes de bonus
princes-move-bonus = Ajouter une carte de bonus qui vaut { $value } : { $bonus }
princes-move-enough = Ne plus ajouter de carte de bonus
princes-move-prestige = { $points ->
    [0] Prendre { $florins } florins, sans prestige
   *[other] { $florins ->
        [0] Prendre { princes-points }, sans florins
       *[other] Prendre { princes-points } et { $florins } florins
    }
}
princes-points = { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
}
princes-move-build = { $cost ->
    [0] Construire { $the_building } : gratuit, +3 points de prestige
   *[other] Construire { $the_building } : { $cost } florins, +3 points de prestige{ princes-sells }
}
princes-move-draw = Piocher dans { $the_pile } : { $cost } florins{ princes-sells }
princes-move-freedom = Instituer { $the_freedom } : { $cost } florins{ princes-sells }
princes-move-keep = Garder : { $card }
princes-move-under = Glisser sous la pile : { $card }
princes-move-as = Les glisser toutes sous la pile, comme elles sont venues
princes-move-stop = Terminer votre tour

## Événements

princes-event-roundbegan = Tour { $round } : { $first_seat } commence. Une œuvre doit valoir au moins { $minimum }.
princes-event-cardschosen = Chacun a rendu une carte de profession.
princes-event-opened = { $seat } met en vente { $the_item } à { $price } florins.
princes-event-bidmade = { $seat } offre { $price } florins pour { $the_item }.
princes-event-passed = { $seat } passe pour { $the_item }.
princes-event-renounced = { $seat } n’achète rien ce tour-ci.
princes-event-bought = { $seat } achète { $the_item } pour { $price } florins.
princes-event-placed = { $seat } place { $the_landscape } en { $square }.
princes-event-built = { $cost ->
    [0] { $seat } construit { $the_building } en { $square } sans rien payer : 3 points de prestige.
   *[other] { $seat } construit { $the_building } en { $square } pour { $cost } florins : 3 points de prestige.
}
princes-event-drew = { $count ->
    [one] { $seat } regarde l’unique carte de { $the_pile }{ princes-for }.
   *[other] { $seat } regarde { $count } cartes de { $the_pile }{ princes-for }.
}
princes-for = { $cost ->
    [0] { "" }
   *[other] { " " }pour { $cost } florins
}
princes-event-saw = Dans { $the_pile }, vous voyez : { $cards }.
princes-event-kept = { $seat } garde une carte de { $the_pile }.
princes-event-chose = Dans { $the_pile }, vous gardez : { $card }.
princes-event-recruited = { $seat } recrute { $the_profession } chez { $from_seat }.
princes-event-freedomintroduced = { $seat } institue { $the_freedom } pour { $cost } florins.
princes-event-worked = { $bonuses_count ->
    [0] { $seat } fait réaliser une œuvre par { $the_profession }, d’une valeur de { $value } : { princes-paid }.
    [one] { $seat } fait réaliser une œuvre par { $the_profession }, d’une valeur de { $value } avec une carte de bonus ({ $bonuses }) : { princes-paid }.
   *[other] { $seat } fait réaliser une œuvre par { $the_profession }, d’une valeur de { $value } avec { $bonuses_count } cartes de bonus ({ $bonuses }) : { princes-paid }.
}
princes-paid = { $points ->
    [0] { $florins } florins
   *[other] { $florins ->
        [0] { princes-points }
       *[other] { princes-points } et { $florins } florins
    }
}
princes-event-turnended = { $left ->
    [0] { $seat } termine son tour.
    [one] { $seat } s’arrête avec une action de reste.
   *[other] { $seat } s’arrête avec { $left } actions de reste.
}
princes-event-bestwork = La plus belle œuvre du tour, d’une valeur de { $value }, vaut 3 points de prestige à { $seat }.
princes-event-cardscored = { $points ->
    [0] { $seat } dévoile « { $prestige } » et ne marque rien.
   *[other] { $seat } dévoile « { $prestige } » : { princes-points }.
}
princes-event-gameended = { $winners_count ->
    [one] { $winners } gagne la partie.
   *[other] Égalité : la victoire est partagée entre { $winners }.
}

## Refus

princes-refusal-pile-closed = Ce tour-ci, { $the_item } a déjà trouvé preneur.
princes-refusal-pile-empty = Il n’en reste plus.
princes-refusal-not-an-item-here = { $item } : ce n’est pas en vente à cette table. À deux joueurs, les paysages sont un seul objet ; à plus, ils sont trois.
princes-refusal-not-covered = Vous ne pouvez pas couvrir { $cost } florins, même en vendant tout votre prestige.
princes-refusal-exact-raise = On surenchérit d’exactement 100 florins : offrez { $least }, ou passez.
princes-refusal-builders-full = Vous avez trois architectes, et personne ne peut en avoir plus.
princes-refusal-no-room-landscape = Il n’a pas de place dans votre domaine, et un paysage se place aussitôt.
princes-refusal-once-a-turn = Vous l’avez déjà fait à ce tour, et cela ne se fait qu’une fois par tour.
princes-refusal-no-action-left = Il ne vous reste plus d’action à ce tour.
princes-refusal-cannot-pay = Vous ne pouvez pas payer { $cost } florins, même en vendant tout votre prestige.
princes-refusal-cards-gone = Il ne reste aucune carte dans { $the_pile }.
princes-refusal-freedom-there = Votre domaine a déjà { $the_freedom }.
princes-refusal-freedom-gone = { $freedom } : il n’en reste plus.
princes-refusal-already-built = Votre domaine a déjà { $the_building }, et un bâtiment de chaque sorte lui suffit.
princes-refusal-none-in-stock = { $building } : il n’en reste plus.
princes-refusal-no-room-building = Votre domaine n’a pas de place pour { $the_building }.
princes-refusal-overlaps = En { $square }, { $the_tile } couvrirait des cases déjà prises.
princes-refusal-off-grid = En { $square }, { $the_tile } sortirait de votre domaine.
princes-refusal-touches = En { $square }, { $the_tile } toucherait un autre bâtiment : il vous faudrait deux architectes.
princes-refusal-touches-palace = En { $square }, { $the_tile } toucherait le palais : il vous faudrait deux architectes.
princes-refusal-not-in-hand = Vous n’avez pas { $the_profession } en main.
princes-refusal-below-minimum = L’œuvre resterait au-dessous de { $minimum }, le minimum de ce tour.
princes-refusal-bonus-not-in-hand = Vous n’avez pas la carte de bonus « { $bonus } ».
princes-refusal-bonus-order = Les cartes de bonus s’annoncent dans l’ordre de leurs numéros, et celle-ci serait venue plus tôt.
princes-refusal-too-much-prestige = La paie ne suffit pas pour { princes-points } : prenez-en { $most } au plus.
princes-refusal-no-recruiting-card = Vous n’avez pas de carte de recrutement.
princes-refusal-own-table = Vous avez déjà { $the_profession } sur votre propre table : on recrute chez les autres.
princes-refusal-not-on-a-table = Personne d’autre n’a { $the_profession } sur sa table.

## Noms qui ne sont pas ceux de composants

princes-item-jester = Saltimbanque
princes-the-item-jester = le saltimbanque
princes-item-builder = Architecte
princes-the-item-builder = l’architecte
princes-item-prestige = Carte de prestige
princes-the-item-prestige = la carte de prestige
princes-item-recruiting = Carte de recrutement
princes-the-item-recruiting = la carte de recrutement
princes-item-landscape = Paysage
princes-the-item-landscape = un paysage
princes-pile-profession = Cartes de profession
princes-the-pile-profession = la pile des professions
princes-pile-bonus = Cartes de bonus
princes-the-pile-bonus = la pile de bonus
princes-pile-prestige = Cartes de prestige
princes-the-pile-prestige = la pile de prestige

## D’où viennent et où vont le prestige et les florins

princes-source-landscape = Paysages
princes-source-builder = Architectes
princes-source-building = Bâtiments
princes-source-work = Œuvres
princes-source-best-work = Plus belles œuvres
princes-source-sold = Prestige vendu
princes-source-cards = Cartes de prestige
princes-source-auction = Enchères
princes-source-freedom = Libertés
princes-source-profession = Cartes de profession
princes-source-bonus = Cartes de bonus

## En-têtes de ce que l’on voit

princes-field-round = Tour
princes-field-rounds = Tours
princes-field-minimum = Valeur minimale d’une œuvre
princes-field-opening = Mise à prix
princes-field-first_seat = Premier joueur
princes-field-items = Objets
princes-field-lot = Aux enchères
princes-field-buildings = Bâtiments
princes-field-freedoms = Libertés
princes-field-piles = Piles
princes-field-estates = Domaines
princes-field-own = À vous
princes-field-prestige = Prestige
princes-field-florins = Florins
princes-field-builders = Architectes
princes-field-jesters = Saltimbanques
princes-field-forests = Forêts
princes-field-lakes = Lacs
princes-field-parks = Parcs
princes-field-empty_squares = Cases vides
princes-field-free_squares = Cases libres
princes-field-tiles = Tuiles
princes-field-tile = Tuile
princes-field-squares = Cases
princes-field-professions_on_table = Professions sur la table
princes-field-recruiting_on_table = Cartes de recrutement sur la table
princes-field-professions_in_hand = Professions en main
princes-field-known_professions = Connues en main
princes-field-recruiting_in_hand = Cartes de recrutement en main
princes-field-bonus_cards = Cartes de bonus
princes-field-prestige_cards = Cartes de prestige
princes-field-works = Œuvres
princes-field-best_work = Plus belle œuvre
princes-field-may_buy = Peut encore acheter
princes-field-ready = Choix fait
princes-field-item = Objet
princes-field-stock = Reste
princes-field-closed = Fermé
princes-field-price = Prix
princes-field-leader_seat = Meilleure offre
princes-field-still_in_seats = Encore en lice
princes-field-profession = Profession
princes-field-building = Bâtiment
princes-field-landscape = Paysage
princes-field-freedom = Liberté
princes-field-jester = Saltimbanques
princes-field-card = Cartes
princes-field-value = Valeur
princes-field-value_with_bonus = Avec toutes les cartes de bonus
princes-field-bonus = Bonus
princes-field-points = Points
princes-field-pile = Pile
princes-field-known = Cartes connues
princes-field-cards_somewhere = Quelque part dans la pile
princes-field-cards_at_the_bottom = Au fond, de haut en bas
princes-field-hand = Main
princes-field-looked_at_cards = Cartes regardées
princes-field-returned_profession = Carte rendue
princes-field-work = Œuvre en préparation
princes-field-work_bonuses = Ses cartes de bonus
princes-field-revealed_prestige = Cartes dévoilées

## Pourquoi un robot a choisi

princes-worth = { $worth ->
    [0] moins d’un point
    [one] environ { $worth } point
   *[other] environ { $worth } points
}
princes-why-work = Cette œuvre promet { princes-worth }.
princes-why-build = Ce bâtiment promet { princes-worth }, maintenant et par les œuvres à venir.
princes-why-draw = Une nouvelle carte promet { princes-worth }.
princes-why-freedom = Cette liberté promet { princes-worth } par les œuvres à venir.
princes-why-buy = À ce prix, cela promet { princes-worth }.
princes-why-bid = Cela vaut jusqu’à { $limit } florins : { $price }, c’est encore un bon prix.
princes-why-pass = Cela vaut au plus { $limit } florins : { $price }, c’est trop.
princes-why-renounce = Rien de ce qui est en vente ne vaut son prix ce tour-ci.
princes-why-place = C’est ici qu’il reste le plus de place pour la suite.
princes-why-keep = De ces cartes, c’est celle qui promet le plus : { princes-worth }.
princes-why-prestige = L’argent rapporterait moins que le prestige à présent : ce partage promet { princes-worth }.
princes-why-florins = L’argent rapportera plus que le prestige à présent : ce partage promet { princes-worth }.
princes-why-recruit = Une œuvre de plus de cet artiste promet { princes-worth }.
princes-why-return = C’est elle qui s’accorde le moins avec les trois autres.
princes-why-stop = Aucune action possible ne vaut son prix.
princes-why-forced = Il n’y avait pas d’autre coup.

# La table telle qu’un terminal la dessine.
princes-drawing-setup = Avant le premier tour : { $first_seat } commencera
princes-drawing-round = Tour { $round } sur { $rounds } : une œuvre doit valoir { $minimum } ; { $first_seat } commence
princes-drawing-over = La partie est terminée
princes-drawing-own-estate = { $florins } florins, { $prestige } prestige
princes-drawing-own-cards = Vos cartes : souhaits, valeur actuelle / exigée
princes-drawing-forms = Rotations : ◆ est la case à nommer, une des ○
princes-drawing-with-bonus = { $value } avec bonus
princes-drawing-recruiting =
    { $count ->
        [one] Carte de recrutement
       *[other] { $count } cartes de recrutement
    }
princes-drawing-bonus = Bonus { $bonus } : { $value } à présent
princes-drawing-prestige = Carte de prestige, { $prestige } : { $points } à présent
princes-drawing-items = En vente à { $price }
princes-drawing-closed = vendu
princes-drawing-stock = En réserve
princes-drawing-buildings = { $fewer_count ->
    [0] Bâtiments : { $most } de chaque.
   *[other] Bâtiments : { $most } de chaque, sauf { $fewer }.
}
princes-drawing-supply = Libertés : { $freedoms }. { $cards }.
princes-drawing-players = Joueurs
princes-drawing-on-tables = Œuvres, libertés
princes-drawing-known-in-hand = connu en main : { $professions }
princes-drawing-looked-at = Les cartes que vous regardez
princes-drawing-lot = { $item } à { $price } pour { $leader_seat } ; encore en lice : { $still_in_seats }
princes-drawing-column-prestige = prestige
princes-drawing-column-florins = florins
princes-drawing-column-builders = arch.
princes-drawing-column-jesters = salt.
princes-drawing-column-professions = main
princes-drawing-column-recruiting = recr.
princes-drawing-column-bonus = bonus
princes-drawing-column-cards = c.pr.
princes-drawing-column-works = œuvres
princes-drawing-column-best = meill.
princes-freedom-short-travel = Voyage
princes-freedom-short-religion = Religion
princes-freedom-short-opinion = Opinion

# Choix des options.
princes-first_player-random = tirage au sort
princes-third_tiebreak-shared = partagée
princes-third_tiebreak-lowest-card = plus petite carte
