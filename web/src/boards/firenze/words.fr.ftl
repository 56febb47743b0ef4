# Ce que dit de lui-même le plateau de Firenze. Ce qui arrive, est demandé ou refusé vient du jeu.

## Les tours des contrats

firenze-levels = Hauteurs et tuiles Niveau
firenze-height = hauteur
firenze-first = 1er
firenze-plus = +{ $points }
firenze-gone = prise
firenze-tower = Contrats de la tour { $colour }
firenze-flag = Drapeau, points :
firenze-contract = { $colour } { $height } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
firenze-balcony = balcon { $level }
firenze-letter-of = lettre de { $player }
firenze-neutral = lettre neutre
firenze-in-reach = à portée
firenze-short = manque { $count }
firenze-would-bring = { $count ->
    [0] vous rapporterait { $points }
    [one] il manque une brique, vous rapporterait { $points }
   *[other] il manque { $count } briques, vous rapporterait { $points }
}
firenze-churches = { $count ->
    [0] Églises, aucune sur { $places }
   *[other] Églises, { $count } sur { $places }
}
firenze-end-tile = Tuile de fin
firenze-end-tile-taken = Tuile de fin prise
firenze-letters = Vos lettres
firenze-bag = Dans le sac, { $count }

## La rangée

firenze-row = La rangée
firenze-row-take = prix en briques · sous chaque carte : vos briques avant et après
firenze-row-exchange = échange : touchez la brique voulue contre { $give } des vôtres, une fois par tour
firenze-price = prix en briques :
firenze-free = gratuit
firenze-too-dear = trop cher
firenze-store-then = briques { $now } → { $then }
firenze-so-many = { $count } { $colour }
firenze-want = Échanger contre la brique { $colour } sur { $card }

## Le chantier

firenze-site = Votre chantier
firenze-site-of = Chantier de { $player }
firenze-to-mine = revenir au vôtre
firenze-must-grow = toute tour doit grandir, ou s’écroule
firenze-no-tower = aucune tour
firenze-new-tower = nouvelle tour
firenze-tower-of = tour { $colour } de { $height }
firenze-lay-on = Poser une brique sur la { $tower }
firenze-take-off = Ôter la dernière brique de la { $tower }
firenze-begin = Commencer une tour { $colour }
firenze-from-to = { $from } → { $to }
firenze-falls = { $count ->
    [one] s’écroule, { $count } rendue
   *[other] s’écroule, { $count } rendues
}
firenze-filled = rempli
firenze-next = { $height } : manque { $count }

## Entrepôt, paiement

firenze-store = Entrepôt
firenze-of = { $count } sur { $limit }
firenze-of-then = { $count }, puis { $then } sur { $limit }
firenze-more-bricks = +{ $count }
firenze-given = { $count ->
    [one] { $count } donnée
   *[other] { $count } données
}
firenze-laid = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
}
firenze-paid = { $count ->
    [one] { $count } payée
   *[other] { $count } payées
}
firenze-meter = Ce que coûte la construction en tout
firenze-for = pour { $cost }
firenze-payment = Paiement : une brique par carte
firenze-payment-cost = Payé pour construire
firenze-payment-give = Donné pour la brique
firenze-payment-lose = Briques perdues
firenze-payment-return = Rendu au sac
firenze-as-proposed = touchez pour changer
firenze-brick-number = Brique { $number }

## Contrats et rivaux

firenze-finished = Vos tours achevées
firenze-finished-note = hauteur exacte ; remplir ou garder
firenze-fill = { $colour } { $height }
firenze-fill-short = { $colour } { $height }
firenze-kept = gardée : elle devra grandir
firenze-line-contract = contrat
firenze-line-balcony = balcon { $level }
firenze-line-first = première à la hauteur { $height }
firenze-line-last = dernière lettre, tuile Fin de partie
firenze-rivals = Ce que d’autres pourraient prendre
firenze-rivals-note = avec ce qu’ils ont
firenze-letters-left = { $count ->
    [one] une lettre
   *[other] { $count } lettres
}
firenze-has-bricks = { $count ->
    [one] manque une brique, il l’a
   *[other] manquent { $count }, il les a
}
firenze-freed = libéré par vous
firenze-nothing-near = rien en un tour

## Cartes

firenze-cards = Vos cartes
firenze-unseen = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
firenze-at-end = à la fin : { $points }
firenze-at-end-then = à la fin : { $points }, puis { $then }
firenze-service-discount = coût de la construction : −{ $count }
firenze-service-guard = { $count ->
    [0] aucune tour ne tomberait
    [one] une tour resterait debout
   *[other] { $count } tours resteraient debout
}
firenze-service-courier = la carte est gratuite
firenze-service-pick = { $count ->
    [0] le sac est vide
   *[other] une brique de votre choix
}
firenze-service-swap = troquer jusqu’à { $count }
firenze-service-steal = { $count ->
    [0] personne n’a de brique
    [one] la seule brique des autres
   *[other] une des { $count } briques des autres
}
firenze-service-sabotage = { $count ->
    [0] personne n’a de tour
    [one] un étage de moins à une tour
   *[other] un étage de moins à une des { $count } tours
}
firenze-service-patrician = { $count ->
    [0] aucune célébration à défausser
   *[other] défausse une célébration
}
firenze-choose = Choisissez
firenze-chosen-of = { $colour } : { $chosen } sur { $count }
firenze-swap-card = Touchez la carte de la rangée avec laquelle troquer.
firenze-swap-give = Vous donnez, { $count } au plus
firenze-swap-take = Vous prenez, { $count }
firenze-visit = Chantier de { $player } : le voir en grand
firenze-holds-bricks = { $count ->
    [one] une brique
   *[other] { $count } briques
}
firenze-holds-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

## La barre

firenze-phase-card = Carte
firenze-phase-exchange = Échange
firenze-phase-build = Construction
firenze-phase-demolish = Démolition
firenze-phase-contracts = Contrats
firenze-phase-limits = Limites
firenze-state-next = ensuite
firenze-state-last = dernier tour
firenze-state-done = dernière lettre posée
firenze-asks-both = Posez des briques sur vos tours ; avant cela vous pouvez échanger.
firenze-asks-build = Posez des briques sur vos tours, ou commencez-en une.
firenze-build-nothing = Ne rien bâtir
firenze-towers-fall = { $count ->
    [0] aucune tour ne tombe
    [one] une tour s’écroule
   *[other] { $count } tours s’écroulent
}
firenze-must-grow-on = { $count ->
    [one] sa tour devra grandir
   *[other] leurs tours devront grandir
}
firenze-step-exchange = brique { $colour }
firenze-step-raise = { $colour } à { $height }
firenze-draft-take = { $price ->
    [0] Prendre { $the } sans payer ?
    [one] Prendre { $the } pour une brique ?
   *[other] Prendre { $the } pour { $price } briques ?
}
firenze-verb-take = Prendre { $the }
firenze-outcome-pay = payer { $bricks }
firenze-outcome-free = rien à payer
firenze-draft-build = { $count ->
    [one] Une brique posée
   *[other] { $count } briques posées
} { $cost ->
    [0] sans rien payer.
    [one] pour une.
   *[other] pour { $cost }.
}
firenze-draft-build-nothing = Rien n’est bâti.
firenze-draft-falls = { $count ->
    [one] S’écroule : { $colours }.
   *[other] S’écroulent : { $colours }.
}
firenze-verb-build = { $cost ->
    [0] Bâtir { $count }
   *[other] Bâtir { $count }, payer { $cost }
}
firenze-outcome-falls = { $count ->
    [one] une tour s’écroule, { $back } de retour
   *[other] { $count } tours s’écroulent, { $back } de retour
}
firenze-outcome-stands = aucune tour ne tombe
firenze-outcome-gain = points : { $points }
firenze-draft-fill = { $contracts } : { $points }.
firenze-verb-fill = { $count ->
    [one] Remplir
   *[other] En remplir { $count }
}
firenze-draft-exchange = { $bricks } contre une brique { $colour }.
firenze-verb-exchange = Échanger
firenze-outcome-exchange = puis vous bâtissez
firenze-draft-lose = Au sac : { $bricks }.
firenze-verb-lose = { $count ->
    [one] La rendre
   *[other] En rendre { $count }
}
firenze-outcome-lose = comme proposé, ou comme vous l’avez changé

## Sur un téléphone

firenze-then = vous auriez :
firenze-tab-pay = Payer
firenze-tab-site = Chantier
firenze-tab-towers = Tours
firenze-tab-row = Rangée
firenze-tab-store = Entrepôt { $count }
firenze-tab-cards = Cartes
firenze-tab-rivals = Rivaux

## La fin

firenze-towers = Les tours
firenze-towers-note = dessous : les lettres et leurs hauteurs ; le plus grand nombre prend le drapeau, puis la plus haute
firenze-letters-on = { $count } · { $heights }
firenze-celebrations = Célébrations

## Figures du livret

firenze-figure-exchange = Trois briques vont sur la carte ; la bleue qui s’y trouvait avant est prise.
firenze-figure-cost = Quatre briques posées sur trois tours : elles coûtent trois briques en tout, ici une blanche, une verte, une bleue.
firenze-figure-fall = La blanche a grandi et reste. La rouge non, et s’écroule : trois briques au sac, deux à l’entrepôt.
firenze-figure-balconies = Le balcon I est rempli d’abord, ce qui libère aussitôt le balcon II : les deux en un tour.

## La leçon

firenze-lesson-goal = Des familles rivales élèvent des tours, brique à brique, et les vendent : une tour qui a exactement la hauteur et la couleur d’un contrat le remplit, et votre lettre y reste. Chaque contrat rapporte les points qu’il porte. Les tours hautes et les couleurs rares rapportent le plus, mais une tour qui ne grandit pas à chaque tour s’écroule. Qui pose sa dernière lettre met fin à la partie, et le plus de points l’emporte.
firenze-lesson-take = Chaque tour commence par une carte de la rangée, et toutes ses briques sont à vous. La carte de gauche est gratuite.
firenze-lesson-skip = Vous pouvez échanger des briques avec la rangée. Pour l’instant, bâtissez avec ce que vous avez.
firenze-lesson-begin = Une brique est un étage. Commencez une tour d’une couleur dont vous avez d’autres briques : il lui en faudra une à chaque tour.
firenze-lesson-second = Deux briques par tour sont gratuites. Commencez une seconde tour ; une troisième brique en coûterait déjà une.
firenze-lesson-stop = Cela suffit : gardez des briques pour le tour suivant. Vos deux tours devront alors grandir.
firenze-lesson-price = Une carte plus à droite coûte une brique par carte à sa gauche. Ses propres briques ne peuvent la payer.
firenze-lesson-pay = Chaque brique payée va sur une carte de gauche, pour qui prendra celle-ci. Donnez ce dont vous pouvez vous passer.
firenze-lesson-wait = Un échange est bon quand il manque une seule brique d’une couleur. Rien ne manque encore.
firenze-lesson-raise = Toute tour debout au début de votre tour doit recevoir une brique, sinon la moitié, arrondie au supérieur, est perdue.
firenze-lesson-all = L’autre tour aussi. Ce qui n’a pas grandi s’écroule quand vous avez bâti.
firenze-lesson-kinds = Les personnages se jouent quand vous voulez à votre tour, les bâtiments aident à chaque tour, les églises attendent un contrat, les célébrations comptent à la fin, les événements arrivent aussitôt.
firenze-lesson-trade = Maintenant un échange vaut la peine : trois de vos briques contre une de la rangée.
firenze-lesson-want = Choisissez une brique d’une couleur dont une de vos tours a besoin.
firenze-lesson-give = Donnez des briques de couleurs dont vous ne bâtissez rien.
firenze-lesson-fill = Une tour qui a exactement la hauteur d’un contrat libre le remplit : ses points sont à vous, une lettre y reste, et ses briques vont au sac. Les balcons se remplissent dans leur ordre, et à chaque hauteur à partir de 5, la première tour prend la tuile Niveau.
firenze-lesson-end = Ainsi de suite, jusqu’à ce que quelqu’un pose sa dernière lettre, pour 5 points de plus. Tous les autres ont encore un tour ; puis les drapeaux vont à qui a le plus de lettres sur chaque tour, et les célébrations comptent.
