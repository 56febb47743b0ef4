# What the pages beside a table say alike: who one is, paces, levels of bots.
lobby-tagline = four games of Renaissance Italy
lobby-home = Signoria, back to the lobby
lobby-bots = Bots
lobby-me = Your name
lobby-learn = Learn
lobby-offline = The server is not answering. Trying again.
lobby-pace-none = no clock
lobby-pace-live = live, { $seconds } s per move
lobby-pace-live-minutes = live, { $minutes } min per move
lobby-pace-days = { $days ->
    [one] a move a day
   *[other] { $days } days per move
}
lobby-option-on = on
lobby-option-off = off
new-bot-apprentice = still learning
new-bot-master = looks ahead and seldom loses
new-bot-quick = plays well
new-bot-random = plays at random
guest-offline = The table could not be made: the server is not answering.
