# Ce que dit la table elle-même.

table-with-rule = { $sentence } (règle { $paragraph })
table-refusal-not-asked = Ce n’est pas à vous de répondre.
table-refusal-game-over = La partie est terminée.
table-refusal-other-question = Ce n’est pas une réponse à la question posée.
table-refusal-learnt-before-end = Quelque chose se découvre avant « { $move } » : envoyez d’abord les coups jusque-là.
table-refusal-stale-question = La question a changé depuis votre réponse.
table-refusal-not-free-to-undo = Vous ne pouvez pas revenir là-dessus sans l’accord des autres : quelque chose a été découvert, ou quelqu’un a joué depuis.
table-refusal-not-higher = Il faut offrir plus de { $price }.
table-refusal-too-dear = Vous n’avez que { table-coins }.
table-event-roundbegan = Le tour { $round } commence ; { $first_seat } est premier joueur.
table-event-linescored = { $seat }, { $source } : { table-points }.
table-field-coins = Pièces
table-field-ready = Prêt
table-why-bid = Cela vaut jusqu’à { table-limit }.
table-why-pass = Il n’y a rien de mieux à faire.
table-event-ready = { $seat } a fait son choix.
table-event-bidmade = { $seat } offre { $price }.
table-event-passed = { $seat } passe.
table-event-gameended = { $winners_count ->
    [one] { $winners } gagne la partie.
   *[other] Égalité : la victoire est partagée entre { $winners }.
}
table-move-bid = Offrir { $amount }
table-move-pass = Passer
table-field-seat = Joueur
table-field-waiting = À jouer
table-field-round = Tour
table-field-rounds = Tours
table-field-first_seat = Premier joueur
table-field-families = Familles
table-field-family = Famille
table-field-points = Points
table-field-hand = Main
table-field-own = À vous
table-field-lot = Aux enchères
table-field-price = Prix
table-field-leader_seat = Meilleure offre
table-field-still_in_seats = Encore en lice
table-why-random = Choisi au hasard.
table-why-forced = Il n’y avait pas d’autre coup.
table-why-own = Il a ses raisons.
table-worth = { $worth ->
    [0] moins d’un point
    [one] environ { $worth } point
   *[other] environ { $worth } points
}
table-first_player-random = tirage au sort
table-drawing-over = La partie est terminée

# Autant de ce que bien des jeux ont.
table-counted-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
table-counted-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-price = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}
table-limit = { $limit ->
    [one] { $limit } pièce
   *[other] { $limit } pièces
}
