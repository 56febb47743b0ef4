# What the table itself says.

table-with-rule = { $sentence } (rule { $paragraph })
table-refusal-not-asked = It is not your turn to answer.
table-refusal-game-over = The game is over.
table-refusal-other-question = That does not answer the question asked.
table-refusal-learnt-before-end = Something is learnt before “{ $move }”: send the moves up to there first.
table-refusal-stale-question = The question has changed since you answered it.
table-refusal-not-free-to-undo = You cannot take that back alone: something was learnt, or somebody else has moved since.
table-event-ready = { $seat } is ready.
table-move-bid = Bid { $amount }
table-move-pass = Pass
table-field-seat = Player
table-field-waiting = To play
table-why-random = Chosen by chance.
