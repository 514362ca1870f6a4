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
    ORDER_SET,
    PIECES,
    SPACES,
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
    heaps = [s.bag, s.compost, *s.pantry, *s.supply, *s.lying]
    found = [sum(heap[k] for heap in heaps) for k in range(PIECES)]
    found[BEE_PIECE] += sum(s.hive)
    return found


def orders_placed(s: State) -> Counter[int]:
    """How often each order of the game is somewhere."""
    found = Counter(o for p in range(s.players) for o in s.kitchen[p].tolist() if o != NONE)
    found.update(o for p in range(s.players) for o in range(GAME_ORDERS) if s.delivered[p, o])
    found.update(o for o in s.tray.tolist() if o != NONE)
    for pile in (s.order_pile, s.unfulfilled):
        for k in range(ORDER_SET):
            found[STARTING + k] += pile[k]
    return found


def actions_placed(s: State, c: int) -> int:
    """How many of an Action card are somewhere."""
    return s.action_pile[c] + s.discards[c] + s.played[c] + sum(s.hand[p, c] for p in range(s.players))


def lies_in(s: State, o: int) -> bool:
    """Does an order lie in a kitchen?"""
    return any(s.kitchen[p, x] == o for p in range(s.players) for x in range(SPACES))


def census(s: State, deck: Deck) -> Cards:
    """The deck's numbers, when all cards and pieces of the game are where they can be; ``ValueError`` says which not.

    Starting orders can leave the game (TD-23), all other orders are somewhere.
    """
    if pieces_placed(s) != box(s):
        raise ValueError(f"of the pieces there are {pieces_placed(s)}")
    if any(n < 0 for heap in (s.bag, s.compost, *s.pantry, *s.supply, *s.lying) for n in heap):
        raise ValueError("there are fewer pieces than none somewhere")
    orders = orders_placed(s)
    wrong = [o for o in range(GAME_ORDERS) if orders[o] > 1 or (orders[o] == 0 and o >= STARTING)]
    if wrong:
        raise ValueError(f"orders are in two places or in none: {wrong}")
    lying = [o for o in range(GAME_ORDERS) if any(s.lying[o]) and not lies_in(s, o)]
    if lying:
        raise ValueError(f"something lies on orders that are in no kitchen: {lying}")
    copies = [n * s.secret for n in deck.cards.copies]
    if [actions_placed(s, c) for c in range(len(copies))] != copies:
        raise ValueError("Action cards are lost, or there are too many")
    if any(s.older[p, c] > s.hand[p, c] for p in range(s.players) for c in range(len(copies))):
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
