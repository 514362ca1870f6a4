# What the terminal says besides the words of a game.
you = You
legal = Legal: the move can be made.
cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
not-a-number = There is no choice { $number }; they go from 1 to { $most }.
chosen = Chosen: { $what }
chosen-ready = Enter does it, more numbers add to it, 0 starts again.
chosen-open = That is no whole move yet: add more numbers, or 0 to start again.
nothing-chosen = Nothing is chosen yet.
choose = Numbers in turn (4 4 12), or words (2 husky > van); ? helps, q leaves.
not-yours = A move of yours was expected, not somebody else's.
one-move = One move at a time, please.
left = You leave the game.
recorded = The game is written down in { $file }.
help =
    Choose by numbers: cards, then the item they go to, in any order. Press Enter to do what is chosen.
    A number that is crossed out cannot be chosen now; choose it anyway to be told why.
    ?22 tells clause 22 of the rules, ? this help, t shows the table again, q leaves the game.

# Barking
barking-head = Round { $round } of { $rounds } · deck { $deck } · discards: { $discards }
barking-none = none
barking-item = item
barking-worth = worth
barking-dogs = dogs (» leads)
barking-token = cat token
barking-passed = passed
barking-hand = Hand:
barking-leads = Would lead: { $items }
barking-leads-none = Would lead nowhere.
barking-player = player
barking-points = points
barking-items = items and what they count
barking-left = left in the hand

# Decks
cards-printed = as printed
cards-played = as played
