# Ce qui se raconte autour d’une partie : journal, score, tournants, conseils, discussion, places.

log-phase = { $round } · { $phase }
log-chat = Chat
log-news-play = Les rejouer
log-trace = { $source }, { $name } :
log-trace-all = Toutes les lignes
catch-up-label = Ce qui s’est passé depuis votre dernier coup
catch-up-place = Depuis votre dernier coup · { $place } sur { $count }
catch-up-next = Suivant
catch-up-leave = À moi de jouer

score-if-over = Si la partie s’arrêtait là
score-if-over-note = d’après ce que tous savent et vos propres secrets
score-lines = { $amount } par { $source } pour { $name } : voir les lignes

turning-title = Trois tournants
turning-note = chances de gagner, selon le robot
turning-round = Tour { $round }
turning-beginning = Début
turning-shift = { $name } : { $before } → { $after } %
turning-shift-long = Les chances de victoire de { $name } passent de { $before } à { $after } pour cent.
turning-look = Aller à ce moment
turning-thinking = Le robot relit la partie…
turning-none = Rien ne ressort dans cette partie.

hint-off = Cette table se joue sans conseils.
hint-leads = Où mènent les choix
hint-unseen = Quelque chose de nouveau sera vu : on ne pourra pas revenir en arrière.
hint-then = Ensuite : { $question }
hint-no-more = Rien d’autre ne vous est demandé.
hint-more = { $count ->
    [one] Un choix de plus : prenez-le pour voir où il mène.
   *[other] { $count } autres choix : prenez-en un pour voir où il mène.
}
hint-best = Les meilleurs coups selon le robot
hint-ask = Demander au robot
hint-expected = prévoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
hint-why = Pourquoi ?

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-sorry = Désolé !
phrase-thanks = Merci pour la partie.
phrase-goodbye = Au revoir !
chat-mute-title = Qui vous entendez
chat-mute = Ne plus entendre { $name }
chat-unmute = Entendre { $name } de nouveau

seats-result = Résultat
seats-here = présent
seats-left = encore { $time }
seats-late = temps écoulé
seats-visit = { $name } : voir son jeu en grand
