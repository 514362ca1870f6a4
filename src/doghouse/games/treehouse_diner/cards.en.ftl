# What cards do, made from their verbs: clauses in small letters and without a stop.
bonus-name = Row { $n }
chili-bonus-name = Row { $n } of the chili side
need-dandelion = Dandelion
need-acorn = Acorn
need-blueberry = Blueberry
need-radish = Radish
need-mushroom = Mushroom
need-daisy = Daisy
need-chili = Chili
need-a = Plate A
need-b = Plate B
need-c = Plate C
need-d = Plate D
need-e = Plate E
need-f = Plate F

verb-draw = draw { $n ->
    [one] 1 random ingredient
   *[other] { $n } random ingredients
  } from the bag
verb-others-draw = all others each draw { $n ->
    [one] 1 random ingredient
   *[other] { $n } random ingredients
  } from the bag
verb-discard = discard { $n ->
    [one] 1 ingredient
   *[other] { $n } ingredients
  } from your supply
verb-others-discard = all others each discard { $n ->
    [one] 1 ingredient
   *[other] { $n } ingredients
  } from their supply
verb-recycle = { $n ->
    [one] you may discard 1 ingredient from your supply and draw another from the bag
   *[other] up to { $n } times, you may discard 1 ingredient from your supply and draw another from the bag
  }
verb-praise = get { $n } praise
verb-complaint = get { $n ->
    [one] 1 complaint
   *[other] { $n } complaints
  }
verb-others-complaint = all others each get { $n ->
    [one] 1 complaint
   *[other] { $n } complaints
  }
verb-order = { $n ->
    [one] draw an order from the pile, lay it in your kitchen and carry out its effects
   *[other] draw { $n } orders from the pile one after the other, lay each in your kitchen and carry out its effects
  }
verb-action = draw { $n ->
    [one] 1 Action card
   *[other] { $n } Action cards
  }
verb-left = { $n ->
    [one] move one of your orders 1 space to the left
   *[other] move your orders { $n } spaces to the left in all
  }
verb-shortcut = { $n ->
    [one] take any 1 ingredient or bee from the pantry, whose circle is refilled
   *[other] take any { $n } ingredients or bees from the pantry one after the other, whose circles are refilled
  }
verb-compost = take any { $n ->
    [one] 1 ingredient
   *[other] { $n } ingredients
  } from the compost
verb-answer = { $n ->
    [one] take an order from the phone tray, lay it in your kitchen and carry out its effects
   *[other] take { $n } orders from the phone tray one after the other, lay each in your kitchen and carry out its effects
  }
verb-free = your pantry visit of this turn takes { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  } less
verb-calm = orders that are pushed out of your kitchen this turn bring no complaint
verb-may = you may discard { $n ->
    [one] 1 ingredient
   *[other] { $n } ingredients
  } from your supply: { $what }
verb-may-free = if you like: { $what }
verb-choose = choose one: { $what }
then = , then{" "}
or = {" "}or{" "}

per-order = for each order in your kitchen
per-space = for each free space in your kitchen
per-bee = for each bee on the orders in your kitchen
per-chef = for each chef with an order in your kitchen

goal-emptied = you have emptied { $rows } of the pantry this turn
goal-rows = {" "}or{" "}
goal-row = row { $n }
goal-identical = at least { $n ->
    [one] 1 ingredient is
   *[other] { $n } identical ingredients are
  } in your supply
goal-kinds = at least { $n ->
    [one] 1 kind of ingredient is
   *[other] { $n } different ingredients are
  } in your supply
goal-supply = at least { $n ->
    [one] 1 ingredient is
   *[other] { $n } ingredients are
  } in your supply
goal-empty = { $n ->
    [0] no ingredient is in your supply
    [one] at most 1 ingredient is in your supply
   *[other] at most { $n } ingredients are in your supply
  }
goal-chefs = orders of at least { $n ->
    [one] 1 chef
   *[other] { $n } different chefs
  } are in your kitchen
goal-same-chef = at least { $n ->
    [one] 1 order of a chef is
   *[other] { $n } orders of one chef are
  } in your kitchen
goal-orders = at least { $n ->
    [one] 1 order is
   *[other] { $n } orders are
  } in your kitchen
goal-late = { $n ->
    [one] an order lies on your space of 1 minute or of 2
   *[other] orders lie on your spaces of 1 minute and of 2
  }
goal-early = { $n ->
    [one] an order lies on your space of 5 minutes or of 6
   *[other] orders lie on your spaces of 5 minutes and of 6
  }
goal-nearly = exactly one symbol is open on { $n ->
    [one] an order
   *[other] at least { $n } orders
  } in your kitchen
goal-on-orders = at least { $n ->
    [one] 1 ingredient lies
   *[other] { $n } ingredients lie
  } on the orders in your kitchen
goal-swarm = at least { $n ->
    [one] 1 bee lies
   *[other] { $n } bees lie
  } on one order in your kitchen
goal-bees = at least { $n ->
    [one] 1 bee lies
   *[other] { $n } bees lie
  } on the orders in your kitchen
goal-delivered = you have delivered at least { $n ->
    [one] 1 order
   *[other] { $n } orders
  } this turn
goal-taken = you have taken at least { $n ->
    [one] 1 ingredient or bee
   *[other] { $n } ingredients and bees
  } from the pantry this turn
goal-saved = you have saved at least { $n ->
    [one] 1 bee
   *[other] { $n } bees
  } this turn
goal-pushed = at least { $n ->
    [one] 1 order has
   *[other] { $n } orders have
  } been pushed out of your kitchen this turn
goal-mood = your mood is { $n } or worse

kind-chef = Chef
kind-starting = Starting order
kind-basic = Basic order
kind-chili = Chili order
kind-action = Action card
kind-challenge = Challenge
kind-bonus = Pantry
kind-chili-bonus = Pantry, chili side
value-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
  }
value-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
value-chef = Chef: { $n }
value-needs = { $n }
