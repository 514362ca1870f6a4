"""The kitchens: orders come, move, are covered, and leave."""

from __future__ import annotations

from doghouse.core.chance import count, draw
from doghouse.core.log import ALL, Log, note
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.pieces import pour
from doghouse.games.treehouse_diner.state import (
    BEE_PIECE,
    INGREDIENTS,
    MOST_MOOD,
    NOBODY,
    NONE,
    OPEN,
    ORDER_PILE,
    ORDER_SET,
    PIECES,
    PLATE,
    SPACES,
    STARTING,
    SYMBOLS,
    TRAY_PLACES,
    Cards,
    Event,
    State,
)


@rule
def on_cards(s: State, o: int) -> int:
    """The number on the cards of an order of this game (TD-70)."""
    return o + ORDER_SET * (s.secret and o >= STARTING)


@rule
def change_mood(s: State, p: int, n: int, log: Log | None) -> None:
    """Praise and complaints move the marker between -8 and +8 (TD-41, TD-42)."""
    before = s.mood[p]
    s.mood[p] = min(max(before + n, -MOST_MOOD), MOST_MOOD)
    if s.mood[p] != before:
        note(log, Event.MOOD, p, ALL, s.mood[p] - before, s.mood[p])


# ---------------------------------------------------------------- orders come and go


@rule
def draw_order(s: State, log: Log | None) -> int:
    """The next order of the pile, or NONE; while effects run on the pile is renewed at most once (TD-23, TD-44)."""
    if count(s.order_pile) == 0 and count(s.unfulfilled) > 0 and not s.renewed:
        s.renewed = 1
        for k in range(ORDER_SET):
            s.order_pile[k] = s.unfulfilled[k]
            s.unfulfilled[k] = 0
        note(log, Event.RENEW, NOBODY, ALL, 0)
    if count(s.order_pile) == 0:
        return NONE
    return STARTING + draw(s.rng, ORDER_PILE, s.order_pile, log)


@rule
def fill_tray(s: State, log: Log | None) -> None:
    """Every free place of the tray gets the next order while there are any (TD-11, TD-23)."""
    for i in range(s.players + 1):
        if s.tray[i] == NONE:
            s.tray[i] = draw_order(s, log)
            if s.tray[i] != NONE:
                note(log, Event.RING, NOBODY, ALL, on_cards(s, s.tray[i]), i)


@rule
def on_tray(s: State) -> int:
    """How many orders lie on the tray."""
    n = 0
    for i in range(TRAY_PLACES):
        n += s.tray[i] != NONE
    return n


@rule
def clear(s: State, o: int) -> None:
    """What lies on an order goes to the compost."""
    for k in range(PIECES):
        s.compost[k] += s.lying[o, k]
        s.lying[o, k] = 0
    for i in range(SYMBOLS):
        s.on[o, i] = OPEN


@rule
def push_out(s: State, p: int, log: Log | None) -> None:
    """The order on the 1-minute space leaves the kitchen, which brings a complaint (TD-18, TD-25, TD-55)."""
    o = s.kitchen[p, 0]
    s.kitchen[p, 0] = NONE
    note(log, Event.OUT, p, ALL, on_cards(s, o), count(s.lying[o]))
    clear(s, o)
    if o >= STARTING:
        s.unfulfilled[o - STARTING] = 1
    if p == s.turn:
        s.pushed += 1
    if p != s.turn or not s.calm:
        change_mood(s, p, -1, log)
    pour(s, log)


@rule
def lay_order(s: State, cards: Cards, p: int, o: int, log: Log | None) -> None:
    """An order goes to the space of its minutes; what lies there, and next to it, shifts to the right (TD-25)."""
    x = cards.minutes[on_cards(s, o)] - 1
    free = x
    while free >= 0 and s.kitchen[p, free] != NONE:
        free -= 1
    if free < 0:
        push_out(s, p, log)
        free = 0
    for y in range(free, x):
        s.kitchen[p, y] = s.kitchen[p, y + 1]
        note(log, Event.SHIFT, p, ALL, on_cards(s, s.kitchen[p, y]), y)
    s.kitchen[p, x] = o
    note(log, Event.ORDER, p, ALL, on_cards(s, o), x)


@rule
def capacity(s: State, p: int) -> int:
    """All the minutes that a kitchen can give (TD-19)."""
    n = 0
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            n += x + 1
    return n


@rule
def orders_in(s: State, p: int) -> int:
    """How many orders lie in a kitchen."""
    n = 0
    for x in range(SPACES):
        n += s.kitchen[p, x] != NONE
    return n


# ---------------------------------------------------------------- what lies on an order, and what may


@rule
def open_symbol(s: State, cards: Cards, o: int, need: int) -> int:
    """The first open symbol of a kind on an order, or NONE."""
    card = on_cards(s, o)
    for i in range(SYMBOLS):
        if cards.need[card, i] == need and s.on[o, i] == OPEN:
            return i
    return NONE


@rule
def open_symbols(s: State, cards: Cards, o: int) -> int:
    """How many symbols of an order are open."""
    card = on_cards(s, o)
    n = 0
    for i in range(SYMBOLS):
        n += cards.need[card, i] != NONE and s.on[o, i] == OPEN
    return n


@rule
def plate_takes(s: State, cards: Cards, o: int, need: int, k: int) -> bool:
    """Equal plates take equal ingredients, different plates different ones; a joker fixes none (TD-73, TD-74)."""
    card = on_cards(s, o)
    for i in range(SYMBOLS):
        if cards.need[card, i] >= PLATE and OPEN < s.on[o, i] <= INGREDIENTS:
            same = cards.need[card, i] == need
            if same != (s.on[o, i] == k + 1):
                return False
    return True


@rule
def takes(s: State, cards: Cards, o: int, need: int, k: int) -> bool:
    """May an ingredient lie on a symbol of this kind?"""
    if need < PLATE:
        return need == k
    return plate_takes(s, cards, o, need, k)


@rule
def missing(s: State, cards: Cards, p: int, o: int, need: int) -> bool:
    """Is no ingredient in the supply that may lie on such a symbol (TD-29)?"""
    for k in range(INGREDIENTS):
        if s.supply[p, k] > 0 and takes(s, cards, o, need, k):
            return False
    return True


@rule
def fits_order(s: State, cards: Cards, o: int, k: int) -> bool:
    """Does an ingredient fit an open symbol of an order (TD-27)?"""
    card = on_cards(s, o)
    for i in range(SYMBOLS):
        if s.on[o, i] == OPEN and takes(s, cards, o, cards.need[card, i], k):
            return True
    return False


@rule
def something_fits(s: State, cards: Cards, p: int) -> bool:
    """Is there an ingredient in the supply that has to be assigned (TD-27)?"""
    for k in range(INGREDIENTS):
        if s.supply[p, k] > 0:
            for x in range(SPACES):
                if s.kitchen[p, x] != NONE and fits_order(s, cards, s.kitchen[p, x], k):
                    return True
    return False


@rule
def something_covered(s: State, cards: Cards, p: int) -> bool:
    """Does a fully covered order lie in the kitchen (TD-30)?"""
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE and open_symbols(s, cards, s.kitchen[p, x]) == 0:
            return True
    return False


@rule
def fewest_bees(s: State, p: int) -> int:
    """The fewest bees on an order of the kitchen (TD-53); more than there are when it has none."""
    n = 100
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            n = min(n, s.lying[s.kitchen[p, x], BEE_PIECE])
    return n


@rule
def bees_wait(s: State, p: int) -> bool:
    """Has the supply a bee that an order can take (TD-53)?"""
    return s.supply[p, BEE_PIECE] > 0 and orders_in(s, p) > 0


@rule
def unfinished(s: State, cards: Cards, p: int) -> bool:
    """Is there something left to assign, lay or deliver (TD-75)?"""
    return bees_wait(s, p) or something_fits(s, cards, p) or something_covered(s, cards, p)
