# Words of the board in the browser. **Two stars** mark what is bold.
board-language = en
round-of = Day { $round }/{ $rounds }
note-past-round = You are looking back: day { $round }, after step { $step }.
end-hands = Completed objectives
end-hand-empty = none
board-you = You

# Names of the places, for those who hear the table
board-seats = Other players
board-table = Day, objectives and behaviors to learn
board-goals = Objectives
board-row = Behaviors to learn
board-mine = Your board
board-slots = Active behaviors: { $name }
board-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand: 1 behavior
   *[other] Your hand: { $n } behaviors
  }
board-hand-back = { $n ->
    [one] 1 sleeping behavior
   *[other] { $n } sleeping behaviors
  }
board-acts = What you can do

# The one sentence: whose turn it is and what may be done
board-say-turn = **Your turn:** tap what you want to do.
board-say-done = **Nothing left to do:** end your turn.
board-say-play = **{ $card }:** play it?
board-say-learn = **{ $card }:** learn it for { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
  }?
board-say-complete = **{ $card }:** complete it for { $attention } attention?
board-say-may = **{ $card }:** do you want that?
board-say-option = **{ $card }:** choose one.
board-say-on-card-place = **{ $card }:** tap a card for { $n ->
    [one] the bone
   *[other] the { $n } bones
  }.
board-say-on-card-replace = **{ $card }:** tap a card that leaves the game.
board-say-on-card-gain = **{ $card }:** tap a card to gain it.
board-say-on-stack = **{ $card }:** tap an objective that leaves the game.
board-say-back = { $picks ->
    [one] **{ $card }:** tap a card that comes back.
   *[other] **{ $card }:** { $picks } cards come back, tap one.
  }
board-say-moment = **One moment …**
board-say-wait = **{ $name }** is on turn.
board-say-wait-choice = **{ $name }** decides: { $card }
board-say-past = **An earlier moment.**
board-say-over = **{ $names } wins** with { $score }.
board-say-over-you = **You win** with { $score }!
board-say-over-shared = **{ $names }** share the win with { $score }.

# Taps that lead to nothing
board-hold-wait = Not yet: { $name } is on turn.
board-hold-first = First decide what is asked here.
board-hold-look = Nothing can be done with that now.
board-open-rule = Open the rules at { $clause }
board-rule = Rule { $clause }

# The day
board-days = Mo Tu We Th Fr Sa Su
board-day = Day { $round } of { $rounds }{ $weekend ->
    [true] , the weekend
   *[false] {""}
  }
board-when-at-once = at once
board-when-all-round = all day
board-when-optional = if you like

# Others
board-seat-label = { $name }: { $score } affection, { $energy } energy, { $attention } attention, { $bones ->
    [one] 1 bone
   *[other] { $bones } bones
  }{ $state ->
    [turn] , on turn
    [thinking] , is thinking
    [away] , not connected
   *[none] {""}
  }. Everybody's board.
board-flag-turn = on turn
board-flag-away = away
board-flag-first = first player
board-pile-active = Active
board-pile-hand = Hand
board-pile-discard = Asleep until a nap
board-pile-done = Completed

# My board
board-meter-energy = energy
board-meter-attention = attention
board-meter-bones = bones
board-meter-score = affection so far
board-score = { $n } so far
board-slot-free = free
board-slot-here = Play here
board-sleep = asleep
board-sleep-label = { $n ->
    [one] 1 card is asleep
   *[other] { $n } cards are asleep
  } until a nap: look at them
board-sleep-title = Asleep
board-sleep-why = What was played sleeps until a nap brings it back to the hand.
board-set-none = One of each type: +4. Three of a type: +2, four: +3.
board-set-lacks = { $n ->
    [one] One type short of the set (+4): { $types }
   *[other] For the set (+4) you lack: { $types }
  }
board-set-all = You have the set of all types: +4.

# Cards
board-type-food = Food
board-type-outdoor = Outdoor
board-type-pamper = Pamper
board-type-pets = Pets
board-type-play = Play
board-deck = to come
board-row-gap = no more
board-stack-empty = all gone
board-label-attention = Attention { $n }.
board-label-energy = Energy { $n }.
board-label-cost = Costs { $n ->
    [one] 1 bone
   *[other] { $n } bones
  }{ $cut ->
    [true] {" "}(printed: { $was })
   *[false] {""}
  }{ $bones ->
    [0] .
    [one] ; 1 bone lies on it.
   *[other] ; { $bones } bones lie on it.
  }
board-label-goal = { $type }: { $card }. { $n } affection for { $attention } attention{ $energy ->
    [0] {""}
   *[other] {" "}and { $energy } energy
  }{ $cut ->
    [true] {" "}(printed: { $was })
   *[false] {""}
  }. You have { $have } of this type.
board-label-left = { $n ->
    [0] The last one of its stack.
   *[other] { $n } more under it.
  }
board-label-no = Not now ({ $clause }): { $reason }
board-full-goal = { $type }. { $affection } affection. Costs you { $now } attention{ $energy ->
    [0] {""}
   *[other] {" "}and { $energy } energy
  } now{ $cut ->
    [true] {" "}(printed: { $was })
   *[false] {""}
  }.
board-full-text = On the card:
board-no-TP-17 = It costs { $need } { $of ->
    [attention] attention
    [energy] energy
   *[bones] bones
  }, you have { $have }.
board-no-TP-24 = Needs { $need } energy, you have { $have }.
board-no-TP-25 = Costs { $need } bones, you have { $have }.
board-no-TP-29 = Needs { $need } { $of ->
    [energy] energy
   *[attention] attention
  }, you have { $have }.
board-lock-TP-19 = no slot left
board-lock-TP-20 = learned already
board-lock-TP-21 = one is enough
board-lock-TP-24 = too tired
board-lock-TP-25 = too dear
board-lock-TP-29 = { $short } short

# Buttons
board-back = Put back
board-back-label = Put back what is chosen
board-no = No, thanks
board-do-end = End turn
board-do-end-more = left: { $behaviors } × behavior, { $goals } × objective, { $lessons } × learn
board-do-play = Play it
board-do-play-more = { $card }
board-do-learn = Learn it
board-do-learn-more = { $card }
board-do-complete = Complete it
board-do-complete-more = { $card }
board-do-yes = Yes, please
board-do-option = Choose one
board-do-on-card = Choose
board-do-on-card-more = tap a card of the row
board-do-on-stack = Choose
board-do-on-stack-more = tap an objective
board-do-back = Choose
board-do-back-more = tap a card
board-do-wait = Wait
board-do-wait-more = { $name } is on turn
board-do-now = Back to now

# Where points come from
board-source-affection = Affection
board-source-set = All types
board-source-type-food = Food, 3 or more
board-source-type-outdoor = Outdoor, 3 or more
board-source-type-pamper = Pamper, 3 or more
board-source-type-pets = Pets, 3 or more
board-source-type-play = Play, 3 or more
board-source-left = Left over
board-said-for = { $card }: { $play }
