# Ce que disent les pages autour d’une table : qui l’on est, rythmes, niveaux des robots.
lobby-tagline = quatre jeux de l’Italie de la Renaissance
lobby-home = Signoria, retour à l’accueil
lobby-bots = Robots
lobby-me = Votre nom
lobby-learn = Apprendre
lobby-offline = Le serveur ne répond pas. Nouvel essai en cours.
lobby-pace-none = sans horloge
lobby-pace-live = en direct, { $seconds } s par coup
lobby-pace-live-minutes = en direct, { $minutes } min par coup
lobby-pace-days = { $days ->
    [one] un coup par jour
   *[other] { $days } jours par coup
}
lobby-option-on = oui
lobby-option-off = non
new-bot-apprentice = apprend encore
new-bot-master = voit loin et perd rarement
new-bot-quick = joue bien
new-bot-random = joue au hasard
guest-offline = La table n’a pas pu être créée : le serveur ne répond pas.
