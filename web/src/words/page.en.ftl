# What the page’s frame says.

nowhere-title = Nothing here
nowhere-sentence = There is nothing at this address.
to-decision = Skip to the decision
to-lobby = To the lobby
loading = One moment…
moment-tomorrow = tomorrow, { $time }
moment-yesterday = yesterday, { $time }
moment-day = { $day }, { $time }

## Top bar and menu

top-round = Round
top-round-of = Round { $round } of { $rounds }
top-round-only = Round { $round }
top-set-up = Set-up
top-finished = Finished
top-round-phase = { $round }, { $phase }
top-rules = Rules
top-text-mode = Text mode
top-board = Board
top-why-not = Why not?
top-menu = Menu
top-practice = Practice
top-tools = Tools
top-language = Français
top-language-long = Français : lire la page en français
menu-title = Menu
menu-theme = Colours
menu-theme-system = As on this device
menu-theme-light = Light
menu-theme-dark = Dark
menu-motion = No motion
menu-sound = Sound on my turn
menu-letters = Letter shortcuts
menu-keys = Keyboard shortcuts
menu-text-first = Open tables in text mode
menu-confirm = Ask me to confirm
menu-confirm-always = Always
menu-confirm-irreversible = Only what cannot be taken back
menu-confirm-never = Never
menu-leave = Let a bot play for me
menu-leave-ask = A bot will play for you until you take your seat back. Let it have your seat?
menu-leave-rests = You are the last person here: the table will pause until somebody comes back. Leave it?
menu-leave-yes = Leave my seat
menu-leave-no = Stay
menu-return = Take my seat back
menu-away = A bot is playing for you. You can take your seat back at any time.
menu-record = Record of this game
menu-lobby = To the lobby
menu-next = My next table
menu-close = Close

## Decision bar

bar-label = Decision
bar-your-turn = Your turn
bar-turn-of = { $name } to answer
bar-take-back-until = Your turn · you can take it back until somebody else acts
bar-practice = Your turn · practice: you can take it back
bar-kicker-until = { $kicker } · { $deadline }
bar-no-take-back = Your turn · something new will be seen: no take-back
bar-draft-free = Drafted, not sent · you can take it back until somebody else acts
bar-draft-final = Drafted, not sent · no take-back after this
bar-draft-practice = Drafted, not sent · practice: you can take it back
bar-draft-done = Send “{ $move }”?
bar-waiting = Waiting
bar-waiting-for = Waiting for { $names }.
bar-waiting-since = Waiting since { $since }
bar-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
bar-sent = Sent.
bar-watching = Watching
bar-away = A bot is playing for you
bar-away-sentence = Nothing is asked of you until you take your seat back.
bar-rests = The table is paused
bar-rests-given = Nobody is here to play: the game goes on when you take your seat back.
bar-rests-late = Everybody’s time ran out: the game goes on when you do, and the clock starts afresh.
bar-rests-watched = The table is paused until one of its players comes back.
bar-go-on = Continue
bar-was-late = Your turn · your time ran out, and a bot answered once for you
bar-offline = Offline
bar-offline-sentence = The server cannot be reached; trying again. Nothing you have drafted is lost.
bar-finished = The game is over
bar-ended = This table was closed before the game was over.
bar-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
key-press = press it
key-not-now = not now, says why
bar-confirm = Confirm
bar-confirm-small = { $count ->
    [one] sends one step
   *[other] sends { $count } steps
}
bar-undo = Undo
bar-undo-small = back to the choice
bar-undo-all = Back to the start of my turn
bar-take-back = Take back
bar-take-back-small = my last move
bar-ask-back = Ask to take back
bar-ask-back-small = the others must agree
bar-ask-back-wish = { $name } asks to take back:
bar-ask-back-mine = The others are being asked whether you may take back:
bar-ask-back-since = { $count ->
    [one] and what has happened since
   *[other] and { $count } things that have happened since
}
bar-agree = Agree
bar-decline = No
bar-ask-withdraw = Never mind
bar-more = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}
bar-fewer = Fewer
bar-bid = Your bid
bar-bid-less = Bid less
bar-bid-more = Bid more
bar-choices = Choices
bar-filter = Filter the choices
bar-final-mark = no take-back
bar-step-back = Go back to before this step: { $step }
bar-steps = Steps drafted
bar-changed = Something has changed in the meantime. Your draft still works: check it before you confirm.
bar-deadline = until { $time }
outcome-change = { $amount } { $what }
list-and = { $one }, { $other }

## Standing orders

order-button = Order…
order-button-small = up to a limit
order-title = Standing order
order-secret = only you can see it
order-raise = Raise by { $step }, up to
order-less = Lower the limit
order-more = Raise the limit
order-then = And then
order-then-pass = then pass
order-then-ask = then ask me
order-set = Set order
order-only-choice = When I have only one choice, play it for me
order-cancel = Cancel
order-stands-pass = Your order: up to { $limit } for { $lot }, then pass.
order-stands-ask = Your order: up to { $limit } for { $lot }, then ask you.
order-stands-passing = Your order: pass for the whole of this phase.
order-kind = Kind of order
order-limit = Limit
order-passing = Pass this phase
order-unless = except for
order-unless-nothing = no exception
order-change = Change
order-stands-unless = Your order: pass this phase, unless { $lot } comes up.

## Seats

seats-title = Seats
seats-you = you
seats-bot = bot
seats-bot-plays = a bot is playing
seats-was-late = was late
seats-gone = not here
seats-to-act = to answer
seats-thinking = thinking
seats-open = open seat
seats-somebody = a player
seats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-title = Score
score-now = Points now
score-sources = Where the points came from
score-source = Source
score-none = No points yet.

## Log, chat, notes

log-only-choice = (your only choice)
log-taken-back = { $count ->
    [one] { $name } took back one line
   *[other] { $name } took back { $count } lines
}
log-newest = Latest
log-title = Log
log-round = Round { $round }
log-beginning = Beginning
log-filter = Lines to show
log-all = All
log-mine = Mine
log-points = Points
log-news = { $count ->
    [one] Since your last move: one event
   *[other] Since your last move: { $count } events
}
log-news-seen = Seen
log-empty = Nothing has happened yet.
log-earlier = { $count ->
    [one] Show one earlier line
   *[other] Show { $count } earlier lines
}
chat-title = Chat
chat-write = Write to the table
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-seated = Only those seated at the table can chat.
chat-quick = Quick phrases
notes-title = Notes
notes-label = Your private notes, kept on this device only

## Why not, rules, hints

why-title = Why not?
why-none = Nothing you would think of is forbidden just now.
why-intro = Not possible just now:
rule-link = Rule { $paragraph }
rules-title = Rules
rules-search = Search the rules
rules-none = No paragraph contains these words.
rules-whole = The whole rulebook
hint-title = Hint
hint-use = Draft it

## Command line

command-label = Command line
command-prompt = A move, as text
command-run = Draft it
command-help = Tab completes, Enter drafts, Ctrl+Enter sends.
command-leads = Leads to:
command-free = Can be taken back.
command-final = Something new will be seen: no take-back.
command-not-a-move = That is not a move of this game.
command-unknown = The server could not be reached.

## Hot seat

curtain-title = Pass the screen to { $name }
curtain-sentence = The table stays hidden until { $name } is here.
curtain-button = I am { $name }

## Keys

keys-title = Keys
keys-arrows = move around the board
keys-tab = from one part to the next
keys-enter = choose
keys-esc = one step back
keys-ctrl-enter = confirm
keys-u = undo, or take back
keys-why = why not?
keys-h = hint
keys-l = log
keys-s = score
keys-n = my next table
keys-slash = command line
keys-digits = the choices in the bar

## Phone

phone-more = More
drawer-open = Log, chat
drawer-close = Close
tab-badge = ● { $title }
turn-announced = Your turn: { $sentence }
page-title-table = { $game } · Signoria

## Text mode

text-title = { $game }: text mode
text-decision = Decision
text-my-things = My things
text-players = Each player
text-table = Table
text-log = Log
text-choice = { $number }. { $move }
text-group = { $beginning } … ({ $count })
text-filter = Only choices with these words
text-shown = { $count ->
    [one] One of { $all } choices shown
   *[other] { $count } of { $all } choices shown
}
text-confirm = Confirm
text-refused = Not possible now
text-refused-line = { $move }: { $reason }
text-leads = This leads to:
text-free = It can be taken back until somebody else acts.
text-final = After this something new will be seen: no take-back.
text-field = What
text-value = State
text-does = What it costs and does
text-yes = yes
text-no = no
text-none = none
text-hidden = unknown
text-squares = Your squares: blank ones are free, – cannot be built on
text-line = Line
text-hidden-count = { $count ->
    [one] one unknown
   *[other] { $count } unknown
}
text-of = { $field }: { $value }
text-times = { $thing } × { $count }
text-thing-of = { $thing } ({ $rest })
text-drafted = Drafted and not sent:
text-nothing-asked = Nothing is being asked of you just now.

## The coach of a lesson, and of a first game

coach-label = How it is played
coach-goal = The aim of the game
coach-begin = Begin
coach-step = Lesson, step { $step } of { $steps }
coach-try = Try: { $move }
coach-back = ‹ Back
coach-next = Next ›
coach-confirm = Nothing is sent yet: confirm it, or choose something else.
coach-leave = Leave the lesson
coach-dismiss = I know this: no more tips
coach-over = That is all you need to get started. The game goes on from here.
coach-over-first = Now you have seen everything. The rest is in the rules, and every refusal says why.
coach-play-on = Play on
