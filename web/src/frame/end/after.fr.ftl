# Ce qui est dit après une partie : sa fin, sa relecture, et la page des règles.

replay-title = Relecture
replay-move = Relecture · coup { $at } sur { $moves }
replay-place = coup { $at } sur { $moves }, { $round ->
    [0] avant le premier tour
   *[other] tour { $round }
}
replay-beginning = Tout est en place ; personne n’a encore joué.
replay-untold = { $name } a joué.
replay-slider = Moment de la partie
replay-steps = Pas
replay-start = Début
replay-turn-back = − tour
replay-move-back = − coup
replay-play = Lire
replay-pause = Pause
replay-move-on = coup +
replay-turn-on = tour +
replay-own-next = { $name } ensuite
replay-more = Plus
replay-speed = Vitesse
replay-times = { $speed }×
replay-eyes = Vu par
replay-spectator = un spectateur
replay-record = Partie notée
replay-play-on = Jouer à partir d’ici
replay-play-on-note = nouvelle table ; cartes cachées redistribuées
replay-leave = Quitter
replay-leave-note = vers le décompte final

play-on-title = Jouer à partir du coup { $at }
play-on-note = Une nouvelle table part de cette position. Ce que { $name } ne pouvait pas savoir est redistribué, comme cela aurait pu être.
play-on-me = je joue
play-on-bot = robot { $bot }
play-on-open = ouverte, par lien
play-on-begin = Commencer

end-kicker = Terminée · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
end-you-win = Vous gagnez avec { $points }, { $ahead ->
    [0] à égalité avec { $second }
    [one] un de plus que { $second }
   *[other] { $ahead } de plus que { $second }
}.
end-wins = { $winner } gagne avec { $points }, { $ahead ->
    [0] à égalité avec { $second }
    [one] un de plus que { $second }
   *[other] { $ahead } de plus que { $second }
}.
end-shared = { $winners } se partagent la victoire avec { $points }.
end-broken-off = La partie a été arrêtée avant la fin.
end-rematch = Revanche
end-rematch-note = mêmes joueurs, décalés d’une place
end-replay = Revoir
end-replay-note = depuis le premier coup
end-record = Partie notée
end-record-note = en texte
end-link = Copier le lien
end-copied = Copié
end-sources = Points par origine
end-sources-note = touchez un nombre pour ses lignes du journal
end-race = La course
end-race-note = points après chaque coup ; touchez pour y aller
end-place = { $place }.
end-total = Total
end-round = Tour { $round }
end-bars-label = Points de { $name } par origine
end-race-label = Points de tous les joueurs, coup par coup
end-player = Joueur

rules-page-title = Règles : { $game }
rules-page-search = Chercher dans les règles
rules-page-found = { $count ->
    [0] Rien trouvé.
    [one] Un paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
rules-page-contents = Sommaire
rules-page-link = Lien vers le paragraphe { $number }
rules-page-play = Jouer
rules-page-others = Autres jeux
rules-page-summary = En bref
rules-page-options = Éditions et options
rules-page-written = ou un texte comme { $example }
rules-page-usual = par défaut
rules-page-choose = Les choisir pour une nouvelle table
