"""What happens by itself: set-up, days, turns, dinner, scores."""

from __future__ import annotations

from doghouse.core.chance import draw, seed_rows
from doghouse.core.log import ALL, Log, note
from doghouse.core.rule import rule
from doghouse.games.treat_please.effects import add_bones, lasting, open_card, refill, run_card, turn_up
from doghouse.games.treat_please.may import sets
from doghouse.games.treat_please.state import (
    BEHAVIORS,
    CHARACTERS,
    DAYS,
    DINNER,
    DOGS,
    FOR_SALE,
    KIBBLES,
    LOTS,
    NAP,
    NOBODY,
    NONE,
    OBJECTIVES,
    OWN,
    PER_TYPE,
    ROUND_CARD,
    ROUND_CARDS,
    ROUNDS,
    ROW,
    START_BONES,
    SUPPER,
    TYPES,
    WEEKEND,
    Cards,
    Event,
    Options,
    Phase,
    Place,
    State,
)


@rule
def new_game(s: State, cards: Cards, options: Options, seed: int, log: Log | None) -> None:
    """Set up (TP-02 to TP-10) and run on to the first decision; ``s`` must be all zeros."""
    seed_rows(s.rng, seed)
    s.players = options.players
    fill_piles(s)
    for p in range(s.players):
        start_player(s, cards, p, log)
    s.first = options.first
    if s.first == NOBODY:
        s.first = draw(s.rng, LOTS, s.lots, log)
    for i in range(ROW):
        refill(s, i, log)
    for t in range(TYPES):
        turn_up(s, t, log)
    start_day(s, cards, log)


@rule
def fill_piles(s: State) -> None:
    """Every pile holds one of each of its cards."""
    for p in range(s.players):
        s.lots[p] = 1
    for c in range(CHARACTERS):
        s.dogs[c] = 1
    for k in range(FOR_SALE):
        s.deck[k] = 1
    for k in range(ROUND_CARDS):
        s.days[k] = 1
    for t in range(TYPES):
        for k in range(PER_TYPE):
            s.stack[t, k] = 1


@rule
def start_player(s: State, cards: Cards, p: int, log: Log | None) -> None:
    """A character, its energy, three bones and four behaviors (TP-02 to TP-04)."""
    s.character[p] = draw(s.rng, DOGS, s.dogs, log)
    s.energy[p] = cards.start[s.character[p]]
    s.bones[p] = START_BONES
    note(log, Event.DOG, p, ALL, s.character[p])
    own = OWN + 2 * s.character[p]
    s.place[p, NAP] = Place.HAND
    s.place[p, KIBBLES] = Place.HAND
    s.place[p, own] = Place.HAND
    s.place[p, own + 1] = Place.HAND


@rule
def start_day(s: State, cards: Cards, log: Log | None) -> None:
    """The next round card is turned up and carried out for everybody, from the first player on (TP-15 to TP-17)."""
    s.day_long[:] = 0
    begin_turn(s)
    if s.round == WEEKEND:
        note(log, Event.WEEKEND, NOBODY, ALL)
    s.day = draw(s.rng, DAYS, s.days, log)
    note(log, Event.DAY, s.first, ALL, s.round + 1, s.day)
    open_card(s, ROUND_CARD + s.day, s.first, 0 if cards.once[s.day] else s.players - 1)
    run_card(s, cards, log)
    if s.card == NONE:
        start_turn(s, s.first)


@rule
def start_turn(s: State, p: int) -> None:
    """Slots, allowances and discounts begin anew (TP-48)."""
    s.phase = Phase.TURN
    s.player = p
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    """Nothing has been done this turn, and nothing lasts from another."""
    s.behaviors = 0
    s.learns = 0
    s.objectives = 0
    s.turn_long[:] = 0


@rule
def end_turn(s: State, cards: Cards, log: Log | None) -> None:
    """Cards to the discard area, Nap to the hand, dinner (TP-35, TP-38, TP-39); then the next turn, day or the end."""
    p = s.player
    for b in range(BEHAVIORS):
        if s.place[p, b] == Place.ACTIVE:
            s.place[p, b] = Place.HAND if b == NAP else Place.DISCARD
    meal = max(0, DINNER + lasting(s, p, SUPPER))
    note(log, Event.DINNER, p, ALL, meal)
    add_bones(s, p, meal, log)
    after = (p + 1) % s.players
    if after != s.first:
        start_turn(s, after)
        return
    s.round += 1
    if s.round == ROUNDS:
        s.phase = Phase.OVER
        note(log, Event.OVER, NOBODY, ALL)
    else:
        start_day(s, cards, log)


@rule
def over(s: State) -> bool:
    """Is the game over?"""
    return s.phase == Phase.OVER


@rule
def affection(s: State, cards: Cards, p: int) -> int:
    """The base score: affection of completed objectives (TP-42)."""
    n = 0
    for o in range(OBJECTIVES):
        if s.done[p, o]:
            n += cards.affection[o]
    return n


@rule
def score(s: State, cards: Cards, seat: int) -> int:
    """Affection, sets, and a point for every 5 of attention and bones left (TP-42 to TP-45)."""
    return affection(s, cards, seat) + sets(s, seat) + (s.attention[seat] + s.bones[seat]) // 5


@rule
def rank(s: State, cards: Cards, seat: int) -> int:
    """Who has most wins: points, and in a tie the number of learned cards; those who have the same share it (TP-46)."""
    return score(s, cards, seat) * BEHAVIORS + s.learned[seat]
