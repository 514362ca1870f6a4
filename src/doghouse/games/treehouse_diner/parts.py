"""The parts that a seat can choose from, with what people need to know of each; whether they may is for plays.py."""

from __future__ import annotations

from collections.abc import Iterator

from doghouse.games.treehouse_diner import may, rules
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.effects import held_in, line
from doghouse.games.treehouse_diner.kitchen import capacity, fewest_bees, on_cards, open_symbol
from doghouse.games.treehouse_diner.pieces import ingredients
from doghouse.games.treehouse_diner.reasons import card_of
from doghouse.games.treehouse_diner.state import (
    ACTION_CARDS,
    ANNOUNCE,
    BACK,
    BEE,
    BEE_PIECE,
    CARD,
    CHALLENGES,
    COLUMNS,
    DAISIES,
    DAISY,
    DAISY_STACK,
    DELIVER,
    END,
    GRAB,
    GROUPS,
    INGREDIENTS,
    LAY,
    LAY_TARGETS,
    MIX,
    MIX_STACK,
    MOVE,
    NEEDS,
    NO,
    NONE,
    OPEN,
    OPTION,
    PIECE,
    PIECES,
    PLATE,
    ROWS,
    SPACES,
    SYMBOLS,
    TAKE_ORDER,
    VISIT,
    YES,
    Phase,
    State,
)
from doghouse.games.treehouse_diner.view import NEED_NAMES, PIECE_NAMES

Data = dict[str, object]
Part = tuple[int, str, Data]  # the action, what kind of part it is, and what it is about

PIECE_PHASES = (Phase.DISCARD, Phase.RECYCLE, Phase.COMPOST)


def of_phase(s: State, deck: Deck) -> Iterator[Part]:
    """Everything that the phase asks for, whether it may be done or not."""
    if s.phase == Phase.VISIT:
        yield from _visit(s, deck)
    elif s.phase == Phase.KITCHEN:
        yield from _kitchen(s, deck)
    elif s.phase == Phase.ANNOUNCE:
        yield END, "end", {}
        yield from _challenges(s, deck)
        yield from _cards(s, deck)
    elif s.phase == Phase.TRAY:
        yield from _tray(s, deck)
    else:
        yield from _choice(s, deck)


def on_lane(s: State, deck: Deck, start: int, name: str) -> Iterator[Part]:
    """One part for each order in the kitchen of whoever is asked, named by its space."""
    p = s.player if start == BACK else s.turn
    for x in range(SPACES):
        if s.kitchen[p, x] != NONE:
            yield start + x, name, {"space": x + 1, "card": card_of(s, deck, start + x)}


def minutes(s: State, deck: Deck) -> Iterator[Part]:
    """The orders that a minute could move."""
    return on_lane(s, deck, MOVE, "minute")


def stack(s: State) -> Iterator[Part]:
    """The ingredients in the supply, for a joker of four."""
    return ((PIECE + k, "piece", {"piece": PIECE_NAMES[k]}) for k in range(INGREDIENTS) if s.supply[s.turn, k] > 0)


def _visit(s: State, deck: Deck) -> Iterator[Part]:
    yield END, "end", {}
    for r in range(ROWS):
        for c in range(s.columns):
            i = r * COLUMNS + c
            price = {"cost": may.price(s, i), "have": capacity(s, s.turn)}
            yield VISIT + i, "visit", {"row": r + 1, "column": c + 1, **price}
    yield from _tray(s, deck)
    yield from _cards(s, deck)


def _tray(s: State, deck: Deck) -> Iterator[Part]:
    for i in range(s.players + 1):
        if s.tray[i] != NONE:
            yield TAKE_ORDER + i, "order", {"place": i, "card": card_of(s, deck, TAKE_ORDER + i)}


def _cards(s: State, deck: Deck) -> Iterator[Part]:
    """The Action cards of the seat that is asked."""
    for c in range(ACTION_CARDS):
        if s.hand[s.player, c] > 0:
            yield CARD + c, "card", {"card": deck.action_ids[c]}


def _challenges(s: State, deck: Deck) -> Iterator[Part]:
    """The challenges that are not mastered yet."""
    for c in range(CHALLENGES):
        if s.challenge[s.turn, c] == 1:
            yield ANNOUNCE + c, "announce", {"card": deck.challenge_ids[c]}


def _kitchen(s: State, deck: Deck) -> Iterator[Part]:
    yield END, "end", {}
    yield DELIVER, "deliver", {}
    yield from _lays(s, deck)
    for start, name, enough in (
        (DAISIES, "daisies", s.supply[s.turn, DAISY] >= DAISY_STACK),
        (MIX, "mix", ingredients(s, s.turn) >= MIX_STACK),
    ):
        if enough:
            yield from _jokers(s, deck, start, name)
    if s.supply[s.turn, BEE_PIECE] > 0:
        yield from on_lane(s, deck, BEE, "bee")
    yield from _cards(s, deck)
    yield from _challenges(s, deck)


def _lays(s: State, deck: Deck) -> Iterator[Part]:
    """Each ingredient of the supply on each order: on its own symbol, and on every group of plates with one open."""
    for k in range(INGREDIENTS):
        for x in range(SPACES * (s.supply[s.turn, k] > 0)):
            o = s.kitchen[s.turn, x]
            if o == NONE:
                continue
            groups = [g for g in range(GROUPS) if open_symbol(s, deck.cards, o, PLATE + g) != NONE]
            own = k in deck.cards.need[on_cards(s, o)].tolist() or not groups
            for target in [0] * own + [g + 1 for g in groups]:
                action = LAY + (k * SPACES + x) * LAY_TARGETS + target
                plate = {"plate": NEED_NAMES[PLATE + target - 1]} if target else {}
                about = {"piece": PIECE_NAMES[k], "space": x + 1, "card": card_of(s, deck, action)}
                yield action, "lay", about | plate


def _jokers(s: State, deck: Deck, start: int, name: str) -> Iterator[Part]:
    """A joker on each kind of symbol that is open."""
    for x in range(SPACES):
        o = s.kitchen[s.turn, x]
        for need in range(NEEDS * (o != NONE)):
            if open_symbol(s, deck.cards, o, need) != NONE:
                action = start + x * NEEDS + need
                yield action, name, {"space": x + 1, "card": card_of(s, deck, action), "need": NEED_NAMES[need]}


def _choice(s: State, deck: Deck) -> Iterator[Part]:
    """What an effect leaves to choose."""
    if s.phase in PIECE_PHASES:
        for k in range(INGREDIENTS):
            if held_in(s, k, s.phase) > 0:
                yield PIECE + k, "piece", {"piece": PIECE_NAMES[k]}
    elif s.phase == Phase.LEFT:
        yield from on_lane(s, deck, BACK, "left")
    elif s.phase == Phase.GRAB:
        yield from _grabs(s)
    elif s.phase == Phase.OPTION:
        for k in range(deck.cards.effect[line(s), 1]):
            yield OPTION + k, "option", {"option": k}
    elif s.phase == Phase.MAY:
        yield YES, "yes", {"cost": {"ingredients": n} if (n := deck.cards.effect[line(s), 1]) else {}}
    if s.phase in (Phase.MAY, Phase.RECYCLE):
        yield NO, "no", {}


def _grabs(s: State) -> Iterator[Part]:
    """Each kind of piece in each space of the pantry."""
    for i in range(ROWS * COLUMNS):
        for k in range(PIECES):
            if s.pantry[i, k] > 0:
                where: Data = {"row": i // COLUMNS + 1, "column": i % COLUMNS + 1}
                yield GRAB + i * PIECES + k, "grab", where | {"piece": PIECE_NAMES[k]}


# ---------------------------------------------------------------- what goes without saying


def obvious(s: State, deck: Deck) -> list[int]:
    """Ingredients and bees that can go to one place only, in the order in which they may be laid.

    A joker of two Daisies that could be made is a choice, one of four ingredients is not reckoned with.
    """
    found, then = list[int](), s.copy()
    while next_ones := _next_obvious(then, deck) or _next_bees(then, deck):
        for action in next_ones:
            rules.apply(then, deck.cards, action, None)  # laying leaves nothing to chance
        found += next_ones
    return found


def _next_obvious(s: State, deck: Deck) -> list[int]:
    """What has to happen with the first ingredient for which there is no choice."""
    legal = {k: _places(s, deck, k) for k in range(INGREDIENTS) if s.supply[s.turn, k] > 0}
    for k, places in legal.items():
        if not places or (k == DAISY and _daisies_open(s, deck)):
            continue
        if len(places) == 1:
            ((x, target),) = places
            if not target or not any((x, target) in other for j, other in legal.items() if j != k):
                return [_lay(k, x, target)]
        elif not any(target for _, target in places):
            room = {x: _room(s, deck, x, k) for x, _ in places}
            if sum(room.values()) <= s.supply[s.turn, k]:
                return [_lay(k, x, 0) for x, n in room.items() for _ in range(n)]
    return []


def _lay(k: int, x: int, target: int) -> int:
    return LAY + (k * SPACES + x) * LAY_TARGETS + target


def _places(s: State, deck: Deck, k: int) -> list[tuple[int, int]]:
    """Where an ingredient may be laid: the space, and 0 for its own symbol or g + 1 for plates of group g."""
    places = [(x, target) for x in range(SPACES) for target in range(LAY_TARGETS)]
    return [(x, target) for x, target in places if may.lay_faults(s, deck.cards, k, x, target) == 0]


def _room(s: State, deck: Deck, x: int, k: int) -> int:
    """How many open symbols of an ingredient an order has."""
    o = s.kitchen[s.turn, x]
    return sum(deck.cards.need[on_cards(s, o), i] == k and s.on[o, i] == OPEN for i in range(SYMBOLS))


def _daisies_open(s: State, deck: Deck) -> bool:
    """Can a joker of two Daisies be made?"""
    return any(may.faults(s, deck.cards, action) == 0 for action in range(DAISIES, MIX))


def _next_bees(s: State, deck: Deck) -> list[int]:
    """Bees that go to all the orders with the fewest, when there are enough for each."""
    p = s.turn
    held = s.supply[p, BEE_PIECE]
    least = [
        x for x in range(SPACES) if s.kitchen[p, x] != NONE and s.lying[s.kitchen[p, x], BEE_PIECE] == fewest_bees(s, p)
    ]
    return [BEE + x for x in least] if 0 < len(least) <= held else []
