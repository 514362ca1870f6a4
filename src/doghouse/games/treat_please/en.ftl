# The words of Treat, Please! for every program: events, reasons, questions, the rules clause by clause.
# $who is "you" or "they": on whose side the reader is. $seat is a player's name. Names of cards come from the deck.
title = Treat, Please!
pitch = You are the dog. Seven days to be noticed: play your tricks, learn new ones for bones, and be loved the most by Sunday night.

# What happened
event-dog = { $who ->
    [you] You are { $card }.
   *[they] { $seat } is { $card }.
  }
event-lay = To be learned now: { $card }
event-objective = The next objective: { $card }
event-weekend = It is the weekend: one behavior and one objective more in every turn.
event-day = Day { $round }: { $card }
event-play = { $who ->
    [you] You play: { $card }
   *[they] { $seat } plays: { $card }
  }
event-learn = { $who ->
    [you] You learn
   *[they] { $seat } learns
  } for { $paid ->
    [one] one bone
   *[other] { $paid } bones
  }{ $rebate ->
    [0] {""}
    [one] , with one on it
   *[other] , with { $rebate } on it
  }: { $card }
event-complete = { $who ->
    [you] You complete
   *[they] { $seat } completes
  } for { $attention } attention{ $energy ->
    [0] {""}
   *[other] {" "}and { $energy } energy
  }: { $card }
event-attention = { $who ->
    [you] Your attention
   *[they] { $seat }: attention
  } { $way ->
    [more] +{ $n }
   *[less] -{ $n }
  }, now { $now }
event-energy = { $who ->
    [you] Your energy
   *[they] { $seat }: energy
  } { $way ->
    [more] +{ $n }
   *[less] -{ $n }
  }, now { $now }
event-bones = { $who ->
    [you] Your bones
   *[they] { $seat }: bones
  } { $way ->
    [more] +{ $n }
   *[less] -{ $n }
  }, now { $now }
event-placed = { $bones ->
    [one] One bone is
   *[other] { $bones } bones are
  } put on: { $card }
event-away = Leaves the game: { $card }
event-gone = Leaves the game: { $card }
event-back = { $who ->
    [you] Back in your hand: { $card }
   *[they] Back in { $seat }’s hand: { $card }
  }
event-gain = { $who ->
    [you] You gain
   *[they] { $seat } gains
  }{ $rebate ->
    [0] {""}
    [one] , with a bone on it
   *[other] , with { $rebate } bones on it
  }: { $card }
event-lasting = { $who ->
    [you] For you
   *[they] For { $seat }
  }: { $what }
event-use = { $who ->
    [you] { $yes ->
        [true] You use the ability.
       *[false] You do without the ability.
      }
   *[they] { $yes ->
        [true] { $seat } uses the ability.
       *[false] { $seat } does without the ability.
      }
  }
event-dinner = { $who ->
    [you] Your dinner:
   *[they] { $seat } has dinner:
  } { $bones ->
    [0] no bones
    [one] one bone
   *[other] { $bones } bones
  }
event-over = The week is over.

# What lasts, and how much of it; $n can be less than 0 where $way is "less"
lasting-discount-food = Food objectives cost { $n } less attention
lasting-discount-outdoor = Outdoor objectives cost { $n } less attention
lasting-discount-pamper = Pamper objectives cost { $n } less attention
lasting-discount-pets = Pets objectives cost { $n } less attention
lasting-discount-play = Play objectives cost { $n } less attention
lasting-discount = every objective costs { $n } less attention
lasting-cheaper = learning costs { $n ->
    [one] one bone
   *[other] { $n } bones
  } less
lasting-boost = every behavior gives { $n } { $way } attention
lasting-ease = every behavior costs { $n } less energy
lasting-supper = dinner is { $n ->
    [one] one bone
   *[other] { $n } bones
  } { $way }
lasting-behaviors = { $n ->
    [one] one more behavior
   *[other] { $n } more behaviors
  } can be played
lasting-learning = { $n ->
    [one] one more behavior
   *[other] { $n } more behaviors
  } can be learned
lasting-objectives = { $n ->
    [one] one more objective
   *[other] { $n } more objectives
  } can be completed

# The types of objective
type-food = Food
type-outdoor = Outdoor
type-pamper = Pamper
type-pets = Pets
type-play = Play

# What is asked, and of whom
ask-turn = { $who ->
    [you] Your turn: play behaviors, learn one, complete an objective, in any order; then end the turn.
   *[they] { $seat } is on turn.
  }
ask-may = { $who ->
    [you] Do you want to use this: { $card }?
   *[they] { $seat } decides whether to use this: { $card }
  }
ask-option = { $who ->
    [you] Choose one: { $card }
   *[they] { $seat } chooses: { $card }
  }
ask-place = { $who ->
    [you] Which card to learn gets { $n ->
        [one] the bone
       *[other] the { $n } bones
      }?
   *[they] { $seat } puts bones on a card: { $card }
  }
ask-replace = { $who ->
    [you] Which card to learn leaves the game?
   *[they] { $seat } replaces a card: { $card }
  }
ask-gain = { $who ->
    [you] Which card do you gain? It costs { $n } at most.
   *[they] { $seat } gains a card: { $card }
  }
ask-on-stack = { $who ->
    [you] Which objective leaves the game?
   *[they] { $seat } replaces an objective: { $card }
  }
ask-back = { $who ->
    [you] Which card comes back from your discard area?
   *[they] { $seat } takes a card back: { $card }
  }
ask-over = { $count ->
    [one] { $who ->
        [you] You win
       *[they] { $names } wins
      }
   *[other] { $names } share the win
  } with { $points ->
    [one] one point
   *[other] { $points } points
  }.
tie-decided = Points are equal; more { $what } decide.
tie-learned = learned behaviors
you = You

# The choices of a player, one at a time
do-end = End the turn
do-play = Play: { $card }
do-learn = Learn for { $bones ->
    [one] one bone
   *[other] { $bones } bones
  }: { $card }
do-complete = Complete for { $attention } attention{ $energy ->
    [0] {""}
   *[other] {" "}and { $energy } energy
  }: { $card }
do-yes = Use it
do-no = Do without
do-option = { $what }
do-pick = Take this one: { $card }
do-turn-up = Let it go ({ $type }): { $card }
do-take = Take back: { $card }

# Why not: short, and with the numbers where they are known ("-at")
no-TP-00 = That is not asked now, not in the hand, or not on the table.
no-TP-17 = Now it is only asked whether the ability of the day is used, by one player after the other.
no-TP-17-at = The price is { $need } { $of ->
    [attention] attention
    [energy] energy
   *[bones] { $need ->
        [one] bone
       *[other] bones
      }
  }, and only { $have } is there.
no-TP-18 = It is another player's turn.
no-TP-19 = All behaviors of this turn are played.
no-TP-19-at = { $have ->
    [one] Only one behavior can
   *[other] Only { $have } behaviors can
  } be played this turn.
no-TP-20 = Nothing more can be learned this turn.
no-TP-20-at = { $have ->
    [one] Only one behavior can
   *[other] Only { $have } behaviors can
  } be learned this turn.
no-TP-21 = No other objective can be completed this turn.
no-TP-21-at = { $have ->
    [one] Only one objective can
   *[other] Only { $have } objectives can
  } be completed this turn.
no-TP-24 = There is not enough energy for that.
no-TP-24-at = It takes { $need } energy beforehand, and { $have } is there.
no-TP-25 = There are not enough bones for that.
no-TP-25-at = { $need ->
    [one] One bone has
   *[other] { $need } bones have
  } to be in the bowl, and { $have ->
    [0] none is
    [one] one is
   *[other] { $have } are
  } there.
no-TP-29 = There is not enough attention or energy for that.
no-TP-29-at = It takes { $need } { $of ->
    [energy] energy
   *[attention] attention
  }, and { $have } is there.

# What a position is judged by
part-points = your points so far
part-attention = your attention
part-overflow = attention that may be lost at the top
part-energy = your energy
part-bones = your bones
part-learned = how much you have learned
part-tricks = how good your tricks are
part-hand = the good tricks in your hand
part-slots = behaviors that you can still play today
part-now = what your hand can do today
part-lesson = a good card that you can learn
part-goals = objectives that you can still complete today
part-goal = a good objective within reach today
part-kinds = the different types of your objectives
part-sets = types of which you nearly have a set
part-asked = a choice that is still yours

# The rules, clause by clause, with a heading where a part begins
rules-head-TP-00 = First of all
rules-head-TP-01 = What is in the box, and setting up
rules-head-TP-11 = Cards
rules-head-TP-15 = A day
rules-head-TP-19 = A turn
rules-head-TP-25 = Learning
rules-head-TP-29 = Completing
rules-head-TP-34 = Nap and kibbles
rules-head-TP-38 = The end of a turn
rules-head-TP-40 = The weekend and the end
rules-head-TP-47 = What everybody may know, and what lasts

clause-TP-00 = What is not asked for now, not in your hand or not on the table cannot be done.
clause-TP-01 = From 2 to 4 can play.
clause-TP-02 = There are 5 dogs. Everybody is dealt one by lot, no two the same. Each has a colour of its own and an energy to start with.
clause-TP-03 = You start without attention, with three bones, and with the energy of your dog.
clause-TP-04 = Your first hand has four behaviors: the nap, the search for kibbles, and the two that only your dog knows.
clause-TP-05 = 25 behaviors can be learned. Each of the 5 dogs has four cards to start with.
clause-TP-06 = The 25 are shuffled. Four of them lie open in a row, the rest is a face-down deck. What belongs to dogs that nobody plays stays in the box.
clause-TP-07 = There are 40 objectives, eight of each type: Food, Outdoor, Pamper, Pets and Play. Each type is a shuffled stack whose top card lies open.
clause-TP-08 = Out of 25 round cards seven are drawn for the seven days. The weekend comes after the fifth. Nobody sees those that stay in the box.
clause-TP-09 = There are always bones enough.
clause-TP-10 = Whoever walked a dog last should begin; here the host says who it is, or lots are drawn. The same player begins on all days.
clause-TP-11 = A behavior that can be learned has a price in bones, a name, and values or effects. The behaviors that you start with have no price.
clause-TP-12 = An objective has a type, points of affection, a cost in attention, for some also in energy, and perhaps an effect.
clause-TP-13 = Food objectives pay bones. Outdoor objectives cost energy too. Pamper objectives give energy. Pets objectives have the most affection for their attention. Play objectives do all sorts of things, and may cost energy.
clause-TP-14 = Cards can give and take attention and energy, give bones, lay bones on cards of the row, lower what a type of objective costs, and let a dog nap. A round card works at once, or for the whole round, or offers something that everybody may use once.
clause-TP-15 = The week has seven rounds, a day each. The first player turns up the card of the day. What it does at once comes before the first turn; it concerns all players, one after the other from the first, unless the card says otherwise.
clause-TP-16 = What lasts for the round ends when the next round card is turned up, or with the game.
clause-TP-17 = What a round card offers may be used by everybody in turn, from the first player on, before the first turn of the day. Who cannot pay the price cannot use it. While it is offered nothing else can be done.
clause-TP-18 = In a round everybody has one turn, clockwise.
clause-TP-19 = In your turn you may play up to 2 behaviors, at the weekend 3. Other things may come between them.
clause-TP-20 = In your turn you may learn one new behavior.
clause-TP-21 = In your turn you may complete one objective, at the weekend two.
clause-TP-22 = To play a behavior, lay it from your hand into an active slot. Its attention and its energy count at once.
clause-TP-23 = Attention goes up to 15 and energy up to 10; what is more is lost. Neither falls below 0: a loss is carried out as far as it goes.
clause-TP-24 = A behavior that costs energy needs all of it beforehand; what it gives itself does not help. Without any energy you can still do what costs none.
clause-TP-25 = To learn a behavior of the row you need its whole price in bones, even when bones lie on it. You pay, and the card goes to your hand.
clause-TP-26 = All bones that lie on a card are yours when you gain it. There can be any number of them.
clause-TP-27 = The gap in the row is filled from the deck at once. When the deck is empty the gap stays.
clause-TP-28 = A learned card does something only when it is played. That can be in the same turn, if you have a behavior left.
clause-TP-29 = To complete an objective, pay all of its attention (less your discounts) and energy. Take the card, turn up the next of its stack, and then carry out its effect at once.
clause-TP-30 = At the weekend the objective just turned up can be your second. The effect of the first reckons with it, too. A stack that is used up shows nothing.
clause-TP-31 = Discounts on a type add up, whichever cards they come from. They hold for all objectives of that type until your turn ends, those of a round card until the round does. Nothing costs less than 0.
clause-TP-32 = A discount lowers attention, never energy.
clause-TP-33 = Completed objectives lie open for everybody.
clause-TP-34 = The nap sets your energy to where your dog started, even when you have more, and brings all cards of your discard area back to your hand, but none that is active. They can be played at once. You may nap with nothing to bring back.
clause-TP-35 = The nap itself comes back to your hand when the turn ends. Other cards that bring cards back do not.
clause-TP-36 = The search for kibbles gives you bones.
clause-TP-37 = Energy can rise above the value your dog started with.
clause-TP-38 = When your turn ends your active cards go to your discard area, only the nap to your hand. There they stay until you nap.
clause-TP-39 = Then you have dinner: 2 bones, on the last day as well.
clause-TP-40 = After the fifth round the weekend begins: in rounds 6 and 7 you have a third slot for behaviors and a second objective.
clause-TP-41 = The game is over after the last turn of round 7.
clause-TP-42 = You score the affection on your completed objectives.
clause-TP-43 = With at least one objective of each of the five types you score 4 more.
clause-TP-44 = For each type of which you have three objectives you score 2 more, with four or more of them 3.
clause-TP-45 = Add up the attention and the bones that you have left: each full 5 of them score 1.
clause-TP-46 = Most points win. In a tie the one wins who gained more behaviors from the row, in whatever way. If that is a tie too, the win is shared.
clause-TP-47 = Hidden are the order of the deck and the stacks, the round cards to come and those in the box. All else is open, hands too.
clause-TP-48 = Attention, energy, bones, hand and discard area stay as they are from turn to turn. Slots, what may be learned and completed, and discounts are new in every turn.
clause-TP-49 = A card that an effect takes from the row or a stack is out of the game, bones on it go back, and the next is turned up at once. No effect looks at a face-down card, or brings a card back in the turn in which it was played.
