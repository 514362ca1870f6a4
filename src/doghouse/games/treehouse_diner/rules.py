"""Treehouse Diner: the rules.  The numbers in brackets are the clauses of RULES.md.

This module is the contract with the rest of the house: what it lists in ``__all__``.  What happens by itself stands
in rounds.py, what may be done in may.py, the moves that are offered in offers.py, what effects do in effects.py,
orders in kitchen.py, bag and pantry in pieces.py, challenges in goals.py, and what is known of Action cards in
knowledge.py.
"""

from __future__ import annotations

from doghouse.core.chance import count
from doghouse.core.log import ALL, Log, note
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.effects import (
    TIMES,
    answer,
    choose_option,
    grab,
    open_card,
    save,
    shift_left,
    top,
    use,
)
from doghouse.games.treehouse_diner.kitchen import change_mood, clear, on_cards, open_symbol, open_symbols, push_out
from doghouse.games.treehouse_diner.knowledge import redeal, show
from doghouse.games.treehouse_diner.may import faults, price, why_not
from doghouse.games.treehouse_diner.offers import legal
from doghouse.games.treehouse_diner.pieces import discard_piece, fill_row, gain_piece, pour, row_empty
from doghouse.games.treehouse_diner.rounds import end_turn, go_on, new_game, over, pick_up, rank, score, skip
from doghouse.games.treehouse_diner.state import (
    ACTION_CARD,
    ANNOUNCE,
    BACK,
    BEE,
    BEE_PIECE,
    BONUS,
    CARD,
    COLUMNS,
    DAISIES,
    DAISY,
    DAISY_STACK,
    DELIVER,
    END,
    GRAB,
    JOKER,
    LAY,
    LAY_TARGETS,
    MIX,
    MIX_STACK,
    MOVE,
    NEEDS,
    NONE,
    OPTION,
    PIECE,
    PIECES,
    PLATE,
    ROWS,
    SPACES,
    TAKE_ORDER,
    VISIT,
    YES,
    Cards,
    Event,
    Phase,
    Stage,
    State,
)

__all__ = ["apply", "faults", "legal", "new_game", "over", "rank", "redeal", "score", "why_not"]

PRAISE = 2  # for a mastered challenge (TD-59)


# ---------------------------------------------------------------- phase 1


@rule
def visit(s: State, i: int, log: Log | None) -> None:
    """A space of the pantry is chosen: its minutes come first (TD-15, TD-16)."""
    s.stage = Stage.KITCHEN
    s.acted = 1
    s.visited = 1
    s.space = i
    s.minutes = price(s, i)
    s.phase = Phase.MINUTES
    if s.minutes == 0:
        fetch(s, log)


@rule
def pass_minute(s: State, x: int, log: Log | None) -> None:
    """A minute moves an order to the right, or pushes it out (TD-16 to TD-18); after the last the pieces are taken."""
    p = s.turn
    if x == 0:
        push_out(s, p, log)
    else:
        s.kitchen[p, x - 1] = s.kitchen[p, x]
        s.kitchen[p, x] = NONE
        note(log, Event.MINUTE, p, ALL, on_cards(s, s.kitchen[p, x - 1]), x - 1)
    s.minutes -= 1
    if s.minutes == 0:
        fetch(s, log)


@rule
def fetch(s: State, log: Log | None) -> None:
    """Take all of the chosen space; an empty row is refilled and gives its bonus (TD-15, TD-20)."""
    p, i = s.turn, s.space
    r = i // COLUMNS
    for k in range(PIECES):
        n = s.pantry[i, k]
        if n > 0:
            s.pantry[i, k] = 0
            s.supply[p, k] += n
            s.fetched += n
            note(log, Event.TAKE, p, ALL, i, k, n)
    if row_empty(s, r):
        s.emptied |= 1 << r
        note(log, Event.BONUS, p, ALL, r)
        fill_row(s, r, log)
        open_card(s, BONUS + r + ROWS * s.secret, p)


@rule
def call(s: State, cards: Cards, i: int, log: Log | None) -> None:
    """An order of the tray: of a new phone round, of the one going on, or for an effect."""
    if s.depth > 0:
        top(s)[TIMES] -= 1
        answer(s, cards, s.player, i, log)
        return
    if s.phase == Phase.VISIT:
        s.stage = Stage.PHONE
        s.acted = 1
        s.phoned = 1
        s.taken = 0
        note(log, Event.CALL, s.turn, ALL)
    pick_up(s, cards, s.player, i, log)


# ---------------------------------------------------------------- phase 2


@rule
def cover(s: State, cards: Cards, o: int, need: int, what: int) -> None:
    """Something lies on the first open symbol of a kind."""
    s.on[o, open_symbol(s, cards, o, need)] = what


@rule
def assign(s: State, cards: Cards, at: int, log: Log | None) -> None:
    """An ingredient on a symbol of an order (TD-27, TD-73)."""
    p, k, target = s.turn, at // LAY_TARGETS // SPACES, at % LAY_TARGETS
    o = s.kitchen[p, at // LAY_TARGETS % SPACES]
    need = k if target == 0 else PLATE + target - 1
    cover(s, cards, o, need, k + 1)
    s.supply[p, k] -= 1
    s.lying[o, k] += 1
    note(log, Event.LAY, p, ALL, k, on_cards(s, o), need)


@rule
def stack_daisies(s: State, cards: Cards, at: int, log: Log | None) -> None:
    """A joker of two daisies (TD-29)."""
    p, o, need = s.turn, s.kitchen[s.turn, at // NEEDS], at % NEEDS
    cover(s, cards, o, need, JOKER)
    s.supply[p, DAISY] -= DAISY_STACK
    s.lying[o, DAISY] += DAISY_STACK
    note(log, Event.STACK, p, ALL, on_cards(s, o), need, DAISY_STACK)


@rule
def stack_piece(s: State, cards: Cards, k: int, log: Log | None) -> None:
    """One of the four ingredients of a joker; with the fourth the symbol is covered (TD-29)."""
    p, o, need = s.turn, s.kitchen[s.turn, s.target // NEEDS], s.target % NEEDS
    s.supply[p, k] -= 1
    s.lying[o, k] += 1
    s.lowest = k
    s.stacked += 1
    if s.stacked == MIX_STACK:
        cover(s, cards, o, need, JOKER)
        note(log, Event.STACK, p, ALL, on_cards(s, o), need, MIX_STACK)
        go_on(s, cards, log)


@rule
def start_stack(s: State, at: int) -> None:
    """A joker of four ingredients is begun."""
    s.target = at
    s.stacked = 0
    s.lowest = 0
    s.phase = Phase.STACK


@rule
def lay_bee(s: State, x: int, log: Log | None) -> None:
    """A bee on an order (TD-53)."""
    s.supply[s.turn, BEE_PIECE] -= 1
    s.lying[s.kitchen[s.turn, x], BEE_PIECE] += 1
    note(log, Event.BEE, s.turn, ALL, on_cards(s, s.kitchen[s.turn, x]))


@rule
def deliver(s: State, cards: Cards, log: Log | None) -> None:
    """All covered orders are delivered, their bees saved (TD-30, TD-54); enough of them bring the end (TD-32)."""
    p = s.turn
    for x in range(SPACES):
        o = s.kitchen[p, x]
        if o != NONE and open_symbols(s, cards, o) == 0:
            bees = s.lying[o, BEE_PIECE]
            s.lying[o, BEE_PIECE] = 0
            s.hive[p] += bees
            s.rescued += bees
            s.sent += 1
            s.kitchen[p, x] = NONE
            s.delivered[p, o] = 1
            clear(s, o)
            note(log, Event.DELIVER, p, ALL, on_cards(s, o), bees)
    pour(s, log)
    if not s.last and count(s.delivered[p]) >= s.deliveries:
        s.last = 1
        note(log, Event.LAST, p, ALL)


@rule
def announce(s: State, c: int, log: Log | None) -> None:
    """A mastered challenge is turned over for two praise (TD-59); afterwards only others, or the end (TD-61)."""
    s.challenge[s.turn, c] = 2
    s.stage = Stage.ANNOUNCE
    note(log, Event.MASTER, s.turn, ALL, c)
    change_mood(s, s.turn, PRAISE, log)


@rule
def play_card(s: State, c: int, log: Log | None) -> None:
    """An Action card is carried out at once and lies face up (TD-75)."""
    p = s.turn
    show(s, p, c)
    s.hand[p, c] -= 1
    s.played[c] += 1
    note(log, Event.CARD, p, ALL, c)
    open_card(s, ACTION_CARD + c, p)


# ---------------------------------------------------------------- choices


@rule
def choose_piece(s: State, k: int, log: Log | None) -> None:
    """An ingredient is discarded, recycled or fetched from the compost (TD-38 to TD-40)."""
    top(s)[TIMES] -= 1
    if s.phase == Phase.COMPOST:
        save(s, s.player, k, log)
        return
    discard_piece(s, s.player, k, log)
    if s.phase == Phase.RECYCLE:
        gain_piece(s, s.player, log)


@rule
def say(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Yes or no to what may be done."""
    if s.phase == Phase.RECYCLE:
        top(s)[TIMES] = 0
    else:
        use(s, cards, action == YES, log)


@rule
def choose(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Make the choice that an effect asks for."""
    if action >= GRAB:
        top(s)[TIMES] -= 1
        grab(s, s.player, (action - GRAB) // PIECES, (action - GRAB) % PIECES, log)
    elif action >= PIECE:
        choose_piece(s, action - PIECE, log)
    elif action >= TAKE_ORDER:
        call(s, cards, action - TAKE_ORDER, log)
    elif action >= BACK:
        top(s)[TIMES] -= 1
        shift_left(s, s.player, action - BACK, log)
    elif action >= OPTION:
        choose_option(s, cards, action - OPTION)
    else:
        say(s, cards, action, log)


@rule
def in_kitchen(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Assign, lay, deliver, announce, or play a card."""
    if action >= ANNOUNCE:
        announce(s, action - ANNOUNCE, log)
    elif action >= CARD:
        play_card(s, action - CARD, log)
    elif action >= BEE:
        lay_bee(s, action - BEE, log)
    elif action >= DAISIES:
        stack_daisies(s, cards, action - DAISIES, log)
    elif action >= LAY:
        assign(s, cards, action - LAY, log)
    else:
        deliver(s, cards, log)


@rule
def apply(s: State, cards: Cards, action: int, log: Log | None) -> None:
    """Do one legal action and run on, chance included, to the next decision."""
    if action == END and s.phase != Phase.VISIT:
        end_turn(s, cards, log)
        return
    if s.phase == Phase.STACK:
        stack_piece(s, cards, action - PIECE, log)
        return
    if MIX <= action < BEE:
        start_stack(s, action - MIX)
        return
    if action == END:
        skip(s, log)
    elif action == DELIVER or action >= LAY:
        in_kitchen(s, cards, action, log)
    elif VISIT <= action < GRAB:
        visit(s, action - VISIT, log)
    elif s.phase == Phase.MINUTES:
        pass_minute(s, action - MOVE, log)
    else:
        choose(s, cards, action, log)
    if s.minutes == 0:
        go_on(s, cards, log)
