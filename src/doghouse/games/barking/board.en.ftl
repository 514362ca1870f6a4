# Words of the board in the browser. **Two stars** mark what is bold.
board-language = en
title-short = Barking
board-you = You

# Names of the places, for those who hear the table
board-seats = Other players
board-items = Items on the table
board-hand = Your hand
board-hand-cards = { $n ->
    [one] Your card
   *[other] Your { $n } cards
  }
board-acts = What you can do

# The one sentence: whose turn it is and what may be done
board-say-turn = **Your turn:** tap dogs, then an item. Or pass.
board-say-cards = { $n ->
    [one] **Your turn:** tap an item for this **card**.
   *[other] **Your turn:** tap an item for these **{ $n } cards**.
  }
board-say-wonder = **Wonder Dog:** tap a dog for it to join.
board-say-item = **{ $item }:** tap the dogs to send there.
board-say-ready = { $n ->
    [one] **{ $item }:** 1 dog is ready. Add more, or bark!
   *[other] **{ $item }:** { $n } dogs are ready. Add more, or bark!
  }
board-say-unready = **{ $item }:** tap a dog for the Wonder Dog to join.
board-say-cat = **Cat:** you draw a card for it and may set a cat token.
board-say-swap = **Swap:** a Wonder Dog leaves, you draw a card.
board-say-token = **Cat token:** tap an item for it, or do without.
board-say-discard = { $n ->
    [one] **Too many cards:** discard 1 more.
   *[other] **Too many cards:** discard { $n } more.
  }
board-say-discard-ready = **Ten stay in your hand.** Discard the chosen ones?
board-say-moment = **One moment …**
board-say-wait = **{ $name }** is on turn.
board-say-wait-passed = **{ $name }** is on turn. You have passed.
board-say-wait-token = **{ $name }** decides about a cat token.
board-say-wait-discard = **{ $name }** has too many cards and discards.
board-say-past = **An earlier moment.**
board-say-recap = **Round { $round } is over.**
board-say-over = **{ $name } wins** with { $score }.
board-say-over-you = **You win** with { $score }!
board-say-over-shared = **{ $names }** share the win with { $score }.
board-teach = First round: no cats yet. They come in round 2.

# Taps that lead to nothing
board-hold-wait = Not yet: { $name } is on turn.
board-hold-passed = You have passed, this round is over for you.
board-hold-token = First the cat token.
board-hold-discard = First discard down to ten cards.
board-hold-unfinished = Something is still missing for that.
board-open-rule = Open the rules at { $clause }
board-rule = Rule { $clause }

# Others
board-seat-label = { $name }: { $n ->
    [one] 1 card
   *[other] { $n } cards
  }, { $score ->
    [one] 1 point
   *[other] { $score } points
  }{ $state ->
    [turn] , on turn
    [thinking] , is thinking
    [passed] , has passed
    [away] , not connected
   *[none] {""}
  }. Trophies and more.
board-flag-turn = on turn
board-flag-passed = passed
board-flag-away = away
board-flag-first = first player
board-deck = in the deck
board-discards = Discarded:
board-discards-none = Nothing discarded
board-others-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
board-others-none = no trophies yet
board-others-holds = Holds for sure:

# My line
board-mine = { $n ->
    [one] **You**, 1 card
   *[other] **You**, { $n } cards
  }
board-mine-score = { $score ->
    [one] Your trophies: 1 point
   *[other] Your trophies: { $score } points
  }

# Items
board-none = no dogs yet
board-nth-first = your first
board-nth-second = your second
board-nth-third = your third
board-nth-further = one more
board-pack = { $n } × rank { $rank }
board-pack-mixed = { $n } dogs, best { $rank }
board-out-nobody = Nobody
board-out-nobody-more = yet
board-out-gone = it goes
board-out-won = takes it
board-out-lead-you = You lead
board-out-lead = { $name } leads
board-out-alone-more = { $mine ->
    [one] 1 dog
   *[other] { $mine } dogs
  }
board-out-more-more = { $mine } against { $best }
board-out-rank-more = { $rank } beats { $other }
board-out-chosen = Chosen
board-out-beat = { $n ->
    [0] nobody there
   *[other] { $n } to beat
  }
board-why-BT-00 = not now
board-why-BT-17 = it is not your turn
board-why-BT-18 = you have passed
board-why-BT-20 = one breed only
board-why-BT-21 = you bark here already
board-why-BT-22 = { $card ->
    [none] your breeds are here
   *[other] { $card } is here already
  }
board-why-BT-24 = needs a dog to join
board-why-BT-26 = swap before any dogs
board-why-BT-27 = cats before any dogs
board-why-BT-29 = has a token
board-why-BT-34 = one item a turn
board-label-worth = { $n ->
    [one] 1 point for you
   *[other] { $n } points for you
  }, { $nth ->
    [first] your first
    [second] your second
    [third] your third
   *[further] one more
  }.
board-label-token = A cat token lies on it.
board-label-none = No dogs yet.
board-label-pack = { $name }: { $dogs }, best rank { $rank }{ $leads ->
    [true] , in the lead
   *[false] {""}
  }.
board-label-would = { $who ->
    [you] You would lead
   *[they] { $name } would lead
  }: you { $mine }, best other { $best }.
board-label-no = Not now ({ $clause }): { $reason }

# Cards
board-card-basset-hound = Basset
board-card-mutt = Mutt
board-narrow-wonder = Wonder
board-copies = { $n } in all
board-foot-wonder = joins a dog
board-foot-cat = before dogs
board-label-dog = { $card }, rank { $rank }.
board-label-wonder = Wonder Dog, joins any dog.
board-label-cat = Cat, played before dogs: you draw a card.
board-lock-BT-20 = one breed
board-lock-BT-21 = no item
board-lock-BT-22 = is there
board-lock-BT-24 = + a dog
board-lock-BT-27 = too late
board-full-dog = Rank { $rank } of 10; with equally many dogs the lower number wins. { $copies } of them are in the game. They bark in one breed, at an item where none of theirs bark and none of yours.
board-full-wonder = Joins at least one dog and counts as that breed until the end of the round; never alone. Or swap it for the top card of the deck, before you send dogs.
board-full-cat = Play it before dogs: it is discarded, you draw the top card, then you may set a cat token on an item. There, everybody may send several breeds and come back.
board-full-held = In your hand: { $n }. Among the discards: { $gone }.
board-full-worth = { $n ->
    [one] Worth 1 point to you now.
   *[other] Worth { $n } points to you now.
  }
board-full-token = Cat token: several breeds at once may bark here, and one may come back.

# Buttons
board-back = Put back
board-back-label = Put everything chosen back
board-cat = Cat
board-cat-label = Play a cat: draw a card, then set a token if you like
board-swap = Swap
board-swap-label = Swap a Wonder Dog for the top card of the deck
board-do-pass = Pass
board-do-pass-more = no more dogs this round
board-do-cat = Play the cat
board-do-cat-more = and draw a card
board-do-swap = Swap
board-do-swap-more = Wonder Dog for a new card
board-do-cards = Bark
board-do-cards-more = tap an item first
board-do-item = Bark
board-do-item-more = choose dogs first
board-do-unready = Bark
board-do-unready-more = a dog must go along
board-do-bark = Bark! { $item }
board-do-no-token = No token
board-do-no-token-more = leave all as it is
board-do-token = Set the token
board-do-discard = Discard
board-do-too-few = Discard
board-do-too-few-more = { $n ->
    [one] choose 1 more
   *[other] choose { $n } more
  }
board-do-wait = Wait
board-do-wait-more = { $name } is on turn
board-do-now = Back to now

# A play in a sentence
board-said-bark = { $card } to: { $item }
