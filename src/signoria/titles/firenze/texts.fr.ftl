# Ce que dit Firenze.

## Choses comptées

firenze-counted-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Questions

firenze-question-take = Quelle carte de la rangée prenez-vous, avec les briques qu’elle porte ?
firenze-question-pay-price = { $count ->
    [one] Il reste une brique à payer pour { $the_card }. Quelle brique posez-vous sur { $the_onto } ?
   *[other] Il reste { $count } briques à payer pour { $the_card }. Quelle brique posez-vous sur { $the_onto } ?
}
firenze-question-exchange = Échangez-vous { firenze-give } contre une brique de la rangée ?
firenze-give = { $give ->
    [one] une brique
   *[other] { $give } briques
}
firenze-question-choose-brick = Quelle brique de la rangée voulez-vous en échange de { $give } des vôtres ?
firenze-question-give = { $count ->
    [one] Quelle brique posez-vous en dernier sur { $the_card }, contre la brique { $for_colour } qui s’y trouve ?
   *[other] Quelles { $count } briques posez-vous sur { $the_card }, contre la brique { $for_colour } qui s’y trouve ? Nommez la suivante.
}
firenze-question-raise = Jusqu’où élevez-vous votre tour { $colour } de { firenze-floors } ? Briques posées ce tour-ci : { $laid } sur { $most }. Une tour qui ne grandit pas s’écroule.
firenze-floors = { $height ->
    [one] { $height } étage
   *[other] { $height } étages
}
firenze-question-begin = Commencez-vous une nouvelle tour ? Briques posées ce tour-ci : { $laid } sur { $most }.
firenze-question-pay-cost = { $count ->
    [one] Quelle brique remettez-vous dans le sac pour payer la construction ?
   *[other] Quelles { $count } briques remettez-vous dans le sac pour payer la construction ? Nommez la suivante.
}
firenze-question-fill = { $letters ->
    [one] Remplissez-vous un contrat ? Ce serait votre dernière lettre.
   *[other] Remplissez-vous un contrat ? Il vous reste { $letters } lettres.
}
firenze-question-discard = { $count ->
    [one] Vous pouvez garder { firenze-limit }. Laquelle défaussez-vous ?
   *[other] Vous pouvez garder { firenze-limit }. Lesquelles défaussez-vous, { $count } en tout ? Nommez la suivante.
}
firenze-limit = { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}
firenze-question-return = { $count ->
    [one] Votre entrepôt est trop plein. Quelle brique remettez-vous dans le sac ?
   *[other] Votre entrepôt est trop plein. Quelles { $count } briques remettez-vous dans le sac ? Nommez la suivante.
}
firenze-question-lose-bricks = { $count ->
    [one] { $card } : vous perdez une brique. Laquelle ?
   *[other] { $card } : vous perdez { $count } briques. Nommez la suivante.
}
firenze-question-lower = { $card } : une de vos tours perd son dernier étage. Laquelle ?
firenze-question-pick = { $count ->
    [one] Quelle brique prenez-vous dans le sac ?
   *[other] Quelles { $count } briques prenez-vous dans le sac ? Nommez la suivante.
}
firenze-question-steal = À qui prenez-vous une brique, et laquelle ?
firenze-question-sabotage = Quelle tour perd son dernier étage ?
firenze-question-discard-celebration = Quelle célébration défaussez-vous ?
firenze-question-hand-on = Transmettez-vous { $the_card } à quelqu’un d’autre ?
firenze-question-swap = Avec quelle carte de la rangée troquez-vous des briques ? { $most } au plus.
firenze-question-give-for-swap = Quelle brique posez-vous sur { $the_card } ? Vous pouvez en donner encore { $count }, et reprendrez autant de celles qui s’y trouvaient.
firenze-question-take-for-swap = { $count ->
    [one] Quelle brique reprenez-vous sur { $the_card } ?
   *[other] Quelles { $count } briques reprenez-vous sur { $the_card } ? Nommez la suivante.
}

## Coups

firenze-bricks = { $bricks_count ->
    [0] aucune brique
   *[other] { $bricks }
}
firenze-move-take = { $price ->
    [0] Prendre { $the_card }, sans payer : { firenze-bricks } ({ $says })
    [one] Prendre { $the_card } pour une brique : { firenze-bricks } ({ $says })
   *[other] Prendre { $the_card } pour { $price } briques : { firenze-bricks } ({ $says })
}
firenze-move-trade = Échanger
firenze-move-skip = Ne rien échanger
firenze-move-exchange = Une brique { $colour } sur { $the_card }
firenze-move-pay = Payer une brique { $colour }
firenze-move-lose = Une brique { $colour } dans le sac
firenze-move-give = Donner une brique { $colour }
firenze-move-pick = Prendre une brique { $colour }
firenze-move-swap = Troquer avec { $the_card } : { firenze-bricks }
firenze-cost = { $cost ->
    [0] gratuit
    [one] coûte une brique
   *[other] coûte { $cost } briques
}
firenze-move-begin = { $to_height ->
    [one] Commencer une tour { $colour } d’un étage : { firenze-cost }
   *[other] Commencer une tour { $colour } de { $to_height } étages : { firenze-cost }
}
firenze-move-raise = Élever la tour { $colour } de { $height } à { $to_height } : { firenze-cost }
firenze-move-leave = La laisser comme elle est
firenze-move-stop = Ne plus bâtir
firenze-move-fill = { $level ->
    [0] Remplir le contrat de la tour { $colour }, hauteur { $height } : { firenze-points }
   *[other] Remplir le balcon de la tour { $colour }, hauteur { $height } : { firenze-points }
}
firenze-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
firenze-move-enough = Ne plus remplir de contrat
firenze-move-lower = La tour { $colour } de { firenze-floors }
firenze-move-sabotage = La tour { $colour } de { firenze-floors } de { $from_seat }
firenze-move-steal = Une brique { $colour } à { $from_seat }
firenze-move-play = Jouer { $the_card } : { $says }
firenze-move-discard = Défausser { $the_card } ({ $says })
firenze-move-keep = Garder { $the_card } ({ $says })
firenze-move-hand = Transmettre { $the_card } à { $to_seat } ({ $says })
firenze-move-done = Ne plus rien donner

## Ce que sont et font les cartes

firenze-note-card = { $kind } : { $says }
firenze-kind-event = événement
firenze-kind-character = personnage
firenze-kind-celebration = célébration
firenze-kind-building = bâtiment
firenze-kind-church = église

## Événements

firenze-event-turnbegan = Manche { $round } : { $seat } commence son tour.
firenze-event-pricepaid = { $seat } pose sur les cartes de gauche, à partir de la première : { $bricks }.
firenze-event-cardtaken = { $bricks_count ->
    [0] { $seat } prend { $the_card }, qui ne portait aucune brique.
   *[other] { $seat } prend { $the_card } et ses briques : { $bricks }.
}
firenze-event-rowrefilled = { $bricks_count ->
    [0] Nouvelle carte de la rangée : { $the_card }, sans brique, car le sac est vide.
   *[other] Nouvelle carte de la rangée : { $the_card }, avec { $bricks }.
}
firenze-event-reshuffled = { $count ->
    [one] La pioche était vide : la seule carte défaussée en forme une nouvelle.
   *[other] La pioche était vide : { $count } cartes défaussées sont mélangées et en forment une nouvelle.
}
firenze-event-twindiscarded = { $seat } a déjà { $the_card } et défausse le second exemplaire.
firenze-event-churchplaced = { $card } prend place sur le plateau.
firenze-event-churchgone = { $card }, la plus ancienne église, cède sa place.
firenze-event-bricksdrawn = { $card } : { $seat } pioche dans le sac : { $bricks }.
firenze-event-brickslost = { $card } : { $seat } remet dans le sac : { $bricks }.
firenze-event-floorlost = { $height ->
    [0] { $card } : le dernier étage d’une tour { $colour } de { $seat } disparaît.
   *[other] { $card } : une tour { $colour } de { $seat } perd un étage ; hauteur restante : { $height }.
}
firenze-event-rulechanged = { $card } : l’effet vaut pour { $seat } pendant ce tour.
firenze-event-characterplayed = { $seat } joue { $the_card }.
firenze-event-brickspicked = { $seat } prend dans le sac : { $bricks }.
firenze-event-bricksswapped = { $seat } troque avec { $the_card } : donne { $given_bricks }, reprend { $taken_bricks }.
firenze-event-brickstolen = { $seat } prend une brique { $colour } à { $from_seat }.
firenze-event-celebrationdiscarded = { $seat } défausse { $the_card }.
firenze-event-exchanged = { $seat } pose { $given_bricks } sur { $the_card } et prend une brique { $colour }.
firenze-event-towerbegun = { $height ->
    [one] { $seat } commence une tour { $colour }.
   *[other] { $seat } commence une tour { $colour } de { $height } étages.
}
firenze-event-towerraised = { $seat } élève une tour { $colour } de { $from_height } à { $height }.
firenze-event-towerraisedagain = { $seat } élève encore une tour { $colour } qui a déjà grandi ce tour, de { $from_height } à { $height }.
firenze-event-costpaid = { $seat } paie la construction : { $bricks }.
firenze-event-towerfell = La tour { $colour } de { $seat } n’a pas grandi et s’écroule. Hauteur : { $height } ; au sac : { $lost } ; à l’entrepôt : { $kept }.
firenze-event-contractfilled = { $seat } remplit le contrat de la tour { $colour }, hauteur { $height } : { firenze-points }.
firenze-event-balconyfilled = { $seat } remplit le balcon { $level }, tour { $colour }, hauteur { $height } : { firenze-points }.
firenze-event-leveltilewon = { $seat } atteint { $height } en premier et reçoit la tuile Niveau : { firenze-points }.
firenze-event-pointsbycard = { $card } : { firenze-points } pour { $seat }.
firenze-event-cardhandedon = { $seat } transmet { $the_card } à { $to_seat }.
firenze-event-lastletter = { $seat } a posé sa dernière lettre : { firenze-points }. Tous les autres ont encore un tour.
firenze-event-bricksreturned = { $seat } a trop de briques et remet dans le sac : { $bricks }.
firenze-event-carddiscarded = { $seat } a trop de cartes et défausse { $the_card }.
firenze-event-flagwon = { $seat } a le plus de lettres sur la tour { $colour } : { firenze-points }.
firenze-event-celebrationscored = { $seat } compte { $the_card } : { firenze-points }.
firenze-event-roundsover = Après la manche { $round }, la partie s’arrête ici.

## Refus

firenze-refusal-cannot-pay-price = Pour { $the_card }, il faut { $price ->
    [one] { $price } brique
   *[other] { $price } briques
}, et celles qui s’y trouvent ne peuvent pas servir à payer.
firenze-refusal-no-card-there = Il n’y a pas de carte à la place { $place } de la rangée.
firenze-refusal-none-of-colour = Vous n’y avez pas de brique { $colour }.
firenze-refusal-colour-order = Les briques se nomment dans l’ordre blanc, jaune, vert, rouge, bleu, violet ; une brique { $colour } aurait dû venir plus tôt.
firenze-refusal-too-few-behind = En commençant par une brique { $colour }, il reste trop peu de briques des couleurs suivantes.
firenze-refusal-too-few-to-exchange = Il faut { firenze-give } dans votre entrepôt, et une brique dans la rangée.
firenze-refusal-not-on-card = Il n’y a pas de brique { $colour } sur cette carte.
firenze-refusal-most-bricks-laid = Vous pouvez poser { $most ->
    [one] { $most } brique
   *[other] { $most } briques
} ce tour-ci, et en avez posé { $laid }.
firenze-refusal-cannot-pay-cost = En plus des briques à poser, vous ne pouvez pas en payer { $cost }.
firenze-refusal-no-brick-of-colour = Il vous faudrait { $count } de ces briques : { $colour }.
firenze-refusal-no-tower-of-yours = Vous n’avez pas de tour { $colour } de { firenze-floors } à élever maintenant.
firenze-refusal-tower-order = D’abord les tours debout, dans l’ordre de leurs couleurs, puis les nouvelles : ce n’est pas le tour de celle-ci.
firenze-refusal-no-tower-so-high = Vous n’avez pas de tour { $colour } d’exactement { $height }.
firenze-refusal-contract-covered = Une lettre couvre déjà le contrat de la tour { $colour }, hauteur { $height }.
firenze-refusal-no-letter-left = Vous n’avez plus de lettre.
firenze-refusal-balcony-waits = Les balcons se remplissent dans l’ordre, et celui-ci porte le numéro { $level }.
firenze-refusal-celebration-stays = On ne défausse pas de célébration pour respecter la limite.
firenze-refusal-card-not-yours = Vous n’avez pas { $the_card }.
firenze-refusal-card-order = Les cartes se nomment dans un ordre fixe, et ce n’est pas le moment de nommer { $the_card }.
firenze-refusal-no-such-tower = Il n’y a pas là de tour { $colour } de { firenze-floors }.
firenze-refusal-not-the-tallest = C’est la tour la plus haute qui perd un étage.
firenze-refusal-not-from-yourself = Il faut choisir un autre joueur.
firenze-refusal-nobody-there = Personne n’est assis là.
firenze-refusal-not-in-store = Il n’y a pas de brique { $colour } dans cet entrepôt.
firenze-refusal-not-to-yourself = Vous l’avez déjà : elle va à un autre joueur.
firenze-refusal-not-that-card = Ce n’est pas la carte à transmettre.
firenze-refusal-no-such-celebration = { $card } n’est pas une célébration de votre main.
firenze-refusal-no-brick-there = Il n’y a pas de brique sur cette carte.
firenze-refusal-give-one-first = Il faut donner au moins une brique.
firenze-refusal-not-in-hand = Vous n’avez pas { $the_card } en main.
firenze-refusal-name-played = Vous avez déjà joué { $the_card } ce tour-ci, et le même nom ne se joue pas deux fois.
firenze-refusal-too-late = C’est trop tard pour ce tour : { $says }.
firenze-refusal-nothing-would-fall = Aucune de vos tours ne tomberait.
firenze-refusal-bag-empty = Le sac est vide.
firenze-refusal-nothing-to-swap = Il faut une brique dans votre entrepôt, et une sur une carte de la rangée.
firenze-refusal-nothing-to-steal = Personne d’autre n’a de brique.
firenze-refusal-no-tower-elsewhere = Personne d’autre n’a de tour.
firenze-refusal-no-celebration = Vous n’avez pas de célébration.

## D’où viennent les points

firenze-source-contract = Contrats
firenze-source-balcony = Balcons
firenze-source-level = Tuiles Niveau
firenze-source-church = Églises
firenze-source-event = Événements
firenze-source-end = Tuile de fin
firenze-source-flag = Drapeaux
firenze-source-celebration = Célébrations

## Titres de ce qui se voit

firenze-field-round = Manche
firenze-field-phase = Phase
firenze-field-active_seat = Au tour de
firenze-field-last_turns = Derniers tours
firenze-field-row = Rangée de cartes
firenze-field-card = Carte
firenze-field-price = Prix
firenze-field-bricks = Briques
firenze-field-white = Blanches
firenze-field-yellow = Jaunes
firenze-field-green = Vertes
firenze-field-red = Rouges
firenze-field-blue = Bleues
firenze-field-violet = Violettes
firenze-field-bag = Sac
firenze-field-draw_pile = Pioche
firenze-field-starting_cards = Cartes de départ restantes
firenze-field-discarded_cards = Défausse
firenze-field-church_cards = Églises
firenze-field-contracts = Contrats
firenze-field-colour = Couleur
firenze-field-height = Hauteur
firenze-field-level = Balcon
firenze-field-owner_seat = Lettre de
firenze-field-neutral = Lettre neutre
firenze-field-open = Peut être rempli
firenze-field-level_tiles = Tuiles Niveau
firenze-field-flags = Drapeaux
firenze-field-end_tile_seat = Tuile de fin
firenze-field-laid = Briques posées ce tour-ci
firenze-field-letters = Lettres restantes
firenze-field-store = Entrepôt
firenze-field-towers = Tours
firenze-field-grown = A grandi ce tour-ci
firenze-field-hand = Cartes en main
firenze-field-character_cards = Personnages
firenze-field-celebrations = Célébrations
firenze-field-building_cards = Bâtiments
firenze-field-brick_limit = Limite de briques
firenze-field-card_limit = Limite de cartes
firenze-field-store_then = Briques ensuite
firenze-field-brings = Rapporterait
firenze-field-falls = S’écroule sans grandir
firenze-field-kept = Briques gardées
firenze-field-prospects = Contrats à portée d’un tour
firenze-field-from_height = Depuis la hauteur
firenze-field-short = Briques qui manquent
firenze-field-within = Briques suffisantes
firenze-field-services = Ce que feraient les personnages
firenze-field-reach = Autant que
firenze-field-building_costs = Coût de la construction
firenze-field-cost = Coût
firenze-field-payable = Peut être payé
firenze-field-exchange_give = Briques pour un échange

# La table, dessinée dans un terminal.
firenze-drawing-turn = Manche { $round } : { $active_seat }, { $phase }
firenze-drawing-last-turns = { $seat } a posé sa dernière lettre ; dernier tour de { $active_seat }
firenze-drawing-row = La rangée : prix, briques, effet de la carte
firenze-drawing-contracts = Contrats, drapeaux et tuiles Niveau
firenze-drawing-piles = Églises et piles
firenze-drawing-church = { $card } : { $says }
firenze-drawing-no-church = Aucune église en place.
firenze-drawing-bag = Sac :
firenze-drawing-cards = Cartes : { $draw } à piocher, { $discard } défaussées
firenze-drawing-player = { $letters ->
    [0] { $seat } : { firenze-points }, plus de lettre
    [one] { $seat } : { firenze-points }, encore une lettre
   *[other] { $seat } : { firenze-points }, encore { $letters } lettres
}
firenze-drawing-store = Briques :
firenze-drawing-towers = Tours :
firenze-drawing-hand = Cartes :
firenze-drawing-unseen = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
firenze-phase-p1 = phase 1, carte
firenze-phase-p2 = phase 2, échange
firenze-phase-p3 = phase 3, construction
firenze-phase-p5 = phase 5, contrats
firenze-phase-p6 = phase 6, limites
firenze-short-white = Bc
firenze-short-yellow = J
firenze-short-green = Ve
firenze-short-red = R
firenze-short-blue = Bu
firenze-short-violet = Vi

## Pourquoi un robot a choisi

firenze-why-take = Cette carte et ses briques promettent { table-worth } de plus que le plus mauvais choix.
firenze-why-trade = Cette brique vaut { table-worth } de plus que celles qu’elle coûte.
firenze-why-build = Bâtir jusque-là promet { table-worth } de plus que de n’en rien faire.
firenze-why-leave = Les briques serviront mieux ailleurs.
firenze-why-stop = Aucune autre tour ne vaut d’être commencée maintenant.
firenze-why-fill = Remplir ce contrat maintenant plutôt que plus tard vaut { table-worth }.
firenze-why-play = C’est le moment de jouer cette carte : { table-worth }.
firenze-why-discard = De toutes les cartes, c’est elle qui promet le moins.
firenze-why-brick = De toutes les briques, c’est elle qui manquera le moins.
firenze-why-pick = Cette brique promet { table-worth } de plus que le plus mauvais choix.
firenze-why-rival = C’est là que les autres y perdent le plus.
firenze-why-lower = C’est la tour qui peut le mieux se passer d’un étage.
firenze-why-best = Rien d’autre ne promet davantage.

# Choix des options.
firenze-layout-random = tirage soigné
firenze-layout-recommended = conseillée
firenze-layout-dice = aux dés
firenze-dead_colour-none = aucune
firenze-dead_colour-white = blanc
firenze-dead_colour-yellow = jaune
firenze-dead_colour-green = vert
firenze-dead_colour-red = rouge
firenze-dead_colour-blue = bleu
firenze-dead_colour-violet = violet
firenze-campanile-advised = selon le conseil
firenze-campanile-in = en jeu
firenze-campanile-out = hors du jeu
