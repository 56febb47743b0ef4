# What the lobby, the form for a new table, the waiting room and one’s own page say.

lobby-title = Signoria: four games of Renaissance Italy
lobby-rules = Rules
lobby-your-turn = Your turn
lobby-your-turn-note = { $count ->
    [one] one table
   *[other] { $count } tables, oldest first
}
lobby-next-key = opens the next
lobby-answer = Answer
lobby-waiting = Waiting
lobby-waiting-note = for others
lobby-waiting-for = { $names }
lobby-waiting-bot = a bot
lobby-rests = paused until somebody comes back
lobby-waiting-room = waiting for players
lobby-move-count = { $moves ->
    [0] no move yet
    [one] after one move
   *[other] after { $moves } moves
}
lobby-play = Play
lobby-play-note = no account needed: you against bots, in one click
lobby-players = { $least } to { $most ->
    [one] { $most } player
   *[other] { $most } players
}
lobby-minutes = { $minutes } min
lobby-weight = weight: { $weight } of { $most }
lobby-play-now = Play now
lobby-play-now-at = Play now: { $game }
lobby-learn-at = Learn to play { $game }
lobby-new-table = New table
lobby-new-table-at = New table: { $game }
lobby-rules-of = Rules: { $game }
lobby-open = Open tables
lobby-take-seat = Take a seat
lobby-take-seat-at = Take a seat: { $game }, { $host }
lobby-free-seats = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-open-game = Game
lobby-open-all = all games
lobby-open-none = No open tables for this game.
lobby-open-more = More tables
lobby-finished = Finished tables
lobby-result = { $winners } with { $points }
lobby-ended = ended early
lobby-replay = Replay
lobby-replay-at = Replay: { $game }, { $names }
lobby-just-now = just now
lobby-since-minutes = for { $count } min
lobby-since-hours = for { $count } h
lobby-since-days = { $count ->
    [one] since yesterday
   *[other] for { $count } days
}
lobby-ago-now = just now
lobby-ago-minutes = { $count } min ago
lobby-ago-hours = { $count } h ago
lobby-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
lobby-hints-on = hints
lobby-hints-off = no hints
lobby-list = { $first }, { $rest }

new-title = New table
new-game = Game
new-seats = Seats
new-seat = Seat { $number }
new-seat-me = I play
new-seat-same = same screen
new-seat-open = open, by link
new-seat-bot = bot
new-seat-who = Who sits here
new-seat-name = Name
new-seat-bot-which = Which bot
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-options = Rules and variants
new-options-note = as printed, unless you say otherwise
new-option-written = or write your own:
new-pace = Pace
new-pace-none = No clock
new-pace-none-note = take all the time you need
new-pace-live = Live
new-pace-live-note = { $seconds } seconds per move, { $minutes } minutes in reserve
new-pace-day = A move a day
new-pace-day-note = for games over weeks
new-pace-relaxed = Three days per move
new-pace-relaxed-note = for busy people
new-timeout = When time runs out
new-timeout-bot = a bot plays on until the player is back
new-timeout-end = the others may end the game
new-table-options = At the table
new-hints = Hints
new-hints-note = everybody may ask what a bot would play
new-watchers = Spectators
new-watchers-note = anybody with the address may look on, seeing only what is public
new-veil = Veil
new-veil-note = answers in auctions all appear after the same short delay, so that speed gives nothing away
new-public = Listed in the lobby
new-public-note = anybody may take an open seat; otherwise only those who have the link
new-bot-pace = Bots play
new-bot-pace-at-once = At once
new-bot-pace-natural = With a short pause
new-bot-pace-slow = Slowly
new-practice = Practice
new-practice-note = anything can be taken back, bots agree; does not count in statistics
new-undo-note = You can take back what nobody has learnt from or answered, bots included; anything more only if the others agree.
new-components = Your own component file
new-components-note = different cards, tiles or numbers: the text of a component file, checked in full by the server
new-components-choose = Choose a file
new-components-text = Text of the component file
new-components-get = The game’s own file, as a starting point
new-summary-alone = { $game }: you against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, { $rules }, { $pace }. The game begins at once.
new-summary-same = { $game }: { $people ->
    [one] you
   *[other] { $people } people at this screen
}{ $bots ->
    [0] {""}
    [one] {" "}and one bot
   *[other] {" "}and { $bots } bots
}, { $rules }, { $pace }. The game begins at once.
new-summary-open = { $game }: { $open ->
    [one] one seat is
   *[other] { $open } seats are
} open { $listed ->
    [yes] to anybody in the lobby
   *[no] to anybody you give the link
}, { $rules }, { $pace }. The game begins when all seats are taken.
new-summary-watch = { $game }: { $bots ->
    [one] one bot plays
   *[other] { $bots } bots play
}, and you watch, { $rules }, { $pace }.
new-rules-written = standard rules
new-rules-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
new-pace-none-short = no clock
new-pace-live-short = live
new-pace-day-short = a move a day
new-pace-relaxed-short = three days per move
new-create = Create the table
new-create-play = Begin the game
new-your-name = Your name
new-your-name-note = what the others call you

room-title = { $game }: waiting for players
room-link = The link to this table
room-link-note = whoever opens it enters a name and taps a seat
room-copy = Copy the link
room-copy-by-hand = The link is selected: copy it by hand.
room-copied = Copied
room-qr = The same link as a QR code, for a phone’s camera
room-seats = Seats
room-free = free
room-take-number = Take seat { $number }
room-leave = Stand up
room-you = you
room-bot = bot
room-fill = Fill with bots and begin
room-fill-note = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
room-begins = The game starts by itself when the last seat is taken.
room-name = Your name
room-name-first = Enter a name first, then tap a seat.
room-options = Rules of this table
room-options-written = Standard rules.
room-welcome = { $host } invites you to { $game }.
room-invite-only = This table is by invitation: ask for its link.

me-title = You
me-name = Name
me-name-note = what the others at the table call you
me-save = Save
me-saved = Saved
me-signed-out = This device has forgotten who you are.
me-deleted = Nothing about you is kept here any more.
me-settings = Settings
me-language = Language
me-theme = Colours
me-theme-system = as on the system
me-theme-light = light
me-theme-dark = dark
me-motion = Motion
me-motion-system = as on the system
me-motion-none = none
me-confirm = Confirm
me-confirm-always = before every move
me-confirm-final = only before what cannot be taken back
me-confirm-never = never
me-marks = Marks for colours
me-marks-normal = as drawn
me-marks-large = large, with digits
me-letters = Letter shortcuts
me-letters-note = U, H, L, S, N and the digits work at the table
me-sound = Sound
me-sound-note = a soft bell when it is your turn
me-text = Text mode
me-text-note = tables open as headings, lists and tables
me-account = Account
me-account-note = a name and a password bring your tables to another device
me-account-have = Signed in as { $account }.
me-account-name = Account name
me-password = Password
me-password-note = at least 8 characters
me-register = Open an account
me-sign-in = Sign in
me-sign-out = Sign out
me-sign-out-note = this device forgets who you are; without an account you cannot get your seats back
me-email = E-mail
me-email-note = where to write to you when it is your turn in a slow game; leave empty for no mail
me-email-asked = A mail is on its way: open the link in it, and you will get mail at that address.
me-email-question = Do you want mail at this address when it is your turn?
me-email-yes = Yes, it is my address
me-email-confirmed = From now on you will get mail at this address.
me-others-out = Sign out all other devices
me-others-out-note = earlier cookies and links stop working; programs stay signed in until you revoke them
me-others-are-out = All other devices are signed out.
me-password-change = Change the password
me-password-old = Current password
me-password-new = New password
me-password-changed = The password has been changed, and all other devices are signed out.
me-programs = Programs
me-programs-note = a token lets one of your programs play as you until you revoke it; it cannot change your account
me-program-name = Its name
me-program-make = Make a token
me-program-token = Token for { $name }
me-program-made = This is shown only once: give it to your program, which sends it as “authorization: Bearer …”.
me-program-revoke = Revoke
me-program-revoke-of = Revoke { $name }
me-program-revoked = That program can no longer sign in.
me-device = Another device
me-device-note = a link to open on your phone or another computer: you will have the same name and the same seats there, without an account
me-device-make = Make a link for another device
me-device-link = Link for your other device
me-device-made = Open this on the other device within { $minutes } minutes. Whoever has it plays as you, so keep it to yourself.
me-device-question = Do you want to be the person who made this link, with the same name and seats, on this device?
me-device-instead = On this device you are { $name }. Do you want to be the person who made this link instead? Without an account you cannot get the seats of { $name } back.
me-device-yes = Yes, that is me
me-device-no = No, never mind
me-device-come = Welcome back: your tables are below.
me-tables = Your tables
me-tables-none = You are not at any table yet.
me-statistics = Your results
me-statistics-sum = { $played ->
    [one] One game finished
   *[other] { $played } games finished
}, { $won ->
    [0] none won yet.
    [one] one won.
   *[other] { $won } won.
}
me-statistics-none = Games played to the end are counted here; lessons are not.
me-statistics-game = Game
me-statistics-players = Players
me-statistics-played = Played
me-statistics-won = Won
me-statistics-best = Best result
me-statistics-share = { $share }%
me-data = What we keep about you
me-data-note = your name, your seats and moves, what you said at tables; an account name and an e-mail address if you gave them
me-export = Download it all as a file
me-delete = Delete me and my data…
me-delete-what = Bots take your seats in games still in play, finished games no longer show your name, and what you said is removed. This cannot be undone.
me-delete-name = To confirm, type your name: { $name }
me-delete-keep = Keep everything
me-delete-sure = Delete for good

bots-title = Programs that play
bots-intro = A program plays through the same door as the page: four HTTP requests are enough. It gives a name, makes a table or takes a seat, looks, and moves. It sees what its seat may see, and nothing else.
bots-run = This program makes a table against bots and plays the first move it is offered. It needs Python and nothing else:
bots-example = The whole program
bots-copy = Copy the program
bots-steps = The four requests
bots-step-name = gives a name; the cookie that comes back is all a program needs
bots-step-table = makes a table; or join one with its seat and the token in its link
bots-step-look = the table as its seat sees it: the view, the questions, the moves with their texts, and why others are refused
bots-step-move = plays a line of moves, naming the question it answers and an id that makes sending it twice harmless
bots-live = A socket tells what is new as it happens, starting after the number you have seen:
bots-more = Everything else, with every field:
bots-openapi = the description of the whole interface (OpenAPI)
bots-known = Bots on this server
bots-known-note = any of them can be an opponent for yours

