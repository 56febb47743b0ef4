# Ce que dit le terminal.

## À l’invite

terminal-practice = Ceci est une partie d’exercice : on peut revenir sur tout.
terminal-greeting = { $bot_seats_count ->
    [0] Au clavier : { $people_seats }. Tapez « aide » pour voir tout ce que vous pouvez taper, « conseil » pour un conseil, « règles » pour les règles.
   *[other] Au clavier : { $people_seats }. Les autres joueurs sont des robots : { $bot_seats }. Tapez « aide » pour voir tout ce que vous pouvez taper, « conseil » pour un conseil, « règles » pour les règles.
}
terminal-question = { $question } (règle { $paragraph })
terminal-many-moves = { $count ->
    [one] Il y a { $count } coup, « { $first } ».
   *[other] Il y a { $count } coups, de « { $first } » à « { $last } ». Tapez-en un, ou une partie comme « { $part } » ; « liste » les montre tous.
}
terminal-several = Cela peut désigner plusieurs coups :
terminal-not-understood = « { $text } » n’est pas un coup de ce jeu. Tapez un numéro, un texte ou une partie de texte ; « aide » en dit plus.
terminal-forced = (Un seul coup était possible : { $text }.)
terminal-curtain = C’est au tour de { $seat }. Passez le clavier, et que personne d’autre ne regarde.
terminal-curtain-prompt = Appuyez sur Entrée pour voir la table.
terminal-after = Tapez « sauver FICHIER » pour garder la partie, « journal » ou « score » pour la revoir, « quitter » pour partir.

## Pourquoi pas, annuler, conseil

terminal-allowed = Vous pouvez : { $text }
terminal-nothing-refused = Les règles n’interdisent ici rien de ce qui viendrait à l’esprit. Nommez un coup : « pourquoi pas … ».
terminal-nothing-to-undo = Vous n’avez aucun coup à reprendre.
terminal-nothing-about = Rien ne s’appelle ici « { $text } ».
terminal-undo-consent = Quelque chose a été découvert depuis, ou quelqu’un a joué. Tout le monde est-il d’accord ({ $other_seats }) ? oui ou non :
terminal-undo-refused = Alors rien ne change.
terminal-undo-final = Quelque chose a été découvert depuis, ou un robot a répondu : c’est définitif. Seules les parties commencées avec --practice permettent de revenir plus loin.
terminal-undone = Repris : { $text }
terminal-hint = Je jouerais « { $text } ». { $why }
terminal-no-hint = Il n’y a plus rien à décider.

## Sauver et partir

terminal-save-where = Nommez un fichier : « sauver partie.txt ».
terminal-saved = Partie enregistrée dans { $file }. Pour continuer plus tard : { $again } --resume { $file }
terminal-file-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
terminal-not-saved = { $file } n’a pas pu être écrit : { $why }.
terminal-not-kept = La partie ne peut pas être gardée : impossible d’écrire { $file } ({ $why }). « sauver FICHIER » la garde ailleurs.
terminal-quit-consent = La partie n’a pas pu être gardée et sera perdue. Partir quand même ? oui ou non :
terminal-left-quit = Au revoir.
terminal-left-end = Fin de l’entrée.
terminal-left-interrupted = Interrompu.
terminal-left-kept = La partie est gardée. Pour la reprendre : signoria resume { $name }
terminal-left-saved = La partie est enregistrée dans { $file }. Pour la reprendre de là : { $again } --resume { $file }
terminal-left-unsaved = La partie n’a pas été gardée. La prochaine fois, « sauver FICHIER » la gardera et « { $again } --resume FICHIER » la reprendra.

## Résultats

terminal-result = Résultat
terminal-place = { $place }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-sum = Total

## Regarder

terminal-watch-place = Après { $number ->
    [one] { $number } coup
   *[other] { $number } coups
} sur { $count }
terminal-watch-prompt = Entrée, p, numéro, tour, fin, yeux 1, q>
terminal-watch-help = Entrée ou n : coup suivant. p : coup précédent. 120 : aller à ce coup. tour : aller au tour suivant. fin : aller à la fin. yeux 2 : comme le joueur 2 le voit ; yeux 0 : comme un spectateur ; yeux : comme celui qui joue. fr, en. q : quitter.
terminal-watch-unknown = « { $text } » ne veut rien dire ici ; « aide » dit ce que vous pouvez taper.

## Aide

terminal-help-number = le coup qui porte ce numéro
terminal-help-move = le coup qui porte ce texte
terminal-help-part = assez de texte pour distinguer un coup : une case, une rotation, un nom
terminal-help-moves = plusieurs coups à la fois, comme « build tower, place tower d4 r1 »
terminal-help-list = tous les coups, même s’il y en a beaucoup ; « liste d4 » : ceux qui ont d4
terminal-help-why = pourquoi un coup est interdit (« pourquoi pas … ») ; sans coup, tout ce qui l’est
terminal-help-hint = ce que ferait le robot « quick », et pourquoi (« conseil »)
terminal-help-undo = reprendre votre dernier coup (« annuler »), tant que rien n’a été découvert et que personne n’a répondu, robots compris
terminal-help-rules = un paragraphe des règles ; « règles 4 » : un chapitre, « règles » : la liste des chapitres
terminal-help-about = ce que coûte et fait une carte, un bâtiment ou autre chose, par une partie de son nom
terminal-help-table = tout redessiner
terminal-help-log = tout ce qui s’est passé (« journal »)
terminal-help-score = les points de chacun si la partie s’arrêtait là, et d’où ils viennent
terminal-help-language = français, anglais
terminal-help-save = enregistrer la partie dans un fichier à vous (« sauver »)
terminal-help-quit = partir (« quitter ») ; la partie est gardée, et « signoria resume » la reprend
