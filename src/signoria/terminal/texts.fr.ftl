# Ce que dit le terminal.

## À l’invite

terminal-greeting = { $bot_seats_count ->
    [0] Au clavier : { $people_seats }. Tapez « aide » pour tout ce que vous pouvez dire, « conseil » pour un conseil, « règles » pour les règles.
   *[other] Au clavier : { $people_seats }. Les autres joueurs sont des robots : { $bot_seats }. Tapez « aide » pour tout ce que vous pouvez dire, « conseil » pour un conseil, « règles » pour les règles.
}
terminal-question = { $question } (règle { $paragraph })
terminal-many-moves = Il y a { $count } coups, de « { $first } » à « { $last } ». Tapez-en un, ou une partie comme « { $part } » ; « liste » les montre tous.
terminal-several = Cela peut désigner plusieurs coups :
terminal-not-understood = « { $text } » n’est pas un coup de ce jeu. Tapez son numéro, son texte ou une partie de celui-ci ; « aide » en dit plus.
terminal-forced = (Un seul coup était possible : { $text }.)
terminal-curtain = C’est au tour de { $seat }. Passez le clavier, et que personne d’autre ne regarde.
terminal-curtain-prompt = Appuyez sur Entrée pour voir la table.
terminal-after = Tapez « sauver FICHIER » pour garder la partie, « journal » ou « score » pour la revoir, « quitter » pour partir.

## Pourquoi pas, annuler, conseil

terminal-allowed = Vous pouvez : { $text }
terminal-nothing-refused = Rien ne vient à l’esprit que les règles interdisent ici. Nommez un coup : « pourquoi pas … ».
terminal-nothing-to-undo = Vous n’avez aucun coup à reprendre.
terminal-undo-consent = On a appris quelque chose depuis, ou quelqu’un a joué. Tous sont-ils d’accord ({ $other_seats }) ? oui ou non :
terminal-undo-refused = Alors tout reste comme c’est.
terminal-undone = Repris : { $text }
terminal-hint = Je jouerais « { $text } ». { $why }
terminal-no-hint = Plus personne n’a de question.

## Sauver et partir

terminal-save-where = Nommez un fichier : « sauver partie.txt ».
terminal-saved = Sauvé dans { $file }. Pour continuer plus tard : { $again } --resume { $file }
terminal-file-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
terminal-not-saved = { $file } n’a pas pu être écrit : { $why }.
terminal-left-quit = Au revoir.
terminal-left-end = L’entrée est terminée.
terminal-left-interrupted = Interrompu.
terminal-left-saved = La partie est sauvée dans { $file }. Pour reprendre de là : { $again } --resume { $file }
terminal-left-unsaved = La partie n’est pas sauvée. La prochaine fois, « sauver FICHIER » la garde et « { $again } --resume FICHIER » la reprend.

## Résultats

terminal-result = Résultat
terminal-place = { $place }. { $seat } : { $points } points
terminal-sum = Total

## Regarder

terminal-watch-place = Après { $number } coups sur { $count }
terminal-watch-prompt = Entrée, p, numéro, tour, fin, yeux 1, q>
terminal-watch-help = Entrée ou n : coup suivant. p : précédent. 120 : jusqu’à ce coup. tour : jusqu’au prochain tour. fin : jusqu’à la fin. yeux 2 : comme le joueur 2 le voit ; yeux 0 : comme un spectateur ; yeux : comme celui qui joue. fr, en. q : quitter.
terminal-watch-unknown = « { $text } » : il n’y a là rien à regarder.

## Aide

terminal-help-number = le coup de ce numéro
terminal-help-move = le coup de ce texte
terminal-help-part = assez d’un texte pour le distinguer : une case, une rotation, un nom
terminal-help-moves = plusieurs coups à la fois, comme « build tower, place tower d4 r1 »
terminal-help-list = tous les coups, même d’une longue liste ; « liste d4 » ceux qui ont d4
terminal-help-why = pourquoi un coup est interdit (« pourquoi pas … ») ; sans coup, tout ce qui l’est
terminal-help-hint = ce que ferait le robot « quick », et pourquoi (« conseil »)
terminal-help-undo = reprendre votre dernier coup (« annuler ») ; les robots sont toujours d’accord
terminal-help-rules = un paragraphe des règles ; « règles 4 » un chapitre, « règles » les chapitres
terminal-help-table = tout redessiner
terminal-help-log = tout ce qui s’est passé (« journal »)
terminal-help-score = d’où viennent les points de chacun
terminal-help-language = français, anglais
terminal-help-save = garder la partie pour continuer plus tard (« sauver »)
terminal-help-quit = partir (« quitter ») ; rien n’est sauvé sans demande
