"""What happens by itself: set-up, rounds, dealing, turns, collecting, scores."""

from __future__ import annotations

from doghouse.core.chance import count, draw, seed_rows
from doghouse.core.log import ALL, Log, note
from doghouse.core.rule import rule
from doghouse.games.barking.knowledge import clear_table, know_cat, know_draw, put_back, renew_deck
from doghouse.games.barking.state import (
    BREEDS,
    CARDS,
    CAT,
    DECK,
    FIRST_STACK,
    HAND_LIMIT,
    ITEMS,
    KINDS,
    LOTS,
    NOBODY,
    ROUNDS,
    Cards,
    Event,
    Options,
    Phase,
    State,
)


@rule
def new_game(s: State, cards: Cards, options: Options, seed: int, log: Log | None) -> None:
    """Set up (BT-06 to BT-10) and deal, up to the first decision; ``s`` must be all zeros."""
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
    """A seat's points."""
    total = 0
    for kind in range(KINDS):
        total += points(s.trophies[seat, kind])
    return total


@rule
def rank(s: State, cards: Cards, seat: int) -> int:
    """Who has most wins: points alone, nothing breaks a tie (BT-45)."""
    return score(s, cards, seat)
