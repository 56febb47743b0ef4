# Ce que dit la table elle-même.

table-with-rule = { $sentence } (règle { $paragraph })
table-refusal-not-asked = Ce n’est pas à vous de répondre.
table-refusal-game-over = La partie est terminée.
table-refusal-other-question = Ce n’est pas une réponse à la question posée.
table-refusal-learnt-before-end = On apprend quelque chose avant « { $move } » : envoyez d’abord les coups jusque-là.
table-refusal-stale-question = La question a changé depuis votre réponse.
table-refusal-not-free-to-undo = Vous ne pouvez pas revenir là-dessus sans l’accord des autres : on a appris quelque chose, ou quelqu’un a joué depuis.
table-event-ready = { $seat } a fait son choix.
table-move-bid = Offrir { $amount }
table-move-pass = Passer
table-field-seat = Joueur
table-field-waiting = À jouer
table-why-random = Choisi au hasard.
