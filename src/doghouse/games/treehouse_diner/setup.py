"""Where everything is, what is the same in two states, and what follows in a position from the rest of it."""

from __future__ import annotations

from collections import Counter

from doghouse.games.treehouse_diner import effects
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.effects import ONLY, RESUME
from doghouse.games.treehouse_diner.state import (
    BEE_PIECE,
    CHILI,
    DEPTH,
    GAME_ORDERS,
    IN_BOX,
    LINES,
    NONE,
    STARTING,
    Cards,
    Phase,
    Stage,
    State,
    Verb,
)


def canonical(s: State) -> State:
    """A copy without what is left over from earlier moves and no rule looks at any more.

    That is what the start was drawn from, where effects stood that are done with, a visit or a joker that is paid
    for, and at the end what was done in the last turn.  Two states with the same canonical bytes go on in the same way.
    """
    bare = s.copy()
    for pile in (bare.lots, bare.start_4, bare.start_6, bare.challenge_pile):
        pile[:] = 0
    if s.phase != Phase.MINUTES:
        bare.space = bare.minutes = 0
    if s.phase != Phase.STACK:
        bare.target = bare.stacked = bare.lowest = 0
    if s.stage != Stage.PHONE:
        bare.taken = 0
    for k in range(DEPTH):
        if k >= s.depth:
            bare.frame[k][:] = 0
        elif s.frame[k, ONLY] == NONE:
            bare.frame[k, RESUME] = NONE
    if s.depth == 0:
        bare.renewed = 0
    if s.phase == Phase.OVER:
        bare.player = bare.turn
        bare.stage = bare.acted = bare.visited = bare.phoned = bare.free = bare.calm = 0
        bare.emptied = bare.fetched = bare.sent = bare.rescued = bare.pushed = 0
    return bare


# ---------------------------------------------------------------- where everything is


def box(s: State) -> list[int]:
    """How many there are of each piece in the game (TD-03, TD-50, TD-70)."""
    found = list(IN_BOX)
    found[CHILI] *= s.secret
    found[BEE_PIECE] *= s.bees
    return found


def pieces_placed(s: State) -> list[int]:
    """How many of each piece are somewhere: in bag and compost, pantry, supplies, on orders and in hives."""
    found = [sum(column) for column in zip(*_heaps(s), strict=True)]
    found[BEE_PIECE] += sum(s.hive.tolist())
    return found


def _heaps(s: State) -> list[list[int]]:
    """All places where pieces lie, as counts by kind."""
    return [s.bag.tolist(), s.compost.tolist(), *s.pantry.tolist(), *s.supply.tolist(), *s.lying.tolist()]


def orders_placed(s: State) -> Counter[int]:
    """How often each order of the game is somewhere."""
    found = Counter(o for lane in s.kitchen.tolist()[: s.players] for o in lane if o != NONE)
    found.update(o for done in s.delivered.tolist() for o, n in enumerate(done) if n)
    found.update(o for o in s.tray.tolist() if o != NONE)
    for pile in (s.order_pile, s.unfulfilled):
        found.update(STARTING + k for k, n in enumerate(pile.tolist()) for _ in range(n))
    return found


def actions_placed(s: State) -> list[int]:
    """How many of each Action card are somewhere."""
    piles = [s.action_pile.tolist(), s.discards.tolist(), s.played.tolist(), *s.hand.tolist()]
    return [sum(column) for column in zip(*piles, strict=True)]


def census(s: State, deck: Deck) -> Cards:
    """The deck's numbers, when all cards and pieces of the game are where they can be; ``ValueError`` says which not.

    Starting orders can leave the game (TD-23), all other orders are somewhere.
    """
    if pieces_placed(s) != box(s):
        raise ValueError(f"of the pieces there are {pieces_placed(s)}")
    if any(n < 0 for heap in _heaps(s) for n in heap):
        raise ValueError("there are fewer pieces than none somewhere")
    orders = orders_placed(s)
    wrong = [o for o in range(GAME_ORDERS) if orders[o] > 1 or (orders[o] == 0 and o >= STARTING)]
    if wrong:
        raise ValueError(f"orders are in two places or in none: {wrong}")
    in_kitchens = {o for lane in s.kitchen.tolist()[: s.players] for o in lane}
    lying = [o for o, pieces in enumerate(s.lying.tolist()) if any(pieces) and o not in in_kitchens]
    if lying:
        raise ValueError(f"something lies on orders that are in no kitchen: {lying}")
    if actions_placed(s) != [n * s.secret for n in deck.cards.copies.tolist()]:
        raise ValueError("Action cards are lost, or there are too many")
    held = zip(s.older.tolist(), s.hand.tolist(), strict=True)
    if any(old > n for older, hand in held for old, n in zip(older, hand, strict=True)):
        raise ValueError("older Action cards are not in the hand")
    found: Cards = deck.cards.copy()
    return found


# ---------------------------------------------------------------- effects that wait


def verb_at(deck: Deck, source: int, line: int) -> int:
    """The verb of a line of effects."""
    return int(deck.cards.effect[source * LINES + line, 0])


def number_at(deck: Deck, source: int, line: int) -> int:
    """How many choices, or orders, a line is about."""
    if verb_at(deck, source, line) == Verb.MAY:
        return 1
    return int(deck.cards.effect[source * LINES + line, 1])


def asks(deck: Deck, source: int, line: int) -> int:
    """The phase in which a line asks for a choice, or OVER when it asks for none."""
    return int(effects.asks(verb_at(deck, source, line)))


def asking(deck: Deck, source: int) -> list[int]:
    """The lines of a card that ask for a choice."""
    return [line for line in range(LINES) if asks(deck, source, line) != Phase.OVER]


def laying(deck: Deck, source: int) -> list[int]:
    """The lines of a card by which another order's effects begin before its own go on."""
    return [line for line in range(LINES) if verb_at(deck, source, line) in (Verb.ORDER, Verb.ANSWER)]


def option_of(deck: Deck, source: int, line: int) -> tuple[int, int]:
    """For a line that is one of several to choose from, that line and the one after all of them; else NONE twice."""
    for k in range(line):
        n = int(deck.cards.effect[source * LINES + k, 1])
        if verb_at(deck, source, k) == Verb.CHOOSE and k < line <= k + n:
            return line, k + n + 1
    return NONE, NONE


def acted(s: State) -> int:
    """Has anybody carried out phase 1 in this round, as far as that follows from whose turn it is?"""
    return int(s.turn != s.first or s.visited or s.phoned)
