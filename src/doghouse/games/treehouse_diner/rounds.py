"""What happens by itself: set-up, the phone round, turns, the end, scores."""

from __future__ import annotations

from doghouse.core.chance import count, draw, seed_rows
from doghouse.core.log import ALL, Log, note
from doghouse.core.rule import rule
from doghouse.games.treehouse_diner.effects import draw_action, open_card, run, take_order
from doghouse.games.treehouse_diner.goals import on_orders
from doghouse.games.treehouse_diner.kitchen import fill_tray, on_cards, on_tray, orders_in
from doghouse.games.treehouse_diner.may import phase_one_open
from doghouse.games.treehouse_diner.pieces import fill_row, gain_piece, ingredients, row_empty
from doghouse.games.treehouse_diner.state import (
    ACTION_CARDS,
    BEE_PIECE,
    CHALLENGE_PILE,
    CHALLENGES,
    CHALLENGES_EACH,
    CHILI,
    GAME_ORDERS,
    IN_BOX,
    LOTS,
    MOST_ROUNDS,
    NOBODY,
    NONE,
    ORDER_SET,
    PIECES,
    ROWS,
    SPACES,
    START_4,
    START_6,
    START_PIECES,
    STARTS,
    TRAY_PLACES,
    Cards,
    Event,
    Options,
    Phase,
    Stage,
    State,
)

BEES_BONUS = 3  # TD-57
# Larger than what each tie-breaker can be (TD-35).
DELIVERED_BELOW, UNFINISHED_BELOW, ON_BELOW, SUPPLY_BELOW = 64, 8, 128, 128


# ---------------------------------------------------------------- set-up


@rule
def new_game(s: State, cards: Cards, options: Options, seed: int, log: Log | None) -> None:
    """Set up (TD-06 to TD-12, TD-50, TD-51, TD-70, TD-71) and run on to the first decision; ``s`` must be all zeros."""
    seed_rows(s.rng, seed)
    agree(s, options)
    fill_piles(s, cards)
    for p in range(s.players):
        start_kitchen(s, p, log)
    for p in range(s.players):
        for _ in range(START_PIECES):
            gain_piece(s, p, log)
    for r in range(ROWS):
        fill_row(s, r, log)
    fill_tray(s, log)
    for p in range(s.players * s.secret):
        draw_action(s, p, log)
    for p in range(s.players * s.bees):
        deal_challenges(s, p, log)
    s.first = options.first
    if s.first == NOBODY:
        s.first = draw(s.rng, LOTS, s.lots, log)
    note(log, Event.FIRST, s.first, ALL)
    s.round = 1
    start_turn(s, cards, s.first, log)
    go_on(s, cards, log)


@rule
def agree(s: State, options: Options) -> None:
    """What the options say, and what goes with the number of helpers (TD-08, TD-32)."""
    s.players = options.players
    s.bees = options.bees
    s.secret = options.secret
    s.deliveries = options.deliveries if options.deliveries > 0 else 10 - s.players
    s.columns = options.columns if options.columns > 0 else s.players + 1


@rule
def fill_piles(s: State, cards: Cards) -> None:
    """Bag and piles hold what the modules bring (TD-03, TD-50, TD-70)."""
    for p in range(s.players):
        s.lots[p] = 1
    for k in range(STARTS):
        s.start_4[k] = 1
        s.start_6[k] = 1
    for k in range(PIECES):
        s.bag[k] = IN_BOX[k]
    s.bag[CHILI] *= s.secret
    s.bag[BEE_PIECE] *= s.bees
    for k in range(ORDER_SET):
        s.order_pile[k] = 1
    for c in range(ACTION_CARDS):
        s.action_pile[c] = cards.copies[c] * s.secret
    for c in range(CHALLENGES):
        s.challenge_pile[c] = s.bees
    for i in range(TRAY_PLACES):
        s.tray[i] = NONE


@rule
def start_kitchen(s: State, p: int, log: Log | None) -> None:
    """A Starting order of 4 and one of 6 minutes, without their effects (TD-06)."""
    for x in range(SPACES):
        s.kitchen[p, x] = NONE
    s.kitchen[p, 3] = draw(s.rng, START_4, s.start_4, log)
    s.kitchen[p, 5] = STARTS + draw(s.rng, START_6, s.start_6, log)
    note(log, Event.START, p, ALL, s.kitchen[p, 3], 3)
    note(log, Event.START, p, ALL, s.kitchen[p, 5], 5)


@rule
def deal_challenges(s: State, p: int, log: Log | None) -> None:
    """Three random challenges, face up (TD-51)."""
    for _ in range(CHALLENGES_EACH):
        c = draw(s.rng, CHALLENGE_PILE, s.challenge_pile, log)
        s.challenge[p, c] = 1
        note(log, Event.CHALLENGE, p, ALL, c)


# ---------------------------------------------------------------- turns


@rule
def start_turn(s: State, cards: Cards, p: int, log: Log | None) -> None:
    """Nothing has been done this turn."""
    s.turn = p
    s.stage = Stage.VISIT
    s.visited = 0
    s.phoned = 0
    s.free = 0
    s.calm = 0
    s.emptied = 0
    s.fetched = 0
    s.sent = 0
    s.rescued = 0
    s.pushed = 0
    note(log, Event.TURN, p, ALL, s.round)


@rule
def go_on(s: State, cards: Cards, log: Log | None) -> None:
    """Run on to the next decision."""
    while True:
        run(s, cards, log)
        if s.depth > 0:
            return
        if s.stage == Stage.PHONE:
            if ring(s, cards, log):
                return
        elif s.stage == Stage.VISIT and (phase_one_open(s) or holds_card(s, s.turn)):
            ask(s, Phase.VISIT, s.turn)
            return
        elif s.stage == Stage.VISIT:
            skip(s, log)
        else:
            ask(s, Phase.ANNOUNCE if s.stage == Stage.ANNOUNCE else Phase.KITCHEN, s.turn)
            return


@rule
def ask(s: State, phase: int, p: int) -> None:
    """The next decision."""
    s.phase = phase
    s.player = p


@rule
def skip(s: State, log: Log | None) -> None:
    """With no affordable space and an empty tray phase 1 is skipped (TD-19)."""
    s.stage = Stage.KITCHEN
    note(log, Event.SKIP, s.turn, ALL)


@rule
def holds_card(s: State, p: int) -> bool:
    """Has a helper an Action card?"""
    return count(s.hand[p]) > 0


@rule
def ring(s: State, cards: Cards, log: Log | None) -> bool:
    """The phone round goes on: True when somebody has a choice; afterwards the tray is refilled (TD-22, TD-23)."""
    left = on_tray(s)
    if left == 0:
        s.stage = Stage.KITCHEN
        fill_tray(s, log)
        return False
    p = (s.turn + s.taken) % s.players
    if left > 1:
        ask(s, Phase.TRAY, p)
        return True
    for i in range(TRAY_PLACES):
        if s.tray[i] != NONE:
            pick_up(s, cards, p, i, log)
    return False


@rule
def pick_up(s: State, cards: Cards, p: int, i: int, log: Log | None) -> None:
    """An order of the phone round, and its effects."""
    s.taken += 1
    o = take_order(s, cards, p, i, log)
    open_card(s, on_cards(s, o), p)


@rule
def end_turn(s: State, cards: Cards, log: Log | None) -> None:
    """Rows that had to wait are refilled (TD-21); then the next turn, round or the end (TD-31, TD-33)."""
    for r in range(ROWS):
        if row_empty(s, r):
            fill_row(s, r, log)
    for c in range(ACTION_CARDS):
        s.discards[c] += s.played[c]
        s.played[c] = 0
    after = (s.turn + 1) % s.players
    if after == s.first:
        if s.last or not s.acted or s.round == MOST_ROUNDS:
            s.phase = Phase.OVER
            note(log, Event.OVER, NOBODY, ALL)
            return
        s.round += 1
        s.acted = 0
    start_turn(s, cards, after, log)
    go_on(s, cards, log)


# ---------------------------------------------------------------- the end


@rule
def over(s: State) -> bool:
    """Is the game over?"""
    return s.phase == Phase.OVER


@rule
def points(s: State, cards: Cards, p: int) -> int:
    """The points of delivered orders (TD-34)."""
    n = 0
    for o in range(GAME_ORDERS):
        if s.delivered[p, o]:
            n += cards.points[on_cards(s, o)]
    return n


@rule
def bees_bonus(s: State, p: int) -> int:
    """Who saved most bees gets 3 points, all who tie do, nobody when none was saved (TD-57)."""
    for q in range(s.players):
        if s.hive[q] > s.hive[p]:
            return 0
    return BEES_BONUS * (s.hive[p] > 0)


@rule
def score(s: State, cards: Cards, seat: int) -> int:
    """Delivered orders, mood, saved bees (TD-34, TD-56, TD-57)."""
    return points(s, cards, seat) + s.mood[seat] + s.hive[seat] + bees_bonus(s, seat)


@rule
def rank(s: State, cards: Cards, seat: int) -> int:
    """Who has most wins: points, delivered orders, unfinished orders, ingredients on them and in the supply (TD-35)."""
    n = score(s, cards, seat) * DELIVERED_BELOW + count(s.delivered[seat])
    n = n * UNFINISHED_BELOW + orders_in(s, seat)
    n = n * ON_BELOW + on_orders(s, seat)
    return n * SUPPLY_BELOW + ingredients(s, seat)
