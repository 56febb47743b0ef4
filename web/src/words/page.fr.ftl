# Ce que dit le cadre de la page.

nowhere-title = Rien ici
nowhere-sentence = Il n’y a rien à cette adresse.
to-decision = Aller à la décision
to-lobby = Vers l’accueil
loading = Un instant…

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
top-why-not = Pourquoi pas ?
top-menu = Menu
top-tools = Outils
top-language = English
top-language-long = English: read the page in English
menu-title = Menu
menu-theme = Couleurs
menu-theme-system = Comme l’appareil
menu-theme-light = Clair
menu-theme-dark = Sombre
menu-motion = Images fixes
menu-sound = Un son quand c’est à moi
menu-letters = Lettres comme raccourcis
menu-keys = Raccourcis
menu-text-first = Ouvrir les tables en mode texte
menu-confirm = Demander confirmation
menu-confirm-always = Toujours
menu-confirm-irreversible = Seulement si l’on ne peut pas revenir en arrière
menu-leave = Laisser un robot jouer pour moi
menu-return = Reprendre ma place
menu-away = Un robot joue pour vous. Vous pouvez reprendre votre place à tout moment.
menu-record = L’enregistrement de cette partie
menu-lobby = Vers l’accueil
menu-next = Ma table suivante
menu-close = Fermer

## Barre de décision

bar-label = Décision
bar-your-turn = À vous
bar-turn-of = C’est à { $name } de répondre
bar-take-back-until = À vous · on peut revenir en arrière tant que personne d’autre n’a joué
bar-no-take-back = À vous · ensuite on découvre quelque chose : pas de retour possible
bar-draft-free = Préparé, pas envoyé · retour possible tant que personne d’autre n’a joué
bar-draft-final = Préparé, pas envoyé · ensuite, pas de retour
bar-draft-done = Votre tour est complet. L’envoyer ?
bar-draft-learnt = La suite ne se découvre qu’une fois ceci envoyé. L’envoyer ?
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
bar-offline = Hors ligne
bar-offline-sentence = Le serveur ne répond pas ; nouvel essai en cours. Rien de ce que vous avez préparé n’est perdu.
bar-finished = La partie est terminée
bar-ended = Cette table a été close avant la fin de la partie.
bar-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}
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
bar-ask-back-wish = { $name } demande à reprendre un coup. Êtes-vous d’accord ?
bar-ask-back-mine = Vous avez demandé à reprendre un coup ; on interroge les autres.
bar-agree = D’accord
bar-decline = Non
bar-ask-withdraw = Tant pis
bar-more = { $count } autres choix
bar-fewer = Replier
bar-choices = Choix
bar-filter = Filtrer les choix
bar-final-mark = sans retour
bar-step-back = Revenir avant cette étape : { $step }
bar-steps = Étapes préparées
bar-changed = La situation a changé entre-temps. Votre préparation convient encore : relisez-la avant de confirmer.
bar-deadline = Jusqu’à { $time }
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
order-cancel = Retirer
order-stands-pass = Votre ordre : jusqu’à { $limit } pour { $lot }, puis passer.
order-stands-ask = Votre ordre : jusqu’à { $limit } pour { $lot }, puis vous demander.
order-stands-passing = Votre ordre : passer pendant toute cette phase.
order-kind = Type d’ordre
order-limit = Limite
order-passing = Passer cette phase
order-unless = sauf pour
order-unless-nothing = aucune exception
order-change = Modifier
order-stands-unless = Votre ordre : passer cette phase, sauf pour { $lot }.

## Joueurs

seats-title = Joueurs
seats-you = vous
seats-bot = robot
seats-bot-plays = un robot joue
seats-gone = absent
seats-to-act = doit répondre
seats-thinking = réfléchit
seats-open = place libre
seats-somebody = quelqu’un
seats-points = { $points } points
score-title = Score
score-now = Points actuels
score-sources = D’où viennent les points
score-source = Source
score-none = Pas encore de points.

## Journal, discussion, notes

log-only-choice = (votre seul choix)
log-title = Journal
log-round = Tour { $round }
log-beginning = Début
log-filter = Quelles lignes
log-all = Tout
log-mine = Moi
log-points = Points
log-news = { $count ->
    [one] Depuis votre dernier coup : un événement
   *[other] Depuis votre dernier coup : { $count } événements
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
chat-seated = Seuls ceux qui sont assis à la table y parlent.
chat-quick = Mots tout prêts
notes-title = Notes
notes-label = Vos notes privées, gardées sur cet appareil seulement

## Pourquoi pas, règles, conseils

why-title = Pourquoi pas ?
why-none = Rien de ce qui viendrait à l’esprit n’est refusé pour l’instant.
why-intro = Impossible pour l’instant :
rule-link = Règle { $paragraph }
rules-title = Règles
rules-search = Chercher dans les règles
rules-none = Aucun paragraphe ne contient ces mots.
rules-whole = Tout le livret
hint-title = Conseil
hint-use = Le préparer

## Ligne de commande

command-label = Ligne de commande
command-prompt = Un coup, en toutes lettres
command-run = Préparer
command-help = Tab complète, Entrée prépare, Ctrl+Entrée envoie.
command-leads = Mène à :
command-free = On peut revenir en arrière.
command-final = On découvre quelque chose : pas de retour possible.
command-not-a-move = Ce n’est pas un coup de ce jeu.
command-unknown = Le serveur n’a pas pu être interrogé.

## Même écran

curtain-title = Passez l’écran à { $name }
curtain-sentence = Rien de la table n’est montré tant que { $name } n’est pas là.
curtain-button = Je suis { $name }

## Raccourcis

keys-title = Raccourcis
keys-arrows = dans le plateau
keys-tab = d’une partie à l’autre
keys-enter = choisir
keys-esc = un pas en arrière
keys-ctrl-enter = confirmer
keys-u = annuler, ou reprendre
keys-why = pourquoi pas ?
keys-h = conseil
keys-l = journal
keys-s = score
keys-n = ma table suivante
keys-slash = ligne de commande
keys-digits = les choix de la barre

## Téléphone

phone-more = Plus
drawer-open = Joueurs et journal
drawer-close = Fermer
tab-badge = ● { $title }
turn-announced = À vous : { $sentence }
page-title-table = { $game } · Signoria

## Mode texte

text-title = { $game } : mode texte
text-decision = Décision
text-my-things = Mes affaires
text-players = Chaque joueur
text-table = Table
text-log = Journal
text-choice = { $number }. { $move }
text-filter = Seulement les choix contenant ces mots
text-shown = { $count ->
    [one] Un choix montré sur { $all }
   *[other] { $count } choix montrés sur { $all }
}
text-confirm = Confirmer
text-refused = Impossible pour l’instant
text-refused-line = { $move } : { $reason }
text-leads = Cela mène à :
text-free = On peut revenir en arrière tant que personne d’autre n’a joué.
text-final = Ensuite on découvre quelque chose : pas de retour possible.
text-field = Quoi
text-value = État
text-yes = oui
text-no = non
text-none = aucun
text-hidden = inconnu
text-squares = Vos cases : les vides sont libres, – ne se bâtit pas
text-line = Ligne
text-hidden-count = { $count ->
    [one] une inconnue
   *[other] { $count } inconnues
}
text-of = { $field } : { $value }
text-times = { $thing } × { $count }
text-thing-of = { $thing } ({ $rest })
text-drafted = Préparé, pas encore envoyé :
text-nothing-asked = On ne vous demande rien pour l’instant.

## La voix d’une leçon, et d’une première partie

coach-label = Comment on joue
coach-step = Leçon, étape { $step } sur { $steps }
coach-try = Essayez : { $move }
coach-confirm = Rien n’est encore envoyé : confirmez, ou choisissez autre chose.
coach-leave = Quitter la leçon
coach-dismiss = Je connais, n’en dites pas plus
coach-over = Vous en savez assez pour commencer. La partie continue à partir d’ici.
coach-over-first = Vous avez tout vu. Le reste est dans les règles, et chaque refus dit pourquoi.
coach-play-on = Continuer la partie
