# The words of Treehouse Diner for every program: events, reasons, questions, the rules clause by clause.
# $who is "you" or "they": on whose side the reader is. $seat is a player's name. Names of cards come from the deck;
# $order, $card and $challenge are such names, $piece is a message piece-…, $space is a number of minutes.
title = Treehouse Diner
pitch = High in the branches the kitchen hums. Snatch the best orders at the phone, fetch what they need before the minutes run out, and let the flying squirrel do the rest.

# The pieces, with how many
piece-dandelion = { $n ->
    [one] Dandelion
   *[other] Dandelions
  }
piece-acorn = { $n ->
    [one] Acorn
   *[other] Acorns
  }
piece-blueberry = { $n ->
    [one] Blueberry
   *[other] Blueberries
  }
piece-radish = { $n ->
    [one] Radish
   *[other] Radishes
  }
piece-mushroom = { $n ->
    [one] Mushroom
   *[other] Mushrooms
  }
piece-daisy = { $n ->
    [one] Daisy
   *[other] Daisies
  }
piece-chili = { $n ->
    [one] Chili
   *[other] Chilis
  }
piece-bee = { $n ->
    [one] bee
   *[other] bees
  }
plate = plate { $plate }

# What happened
event-first = { $who ->
    [you] You are
   *[they] { $seat } is
  } the first helper.
event-start = { $who ->
    [you] You start
   *[they] { $seat } starts
  } with { $order } on space { $space }.
event-fill = Into the pantry, { $row }.{ $column }: { $piece }
event-ring = On the phone tray: { $order }
event-challenge = { $who ->
    [you] Your challenge:
   *[they] { $seat }’s challenge:
  } { $challenge }
event-turn = { $who ->
    [you] Round { $round }: your turn.
   *[they] Round { $round }: { $seat }’s turn.
  }
event-skip = { $who ->
    [you] You can
   *[they] { $seat } can
  } go neither to the pantry nor to the phone.
event-minute = { $who ->
    [you] A minute passes, yours
   *[they] A minute passes, { $seat }’s
  } moves to space { $space }: { $order }
event-out = { $who ->
    [you] Out of your kitchen
   *[they] Out of { $seat }’s kitchen
  }{ $n ->
    [0] {""}
    [one] , with one piece on it
   *[other] , with { $n } pieces on it
  }: { $order }
event-take = { $who ->
    [you] You take
   *[they] { $seat } takes
  } { $n } { $piece } from { $row }.{ $column } of the pantry.
event-bonus = { $who ->
    [you] You have
   *[they] { $seat } has
  } emptied row { $row }: it is refilled and gives its bonus.
event-call = { $who ->
    [you] You answer
   *[they] { $seat } answers
  } the phone.
event-order = { $who ->
    [you] New in your kitchen
   *[they] New in { $seat }’s kitchen
  }, on space { $space }: { $order }
event-shift = { $who ->
    [you] Makes room in your kitchen
   *[they] Makes room in { $seat }’s kitchen
  }, now on space { $space }: { $order }
event-draw = { $who ->
    [you] You draw
   *[they] { $seat } draws
  } from the bag: { $piece }
event-discard = { $who ->
    [you] From your supply
   *[they] From { $seat }’s supply
  } into the compost: { $piece }
event-mood = { $who ->
    [you] Your mood
   *[they] { $seat }: mood
  } { $way ->
    [more] +{ $n }
   *[less] -{ $n }
  }, now { $now }
event-get = { $who ->
    [you] You draw
   *[they] { $seat } draws
  } an Action card{ $known ->
    [true] : { $card }
   *[false] .
  }
event-card = { $who ->
    [you] You play:
   *[they] { $seat } plays:
  } { $card }
event-left = { $who ->
    [you] You win
   *[they] { $seat } wins
  } a minute, now on space { $space }: { $order }
event-grab = { $who ->
    [you] You take
   *[they] { $seat } takes
  } a piece from { $row }.{ $column } of the pantry: { $piece }
event-save = { $who ->
    [you] You take
   *[they] { $seat } takes
  } from the compost: { $piece }
event-free = { $who ->
    [you] Your
   *[they] { $seat }’s
  } visit to the pantry takes { $n ->
    [one] a minute
   *[other] { $n } minutes
  } less this turn.
event-calm = { $who ->
    [you] This turn nobody complains to you
   *[they] This turn nobody complains to { $seat }
  } about orders pushed out.
event-lay = { $who ->
    [you] You assign
   *[they] { $seat } assigns
  } { $piece }{ $plate ->
    [none] {""}
   *[other] {" "}(plate { $plate })
  }: { $order }
event-stack = { $who ->
    [you] You put
   *[they] { $seat } puts
  } a joker of { $n } in the place of { $what }: { $order }
event-bee = { $who ->
    [you] Your bee settles
   *[they] { $seat }’s bee settles
  } on: { $order }
event-deliver = { $who ->
    [you] You deliver
   *[they] { $seat } delivers
  }{ $bees ->
    [0] {""}
    [one] {" "}and save one bee
   *[other] {" "}and save { $bees } bees
  }: { $order }
event-master = { $who ->
    [you] You have
   *[they] { $seat } has
  } mastered: { $challenge }
event-pour = The bag was empty: { $n ->
    [one] one piece goes
   *[other] { $n } pieces go
  } from the compost into it.
event-renew = { $pile ->
    [orders] The unfulfilled orders are shuffled and become the new pile.
   *[actions] The Action cards played are shuffled and become the new pile.
  }
event-last = { $who ->
    [you] You have delivered enough: this is the last round.
   *[they] { $seat } has delivered enough: this is the last round.
  }
event-over = The diner closes.
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

# What is asked, and of whom
ask-visit = { $who ->
    [you] { $open ->
        [true] Your turn: fetch ingredients from the pantry, or answer the phone.
       *[false] Your turn: no space of the pantry can be paid and nobody calls. Play an Action card, or go on.
      }
   *[they] { $seat } goes to the pantry or to the phone.
  }
ask-minutes = { $who ->
    [you] Which order moves to the right? { $n ->
        [one] One minute
       *[other] { $n } minutes
      } to go.
   *[they] { $seat } lets { $n ->
        [one] one minute
       *[other] { $n } minutes
      } pass.
  }
ask-tray = { $who ->
    [you] The phone rings: which order do you take?
   *[they] { $seat } takes an order from the phone tray.
  }
ask-answer = { $who ->
    [you] Which order of the phone tray do you take? { $card }
   *[they] { $seat } takes an order from the phone tray: { $card }
  }
ask-kitchen = { $who ->
    [you] { $todo ->
        [assign] Assign what fits your orders.
        [bees] Lay the bees on the orders with the fewest.
        [deliver] All is assigned: deliver.
       *[end] Nothing is left to assign or deliver: end the turn.
      }
   *[they] { $seat } is at work in the kitchen.
  }
ask-stack = { $who ->
    [you] Which ingredient goes into the joker? { $n } to go.
   *[they] { $seat } mixes a joker.
  }
ask-discard = { $who ->
    [you] Which ingredient do you discard? { $card }
   *[they] { $seat } discards an ingredient: { $card }
  }
ask-recycle = { $who ->
    [you] Recycle an ingredient, or none: { $card }
   *[they] { $seat } may recycle an ingredient: { $card }
  }
ask-left = { $who ->
    [you] Which order moves to the left? { $card }
   *[they] { $seat } moves an order to the left: { $card }
  }
ask-grab = { $who ->
    [you] Which piece of the pantry do you take? { $card }
   *[they] { $seat } takes a piece of the pantry: { $card }
  }
ask-compost = { $who ->
    [you] Which ingredient of the compost do you take? { $card }
   *[they] { $seat } takes an ingredient from the compost: { $card }
  }
ask-may = { $who ->
    [you] Do you want to use this? { $card }
   *[they] { $seat } decides whether to use this: { $card }
  }
ask-option = { $who ->
    [you] Choose one: { $card }
   *[they] { $seat } chooses: { $card }
  }
ask-announce = { $who ->
    [you] Announce another challenge, or end the turn.
   *[they] { $seat } announces challenges.
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
tie-delivered = delivered orders
tie-unfinished = orders in the kitchen
tie-on-orders = ingredients on orders
tie-supply = ingredients in the supply
you = You

# The choices of a player, one at a time
do-end = End the turn
do-skip = Go on without pantry and phone
do-deliver = Deliver
do-yes = Use it
do-no = Do without
do-option = { $what }
do-minute = Let a minute pass: { $card }
do-left = To the left: { $card }
do-order = Take the order: { $card }
do-piece = { $piece }
do-visit = Pantry, { $row }.{ $column }, for { $cost ->
    [0] no time
    [one] one minute
   *[other] { $cost } minutes
  }: { $pieces }
do-grab = Take from { $row }.{ $column } of the pantry: { $piece }
do-lay = { $piece }{ $plate ->
    [none] {""}
   *[other] {" "}(plate { $plate })
  } on: { $card }
do-daisies = Two Daisies for { $what } on: { $card }
do-mix = Four ingredients for { $what } on: { $card }
do-bee = The bee on: { $card }
do-card = Play: { $card }
do-announce = Announce: { $card }

# Why not: short, and with what is known of it ("-at", where a refusal has a number "have")
no-TD-00 = That is not asked now, not held, or not there.
no-TD-00-at = It costs { $need ->
    [one] one ingredient
   *[other] { $need } ingredients
  }, and { $have ->
    [0] none is
    [one] only one is
   *[other] only { $have } are
  } in the supply.
no-TD-13 = First comes the pantry or the phone.
no-TD-13-at = Pantry or phone has been chosen for this turn.
no-TD-14 = Without an order in the kitchen there is only the phone.
no-TD-15 = The pantry is visited once a turn.
no-TD-15-at = Nothing lies in that space.
no-TD-17 = The space to the right is taken.
no-TD-17-at = { $card } cannot move: space { $need } is taken.
no-TD-19 = The kitchen cannot give the minutes that this costs.
no-TD-19-at = { $of ->
    [kitchen] That costs { $need ->
        [one] one minute
       *[other] { $need } minutes
      }, and the kitchen can give { $have ->
        [0] none
        [one] only one
       *[other] only { $have }
      }.
   *[paid] Nothing may be left lying: { $need ->
        [one] one minute has
       *[other] { $need } minutes have
      } to pass, and { $have ->
        [0] none was
        [one] one was
       *[other] { $have } were
      } chosen.
  }
no-TD-22 = Nobody may pass while the phone rings.
no-TD-26 = After the phone there is no pantry in the same turn.
no-TD-27 = What fits has to be assigned, and only where it fits.
no-TD-27-at = { $have ->
    [0] { $piece } fits no open symbol: { $card }
   *[other] { $piece } still fits and has to be assigned: { $card }
  }
no-TD-29 = A joker cannot be laid there.
no-TD-29-at = { $of ->
    [daisies] This joker takes { $need } Daisies, and { $have ->
        [0] none is
        [one] only one is
       *[other] only { $have } are
      } in the supply.
    [ingredients] This joker takes { $need } ingredients, and { $have ->
        [0] none is
        [one] only one is
       *[other] only { $have } are
      } in the supply.
    [chosen] { $need ->
        [one] One ingredient has
       *[other] { $need } ingredients have
      } to be chosen for the joker, and { $have ->
        [0] none is.
        [one] one is.
       *[other] { $have } are.
      }
   *[other] Nothing is missing there: { $piece } fits and is in the supply.
  }
no-TD-30 = Only orders that are fully covered are delivered, and all of them.
no-TD-30-at = { $have ->
    [0] No order is fully covered.
   *[other] Fully covered, so it has to be delivered first: { $card }
  }
no-TD-46 = The space to the left is not free.
no-TD-46-at = { $have ->
    [6] { $card } lies on space 6 and cannot move further to the left.
   *[other] { $card } cannot move: space { $need } is taken.
  }
no-TD-49 = The effect has to be carried out.
no-TD-53 = Bees go to the orders with the fewest, and before anything is delivered.
no-TD-53-at = { $of ->
    [order] { $card } has { $have ->
        [one] one bee
       *[other] { $have } bees
      } already, another order { $need ->
        [0] none
        [one] only one
       *[other] only { $need }
      }.
   *[supply] { $have ->
        [one] A bee is
       *[other] { $have } bees are
      } still waiting in the supply.
  }
no-TD-59 = It is not mastered now, or something is still to be assigned or delivered.
no-TD-59-at = { $of ->
    [most] It asks for { $need } at most, and now it is { $have }.
   *[least] It asks for { $need }, and now it is { $have }.
  }
no-TD-61 = Once a challenge is announced no Action card can be played.
no-TD-73 = Equal plates take equal ingredients, different plates different ones.
no-TD-73-at = { $have ->
    [0] { $piece } lies on other plates of this order: { $card }
   *[other] These plates hold { $piece }: { $card }
  }
no-TD-75 = Action cards are for one's own turn, and not while something is half carried out.

# What a position is judged by
part-points = your points so far
part-deliveries = your deliveries
part-minutes = the minutes that your kitchen can give
part-orders = the orders in your kitchen
part-supply = your supply
part-jokers = jokers that you could lay
part-turn = a turn still to come in this round
part-visit = a visit to the pantry still to come
part-calls = orders that the phone will still bring
part-cards = the Action cards in your hand
part-bees = bees in your supply
part-challenges = challenges that are still open

# The rules, clause by clause, with a heading where a part begins
rules-head-TD-00 = First of all
rules-head-TD-01 = What is in the box, and setting up
rules-head-TD-13 = Phase 1: pantry or phone
rules-head-TD-20 = Refilling
rules-head-TD-22 = The phone
rules-head-TD-27 = Phase 2: assign and deliver
rules-head-TD-32 = The end
rules-head-TD-36 = Effects
rules-head-TD-50 = Module “Save the Bees”
rules-head-TD-70 = Module “Secret Ingredient”
rules-head-TD-80 = What everybody may know

clause-TD-00 = What is not asked for now, not held or not there cannot be done.
clause-TD-01 = From 2 to 4 kitchen helpers can play.
clause-TD-02 = There are 46 Basic orders, 46 Chili orders, eight Starting orders (four of 4 minutes and four of 6), 44 Action cards and 15 challenges.
clause-TD-03 = There are 20 Dandelions, 18 Acorns, 16 Blueberries, 14 Radishes, 12 Mushrooms and 10 Daisies. The modules bring 8 Chilis and 22 bees.
clause-TD-04 = A kitchen is a lane of six spaces, from 6 minutes at the left to 1 minute at the right. Each has room for one order.
clause-TD-05 = Mood goes from -8 to +8 and begins at 0.
clause-TD-06 = Everybody begins with two Starting orders drawn by lot, one of 4 and one of 6 minutes, on those spaces. Their effects are not carried out.
clause-TD-07 = Everybody draws three random pieces from the bag into the supply.
clause-TD-08 = The pantry has four rows. Each space of the first holds one piece, of the second two, of the third three, of the fourth four. There are three columns with two helpers, four with three and five with four, unless another number from 2 to 7 is agreed. Each row has a bonus; that of the first is to recycle.
clause-TD-09 = The chili side of the pantry has other bonuses, and differs in nothing else.
clause-TD-10 = Every circle of the pantry is filled at random from the bag.
clause-TD-11 = On the phone tray lies one open order more than there are helpers. The others are the draw pile.
clause-TD-12 = Whoever last helped somebody cook should begin; here the host says who it is, or lots are drawn.
clause-TD-13 = In your turn you go to the pantry or to the phone. After that you assign and deliver.
clause-TD-14 = With no order in your kitchen you have to go to the phone.
clause-TD-15 = In the pantry you choose a space of any row with something in it, and take all that lies there. You do this once a turn.
clause-TD-16 = Each piece in the space costs a minute. For each minute one of your orders moves a space to the right, all of it before you take anything.
clause-TD-17 = An order moves only onto a free space and skips none. The minutes may go to one order or to several.
clause-TD-18 = An order on the last space can be pushed out for a minute. That brings a complaint. The order goes to the unfulfilled ones and what lies on it to the compost; it never counts as delivered.
clause-TD-19 = You cannot choose a space that costs more than all the minutes your orders have left, and you leave nothing lying there. If you can pay for no space you have to go to the phone. If the tray is empty too, phase 1 is skipped; you may play Action cards before.
clause-TD-20 = When a row is completely empty after you took something, all of it is refilled from the bag at once and you get its bonus, even if the bag falls short. Other rows wait.
clause-TD-21 = The moment the bag is empty, the whole compost goes into it. If the compost is empty too, nothing is drawn and circles stay empty; a space costs what lies in it, and what next comes into the compost goes straight into the bag. A row that was left empty is refilled without a bonus at the end of the first turn at which there is something in the bag again, the first row first.
clause-TD-22 = At the phone you take an order of your choice, lay it on the space of its minutes, and carry out its effects. Then the others do so in turn, clockwise, and the last order is yours. Nobody may pass.
clause-TD-23 = Afterwards the tray is refilled. When an order is wanted and the pile is used up, the unfulfilled orders are shuffled and become the pile, but no Starting orders. If that is not enough the tray stays short; then you, the others and you again take one each while there are any.
clause-TD-24 = What effects bring you is not assigned at once but in phase 2: your own of this turn, or your next.
clause-TD-25 = If the space of a new order is taken, the order there and all that touch it on the right move one space to the right. One that leaves the last space goes to the unfulfilled orders, with what lies on it to the compost, and brings a complaint before the effects of the new order.
clause-TD-26 = In a turn with the phone there is no pantry.
clause-TD-27 = All ingredients of your supply that fit an open symbol of your orders have to be assigned. On which order is up to you.
clause-TD-28 = What fits nowhere stays in your supply.
clause-TD-29 = Instead of a missing ingredient you may lay a joker: two Daisies, or any four ingredients, on one open symbol. It is missing if nothing in your supply may lie there. You may use ingredients that would fit elsewhere. They come from your supply and stay together.
clause-TD-30 = When you say that you have assigned everything, all orders that are fully covered are delivered. Their ingredients go to the compost. Everybody has seen them, so they are no secret.
clause-TD-31 = Then it is the next helper’s turn, clockwise.
clause-TD-32 = The end comes when somebody has delivered eight orders with two helpers, seven with three, six with four, or another number from 3 to 10 that was agreed.
clause-TD-33 = That round is played to its end, so that all have had as many turns. The game also ends after a round in which nobody could go to pantry or phone, and after round 200.
clause-TD-34 = Your score is the points of your delivered orders and your mood, with the bees also what they bring. Most points win.
clause-TD-35 = In a tie it is delivered orders that count, then orders left in the kitchen, then ingredients lying on those, then ingredients in the supply. If all is equal the win is shared.
clause-TD-36 = Draw an ingredient: a random piece from the bag goes to your supply. If it is a bee you keep it.
clause-TD-37 = All others draw: each of them draws one, clockwise.
clause-TD-38 = Discard: an ingredient of your choice goes from your supply to the compost. If you have none nothing happens. A bee cannot be discarded.
clause-TD-39 = All others discard: each of them one of their choice, clockwise.
clause-TD-40 = Recycle: you may put an ingredient of yours into the compost and then draw another from the bag. Bees cannot be recycled.
clause-TD-41 = Praise: your mood rises by one, up to +8.
clause-TD-42 = Complaint: your mood falls by one, down to -8.
clause-TD-43 = All others get a complaint.
clause-TD-44 = Draw an order: take the next of the pile, lay it by the usual rules, and carry out its effects at once, before anything that follows. While one effect leads to another the pile is renewed once at most. If there is none left nothing happens.
clause-TD-45 = Draw an Action card into your hand. This is for “Secret Ingredient” only. In your own turn you may play it in that turn.
clause-TD-46 = Move one of your orders a space to the left onto a free space, never from the space of 6 minutes. If one can move you must.
clause-TD-47 = The effects of a card are carried out from top to bottom, each completely before the next, even if the order has been pushed out meanwhile.
clause-TD-48 = “All others” are all but the helper whose card or row it is, clockwise from there. Who has no ingredient is passed over.
clause-TD-49 = An order shows its minutes, what it needs, its effects, its points and its chef. An effect must be carried out unless it says that you may.
clause-TD-50 = 22 bees are in the bag before anything is drawn. Whenever a random ingredient is drawn it may be a bee; you keep it as if you had fetched it. Bees in the compost come back to the bag.
clause-TD-51 = Everybody gets three random challenges, face up. The others are not needed.
clause-TD-52 = A bee in the pantry costs a minute and goes to your supply.
clause-TD-53 = In phase 2, before you deliver, your bees are laid on your orders as evenly as possible: each on an order that has the fewest, of your choice if there are several. With no order in the kitchen they wait.
clause-TD-54 = The bees on an order that you deliver are saved: they go to your hive.
clause-TD-55 = The bees on an order that is pushed out go to the compost.
clause-TD-56 = At the end each saved bee scores 1. Bees on unfinished orders score nothing.
clause-TD-57 = Whoever has saved most bees scores 3 more, in a tie all of them. If no bee was saved nobody does.
clause-TD-58 = Bees are no ingredients: they are not discarded, not recycled, no part of a joker, lie on no plate and break no tie.
clause-TD-59 = After phase 2, when nothing is left to assign, lay or deliver, you may announce challenges that you have mastered. Each is turned over and brings 2 praise at once; what is above +8 is lost.
clause-TD-60 = You may keep a mastered challenge for later. Then it has to be mastered later, too.
clause-TD-61 = Announcing ends your turn. After it you play no Action card.
clause-TD-62 = Challenges look at your kitchen, your supply, your mood, or at what you have done in this turn. Each order has a chef for that.
clause-TD-70 = 8 Chilis are in the bag, and the Chili orders take the place of the Basic orders.
clause-TD-71 = Everybody begins with a random Action card.
clause-TD-72 = A Chili is an ingredient like any other.
clause-TD-73 = Soups have plates. Plates with the same letter take the same ingredient, plates with different letters different ones. No bee lies on a plate.
clause-TD-74 = What may lie on a plate has to be assigned to it. A joker counts as the ingredient of its letter if that is settled; otherwise it settles nothing.
clause-TD-75 = You may play Action cards at any time in your own turn, as many as you like, each at once and completely; then it lies open. Not, though, while a visit to the pantry, a round of the phone or another card is half carried out. A turn can end only when nothing of your supply fits, no bee waits and no covered order is left.
clause-TD-76 = When an Action card is wanted and the pile is used up, those played in earlier turns are shuffled and become the pile. If there are none nothing happens.
clause-TD-77 = A shortcut: take an ingredient or a bee of your choice from the pantry; its circle is refilled at once. It costs no minute and brings no bonus. With nothing in bag and compost the circle stays empty.
clause-TD-78 = Both modules can be played together. After a challenge is announced there are no Action cards.
clause-TD-80 = Hidden are what comes next from bag and piles, and the Action cards in others’ hands. All else is open, supplies, discards and delivered orders too.
