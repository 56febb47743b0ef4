# What is said after a game: its end, its replay, and the rules page.

replay-title = Replay
replay-move = Replay · move { $at } of { $moves }
replay-place = move { $at } of { $moves }, { $round ->
    [0] before the first round
   *[other] round { $round }
}
replay-beginning = The table is set; nobody has moved yet.
replay-untold = { $name } has moved.
replay-slider = Point in the game
replay-steps = Steps
replay-start = Start
replay-turn-back = − turn
replay-move-back = − move
replay-play = Play
replay-pause = Pause
replay-move-on = move +
replay-turn-on = turn +
replay-own-next = { $name }’s next
replay-more = More
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Seen by
replay-spectator = a spectator
replay-record = Record
replay-play-on = Play on from here
replay-play-on-note = new table; hidden cards are dealt again
replay-leave = Leave replay
replay-leave-note = to the final score

play-on-title = Play on from move { $at }
play-on-note = A new table starts from this position. What { $name } could not know is dealt again, as it might have been.
play-on-me = I play
play-on-bot = bot { $bot }
play-on-open = open, by link
play-on-begin = Begin

end-kicker = Finished · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
end-you-win = You win with { $points }, { $ahead ->
    [0] level with { $second }
    [one] one ahead of { $second }
   *[other] { $ahead } ahead of { $second }
}.
end-wins = { $winner } wins with { $points }, { $ahead ->
    [0] level with { $second }
    [one] one ahead of { $second }
   *[other] { $ahead } ahead of { $second }
}.
end-shared = { $winners } share the victory with { $points }.
end-broken-off = The game was ended early.
end-rematch = Rematch
end-rematch-note = same players, each one seat further on
end-replay = Replay
end-replay-note = from the first move
end-record = Record
end-record-note = as text
end-link = Copy link
end-copied = Copied
end-sources = Points by source
end-sources-note = tap a number for its lines in the log
end-race = The race
end-race-note = points after each move; tap to go there
end-place = { $place }.
end-total = Total
end-round = Round { $round }
end-bars-label = Points of { $name } by source
end-race-label = Points of all players, move by move
end-player = Player

rules-page-title = Rules: { $game }
rules-page-search = Search the rules
rules-page-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
}
rules-page-contents = Contents
rules-page-link = Link to paragraph { $number }
rules-page-play = Play now
rules-page-others = Other games
rules-page-summary = In short
rules-page-options = Editions and options
rules-page-written = or a text such as { $example }
rules-page-usual = default
rules-page-choose = Choose them for a new table
