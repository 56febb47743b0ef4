# Ce que dit le plateau des Princes de Florence. Ce qui arrive, est demandé ou refusé vient du jeu.

## Le plateau

princes-prestige = Prestige
princes-has-prestige = { $player } { $points }
princes-has-prestige-works =
    { $works ->
        [0] { $points } de prestige, pas encore d’œuvre
        [one] { $points } de prestige, une œuvre
       *[other] { $points } de prestige, { $works } œuvres
    }
princes-minimum = Valeur minimale d’une œuvre : { $value }
princes-minimum-short = minimum { $value }
princes-best-so-far = la meilleure : { $works }
princes-best-none = pas encore d’œuvre à ce tour
princes-your-estate = Votre domaine
princes-estate-of = Domaine de { $player }
princes-to-mine = revenir au vôtre
princes-visit = Domaine de { $player } : le voir en grand
princes-palace = Palais
princes-free = { $count } libres
princes-free-squares = { $count } cases libres sur { $squares }
princes-free-after = { $count } libres, { $then } ensuite
princes-florins = florins
princes-prestige-word = prestige

## Piles et réserve

princes-piles = Piles
princes-opens-at = mise à prix { $price }
princes-pile-now = { $price }, { $player }
princes-pile-closed = fermée : { $player }, { $price }
princes-none-left = épuisé
princes-full = vous en avez trois
princes-no-room = complet
princes-too-dear = trop cher
princes-you-have-it = à vous
princes-left = reste { $count }
princes-squares = { $count } cases
princes-note-jester = +2 à chaque œuvre
princes-note-builder = bâtir moins cher
princes-note-prestige = 5 vues, 1 gardée
princes-note-recruiting = compte pour une carte
princes-note-landscape = forêt, lac ou parc
princes-buildings = Bâtiments
princes-each = { $cost } chacun, +{ $points }
princes-each-free = gratuit, +{ $points }
princes-each-sells = { $cost }, vend { $count } de prestige
princes-costs-sells = { $cost }, vend { $count } de prestige
princes-costs-left = { $cost }, reste { $count }

## Enchères

princes-auction = Enchères
princes-auction-note =
    { $place ->
        [1] premier objet du tour, ouvert par { $player }
        [2] deuxième objet du tour, ouvert par { $player }
        [3] troisième objet du tour, ouvert par { $player }
        [4] quatrième objet du tour, ouvert par { $player }
       *[other] objet { $place } du tour, ouvert par { $player }
    }
princes-bid-by = Offre de { $player }
princes-bid-of = { $player } { $price }
princes-bids = Offres jusqu’ici : { $bids }
princes-next-bid = { $price } ?
princes-still-in = En lice : { $players }.
princes-passed = Ont passé : { $players }.
princes-has-bought = Ont acheté : { $players }.
princes-has-renounced = N’achètent rien : { $players }.
princes-effect-jester = +2 à chaque œuvre, désormais.
princes-effect-builder = On bâtit moins cher ; à deux, on peut se toucher ; +3 de prestige dès le deuxième.
princes-effect-prestige = Cinq cartes vues, une gardée : des points à la fin.
princes-effect-recruiting = Appelez un artiste joué par un rival.
princes-effect-landscape = Forêt, lac ou parc, au choix.
princes-effect-ground = { $count } cases, à poser aussitôt ; +3 de prestige dès le deuxième de sa sorte.
princes-prospects = Ce que chacun apporterait
princes-choose-landscape = Quel paysage
princes-leaves = reste { $florins }
princes-out = pas cette fois
princes-out-round = hors jeu jusqu’au tour suivant

## Main et cour

princes-hand = Votre main
princes-hand-note = valeur actuelle / minimum du tour { $round }
princes-wish = souhaite : { $what }
princes-wish-met = a : { $what }
princes-ready = prêt
princes-short = manque { $count }
princes-with-it = { $value } avec
princes-with-bonus = { $value } max.
princes-then = { $value } après
princes-now = à ce jour
princes-bonus = Bonus
princes-used-now = utilisée
princes-prestige-card = Prestige
princes-recruiting = Recrutement
princes-recruiting-text = Appelez un artiste joué par un rival
princes-recruiting-cards = { $count } cartes pour appeler des artistes joués par des rivaux
princes-artists = { $count ->
    [one] artiste à appeler
   *[other] artistes à appeler
}
princes-laid = { $name }, sur la table
princes-goes-back = rendue
princes-court = Votre cour
princes-court-of = Cour de { $player }
princes-jesters = Saltimbanques
princes-builders = Architectes
princes-freedoms = Libertés
princes-works = Œuvres
princes-cards = Cartes
princes-holds = Saltimbanques { $jesters }, architectes { $builders }, libertés { $freedoms }, cartes de prestige { $prestige }, cartes en main { $cards }, œuvres { $works }

## Quatre cartes, une est rendue

princes-shared = Souhaits communs
princes-shared-four = des quatre cartes
princes-shared-three = des trois gardées
princes-return-hint = Touchez dans votre main la carte à rendre. Des artistes aux souhaits communs sont plus faciles à combler.
princes-returned-wait = Votre choix est fait ; il peut changer tant que tous n’ont pas choisi.

## Poser

princes-place = Placez { $the }
princes-places = { $count ->
    [one] { $count } place, { $straight } dans ce sens
   *[other] { $count } places, { $straight } dans ce sens
}
princes-turn = Tourner
princes-flip = Retourner
princes-same-shape = même forme
princes-never-flipped = jamais
princes-last = ‹ Avant
princes-next = Après ›
princes-key-up = Pg préc.
princes-key-down = Pg suiv.
princes-chosen = { $quarters ->
    [0] Choisi : { $square }.
    [1] Choisi : { $square }, tourné une fois.
    [2] Choisi : { $square }, tourné deux fois.
   *[other] Choisi : { $square }, tourné trois fois.
}
princes-chosen-flipped = { $quarters ->
    [0] Choisi : { $square }, retourné.
    [1] Choisi : { $square }, retourné et tourné une fois.
    [2] Choisi : { $square }, retourné et tourné deux fois.
   *[other] Choisi : { $square }, retourné et tourné trois fois.
}
princes-stay-free = Il reste { $count } cases libres.
princes-put-it = Au-dessus de { $square } : touchez, ou appuyez sur Entrée, pour poser.
princes-not-at = Pas en { $square }.
princes-not-touches-palace = { $builders ->
    [0] Cela toucherait votre palais en { $squares }. Il faut deux architectes ; vous n’en avez pas.
   *[other] Cela toucherait votre palais en { $squares }. Il faut deux architectes ; vous en avez { $builders }.
}
princes-not-touches = { $builders ->
    [0] Cela toucherait un autre bâtiment en { $squares }. Il faut deux architectes ; vous n’en avez pas.
   *[other] Cela toucherait un autre bâtiment en { $squares }. Il faut deux architectes ; vous en avez { $builders }.
}
princes-not-overlaps = { $builders ->
   *[other] Cases déjà prises : { $squares }.
}
princes-nearest = Place permise la plus proche : { $square }.
princes-dots = Points pleins : permis dans ce sens ; anneaux : en tournant. Les flèches déplacent, R tourne, F retourne.
princes-grid = Cases de votre domaine
princes-cell = { $square }
princes-cell-legal = { $square }, permis

## Actions

princes-phase-actions = Actions
princes-actions = Vos actions
princes-supply = En réserve
princes-actions-left =
    { $left ->
        [0] plus aucune
        [one] encore une
       *[other] encore { $left }
    }
princes-actions-hint = Touchez une carte de votre main pour faire son œuvre, ou un bâtiment pour le construire.
princes-draw-profession = Carte de profession
princes-draw-bonus = Carte bonus
princes-recruit-head = Recruter
princes-recruiting-note = maintenant, ou plus tard
princes-no-artists = Aucun rival n’a d’artiste sur la table.
princes-value = vaut ici :

## Une œuvre

princes-worksheet = Calcul
princes-without-bonus = sans cartes bonus
princes-cards-where = { $table } sur la table, { $hand } en main
princes-bonus-spent = utilisée, puis hors du jeu
princes-bonus-kept = gardée pour plus tard
princes-value-of = Valeur ({ $work })
princes-best = Meilleure œuvre du tour
princes-best-award = +{ $points } de prestige
princes-first-work = La première œuvre de ce tour.
princes-leads = Elle devance de { $by } la meilleure, { $player } avec { $value }.
princes-equals = Elle égale la meilleure, { $player } avec { $value } : les deux marqueraient.
princes-trails = Il lui manque { $by } pour égaler la meilleure, { $player } avec { $value }.
princes-payment = Paiement
princes-payment-note = { $florins } florins le point, { $most } au plus
princes-payment-wait = L’œuvre doit d’abord atteindre le minimum.
princes-payment-take = Prendre { $points } de prestige et { $florins } florins
princes-prestige-taken = Prestige pris sur la paie
princes-split = { $points } de prestige et { $florins } florins
princes-if-best = { $points }, ou { $best } si elle reste la meilleure
princes-on-your-table = Sur votre table

## Cartes vues

princes-keep = Gardez-en une
princes-under = Sous la pile, dans cet ordre
princes-under-note = Les autres vont sous la pile dans cet ordre ; la première posée sera tirée la première.
princes-keep-note = Une est à vous ; les autres vont sous { $pile }.
princes-as-drawn = Les laisser dans l’ordre du tirage
princes-up = { $name } : plus tôt
princes-down = { $name } : plus tard

## Onglets du téléphone

princes-tab-return = Donne
princes-tab-place = Poser
princes-tab-look = Cartes
princes-tab-work = Œuvre
princes-tab-hand = Main { $count }
princes-tab-bank = Réserve
princes-tab-all = Tous

## Ce que fait une place

princes-state-ready = prêt
princes-state-bought = achat : { $item }, { $price }
princes-state-renounced = n’achète rien
princes-state-passed = a passé
princes-state-bid = offre { $price }
princes-state-may-buy = en lice
princes-state-worked = { $count ->
    [one] œuvre de { $values }
   *[other] œuvres de { $values }
}
princes-state-done = a joué
princes-state-next = à suivre

## L’ébauche

princes-step-place = En { $square }
princes-step-enough = C’est tout
princes-draft-place = Placer { $the } en { $square } ?
princes-draft-build = Bâtir { $the } en { $square } : { $cost } florins.
princes-draft-build-free = Bâtir { $the } en { $square } : gratuit.
princes-verb-build = Bâtir { $the }
princes-outcome-build = +{ $points } de prestige, reste { $florins } florins
princes-outcome-build-sells = +{ $points } de prestige, en vend { $count }
princes-draft-work = Faire faire une œuvre par { $the }, de valeur { $value } ?
princes-verb-work = Présenter pour { $value }
princes-outcome-work = +{ $points } de prestige, +{ $florins } florins
princes-freedoms-note = Une liberté coûte { $cost }, une par tour de jeu ; une carte de profession de même.
princes-draft-return = Rendre { $the } et garder les trois autres ?
princes-outcome-return = les trois autres restent
princes-draft-keep = Garder « { $card } » ; les autres sous la pile ?
princes-verb-keep = La garder
princes-outcome-keep = les autres vont sous la pile
princes-step-keep = Garder
princes-step-under = Dessous
princes-work-value = { $name } { $value }

## La fin

princes-prestige-cards = Cartes de prestige
princes-prestige-cards-note = seul en tête : tous les points ; à égalité : la moitié environ
princes-held-by = carte de { $player }
princes-of-needed = { $count } sur { $need }
princes-landscapes = Paysages
princes-estates = Domaines
princes-gain = Avec : { $name }
princes-first = Premier joueur de ce tour

# La leçon : une phrase par question, vraie pour toute donne.
princes-lesson-return = Chaque artiste souhaite un bâtiment, un paysage et une liberté. Gardez ceux qui souhaitent les mêmes choses, et rendez celui qui s’accorde le moins avec eux.
princes-lesson-open = Vous ouvrez les enchères. Proposez ce que vos artistes souhaitent : chaque souhait comblé donne plus de valeur à leurs œuvres.
princes-lesson-bid = Quelqu’un d’autre le veut aussi. On surenchérit de 100 florins ; seul le dernier en lice paie. Continuez tant que cela vaut ce prix pour vous.
princes-lesson-landscape = Un paysage se pose aussitôt et ne bouge plus. Posez-le dans un coin, pour que les grands bâtiments trouvent encore leur place.
princes-lesson-freedom = Vous avez maintenant deux actions. Une liberté coûte 300 florins, et tout artiste qui la souhaite travaille mieux chez vous désormais.
princes-lesson-work = Le chiffre d’une carte dit ce que vaut son œuvre en ce moment, à côté du minimum de ce tour. L’artiste qui l’atteint peut travailler pour vous.
princes-lesson-pay = Une œuvre rapporte 100 florins par point, dont une part peut devenir du prestige. Le prestige fait gagner, mais au début l’argent est plus utile.
princes-lesson-pass = Un nouveau tour. Ce que tout le monde veut devient cher : vous pouvez passer et attendre autre chose.
princes-lesson-last-buyer = Les autres ont acheté : vous prenez un objet au prix d’ouverture. Un architecte rend chaque bâtiment moins cher jusqu’à la fin de la partie.
princes-lesson-build = Un bâtiment rapporte 3 points de prestige tout de suite, et 4 points à chaque œuvre d’un artiste qui le souhaite.
princes-lesson-building = Avec moins de deux architectes, un bâtiment ne touche le palais et les autres bâtiments que par les coins. Les points montrent où il peut être posé.
princes-lesson-best = L’artiste qui trouve ses trois souhaits fait une grande œuvre, et la meilleure œuvre de chaque tour rapporte 3 points de prestige de plus.

# Petites positions dans les règles.
princes-figure-legal = Permis
princes-figure-refused = Interdit
princes-figure-landscape = Un lac peut border le palais et une tour.
princes-figure-touching = Avec un architecte : un côté de la tour toucherait un côté du palais.
princes-figure-corner = Avec un architecte : la tour et le palais ne se rejoignent que par un coin.
princes-figure-two-builders = Avec deux architectes, les côtés peuvent se toucher.
princes-figure-jesters = { $count ->
    [one] un saltimbanque
   *[other] { $count } saltimbanques
}
princes-figure-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes en main et sur la table
}
princes-figure-value = Valeur de l’œuvre
