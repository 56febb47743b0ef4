# What the lobby, the form for a new table, the waiting room and one’s own page say.

lobby-title = Signoria: four games of Renaissance Italy
lobby-tagline = four games of Renaissance Italy
lobby-home = Signoria, to the lobby
lobby-bots = Bots
lobby-rules = Rules
lobby-me = Your name
lobby-your-turn = Your turn
lobby-your-turn-note = { $count ->
    [one] one table
   *[other] { $count } tables, the oldest first
}
lobby-next-key = opens the next
lobby-answer = Answer
lobby-waiting = Waiting
lobby-waiting-note = for others
lobby-waiting-for = { $names }
lobby-waiting-bot = a bot
lobby-waiting-room = waiting for players
lobby-move-count = { $moves ->
    [0] no move yet
    [one] after one move
   *[other] after { $moves } moves
}
lobby-play = Play
lobby-play-note = no account needed: you against bots, in one click
lobby-players = { $least } to { $most } players
lobby-minutes = { $minutes } min
lobby-weight = weight: { $weight } of { $most }
lobby-play-now = Play now
lobby-play-now-at = Play now: { $game }
lobby-learn = Learn
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
lobby-finished = Finished tables
lobby-result = { $winners } with { $points }
lobby-ended = ended before its time
lobby-replay = Replay
lobby-replay-at = Replay: { $game }, { $names }
lobby-offline = The server does not answer. Trying again.
lobby-just-now = just now
lobby-since-minutes = since { $count } min
lobby-since-hours = since { $count } h
lobby-since-days = { $count ->
    [one] since yesterday
   *[other] since { $count } days
}
lobby-ago-now = just now
lobby-ago-minutes = { $count } min ago
lobby-ago-hours = { $count } h ago
lobby-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
lobby-pace-none = no clock
lobby-pace-live = live, { $seconds } s a move
lobby-pace-live-minutes = live, { $minutes } min a move
lobby-pace-days = { $days ->
    [one] a move a day
   *[other] { $days } days a move
}
lobby-hints-on = hints
lobby-hints-off = no hints
lobby-list = { $first }, { $rest }
lobby-option-on = on
lobby-option-off = off

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
new-bot-quick = plays well
new-bot-random = plays at random
new-options = Rules and variants
new-options-note = as written, unless you say otherwise
new-option-refused = not to be had yet
new-pace = Pace
new-pace-none = No clock
new-pace-none-note = everybody takes the time they need
new-pace-live = Live
new-pace-live-note = { $seconds } seconds a move, { $minutes } minutes in reserve
new-pace-day = A move a day
new-pace-day-note = for games over weeks
new-pace-relaxed = Three days a move
new-pace-relaxed-note = for busy people
new-timeout = When the time runs out
new-timeout-bot = a bot plays on until its owner is back
new-timeout-end = the others may end the game
new-table-options = At the table
new-hints = Hints
new-hints-note = everybody may ask what a bot would play
new-watchers = Watchers
new-watchers-note = anybody with the address may look on, and sees only what is public
new-veil = Veil
new-veil-note = answers in auctions appear after the same short while, so that speed betrays nothing
new-public = Listed in the lobby
new-public-note = anybody may take an open seat; else only who has the link
new-undo-note = What nobody has learnt from can be taken back at any time; more if everybody at the table agrees.
new-components = Own component file
new-components-note = other cards, tiles or numbers: the text of a component file, checked whole by the server
new-components-choose = Choose a file
new-components-text = Text of the component file
new-components-get = The game’s own file, to begin with
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
   *[no] to whom you give the link
}, { $rules }, { $pace }. The game begins when every seat is taken.
new-summary-watch = { $game }: { $bots ->
    [one] one bot plays
   *[other] { $bots } bots play
}, and you look on, { $rules }, { $pace }.
new-rules-written = rules as written
new-rules-changed = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
new-pace-none-short = no clock
new-pace-live-short = live
new-pace-day-short = a move a day
new-pace-relaxed-short = three days a move
new-create = Create the table
new-create-play = Begin the game
new-your-name = Your name
new-your-name-note = what the others call you

room-title = { $game }: waiting for players
room-link = The link to this table
room-link-note = whoever opens it types a name and taps a seat
room-copy = Copy the link
room-copied = Copied
room-qr = The same link as a code for a phone’s camera
room-seats = Seats
room-free = free
room-take = Take this seat
room-take-number = Take seat { $number }
room-leave = Stand up
room-you = you
room-bot = bot
room-fill = Fill with bots and begin
room-fill-note = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
room-begins = The game begins by itself when the last seat is taken.
room-name = Your name
room-name-first = Say a name first, then tap a seat.
room-options = Rules of this table
room-options-written = Rules as written.
room-welcome = { $host } invites you to { $game }.
room-invite-only = This table is by invitation: ask for its link.

me-title = You
me-name = Name
me-name-note = what the others at the table call you
me-save = Save
me-saved = Saved
me-signed-out = This device has forgotten who you are.
me-deleted = Nothing of you is kept here any more.
me-settings = How the page behaves
me-language = Language
me-theme = Light
me-theme-system = as the system
me-theme-light = light
me-theme-dark = dark
me-motion = Motion
me-motion-system = as the system
me-motion-none = nothing moves
me-confirm = Confirm
me-confirm-always = before every move
me-confirm-final = only before what cannot be taken back
me-marks = Marks on colours
me-marks-normal = as drawn
me-marks-large = large, with digits
me-letters = Letter keys
me-letters-note = U, H, L, S, N and the digits act on the table
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
me-sign-out-note = this device forgets who you are; without an account your seats cannot be had back
me-email = E-mail
me-email-note = where to write when it is your turn in a slow game; empty for nowhere
me-device = Another device
me-device-note = a link to open on your phone or another computer: there you have the same name and the same seats, without an account
me-device-make = Make a link for another device
me-device-link = Link for your other device
me-device-made = Open this on the other device within { $minutes } minutes. Whoever has it plays as you, so keep it to yourself.
me-device-question = Do you want to be the one who made this link, with the same name and seats, on this device?
me-device-instead = On this device you are { $name }. Do you want to be the one who made this link instead? Without an account, the seats of { $name } cannot be had back.
me-device-yes = Yes, that is me
me-device-no = No, leave it
me-device-come = Welcome back: your tables are below.
me-tables = Your tables
me-tables-none = You sit at no table yet.
me-statistics = How your games went
me-statistics-sum = { $played ->
    [one] One game finished
   *[other] { $played } games finished
}, { $won ->
    [0] none of them won yet.
    [one] one of them won.
   *[other] { $won } of them won.
}
me-statistics-none = Games played to their end are counted here; lessons are not.
me-statistics-game = Game
me-statistics-players = Players
me-statistics-played = Played
me-statistics-won = Won
me-statistics-best = Best result
me-statistics-share = { $share }%
me-data = What is kept of you
me-data-note = your name, your seats and moves, what you said at tables; an account name and an address for letters if you gave them
me-export = Take it all along, as a file
me-delete = Delete me and my data…
me-delete-what = Bots take your seats in games that go on, games that are over keep no name of yours, and what you said is removed. It cannot be undone.
me-delete-name = To be sure, write your name: { $name }
me-delete-keep = Keep everything
me-delete-sure = Delete for good

bots-title = Programs that play
bots-intro = A program plays through the same door as the page: four requests over HTTP are enough. It says a name, makes a table or takes a seat, looks, and moves. It sees what its seat may see, and nothing else.
bots-run = This program makes a table against bots and plays the first move it is offered. It needs Python and nothing else:
bots-example = The whole program
bots-copy = Copy the program
bots-steps = The four requests
bots-step-name = says a name; the cookie that comes back is all a program needs
bots-step-table = makes a table; or join one with its seat and the token of its link
bots-step-look = the table as its seat sees it: view, questions, moves with their texts, and why others are refused
bots-step-move = plays a line of moves; it names the question it answers, and an id that makes sending it twice harmless
bots-live = A socket tells what is new as it happens, from the number one has seen on:
bots-more = Everything else, with every field:
bots-openapi = the description of the whole interface (OpenAPI)
bots-known = Bots of this server
bots-known-note = take any of them as an opponent for yours

guest-offline = The table could not be made: the server does not answer.
