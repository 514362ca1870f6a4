"""What everybody can work out about the hidden cards, and dealing them anew within that (BT-46).

For each holder of hidden cards (every seat, and the deck as the holder after the last seat) the state keeps what a
person with pencil and paper would have: `least`, cards surely held; `most`, cards it may hold of those that were
unseen when the table was last cleared or the deck renewed; and `drawn`, how many cards have come in since of which
nobody knows more than that they were in the deck.  A holder can hold `x` exactly when `x[c] >= least[c]` for every
kind, what came in, `max(0, x[c] - most[c])`, is at most `drawn` over all kinds together, and of no kind more than the
deck had when it was made.
"""

from __future__ import annotations

from collections.abc import Callable

from doghouse.core.chance import below, count, pick, reseed_rows
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.barking.state import BREEDS, CARDS, CAT, SEATS, WONDER, Cards, State

TRIES = 8  # plain deals before the swaps
SWAPS = 6  # swaps for each hidden card, out of deals within the bounds, before one is taken
PATIENCE = 20000  # swaps after which a contradiction in the bounds is the only explanation left


@rule
def know_cat(s: State, p: int) -> None:
    """Everybody has seen this player be given a cat out of the deck (BT-07, BT-10)."""
    s.least[p, CAT] += 1
    s.most[p, CAT] += 1
    s.most[SEATS, CAT] -= 1


@rule
def know_draw(s: State, p: int) -> None:
    """This player took a card that nobody else saw."""
    s.drawn[p] += 1


@rule
def know_shown(s: State, p: int, card: int) -> None:
    """A card left this hand and everybody saw which."""
    if s.least[p, card] > 0:
        s.least[p, card] -= 1
    if s.most[p, card] > 0:
        s.most[p, card] -= 1
    else:
        s.drawn[p] -= 1


@rule
def know_return(s: State) -> None:
    """Before seen cards go into the deck: bound every hand by the cards unseen up to now.

    Afterwards the cards drawn count as those drawn from the deck that is about to be made; what is left in the deck
    counts as drawn by it.
    """
    for c in range(CARDS):
        unseen = s.deck[c]
        for p in range(s.players):
            unseen += s.hand[p, c]
        for p in range(s.players):
            came = min(s.drawn[p], s.most[SEATS, c] + s.drawn[SEATS])
            s.most[p, c] = min(s.most[p, c] + came, unseen)
        s.most[SEATS, c] = 0
    for p in range(s.players):
        s.drawn[p] = 0
    s.drawn[SEATS] = count(s.deck)


@rule
def put_back(s: State, card: int, n: int) -> None:
    """Seen cards are shuffled into the deck."""
    s.deck[card] += n
    s.most[SEATS, card] += n


@rule
def renew_deck(s: State) -> None:
    """The shuffled discards become the deck (BT-15, BT-35)."""
    know_return(s)
    for c in range(CARDS):
        put_back(s, c, s.discards[c])
        s.discards[c] = 0


@rule
def clear_table(s: State) -> None:
    """Played dogs and discards are shuffled into what is left of the deck (BT-43)."""
    know_return(s)
    for c in range(CARDS):
        put_back(s, c, s.discards[c])
        s.discards[c] = 0
    for i in range(s.spots):
        for b in range(BREEDS):
            put_back(s, b, s.dogs[i, b] - s.wonders[i, b])
            put_back(s, WONDER, s.wonders[i, b])


def bounds(s: State) -> tuple[list[list[int]], list[list[int]]]:
    """The least and the most of each card that each seat's hand can hold, as far as counting cards tells (BT-46).

    Two tables, a row for each seat and at last one for the deck.  Only sums over all hidden cards are looked at, never
    where a card is.
    """
    holders = [*range(s.players), SEATS]
    held = [*s.hand.tolist()[: s.players], s.deck.tolist()]
    sizes, unseen = [sum(cards) for cards in held], [sum(column) for column in zip(*held, strict=True)]
    table, drawn = s.most.tolist(), s.drawn.tolist()
    in_deck = [n + drawn[SEATS] for n in table[SEATS]]  # at most, when it was made
    most = [[n + min(drawn[h], deck) for n, deck in zip(table[h], in_deck, strict=True)] for h in holders]
    # Of a hand, no more cards than were drawn since can be others than those that it may have held before.
    kept = [n - drawn[h] - sum(table[h]) for h, n in zip(holders, sizes, strict=True)]
    sure = [*s.least.tolist()[: s.players], [0] * CARDS]
    least = [[max(sure[k][c], kept[k] + table[h][c]) for c in range(CARDS)] for k, h in enumerate(holders)]
    for _ in holders:  # each narrows the others; twice is usually enough
        before = least, most
        most = _narrowed(most, least, sizes, unseen, min)
        least = _narrowed(least, most, sizes, unseen, max)
        if before == (least, most):
            break
    return least, most


def _narrowed(
    mine: list[list[int]],
    other: list[list[int]],
    sizes: list[int],
    unseen: list[int],
    choose: Callable[[int, int, int], int],
) -> list[list[int]]:
    """Bounds narrowed by the bounds on the other side: what a holder's other cards, and the other holders, leave."""
    columns = [n - sum(column) for n, column in zip(unseen, zip(*other, strict=True), strict=True)]
    return [
        [choose(mine[h][c], columns[c] + row[c], sizes[h] - sum(row) + row[c]) for c in range(CARDS)]
        for h, row in enumerate(other)
    ]


# ---------------------------------------------------------------- dealing anew


@rule
def hidden(s: State, viewer: int, h: int) -> bool:
    """Does the viewer not see what holder h holds?"""
    return h == SEATS or (h < s.players and h != viewer)


@rule
def held(s: State, h: int, c: int) -> int:
    """How many cards of a kind a holder holds."""
    return s.deck[c] if h == SEATS else s.hand[h, c]


@rule
def hand_over(s: State, giver: int, taker: int, c: int) -> None:
    """One card goes from holder to holder."""
    if giver == SEATS:
        s.deck[c] -= 1
    else:
        s.hand[giver, c] -= 1
    if taker == SEATS:
        s.deck[c] += 1
    else:
        s.hand[taker, c] += 1


@rule
def excess(s: State, h: int) -> int:
    """How many cards too many, beyond what is known of it, a holder holds."""
    over = -s.drawn[h]
    absent = 0
    for c in range(CARDS):
        came = max(0, held(s, h, c) - s.most[h, c])
        over += came
        absent += max(0, came - s.most[SEATS, c] - s.drawn[SEATS])
    return max(0, over) + absent


@rule
def contradiction(s: State, viewer: int) -> int:
    """0 when the hidden cards lie within what is known."""
    n = 0
    for h in range(SEATS + 1):
        if hidden(s, viewer, h):
            n += excess(s, h)
    return n


@rule
def deal_hidden(s: State, viewer: int, rng: Ints) -> None:
    """Put all hidden cards together, give each hand what it surely holds, and deal the rest at random."""
    for p in range(s.players):
        if p != viewer:
            for c in range(CARDS):
                s.deck[c] += s.hand[p, c] - s.least[p, c]
    for p in range(s.players):
        if p != viewer:
            n = count(s.hand[p]) - count(s.least[p])
            for c in range(CARDS):
                s.hand[p, c] = s.least[p, c]
            for _ in range(n):
                card = pick(rng, s.deck)
                s.deck[card] -= 1
                s.hand[p, card] += 1


@rule
def surely(s: State, h: int, c: int) -> int:
    """How many cards of a kind must stay with a holder."""
    return 0 if h == SEATS else s.least[h, c]


@rule
def free_card(s: State, viewer: int, r: int) -> int:
    """The r-th hidden card that may move, as holder * CARDS + card."""
    for h in range(SEATS + 1):
        if hidden(s, viewer, h):
            for c in range(CARDS):
                r -= held(s, h, c) - surely(s, h, c)
                if r < 0:
                    return h * CARDS + c
    return -1


@rule
def swap_cards(s: State, one: int, other: int) -> None:
    """Exchange two cards between their holders, each given as holder * CARDS + card."""
    hand_over(s, one // CARDS, other // CARDS, one % CARDS)
    hand_over(s, other // CARDS, one // CARDS, other % CARDS)


@rule
def swap_until_known(s: State, viewer: int, rng: Ints) -> None:
    """A Metropolis walk over deals by swaps of two single cards, ended at a deal within what is known.

    A swap that adds contradictions is taken with chance 1/512 for each: so seldom that the walk stays where there are
    none although the other deals are many, and still no corner holds it for ever.
    """
    free = 0
    for h in range(SEATS + 1):
        if hidden(s, viewer, h):
            for c in range(CARDS):
                free += held(s, h, c) - surely(s, h, c)
    left = SWAPS * free
    now = contradiction(s, viewer)
    for _ in range(PATIENCE):
        if now == 0:
            if left == 0:
                return
            left -= 1
        one, other = free_card(s, viewer, below(rng, free)), free_card(s, viewer, below(rng, free))
        if one // CARDS == other // CARDS or one % CARDS == other % CARDS:
            continue
        swap_cards(s, one, other)
        then = contradiction(s, viewer)
        if then > now and below(rng, 512 ** min(then - now, 3)) > 0:
            swap_cards(s, one // CARDS * CARDS + other % CARDS, other // CARDS * CARDS + one % CARDS)
        else:
            now = then
    raise ValueError("what is known of the hidden cards contradicts itself")


@rule
def redeal(s: State, cards: Cards, viewer: int, rng: Ints) -> None:
    """Deal anew all that a seat cannot know (viewer NOBODY: all hands), within what it does know.

    The true deal is never looked at: all hidden cards are put together first.  Chance starts anew as well.
    """
    for _ in range(TRIES):
        deal_hidden(s, viewer, rng)
        if contradiction(s, viewer) == 0:
            break
    else:
        swap_until_known(s, viewer, rng)
    reseed_rows(s.rng, rng)
