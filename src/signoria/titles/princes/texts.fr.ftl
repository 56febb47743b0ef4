# What The Princes of Florence says.

# La table telle qu'un terminal la dessine.
princes-drawing-setup = Avant le premier tour : { $first_seat } commencera
princes-drawing-round = Tour { $round } sur { $rounds } : une œuvre doit valoir { $minimum } ; { $first_seat } commence
princes-drawing-over = La partie est terminée
princes-drawing-own-estate = Votre domaine : { $florins } florins, { $prestige } de prestige
princes-drawing-own-cards = Vos cartes : leurs souhaits, valeur actuelle / exigée
princes-drawing-forms = Façons de la poser : ◆ la case que vous nommez, ○ où elle peut être
princes-drawing-with-bonus = { $value } avec bonus
princes-drawing-recruiting =
    { $count ->
        [one] Carte de recrutement
       *[other] { $count } cartes de recrutement
    }
princes-drawing-bonus = Bonus { $bonus } : { $value } à présent
princes-drawing-prestige = Carte de prestige, { $prestige } : { $points } à présent
princes-drawing-items = En vente à { $price }
princes-drawing-closed = vendu
princes-drawing-buildings = Bâtiments restants
princes-drawing-supply = Libertés, cartes
princes-drawing-players = Joueurs
princes-drawing-on-tables = Sur les tables
princes-drawing-known-in-hand = connu en main : { $professions }
princes-drawing-looked-at = Les cartes que vous regardez
princes-drawing-lot = { $item } à { $price } pour { $leader_seat } ; ont encore la parole : { $still_in_seats }
princes-drawing-column-prestige = prestige
princes-drawing-column-florins = florins
princes-drawing-column-builders = archit.
princes-drawing-column-jesters = saltimb.
princes-drawing-column-professions = main
princes-drawing-column-recruiting = recrut.
princes-drawing-column-bonus = bonus
princes-drawing-column-cards = c.prest.
princes-drawing-column-works = œuvres
princes-drawing-column-best = meilleure
princes-drawing-column-freedoms = libertés
princes-freedom-short-travel = Voyage
princes-freedom-short-religion = Religion
princes-freedom-short-opinion = Opinion
