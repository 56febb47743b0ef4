# Ce que dit Il Principe.

## Questions

il_principe-question-lay = { $left ->
    [one] Quelle est la dernière carte que vous posez face cachée, sur { $count } ? Nommez-les dans l’ordre des couleurs.
   *[other] Quelles cartes posez-vous face cachée pour les enchères ? Il en reste { $left } sur { $count } à nommer, dans l’ordre des couleurs.
}
il_principe-question-bid-cards = { $price ->
    [0] { il_principe-group } : personne n’a encore rien offert. Vous avez { table-coins }. Faites-vous une offre, ou passez-vous ?
   *[other] { il_principe-group } : { $leader_seat } offre { table-price }. Vous avez { table-coins }. Offrez-vous davantage, ou passez-vous ?
}
il_principe-question-bid-role = { $price ->
    [0] Vous êtes à égalité pour { $the_role } ({ il_principe-pays }), et personne n’a encore rien offert. Vous avez { table-coins }. Faites-vous une offre, ou passez-vous ?
   *[other] Vous êtes à égalité pour { $the_role } ({ il_principe-pays }) : { $leader_seat } offre { table-price }. Vous avez { table-coins }. Offrez-vous davantage, ou passez-vous ?
}
il_principe-question-build-now = Vous pouvez construire une cité maintenant, avec { table-coins }. Laquelle ? Vous pouvez aussi n’en construire aucune.
il_principe-question-turn = { $round ->
    [1] Vous avez une action : jouer des cartes d’une couleur, ou passer. Au premier tour, personne ne construit.
   *[other] Vous avez une action, et { table-coins } : construire une cité, jouer des cartes d’une couleur, ou passer.
}
il_principe-question-how-many = { $card } : combien de cartes jouez-vous ? Au plus { $most }.
il_principe-question-shield = { $left ->
    [one] Dans quelle région touchée par { $city } placez-vous le bouclier ?
   *[other] Dans quelle région touchée par { $city } placez-vous le premier de { $left } boucliers ? Le suivant ira là aussi, ou dans une région suivante de la liste.
}
il_principe-question-shield-anywhere = Dans quelle région placez-vous un bouclier ?
il_principe-question-turn-up = Laquelle de vos cartes face cachée remettez-vous face visible ?

## Coups

il_principe-cost = { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}
il_principe-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
il_principe-move-lay = Poser { $card }
il_principe-move-play = { $count ->
    [one] Jouer { $card } : une carte
   *[other] Jouer { $card } : jusqu’à { $count } cartes
}
il_principe-move-cards = { $count ->
    [one] Jouer une carte
   *[other] Jouer { $count } cartes
}
il_principe-move-build = Construire { $city } : { il_principe-cost } ; rapporte { il_principe-site }
il_principe-move-shield = Placer un bouclier en { $region }
il_principe-move-turn = Remettre face visible { $card }
il_principe-move-bid = { $amount ->
    [one] Offrir une pièce
   *[other] Offrir { $amount } pièces
}

## Ce que coûtent et rapportent les cités et les rôles

il_principe-note-city = coûte { il_principe-cost } et { $colours } ; rapporte { il_principe-site }
il_principe-site = { table-points }, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
} en { $regions }
il_principe-note-turn_up = aussitôt, remettre face visible { $amount ->
    [one] une carte cachée
   *[other] { $amount } cartes cachées
} d’une autre couleur ; { il_principe-pays }
il_principe-note-gain_points = aussitôt, { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} ; { il_principe-pays }
il_principe-note-draw_building = aussitôt, piocher { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} ; { il_principe-pays }
il_principe-note-place_shield = aussitôt, placer { $amount ->
    [one] { $amount } bouclier
   *[other] { $amount } boucliers
} où l’on veut ; { il_principe-pays }
il_principe-note-gain_coins = aussitôt, { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} ; { il_principe-pays }
il_principe-pays = { table-points } quand d’autres construisent avec du { $colour }, { $end } à la fin

## Événements

il_principe-event-roundbegan = Le tour { $round } commence ; { $prince_seat } est Il Principe.
il_principe-event-lastroundbegan = Le dernier tour commence avec { il_principe-cards-left } dans la pioche ; { $prince_seat } est Il Principe.
il_principe-cards-left = { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}
il_principe-event-incometaken = { $seat } prend { table-coins } et pioche { il_principe-cards }.
il_principe-event-drew = Vous piochez : { $cards }.
il_principe-event-pilerenewed = { $count ->
    [one] La pioche est vide : la seule carte défaussée en forme une nouvelle.
   *[other] La pioche est vide : les { $count } cartes défaussées sont mélangées en une nouvelle.
}
il_principe-event-laid = { $seat } a posé : { $cards }.
il_principe-event-offerdrawn = Cartes retournées de la pioche : { $cards }.
il_principe-event-nothingoffered = Il ne reste aucune carte à vendre.
il_principe-event-groupputup = { il_principe-group } : aux enchères.
il_principe-group = { $count ->
    [one] Une carte { $card }
   *[other] { $count } cartes { $card }
}
il_principe-event-groupsold = { $seat } achète { $count ->
    [one] une carte { $card }
   *[other] { $count } cartes { $card }
} pour { table-price } et devient Il Principe.
il_principe-event-groupunsold = { il_principe-group } : aucune offre, à la défausse.
il_principe-event-buildingdeclined = { $seat } ne construit rien pour l’instant.
il_principe-event-built = { $seat } construit { $city } pour { il_principe-cost } ({ $cards }) : { table-points }.
il_principe-event-shieldplaced = { $seat } place un bouclier en { $region }.
il_principe-event-rolespaid = { $seat } marque { table-points } pour { $city } ({ $roles }).
il_principe-event-cityturnedup = On peut maintenant construire { $city }.
il_principe-event-cardsplayed = { $seat } joue { $count ->
    [one] une carte { $card }
   *[other] { $count } cartes { $card }
}.
il_principe-event-actionpassed = { $seat } ne fait rien.
il_principe-event-roleputup = Égalité entre { $tied_seats }, qui enchérissent pour { $the_role }.
il_principe-event-roletaken = { $price ->
    [0] { $seat } devient { $the_role }.
   *[other] { $seat } devient { $the_role } pour { table-price }, et Il Principe.
}
il_principe-event-rolestays = Personne n’est { $the_role }.
il_principe-event-turneddown = { $seat } retourne face cachée { $count ->
    [one] une carte { $card }
   *[other] { $count } cartes { $card }
}.
il_principe-event-turnedup = { $seat } remet face visible une carte { $card }.
il_principe-event-pointsgained = { $seat } marque { table-points } pour le rôle.
il_principe-event-coinsgained = { $seat } prend { table-coins } pour le rôle.
il_principe-event-cardsgained = { $count ->
    [0] { $seat } pourrait piocher pour le rôle, mais il n’y a plus de cartes.
    [one] { $seat } pioche une carte pour le rôle.
   *[other] { $seat } pioche { $count } cartes pour le rôle.
}
il_principe-event-citiesranout = { $count ->
    [0] Il n’y a plus de cité à l’étalage : la partie est finie.
    [one] Il n’y a plus qu’une cité à l’étalage : la partie est finie.
   *[other] Il n’y a plus que { $count } cités à l’étalage : la partie est finie.
}
il_principe-event-linescored = { $source } : { table-points } pour { $seat }.

## Refus

il_principe-refusal-not-in-hand = Vous n’avez plus de carte { $card } en main.
il_principe-refusal-laid-in-order = On nomme les cartes dans l’ordre des couleurs, et la carte { $card } aurait dû venir plus tôt.
il_principe-refusal-too-few-behind = À partir de { $card }, vous avez trop peu de cartes : commencez par une couleur précédente.
il_principe-refusal-not-higher = Une offre doit dépasser { $price }.
il_principe-refusal-too-few-coins = Vous avez { table-coins }, et ne pouvez pas offrir davantage.
il_principe-refusal-first-round = Au premier tour, personne ne construit.
il_principe-refusal-not-on-display = { $city } n’est pas à l’étalage.
il_principe-refusal-cards-missing = Pour { $city }, il vous manque en main : { $cards }.
il_principe-refusal-coins-missing = { $city } coûte { il_principe-cost }, et vous en avez { $coins }.
il_principe-refusal-region-not-touched = { $city } ne touche pas { $the_region }.
il_principe-refusal-shields-in-order = On place les boucliers dans l’ordre des régions, et { $the_region } aurait dû venir plus tôt.
il_principe-refusal-none-in-hand = Vous n’avez pas de carte { $card } en main.
il_principe-refusal-not-so-many = Vous n’avez que { $most } de ces cartes.
il_principe-refusal-own-colour = La carte doit être d’une autre couleur que le rôle.
il_principe-refusal-none-face-down = Vous n’avez pas de carte { $card } face cachée.

## Les couleurs en deux lettres

il_principe-short-green = Ve
il_principe-short-white = Bc
il_principe-short-red = Ro
il_principe-short-blue = Bu
il_principe-short-yellow = Ja

## D’où viennent et où vont les points et les pièces

il_principe-source-city = Cités
il_principe-source-others = Rôles, quand d’autres construisent
il_principe-source-action = Actions des rôles
il_principe-source-roles = Rôles à la fin
il_principe-source-regions = Régions
il_principe-source-sets = Couleur la plus rare
il_principe-source-coins = Le plus de pièces
il_principe-source-hand = Le plus de cartes en main
il_principe-source-income = Revenu
il_principe-source-auction = Enchère
il_principe-source-role = Rôle

## Titres de ce qu’on voit

il_principe-field-last_round = Dernier tour
il_principe-field-prince_seat = Il Principe
il_principe-field-pile = Pioche
il_principe-field-last_round_below = Dernier tour au-dessous de
il_principe-field-discards = Défausse
il_principe-field-display_cities = Cités à l’étalage
il_principe-field-cities_to_come = Cités à venir
il_principe-field-offer = En vente
il_principe-field-roles = Rôles
il_principe-field-regions = Régions
il_principe-field-card = Cartes
il_principe-field-count = Nombre
il_principe-field-role = Rôle
il_principe-field-major_role = Rôle majeur
il_principe-field-major_seat = Qui le tient
il_principe-field-minor_role = Rôle mineur
il_principe-field-minor_seat = Qui tient le rôle mineur
il_principe-field-region = Région
il_principe-field-shields = Boucliers
il_principe-field-coins = Pièces
il_principe-field-hand_size = Cartes en main
il_principe-field-known_in_hand = Connues en main
il_principe-field-laid_last = Posées en dernier
il_principe-field-drawn_last = Piochées en dernier
il_principe-field-face_up = Face visible
il_principe-field-face_down = Face cachée
il_principe-field-shields_left = Boucliers restants
il_principe-field-cities = Cités construites
il_principe-field-ready = Prêt
il_principe-field-city = Cité
il_principe-field-lacks_cards = Cartes qui manquent
il_principe-field-lacks_coins = Pièces qui manquent
il_principe-field-laid_cards = Posées
il_principe-field-playing_card = En train d’être jouée
il_principe-field-wishes = Ce qui vous manque
il_principe-field-known_in_pile = Connues dans la pioche
il_principe-field-cities_to_end = Cités à construire avant la fin
il_principe-field-role_gains = Ce que rapportent les rôles quand une cité est construite
il_principe-field-next_major_seats = Aurait le rôle majeur
il_principe-field-next_minor_seats = Aurait le rôle mineur
il_principe-field-spare_cards = Cartes en trop
il_principe-field-lacks_cards_with_lot = Cartes qui manquent avec celles en vente
il_principe-field-bid_at_most = Payable jusqu’à une offre de
il_principe-field-turned_cards = Retournées pour un rôle majeur
il_principe-field-leads = Rôles avec des cartes de plus
il_principe-field-major_seats = Rôle majeur
il_principe-field-minor_seats = Rôle mineur
il_principe-field-regions_with = Régions avec des boucliers de plus
il_principe-field-more = De plus

## Pourquoi un robot a choisi

il_principe-why-build = Construire cette cité promet { table-worth } de plus que d’y renoncer.
il_principe-why-play = Ces cartes promettent { table-worth } par les rôles qu’elles peuvent gagner.
il_principe-why-cards = Cela suffit ; les cartes en plus seraient seulement retournées.
il_principe-why-bid = Cela vaut jusqu’à { table-limit } : à { $price }, c’est encore un bon prix.
il_principe-why-pass = Cela vaut au plus { table-limit } : { $price }, c’est trop.
il_principe-why-keep = Rien de mieux à présent que de garder cartes et pièces.
il_principe-why-lay = C’est la carte qui manquera le moins.
il_principe-why-shield = C’est ici qu’un bouclier promet le plus : { table-worth }.
il_principe-why-turn = Face visible, c’est la carte qui promet le plus : { table-worth }.

## La table telle qu’on la dessine dans un terminal

il_principe-drawing-round = Tour { $round } : Il Principe est { $prince_seat }. Pioche { $pile } (dernier tour sous { $below }), cités à venir { $cities }
il_principe-drawing-last-round = Dernier tour : Il Principe est { $prince_seat }. Pioche { $pile }, cités à venir { $cities }
il_principe-drawing-map = Italie : ● à bâtir, ■ bâtie, ○ pas vue ; boucliers par place
il_principe-drawing-board = Cités : coût, points, cartes
il_principe-drawing-roles = Rôles : majeur, mineur
il_principe-drawing-major-roles = Rôles
il_principe-drawing-offer = En vente : { $cards }
il_principe-drawing-discards = Défausse : { $cards }
il_principe-drawing-players = Familles ; cartes devant elles : visibles/cachées
il_principe-drawing-column-points = points
il_principe-drawing-column-coins = pièces
il_principe-drawing-column-hand = main
il_principe-drawing-column-shields = boucliers
il_principe-drawing-column-cities = cités
il_principe-drawing-known = Connues en main : { $cards }
il_principe-drawing-hand = Votre main, et { table-coins }
il_principe-drawing-laid = posées : { $cards }
il_principe-drawing-lot-cards = { $card } pour { $price } ; encore en lice : { $still_in_seats }
il_principe-drawing-lot-role = { $role } pour { $price } ; encore en lice : { $still_in_seats }

# Choix des options.
