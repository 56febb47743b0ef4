# Ce que disent Les Princes de Florence.

## Choses comptées

princes-counted-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
princes-counted-prestige = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}

## Questions

princes-question-return = Laquelle de vos quatre cartes de profession rendez-vous ?
princes-question-open = Quel objet mettez-vous en vente, à { princes-price } ? Vous pouvez aussi renoncer à acheter ce tour-ci.
princes-question-bid = { $leader_seat } offre { princes-price } pour { $the_item }. Montez-vous à { $least }, ou passez-vous ?
princes-question-last-buyer = Il ne reste que vous. Quel objet prenez-vous pour { princes-price }, si l’un vous tente ?
princes-question-choose-landscape = Quel paysage prenez-vous ?
princes-question-place-landscape = Où placez-vous { $the_landscape } ?
princes-question-recruit-now = Qui recrutez-vous ? Vous pouvez aussi garder la carte pour plus tard.
princes-question-turn = { $left ->
    [0] Vous avez fait vos actions. Voulez-vous faire autre chose à ce tour ?
    [one] Il vous reste une action. Que faites-vous ? Une œuvre doit valoir au moins { $minimum }.
   *[other] Vous avez { $left } actions. Que faites-vous ? Une œuvre doit valoir au moins { $minimum }.
}
princes-question-place-building = { $cost ->
    [0] Où placez-vous { $the_building } ? La construction est gratuite.
   *[other] Où placez-vous { $the_building } ? La construction coûte { princes-cost }.
}
princes-question-keep = { $count ->
    [one] Vous regardez l’unique carte de { $the_pile }. Elle est à vous.
   *[other] Vous regardez { $count } cartes de { $the_pile }. Laquelle gardez-vous ?
}
princes-question-under = { $count ->
    [one] Quelle carte glissez-vous sous { $the_pile } ?
   *[other] Laquelle de ces { $count } cartes glissez-vous maintenant sous { $the_pile } ? La première posée sera piochée la première.
}
princes-question-bonus = Avec { $the_profession }, l’œuvre vaut { $value } pour l’instant, et ce tour demande { $minimum }. Ajoutez-vous une carte de bonus ?
princes-question-pay = Avec { $the_profession }, l’œuvre vaut { $value } et rapporte { princes-pay }. Combien de prestige prenez-vous à la place, à { princes-rate } le point ? Au plus { $most }.

## Coups

princes-price = { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}
princes-cost = { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
princes-amount = { $amount ->
    [one] { $amount } florin
   *[other] { $amount } florins
}
princes-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-pay = { $pay ->
    [one] { $pay } florin
   *[other] { $pay } florins
}
princes-limit = { $limit ->
    [one] { $limit } florin
   *[other] { $limit } florins
}
princes-raised = { $raised ->
    [one] { $raised } florin
   *[other] { $raised } florins
}
princes-rate = { $rate ->
    [one] { $rate } florin
   *[other] { $rate } florins
}
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
princes-move-open = Mettre en vente { $the_item } : { princes-cost }{ princes-would-sell }
princes-move-renounce = Renoncer : ne rien acheter ce tour-ci
princes-move-bid = Offrir { princes-amount }{ princes-would-sell }
princes-move-take = Prendre { $the_item } : { princes-cost }{ princes-sells }
princes-move-nothing = Ne rien prendre ce tour-ci
princes-move-choose = Prendre { $the_landscape }
princes-move-place = Placer { $the_tile } sur { $squares }
princes-move-recruit = Recruter { $the_profession }
princes-move-later = Garder la carte de recrutement pour plus tard
princes-move-work = Faire réaliser une œuvre par { $the_profession } : valeur { $value }, plus les cartes de bonus
princes-move-bonus = Ajouter une carte de bonus qui vaut { $value } : { $bonus }
princes-move-enough = Ne plus ajouter de carte de bonus
princes-move-prestige = { $points ->
    [0] Prendre { princes-florins }, sans prestige
   *[other] { $florins ->
        [0] Prendre { princes-points }, sans florins
       *[other] Prendre { princes-points } et { princes-florins }
    }
}
princes-points = { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
}
princes-move-build = { $cost ->
    [0] Construire { $the_building } : gratuit, +{ princes-points }
   *[other] Construire { $the_building } : { princes-cost }, +{ princes-points }{ princes-sells }
}
princes-move-draw = Piocher dans { $the_pile } : { princes-cost }{ princes-sells }
princes-move-freedom = Instituer { $the_freedom } : { princes-cost }{ princes-sells }
princes-move-keep = Garder : { $card }
princes-move-under = Glisser sous la pile : { $card }
princes-move-as = Les glisser toutes sous la pile, dans l’ordre du tirage
princes-move-stop = Terminer votre tour

## Ce que coûtent et font les objets, les cartes et les bâtiments

princes-note-profession = aime { $the_building }, { $the_landscape }, { $the_freedom }
princes-note-building = { princes-ground } ; { princes-points } à la construction ; +{ $value } aux œuvres de { $professions }
princes-ground = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
princes-note-landscape = { princes-ground }, à placer aussitôt ; +{ $value } aux œuvres des artistes qui l’aiment ; { princes-points } pour chaque paysage de plus de la même sorte
princes-note-any-landscape = l’un de ceux-ci, au choix : { $landscapes }
princes-note-freedom = +{ $value } aux œuvres des artistes qui l’aiment
princes-note-jester = +{ $value } à chaque œuvre désormais
princes-note-builder = un bâtiment coûte { $costs } avec un, deux, trois architectes ; dès le deuxième, les bâtiments peuvent se toucher, et chaque architecte rapporte { princes-points }
princes-note-prestige = regardez les premières cartes de la pile et gardez-en une : des points à la fin
princes-note-recruiting = prend un artiste joué par un autre joueur ; en main ou sur la table, ajoute { $value } aux œuvres comme une carte de profession
princes-note-prestige-card = { $tied ->
    [0] { princes-points }
   *[other] { princes-points }, { $tied } à égalité
}

## Événements

princes-event-roundbegan = Tour { $round } : { $first_seat } commence. Une œuvre doit valoir au moins { $minimum }.
princes-event-cardschosen = Chacun a rendu une carte de profession.
princes-event-opened = { $seat } met en vente { $the_item } à { princes-price }.
princes-event-bidmade = { $seat } offre { princes-price } pour { $the_item }.
princes-event-passed = { $seat } passe pour { $the_item }.
princes-event-renounced = { $seat } n’achète rien ce tour-ci.
princes-event-bought = { $price ->
    [0] { $seat } prend { $the_item } sans payer{ princes-brings }.
   *[other] { $seat } achète { $the_item } pour { princes-price }{ princes-sale }{ princes-brings }.
}
princes-sale = { $sold ->
    [0] { "" }
    [one] { " " }(vend { $sold } point de prestige pour { princes-raised })
   *[other] { " " }(vend { $sold } points de prestige pour { princes-raised })
}
princes-brings = { $points ->
    [0] { "" }
   *[other] { "" } : { princes-points }
}
princes-event-placed = { $seat } place { $the_landscape } en { $square }{ princes-brings }.
princes-event-built = { $cost ->
    [0] { $seat } construit { $the_building } en { $square } sans rien payer{ princes-brings }.
   *[other] { $seat } construit { $the_building } en { $square } pour { princes-cost }{ princes-sale }{ princes-brings }.
}
princes-event-drew = { $count ->
    [one] { $seat } regarde l’unique carte de { $the_pile }{ princes-for }.
   *[other] { $seat } regarde { $count } cartes de { $the_pile }{ princes-for }.
}
princes-for = { $cost ->
    [0] { "" }
   *[other] { " " }pour { princes-cost }{ princes-sale }
}
princes-event-saw = Dans { $the_pile }, vous voyez : { $cards }.
princes-event-kept = { $seat } garde une carte de { $the_pile }.
princes-event-chose = Dans { $the_pile }, vous gardez : { $card }.
princes-event-recruited = { $seat } recrute { $the_profession } chez { $from_seat }.
princes-event-freedomintroduced = { $seat } institue { $the_freedom } pour { princes-cost }{ princes-sale }.
princes-event-worked = { $bonuses_count ->
    [0] { $seat } fait réaliser une œuvre par { $the_profession }, d’une valeur de { $value } : { princes-paid }.
    [one] { $seat } fait réaliser une œuvre par { $the_profession }, d’une valeur de { $value } avec une carte de bonus ({ $bonuses }) : { princes-paid }.
   *[other] { $seat } fait réaliser une œuvre par { $the_profession }, d’une valeur de { $value } avec { $bonuses_count } cartes de bonus ({ $bonuses }) : { princes-paid }.
}
princes-paid = { $points ->
    [0] { princes-florins }
   *[other] { $florins ->
        [0] { princes-points }
       *[other] { princes-points } et { princes-florins }
    }
}
princes-event-turnended = { $left ->
    [0] { $seat } termine son tour.
    [one] { $seat } s’arrête avec une action non utilisée.
   *[other] { $seat } s’arrête avec { $left } actions non utilisées.
}
princes-event-bestwork = { $seat } a réalisé la plus belle œuvre du tour, d’une valeur de { $value }{ princes-brings }.
princes-event-cardscored = { $points ->
    [0] { $seat } dévoile « { $prestige } » et ne marque rien.
   *[other] { $seat } dévoile « { $prestige } » : { princes-points }.
}

## Refus

princes-refusal-pile-closed = Ce tour-ci, { $the_item } a déjà trouvé preneur.
princes-refusal-pile-empty = Il n’en reste plus.
princes-refusal-not-an-item-here = { $item } : ce n’est pas en vente à cette table. À deux joueurs, les paysages forment un seul objet ; à plus, ils en font trois.
princes-refusal-not-covered = { $sellable ->
    [0] Vous n’avez pas { princes-cost }.
   *[other] Vous ne pouvez pas couvrir { princes-cost }, même en vendant tout votre prestige.
}
princes-refusal-exact-raise = On surenchérit d’un seul pas, ni plus ni moins : offrez { $least }, ou passez.
princes-refusal-builders-full = Vous avez tous les architectes qu’un joueur peut avoir.
princes-refusal-no-room-landscape = Il ne tient pas dans votre domaine, et un paysage se place aussitôt.
princes-refusal-once-a-turn = Vous l’avez déjà fait à ce tour, et cela ne se fait qu’une fois.
princes-refusal-no-action-left = Il ne vous reste plus d’action à ce tour.
princes-refusal-cannot-pay = { $sellable ->
    [0] Vous n’avez pas { princes-cost }.
   *[other] Vous ne pouvez pas payer { princes-cost }, même en vendant tout votre prestige.
}
princes-refusal-cards-gone = Il ne reste aucune carte dans { $the_pile }.
princes-refusal-freedom-there = Votre domaine a déjà { $the_freedom }.
princes-refusal-freedom-gone = { $freedom } : il n’en reste plus.
princes-refusal-already-built = Votre domaine a déjà { $the_building }, et ne peut avoir qu’un bâtiment de chaque sorte.
princes-refusal-none-in-stock = { $building } : il n’en reste plus.
princes-refusal-no-room-building = Votre domaine n’a pas de place pour { $the_building }.
princes-refusal-overlaps = En { $square }, { $the_tile } couvrirait des cases occupées.
princes-refusal-off-grid = En { $square }, { $the_tile } sortirait de votre domaine.
princes-refusal-touches = En { $square }, { $the_tile } toucherait un autre bâtiment : il vous faudrait deux architectes.
princes-refusal-touches-palace = En { $square }, { $the_tile } toucherait le palais : il vous faudrait deux architectes.
princes-refusal-not-in-hand = Vous n’avez pas { $the_profession } en main.
princes-refusal-below-minimum = L’œuvre resterait au-dessous de { $minimum }, le minimum de ce tour.
princes-refusal-bonus-not-in-hand = Vous n’avez pas la carte de bonus « { $bonus } ».
princes-refusal-bonus-order = Les cartes de bonus se jouent dans l’ordre de leurs numéros, et celle-ci aurait dû venir plus tôt.
princes-refusal-too-much-prestige = La paie ne suffit pas pour { princes-points } : prenez-en { $most } au plus.
princes-refusal-no-recruiting-card = Vous n’avez pas de carte de recrutement.
princes-refusal-own-table = Vous avez déjà { $the_profession } sur votre propre table : on ne recrute que chez les autres.
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

princes-field-minimum = Valeur minimale d’une œuvre
princes-field-opening = Mise à prix
princes-field-items = Objets
princes-field-buildings = Bâtiments
princes-field-freedoms = Libertés
princes-field-piles = Piles
princes-field-estates = Domaines
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
princes-field-profession = Profession
princes-field-building = Bâtiment
princes-field-landscape = Paysage
princes-field-freedom = Liberté
princes-field-jester = Saltimbanques
princes-field-card = Cartes
princes-field-value = Valeur
princes-field-value_with_bonus = Avec toutes les cartes de bonus
princes-field-bonus = Bonus
princes-field-pile = Pile
princes-field-known = Cartes connues
princes-field-cards_somewhere = Quelque part dans la pile
princes-field-cards_at_the_bottom = Au fond, de haut en bas
princes-field-looked_at_cards = Cartes regardées
princes-field-returned_profession = Carte rendue
princes-field-work = Œuvre en préparation
princes-field-work_bonuses = Ses cartes de bonus
princes-field-revealed_prestige = Cartes dévoilées
princes-field-works_with_items = Œuvres avec un objet de plus
princes-field-works_with_buildings = Œuvres avec un bâtiment de plus
princes-field-bonus_with_items = Cartes de bonus avec un objet de plus
princes-field-building_places = Façons de placer un bâtiment
princes-field-places = Façons
princes-field-artists = Professions à portée
princes-field-prestige_counts = Ce qui a décidé des cartes de prestige
princes-field-counts = Compté

## Pourquoi un robot a choisi

princes-why-work = Cette œuvre promet { table-worth }.
princes-why-build = Ce bâtiment promet { table-worth }, maintenant et par les œuvres à venir.
princes-why-draw = Une nouvelle carte promet { table-worth }.
princes-why-freedom = Cette liberté promet { table-worth } par les œuvres à venir.
princes-why-buy = À ce prix, cela promet { table-worth }.
princes-why-bid = Cela vaut jusqu’à { princes-limit } : { $price }, c’est encore un bon prix.
princes-why-pass = Cela vaut au plus { princes-limit } : { $price }, c’est trop.
princes-why-renounce = Rien de ce qui est en vente ne vaut son prix ce tour-ci.
princes-why-place = C’est ici qu’il reste le plus de place pour la suite.
princes-why-keep = De ces cartes, c’est celle qui promet le plus : { table-worth }.
princes-why-prestige = Le prestige rapporte maintenant plus que l’argent : ce partage promet { table-worth }.
princes-why-florins = L’argent rapporte maintenant plus que le prestige : ce partage promet { table-worth }.
princes-brief-last = dernière action : prestige
princes-brief-prestige = le prestige rapporte plus
princes-brief-florins = l’argent rapporte plus
princes-why-recruit = Une œuvre de plus de cet artiste promet { table-worth }.
princes-why-return = C’est elle qui s’accorde le moins avec les trois autres.
princes-why-stop = Aucune des actions restantes ne vaut son prix.

# La table telle qu’un terminal la dessine.
princes-drawing-setup = Avant le premier tour : { $first_seat } commencera
princes-drawing-round = Tour { $round } sur { $rounds } : une œuvre doit valoir { $minimum } ; { $first_seat } commence
princes-drawing-own-estate = { princes-florins }, prestige : { $prestige }
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
princes-third_tiebreak-shared = partagée
princes-third_tiebreak-lowest_card = plus petite carte

## Muse & Princesse

princes-question-court = De qui recherchez-vous l’aide ? Il y a { princes-florins } sur le Banquier. Qui passe ne mise plus à ce tour.
princes-question-merchant = Le Marchand est à vous. Prenez-vous tout de suite { princes-points } pour votre place, ou le gardez-vous, pour un achat gratuit aux prochaines enchères ou pour les points plus tard ?
princes-question-won-with-merchant = Vous remportez { $the_item } pour { princes-price }. Le Marchand vous l’apporte-t-il pour rien, ou payez-vous en prenant { princes-points } pour votre place ?
princes-question-professor = Le Professeur est à vous. Vous cherche-t-il une carte tout de suite, ou le gardez-vous pour votre tour ?
princes-question-professor-due = Dernier appel pour le Professeur : il s’en va avant que l’on ne mise de nouveau sur les personnages. Dans quelle pile vous cherche-t-il une carte ?
princes-question-princess-pay = Pour la Princesse, votre œuvre vaut { $value } et rapporte { princes-pay }. Combien de prestige prenez-vous à la place, à { princes-rate } le point ? Au plus { $most }.
princes-question-change = Vous avez { princes-florins }, et le Banquier les change en prestige. Combien de points prenez-vous ? Au plus { $most }.

princes-move-court = { $florins ->
    [0] Miser sur { $the_character }, case { $space } : { princes-cost }
   *[other] Miser sur { $the_character }, case { $space } : rapporte { princes-florins }
}
princes-move-rank = Utiliser le Marchand : { princes-points } pour votre place
princes-move-gratis = Laisser le Marchand l’apporter : rien à payer
princes-move-wait = Garder { $the_character } pour plus tard
princes-move-dismiss = Laisser partir { $the_character } sans s’en servir
princes-move-consult = Faire chercher une carte par le Professeur dans { $the_pile }
princes-move-princess = Faire réaliser une œuvre pour la Princesse : elle vaut { $value }
princes-move-change = { $points ->
    [0] Garder vos florins
   *[other] Changer { princes-florins } en { princes-points }
}

princes-event-courtopened = On mise sur les personnages. Il y a { princes-florins } sur le Banquier.
princes-event-pawnplaced = { $price ->
    [0] { $seat } mise sur { $the_character }, case { $space }.
   *[other] { $seat } mise sur { $the_character }, case { $space }, pour { princes-price }.
}
princes-event-pawnreturned = { $seat } n’est plus en tête pour { $the_character } et reprend son pion.
princes-event-courtleft = { $seat } ne mise sur personne ce tour-ci.
princes-event-charactertaken = { $seat } paie { princes-price } et obtient l’aide d’un personnage : { $character }.
princes-event-bankertaken = Le Banquier apporte { princes-florins } à { $seat }.
princes-event-rankscored = Le Marchand apporte { princes-points } à { $seat } pour sa place sur la piste.
princes-event-wonfornothing = Le Marchand apporte { $the_item } à { $seat } pour rien.
princes-event-professorconsulted = Le Professeur cherche pour { $seat } une carte dans { $the_pile }.
princes-event-professordismissed = { $seat } laisse partir le Professeur sans s’en servir.
princes-event-princesspleased = { $seat } fait réaliser une œuvre pour la Princesse, d’une valeur de { $value } : { princes-paid }.
princes-event-florinschanged = Le Banquier donne { princes-points } à { $seat } pour { princes-florins }.

princes-refusal-character-taken = Ce tour-ci, { $the_character } aide déjà quelqu’un.
princes-refusal-not-higher = Un pion se trouve déjà sur cette case ou plus haut : le vôtre doit aller plus haut.
princes-refusal-no-such-space = La carte n’a pas de case { $space } : { $character }.
princes-refusal-not-in-cash = Vous n’avez pas { princes-cost } en espèces, et l’on ne peut pas vendre de prestige ici.
princes-refusal-no-character = Vous n’avez pas l’aide de ce personnage en ce moment.
princes-refusal-princess-minimum = Pour la Princesse, votre œuvre vaudrait { $value }, et ce tour demande { $minimum }.
princes-refusal-too-much-changed = Vos florins ne suffisent pas pour { princes-points } : changez-en { $most } au plus.

princes-source-princess = Princesse
princes-source-merchant = Marchand
princes-source-banker = Banquier
princes-source-muse = Muse
princes-source-cardinal = Cardinal
princes-source-professor = Professeur

princes-field-court = Cour
princes-field-courted = On mise en ce moment
princes-field-works_with_muse = Œuvres avec la Muse
princes-field-characters = Personnages
princes-field-character = Personnage
princes-field-lowest_space = Première case
princes-field-highest_space = Dernière case
princes-field-space = Case
princes-field-pawn_seat = Pion
princes-field-holder_seat = Aide
princes-field-last_seat = Pris la dernière fois par
princes-field-taken = Pris
princes-field-bankers_florins = Sur le Banquier
princes-field-princess_value = Valeur d’une œuvre pour la Princesse
princes-field-princess_parts = Ce qui compte pour la Princesse
princes-field-thing = Chose
princes-thing-landscape = Paysages
princes-thing-building = Bâtiments
princes-thing-builder = Architectes
princes-thing-card = Cartes de profession et de recrutement
princes-field-count = Combien
princes-field-each = Valeur de chacune
princes-field-ranks = Places sur la piste

princes-why-court = Cette aide promet { table-worth }, prix déduit.
princes-why-merchant = Utilisé ainsi, le Marchand promet { table-worth }.
princes-drawing-court = Personnages, { $florins } sur le Banquier
princes-drawing-courted = { $seat } en { $space }
princes-drawing-spaces = de { $lowest } à { $highest }
princes-drawing-helps = aide { $seat }
princes-drawing-gone = pris

## Coopération

princes-question-name-building = { $cost ->
    [0] Quel bâtiment proposez-vous à { $partner_seat } ? Vous ne payez rien à la banque.
   *[other] Quel bâtiment proposez-vous à { $partner_seat } ? Vous paieriez { princes-cost } à la banque.
}
princes-question-name-place = Où placer { $the_building }, à cheval sur votre frontière avec { $listener_seat } ?
princes-question-name-sum = { $paying ->
    [1] Combien paieriez-vous à { $active_seat } pour une part dans { $the_building } ?
   *[other] Combien demandez-vous à { $partner_seat } pour une part dans { $the_building } ? Ce peut être rien ; l’argent des autres, vous ne le voyez pas.
}
princes-question-answer = { $paying ->
    [1] { $active_seat } veut construire { $the_building } avec vous, en { $square } chez { $estate_seat } : vous paieriez { princes-amount }. Acceptez-vous ?
   *[other] { $partner_seat } construirait { $the_building } avec vous, en { $square } chez { $estate_seat }, et vous paierait { princes-amount }. Acceptez-vous ?
}

princes-move-propose = { $cost ->
    [0] Proposer un bâtiment conjoint à { $partner_seat } : gratuit
   *[other] Proposer un bâtiment conjoint à { $partner_seat } : { princes-cost } à la banque{ princes-would-sell }
}
princes-move-join = { $building } en { $squares } chez { $estate_seat } et { $other_squares } chez { $other_seat }
princes-move-for = { $paying ->
    [1] Payer { princes-amount } à { $active_seat }{ princes-would-sell }
   *[other] { $partner_seat } vous paie { princes-amount }
}
princes-move-accept = { $paying ->
    [1] Accepter : payer { princes-amount } à { $active_seat }{ princes-sells }, +{ princes-points }
   *[other] Accepter : { princes-amount } de la part de { $partner_seat }, { princes-cost } à la banque{ princes-sells }, +{ princes-points }
}
princes-move-counter = Faire une contre-offre à { $listener_seat }
princes-move-insist = Faire une dernière offre à { $listener_seat }
princes-move-refuse = Refuser

princes-event-offered = { $amount ->
    [0] { $seat } propose { $the_building } à { $listener_seat }, en { $square } chez { $estate_seat }, pour rien.
   *[other] { $seat } propose { $the_building } à { $listener_seat }, en { $square } chez { $estate_seat }, pour { princes-amount }.
}
princes-event-countered = { $amount ->
    [0] Contre-offre de la part de { $seat } : { $the_building } en { $square } chez { $estate_seat }, pour rien.
   *[other] Contre-offre de la part de { $seat } : { $the_building } en { $square } chez { $estate_seat }, pour { princes-amount }.
}
princes-event-insisted = { $amount ->
    [0] { $seat } fait une dernière offre à { $listener_seat } : { $the_building } en { $square } chez { $estate_seat }, pour rien.
   *[other] { $seat } fait une dernière offre à { $listener_seat } : { $the_building } en { $square } chez { $estate_seat }, pour { princes-amount }.
}
princes-event-offerrefused = { $seat } refuse : { $the_building } ne se fera pas avec { $listener_seat }.
princes-event-jointlybuilt = { $cost ->
    [0] { $seat } et { $partner_seat } construisent ensemble { $the_building }, en { $square } chez { $estate_seat }, sans rien coûter à { $seat }{ princes-brings }.
   *[other] { $seat } et { $partner_seat } construisent ensemble { $the_building }, en { $square } chez { $estate_seat } ; { $seat } paie { princes-cost } à la banque{ princes-sale }{ princes-brings }.
}
princes-event-sharepaid = { $amount ->
    [0] { $seat } n’a rien à payer{ princes-brings }.
   *[other] { $seat } paie { princes-amount } à { $active_seat }{ princes-sale }{ princes-brings }.
}

princes-refusal-no-border = Votre domaine n’a pas de frontière avec celui de { $partner_seat }.
princes-refusal-talked-enough = Vous avez négocié autant de fois qu’on le peut avant une action : faites-en d’abord une.
princes-refusal-nothing-jointly = Il n’y a aucun bâtiment que vous puissiez construire maintenant avec { $partner_seat }.
princes-refusal-partner-has-it = { $partner_seat } a déjà { $the_building }, et un domaine n’en a qu’un de chaque sorte.
princes-refusal-talked-of = Avec { $partner_seat }, vous avez déjà négocié { $the_building } depuis votre dernière action.
princes-refusal-no-joint-room = Il n’y a pas de place pour { $the_building } à cheval sur votre frontière avec { $partner_seat }.
princes-refusal-elsewhere = Là, { $the_building } ne serait pas dans vos deux domaines seulement.
princes-refusal-joint-overlaps = En { $square } chez { $estate_seat }, { $the_building } couvrirait des cases occupées.
princes-refusal-own-touches = Dans votre domaine, il toucherait un autre bâtiment : il vous faut pour cela deux architectes.
princes-refusal-own-touches-palace = Dans votre domaine, il toucherait le palais : il vous faut pour cela deux architectes.
princes-refusal-own-faces = Dans votre domaine, il ferait face à un autre bâtiment au-delà d’une frontière : il vous faut pour cela deux architectes.
princes-refusal-own-border = Dans votre domaine, il serait contre la frontière d’un tiers : il vous faut pour cela un architecte.
princes-refusal-others-touches = Dans le domaine de { $listener_seat }, il toucherait un autre bâtiment : il y faudrait deux architectes.
princes-refusal-others-touches-palace = Dans le domaine de { $listener_seat }, il toucherait le palais : il y faudrait deux architectes.
princes-refusal-others-faces = Dans le domaine de { $listener_seat }, il ferait face à un autre bâtiment au-delà d’une frontière : il y faudrait deux architectes.
princes-refusal-others-border = Dans le domaine de { $listener_seat }, il serait contre la frontière d’un tiers : il y faudrait un architecte.
princes-refusal-faces-building = En { $square }, { $the_tile } ferait face au bâtiment d’un voisin : il vous faut pour cela deux architectes.
princes-refusal-at-the-border = En { $square }, { $the_tile } serait contre une frontière : il vous faut pour cela un architecte, ou un partenaire de l’autre côté.
princes-refusal-same-again = C’est ce qui vient d’être proposé : acceptez-le, ou changez l’emplacement ou la somme.
princes-refusal-share-not-covered = { $sellable ->
    [0] Vous n’avez pas { princes-amount }.
   *[other] Vous ne pouvez pas réunir { princes-amount }, même en vendant tout votre prestige.
}
princes-refusal-last-word = Il n’y a plus rien à proposer : acceptez ou refusez.

princes-source-cooperation = Bâtiments conjoints

princes-field-palace_squares = Palais
princes-field-joined = Domaines réunis
princes-field-rows = Première ligne de chaque domaine
princes-field-columns = Première colonne de chaque domaine
princes-field-joint_buildings = Bâtiments conjoints
princes-field-other_seat = Avec
princes-field-other_squares = Cases là-bas
princes-field-talks = Négociations depuis la dernière action
princes-field-most_talks = Négociations avant chaque action
princes-field-talk = Négociation
princes-field-active_seat = Propose
princes-field-partner_seat = Partenaire
princes-field-cost = À la banque
princes-field-proposals = Propositions
princes-field-amount = Payé par le partenaire
princes-field-estate_seat = Dans le domaine de
princes-field-square = Première case
princes-field-grounds = Dans chaque domaine
princes-field-touches = Touche
princes-field-touched_square = En
princes-field-touched_building = Bâtiment touché
princes-field-needed_builders = Architectes nécessaires
princes-touches-nothing = rien d’autre
princes-touches-building = un bâtiment
princes-touches-palace = le palais
princes-touches-opposite = un bâtiment au-delà de la frontière
princes-touches-border = la frontière d’un tiers

princes-why-jointly = Construit avec un voisin, il promet { table-worth }.
princes-why-share = C’est une juste part de ce que le bâtiment apporte à chacun.
princes-why-agree = À ces conditions, le bâtiment promet { table-worth }.
princes-why-haggle = Le bâtiment vaut la peine, mais pas à ces conditions.
princes-why-decline = À ces conditions, le bâtiment n’en vaut pas la peine.
princes-drawing-joined = Les domaines réunis
princes-drawing-talk = Proposé
princes-drawing-ground = chez { $seat }, en contact avec { $touching } : architectes requis { $needed }, présents { $builders }
princes-drawing-said = { $amount ->
    [0] { $seat } : { $square } chez { $estate_seat }, pour rien
   *[other] { $seat } : { $square } chez { $estate_seat }, pour { princes-amount }
}
