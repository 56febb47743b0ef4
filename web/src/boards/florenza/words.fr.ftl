# Ce que le plateau de Florenza dit de lui-même. Ce qui arrive, se demande et se refuse vient du jeu.

## Signs

florenza-you = Vous
florenza-pp = PP
florenza-pi = PI
florenza-fl = fi
florenza-florins = { $florins } fi
florenza-florins-word = fiorini
florenza-points = { $points } PP
florenza-letter-wood = B
florenza-letter-marble = M
florenza-letter-metal = Mé
florenza-letter-fabric = T
florenza-letter-spice = É
florenza-letter-gold = O
florenza-free = gratuit
florenza-unknown = inconnu

## Characters, city, districts

florenza-characters = Personnages
florenza-leave = partants
florenza-violet = face violette
florenza-used = déjà employé ce tour
florenza-kept-by = gardé par { $player }
florenza-owned-by = réalisée par { $player }
florenza-worker-of = ouvrier de { $player }
florenza-city = La ville
florenza-market = Marché
florenza-stalls = Étals
florenza-deals = vente { $sale }, achat { $price }, { $given }:1
florenza-realised = réalisée
florenza-pulpit = chaire
florenza-alms-open = aumône
florenza-alms-given = aumône faite
florenza-your-district = Votre district
florenza-district-of = District de { $player }
florenza-districts = Districts de toutes les familles
florenza-visit = { $count ->
    [0] { $player } : voir le district
    [one] { $player } : voir le district, { $count } atelier libre
   *[other] { $player } : voir le district, { $count } ateliers libres
}
florenza-slots-note = la case 1 agit avant la case 2
florenza-all-four = les quatre :
florenza-build-here = bâtir ici
florenza-empty = vide
florenza-unbuilt = à bâtir
florenza-income = revenu
florenza-abroad = −{ $points } PP
florenza-stock = Ateliers à bâtir
florenza-stock-note = payés en phase 6 ; coche : il y aura assez
florenza-to-city = Retour à la ville
florenza-left = reste { $count }
florenza-enough = assez
florenza-workers = prêts : { $ready }, placés : { $placed }, réserve : { $reserve }
florenza-arrested = { $count } arrêté
florenza-again = Revoir le dernier tour
florenza-seat-line = ateliers { $workshops }, œuvres { $works }, PI { $influence }
florenza-certificates = { $count } en certificats
florenza-ready = { $count ->
    [one] { $count } ouvrier prêt
   *[other] { $count } ouvriers prêts
}
florenza-state-ready = prêts : { $count }
florenza-passed = a passé

## Why not, in two words

florenza-briefly-taken = pris
florenza-briefly-no-worker = aucun ouvrier libre
florenza-briefly-own = le vôtre
florenza-briefly-unbuilt = à bâtir
florenza-briefly-income = revenu seul
florenza-briefly-occupied = occupé
florenza-briefly-prestige = trop peu de PP
florenza-briefly-no-slot = aucune case
florenza-briefly-none-left = épuisé
florenza-briefly-realised = réalisée
florenza-briefly-no-artist = plus d’artiste
florenza-briefly-no-crest = plus d’armoiries
florenza-briefly-hired = déjà engagé
florenza-briefly-kept = gardé
florenza-briefly-no-preacher = pas de prêtre
florenza-briefly-heard = déjà entendu
florenza-briefly-dear = trop cher
florenza-briefly-there = déjà présent
florenza-briefly-done = fait
florenza-briefly-no-cube = aucun cube
florenza-briefly-not-now = pas maintenant

## Ledger

florenza-ledger = Prévisions
florenza-worker = Ouvrier
florenza-verdict = Verdict
florenza-have = vous avez
florenza-left-word = reste
florenza-short = manque { $what }
florenza-short-word = Il manque :
florenza-all-enough = assez pour tous
florenza-fails = manque : { $count }
florenza-as-you-like = à votre gré
florenza-as-you-deal = selon vos échanges, non compté
florenza-would-fail = { $the }, échec en phase { $phase } : −{ $points } PP.
florenza-would-fail-paid = { $the }, échec : −{ $points } PP, et l’artiste touche quand même { $florins } fiorini.
florenza-mend = D’abord { $name }, case { $slot } :

## Tracks

florenza-tracks = Échelles et ordre
florenza-prestige = Prestige
florenza-influence = Église
florenza-order = Ordre du tour
florenza-mark-bishop = { $least } Évêque
florenza-mark-cardinal = { $least } Cardinal
florenza-leads = { $player } en tête
florenza-tied = égalité : { $players }
florenza-nobody-yet = personne n’en a assez
florenza-captain = Capitaine
florenza-bishop = Évêque

## What is being chosen

florenza-commission = La commande
florenza-alms = L’aumône
florenza-commission-note = touchez une œuvre ou une personne pour changer
florenza-by = par
florenza-each-round = chaque tour
florenza-which-work = quelle œuvre ?
florenza-which-artist = qui ?
florenza-which-skill = Dans quel art
florenza-choose-artist = Touchez maintenant un artiste : les connus ajoutent un dé, les inconnus sont gratuits.
florenza-choose-preacher = Touchez maintenant un prêtre.
florenza-choose-work = Touchez maintenant l’œuvre : celles qui conviennent sont soulignées.
florenza-to-pay = À payer en phase 7
florenza-fee-within = dont { $fee } pour l’artiste
florenza-range = de { $least } à { $most } PP
florenza-average = { $points } en moyenne.
florenza-golden = Une face dorée fait un chef-d’œuvre.
florenza-no-golden = Pas de chef-d’œuvre.
florenza-no-die = Pas de dé : { $points } PP assurés, si tout est payé.
florenza-alms-dice = { $dice ->
    [one] Un dé dit combien d’ouvriers viennent aussitôt.
   *[other] { $dice } dés disent combien d’ouvriers viennent aussitôt.
}
florenza-die-adds = Le dé ajoute, par face : { $faces }
florenza-die-workers = Ouvriers selon le dé : { $faces }
florenza-captain-power = Faire arrêter un ouvrier
florenza-bishop-power = Convertir un ouvrier
florenza-or-reserve = ou touchez un artiste pour le garder
florenza-or-block = ou touchez un prêtre pour le bloquer
florenza-draft-plain = { $move } ?
florenza-draft-and = { $move } ? { $rest }
florenza-draft-short = Il manquera { $what }.
florenza-draft-commission = { $artist } pour { $the }
florenza-place = Placer ici
florenza-place-anyway = Placer quand même
florenza-send = Envoyer un ouvrier
florenza-outcome-sure = { $florins } fiorini : { $points } PP
florenza-outcome-dice = { $florins } fiorini : de { $least } à { $most } PP
florenza-idle = { $count ->
    [one] { $count } ouvrier reste oisif
   *[other] { $count } ouvriers restent oisifs
}
florenza-step-use = Case { $slot }

## Start

florenza-order-of-choice = Ordre du choix
florenza-order-of-choice-note = le dernier choisit d’abord, les deux fois
florenza-slot = case { $slot }
florenza-offer = L’offre
florenza-offer-note = gratuits, bâtis aussitôt, sans prestige
florenza-taken-by = { $player }, case { $slot }
florenza-yours = pour votre prochaine case

## What comes of it

florenza-phase-income = Revenus
florenza-phase-powers = Pouvoirs
florenza-phase-placement = Placement
florenza-phase-districts = Districts
florenza-phase-works = Œuvres
florenza-phase-offices = Charges
florenza-phase-end = Fin du tour
florenza-sum-placed = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
florenza-sum-market = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
florenza-sum-districts = { $count } sur { $all }
florenza-sum-works = { $count } sur { $all }
florenza-market-note = chaque action une fois
florenza-sell = vendre un cube : { $florins } fi
florenza-buy = acheter un cube : { $florins } fi
florenza-exchange = { $given ->
    [one] { $given } cube contre un autre
   *[other] { $given } cubes contre un
}
florenza-begin-exchange = échanger
florenza-no-deal = rien encore
florenza-nobody-there = Personne n’a d’ouvrier au marché.
florenza-districts-note = la case 1 de tous, puis la 2, jusqu’à la dernière
florenza-nobody = personne
florenza-left-alone = laissé
florenza-given-back = rendu
florenza-use-it = Utiliser
florenza-skip-it = Passer
florenza-finish-it = Bâtir
florenza-abandon-it = Rendre
florenza-works-note = dans l’ordre du tour ; les vôtres à votre gré
florenza-no-works = Aucune œuvre en cours.
florenza-realise = Réaliser
florenza-fail = Laisser échouer
florenza-paid = payé
florenza-failed = échec
florenza-open-again = de nouveau libre au prochain tour
florenza-fell = { $die } : { $points } + { $bonus } PP
florenza-masterpiece = chef-d’œuvre
florenza-complete = complet
florenza-captain-long = Capitaine du peuple
florenza-captain-rule = seul à avoir le plus de prestige
florenza-bishop-rule = seul à avoir le plus d’influence, { $least } ou plus
florenza-cardinal = Cardinal
florenza-cardinal-rule = { $influence } PI, ou Évêque deux fois de suite
florenza-no-cardinal = Personne ne devient Cardinal.
florenza-cardinal-after = Après le Capitaine : ce prestige ne compte pas cette fois.
florenza-order-rule = Capitaine d’abord, puis l’Évêque ; les autres comme avant
florenza-pace = Votre rythme
florenza-pace-note = personne n’attend pendant que vous lisez
florenza-pace-hand = un à un
florenza-pace-second = un par seconde
florenza-pace-once = tout d’un coup
florenza-came-of = Ce que le tour { $round } a donné
florenza-event-of = { $count } sur { $all }
florenza-back = Précédent
florenza-next = Suivant
florenza-go-on = Continuer
florenza-go-on-note = vers le plateau

## Phone and end

florenza-tab-mine = À moi
florenza-tab-city = Ville
florenza-tab-characters = Personnages
florenza-tab-rivals = Rivaux
florenza-end-prestige = D’où vient le prestige
florenza-end-tie = L’égalité à { $points }
florenza-end-works = œuvres réalisées
florenza-end-order = place dans le dernier ordre

## Lesson and figures

florenza-lesson-goal = Huit tours. À chaque tour vous envoyez des ouvriers : aux ateliers pour des cubes et des fiorini, chez les artistes pour des œuvres. Œuvres et ateliers donnent du prestige ; à la fin du tour, qui en a seul le plus devient Capitaine et le met de côté en certificats. Le plus de points l’emporte. Un ouvrier qu’on ne peut payer coûte du prestige : regardez donc les prévisions.
florenza-lesson-choose = Deux ateliers sont à vous dès le départ, gratuits. Prenez-en un qui produit un cube dès que vous y envoyez un ouvrier.
florenza-lesson-second = Le second va sur la deuxième case. Les cases agissent dans l’ordre : placez ce qui produit avant ce qui consomme.
florenza-lesson-use = On place maintenant les ouvriers, un chacun à son tour. Rien n’est encore payé : les prévisions disent ce qu’il y aura en phases 6 et 7. Commencez par votre atelier.
florenza-lesson-commission = Une œuvre demande un ouvrier et un artiste. Une coche dit qu’il y aura assez. Le pulpito de votre Chiesa est le moins cher, et il ouvre l’aumône, qui amène des ouvriers.
florenza-lesson-hire = Les artistes connus coûtent des fiorini et lancent un dé pour plus de prestige ; les inconnus sont gratuits, sans dé. S’il manque quelque chose, c’est dit.
florenza-lesson-build = Un ouvrier peut aussi commencer un atelier : touchez la prochaine case libre et choisissez une tuile. On paie en phase 6 ; sinon elle est rendue, et 1 PP est perdu.
florenza-lesson-market = Au marché on peut vendre un cube, en acheter un et en donner deux contre un, chacun une fois. Un seul ouvrier par tour peut y aller.
florenza-lesson-deal = Tous les ouvriers sont placés, et chacun agit. Vendez ce qu’aucune de vos œuvres ne demande.
florenza-lesson-leave = Gardez le reste pour ce que vous avez promis : les prévisions le comptent déjà.
florenza-lesson-run = Les districts agissent case par case. Vous pouvez utiliser l’atelier ou le laisser ; il y a rarement lieu de le laisser.
florenza-lesson-finish = La tuile commencée se paie maintenant et donne du prestige. Elle servira dès le tour suivant.
florenza-lesson-realise = Voici les œuvres : on paie coût et artiste, les armoiries sont posées, le prestige arrive. Puis viennent les charges, et vous voilà seul maître.
florenza-figure-work = Tarif et coût font { $florins } fi, dont { $fee } de tarif. Avec le dé, de { $least } à { $most } PP.
florenza-figure-failed = { $artist } touche quand même { $paid } fiorini.
florenza-figure-unpaid = Avec { $florins } fiorini, impossible de payer { $artist } : rien n’est payé, et 1 PP de plus est perdu.
florenza-figure-captain = Seul en tête : Capitaine, avec { $count } en certificats ; le marqueur revient à 0.
florenza-figure-bishop = Seul en tête, et assez haut : Évêque avec { $count }.
florenza-figure-nobody = Égalité, ou trop peu : personne n’est élu.
