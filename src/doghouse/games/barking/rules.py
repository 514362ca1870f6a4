"""Barking Up The Wrong Tree: the rules.  The numbers in brackets are the clauses of RULES.md."""

from __future__ import annotations

from doghouse.core.chance import count, draw, seed_rows
from doghouse.core.log import ALL, Log, note
from doghouse.core.moves import Moves, offer
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.barking import knowledge
from doghouse.games.barking.knowledge import clear_table, know_cat, know_draw, know_shown, put_back, renew_deck
from doghouse.games.barking.state import (
    ACTIONS,
    ALREADY_HERE,
    BREED_HERE,
    BREEDS,
    CARD,
    CARDS,
    CAT,
    DECK,
    DONE,
    FIRST_STACK,
    HAND_LIMIT,
    ITEM,
    ITEMS,
    KINDS,
    LATE_CAT,
    LATE_SWAP,
    LOTS,
    NO_TOKEN,
    NOBODY,
    NONE,
    NOT_NOW,
    NOT_YOUR_TURN,
    PASS,
    PASSED,
    REFUSALS,
    ROUNDS,
    SEATS,
    SECOND_ITEM,
    SWAP,
    TOKEN_HERE,
    TWO_BREEDS,
    USE_CAT,
    WONDER,
    WONDER_ALONE,
    Cards,
    Event,
    Options,
    Phase,
    State,
)

__all__ = ["ACTIONS", "SEATS", "apply", "faults", "legal", "new_game", "over", "redeal", "score", "why_not"]


# ---------------------------------------------------------------- set-up and rounds


@rule
def new_game(s: State, cards: Cards, options: Options, seed: int, log: Log | None) -> None:
    """Set up (BT-06 to BT-10) and run on to the first decision; ``s`` must be all zeros."""
    seed_rows(s.rng, seed)
    s.players = options.players
    s.teaching = options.teaching
    for kind in range(KINDS):
        s.supply[kind] = cards.items[kind]
    for c in range(CARDS):
        if c != CAT or not s.teaching:
            put_back(s, c, cards.copies[c])
    if not s.teaching:
        give_cats(s)
    for p in range(s.players):
        s.lots[p] = 1
    s.first = options.first
    if s.first == NOBODY:
        s.first = draw(s.rng, LOTS, s.lots, log)
    start_round(s, log)
    run_on(s, cards, log)


@rule
def give_cats(s: State) -> None:
    """One cat for each player (BT-07)."""
    for p in range(s.players):
        s.deck[CAT] -= 1
        s.hand[p, CAT] += 1
        know_cat(s, p)


@rule
def cats_join(s: State, cards: Cards, log: Log | None) -> None:
    """After a first round without cats everybody gets the dealt one and the deck the others (BT-10)."""
    put_back(s, CAT, cards.copies[CAT])
    give_cats(s)
    note(log, Event.CATS_JOIN, NOBODY, ALL)


@rule
def start_round(s: State, log: Log | None) -> None:
    """Lay out items and deal (BT-11, BT-12, BT-16)."""
    s.spots = FIRST_STACK + s.round
    laps = min(s.spots, count(s.deck) // s.players)
    note(log, Event.ROUND, s.first, ALL, s.round + 1, s.spots, laps)
    for i in range(s.spots):
        s.item[i] = draw(s.rng, ITEMS, s.supply, log)
        note(log, Event.LAY, NOBODY, ALL, s.item[i], i)
    s.token[:] = 0
    s.owner[:] = NOBODY
    s.dogs[:] = 0
    s.wonders[:] = 0
    s.passed[:] = 0
    for _ in range(laps):
        for k in range(s.players):
            take_card(s, (s.first + k) % s.players, Event.DEAL, log)
    keep_hand_limit(s, log)


@rule
def take_card(s: State, p: int, event: int, log: Log | None) -> None:
    """The top card of the deck goes to a hand; an empty deck is renewed first (BT-15, BT-35)."""
    if count(s.deck) == 0:
        renew_deck(s)
        note(log, Event.RENEW, NOBODY, ALL)
    card = draw(s.rng, DECK, s.deck, log)
    s.hand[p, card] += 1
    know_draw(s, p)
    note(log, event, p, p, card)


@rule
def keep_hand_limit(s: State, log: Log | None) -> None:
    """Who must still discard?  In turn order from the first player (BT-13, BT-14); then play begins (BT-17)."""
    for k in range(s.players):
        p = (s.first + k) % s.players
        if count(s.hand[p]) > HAND_LIMIT:
            s.phase = Phase.DISCARD
            s.player = p
            return
    turn_to(s, s.first, log)


@rule
def turn_to(s: State, p: int, log: Log | None) -> None:
    """The turn goes to p, or clockwise to the next who has not passed (BT-17); who has no cards passes (BT-19)."""
    for _ in range(s.players):
        if not s.passed[p]:
            if count(s.hand[p]) > 0:
                s.phase = Phase.TURN
                s.player = p
                return
            leave(s, p, 1, log)
        p = (p + 1) % s.players
    s.phase = Phase.ROUND_END


@rule
def leave(s: State, p: int, by_itself: int, log: Log | None) -> None:
    """A pass; whoever passes last is first in the next round (BT-36)."""
    s.passed[p] = 1
    note(log, Event.PASS, p, ALL, by_itself)
    if count(s.passed) == s.players:
        s.first = p
        note(log, Event.FIRST, p, ALL)


@rule
def pack_size(s: State, i: int, p: int) -> int:
    """How many dogs of p bark at the item at spot i."""
    n = 0
    for b in range(BREEDS):
        if s.owner[i, b] == p:
            n += s.dogs[i, b]
    return n


@rule
def winner_at(s: State, i: int) -> int:
    """Most dogs (BT-37); on a tie the best breed (BT-38); NOBODY where no dog is."""
    best = 0
    winner = NOBODY
    for b in range(BREEDS):
        p = s.owner[i, b]
        if p != NOBODY:
            pack = pack_size(s, i, p)
            if pack > best:
                best = pack
                winner = p
    return winner


@rule
def collect(s: State, log: Log | None) -> None:
    """Hand out the items (BT-37 to BT-40)."""
    for i in range(s.spots):
        p = winner_at(s, i)
        if p == NOBODY:
            s.gone[s.item[i]] += 1
            note(log, Event.NOBODY, NOBODY, ALL, s.item[i], i)
        else:
            s.trophies[p, s.item[i]] += 1
            note(log, Event.WON, p, ALL, s.item[i], i, pack_size(s, i, p))


@rule
def run_on(s: State, cards: Cards, log: Log | None) -> None:
    """From the end of a round to the next decision; after the last round the table stays to look at."""
    while s.phase == Phase.ROUND_END:
        collect(s, log)
        s.round += 1
        if s.round == ROUNDS:
            s.phase = Phase.OVER
            note(log, Event.OVER, NOBODY, ALL)
        else:
            clear_table(s)
            if s.teaching and s.round == 1:
                cats_join(s, cards, log)
            start_round(s, log)


@rule
def over(s: State) -> bool:
    """Is the game over?"""
    return s.phase == Phase.OVER


@rule
def points(n: int) -> int:
    """What n items of one kind are worth: 3 for the first, 2 for the second, 1 for each more (BT-44)."""
    return min(n, 1) * 3 + min(max(n - 1, 0), 1) * 2 + max(n - 2, 0)


@rule
def score(s: State, cards: Cards, seat: int) -> int:
    """A seat's points; most points win and a tie is a shared win (BT-45)."""
    total = 0
    for kind in range(KINDS):
        total += points(s.trophies[seat, kind])
    return total


# ---------------------------------------------------------------- what may be done: each clause once


@rule
def barred(s: State, p: int, i: int) -> bool:
    """Own dogs are there and no token (BT-21, BT-32)."""
    if s.token[i]:
        return False
    for b in range(BREEDS):
        if s.owner[i, b] == p:
            return True
    return False


@rule
def taken(s: State, i: int, breed: int) -> bool:
    """That breed lay there before this play (BT-22, BT-33)."""
    return s.owner[i, breed] != NOBODY and not (i == s.spot and s.phase == Phase.PLAY and s.play[breed] > 0)


@rule
def mixes(s: State, i: int, breeds: int) -> bool:
    """Several breeds in one play where no token lies (BT-20, BT-31)."""
    return breeds > 1 and not s.token[i]


@rule
def can_bark(s: State, p: int, i: int) -> bool:
    """Does p hold a breed that is not at item i yet?"""
    for b in range(BREEDS):
        if s.hand[p, b] > 0 and not taken(s, i, b):
            return True
    return False


@rule
def kinds_of_dog(cards: Ints) -> int:
    """How many breeds are among some cards."""
    n = 0
    for b in range(BREEDS):
        n += cards[b] > 0
    return n


@rule
def turn_faults(s: State, p: int) -> int:
    """What forbids a seat to play at all (BT-17, BT-18)."""
    return NOT_YOUR_TURN * (p != s.player) | PASSED * (s.passed[p] > 0)


@rule
def play_faults(s: State, p: int, i: int, play: Ints) -> int:
    """All that forbids p to lay these cards (counts by kind) at item i in one play."""
    breeds = kinds_of_dog(play)
    bits = TWO_BREEDS * mixes(s, i, breeds) | ALREADY_HERE * barred(s, p, i)
    for b in range(BREEDS):
        if play[b] > 0 and taken(s, i, b):
            bits |= BREED_HERE
    if breeds == 0:
        bits |= WONDER_ALONE if play[WONDER] > 0 else NOT_NOW
    for c in range(CARDS):
        if play[c] > s.hand[p, c]:
            bits |= NOT_NOW
    return bits | NOT_NOW * (play[CAT] > 0)


@rule
def start_faults(s: State, p: int, i: int) -> int:
    """All that forbids p to start a play at item i."""
    if i >= s.spots:
        return NOT_NOW
    bits = ALREADY_HERE * barred(s, p, i)
    if not can_bark(s, p, i):
        if kinds_of_dog(s.hand[p]) > 0:
            bits |= BREED_HERE
        else:
            bits |= WONDER_ALONE if s.hand[p, WONDER] > 0 else NOT_NOW
    return bits


@rule
def add_faults(s: State, card: int) -> int:
    """All that forbids to add one card to the play: breeds come in the order of their rank, Wonder Dogs last."""
    if s.hand[s.player, card] == 0 or card == CAT:
        return NOT_NOW
    if card == WONDER:
        return WONDER_ALONE * (s.lead == NONE)
    bits = BREED_HERE * taken(s, s.spot, card)
    if s.lead != NONE and card != s.lead:
        bits |= TWO_BREEDS * mixes(s, s.spot, 2) | NOT_NOW * (card < s.lead)
    return bits | NOT_NOW * (s.play[WONDER] > 0)


@rule
def turn_action_faults(s: State, action: int) -> int:
    """Faults of an action when a turn is asked for."""
    p = s.player
    if action == PASS:
        return 0
    if action == USE_CAT:
        return NOT_NOW * (s.hand[p, CAT] == 0)
    if action == SWAP:
        return NOT_NOW * (s.hand[p, WONDER] == 0)
    return start_faults(s, p, action - ITEM) if action >= ITEM else NOT_NOW


@rule
def play_action_faults(s: State, action: int) -> int:
    """Faults of an action in the middle of a play (exchanges and cats come before it: BT-26, BT-27)."""
    if action == DONE:
        return NOT_NOW * (s.lead == NONE)
    if action == SWAP:
        return LATE_SWAP
    if action == USE_CAT:
        return LATE_CAT
    if action >= ITEM:
        return NOT_NOW if action - ITEM == s.spot or action - ITEM >= s.spots else SECOND_ITEM
    return add_faults(s, action - CARD) if action >= CARD else NOT_NOW


@rule
def token_faults(s: State, action: int) -> int:
    """Faults of an action when a cat token is to be put down or not (BT-28, BT-29)."""
    if action == NO_TOKEN:
        return 0
    if action < ITEM or action - ITEM >= s.spots:
        return NOT_NOW
    return TOKEN_HERE * (s.token[action - ITEM] > 0)


@rule
def faults(s: State, cards: Cards, action: int) -> int:
    """All clauses that forbid an action of the player to decide, as a mask over REFUSALS; 0 when it is legal."""
    if action < 0 or action >= ACTIONS:
        return NOT_NOW
    if s.phase == Phase.TURN:
        return turn_action_faults(s, action)
    if s.phase == Phase.PLAY:
        return play_action_faults(s, action)
    if s.phase == Phase.TOKEN:
        return token_faults(s, action)
    if s.phase == Phase.DISCARD and CARD <= action < ITEM:
        return NOT_NOW * (s.hand[s.player, action - CARD] == 0)
    return NOT_NOW


@rule
def why_not(s: State, cards: Cards, action: int) -> int:
    """0, or the number of the first clause that forbids the action (clause 00 is NOT_ASKED)."""
    bits = faults(s, cards, action)
    for k in range(len(REFUSALS)):
        if bits >> k & 1:
            return REFUSALS[k]
    return 0


@rule
def legal(s: State, cards: Cards, moves: Moves) -> None:
    """Offer every move open to the player to decide, in the order of the action numbers."""
    moves.n = 0
    p = s.player
    if s.phase == Phase.TURN:
        offer(moves, PASS)
        if s.hand[p, CAT] > 0:
            offer(moves, USE_CAT)
        if s.hand[p, WONDER] > 0:
            offer(moves, SWAP)
        for i in range(s.spots):
            if not barred(s, p, i) and can_bark(s, p, i):
                offer(moves, ITEM + i)
    elif s.phase == Phase.PLAY:
        if s.lead != NONE:
            offer(moves, DONE)
        for c in range(CARDS):
            if add_faults(s, c) == 0:
                offer(moves, CARD + c)
    elif s.phase == Phase.TOKEN:
        offer(moves, NO_TOKEN)
        for i in range(s.spots):
            if not s.token[i]:
                offer(moves, ITEM + i)
    elif s.phase == Phase.DISCARD:
        for c in range(CARDS):
            if s.hand[p, c] > 0:
                offer(moves, CARD + c)


# ---------------------------------------------------------------- doing it


@rule
def lay_down(s: State, card: int) -> None:
    """A card leaves the player's hand for all to see."""
    s.hand[s.player, card] -= 1
    know_shown(s, s.player, card)


@rule
def exchange(s: State, card: int, event: int, log: Log | None) -> None:
    """Discard a cat or a Wonder Dog for the top card of the deck (BT-26, BT-27)."""
    lay_down(s, card)
    s.discards[card] += 1
    note(log, event, s.player, ALL)
    take_card(s, s.player, Event.DRAW, log)


@rule
def take_turn(s: State, action: int, log: Log | None) -> None:
    """Pass, use a cat or a Wonder Dog, or start a play."""
    if action == PASS:
        leave(s, s.player, 0, log)
        turn_to(s, s.player, log)
    elif action == USE_CAT:
        exchange(s, CAT, Event.CAT, log)
        if count(s.token) < s.spots:
            s.phase = Phase.TOKEN
    elif action == SWAP:
        exchange(s, WONDER, Event.SWAP, log)
    else:
        s.phase = Phase.PLAY
        s.spot = action - ITEM
        s.lead = NONE
        s.top = NONE
        s.play[:] = 0


@rule
def add_to_play(s: State, card: int) -> None:
    """One more card joins the play; a Wonder Dog counts as its best breed (BT-23, BT-25, BT-33)."""
    lay_down(s, card)
    s.play[card] += 1
    if card == WONDER:
        s.wonders[s.spot, s.top] += 1
        s.dogs[s.spot, s.top] += 1
    else:
        s.lead = card
        if s.top == NONE:
            s.top = card
        s.owner[s.spot, card] = s.player
        s.dogs[s.spot, card] += 1


@rule
def end_play(s: State, log: Log | None) -> None:
    """The play is complete and ends the turn (BT-34)."""
    for b in range(BREEDS):
        if s.play[b] > 0:
            wonders = s.play[WONDER] if b == s.top else 0
            note(log, Event.DOGS, s.player, ALL, b, s.spot, s.item[s.spot], s.play[b] + wonders, wonders)
    turn_to(s, (s.player + 1) % s.players, log)


@rule
def put_token(s: State, action: int, log: Log | None) -> None:
    """A cat token is put on an item or not (BT-28); the turn goes on (BT-30)."""
    if action == NO_TOKEN:
        note(log, Event.NO_TOKEN, s.player, ALL)
    else:
        s.token[action - ITEM] = 1
        note(log, Event.TOKEN, s.player, ALL, s.item[action - ITEM], action - ITEM)
    s.phase = Phase.TURN


@rule
def apply(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Do one legal action and run on, chance included, to the next decision."""
    if s.phase == Phase.TURN:
        take_turn(s, action, log)
    elif s.phase == Phase.PLAY:
        if action == DONE:
            end_play(s, log)
        else:
            add_to_play(s, action - CARD)
    elif s.phase == Phase.TOKEN:
        put_token(s, action, log)
    elif s.phase == Phase.DISCARD:
        lay_down(s, action - CARD)
        s.discards[action - CARD] += 1
        note(log, Event.DISCARD, s.player, ALL, action - CARD)
        keep_hand_limit(s, log)
    run_on(s, cards, log)


@rule
def redeal(s: State, cards: Cards, viewer: int, rng: Ints) -> None:
    """Deal anew all that the viewer cannot know (BT-46)."""
    knowledge.redeal(s, viewer, rng)
