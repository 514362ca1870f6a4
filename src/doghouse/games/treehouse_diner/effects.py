"""What effects do: open cards lie on each other, each is carried out line by line up to a choice (TD-47)."""

from __future__ import annotations

from doghouse.core.chance import count, draw
from doghouse.core.log import ALL, Log, note
from doghouse.core.record import Ints
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.kitchen import (
    change_mood,
    draw_order,
    fill_tray,
    lay_order,
    on_cards,
    on_tray,
    orders_in,
)
from doghouse.games.treehouse_diner.pieces import fill_circle, gain_piece, ingredients
from doghouse.games.treehouse_diner.state import (
    ACTION_CARDS,
    ACTION_PILE,
    BEE_PIECE,
    CHEFS,
    LINES,
    NOBODY,
    NONE,
    SHELF,
    SPACES,
    Cards,
    Event,
    Per,
    Phase,
    State,
    Verb,
)

# The columns of a frame: the card, its next line, for whom, how often that line still happens, which of the others it
# has come to, the line of the option that was chosen and the line after all options.
SOURCE, LINE, OWNER, TIMES, OTHER, ONLY, RESUME = range(7)


@rule
def open_card(s: State, source: int, owner: int) -> None:
    """A card's effects begin, before what is open already goes on (TD-44)."""
    f = s.frame[s.depth]
    f[SOURCE] = source
    f[LINE] = 0
    f[OWNER] = owner
    f[TIMES] = f[ONLY] = NONE
    s.depth += 1


@rule
def top(s: State) -> Ints:
    """The frame of the card that is being carried out."""
    return s.frame[s.depth - 1]


@rule
def line(s: State) -> int:
    """The row of the line that is being carried out, in the table of effects."""
    return top(s)[SOURCE] * LINES + top(s)[LINE]


@rule
def next_line(f: Ints) -> None:
    """The line after this one; after a chosen option, the line after all of them."""
    if f[LINE] == f[ONLY]:
        f[LINE] = f[RESUME]
        f[ONLY] = NONE
    else:
        f[LINE] += 1
    f[TIMES] = NONE


# ---------------------------------------------------------------- Action cards


@rule
def draw_action(s: State, p: int, log: Log | None) -> None:
    """An Action card for a hand; a used up pile is renewed from the discards of earlier turns (TD-45, TD-76)."""
    if count(s.action_pile) == 0 and count(s.discards) > 0:
        for c in range(ACTION_CARDS):
            s.action_pile[c] = s.discards[c]
            s.discards[c] = 0
            for q in range(s.players):
                s.older[q, c] = s.hand[q, c]
        note(log, Event.RENEW, NOBODY, ALL, 1)
    if count(s.action_pile) > 0:
        c = draw(s.rng, ACTION_PILE, s.action_pile, log)
        s.hand[p, c] += 1
        note(log, Event.GET, p, p, c)


# ---------------------------------------------------------------- what can be counted


@rule
def chefs_in(s: State, cards: Cards, p: int) -> int:
    """How many different chefs have an order in a kitchen."""
    mask = 0
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            mask |= 1 << cards.chef[on_cards(s, s.kitchen[p, x])]
    n = 0
    for c in range(CHEFS):
        n += mask >> c & 1
    return n


@rule
def lying_in(s: State, p: int, k: int) -> int:
    """How many pieces of a kind lie on the orders of a kitchen."""
    n = 0
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            n += s.lying[s.kitchen[p, x], k]
    return n


@rule
def per(s: State, cards: Cards, p: int, of: int) -> int:
    """What the number of an effect is multiplied by."""
    if of == Per.ORDER:
        return orders_in(s, p)
    if of == Per.SPACE:
        return SPACES - orders_in(s, p)
    if of == Per.BEE:
        return lying_in(s, p, BEE_PIECE)
    if of == Per.CHEF:
        return chefs_in(s, cards, p)
    return 1


# ---------------------------------------------------------------- verbs that ask nothing


@rule
def give(s: State, p: int, n: int, log: Log | None) -> None:
    """So many random pieces for one helper."""
    for _ in range(n):
        gain_piece(s, p, log)


@rule
def for_others(s: State, owner: int, verb: int, n: int, log: Log | None) -> None:
    """All others clockwise draw, or hear complaints (TD-37, TD-43, TD-48)."""
    for i in range(1, s.players):
        p = (owner + i) % s.players
        if verb == Verb.OTHERS_DRAW:
            give(s, p, n, log)
        else:
            change_mood(s, p, -n, log)


@rule
def this_turn(s: State, owner: int, verb: int, n: int, log: Log | None) -> None:
    """What lasts for the turn of the helper who has played a card."""
    if verb == Verb.FREE:
        s.free += n
        note(log, Event.FREE, owner, ALL, n)
    else:
        s.calm = 1
        note(log, Event.CALM, owner, ALL)


@rule
def new_orders(s: State, cards: Cards, f: Ints, log: Log | None) -> None:
    """One order of the pile is laid, and its effects come first; with none left nothing happens (TD-44)."""
    f[TIMES] -= 1
    o = draw_order(s, log)
    if o != NONE:
        lay_order(s, cards, f[OWNER], o, log)
        open_card(s, on_cards(s, o), f[OWNER])


@rule
def do_line(s: State, f: Ints, verb: int, log: Log | None) -> None:
    """Carry out a verb that asks nothing."""
    p, n = f[OWNER], f[TIMES]
    if verb == Verb.DRAW:
        give(s, p, n, log)
    elif verb == Verb.PRAISE:
        change_mood(s, p, n, log)
    elif verb == Verb.COMPLAINT:
        change_mood(s, p, -n, log)
    elif verb == Verb.OTHERS_DRAW or verb == Verb.OTHERS_COMPLAINT:
        for_others(s, p, verb, n, log)
    elif verb == Verb.ACTION:
        for _ in range(n):
            draw_action(s, p, log)
    else:
        this_turn(s, p, verb, n, log)


# ---------------------------------------------------------------- choices


@rule
def asks(verb: int) -> int:
    """The phase in which a verb asks for a choice, or OVER when it asks nothing."""
    if verb == Verb.DISCARD or verb == Verb.OTHERS_DISCARD:
        return Phase.DISCARD
    if verb == Verb.RECYCLE:
        return Phase.RECYCLE
    if verb == Verb.LEFT:
        return Phase.LEFT
    if verb == Verb.SHORTCUT:
        return Phase.GRAB
    if verb == Verb.COMPOST:
        return Phase.COMPOST
    if verb == Verb.ANSWER:
        return Phase.TRAY
    if verb == Verb.MAY:
        return Phase.MAY
    if verb == Verb.CHOOSE:
        return Phase.OPTION
    return Phase.OVER


@rule
def can_shift_left(s: State, p: int, x: int) -> bool:
    """Is the space to the left of an order free (TD-46)?"""
    return s.kitchen[p, x] != NONE and x < SPACES - 1 and s.kitchen[p, x + 1] == NONE


@rule
def can_choose(s: State, p: int, phase: int) -> bool:
    """Is there anything to choose?  Otherwise nothing happens (TD-38, TD-40, TD-46)."""
    if phase == Phase.DISCARD or phase == Phase.RECYCLE:
        return ingredients(s, p) > 0
    if phase == Phase.LEFT:
        for x in range(SPACES):
            if can_shift_left(s, p, x):
                return True
        return False
    if phase == Phase.GRAB:
        for i in range(SHELF):
            if count(s.pantry[i]) > 0:
                return True
        return False
    if phase == Phase.COMPOST:
        return count(s.compost) - s.compost[BEE_PIECE] > 0
    if phase == Phase.TRAY:
        return on_tray(s) > 0
    return True


@rule
def choose_line(s: State, cards: Cards, f: Ints, verb: int) -> bool:
    """Ask for the next choice of a line; False when it has none left."""
    phase = asks(verb)
    while True:
        p = (f[OWNER] + f[OTHER]) % s.players
        if f[TIMES] > 0 and can_choose(s, p, phase):
            s.phase = phase
            s.player = p
            return True
        if verb != Verb.OTHERS_DISCARD or f[OTHER] == s.players - 1:
            return False
        f[OTHER] += 1
        f[TIMES] = cards.effect[line(s), 1]


@rule
def begin_line(s: State, cards: Cards, f: Ints, verb: int) -> None:
    """How often the next line happens, and for whom first."""
    at = line(s)
    if verb == Verb.MAY:
        f[TIMES] = 1
    else:
        f[TIMES] = cards.effect[at, 1] * per(s, cards, f[OWNER], cards.effect[at, 2])
    f[OTHER] = 1 if verb == Verb.OTHERS_DISCARD else 0


@rule
def run(s: State, cards: Cards, log: Log | None) -> None:
    """Carry on with the open cards, up to a choice or until none is open (then ``depth`` is 0)."""
    while s.depth > 0:
        f = top(s)
        if f[LINE] == LINES or cards.effect[line(s), 0] == Verb.END:
            s.depth -= 1
            continue
        verb = cards.effect[line(s), 0]
        if f[TIMES] == NONE:
            begin_line(s, cards, f, verb)
        if asks(verb) != Phase.OVER:
            if choose_line(s, cards, f, verb):
                return
        elif verb == Verb.ORDER:
            if f[TIMES] > 0:
                new_orders(s, cards, f, log)
                continue
        else:
            do_line(s, f, verb, log)
        next_line(f)
    s.renewed = 0


# ---------------------------------------------------------------- what was chosen


@rule
def shift_left(s: State, p: int, x: int, log: Log | None) -> None:
    """An order moves one space to the left (TD-46)."""
    s.kitchen[p, x + 1] = s.kitchen[p, x]
    s.kitchen[p, x] = NONE
    note(log, Event.LEFT, p, ALL, on_cards(s, s.kitchen[p, x + 1]), x + 1)


@rule
def grab(s: State, p: int, i: int, k: int, log: Log | None) -> None:
    """A piece of the pantry goes to the supply, its circle is refilled (TD-77)."""
    s.pantry[i, k] -= 1
    s.supply[p, k] += 1
    s.fetched += 1
    note(log, Event.GRAB, p, ALL, k, i)
    fill_circle(s, i, log)


@rule
def save(s: State, p: int, k: int, log: Log | None) -> None:
    """An ingredient of the compost goes to the supply."""
    s.compost[k] -= 1
    s.supply[p, k] += 1
    note(log, Event.SAVE, p, ALL, k)


@rule
def take_order(s: State, cards: Cards, p: int, i: int, log: Log | None) -> int:
    """An order of the tray is laid in a kitchen; gives the order."""
    o = s.tray[i]
    s.tray[i] = NONE
    lay_order(s, cards, p, o, log)
    return o


@rule
def answer(s: State, cards: Cards, p: int, i: int, log: Log | None) -> None:
    """An order of the tray outside a phone round: the tray is refilled at once, then the order's effects come."""
    o = take_order(s, cards, p, i, log)
    fill_tray(s, log)
    open_card(s, on_cards(s, o), p)


@rule
def choose_option(s: State, cards: Cards, k: int) -> None:
    """One of several effects: its line is carried out, then what follows them all."""
    f = top(s)
    f[RESUME] = f[LINE] + 1 + cards.effect[line(s), 1]
    f[ONLY] = f[LINE] + 1 + k
    f[LINE] = f[ONLY]
    f[TIMES] = NONE


@rule
def use(s: State, cards: Cards, yes: int, log: Log | None) -> None:
    """An ability is used or not: its lines are carried out or passed over."""
    f = top(s)
    note(log, Event.USE, f[OWNER], ALL, yes)
    if yes == 0:
        f[LINE] += cards.effect[line(s), 3]
    next_line(f)


@rule
def enough(s: State, cards: Cards) -> bool:
    """Has the helper the ingredients that an ability costs?"""
    return ingredients(s, s.player) >= cards.effect[line(s), 1]


@rule
def held_in(s: State, k: int, phase: int) -> int:
    """How many of an ingredient there are to choose from."""
    return s.compost[k] if phase == Phase.COMPOST else s.supply[s.player, k]
