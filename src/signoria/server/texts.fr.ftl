# Ce que dit le serveur quand il ne peut pas faire ce qu’on lui demande.

server-no-such-table = Cette table n’existe pas.
server-no-such-language = Les langues sont l’anglais (en) et le français (fr).
server-not-your-seat = Cette place n’est pas la vôtre.
server-no-such-seat = Cette place n’existe pas.
server-not-signed-in = Dites-nous d’abord votre nom.
server-too-many = C’est trop rapide ; attendez un instant.
server-too-large = C’est trop long.
server-other-page = Cette demande vient d’une autre page.
server-other-rules = Cette table a commencé avec les règles { $begun } de son jeu, et ce serveur joue avec les règles { $here } : elle ne peut pas continuer.
server-damaged-table = Cette table est endommagée et reste fermée ; la personne qui tient ce serveur peut la réparer.
server-not-kept = Cela n’a pas pu être enregistré ; renvoyez-le dans un instant.
server-failed = Quelque chose s’est mal passé chez nous ; vérifiez si c’est fait avant de recommencer.
server-not-read = La base de données ne répond pas pour l’instant ; réessayez dans un moment.
server-nobody-thinks = Aucun robot ne peut réfléchir pour l’instant ; réessayez dans un moment.
server-not-in-play = On ne joue pas à cette table en ce moment.
server-busy = La table est trop occupée en ce moment ; réessayez.
server-by-invitation = Cette table est sur invitation : utilisez son lien.
server-no-watchers = Cette table n’admet pas de spectateurs.
server-seat-taken = Cette place est prise.
server-host-fills = Seule la personne qui a créé la table peut y asseoir des robots.
server-talk-seated = Seules les personnes assises à la table peuvent y parler.
server-say-something = Dites quelque chose : un texte ou l’une des phrases.
server-no-such-place = On ne peut pas revenir à cet endroit-là.
server-final = Ce qui a été découvert ou répondu depuis est définitif ; seule une table d’exercice permet d’y revenir.
server-nobody-asks-back = Personne ne demande à revenir en arrière.
server-nobody-late = Personne n’a dépassé son temps.
server-no-hints = On joue sans conseils à cette table.
server-not-asked = On ne vous demande rien en ce moment.
server-replay-later = On pourra revoir la partie quand elle sera terminée.
server-record-later = On pourra obtenir le compte rendu quand la partie sera terminée.
server-review-later = On pourra obtenir l’analyse quand la partie sera terminée.
server-rematch-later = La revanche est pour celles et ceux qui ont joué jusqu’à la fin.
server-few-moves = Cette partie n’a que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
server-seat-count = Cette partie a { $seats } places.
server-over-there = La partie est déjà terminée à ce moment-là.
server-short-password = Un mot de passe doit avoir au moins { $least ->
    [one] { $least } caractère
   *[other] { $least } caractères
}.
server-account-taken = Ce nom de compte est pris, ou vous avez déjà un compte.
server-old-link = Ce lien n’est plus valable : créez-en un autre sur votre premier appareil.
server-wrong-password = Aucun compte n’a ce nom et ce mot de passe.
server-bad-name = Un nom a au moins un caractère visible, et { $most ->
    [one] { $most } caractère
   *[other] { $most } caractères
} au plus.
server-lesson-alone = Une leçon se joue contre des robots : elle n’a pas de place ouverte.
server-other-name = Ce n’est pas votre nom : rien n’a été supprimé.
server-playing-on = Vous continuez cette partie avec d’autres : vous pourrez la revoir quand la nouvelle partie sera terminée.
server-too-slow = Cette demande n’a pas abouti à temps.
server-no-nul = Un texte ne peut pas contenir de caractère NUL.
server-components-heavy = Ce fichier de matériel est trop gros, trop profond ou trop long à lire.
server-common-password = C’est le premier mot de passe qu’on essaierait : choisissez-en un autre.
server-wrong-old-password = Ce n’est pas votre mot de passe actuel.
server-wrong-too-often = Trop d’essais erronés ; attendez un moment avant de réessayer.
server-session-ended = Vous avez été déconnecté depuis un autre appareil.
server-in-person = Un programme ne peut pas faire cela : connectez-vous vous-même.
server-void-token = Ce jeton n’est pas valable, ou il a été révoqué.
server-no-such-token = Ce jeton n’existe pas.
server-many-tokens = Vous ne pouvez pas avoir plus de jetons : révoquez-en un d’abord.
server-no-mail = Ce serveur n’envoie pas de courriel.
server-mails-enough = Assez de courriels ont été envoyés aujourd’hui ; réessayez demain.
server-mail-ask-subject = Signoria : cette adresse est-elle la vôtre ?
server-mail-ask = Une personne qui joue sur { $here } veut être prévenue à cette adresse quand c’est son tour. Si c’est vous, ouvrez ce lien dans les vingt-quatre heures : { $link }
server-mail-ask-else = Si ce n’est pas vous, ne faites rien : vous ne recevrez aucun autre courriel.
server-mail-turn-subject = { $game } : c’est votre tour
server-mail-turn = Votre table vous attend : { $link }
server-mail-turn-stop = Vous recevez ce courriel parce que vous l’avez demandé ; pour ne plus en recevoir : { $link }
