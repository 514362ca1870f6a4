# The shell's own words. A third language is one more file with the same ids.
doghouse = Doghouse
language-name = English
close = Close

# Lobby
lobby-free = no account
lobby-choose = Choose a game
lobby-seats = Who plays?
lobby-seats-count = { $n } of { $most } seats
lobby-add = Add a player
lobby-remove = Remove { $name }
lobby-name-of = Name at seat { $n }
lobby-kind-of = Who sits at seat { $n }
lobby-start = { $friends ->
    [0] Start the game
   *[other] Start and get the links
  }
lobby-starting = Setting the table …
lobby-mine = My tables
lobby-loading = Fetching the games …
lobby-unreachable = The server does not answer.
lobby-failed = The table could not be set: { $why }
lobby-busy = too many tables at once, try again in a minute
lobby-full = the server has no room left
lobby-players = { $least }–{ $most } players
lobby-minutes = { $n } min
lobby-forget = Take { $title } off this list
lobby-with = with { $names }
lobby-alone = alone so far
lobby-watching = watching
lobby-ended = ended
lobby-open = open
deck-title = Deck
deck-house = House deck
deck-choose = A deck of your own …
deck-back = House deck again
deck-large = larger than 256 KiB, so no deck file
deck-unreadable = it cannot be read
deck-checking = Checking { $file } …
deck-good = { $file }: “{ $title }”
deck-stays = { $file } cannot be played with, so the house deck stays:
deck-warnings = Can be played with, but is worth a look:
deck-broken = the deck cannot be played with
kind-me = Me, here
kind-friend = Friend, link
kind-bot = Bot: { $bot ->
    [puppy] Puppy
    [family] Family
    [clever] Clever
    [champion] Champion
    [greedy] simple
    [random] careless
   *[other] { $bot }
  }
level-puppy = Puppy: quick, with its head often somewhere else.
level-family = Family: thinks a little ahead and sometimes looks away.
level-clever = Clever: thinks ahead and is never distracted.
level-champion = Champion: takes its time and all the computer has. The strongest here.
default-me = Player { $n }
default-friend = Friend { $n }
option-teaching = First game: no cats in round 1
option-first = First player
option-first-lot = Drawn by lot
option-usual = As usual
try-again = Try again

# Sitting down
join-wait = Taking you to your seat …
join-forbidden = This link does not open a seat.
join-forbidden-why = It may have been replaced by a new one, or a part of it was lost on the way. Ask whoever sent it for a fresh link.
join-no-token = Only a link opens a seat here.
join-no-token-why = This browser has no seat at this table. Ask the host for a link.
join-unreachable = The server does not answer.
join-unreachable-why = It may be starting. This page tries again by itself.
join-broken = This table cannot be opened.
join-broken-why = Its record was damaged on the server, or it was played with a house deck that is no longer there. The other tables are not touched by that.
to-lobby = To the lobby

# The bar
bar-home = Doghouse: to the lobby
bar-rules = Rules
bar-log = Log
bar-menu = Menu
bar-result = To the result
table-deck = Fetching the cards …
round-of = Round { $round } of { $rounds }
title-turn = Your turn
title-over = The end

# Connection and other notes
note-lost = Connection lost. Trying again …
note-lost-act = Connection lost. Your play is kept and goes out as soon as it is back.
note-now = Now
note-closed-revoked = This link was taken back. Your seat has a new one: ask the host for it.
note-closed-broken = The table stopped here: its record was damaged. What was played until now can be looked at.
note-closed-upgrade = The server is being renewed. It is back in a moment.
note-past-round = You are looking back: round { $round }, after step { $step }.
note-now-button = Back to now
no-refused = That cannot be done now.
no-stale = The table had moved on before that arrived. Here is how it stands now.
no-over = The game is over.
no-full = The server has no room to keep this play, so it was not made. Try again in a while.
no-busy = Too fast for the server: wait a moment.
no-bad = The server did not understand that.
no-broken = The table has stopped.

# What happened
log-title = What happened
log-empty = Nothing has happened yet.
log-moment = Show the table at this moment
rules-title = Rules
rules-back = Back to the log

# The others
others-title = At the table
others-you = you
others-online = here
others-offline = not connected
others-turn = to act
others-thinking = thinking
others-warming = still warming up, plays simply until then
say-thinking = **{ $name }** is thinking …

# Menu
menu-title = Menu
menu-invite = Invite to this table
menu-own-link = My seat on another device
set-language = Language
set-theme = Day and night
set-theme-system = As the device
set-theme-light = Day
set-theme-dark = Night
set-pace = Speed of the table
set-pace-none = At once
set-pace-quick = Quick
set-pace-normal = Normal
set-pace-slow = Slow
set-pace-still = This device asks for less motion, so nothing travels.

# Invitations
invite-title = Links to this table
invite-intro = Each link opens one seat, on any device. Whoever has the link sits there, so send it to that person only.
invite-seat = Link for { $name }
invite-watch = Link to watch
invite-watch-why = Shows what everybody may see, no hand.
invite-copy = Copy
invite-copied = Copied
invite-copy-failed = Select the text and copy it by hand.
invite-new = New link
invite-new-why = The old link of { $name } stops working, and whoever sits there by it is asked to leave.
invite-failed = That did not work. Try again.
invite-here-only = The address of this page works on this computer only. Start the server with “doghouse serve --host” and this computer's address, open that address here, and make the table there.
invite-go = To the table

# Between the rounds, and the end
recap-title = Round { $round } is over
recap-next = On to round { $round }
recap-end = To the result
end-podium = Places
end-sources = Where the points come from
end-source = Source
end-from = from { $n }
end-total = Total
end-ties = Tie-breaks
end-hands = What they still held
end-hand-empty = no cards
end-board = Board
end-record = Record
end-record-label = Download the record of this game
end-again = Again, same seats
end-win-you = You win with { $points ->
    [one] one point
   *[other] { $points } points
  }.
end-win-one = { $name } wins with { $points ->
    [one] one point
   *[other] { $points } points
  }.
end-win-many = { $names } share the win with { $points ->
    [one] one point
   *[other] { $points } points
  } each.
end-mine = { $points ->
    [one] You have one point.
   *[other] You have { $points } points.
  }
you = You
and = { $a } and { $b }

# The coach
hint-button = Hint
hint-title = A hint
hint-thinking = The coach is thinking …
hint-wait = The coach can say something when it is your turn.
hint-best = Best
hint-or = Or
hint-chance = { $n } % to win
hint-reason = What speaks for it most: { $what }.
hint-take = Choose it
hint-take-now = Do it
hint-take-label = { $button }: { $play }
hint-no-warming = The coach is still warming up. Try again in a minute.
hint-no-busy = The coach needs a short break. Try again in a moment.
hint-no-lost = The connection was lost while the coach was thinking.
hint-no-other = The coach has nothing to say about that.
review-button = Review
review-title = How it went
review-thinking = The coach is looking at the whole game. That takes some seconds …
review-seat = Seen by
review-curve = Chance to win
review-curve-label = The chance to win of { $seat }: { $start } % after the deal, { $most } % at the most (step { $at }), { $end } % at the end.
review-step = Step of the game
review-at = After step { $step }: { $n } %
review-look = Show the table there
review-dear = What cost most
review-nothing = No move of this seat cost anything worth telling. Well played!
review-cost = −{ $n } %
review-played = Played: { $play } ({ $n } % to win)
review-better = Better: { $play } ({ $n } %)
review-failed = The review could not be had.
