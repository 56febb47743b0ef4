# What the terminal says.

## At the prompt

terminal-greeting = { $bot_seats_count ->
    [0] At the keyboard: { $people_seats }. Type “help” for all you can say, “hint” for advice, “rules” for the rulebook.
   *[other] At the keyboard: { $people_seats }. The other players are bots: { $bot_seats }. Type “help” for all you can say, “hint” for advice, “rules” for the rulebook.
}
terminal-question = { $question } (rule { $paragraph })
terminal-many-moves = There are { $count } moves, from “{ $first }” to “{ $last }”. Type one, or a part of one such as “{ $part }”; “list” shows them all.
terminal-several = That may mean several moves:
terminal-not-understood = “{ $text }” is not a move of this game. Type its number, its text or a part of it; “help” tells more.
terminal-forced = (There was only one move: { $text }.)
terminal-curtain = It is { $seat }'s turn. Hand over, and let nobody else look.
terminal-curtain-prompt = Press Enter to see the table.
terminal-after = Type “save FILE” to keep the record, “log” or “score” to look back, “quit” to leave.

## Why not, undo, hint

terminal-allowed = You may: { $text }
terminal-nothing-refused = Nothing comes to mind that the rules forbid here. Name a move: “why not …”.
terminal-nothing-to-undo = There is no move of yours to take back.
terminal-undo-consent = Something was learnt since, or somebody has moved. Do all agree ({ $other_seats })? yes or no:
terminal-undo-refused = Then everything stays as it is.
terminal-undone = Taken back: { $text }
terminal-hint = I would play “{ $text }”. { $why }
terminal-no-hint = Nobody is asked any more.

## Saving and leaving

terminal-save-where = Name a file: “save game.txt”.
terminal-saved = Saved in { $file }. To go on later: { $again } --resume { $file }
terminal-file-exists = { $file } is there already, and stays as it is. Choose another name.
terminal-not-saved = { $file } could not be written: { $why }.
terminal-left-quit = Goodbye.
terminal-left-end = The input has ended.
terminal-left-interrupted = Interrupted.
terminal-left-saved = The game was saved in { $file }. To go on from there: { $again } --resume { $file }
terminal-left-unsaved = The game was not saved. Next time “save FILE” keeps it, and “{ $again } --resume FILE” goes on.

## Results

terminal-result = Result
terminal-place = { $place }. { $seat }: { $points } points
terminal-sum = Total

## Watching

terminal-watch-place = After { $number } of { $count } moves
terminal-watch-prompt = Enter, p, number, round, end, eyes 1, q>
terminal-watch-help = Enter or n: next move. p: previous. 120: to that move. round: to the next round. end: to the end. eyes 2: as player 2 sees it; eyes 0: as a spectator; eyes: as whoever moves. fr, en. q: quit.
terminal-watch-unknown = “{ $text }” is nothing to watch.

## Help

terminal-help-number = the move of that number
terminal-help-move = the move of that text
terminal-help-part = enough of a text to tell it from the others: a square, a turn, a name
terminal-help-moves = several moves at once, such as “build tower, place tower d4 r1”
terminal-help-list = all moves, also of a long list; “list d4” those with d4
terminal-help-why = why a move is not allowed; without a move, all that is not
terminal-help-hint = what the bot “quick” would do, and why
terminal-help-undo = take back your last move; bots always agree
terminal-help-rules = a paragraph of the rules; “rules 4” a chapter, “rules” the chapters
terminal-help-table = draw everything once more
terminal-help-log = all that happened so far
terminal-help-score = where everybody’s points come from
terminal-help-language = French, English
terminal-help-save = keep the game, to go on later
terminal-help-quit = leave; nothing is saved unless you said so
