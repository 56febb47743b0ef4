# What is told around a game: log, score, what turned it, hints, chat, seats.

log-phase = { $round } · { $phase }
log-chat = Chat
log-news-play = Play them
log-trace = { $source }, { $name }:
log-trace-all = All lines
catch-up-label = What happened since your last move
catch-up-place = Since your last move · { $place } of { $count }
catch-up-next = Next
catch-up-leave = To the decision

score-if-over = If the game ended now
score-if-over-note = from what everybody knows and your own secrets
score-lines = { $amount } from { $source } for { $name }: show the lines

turning-title = Three turning points
turning-note = chance of winning, in the bot’s judgement
turning-round = Round { $round }
turning-beginning = Beginning
turning-shift = { $name }: { $before } → { $after } %
turning-shift-long = { $name }’s chance of winning goes from { $before } to { $after } per cent.
turning-look = Go to this moment
turning-thinking = The bot is looking through the game…
turning-none = Nothing stands out in this game.

hint-off = This table is played without hints.
hint-leads = Where choices lead
hint-unseen = Something new will be seen, so this cannot be taken back.
hint-then = Then: { $question }
hint-no-more = Nothing else is asked of you.
hint-more = { $count ->
    [one] One more choice: pick it to see what it leads to.
   *[other] { $count } more choices: pick one to see what it leads to.
}
hint-best = The bot’s best moves
hint-ask = Ask the bot
hint-expected = expects { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
hint-why = Why?

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-sorry = Sorry!
phrase-thanks = Thank you for the game.
phrase-goodbye = Goodbye!
chat-mute-title = Who you hear
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again

seats-result = Result
seats-here = here
seats-left = { $time } left
seats-late = time is up
seats-visit = { $name }: show what they have, enlarged
