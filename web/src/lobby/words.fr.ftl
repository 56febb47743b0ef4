# Ce que disent l’accueil, le formulaire d’une nouvelle table, la salle d’attente et la page personnelle.

lobby-title = Signoria : quatre jeux de l’Italie de la Renaissance
lobby-rules = Règles
lobby-your-turn = À vous de jouer
lobby-your-turn-note = { $count ->
    [one] une table
   *[other] { $count } tables, la plus ancienne d’abord
}
lobby-next-key = ouvre la suivante
lobby-answer = Répondre
lobby-waiting = En attente
lobby-waiting-note = des autres
lobby-waiting-for = { $names }
lobby-waiting-bot = un robot
lobby-rests = en pause jusqu’au retour de quelqu’un
lobby-waiting-room = attend des joueurs
lobby-move-count = { $moves ->
    [0] aucun coup joué
    [one] après un coup
   *[other] après { $moves } coups
}
lobby-play = Jouer
lobby-play-note = sans compte : vous contre des robots, en un clic
lobby-players = { $least } à { $most ->
    [one] { $most } joueur
   *[other] { $most } joueurs
}
lobby-minutes = { $minutes } min
lobby-weight = complexité : { $weight } sur { $most }
lobby-play-now = Jouer
lobby-play-now-at = Jouer tout de suite : { $game }
lobby-learn-at = Apprendre à jouer à { $game }
lobby-new-table = Nouvelle table
lobby-new-table-at = Nouvelle table : { $game }
lobby-rules-of = Règles : { $game }
lobby-open = Tables ouvertes
lobby-take-seat = Prendre place
lobby-take-seat-at = Prendre place : { $game }, { $host }
lobby-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
lobby-open-game = Jeu
lobby-open-all = tous les jeux
lobby-open-none = Aucune table ouverte pour ce jeu.
lobby-open-more = Plus de tables
lobby-finished = Parties terminées
lobby-result = { $winners } avec { $points }
lobby-ended = arrêtée avant la fin
lobby-replay = Revoir
lobby-replay-at = Revoir : { $game }, { $names }
lobby-just-now = à l’instant
lobby-since-minutes = depuis { $count } min
lobby-since-hours = depuis { $count } h
lobby-since-days = { $count ->
    [one] depuis hier
   *[other] depuis { $count } jours
}
lobby-ago-now = à l’instant
lobby-ago-minutes = il y a { $count } min
lobby-ago-hours = il y a { $count } h
lobby-ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
lobby-hints-on = conseils
lobby-hints-off = sans conseils
lobby-list = { $first }, { $rest }

new-title = Nouvelle table
new-game = Jeu
new-seats = Places
new-seat = Place { $number }
new-seat-me = je joue
new-seat-same = même écran
new-seat-open = ouverte, par lien
new-seat-bot = robot
new-seat-who = Qui s’assoit ici
new-seat-name = Nom
new-seat-bot-which = Quel robot
new-seat-add = Ajouter une place
new-seat-remove = Retirer la place { $number }
new-options = Règles et variantes
new-options-note = celles du livret, sauf avis contraire
new-option-written = ou à votre façon :
new-pace = Rythme
new-pace-none = Sans horloge
new-pace-none-note = chacun prend tout son temps
new-pace-live = En direct
new-pace-live-note = { $seconds } secondes par coup, { $minutes } minutes de réserve
new-pace-day = Un coup par jour
new-pace-day-note = pour des parties de plusieurs semaines
new-pace-relaxed = Trois jours par coup
new-pace-relaxed-note = pour les gens occupés
new-timeout = Quand le temps est écoulé
new-timeout-bot = un robot joue jusqu’au retour du joueur
new-timeout-end = les autres peuvent arrêter la partie
new-table-options = À la table
new-hints = Conseils
new-hints-note = chacun peut demander ce qu’un robot jouerait
new-watchers = Spectateurs
new-watchers-note = quiconque a l’adresse peut regarder, et ne voit que ce qui est public
new-veil = Voile
new-veil-note = aux enchères, les réponses paraissent toutes après le même court délai : la vitesse ne trahit rien
new-public = Annoncée à l’accueil
new-public-note = tout le monde peut prendre une place ouverte ; sinon, il faut le lien
new-bot-pace = Les robots jouent
new-bot-pace-at-once = Aussitôt
new-bot-pace-natural = Après une courte pause
new-bot-pace-slow = Lentement
new-practice = Exercice
new-practice-note = tout peut être repris, les robots sont d’accord ; ne compte pas dans les statistiques
new-undo-note = On peut revenir sur un coup tant que rien n’a été découvert et que personne n’a répondu, robots compris ; au-delà, seulement avec l’accord des autres.
new-components = Votre propre fichier de matériel
new-components-note = d’autres cartes, tuiles ou nombres : le texte d’un fichier de matériel, que le serveur vérifie en entier
new-components-choose = Choisir un fichier
new-components-text = Texte du fichier de matériel
new-components-get = Le fichier du jeu, comme point de départ
new-summary-alone = { $game } : vous contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
}, { $rules }, { $pace }. La partie commence aussitôt.
new-summary-same = { $game } : { $people ->
    [one] vous
   *[other] { $people } personnes devant cet écran
}{ $bots ->
    [0] {""}
    [one] {" "}et un robot
   *[other] {" "}et { $bots } robots
}, { $rules }, { $pace }. La partie commence aussitôt.
new-summary-open = { $game } : { $open ->
    [one] une place est ouverte
   *[other] { $open } places sont ouvertes
} { $listed ->
    [yes] à tous, depuis l’accueil
   *[no] à ceux à qui vous donnez le lien
}, { $rules }, { $pace }. La partie commence quand toutes les places sont prises.
new-summary-watch = { $game } : { $bots ->
    [one] un robot joue
   *[other] { $bots } robots jouent
} et vous regardez, { $rules }, { $pace }.
new-rules-written = règles d’origine
new-rules-changed = { $count ->
    [one] une règle changée
   *[other] { $count } règles changées
}
new-pace-none-short = sans horloge
new-pace-live-short = en direct
new-pace-day-short = un coup par jour
new-pace-relaxed-short = trois jours par coup
new-create = Créer la table
new-create-play = Commencer la partie
new-your-name = Votre nom
new-your-name-note = comment les autres vous appellent

room-title = { $game } : en attente de joueurs
room-link = Le lien de cette table
room-link-note = il suffit de l’ouvrir, d’écrire un nom et de toucher une place
room-copy = Copier le lien
room-copy-by-hand = Le lien est sélectionné : copiez-le à la main.
room-copied = Copié
room-qr = Le même lien en code QR, pour l’appareil photo d’un téléphone
room-seats = Places
room-free = libre
room-take-number = Prendre la place { $number }
room-leave = Se lever
room-you = vous
room-bot = robot
room-fill = Compléter par des robots et commencer
room-fill-note = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
room-begins = La partie commence d’elle-même quand la dernière place est prise.
room-name = Votre nom
room-name-first = Écrivez d’abord un nom, puis touchez une place.
room-options = Règles de cette table
room-options-written = Règles d’origine.
room-welcome = { $host } vous invite à { $game }.
room-invite-only = Cette table est sur invitation : demandez son lien.

me-title = Vous
me-name = Nom
me-name-note = comment les autres vous appellent à table
me-save = Enregistrer
me-saved = Enregistré
me-signed-out = Cet appareil a oublié qui vous êtes.
me-deleted = Plus rien de vous n’est conservé ici.
me-settings = Réglages
me-language = Langue
me-theme = Couleurs
me-theme-system = comme le système
me-theme-light = claires
me-theme-dark = sombres
me-motion = Mouvement
me-motion-system = comme le système
me-motion-none = aucun
me-confirm = Confirmer
me-confirm-always = avant chaque coup
me-confirm-final = seulement avant ce qui ne se reprend pas
me-confirm-never = jamais
me-marks = Marques des couleurs
me-marks-normal = comme dessinées
me-marks-large = grandes, avec chiffres
me-letters = Raccourcis à une touche
me-letters-note = U, H, L, S, N et les chiffres servent à la table
me-sound = Son
me-sound-note = une cloche discrète quand c’est à vous
me-text = Mode texte
me-text-note = les tables s’ouvrent en titres, listes et tableaux
me-account = Compte
me-account-note = un nom et un mot de passe pour retrouver vos tables sur un autre appareil
me-account-have = Connecté sous le nom { $account }.
me-account-name = Nom du compte
me-password = Mot de passe
me-password-note = au moins 8 caractères
me-register = Ouvrir un compte
me-sign-in = Se connecter
me-sign-out = Se déconnecter
me-sign-out-note = cet appareil oublie qui vous êtes ; sans compte, vos places sont perdues
me-email = Courriel
me-email-note = où vous écrire quand c’est à vous dans une partie lente ; laissez vide pour ne rien recevoir
me-email-asked = Un courriel est en route : ouvrez le lien qu’il contient, et nous vous écrirons à cette adresse.
me-email-question = Voulez-vous recevoir un courriel à cette adresse quand c’est à vous ?
me-email-yes = Oui, c’est mon adresse
me-email-confirmed = Vous recevrez désormais des courriels à cette adresse.
me-others-out = Déconnecter tous les autres appareils
me-others-out-note = les cookies et liens antérieurs ne valent plus ; les programmes restent connectés jusqu’à ce que vous les révoquiez
me-others-are-out = Tous les autres appareils sont déconnectés.
me-password-change = Changer de mot de passe
me-password-old = Mot de passe actuel
me-password-new = Nouveau mot de passe
me-password-changed = Le mot de passe a été changé, et tous les autres appareils sont déconnectés.
me-programs = Programmes
me-programs-note = un jeton permet à l’un de vos programmes de jouer à votre place, jusqu’à ce que vous le révoquiez ; il ne peut pas modifier votre compte
me-program-name = Son nom
me-program-make = Créer un jeton
me-program-token = Jeton pour { $name }
me-program-made = Il ne s’affiche qu’une fois : donnez-le à votre programme, qui l’enverra ainsi : « authorization: Bearer … ».
me-program-revoke = Révoquer
me-program-revoke-of = Révoquer { $name }
me-program-revoked = Ce programme ne peut plus se connecter.
me-device = Un autre appareil
me-device-note = un lien à ouvrir sur votre téléphone ou un autre ordinateur : vous y aurez le même nom et les mêmes places, sans compte
me-device-make = Créer un lien pour un autre appareil
me-device-link = Lien pour votre autre appareil
me-device-made = Ouvrez ce lien sur l’autre appareil dans les { $minutes } minutes. Quiconque l’a joue à votre place : gardez-le pour vous.
me-device-question = Voulez-vous être, sur cet appareil, la personne qui a créé ce lien, avec le même nom et les mêmes places ?
me-device-instead = Sur cet appareil, vous êtes { $name }. Voulez-vous plutôt être la personne qui a créé ce lien ? Sans compte, les places de { $name } seront perdues.
me-device-yes = Oui, c’est moi
me-device-no = Non, tant pis
me-device-come = Bon retour : vos tables sont ci-dessous.
me-tables = Vos tables
me-tables-none = Vous n’êtes encore à aucune table.
me-statistics = Vos résultats
me-statistics-sum = { $played ->
    [one] Une partie terminée
   *[other] { $played } parties terminées
}, { $won ->
    [0] aucune gagnée pour l’instant.
    [one] dont une gagnée.
   *[other] dont { $won } gagnées.
}
me-statistics-none = Les parties jouées jusqu’au bout sont comptées ici ; les leçons ne le sont pas.
me-statistics-game = Jeu
me-statistics-players = Joueurs
me-statistics-played = Jouées
me-statistics-won = Gagnées
me-statistics-best = Meilleur résultat
me-statistics-share = { $share } %
me-data = Ce que nous gardons de vous
me-data-note = votre nom, vos places et vos coups, ce que vous avez dit aux tables ; un nom de compte et une adresse de courriel si vous les avez donnés
me-export = Tout télécharger dans un fichier
me-delete = Me supprimer, avec mes données…
me-delete-what = Des robots prennent vos places dans les parties en cours, les parties terminées ne montrent plus votre nom, et ce que vous avez dit disparaît. C’est irréversible.
me-delete-name = Pour confirmer, écrivez votre nom : { $name }
me-delete-keep = Tout garder
me-delete-sure = Supprimer définitivement

bots-title = Des programmes qui jouent
bots-intro = Un programme entre par la même porte que la page : quatre requêtes HTTP suffisent. Il donne un nom, crée une table ou prend une place, regarde et joue. Il voit ce que sa place peut voir, et rien d’autre.
bots-run = Ce programme crée une table contre des robots et joue le premier coup proposé. Il lui faut Python et rien d’autre :
bots-example = Le programme entier
bots-copy = Copier le programme
bots-steps = Les quatre requêtes
bots-step-name = donne un nom ; le cookie reçu en retour suffit à un programme
bots-step-table = crée une table ; ou rejoignez-en une avec sa place et le jeton de son lien
bots-step-look = la table vue de sa place : la vue, les questions, les coups avec leur texte, et pourquoi d’autres sont refusés
bots-step-move = joue une suite de coups, en nommant la question à laquelle elle répond et un identifiant qui rend un double envoi sans danger
bots-live = Une socket annonce ce qui est nouveau dès que cela arrive, à partir du numéro déjà vu :
bots-more = Tout le reste, avec chaque champ :
bots-openapi = la description de toute l’interface (OpenAPI)
bots-known = Les robots de ce serveur
bots-known-note = tous peuvent être les adversaires du vôtre

