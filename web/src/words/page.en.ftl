# What the page’s frame says.

nowhere-title = Nothing here
nowhere-sentence = There is nothing at this address.
to-decision = Skip to the decision
to-lobby = To the lobby
loading = One moment…

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
top-tools = Tools
top-language = Français
top-language-long = Français : lire la page en français
menu-title = Menu
menu-theme = Colours
menu-theme-system = As the device
menu-theme-light = Light
menu-theme-dark = Dark
menu-motion = Still pictures
menu-sound = A sound on my turn
menu-letters = Letters as keys
menu-keys = Keys
menu-text-first = Open tables in text mode
menu-confirm = Ask for Confirm
menu-confirm-always = Always
menu-confirm-irreversible = Only where it cannot be taken back
menu-leave = Let a bot play for me
menu-return = Take my seat back
menu-away = A bot plays for you. You can take your seat back at any time.
menu-record = The record of this game
menu-lobby = To the lobby
menu-next = My next table
menu-close = Close

## Decision bar

bar-label = Decision
bar-your-turn = Your turn
bar-turn-of = { $name } is asked
bar-take-back-until = Your turn · can be taken back until somebody else acts
bar-no-take-back = Your turn · after this something new is seen: no take-back
bar-draft-free = Drafted, not sent · can be taken back until somebody else acts
bar-draft-final = Drafted, not sent · no take-back after this
bar-draft-done = That is your turn. Send it?
bar-draft-learnt = The next thing is seen only once this is sent. Send it?
bar-waiting = Waiting
bar-waiting-for = Waiting for { $names }.
bar-waiting-since = Waiting since { $since }
bar-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
bar-sent = Sent.
bar-watching = Watching
bar-away = A bot plays for you
bar-away-sentence = Nothing is asked of you until you take your seat back.
bar-offline = Offline
bar-offline-sentence = The server cannot be reached; trying again. Nothing you drafted is lost.
bar-finished = The game is over
bar-ended = This table was ended before the game was over.
bar-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
bar-confirm = Confirm
bar-confirm-small = { $count ->
    [one] sends one step
   *[other] sends { $count } steps
}
bar-undo = Undo
bar-undo-small = back to the choice
bar-undo-all = Back to the start of my turn
bar-take-back = Take back
bar-take-back-small = what I sent last
bar-ask-back = Ask back
bar-ask-back-small = the others must agree
bar-ask-back-wish = { $name } asks to take back a move. Do you agree?
bar-ask-back-mine = You asked to take back a move; the others are asked.
bar-agree = Agree
bar-decline = No
bar-ask-withdraw = Never mind
bar-more = { $count } more choices
bar-fewer = Fewer
bar-choices = Choices
bar-filter = Filter the choices
bar-final-mark = no take-back
bar-step-back = Back to before this step: { $step }
bar-steps = Steps drafted
bar-changed = Something has changed in between. Your draft still fits: look again before you confirm.
bar-deadline = Until { $time }
outcome-change = { $amount } { $what }
list-and = { $one }, { $other }

## Standing orders

order-button = Order…
order-button-small = up to a limit
order-title = Standing order
order-secret = seen by you alone
order-raise = Raise by { $step }, at most
order-less = Lower the limit
order-more = Raise the limit
order-then = What then
order-then-pass = then pass
order-then-ask = then ask me
order-set = Set order
order-only-choice = When I have only one choice, take it
order-cancel = Cancel
order-stands-pass = Your order: up to { $limit } for { $lot }, then pass.
order-stands-ask = Your order: up to { $limit } for { $lot }, then ask you.
order-stands-passing = Your order: pass on everything in this phase.
order-kind = Kind of order
order-limit = Limit
order-passing = Pass this phase
order-unless = unless it is
order-unless-nothing = no exception
order-change = Change
order-stands-unless = Your order: pass this phase, unless { $lot } is put up.

## Seats

seats-title = Seats
seats-you = you
seats-bot = bot
seats-bot-plays = a bot plays
seats-gone = not here
seats-to-act = to answer
seats-thinking = thinking
seats-open = open seat
seats-somebody = a player
seats-points = { $points } points
score-title = Score
score-now = Points now
score-sources = Where points came from
score-source = Source
score-none = No points yet.

## Log, chat, notes

log-only-choice = (your only choice)
log-title = Log
log-round = Round { $round }
log-beginning = Beginning
log-filter = Which lines
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
chat-seated = Only those who sit at the table talk there.
chat-quick = Quick words
notes-title = Notes
notes-label = Your private notes, kept on this device only

## Why not, rules, hints

why-title = Why not?
why-none = Nothing that one would think of is refused just now.
why-intro = Not possible just now:
rule-link = Rule { $paragraph }
rules-title = Rules
rules-search = Search the rules
rules-none = No paragraph has these words.
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
command-final = Something new is seen: no take-back.
command-not-a-move = This is not a move of this game.
command-unknown = The server could not be asked.

## Hot seat

curtain-title = Pass the screen to { $name }
curtain-sentence = Nothing of the table is shown until { $name } is there.
curtain-button = I am { $name }

## Keys

keys-title = Keys
keys-arrows = inside the board
keys-tab = between its parts
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
keys-digits = the choices of the bar

## Phone

phone-more = More
drawer-open = Seats and log
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
text-final = After this something new is seen: no take-back.
text-field = What
text-value = How it is
text-yes = yes
text-no = no
text-none = none
text-hidden = not known
text-squares = Your squares: empty ones are free, – cannot be built on
text-line = Line
text-hidden-count = { $count ->
    [one] one not known
   *[other] { $count } not known
}
text-of = { $field }: { $value }
text-times = { $thing } × { $count }
text-thing-of = { $thing } ({ $rest })
text-drafted = Drafted and not sent:
text-nothing-asked = Nothing is asked of you just now.

## The coach of a lesson, and of a first game

coach-label = How it is played
coach-step = Lesson, step { $step } of { $steps }
coach-try = Try: { $move }
coach-confirm = Nothing is sent yet: confirm it, or choose something else.
coach-leave = Leave the lesson
coach-dismiss = I know: no more of this
coach-over = That is all you need to begin with. The game goes on from here.
coach-over-first = Now you have seen it all. The rest is in the rules, and every refusal says why.
coach-play-on = Play on
