# What cards do, made from their verbs: clauses in small letters and without a stop.
type-food = Food
type-outdoor = Outdoor
type-pamper = Pamper
type-pets = Pets
type-play = Play

verb-attention = { $way ->
    [less] lose { $n } attention
   *[more] gain { $n } attention
  }
verb-energy = { $way ->
    [less] lose { $n } energy
   *[more] gain { $n } energy
  }
verb-bones = { $way ->
    [less] lose { $n ->
        [one] 1 bone
       *[other] { $n } bones
      }
   *[more] gain { $n ->
        [one] 1 bone
       *[other] { $n } bones
      }
  }
verb-place = put { $n ->
        [one] 1 bone
       *[other] { $n } bones
      } on one card of the row
verb-spread = put { $n ->
        [one] 1 bone
       *[other] { $n } bones
      } on each card of the row
verb-discount = { $span ->
    [round] all round every objective costs { $n } less attention
   *[turn] this turn every objective costs { $n } less attention
  }
verb-discount-type = { $span ->
    [round] all round { $type } objectives cost { $n } less attention
   *[turn] this turn { $type } objectives cost { $n } less attention
  }
verb-cheaper = { $span ->
    [round] all round learning costs { $n ->
        [one] 1 bone
       *[other] { $n } bones
      } less
   *[turn] this turn learning costs { $n ->
        [one] 1 bone
       *[other] { $n } bones
      } less
  }
verb-boost = { $span ->
    [round] all round every behavior gives { $n } { $way } attention
   *[turn] for the rest of this turn every behavior gives { $n } { $way } attention
  }
verb-ease = { $span ->
    [round] all round every behavior costs { $n } less energy
   *[turn] for the rest of this turn every behavior costs { $n } less energy
  }
verb-supper = { $span ->
    [round] all round dinner is { $n ->
        [one] 1 bone
       *[other] { $n } bones
      } { $way }
   *[turn] dinner is { $n ->
        [one] 1 bone
       *[other] { $n } bones
      } { $way } at the end of this turn
  }
verb-behaviors = { $span ->
    [round] this round { $n } more { $n ->
        [one] behavior
       *[other] behaviors
      } can be played
   *[turn] this turn { $n } more { $n ->
        [one] behavior
       *[other] behaviors
      } can be played
  }
verb-learning = { $span ->
    [round] this round { $n } more { $n ->
        [one] behavior
       *[other] behaviors
      } can be learned
   *[turn] this turn { $n } more { $n ->
        [one] behavior
       *[other] behaviors
      } can be learned
  }
verb-objectives = { $span ->
    [round] this round { $n } more { $n ->
        [one] objective
       *[other] objectives
      } can be completed
   *[turn] this turn { $n } more { $n ->
        [one] objective
       *[other] objectives
      } can be completed
  }
verb-back = take { $n ->
    [one] a card
   *[other] { $n } cards
  } back from the discard area to the hand
verb-replace = take { $n ->
    [one] a card of the row
   *[other] { $n } cards of the row, one after the other,
  } out of the game; the next comes in its place
verb-sweep = the whole row leaves the game and a new one is laid out
verb-turn-up = take { $n ->
    [one] an objective that lies open
   *[other] { $n } objectives that lie open, one after the other,
  } out of the game; the next of the stack is turned up
verb-gain = gain a card of the row that costs { $n ->
    [0] nothing
    [one] at most 1 bone
   *[other] at most { $n } bones
  } without paying, and the bones on it
verb-reset = energy goes to the starting value
verb-recall = take all cards back from the discard area to the hand
verb-may = you may pay { $price }: { $what }
verb-may-free = if you like: { $what }
verb-choose = choose one: { $what }
then = , then{" "}
or = {" "}or{" "}

price-attention = { $n } attention
price-energy = { $n } energy
price-bones = { $n ->
    [one] 1 bone
   *[other] { $n } bones
  }

per-objective = for each objective you have completed
per-objective-type = for each { $type } objective you have completed
per-energy = for each energy you have left
per-behavior = for each behavior played this turn, this one too
per-discard = for each card in your discard area
per-hand = for each card in your hand
per-type = for each type among your completed objectives

card-each = everybody: { $what }
card-once = once, by the first player: { $what }

kind-character = Character
kind-behavior = Behavior
kind-objective = Objective
kind-round = Round card
value-cost = Cost: { price-bones }
value-attention = Attention { $n }
value-energy = Energy { $n }
value-affection = Affection { $n }
value-type = { $n ->
    [food] { type-food }
    [outdoor] { type-outdoor }
    [pamper] { type-pamper }
    [pets] { type-pets }
   *[play] { type-play }
  }
value-when = { $n ->
    [at-once] At once
    [all-round] All round
   *[optional] Optional
  }
