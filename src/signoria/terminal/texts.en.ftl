# What the terminal says.

## At the prompt

terminal-practice = This is a practice game: anything can be taken back.
terminal-greeting = { $bot_seats_count ->
    [0] At the keyboard: { $people_seats }. Type “help” for everything you can type, “hint” for advice, “rules” for the rulebook.
   *[other] At the keyboard: { $people_seats }. The other players are bots: { $bot_seats }. Type “help” for everything you can type, “hint” for advice, “rules” for the rulebook.
}
terminal-question = { $question } (rule { $paragraph })
terminal-many-moves = { $count ->
    [one] There is { $count } move, “{ $first }”.
   *[other] There are { $count } moves, from “{ $first }” to “{ $last }”. Type one, or a part of one such as “{ $part }”; “list” shows them all.
}
terminal-several = That may mean several moves:
terminal-not-understood = “{ $text }” is not a move of this game. Type a number, a text or part of a text; “help” says more.
terminal-forced = (There was only one move: { $text }.)
terminal-curtain = It is { $seat }'s turn. Hand over the keyboard, and let nobody else look.
terminal-curtain-prompt = Press Enter to see the table.
terminal-after = Type “save FILE” to keep the record, “log” or “score” to look back, “quit” to leave.

## Why not, undo, hint

terminal-allowed = You may: { $text }
terminal-nothing-refused = The rules forbid nothing here that one would think of. Name a move: “why not …”.
terminal-nothing-to-undo = You have no move to take back.
terminal-nothing-about = Nothing here is called “{ $text }”.
terminal-undo-consent = Something new has come to light since, or somebody has moved. Does everybody agree ({ $other_seats })? yes or no:
terminal-undo-refused = Then everything stays as it is.
terminal-undo-final = Something new has come to light since, or a bot has answered: that is final. Only games started with --practice can go back further.
terminal-undone = Taken back: { $text }
terminal-hint = I would play “{ $text }”. { $why }
terminal-no-hint = There is nothing left to decide.

## Saving and leaving

terminal-save-where = Name a file: “save game.txt”.
terminal-saved = Saved in { $file }. To continue later: { $again } --resume { $file }
terminal-file-exists = { $file } already exists and was left as it is. Choose another name.
terminal-not-saved = { $file } could not be written: { $why }.
terminal-not-kept = The game cannot be kept for later: { $file } cannot be written ({ $why }). “save FILE” saves it elsewhere.
terminal-quit-consent = The game could not be kept and will be lost. Leave anyway? yes or no:
terminal-left-quit = Goodbye.
terminal-left-end = End of input.
terminal-left-interrupted = Interrupted.
terminal-left-kept = The game is kept. To continue it: signoria resume { $name }
terminal-left-saved = The game was saved in { $file }. To continue it from there: { $again } --resume { $file }
terminal-left-unsaved = The game was not kept. Next time, “save FILE” keeps it and “{ $again } --resume FILE” continues it.

## Results

terminal-result = Result
terminal-place = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-sum = Total

## Watching

terminal-watch-place = After { $number } of { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
terminal-watch-prompt = Enter, p, number, round, end, eyes 1, q>
terminal-watch-help = Enter or n: next move. p: previous move. 120: go to that move. round: go to the next round. end: go to the end. eyes 2: as player 2 sees it; eyes 0: as a spectator; eyes: as whoever is to move. fr, en. q: quit.
terminal-watch-unknown = “{ $text }” means nothing here; “help” lists what you can type.

## Help

terminal-help-number = the move with that number
terminal-help-move = the move with that text
terminal-help-part = enough of a text to tell it from the others: a square, a rotation, a name
terminal-help-moves = several moves at once, such as “build tower, place tower d4 r1”
terminal-help-list = all moves, even when there are many; “list d4”: those with d4
terminal-help-why = why a move is not allowed; without a move, everything that is not
terminal-help-hint = what the bot “quick” would do, and why
terminal-help-undo = take back your last move, as long as nothing new has come to light and nobody has answered, bots included
terminal-help-rules = a paragraph of the rules; “rules 4”: a chapter, “rules”: the list of chapters
terminal-help-about = what a card, a building or anything else costs and does, by part of its name
terminal-help-table = draw everything again
terminal-help-log = everything that has happened so far
terminal-help-score = everybody’s points if the game ended now, and where they come from
terminal-help-language = French, English
terminal-help-save = save the record in a file of your own
terminal-help-quit = leave; the game is kept, and “signoria resume” continues it
