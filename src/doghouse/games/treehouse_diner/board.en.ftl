# Words of the table in the browser. **Two stars** make it bold.
board-language = en
title-short = Treehouse
round-of = Round { $round }
option-bees = Module “Save the Bees”
option-secret = Module “Secret Ingredient”
option-deliveries = Orders delivered until the end
option-columns = Columns of the pantry
end-hands = Delivered, and Action cards still held
end-hand-empty = nothing
board-you = You

# Names of places, for those who listen to the table
board-seats = The other kitchens
board-table = Pantry and phone
board-pantry = Pantry
board-tray = Phone tray
board-mine = Your kitchen
board-lane = { $me ->
    [true] Your kitchen, six spaces
   *[false] { $name }’s kitchen, six spaces
  }
board-chips = Mood, delivered orders, cards
board-acts = What you can do

# The one sentence: whose turn it is and what may be done
board-say-visit = **Your turn:** pantry or phone?
board-say-pantry = **Your turn:** what from the pantry?
board-say-phone = **Your turn:** only the phone is possible.
board-say-skip = **Your turn:** nothing is possible. Go on.
board-say-minutes = { $n ->
    [one] **One minute** to go: which order moves?
   *[other] **{ $n } minutes** to go: which order moves?
  }
board-say-take = **All minutes are paid:** take it?
board-say-order = **{ $card }:** take it, on space { $n }?
board-say-card = **{ $card }:** play it?
board-say-announce = **{ $card }:** announce it and end your turn?
board-say-announce-more = **Announce** another one, or end your turn.
board-say-tray = **The phone rings:** take an order.
board-say-answer = **{ $card }:** take an order.
board-say-obvious = **Assign** what has one place only.
board-say-assign = **Assign:** tap a piece or an order.
board-say-piece = **{ $piece }:** on which order?
board-say-bee = **A bee:** on which order?
board-say-space = **{ $card }:** which piece goes there?
board-say-plates = **{ $piece }:** on which plate?
board-say-shelf = Which piece do you take?
board-say-mix = **Joker for { $what }:** { $n ->
    [0] lay it?
    [one] one ingredient to go.
   *[other] { $n } ingredients to go.
  }
board-say-stack = **Joker:** which ingredient?
board-say-deliver = **All is assigned:** deliver.
board-say-end = **Nothing left to do:** end your turn.
board-say-discard = **{ $card }:** discard an ingredient.
board-say-recycle = **{ $card }:** recycle an ingredient?
board-say-left = **{ $card }:** which order moves left?
board-say-grab = **{ $card }:** take a piece.
board-say-compost = **{ $card }:** take an ingredient.
board-say-may = **{ $card }:** do you want it?
board-say-option = **{ $card }:** choose one.
board-say-moment = **One moment …**
board-say-past = **An earlier moment.**
board-say-over = **{ $names }** wins with { $score }.
board-say-over-you = **You win** with { $score }!
board-say-over-shared = **{ $names }** share the win with { $score }.
board-note-back = The last step can be put back.
board-note-out = Pushed out: { $cards }. { $calm ->
    [true] This turn that brings no complaint.
   *[false] { $n ->
        [one] That brings a complaint.
       *[other] That brings { $n } complaints.
      }
  }

# Taps that lead nowhere
board-hold-wait = Not yet: { $name } is to act.
board-hold-first = First decide what is asked here.
board-hold-look = There is nothing to do with that now.
board-open-rule = Open the rules at { $clause }
board-rule = Rule { $clause }
board-label-no = Not now ({ $clause }): { $reason }

# The pantry
board-shelf = Pantry, { $row }.{ $column }
board-shelf-label = Row { $row }, column { $column }: { $pieces }.{ $n ->
    [0] {""}
   *[other] {" "}{ $cost ->
        [0] Costs no time.
        [one] Costs one minute.
       *[other] Costs { $cost } minutes.
      }
  }
board-empty = nothing
board-bonus = Bonus for whoever empties the row:
board-bonus-label = Row { $row }, bonus when emptied: { $sentence }

# The phone tray and the piles
board-piles-label = Bag: { $bag }. Compost: { $compost }. Order pile: { $orders }. Show all piles.
board-piles-title = Bag, compost and piles
board-piles-bag = { $n ->
    [0] The bag is empty.
    [one] One piece is in the bag.
   *[other] { $n } pieces are in the bag.
  }
board-piles-compost = Compost
board-piles-orders = { $n ->
    [0] The order pile is used up
    [one] One order in the pile
   *[other] { $n } orders in the pile
  }
board-piles-unfulfilled = { $n ->
    [0] No order was left unfulfilled.
   *[other] Unfulfilled: { $cards }
  }
board-piles-actions = { $n ->
    [0] The pile of Action cards is used up
    [one] One Action card in the pile
   *[other] { $n } Action cards in the pile
  }
board-piles-played = { $n ->
    [0] None has been played.
   *[other] Played: { $cards }
  }
board-piles-end = { $last ->
    [true] This is the last round.
   *[false] The last round is the one in which somebody delivers order number { $n }.
  }

# The others
board-seat-label = { $name }: mood { $mood }, { $n ->
    [one] one order
   *[other] { $n } orders
  } delivered, { $orders } in the kitchen, { $score } points so far{ $state ->
    [turn] , to act
    [thinking] , is thinking
    [away] , not connected
   *[none] {""}
  }. All kitchens.
board-flag-first = first

# My kitchen
board-supply = Supply
board-supply-none = nothing in the supply
board-supply-label = { $n } { $piece }{ $chosen ->
    [0] {""}
   *[other] , { $chosen } of them chosen
  }{ $open ->
    [true] : can be chosen
   *[false] {""}
  }
board-mood = Mood
board-mood-label = Mood { $n }
board-sent = delivered
board-sent-label = Mood { $mood }. { $n } of { $of } delivered, { $score } points so far. All kitchens.
board-score = Points so far
board-hive = saved
board-hive-label = Bees saved: { $n }
board-extras = cards
board-extras-theirs = Action cards
board-extras-label = Action cards: { $hand }. Challenges still open: { $challenges }. Show them.
board-extras-title = Action cards and challenges
board-hand = { $n ->
    [0] No Action card
    [one] One Action card
   *[other] { $n } Action cards
  }
board-challenges = Challenges
board-challenges-when = Announced at the end of a turn, when nothing is left to do: 2 praise each.
board-mastered = mastered: 2 praise
board-here = here
board-go = A minute moves it to space { $n }.
board-go-out = A minute pushes it out.
board-go-here = Free space { $n }: the order beside it moves here
board-go-left = Moves to the left.
board-fits = It can be laid here.
board-out-label = Pushed out: one complaint

# Cards
board-on-space = Space { $n }.
board-minutes = { $n ->
    [one] One minute.
   *[other] { $n } minutes.
  }
board-needs = Needs { $what }.
board-needs-open = Still needs { $what }; { $n } covered.
board-needs-none = All covered.
board-bees = { $n ->
    [one] One bee on it.
   *[other] { $n } bees on it.
  }
board-pays = { $n ->
    [one] Pays one point
   *[other] Pays { $n } points
  }; chef: { $chef }.
board-effects-when = As soon as it is laid in a kitchen.
board-full-text = On the card:

# Jokers
board-joker = Joker
board-joker-title = A joker in the place of what is missing
board-joker-why = Two Daisies, or any four ingredients of the supply, stand for one ingredient that is missing. They stay together.
board-joker-on = on { $card } (space { $n })
board-joker-daisies = two Daisies
board-joker-mix = any four

# Buttons
board-back = Put back
board-back-label = Put back what was chosen last
board-no = No, thanks
board-no-recycle = Keep all
board-announce = Announce
board-do-take = { $n ->
    [0] Take
   *[other] Pay for
  }
board-do-take-more = { $n ->
    [0] {""}
    [one] one minute to go
   *[other] { $n } minutes to go
  }
board-do-order = Take this order
board-do-order-more = { $card }
board-do-card = Play it
board-do-card-more = { $card }
board-do-announce = Announce it
board-do-announce-more = { $card }
board-do-joker = Lay the joker
board-do-joker-more = { $n ->
    [0] {""}
    [one] one ingredient to go
   *[other] { $n } ingredients to go
  }
board-do-obvious = Assign
board-do-obvious-more = { $n ->
    [one] one piece with one place only
   *[other] { $n } pieces with one place only
  }
board-do-deliver = Deliver
board-do-end = End turn
board-do-skip = Go on
board-do-skip-more = without pantry and phone
board-do-visit = Choose
board-do-visit-more = pantry or phone
board-do-assign = Assign
board-do-assign-more = tap piece and order
board-do-choose = Choose
board-do-choose-tray = tap an order at the phone
board-do-choose-discard = tap an ingredient
board-do-choose-recycle = tap an ingredient
board-do-choose-left = tap an order
board-do-choose-grab = tap a space of the pantry
board-do-choose-stack = tap an ingredient
board-do-yes = Yes, please
board-do-wait = Wait
board-do-wait-more = { $name } is to act
board-do-now = Back to now

# Lines of the log that gather several events; pictures follow
board-log-minutes = { $who ->
    [you] You let minutes pass:
   *[they] { $seat } lets minutes pass:
  }
board-log-take = { $who ->
    [you] You take from { $row }.{ $column } of the pantry:
   *[they] { $seat } takes from { $row }.{ $column } of the pantry:
  }
board-log-draw = { $who ->
    [you] You draw from the bag:
   *[they] { $seat } draws from the bag:
  }
board-log-discard = { $who ->
    [you] From your supply into the compost:
   *[they] From { $seat }’s supply into the compost:
  }
board-log-lay = { $who ->
    [you] You assign:
   *[they] { $seat } assigns:
  }
board-log-bee = { $who ->
    [you] Your bees settle:
   *[they] { $seat }’s bees settle:
  }
board-log-challenge = { $who ->
    [you] Your challenges:
   *[they] { $seat }’s challenges:
  }

# Where points come from
board-source-orders = Delivered orders
board-source-mood = Mood
board-source-bees = Bees saved
board-source-most-bees = Most bees

# A play in a sentence
board-said-for = { $card }: { $play }
board-said-minutes = { $begun } (minutes pass for: { $names })
board-said-with = { $begun }, with: { $names }
