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
tied = Equal points, { $what }:
not-a-number = There is no choice { $number }; they go from 1 to { $most }.
chosen = Chosen: { $what }
chosen-ready = Enter does it, other numbers add to it or take its place, 0 starts again.
chosen-open = That is no whole move yet: add more numbers, or 0 to start again.
nothing-chosen = Nothing is chosen yet.
choose = Numbers, or words as in a record; ? helps, h gives a hint, q leaves.
not-yours = A move of yours was expected, not somebody else's.
one-move = One move at a time, please.
left = You leave the game.
bots-warming = The bots are still warming up. Until then they play simply.
bots-warm = The bots are warm and think ahead from now on.
bots-failed = The bots cannot warm up here and go on playing simply.
thinking = { $name } is thinking …
recorded = The game is written down in { $file }.
help =
    Choose by numbers, the parts of a move in any order. Press Enter to do what is chosen.
    A number that is crossed out cannot be chosen now; choose it anyway to be told why.
    ?22 tells clause 22 of the rules, ? this help, t shows the table again, h gives a hint, q leaves the game.

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

# Treehouse Diner
diner-round = Round { $round } · { $deliveries } delivered end it
diner-last = Round { $round }, the last
diner-bag = bag { $bag }
diner-orders = orders { $orders }
diner-actions = cards { $actions }
diner-compost = compost: { $what }
diner-cost = for { $n }
diner-bonus = Pantry, row emptied:
diner-wanted = underlined: your orders ask for it
diner-tray = Phone tray
diner-minutes = min.
diner-points = points
diner-needs = asks for
diner-effects = effects
diner-space = min.
diner-kitchen = Your kitchen
diner-covered = ✓ covered, ✱ joker
diner-free = free: { $spaces }
diner-bees-on = { $n ->
    [one] 1 bee
   *[other] { $n } bees
  }
diner-player = player
diner-give = min.
diner-mood = mood
diner-sent = sent
diner-bees = bees
diner-mastered = chal.
diner-cards = cards
diner-supply = supply
diner-mine = Supply:
diner-compost-of = Compost:
diner-done = mastered
diner-lay = Assign:
diner-daisies = Two Daisies as:
diner-mix = Any four as:
diner-bee = Bee to:
diner-obvious = To one place only, all at once: { $numbers }
diner-then = Your kitchen then: { $lane }.
diner-out = Pushed out: { $orders }.
diner-to-go = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  } to go: { $parts }
diner-to-add = { $n } to add: { $parts }
diner-sources = what they count
diner-do-draw = draw { $n }
diner-do-others-draw = others draw { $n }
diner-do-discard = discard { $n }
diner-do-others-discard = others discard { $n }
diner-do-recycle = recycle { $n }
diner-do-praise = mood +{ $n }
diner-do-complaint = mood -{ $n }
diner-do-others-complaint = others’ mood -{ $n }
diner-do-order = new order { $n }
diner-do-action = Action card { $n }
diner-do-left = move left { $n }
diner-per-order = per order
diner-per-space = per free space
diner-per-bee = per bee
diner-per-chef = per chef

# Decks
cards-printed = as printed
cards-played = as played

# The coach
coach-warming = The coach is still warming up. Try again in a minute.
coach-failed = The coach cannot warm up here.
hint-best = Best: { $play } ({ $n } % to win).
hint-or = Or: { $play } ({ $n } %).
hint-reason = What speaks for it most: { $what }.
review-offer = Look back at the game with the coach? y or n:
review-thinking = The coach is looking at the whole game. That takes some seconds, the first time a minute or two …
review-curve = Chance to win of { $name }: { $start } % after the deal, { $most } % at the most, { $end } % at the end
review-cost = Step { $step } cost { $n } %:
review-played = Played: { $play } ({ $n } % to win).
review-better = Better: { $play } ({ $n } %).
review-nothing = No move cost anything worth telling. Well played!
