# The words of Barking for every program: names, events, reasons, the rules clause by clause.
# $who is "you" or "they": on whose side the reader is. $seat is a player's name.
title = Barking Up The Wrong Tree
pitch = Send your dogs to bark at the things that you want. The biggest pack takes them home; in a tie the rarest breed does.

# Names, as in deck.toml
card-borzoi = Borzoi
card-komondor = Komondor
card-doberman = Doberman
card-poodle = Poodle
card-schnauzer = Schnauzer
card-husky = Husky
card-basset-hound = Basset Hound
card-chihuahua = Chihuahua
card-bulldog = Bulldog
card-mutt = Mutt
card-wonder = Wonder Dog
card-cat = Cat
item-scarecrow = Scarecrow
item-bicycle = Bicycle
item-treehouse = Treehouse
item-phone-booth = Phone Booth
item-balloon = Hot Air Balloon
item-hydrant = Hydrant
item-mailbox = Mailbox
item-bin = Trash Bin
item-van = Van
item-boxes = Boxes

# What happened
event-round = Round { $round }: { $items } items, { $deal ->
    [0] no cards for anybody
    [one] one card for everybody
   *[other] { $deal } cards for everybody
  }. { $who ->
    [you] You begin.
   *[they] { $seat } begins.
  }
event-lay = On the table: { $kind }
event-deal = { $who ->
    [you] You are dealt: { $card }
   *[they] { $seat } is dealt a card.
  }
event-discard = { $who ->
    [you] You discard: { $card }
   *[they] { $seat } discards: { $card }
  }
event-renew = The discards are shuffled and become the deck.
event-swap = { $who ->
    [you] You exchange a Wonder Dog.
   *[they] { $seat } exchanges a Wonder Dog.
  }
event-cat = { $who ->
    [you] You play a cat.
   *[they] { $seat } plays a cat.
  }
event-draw = { $who ->
    [you] You draw: { $card }
   *[they] { $seat } draws a card.
  }
event-token = { $who ->
    [you] You set a cat token: { $kind }
   *[they] { $seat } sets a cat token: { $kind }
  }
event-no-token = { $who ->
    [you] You set no cat token.
   *[they] { $seat } sets no cat token.
  }
event-dogs = { $who ->
    [you] You bark
   *[they] { $seat } barks
  } with { $dogs } × { $breed }{ $wonders ->
    [0] {""}
    [one] , one of them a Wonder Dog
   *[other] , { $wonders } of them Wonder Dogs
  }: { $kind }
event-pass = { $who ->
    [you] { $auto ->
        [true] You have no cards left and pass.
       *[false] You pass.
      }
   *[they] { $auto ->
        [true] { $seat } has no cards left and passes.
       *[false] { $seat } passes.
      }
  }
event-won = { $who ->
    [you] You take home, with
   *[they] { $seat } takes home, with
  } { $dogs ->
    [one] one dog
   *[other] { $dogs } dogs
  }: { $kind }
event-nobody = Nobody barks, so it leaves the game: { $kind }
event-first = { $who ->
    [you] You passed last and will begin the next round.
   *[they] { $seat } passed last and will begin the next round.
  }
event-cats-join = The cats join in: everybody is given one, the others are in the deck now.
event-over = The game is over.
log-dealt = You are dealt:

# What is asked, and of whom
ask-turn = { $who ->
    [you] Your turn: send dogs to an item, use a cat or a Wonder Dog, or pass.
   *[they] { $seat } is on turn.
  }
ask-play = { $who ->
    [you] Your dogs for this item: { $item }
   *[they] { $seat } is sending dogs to an item: { $item }
  }
ask-token = { $who ->
    [you] Set the cat token on an item, or do without.
   *[they] { $seat } decides about a cat token.
  }
ask-discard = { $who ->
    [you] { $n ->
        [one] You hold one card too many: which one goes?
       *[other] You hold { $n } cards too many: which ones go?
      }
   *[they] { $seat } has too many cards and discards.
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
you = You

# The choices of a player, one at a time
do-pass = Pass
do-done = That is all: bark!
do-no-token = No token
do-cat = Play a cat: draw a card, then a token if you like
do-swap = Exchange a Wonder Dog for the top card of the deck
do-discard = Discard: { $card }
do-add = Add: { $card }
do-token = Set the token: { $item }
do-start = Send dogs: { $item }

# What a chance to win is worked out from, part by part: a coach names the part that makes the difference.
part-points = your points at the end
part-standing = your points, with the items where your pack leads
part-risk = the items that could still be taken from you
part-rivals = how many could still outbid you
part-strongest = the items where nobody else could get as strong as you
part-contested = the items that you could lead for now
part-plan = what your hand could win in all
part-hand = the dogs that you keep for later rounds
part-wonders = your Wonder Dogs
part-cats = your cats
part-cards = how many cards you still have to play
part-breeds = how many breeds you hold
part-pack = the largest pack in your hand
part-first = who begins the next round

# Why not: short, and with the names where they are known ("-at")
no-BT-00 = That is not asked now, not in the hand, or not on the table.
no-BT-17 = It is another player's turn.
no-BT-18 = Who has passed plays nothing more this round.
no-BT-20 = Without a cat token there only one breed may bark in one play.
no-BT-20-at = Only one breed may bark in one play; no cat token lies here: { $item }
no-BT-21 = Own dogs bark there already, and no cat token lies there.
no-BT-21-at = Own dogs bark here already, and no cat token lies here: { $item }
no-BT-22 = A breed that barks there already cannot join again.
no-BT-22-at = { $card } is barking here already: { $item }
no-BT-24 = A Wonder Dog never barks alone, it joins a dog of a breed.
no-BT-26 = A Wonder Dog is exchanged by itself, before any dogs.
no-BT-27 = A cat is played by itself, before any dogs.
no-BT-29 = A cat token lies there already.
no-BT-29-at = A cat token lies here already: { $item }
no-BT-34 = One play goes to one item, and it ends the turn.

# The rules, clause by clause, with a heading where a part begins
rules-head-BT-00 = First of all
rules-head-BT-01 = What is in the box
rules-head-BT-05 = Setting up
rules-head-BT-11 = A round: items and cards
rules-head-BT-17 = Taking turns
rules-head-BT-20 = Sending dogs
rules-head-BT-23 = Wonder Dogs
rules-head-BT-27 = Cats
rules-head-BT-34 = The end of a turn and of a round
rules-head-BT-37 = Who gets what
rules-head-BT-44 = The end of the game
rules-head-BT-46 = What everybody may know

clause-BT-00 = What is not asked for now, not in your hand or not on the table cannot be done.
clause-BT-01 = There are 50 dogs of ten breeds. Each breed has a rank: 1 is the best, 10 the last.
clause-BT-02 = The rarer a breed, the better it ranks. There are three dogs each of ranks 1 and 2, four of 3 and 4, five of 5 and 6, six of 7 and 8, seven of 9 and 10.
clause-BT-03 = 6 Wonder Dogs, 7 cats, 7 cat tokens, 40 items and a token for the first player complete the game.
clause-BT-04 = Items come in ten kinds: two kinds with 2 cards each, two with 3, two with 4, two with 5 and two with 6.
clause-BT-05 = From 2 to 5 can play.
clause-BT-06 = The items are shuffled and put into five face-down stacks of 3, 4, 5, 6 and 7. The 15 left over stay out of this game, and nobody looks at them.
clause-BT-07 = Before there is a deck, a cat goes face down into every hand.
clause-BT-08 = All dogs, all Wonder Dogs and the cats that are left make the deck.
clause-BT-09 = Whoever sets the table may say who begins; otherwise lots are drawn. The first player gets the token.
clause-BT-10 = For teaching, round 1 can do without cats. In that case, before the deal of round 2, everybody takes the cat of the set-up and the other cats are shuffled into the deck.
clause-BT-11 = A round starts with the next stack of items, laid out face up: 3 items in round 1, and one more in every round that follows.
clause-BT-12 = Everybody is then dealt as many cards as there are items.
clause-BT-13 = Ten cards are the most that a hand may keep, whatever they are. What is beyond goes to the discards before anybody plays.
clause-BT-14 = Whoever has too many chooses what goes, once all cards are dealt: first the first player, then clockwise. Discards lie open for everybody.
clause-BT-15 = If the deck is empty when a card is due, the discards are shuffled and become the deck.
clause-BT-16 = Dealing goes around one card at a time, and only as long as there is a card for everybody. So all are dealt equally many, and what remains stays in the deck.
clause-BT-17 = The first player starts; turns go clockwise and skip those who have passed.
clause-BT-18 = Dogs or a pass end your turn. Once you have passed, you play nothing more this round.
clause-BT-19 = With an empty hand you have to pass; that happens by itself as soon as it is your turn.
clause-BT-20 = You send one or more cards of a single breed to a single item.
clause-BT-21 = You send no dogs to an item where you have some already.
clause-BT-22 = A breed that is barking at an item already is not sent there again, whoever it belongs to: nothing is ever added to it.
clause-BT-23 = Along with at least one dog of a breed you may send as many Wonder Dogs as you like. Each counts as a dog of that breed.
clause-BT-24 = A Wonder Dog is never sent without a dog of a breed.
clause-BT-25 = Until the round is over a Wonder Dog stays of the breed that it was sent with.
clause-BT-26 = In your turn you may also discard a Wonder Dog and draw the top card of the deck for it, as often as you like, but only before you send dogs or pass. Your turn goes on, and you may play the new card at once.
clause-BT-27 = At the start of your turn, before any dogs, you may play cats. For each you discard it, draw the top card of the deck, and may then set a cat token on an item.
clause-BT-28 = Whether you set the token is up to you, and you look at the new card first.
clause-BT-29 = An item takes one token only. Dogs may be barking there or not.
clause-BT-30 = After your cats the turn goes on: send dogs to whichever item you like, or pass. Cats and exchanges of Wonder Dogs can come in any order, as long as they come before the dogs.
clause-BT-31 = Where a cat token lies, everybody may send dogs of several breeds in one play.
clause-BT-32 = Where a cat token lies, everybody may come back although they have dogs there, in later turns as well.
clause-BT-33 = Where a cat token lies, too, a breed must not have been there before the play. Several dogs of one breed are fine. Among several breeds a Wonder Dog counts as the one that ranks best.
clause-BT-34 = You send dogs to one item in a turn, and then the turn is over.
clause-BT-35 = If the deck is empty when you exchange a card, the discards become the deck first, your own card among them. You may exchange as often as you can: there are always dogs enough for that to end. Therefore a deck of your own needs, beyond ten cards for each of five players, at least as many cards as it has cats and Wonder Dogs.
clause-BT-36 = When all have passed, the playing is over. Who passed last takes the token of the first player.
clause-BT-37 = Whoever has the most dogs at an item takes it home; Wonder Dogs count.
clause-BT-38 = If several have equally many, the best-ranked breed there decides between them.
clause-BT-39 = An item without any dog leaves the game.
clause-BT-40 = What you took home lies face up, so that everybody sees it.
clause-BT-41 = Cards that you did not play stay in your hand.
clause-BT-42 = All cat tokens are taken back; in the next round there are seven again.
clause-BT-43 = The dogs that were played, the discards and the rest of the deck are shuffled and make the new deck.
clause-BT-44 = After round 5 your items count: the first of a kind 3 points, the second 2, each further one 1.
clause-BT-45 = Most points win. If several have as many, they share the win.
clause-BT-46 = Hands are hidden, and so are the order of the deck and the stacks and the 15 items that are out. All that lies on the table is open, and so are the discards and how many cards the deck and each hand have. What one could work out is shown to everybody: who must still hold the cat of the set-up, and the least and the most of each card that a hand can have.
clause-BT-47 = Every seat has a colour, with a shape and a letter to it, and its own side of each item. This is for the eye only.
