# Ce que dit Florenza.

## Choses comptées

florenza-counted-wood = { $count } bois
florenza-counted-marble = { $count } marbre
florenza-counted-metal = { $count } métal
florenza-counted-fabric = { $count } tissu
florenza-counted-spice = { $count ->
    [one] { $count } épice
   *[other] { $count } épices
}
florenza-counted-gold = { $count } or
florenza-counted-any = { $count ->
    [one] { $count } cube au choix
   *[other] { $count } cubes au choix
}
florenza-counted-pips = { $count }
florenza-counted-florins = { $count ->
    [one] { $count } fiorino
   *[other] { $count } fiorini
}
florenza-counted-certificates = { $count } en certificats
florenza-counted-prestige = { $count } PP
florenza-counted-influence = { $count } PI
florenza-counted-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
florenza-counted-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}

## Noms

florenza-skill-architect = architecte
florenza-skill-sculptor = sculpteur
florenza-skill-painter = peintre
florenza-office-captain = Capitaine du peuple
florenza-office-bishop = Évêque
florenza-source-income = revenus
florenza-source-abroad = ateliers d’autrui
florenza-source-market = marché
florenza-source-workshop = ateliers utilisés
florenza-source-building = ateliers construits
florenza-source-work = œuvres
florenza-source-artist = artistes
florenza-source-failure = échecs
florenza-source-preacher = prêtres
florenza-source-captain = Capitaine
florenza-source-cardinal = Cardinal
florenza-source-certificates = Certificats
florenza-source-prestige = Prestige
florenza-source-bishop = Évêque
florenza-source-cubes = Cubes
florenza-source-florins = Fiorini
florenza-source-empty-slots = Cases vides
florenza-source-unrealised = Œuvres non réalisées
florenza-source-no-palazzo = Palazzo sans œuvre
florenza-source-no-chiesa = Chiesa sans œuvre

## Questions

florenza-fee = { $fee ->
    [one] { $fee } fiorino
   *[other] { $fee } fiorini
}
florenza-florins = { $florins ->
    [one] { $florins } fiorino
   *[other] { $florins } fiorini
}
florenza-sale = { $sale ->
    [one] { $sale } fiorino
   *[other] { $sale } fiorini
}
florenza-question-choose = Quel atelier prenez-vous pour commencer ?
florenza-question-captain = Vous êtes Capitaine du peuple. Faites-vous arrêter un ouvrier, ou réservez-vous un artiste ?
florenza-question-bishop = Vous êtes Évêque. Convertissez-vous un ouvrier, ou bloquez-vous un prêtre ?
florenza-question-turn = { $workers ->
    [one] Il vous reste un ouvrier. Que doit-il faire ?
   *[other] Vous avez { $workers } ouvriers. Que doit faire le prochain ?
}
florenza-question-hire = Quel artiste embauchez-vous pour { $the_work } ?
florenza-question-hear = { $dice ->
    [one] À quel prêtre donnez-vous l’aumône ({ $the_work }) ? Un dé dira combien d’ouvriers viennent.
   *[other] À quel prêtre donnez-vous l’aumône ({ $the_work }) ? { $dice } dés diront combien d’ouvriers viennent.
}
florenza-question-market = Vous êtes au marché : vendez un cube pour { florenza-sale }, achetez-en un pour { $price }, donnez-en { $given } pour un. Une fois chacun.
florenza-question-give = { $count ->
    [one] Quel cube donnez-vous ?
   *[other] Quel cube donnez-vous d’abord, sur { $count } ?
}
florenza-question-take = { $resources_count ->
    [0] Quel cube prenez-vous ?
   *[other] Quel cube prenez-vous contre { $resources } ?
}
florenza-question-run = Utilisez-vous { $the_workshop } ({ florenza-use }) ? { $left ->
    [one] Une seule utilisation est possible.
   *[other] { $left } utilisations sont possibles.
}
florenza-question-finish = Achevez-vous { $the_workshop } pour { $costs } ? Cela rapporte { $gains }.
florenza-question-works = Quelle commande réglez-vous maintenant, et comment ?

## Coups

florenza-use = { $costs_count ->
    [0] { $gains }
   *[other] { $gains } contre { $costs }
}
florenza-effect = { $violet ->
    [0] { florenza-use }
   *[other] { $gains } à chaque tour
}
florenza-later-use = { $use_costs_count ->
    [0] { $use_gains }
   *[other] { $use_gains } contre { $use_costs }
}
florenza-later = { $violet ->
    [0] à l’usage : { florenza-later-use }
   *[other] à chaque tour : { $use_gains }
}
florenza-move-choose = Prendre { $the_workshop } : { florenza-effect }
florenza-move-arrest = Faire arrêter un ouvrier des { $family }
florenza-move-reserve = Réserver { $character } (niveau { $level })
florenza-move-convert = Convertir un ouvrier des { $family }
florenza-move-block = Bloquer { $the_character }
florenza-move-nothing = Ne rien faire
florenza-move-use = { $abroad ->
    [0] Utiliser { $the_workshop }, case { $slot } : { florenza-use }
   *[other] Utiliser { $the_workshop } des { $family }, case { $slot }, pour { $abroad } PP : { florenza-use }
}
florenza-move-build = Construire { $the_workshop } : { $costs } ; rapporte { $gains } ; { florenza-later }{ florenza-lacking }
florenza-lacking = { $short_count ->
    [0] { "" }
   *[other]  ; il manquera { $short }
}
florenza-move-commission = { $income_count ->
    [0] Commander { $the_work } : { $gains } contre { $costs }{ florenza-lacking }
   *[other] Commander { $the_work } : { $gains } contre { $costs }, et à chaque tour { $income }{ florenza-lacking }
}
florenza-move-hire = { $level ->
    [0] Embaucher { $the_character }, sans frais{ florenza-lacking }
   *[other] Embaucher { $the_character } comme { $skill } de niveau { $level } pour { florenza-fee }{ florenza-lacking }
}
florenza-move-market = Aller au marché
florenza-move-alms = Donner l’aumône : { $the_work }
florenza-move-hear = { $gains_count ->
    [0] Donner l’aumône à { $the_character }{ florenza-for }
   *[other] Donner l’aumône à { $the_character }{ florenza-for } : { $gains }
}
florenza-move-hear-kept = Donner l’aumône au prêtre inconnu que vous avez bloqué
florenza-for = { $fee ->
    [0] { "" }
   *[other] { " " }pour { florenza-fee }
}
florenza-move-pass = Passer pour ce tour
florenza-move-sell = Vendre un cube pour { florenza-florins } : { $resource }
florenza-move-buy = Acheter un cube pour { florenza-florins } : { $resource }
florenza-move-exchange = Donner plusieurs cubes pour un
florenza-move-leave = Quitter le marché
florenza-move-give = Donner : { $resource }
florenza-move-take = Prendre : { $resource }
florenza-move-run = Utiliser { $the_workshop } : { florenza-use }
florenza-move-idle = Ne pas utiliser { $the_workshop }
florenza-move-finish = Achever { $the_workshop } : { $gains } contre { $costs }
florenza-move-abandon = Rendre { $the_workshop } : perte de { $loss } PP
florenza-move-realise = Réaliser { $the_work } avec { $the_character } : { $gains } contre { $costs }
florenza-move-fail = { $fee ->
    [0] Laisser échouer { $the_work } : perte de { $loss } PP
   *[other] Laisser échouer { $the_work } : { florenza-fee } pour { $the_character }, perte de { $loss } PP
}

## Ce que coûtent et rapportent les ateliers, les œuvres et les personnages

florenza-note-workshop = coûte { $costs } ; rapporte { $gains } ; { florenza-later }{ florenza-times }
florenza-times = { $times ->
    [1] { "" }
   *[other] , jusqu’à { $times } fois
}
florenza-note-work = coûte { $costs } ; rapporte { $gains }{ florenza-each-round } ; par { $skills }
florenza-each-round = { $income_count ->
    [0] { "" }
   *[other] , et { $income } à chaque tour
}
florenza-note-artist = { $levels } (tarif : { $fees })
florenza-note-nameless = { $skills }, sans frais et sans dé
florenza-note-preacher = aumône : { florenza-fee }{ florenza-at-once } ; ouvriers selon le dé : { $dice }
florenza-counted-architect = architecte { $count }
florenza-counted-sculptor = sculpteur { $count }
florenza-counted-painter = peintre { $count }

## Événements

florenza-event-workshopchosen = { $seat } commence avec { $the_workshop }, case { $slot }.
florenza-event-roundbegan = Tour { $round } sur { $rounds }, dans cet ordre : { $order_seats }.
florenza-event-dierolled = Le dé des revenus donne { $die } : { $resource }.
florenza-event-received = { $seat } reçoit { $gains }.
florenza-event-arrested = { $seat } fait arrêter un ouvrier de { $from_seat }.
florenza-event-reserved = { $seat } réserve { $character }.
florenza-event-converted = { $gained ->
    [0] { $seat } renvoie un ouvrier de { $from_seat }, et n’en a plus à prendre.
   *[other] { $seat } convertit un ouvrier de { $from_seat }.
}
florenza-event-blocked = { $seat } bloque { $the_character }.
florenza-event-powerunused = { $seat } n’use pas de sa charge : { $office }.
florenza-event-workersent = { $seat } envoie un ouvrier dans son district, case { $slot } : { $the_workshop }.
florenza-event-workersentabroad = { $seat } envoie un ouvrier chez { $owner_seat }, case { $slot }{ florenza-at-cost } : { $the_workshop }{ florenza-for-the-owner }.
florenza-at-cost = { $costs_count ->
    [0] { "" }
   *[other] { " " }pour { $costs }
}
florenza-for-the-owner = { $gains_count ->
    [0] { "" }
   *[other]  ; { $owner_seat } reçoit { $gains }
}
florenza-at-once = { $gains_count ->
    [0] { "" }
   *[other] { " " }({ $gains })
}
florenza-event-buildingbegan = { $seat } entreprend { $the_workshop }, case { $slot }.
florenza-event-commissioned = { $seat } commande { $the_work } ({ $the_character }, { $skill }).
florenza-event-senttomarket = { $seat } envoie un ouvrier au marché.
florenza-event-almsgiven = { $workers ->
    [0] { $seat } donne l’aumône à { $the_character }{ florenza-at-cost }{ florenza-at-once }, { $the_work } : { $dice }, et personne ne vient.
    [one] { $seat } donne l’aumône à { $the_character }{ florenza-at-cost }{ florenza-at-once }, { $the_work } : { $dice }, et { $workers } ouvrier vient.
   *[other] { $seat } donne l’aumône à { $the_character }{ florenza-at-cost }{ florenza-at-once }, { $the_work } : { $dice }, et { $workers } ouvriers viennent.
}
florenza-event-passed = { $workers ->
    [one] { $seat } passe, avec { $workers } ouvrier non placé.
   *[other] { $seat } passe, avec { $workers } ouvriers non placés.
}
florenza-event-traded = { $seat } échange { $costs } contre { $gains }.
florenza-event-workshoprun = { $gains_count ->
    [0] { $seat } utilise { $the_workshop }{ florenza-at-cost } et trouve la réserve vide.
   *[other] { $seat } utilise { $the_workshop } : { florenza-use }.
}
florenza-event-workshopidle = { $seat } n’utilise pas { $the_workshop }.
florenza-event-built = { $seat } achève { $the_workshop }, case { $slot } : { $gains } contre { $costs }.
florenza-event-buildingfailed = { $seat } n’achève pas { $the_workshop }, qui retourne au stock : { florenza-lost }.
florenza-lost = { $costs_count ->
    [0] il n’y a plus rien à perdre
   *[other] perte de { $costs }
}
florenza-event-realised = { $die ->
    [0] { $seat } réalise { $the_work } avec { $the_character } : { $gains } contre { $costs }.
   *[other] { $seat } réalise { $the_work } avec { $the_character } : { $gains } contre { $costs } ; le dé donne { $die } et ajoute { $bonus } PP.
}
florenza-event-masterpiece = Un chef-d’œuvre pour { $seat } : { $character } passe du côté violet.
florenza-event-buildingcomplete = { $seat } complète { $the_building } : { $gains }.
florenza-event-workfailed = { $unpaid ->
    [0] { $seat } échoue avec { $the_work } : { florenza-lost }.
   *[other] { $seat } échoue avec { $the_work } et ne peut payer { $the_character } : { florenza-lost }.
}
florenza-event-captainelected = { $costs_count ->
    [0] { $gains_count ->
        [0] { $seat } devient Capitaine du peuple, sans prestige à certifier.
       *[other] { $seat } devient Capitaine du peuple, sans prestige à certifier, et remonte à zéro : { $gains }.
    }
   *[other] { $seat } devient Capitaine du peuple et fait certifier { $costs } : { $gains }.
}
florenza-event-nocaptain = Égalité à { $prestige } PP : { $tied_seats }. Personne n’est Capitaine du peuple.
florenza-event-bishopelected = { $times ->
    [one] { $seat } devient Évêque.
   *[other] { $seat } est de nouveau Évêque.
}
florenza-event-nobishop = { $tied_seats_count ->
    [0] Personne n’est Évêque : la plus haute influence est de { $influence }, et il en faut { $least }.
   *[other] Égalité à { $influence } PI : { $tied_seats }. Personne n’est Évêque.
}
florenza-event-cardinalmade = { $costs_count ->
    [0] { $seat } devient Cardinal : { $gains }.
   *[other] { $seat } devient Cardinal : { $gains }, et abandonne { $costs }.
}
florenza-event-charactersleft = Quittent Florence : { $characters }.
florenza-event-characterscame = Arrivent à Florence : { $characters }.
florenza-event-scored = { $seat } a { florenza-points }.
florenza-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Refus

florenza-refusal-not-offered = Cet atelier n’est pas dans l’offre : { $the_workshop }.
florenza-refusal-no-worker = La famille { $family } n’a pas d’ouvrier disponible.
florenza-refusal-own-worker = Vous ne pouvez pas faire cela à votre propre famille.
florenza-refusal-not-in-row = Ce personnage n’est pas disponible : { $character }.
florenza-refusal-no-workshop = Il n’y a pas d’atelier sur la case { $slot } des { $family }.
florenza-refusal-not-built-yet = La case { $slot } des { $family } n’est pas encore construite : { $workshop }.
florenza-refusal-violet = Cet atelier rapporte un revenu de lui-même et ne reçoit pas d’ouvrier : { $the_workshop }.
florenza-refusal-workshop-taken = Un ouvrier est déjà passé ce tour-ci sur la case { $slot } des { $family }.
florenza-refusal-too-little-prestige = Vous avez trop peu de prestige pour utiliser un atelier des { $family }.
florenza-refusal-no-free-slot = Votre district n’a plus de case libre.
florenza-refusal-out-of-stock = Il n’y a plus de tuile en stock : { $workshop }.
florenza-refusal-already-realised = Cette œuvre est déjà réalisée : { $work }.
florenza-refusal-work-taken = Il y a déjà un ouvrier ici : { $the_work }.
florenza-refusal-no-artist-left = Il ne reste aucun artiste capable de réaliser { $the_work }.
florenza-refusal-no-crest-left = Toutes vos armoiries sont posées, ou réservées aux commandes en cours.
florenza-refusal-not-skilled = Comme { $skill }, { $the_character } ne peut pas réaliser { $the_work }.
florenza-refusal-artist-away = Cet artiste n’est pas disponible : { $character }.
florenza-refusal-artist-engaged = Déjà embauché ce tour-ci : { $character }.
florenza-refusal-artist-reserved = Réservé par le Capitaine : { $character }.
florenza-refusal-no-pulpit = Cette œuvre n’est pas encore réalisée : { $the_work }.
florenza-refusal-pulpit-taken = Il y a déjà un ouvrier ici : { $the_work }.
florenza-refusal-no-preacher = Il n’y a aucun prêtre libre que vous puissiez payer.
florenza-refusal-preacher-away = Ce prêtre n’est pas disponible : { $character }.
florenza-refusal-preacher-engaged = Déjà entendu ce tour-ci : { $character }.
florenza-refusal-nobody-kept = Vous n’avez bloqué aucun prêtre inconnu qui puisse encore vous servir.
florenza-refusal-preacher-blocked = Bloqué par l’Évêque : { $character }.
florenza-refusal-cannot-pay-preacher = Vous n’avez pas { florenza-fee }.
florenza-refusal-market-once = Vous avez déjà un ouvrier au marché.
florenza-refusal-done-already = Vous l’avez déjà fait une fois.
florenza-refusal-no-such-cube = Vous n’avez pas ce cube : { $resource }.
florenza-refusal-cube-order = Nommez les cubes dans l’ordre de la liste, pour qu’il en reste assez : { $resource } ne convient pas ici.
florenza-refusal-cannot-buy = Vous n’avez pas { florenza-florins }.
florenza-refusal-too-few-cubes = Vous avez trop peu de cubes : il en faut { $given }.
florenza-refusal-none-in-supply = Il n’y en a plus dans la réserve : { $resource }.
florenza-refusal-not-the-same = Le cube pris doit être d’une autre sorte que le cube donné.
florenza-refusal-cannot-run = Vous ne pouvez pas payer ce que demande { $the_workshop } : { $costs }.
florenza-refusal-cannot-finish = Vous ne pouvez pas payer { $the_workshop } : { $costs }.
florenza-refusal-not-commissioned = Vous n’avez pas de commande en cours pour { $the_work }.
florenza-refusal-cannot-realise = Vous ne pouvez pas payer { $the_work } et son artiste : { $costs }.

## Champs de la vue

florenza-field-wood = Bois
florenza-field-marble = Marbre
florenza-field-metal = Métal
florenza-field-fabric = Tissu
florenza-field-spice = Épices
florenza-field-gold = Or
florenza-field-slot = Case
florenza-field-workshop = Atelier
florenza-field-built = Construit
florenza-field-worker_seat = Ouvrier de
florenza-field-work = Œuvre
florenza-field-artist_character = Artiste
florenza-field-skill = Habileté
florenza-field-fee = Tarif
florenza-field-task = Tâche
florenza-task-run = Utiliser
florenza-task-finish = Achever
florenza-task-realise = Réaliser
florenza-field-workshop_or_work = Pour quoi
florenza-field-needs = Demande
florenza-field-needs_florins = Demande en fiorini
florenza-field-there = Disponible alors
florenza-field-there_florins = Fiorini disponibles alors
florenza-field-enough = Suffisant
florenza-field-level = Niveau
florenza-field-die = Ce que son dé ajoute, par face
florenza-field-golden = Faces dorées
florenza-field-least = Au moins
florenza-field-most = Au plus
florenza-field-average = En moyenne
florenza-field-needs_any = Demande en cubes au choix
florenza-field-short = Manque
florenza-field-short_florins = Fiorini manquants
florenza-field-penalty = Prestige perdu en cas d’échec
florenza-field-change = Variation
florenza-field-change_florins = Variation en fiorini
florenza-field-ahead = Quand tous auront agi
florenza-field-failures = Échecs
florenza-field-remedy_slots = Cases dont l’usage y remédierait
florenza-field-most_prestige_seats = Le plus de prestige
florenza-field-most_influence_seats = Le plus d’influence, si elle suffit
florenza-field-florins = Fiorini
florenza-field-prestige = Prestige
florenza-field-influence = Influence
florenza-field-certificates = Certificats
florenza-field-cubes = Cubes
florenza-field-workers_ready = Ouvriers disponibles
florenza-field-workers_reserve = Ouvriers en réserve
florenza-field-workers_placed = Ouvriers placés
florenza-field-workers_arrested = Ouvriers arrêtés
florenza-field-crests = Armoiries restantes
florenza-field-slots = Cases
florenza-field-works = Œuvres réalisées
florenza-field-pulpit_works_used = Chaires utilisées
florenza-field-commissions = Commandes
florenza-field-ledger = Prévisions
florenza-field-elected = Élections d’Évêque de suite
florenza-field-passed = A passé
florenza-field-at_market = Au marché
florenza-field-owner_seat = Propriétaire
florenza-field-character = Personnage
florenza-field-column = Colonne
florenza-field-violet = Côté violet
florenza-field-used = Utilisé
florenza-field-held_seat = Retenu par
florenza-field-patron_seat = Commanditaire
florenza-field-left = Restants
florenza-field-stock = Stock
florenza-field-phase = Phase
florenza-field-order_seats = Ordre du tour
florenza-field-captain_seat = Capitaine du peuple
florenza-field-bishop_seat = Évêque
florenza-field-die_resource = Dé des revenus
florenza-field-rolled = Résultats des dés
florenza-field-supply = Réserve
florenza-field-offered_workshops = Offre de départ
florenza-field-row = Ligne
florenza-field-unknowns = Personnages inconnus
florenza-field-blocked_character = Bloqué par l’Évêque
florenza-field-bag_characters = Dans le sac
florenza-field-public_works = Ville et Cathédrale

## Pourquoi un robot a choisi

florenza-why-choose = C’est ce qui va le mieux avec le reste.
florenza-why-arrest = Ce rival aurait tiré le plus de cet ouvrier.
florenza-why-reserve = Cet artiste est trop bon pour le laisser aux autres.
florenza-why-convert = Un ouvrier de plus, et un de moins pour un rival.
florenza-why-block = Mieux vaut garder ce prêtre.
florenza-why-nothing = Rien ici n’en vaut la peine.
florenza-why-use = Ce qu’il rapporte vaut { table-worth } de plus qu’un ouvrier oisif.
florenza-why-build = Cet atelier promet { table-worth } d’ici la fin, et remplit une case.
florenza-why-commission = On peut la payer, et elle promet { table-worth }.
florenza-why-hire = Avec cet artiste, l’œuvre promet le plus pour son prix.
florenza-why-market = Il y a de quoi échanger ce tour-ci.
florenza-why-alms = L’aumône apporte ouvriers et influence : { table-worth }.
florenza-why-hear = De tous les prêtres, c’est lui qui donne le plus pour son tarif.
florenza-why-hear-kept = Gardé pour ce moment : le prêtre inconnu dont personne d’autre ne peut se servir.
florenza-why-pass = Rien de ce qui reste ne vaut un ouvrier.
florenza-why-sell = Ce cube vaut moins que l’argent.
florenza-why-buy = Ce cube vaut plus que l’argent.
florenza-why-exchange = Deux cubes en trop en donnent un qui manque.
florenza-why-leave = Aucun échange ne serait utile.
florenza-why-give = C’est le cube le moins utile.
florenza-why-take = C’est le cube le plus utile.
florenza-why-run = Cela rapporte plus que cela ne coûte : { table-worth }.
florenza-why-idle = Cela coûterait plus que cela ne rapporte.
florenza-why-finish = L’atelier achevé vaut plus qu’il ne coûte : { table-worth }.
florenza-why-abandon = Ce qu’il coûte est plus utile ailleurs.
florenza-why-realise = L’œuvre vaut son prix : { table-worth }.
florenza-why-fail = Ce qu’elle coûte est plus utile ailleurs.

## La table, dessinée dans un terminal

florenza-short-wood = Bo
florenza-short-marble = Ma
florenza-short-metal = Mé
florenza-short-fabric = Ti
florenza-short-spice = Ép
florenza-short-gold = Or
florenza-skill-short-architect = A
florenza-skill-short-sculptor = S
florenza-skill-short-painter = P
florenza-phase-2 = le Capitaine
florenza-phase-3 = l’Évêque
florenza-phase-4 = le placement des ouvriers
florenza-phase-5 = le marché
florenza-phase-6 = les districts
florenza-phase-7 = les œuvres
florenza-drawing-setup = Avant le premier tour : deux ateliers chacun
florenza-drawing-round = Tour { $round } sur { $rounds } : { $phase }
florenza-drawing-city = La ville et la Cathédrale
florenza-drawing-row = À Florence : A architecte, S sculpteur, P peintre (niveau) ; † prêtre (tarif)
florenza-drawing-stock = Réserve, et ateliers en stock
florenza-drawing-players = Joueurs, dans l’ordre du tour
florenza-drawing-own = Votre district, { $family } : { $ready ->
    [one] { $ready } ouvrier disponible, { $crests } armoiries
   *[other] { $ready } ouvriers disponibles, { $crests } armoiries
}
florenza-drawing-works = Votre Palazzo et votre Chiesa
florenza-drawing-ledger = { $seat } : ce qu’il faut à chaque ouvrier / ce qu’il y aura
florenza-drawing-empty = { $count ->
    [one] { $count } case vide
   *[other] { $count } cases vides
}
florenza-drawing-effect = { $gains_count ->
    [0] { "" }
   *[other] { $costs_count ->
        [0] { $gains }
       *[other] { $costs } → { $gains }
    }
}
florenza-drawing-preacher = { $character } †{ $fee }
florenza-drawing-gain-florins = +{ $count } fi
florenza-drawing-gain-prestige = +{ $count } PP
florenza-drawing-gain-influence = +{ $count } PI
florenza-drawing-gain-workers = { $count ->
    [one] +{ $count } ouvrier
   *[other] +{ $count } ouvriers
}
florenza-drawing-held = { $words } [{ $held_seat }]
florenza-drawing-task-run = utiliser : { $thing }
florenza-drawing-task-finish = achever : { $thing }
florenza-drawing-task-realise = réaliser : { $thing }
florenza-drawing-head-florins = fi
florenza-drawing-head-skills = par
florenza-drawing-head-prestige = PP
florenza-drawing-head-income = par tour
florenza-drawing-head-influence = PI
florenza-drawing-head-certificates = cert
florenza-drawing-head-workers = dispo
florenza-drawing-mark-captain = Capitaine
florenza-drawing-mark-bishop = Évêque
florenza-drawing-mark-market = au marché
florenza-drawing-mark-arrested = un arrêté
florenza-drawing-mark-passed = a passé

# Choix des options.
florenza-bishop_block-reserve = sert l’Évêque
florenza-bishop_block-expel = ne sert personne
florenza-foreign_fee-owner_gains = au propriétaire
florenza-foreign_fee-lost = perdu
florenza-district_pulpit-realised = une fois réalisé
florenza-district_pulpit-open = dès le début
florenza-masterpiece-once = une fois
florenza-masterpiece-income = à chaque tour
