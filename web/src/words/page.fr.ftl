# Ce que dit le cadre de la page.

nowhere-title = Rien ici
nowhere-sentence = Il n’y a rien à cette adresse.
to-decision = Aller à la décision
to-lobby = Vers l’accueil
loading = Un instant…
moment-tomorrow = demain, { $time }
moment-yesterday = hier, { $time }
moment-day = { $day }, { $time }

## Barre du haut et menu

top-round = Tour
top-round-of = Tour { $round } sur { $rounds }
top-round-only = Tour { $round }
top-set-up = Mise en place
top-finished = Terminée
top-round-phase = { $round }, { $phase }
top-rules = Règles
top-text-mode = Mode texte
top-board = Plateau
top-why-not = Pourquoi pas ?
top-menu = Menu
top-practice = Exercice
top-tools = Outils
top-language = English
top-language-long = English: read the page in English
menu-title = Menu
menu-theme = Couleurs
menu-theme-system = Comme sur l’appareil
menu-theme-light = Clair
menu-theme-dark = Sombre
menu-motion = Sans animation
menu-sound = Un son quand c’est à moi
menu-letters = Lettres comme raccourcis
menu-keys = Raccourcis clavier
menu-text-first = Ouvrir les tables en mode texte
menu-confirm = Me demander confirmation
menu-confirm-always = Toujours
menu-confirm-irreversible = Seulement pour ce qui ne se reprend pas
menu-confirm-never = Jamais
menu-leave = Laisser un robot jouer pour moi
menu-leave-ask = Un robot jouera pour vous jusqu’à ce que vous repreniez votre place. La lui laisser ?
menu-leave-rests = Vous êtes la dernière personne ici : la table se met en pause jusqu’à ce que quelqu’un revienne. La quitter ?
menu-leave-yes = Laisser ma place
menu-leave-no = Rester
menu-return = Reprendre ma place
menu-away = Un robot joue pour vous. Vous pouvez reprendre votre place à tout moment.
menu-record = Compte rendu de cette partie
menu-lobby = Vers l’accueil
menu-next = Ma table suivante
menu-close = Fermer

## Barre de décision

bar-label = Décision
bar-your-turn = À vous
bar-turn-of = C’est à { $name } de répondre
bar-take-back-until = À vous · on peut revenir en arrière tant que personne d’autre n’a joué
bar-practice = À vous · exercice : on peut revenir en arrière
bar-kicker-until = { $kicker } · { $deadline }
bar-no-take-back = À vous · quelque chose sera découvert : pas de retour possible
bar-draft-free = Préparé, pas envoyé · retour possible tant que personne d’autre n’a joué
bar-draft-final = Préparé, pas envoyé · ensuite, pas de retour
bar-draft-practice = Préparé, pas envoyé · exercice : on peut revenir en arrière
bar-draft-done = Envoyer « { $move } » ?
bar-waiting = On attend
bar-waiting-for = On attend { $names }.
bar-waiting-since = On attend depuis { $since }
bar-thinking = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
bar-sent = Envoyé.
bar-watching = En spectateur
bar-away = Un robot joue pour vous
bar-away-sentence = On ne vous demande rien tant que vous ne reprenez pas votre place.
bar-rests = La table est en pause
bar-rests-given = Il n’y a personne pour jouer : la partie reprendra quand vous reprendrez votre place.
bar-rests-late = Le temps de tous est écoulé : la partie reprend avec vous, et l’horloge repart de zéro.
bar-rests-watched = La table est en pause jusqu’à ce qu’un de ses joueurs revienne.
bar-go-on = Reprendre
bar-was-late = À vous · votre temps était écoulé, et un robot a répondu une fois pour vous
bar-offline = Hors ligne
bar-offline-sentence = Le serveur ne répond pas ; nouvel essai en cours. Rien de ce que vous avez préparé n’est perdu.
bar-finished = La partie est terminée
bar-ended = Cette table a été close avant la fin de la partie.
bar-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
key-press = à toucher
key-not-now = pas maintenant, dit pourquoi
bar-confirm = Confirmer
bar-confirm-small = { $count ->
    [one] envoie un coup
   *[other] envoie { $count } coups
}
bar-undo = Annuler
bar-undo-small = revenir au choix
bar-undo-all = Revenir au début de mon tour
bar-take-back = Reprendre
bar-take-back-small = mon dernier coup
bar-ask-back = Demander à reprendre
bar-ask-back-small = avec l’accord des autres
bar-ask-back-wish = { $name } demande à reprendre :
bar-ask-back-mine = On demande aux autres si vous pouvez reprendre :
bar-ask-back-since = { $count ->
    [one] et ce qui s’est passé depuis
   *[other] et { $count } événements survenus depuis
}
bar-agree = D’accord
bar-decline = Non
bar-ask-withdraw = Tant pis
bar-more = { $count ->
    [one] { $count } autre choix
   *[other] { $count } autres choix
}
bar-fewer = Replier
bar-bid = Votre offre
bar-bid-less = Offrir moins
bar-bid-more = Offrir plus
bar-choices = Choix
bar-filter = Filtrer les choix
bar-final-mark = sans retour
bar-step-back = Revenir avant cette étape : { $step }
bar-steps = Étapes préparées
bar-changed = La situation a changé entre-temps. Ce que vous avez préparé convient encore : relisez-le avant de confirmer.
bar-deadline = jusqu’à { $time }
outcome-change = { $amount } { $what }
list-and = { $one }, { $other }

## Ordres permanents

order-button = Ordre…
order-button-small = jusqu’à une limite
order-title = Ordre permanent
order-secret = visible de vous seul
order-raise = Relancer de { $step } jusqu’à
order-less = Baisser la limite
order-more = Relever la limite
order-then = Et ensuite
order-then-pass = puis passer
order-then-ask = puis me demander
order-set = Valider
order-only-choice = Quand je n’ai qu’un choix, le jouer pour moi
order-cancel = Annuler
order-stands-pass = Votre ordre : jusqu’à { $limit } pour { $lot }, puis passer.
order-stands-ask = Votre ordre : jusqu’à { $limit } pour { $lot }, puis vous demander.
order-stands-passing = Votre ordre : passer pendant toute cette phase.
order-kind = Type d’ordre
order-limit = Limite
order-passing = Passer cette phase
order-unless = sauf pour
order-unless-nothing = aucune exception
order-change = Modifier
order-stands-unless = Votre ordre : passer cette phase, sauf pour { $lot }.

## Joueurs

seats-title = Joueurs
seats-you = vous
seats-bot = robot
seats-bot-plays = un robot joue
seats-was-late = en retard
seats-gone = absent
seats-to-act = doit répondre
seats-thinking = réfléchit
seats-open = place libre
seats-somebody = quelqu’un
seats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-title = Score
score-now = Points actuels
score-sources = D’où viennent les points
score-source = Source
score-none = Pas encore de points.

## Journal, chat, notes

log-only-choice = (votre seul choix)
log-taken-back = { $count ->
    [one] { $name } a repris une ligne
   *[other] { $name } a repris { $count } lignes
}
log-newest = Dernières lignes
log-title = Journal
log-round = Tour { $round }
log-beginning = Début
log-filter = Lignes à montrer
log-all = Tout
log-mine = Les miennes
log-points = Points
log-news = { $count ->
    [one] Depuis votre dernier coup : un événement
   *[other] Depuis votre dernier coup : { $count } événements
}
log-news-seen = Vu
log-empty = Il ne s’est encore rien passé.
log-earlier = { $count ->
    [one] Montrer une ligne antérieure
   *[other] Montrer { $count } lignes antérieures
}
chat-title = Chat
chat-write = Écrire à la table
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-seated = Seules les personnes assises à la table peuvent y parler.
chat-quick = Phrases toutes prêtes
notes-title = Notes
notes-label = Vos notes privées, gardées sur cet appareil seulement

## Pourquoi pas, règles, conseils

why-title = Pourquoi pas ?
why-none = Rien de ce qui viendrait à l’esprit n’est interdit pour l’instant.
why-intro = Impossible pour l’instant :
rule-link = Règle { $paragraph }
rules-title = Règles
rules-search = Chercher dans les règles
rules-none = Aucun paragraphe ne contient ces mots.
rules-whole = Tout le livret
hint-title = Conseil
hint-use = Le préparer

## Ligne de commande

command-label = Ligne de commande
command-prompt = Un coup, en texte
command-run = Préparer
command-help = Tab complète, Entrée prépare, Ctrl+Entrée envoie.
command-leads = Mène à :
command-free = On peut revenir en arrière.
command-final = Quelque chose sera découvert : pas de retour possible.
command-not-a-move = Ce n’est pas un coup de ce jeu.
command-unknown = Le serveur n’a pas pu être joint.

## Même écran

curtain-title = Passez l’écran à { $name }
curtain-sentence = La table reste cachée tant que { $name } n’est pas là.
curtain-button = Je suis { $name }

## Raccourcis

keys-title = Raccourcis
keys-arrows = se déplacer sur le plateau
keys-tab = d’une partie à l’autre
keys-enter = choisir
keys-esc = un pas en arrière
keys-ctrl-enter = confirmer
keys-u = annuler, ou reprendre
keys-why = pourquoi pas ?
keys-h = conseil
keys-l = journal
keys-s = score
keys-n = ma table suivante
keys-slash = ligne de commande
keys-digits = les choix de la barre

## Téléphone

phone-more = Plus
drawer-open = Journal, chat
drawer-close = Fermer
tab-badge = ● { $title }
turn-announced = À vous : { $sentence }
page-title-table = { $game } · Signoria

## Mode texte

text-title = { $game } : mode texte
text-decision = Décision
text-my-things = Mes affaires
text-players = Chaque joueur
text-table = Table
text-log = Journal
text-choice = { $number }. { $move }
text-group = { $beginning } … ({ $count })
text-filter = Seulement les choix contenant ces mots
text-shown = { $count ->
    [one] Un choix montré sur { $all }
   *[other] { $count } choix montrés sur { $all }
}
text-confirm = Confirmer
text-refused = Impossible pour l’instant
text-refused-line = { $move } : { $reason }
text-leads = Cela mène à :
text-free = On peut revenir en arrière tant que personne d’autre n’a joué.
text-final = Ensuite, quelque chose sera découvert : pas de retour possible.
text-field = Quoi
text-value = État
text-does = Ce que cela coûte et fait
text-yes = oui
text-no = non
text-none = aucun
text-hidden = inconnu
text-squares = Vos cases : les vides sont libres, on ne bâtit pas sur –
text-line = Ligne
text-hidden-count = { $count ->
    [one] une inconnue
   *[other] { $count } inconnues
}
text-of = { $field } : { $value }
text-times = { $thing } × { $count }
text-thing-of = { $thing } ({ $rest })
text-drafted = Préparé, pas encore envoyé :
text-nothing-asked = On ne vous demande rien pour l’instant.

## La voix d’une leçon, et d’une première partie

coach-label = Comment on joue
coach-goal = Le but du jeu
coach-begin = Commencer
coach-step = Leçon, étape { $step } sur { $steps }
coach-try = Essayez : { $move }
coach-back = ‹ Retour
coach-next = Suivant ›
coach-confirm = Rien n’est encore envoyé : confirmez, ou choisissez autre chose.
coach-leave = Quitter la leçon
coach-dismiss = Je connais : plus d’explications
coach-over = Vous en savez assez pour commencer. La partie continue à partir d’ici.
coach-over-first = Vous avez tout vu. Le reste est dans les règles, et chaque refus dit pourquoi.
coach-play-on = Continuer la partie
