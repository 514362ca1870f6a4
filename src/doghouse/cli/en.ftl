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
chosen-ready = Enter does it, other numbers add to it or take its place, 0 starts again.
chosen-open = That is no whole move yet: add more numbers, or 0 to start again.
nothing-chosen = Nothing is chosen yet.
choose = Numbers, or words as in a record; ? helps, q leaves.
not-yours = A move of yours was expected, not somebody else's.
one-move = One move at a time, please.
left = You leave the game.
recorded = The game is written down in { $file }.
help =
    Choose by numbers, the parts of a move in any order. Press Enter to do what is chosen.
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

# Treat, Please!
treat-head = Day { $round } of { $rounds } · deck { $deck }
treat-weekend = Day { $round } of { $rounds }, weekend · deck { $deck }
treat-none = none
treat-learn = Learn
treat-rebate = { $n ->
    [one] [1 bone on it]
   *[other] [{ $n } bones on it]
  }
treat-bones = bones
treat-attention = att.
treat-energy = en.
treat-affection = aff.
treat-player = player
treat-dog = dog
treat-learned = learned
treat-points = points
treat-completed = completed
treat-hand = Hand:
treat-active = Active:
treat-discard = Asleep:
treat-sources = what they count

# Decks
cards-printed = as printed
cards-played = as played
