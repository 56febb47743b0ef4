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
princes-minimum = Valeur minimale d’une œuvre : { $value }
princes-minimum-short = minimum { $value }
princes-best-so-far = la meilleure : { $works }
princes-best-none = pas encore d’œuvre à ce tour
princes-your-estate = Votre domaine
princes-estate-of = Domaine de { $player }
princes-to-mine = revenir au vôtre
princes-visit = Domaine de { $player } : le voir en grand
princes-palace = Palais
princes-free = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
princes-places-of = { $building } : { $places ->
    [one] { $places } place
   *[other] { $places } places
} · { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
princes-free-squares = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
} sur { $squares }
princes-free-after = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}, { $then } ensuite
princes-florins = florins
princes-prestige-word = prestige

## Piles et réserve

princes-piles = Piles
princes-opens-at = mise à prix { $price }
princes-pile-now = { $price }, { $player }
princes-pile-closed = fermée : { $player }, { $price }
princes-none-left = épuisé
princes-full = vous en avez trois
princes-no-room = complet
princes-built-already = déjà construit
princes-held-already = déjà à vous
princes-sold-already = déjà vendu
princes-once-a-turn = une par tour
princes-too-little = trop peu
princes-not-now = pas à présent
princes-not-alone = jamais seule
princes-fits = { $count ->
    [one] 1 place
   *[other] { $count } places
  }
princes-draw = Piocher une carte
princes-draw-note = une sur cinq
princes-profession = Profession
princes-to-actions = Retour aux actions
princes-too-dear = trop cher
princes-left = reste { $count }
princes-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
princes-note-jester = +2 à chaque œuvre
princes-note-builder = bâtir moins cher
princes-note-prestige = 5 vues, 1 gardée
princes-note-recruiting = compte pour une carte
princes-note-landscape = forêt, lac ou parc
princes-buildings = Bâtiments
princes-each = { $cost } chacun, +{ $points }
princes-each-free = gratuit, +{ $points }
princes-each-sells = { $cost }, vend { $count } de prestige
princes-costs-sells = { $cost }, −{ $count } prestige
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
princes-bids = Offres jusqu’ici : { $bids }
princes-next-bid = { $price } ?
princes-still-in = En lice : { $players }.
princes-passed = Ont passé : { $players }.
princes-has-bought = Ont acheté : { $players }.
princes-has-renounced = N’achètent rien : { $players }.
princes-effect-jester = +{ $value } à chaque œuvre, désormais.
princes-effect-builder = On bâtit moins cher ; à deux, les bâtiments peuvent se toucher ; +{ $points } de prestige dès le deuxième.
princes-effect-prestige = Cinq cartes vues, une gardée : des points à la fin.
princes-effect-recruiting = Appelez un artiste joué par un rival.
princes-effect-landscape = Forêt, lac ou parc, au choix.
princes-effect-ground = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}, à poser aussitôt ; +{ $points } de prestige dès le deuxième de sa sorte.
princes-prospects = Ce que chacun apporterait
princes-choose-landscape = Quel paysage
princes-leaves = reste { $florins }
princes-out = pas cette fois
princes-out-round = hors jeu jusqu’au tour suivant

## Main et cour

princes-hand = Votre main
princes-hand-note = valeur actuelle / minimum du tour { $round }
princes-wish = souhaite : { $what }
princes-wish-met = a : { $what }
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
princes-recruiting-cards = { $count ->
    [one] { $count } carte pour appeler un artiste joué par un rival
   *[other] { $count } cartes pour appeler des artistes joués par des rivaux
}
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
princes-returned-wait = Votre choix est fait ; vous pouvez le changer tant que tous n’ont pas choisi.

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
    [0] Choisi : { $square }.
    [1] Choisi : { $square }, tourné une fois.
    [2] Choisi : { $square }, tourné deux fois.
   *[other] Choisi : { $square }, tourné trois fois.
}
princes-chosen-flipped = { $quarters ->
    [0] Choisi : { $square }, retourné.
    [1] Choisi : { $square }, retourné et tourné une fois.
    [2] Choisi : { $square }, retourné et tourné deux fois.
   *[other] Choisi : { $square }, retourné et tourné trois fois.
}
princes-stay-free = { $count ->
    [one] Il reste { $count } case libre.
   *[other] Il reste { $count } cases libres.
}
princes-put-it = Au-dessus de { $square } : touchez la case, ou appuyez sur Entrée, pour poser.
princes-not-at = Pas en { $square }.
princes-not-touches-palace = { $builders ->
    [0] Cela toucherait votre palais en { $squares }. Il faut deux architectes ; vous n’en avez pas.
   *[other] Cela toucherait votre palais en { $squares }. Il faut deux architectes ; vous en avez { $builders }.
}
princes-not-touches = { $builders ->
    [0] Cela toucherait un autre bâtiment en { $squares }. Il faut deux architectes ; vous n’en avez pas.
   *[other] Cela toucherait un autre bâtiment en { $squares }. Il faut deux architectes ; vous en avez { $builders }.
}
princes-not-overlaps = { $builders ->
   *[other] Cases déjà occupées : { $squares }.
}
princes-nearest = Place permise la plus proche : { $square }.
princes-dots = Points pleins : permis dans ce sens ; anneaux : permis en tournant. Les flèches déplacent, R tourne, F retourne.
princes-grid = Cases de votre domaine
princes-cell = { $square }
princes-cell-legal = { $square }, permis

## Actions

princes-phase-actions = Actions
princes-recruit-head = Recruter
princes-recruiting-note = maintenant, ou plus tard
princes-no-artists = Aucun rival n’a d’artiste sur la table.
princes-value = vaut ici :

## Une œuvre

princes-worksheet = Calcul
princes-without-bonus = sans cartes de bonus
princes-cards-where = { $table } sur la table, { $hand } en main
princes-bonus-spent = utilisée, puis hors du jeu
princes-bonus-kept = gardée pour plus tard
princes-value-of = Valeur ({ $work })
princes-best = Meilleure œuvre du tour
princes-best-award = +{ $points }
princes-first-work = La première œuvre de ce tour.
princes-leads = Elle devance de { $by } la meilleure, { $player } avec { $value }.
princes-equals = Elle égale la meilleure, { $player } avec { $value } : les deux marqueraient.
princes-trails = Il lui manque { $by } pour égaler la meilleure, { $player } avec { $value }.
princes-payment = Paiement
princes-payment-note = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} le point, { $most } au plus
princes-payment-go = Passer au paiement
princes-payment-wait = L’œuvre doit d’abord atteindre le minimum.
princes-payment-why = C’est ce que prendrait le robot : { $why }
princes-payment-take = Prendre { $points } de prestige et { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-prestige-taken = Prestige pris sur la paie
princes-split = { $points } de prestige et { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-if-best = { $points }, ou { $best } si elle reste la meilleure
princes-on-your-table = Sur votre table

## Cartes vues

princes-keep = Gardez-en une
princes-under = Sous la pile, dans cet ordre
princes-under-note = Les autres vont sous la pile dans cet ordre ; la première posée sera tirée la première.
princes-keep-note = Une est à vous ; les autres vont sous { $pile }.
princes-as-drawn = Les laisser dans l’ordre du tirage
princes-up = { $name } : plus tôt
princes-down = { $name } : plus tard

## Onglets du téléphone

princes-tab-return = Donne
princes-tab-place = Poser
princes-tab-look = Cartes
princes-tab-work = Œuvre
princes-tab-doing = À faire
princes-tab-hand = Main { $count }
princes-tab-bank = Réserve
princes-tab-all = Tous

## Ce que fait une place

princes-state-ready = prêt
princes-state-bought = achat : { $item }, { $price }
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
princes-draft-place = Placer { $the } en { $square } ?
princes-draft-build = Bâtir { $the } en { $square } : { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}.
princes-draft-build-free = Bâtir { $the } en { $square } : gratuit.
princes-verb-build = Bâtir { $the }
princes-outcome-build = +{ $points } de prestige, reste { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-outcome-build-sells = +{ $points } de prestige, en vend { $count }
princes-draft-work = Faire réaliser une œuvre par { $the }, d’une valeur de { $value } ?
princes-verb-work = Réaliser pour { $value }
princes-outcome-work = +{ $points } de prestige, +{ $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-draft-return = Rendre { $the } et garder les trois autres ?
princes-outcome-return = les trois autres restent
princes-draft-keep = Garder « { $card } » ; les autres sous la pile ?
princes-verb-keep = La garder
princes-outcome-keep = les autres vont sous la pile
princes-step-keep = Garder
princes-step-under = Dessous
princes-step-as-drawn = Telles quelles

## La fin

princes-prestige-cards = Cartes de prestige
princes-prestige-cards-note = seul en tête : tous les points ; à égalité : la moitié environ
princes-held-by = carte de { $player }
princes-of-needed = { $count } sur { $need }
princes-landscapes = Paysages
princes-estates = Domaines
princes-gain = Avec : { $name }
princes-first = Premier joueur de ce tour

# La leçon : une phrase par question, vraie pour toute donne.
princes-lesson-return = Chaque artiste souhaite un bâtiment, un paysage et une liberté. Gardez ceux qui souhaitent les mêmes choses, et rendez celui qui s’accorde le moins avec eux.
princes-lesson-open = Vous ouvrez les enchères. Proposez ce que vos artistes souhaitent : chaque souhait comblé donne plus de valeur à leurs œuvres.
princes-lesson-bid = Quelqu’un d’autre le veut aussi. On surenchérit de 100 florins ; seul le dernier en lice paie. Continuez tant que cela vaut ce prix pour vous.
princes-lesson-landscape = Un paysage se pose aussitôt et ne bouge plus. Posez-le dans un coin, pour que les grands bâtiments trouvent encore leur place.
princes-lesson-freedom = Vous avez maintenant deux actions. Une liberté coûte 300 florins, et tout artiste qui la souhaite travaille mieux chez vous désormais.
princes-lesson-work = Le chiffre d’une carte dit ce que vaut son œuvre en ce moment, à côté du minimum de ce tour. L’artiste qui l’atteint peut travailler pour vous.
princes-lesson-pay = Une œuvre rapporte 100 florins par point, dont une part peut devenir du prestige. Le prestige fait gagner, mais au début l’argent est plus utile.
princes-lesson-pass = Un nouveau tour. Ce que tout le monde veut devient cher : vous pouvez passer et attendre autre chose.
princes-lesson-last-buyer = Les autres ont acheté : vous prenez un objet au prix d’ouverture. Un architecte rend chaque bâtiment moins cher jusqu’à la fin de la partie.
princes-lesson-build = Un bâtiment rapporte aussitôt 3 points de prestige, et ajoute 4 points à chaque œuvre d’un artiste qui le souhaite.
princes-lesson-building = Avec moins de deux architectes, un bâtiment ne touche le palais et les autres bâtiments que par les coins. Les points montrent où il peut être posé.
princes-lesson-best = L’artiste dont les trois souhaits sont comblés fait une grande œuvre, et la meilleure œuvre de chaque tour rapporte 3 points de prestige de plus.
princes-lesson-goal = Pendant sept tours, vous êtes à la tête d’une grande maison de Florence. Invitez des artistes et offrez-leur ce qu’ils souhaitent : un bâtiment, un paysage, une liberté. Mieux un artiste vit chez vous, plus son œuvre a de valeur. Œuvres, bâtiments et cartes rapportent du prestige, et qui en a le plus à la fin gagne.
princes-mark-wishes = Les trois petits signes sont les souhaits de cet artiste : bâtiment, paysage, liberté.
princes-mark-worth = En bas : ce que vaudrait son œuvre maintenant, et le minimum du tour.
princes-mark-pile = Ce qui repose sur une lèvre verte se touche : ici le lac, au prix de départ.
princes-mark-renounce = Vous pouvez renoncer, mais vous n’achetez alors rien aux enchères de ce tour.
princes-mark-bid = Une enchère de plus. La petite ligne dit ce qu’il vous reste.
princes-mark-pass = Hors de cette enchère ; vous pourrez acheter autre chose ensuite.
princes-mark-freedom = Les libertés sont rares : le nombre restant est écrit dessous.
princes-mark-hand = Les souhaits comblés sont en couleur et disent ce qu’ils ajoutent.
princes-mark-purse = Vos florins, que personne d’autre ne voit.
princes-mark-value = Une coche : cette œuvre atteint le minimum. Touchez la carte pour la réaliser.
princes-mark-builder = Avec un architecte, les bâtiments coûtent moins ; avec un second, ils peuvent se toucher.
princes-mark-jester = Un saltimbanque donne plus de valeur à chacune de vos œuvres.
princes-mark-building = Pointez-le : des points montrent où il tient, et les cartes disent ce qu’il ajouterait.
princes-mark-too-dear = Ce qui est en pointillé n’est pas disponible ; touchez-le pour savoir pourquoi.
princes-mark-bonus = On en regarde cinq et on en garde une.
princes-mark-profession = Un artiste de plus en main, une fois par tour.
princes-mark-recruiting = Utilisée aussitôt ou gardée pour plus tard.
princes-lesson-prestige-card = Une carte de prestige sert plus tard : elle paie à la fin de la partie, à qui a le plus de ce qu’elle nomme. Vous en regardez cinq et en gardez une.
princes-lesson-keep-prestige = Gardez la carte dont vous poursuivez déjà le but. Personne ne voit laquelle vous avez prise.
princes-lesson-under = Les cartes que vous ne gardez pas retournent sous la pile. Laissez-les dans leur ordre, sauf si vous voulez retenir ce qui viendra.
princes-lesson-bonus-card = Une carte de bonus coûte 300 florins et ajoute des points à une seule œuvre, pour chaque bâtiment, saltimbanque ou carte qu’elle compte.
princes-lesson-keep-bonus = Gardez la carte qui compte ce dont vous aurez le plus au moment de vous en servir.
princes-lesson-second = Il vous reste une action. Regardez les cartes de votre main : lequel de leurs souhaits pouvez-vous encore combler ?
princes-lesson-recruiting = Une carte de recrutement vous amène un artiste qui a déjà travaillé pour un rival : une œuvre de plus, sans piocher.
princes-lesson-recruit = Choisissez un artiste dont votre domaine comble les souhaits, ou presque. Il travaille pour vous comme l’un des vôtres.
princes-lesson-wish = Bâtissez ce que souhaite encore un artiste de votre main : 4 points de plus pour son œuvre, et 3 de prestige aussitôt.
princes-lesson-recruited = Tout artiste qui atteint le minimum peut travailler, recruté ou non. Avant la paie, vous pouvez joindre des cartes de bonus à l’œuvre.
princes-lesson-lay-bonus = Jouez la carte de bonus si elle ajoute quelque chose maintenant : elle ne sert que pour cette œuvre. Vous avez maintenant vu chaque sorte de carte.

# Petites positions dans les règles.
princes-figure-legal = Permis
princes-figure-refused = Interdit
princes-figure-landscape = Un lac peut border le palais et une tour.
princes-figure-touching = Avec un architecte : un côté de la tour toucherait un côté du palais.
princes-figure-corner = Avec un architecte : la tour et le palais ne se rejoignent que par un coin.
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
princes-freedoms-note = une par tour
princes-hand-more = encore { $count }

## Muse & Princesse

princes-characters = Personnages
princes-characters-note = un pion plus haut chasse le plus bas ; on paie quand son tour revient
princes-spaces-note = cases en centaines de florins
princes-stands = { $player }, { $price }
princes-character-taken = pris
princes-character-from = dès { $price }
princes-space-steps = Jusqu’où miser : { $name }
princes-space-lower = Plus bas
princes-space-higher = Plus haut
princes-had = la dernière fois : { $player }
princes-had-nobody = la dernière fois : personne
princes-until-actions = actions de ce tour
princes-until-auction = fin des prochaines enchères
princes-until-characters = prochains personnages
princes-until-once = tout de suite
princes-power-muse = +{ $round } à chaque œuvre du tour
princes-power-cardinal = trois actions au lieu de deux
princes-power-princess = une œuvre sans profession
princes-power-merchant = prochain achat gratuit, ou prestige par rang
princes-power-professor = une carte sur cinq : bonus ou prestige
princes-power-banker = son argent, moins la mise
princes-muse-adds = +{ $round } à chaque œuvre
princes-cardinal-adds = une action de plus
princes-princess-worth = vaut { $value }
princes-merchant-rank = +{ $points } de prestige pour votre place
princes-professor-free = ni florins ni action
princes-banker-brings = { $florins } sur lui
princes-state-pawn = { $name }, case { $space }
princes-state-helped = avec l’aide de : { $name }
princes-draft-princess = Une œuvre d’une valeur de { $value } pour la Princesse ?
princes-for-princess = Une œuvre pour la Princesse
princes-for-princess-note = vaut { $value }, minimum { $minimum }
princes-princess-sheet = Pour la Princesse
princes-princess-nothing-else = Ni saltimbanques, ni libertés, ni cartes de bonus.
princes-change = Banquier
princes-change-note = { $florins ->
    [one] { $florins } florin le point
   *[other] { $florins } florins le point
}
princes-change-points = Points contre des florins
princes-change-take = { $points } de prestige pour { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
princes-draft-court = { $name } pour { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
} ?
princes-verb-court = Placer en { $space }
princes-outcome-banker = rapporte { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}

## Coopération

princes-joined = Les domaines réunis
princes-joined-note = le vôtre cerné de votre couleur ; chacun a ses lettres a à g et ses nombres 1 à 7
princes-whole-map = Toute la carte
princes-this-place = Cet endroit
princes-mine = Chez moi
princes-you = Vous
princes-earlier = avant
princes-square-yours = votre { $square }
princes-square-of = { $square } chez { $player }
princes-build-with = Construire avec un voisin
princes-talks-left = { $count ->
    [0] plus de négociation avant une action
    [one] une négociation possible avant une action
   *[other] { $count } négociations possibles avant une action
}
princes-across-border = à cheval sur la frontière
princes-joint-building = Bâtiment conjoint
princes-talk-number = négociation { $number } sur { $most }
princes-which-jointly = Que voulez-vous construire avec { $player } ?
princes-across = à cheval sur votre frontière avec { $player }
princes-said-offer = { $player } : offre, en { $square }
princes-said-counter = { $player } : contre-offre, en { $square }
princes-said-last = { $player } : dernière offre, en { $square }
princes-sum-less = Cent florins de moins
princes-sum-more = Cent florins de plus
princes-sum-asked = { $player } vous paie ; l’argent des autres, vous ne le voyez pas
princes-sum-paid = vous payez { $player }
princes-sum-in-cash = On ne vend pas de prestige : cela se paie avec les florins en main.
princes-if-accepted = Si c’est accepté
princes-to-bank = À la banque
princes-between = Entre les deux
princes-an-action = Action
princes-one-action = une
princes-no-action = aucune
princes-may-stand = Peut-il se trouver là ?
princes-your-land = Sur votre terre
princes-land-of = Sur la terre de { $player }
princes-ground-nothing = il ne touche rien qui demande un architecte.
princes-prestige-head = Prestige
princes-lifts = +{ $value } à une œuvre
princes-ground-building = { $square } touche { $building } : il y faut { $needed } architectes, et il y en a { $builders }.
princes-ground-palace = { $square } touche le palais : il y faut { $needed } architectes, et il y en a { $builders }.
princes-ground-opposite = en face de { $square }, au-delà de la frontière, se trouve { $building } : il y faut { $needed } architectes, et il y en a { $builders }.
princes-ground-border = { $square } est contre la frontière d’un tiers : il y faut un architecte, et il y en a { $builders }.
princes-step-sum = pour { $sum }
princes-step-counter = contre-offre
princes-step-last = dernière offre
princes-draft-offer = { $player } doit vous payer { $sum } pour une part dans { $building }.
princes-draft-counter = Vous paieriez { $sum } à { $player } pour une part dans { $building }.
princes-verb-offer = Proposer { $sum }
princes-outcome-offer = puis { $player } répond
princes-state-answers = doit répondre
princes-state-said = a dit { $sum }
princes-has-it = il l’a déjà
princes-talked-of = déjà négocié
princes-you-have = Dans votre bourse : { $florins }.
