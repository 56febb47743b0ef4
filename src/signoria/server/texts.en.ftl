# What the server says where it cannot do what it is asked.

server-no-such-table = There is no such table.
server-no-such-language = The languages are English (en) and French (fr).
server-not-your-seat = This seat is not yours.
server-no-such-seat = There is no such seat.
server-not-signed-in = Tell us your name first.
server-too-many = That is too fast; wait a moment.
server-too-large = That is too long.
server-other-page = This request comes from another page.
server-other-rules = This table was started under rules { $begun } of its game, and this server plays rules { $here }: it cannot go on.
server-damaged-table = This table is damaged and stays closed; whoever runs this server can repair it.
server-not-kept = This could not be saved; send it again in a moment.
server-failed = Something went wrong on our side; check whether it was done before you try again.
server-not-read = The database is not answering just now; try again in a moment.
server-nobody-thinks = No bot can think just now; try again in a moment.
server-not-in-play = This table is not in play.
server-busy = The table is too busy just now; try again.
server-by-invitation = This table is by invitation: use its link.
server-no-watchers = This table does not allow spectators.
server-seat-taken = This seat is taken.
server-host-fills = Only the player who made the table can fill it with bots.
server-talk-seated = Only those seated at the table can chat.
server-say-something = Say something: a text or one of the phrases.
server-no-such-place = There is no such point to go back to.
server-final = What has come to light or been answered since is final; only at a practice table can it be taken back.
server-nobody-asks-back = Nobody is asking to take anything back.
server-nobody-late = Nobody’s time has run out.
server-no-hints = This table is played without hints.
server-not-asked = Nothing is being asked of you just now.
server-replay-later = You can replay the game once it is over.
server-record-later = You can get the record once the game is over.
server-review-later = You can get a review once the game is over.
server-rematch-later = A rematch is for those who played to the end.
server-few-moves = This game has only { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
server-seat-count = This game has { $seats } seats.
server-over-there = The game is already over at that point.
server-short-password = A password needs at least { $least ->
    [one] { $least } character
   *[other] { $least } characters
}.
server-account-taken = This account name is taken, or you already have an account.
server-old-link = This link no longer works: make a new one on your other device.
server-wrong-password = There is no account with this name and password.
server-bad-name = A name has at least one visible character, and { $most ->
    [one] { $most } character
   *[other] { $most } characters
} at most.
server-lesson-alone = A lesson is played against bots: it has no open seat.
server-other-name = That is not your name: nothing was deleted.
server-playing-on = You are playing on from this game with others: you can look at it again when that game is over.
server-too-slow = This request did not finish in time.
server-no-nul = A text cannot contain a NUL character.
server-components-heavy = This component file is too large, too deep or too long to read.
server-common-password = Anybody would try this password first: choose another.
server-wrong-old-password = That is not your current password.
server-wrong-too-often = Too many wrong attempts; wait a while before you try again.
server-session-ended = You were signed out on another device.
server-in-person = A program cannot do this: sign in yourself.
server-void-token = This token is not valid, or has been revoked.
server-no-such-token = There is no such token.
server-many-tokens = You cannot have more tokens: revoke one first.
server-no-mail = This server sends no e-mail.
server-mails-enough = Enough e-mails have been sent today; try again tomorrow.
server-mail-ask-subject = Signoria: is this your address?
server-mail-ask = Somebody who plays at { $here } wants to be told at this address when it is their turn. If that is you, open this link within a day: { $link }
server-mail-ask-else = If it is not you, do nothing: you will get no other mail.
server-mail-turn-subject = { $game }: it is your turn
server-mail-turn = Your table is waiting for you: { $link }
server-mail-turn-stop = You get this mail because you asked for it; to stop it: { $link }
