"""Every card of the house deck in a scenario of its own, interpreted and compiled.

The scenarios stand in ``house/*.txt``, written from what the cards say, each in a line of four parts: the card, what
is set up besides the usual table, what is done, and all that changes.

The usual table: three helpers, seat 0 is to move and has an empty kitchen and supply.  Seats 1 and 2 (written "1:" and
"2:") have a radish each.  The bag holds blueberries only and the Action pile Double Espressos, so that chance has no
choice; pile and tray are empty.  The pantry has two columns, acorns in the first and radishes in the second.  An order
in question lies alone on the tray, an Action card is in seat 0's hand, a challenge lies open before it.

``cook soup: acorn=A radish=B`` brings these pieces, lays them (on the plates named, else on their own symbols) and
delivers, which is refused until the last one lies; they end in the compost, where they are not listed again.
``phone soup 3`` takes the order, which has to lie on the space of 3 minutes then.  ``sent soup owl 5``: delivered, an
owl's order of 5 points.  ``not`` before what is done: it is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from doghouse.core.rule import compiled
from doghouse.games.treehouse_diner import cards, rules
from doghouse.games.treehouse_diner.state import (
    ANNOUNCE,
    BACK,
    BEE,
    BEE_PIECE,
    CARD,
    CHILI_ORDER,
    COLUMNS,
    DELIVER,
    END,
    GAME_ORDERS,
    GRAB,
    LAY,
    LAY_TARGETS,
    MOVE,
    NO,
    NONE,
    OPTION,
    ORDER_SET,
    PIECE,
    PIECES,
    ROWS,
    SPACES,
    STARTING,
    TAKE_ORDER,
    VISIT,
    YES,
    Phase,
    Stage,
    State,
)
from doghouse.games.treehouse_diner.verbs import INGREDIENT_WORDS, PLATE_WORDS

HOUSE = cards.house()
FILES = sorted((Path(__file__).parent / "house").glob("*.txt"))
WORDS = {"end": END, "deliver": DELIVER, "yes": YES, "no": NO}
ASKED = {"discard": Phase.DISCARD, "recycle": Phase.RECYCLE, "save": Phase.COMPOST}
PIECE_WORDS = (*INGREDIENT_WORDS, "bee")
HELPERS = 3
WHO = ("", "1: ", "2: ")
Picture = dict[str, int | str]


class Scenario(NamedTuple):
    """A line of a file: a card and three lists of phrases."""

    card: str
    given: list[str]
    done: list[str]
    changed: list[str]


def scenarios() -> Iterator[Scenario]:
    for file in FILES:
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                card, *parts = line.split("|")
                yield Scenario(card.strip(), *([p.strip() for p in part.split(";") if p.strip()] for part in parts))


SCENARIOS = list(scenarios())


# ---------------------------------------------------------------- the table


def order(name: str) -> int:
    """The number in the game of an order of either set."""
    o = HOUSE.order_ids.index(name)
    return o - ORDER_SET if o >= CHILI_ORDER else o


def order_id(s: State, o: int) -> str:
    return "none" if o == NONE else HOUSE.order_ids[o + ORDER_SET * (s.secret and o >= STARTING)]


def piece(word: str) -> int:
    return PIECE_WORDS.index(word)


def place(word: str) -> int:
    """The number of a space of the pantry, such as ``2.1``."""
    row, column = map(int, word.split("."))
    return (row - 1) * COLUMNS + column - 1


def space(s: State, p: int, name: str) -> int:
    return s.kitchen[p].tolist().index(order(name))


def usual(card: str) -> State:
    """The table that the scenario of a card begins with."""
    s = State.new()
    s.players, s.columns, s.deliveries, s.round, s.rng[:] = HELPERS, 2, 7, 3, 1
    s.kitchen[:], s.tray[:] = NONE, NONE
    s.bag[piece("blueberry")] = 20
    for row in range(1, ROWS + 1):
        s.pantry[place(f"{row}.1"), piece("acorn")] = row
        s.pantry[place(f"{row}.2"), piece("radish")] = row
    for p in (1, 2):
        s.supply[p, piece("radish")] = 1
    s.action_pile[HOUSE.action_ids.index("espresso")] = 5
    kind = HOUSE.data(card).kind
    s.secret, s.bees = kind in ("chili", "action", "chili-bonus"), kind == "challenge"
    if kind in ("basic", "chili"):
        s.tray[0] = order(card)
    elif kind == "action":
        s.hand[0, HOUSE.action_ids.index(card)] = 1
    elif kind == "challenge":
        s.challenge[0, HOUSE.challenge_ids.index(card)] = 1
    return s


def give(s: State, phrase: str) -> None:
    """Set up one thing."""
    p = int(phrase[0]) if phrase[1:2] == ":" else 0
    word, *rest = phrase.removeprefix(WHO[p]).split()
    if word == "supply" or word == "compost":
        for name in rest:
            (s.supply[p] if word == "supply" else s.compost)[piece(name)] += 1
    elif word == "kitchen":
        s.kitchen[p, int(rest[1]) - 1] = order(rest[0])
    elif word == "on":
        put_on(s, rest[0], rest[1:])
    elif word == "pantry":
        s.pantry[place(rest[0])][:] = [rest[1:].count(name) for name in PIECE_WORDS]
    elif word == "pile":
        for name in rest:
            s.order_pile[order(name) - STARTING] = 1
    elif word == "tray":
        s.tray[: len(rest)] = [order(name) for name in rest]
    elif word == "mood":
        s.mood[p] = int(rest[0])
    elif word == "bees":
        s.bees = 1
    else:
        assert phrase == "phase 2"
        s.phase, s.stage, s.visited = Phase.KITCHEN, Stage.KITCHEN, 1


def put_on(s: State, name: str, pieces: list[str]) -> None:
    """Pieces lie on an order, each ingredient on the first symbol of its kind that is open."""
    o = order(name)
    for word in pieces:
        s.lying[o, piece(word)] += 1
        if word != "bee":
            needs = HOUSE.data(name).needs
            free = [i for i, need in enumerate(needs) if need == word and not s.on[o, i]]
            s.on[o, free[0]] = piece(word) + 1


# ---------------------------------------------------------------- what is done


def lay(s: State, what: str, x: int) -> int:
    """The action of laying ``acorn``, or ``acorn=A``, on the order on a space."""
    word, _, plate = what.partition("=")
    return LAY + (piece(word) * SPACES + x) * LAY_TARGETS + (PLATE_WORDS.index(plate) + 1 if plate else 0)


def act(build: ModuleType, s: State, action: int) -> None:
    assert build.why_not(s, HOUSE.cards, action) == 0
    build.apply(s, HOUSE.cards, action, None)


def cook(build: ModuleType, s: State, name: str, pieces: list[str], before: Picture) -> None:
    """Bring pieces, lay them on an order and deliver it."""
    for what in pieces:
        assert build.why_not(s, HOUSE.cards, DELIVER) != 0
        word = what.partition("=")[0]
        s.supply[0, piece(word)] += 1
        act(build, s, lay(s, what, space(s, 0, name)))
        held = before[f"compost {word}"]
        assert isinstance(held, int)
        before[f"compost {word}"] = held + 1
    act(build, s, DELIVER)


def number(s: State, phrase: str) -> int:
    """The number of a single action, such as ``grab acorn 2.1``."""
    word, *rest = phrase.split()
    if word in WORDS:
        return WORDS[word]
    if word in ASKED:
        assert s.phase == ASKED[word]
        return PIECE + piece(rest[0])
    if word in ("phone", "answer"):
        return TAKE_ORDER + s.tray.tolist().index(order(rest[0]))
    if word in ("minute", "left", "bee"):
        return {"minute": MOVE, "left": BACK, "bee": BEE}[word] + space(s, s.player, rest[0])
    if word == "visit":
        return VISIT + place(rest[0])
    if word == "grab":
        return GRAB + place(rest[1]) * PIECES + piece(rest[0])
    if word == "option":
        return OPTION + int(rest[0]) - 1
    if word == "announce":
        return ANNOUNCE + HOUSE.challenge_ids.index(rest[0])
    return {"card": CARD}[word] + HOUSE.action_ids.index(rest[0])


def do(build: ModuleType, s: State, phrase: str, before: Picture) -> None:
    """Do one thing, or see that it is refused."""
    if phrase.startswith("cook "):
        name, _, pieces = phrase.removeprefix("cook ").partition(":")
        cook(build, s, name, pieces.split(), before)
        return
    if phrase.startswith("not "):
        assert build.why_not(s, HOUSE.cards, number(s, phrase.removeprefix("not "))) != 0, phrase
        return
    p = int(phrase[0]) if phrase[1:2] == ":" else 0
    assert s.player == p, phrase
    act(build, s, number(s, phrase.removeprefix(WHO[p])))
    if phrase.startswith("phone "):
        _, name, minutes = phrase.split()
        assert space(s, 0, name) == int(minutes) - 1


# ---------------------------------------------------------------- what changed


def held(s: State, k: int, row: int) -> str:
    """What lies in a space of the pantry."""
    words = [word for j, word in enumerate(PIECE_WORDS) for _ in range(s.pantry[row * COLUMNS + k, j])]
    return " ".join(words) or "none"


def picture(s: State) -> Picture:
    """All that can change, by the name that the scenarios give it: numbers that go up and down, and words."""
    seen: Picture = {"free": s.free, "calm": s.calm, "hive": s.hive[0]}
    for p, who in enumerate(WHO):
        seen[f"{who}mood"] = s.mood[p]
        seen |= {f"{who}{word}": s.supply[p, k] for k, word in enumerate(PIECE_WORDS)}
        seen |= {f"{who}{x + 1}": order_id(s, s.kitchen[p, x]) for x in range(SPACES)}
        seen |= {f"{who}hand {card}": s.hand[p, c] for c, card in enumerate(HOUSE.action_ids)}
    seen |= {f"compost {word}": s.compost[k] for k, word in enumerate(PIECE_WORDS)}
    seen |= {f"pantry {r + 1}.{c + 1}": held(s, c, r) for r in range(ROWS) for c in range(s.columns)}
    seen |= {f"mastered {card}": int(s.challenge[0, c] == 2) for c, card in enumerate(HOUSE.challenge_ids)}
    seen |= {f"out {order_id(s, STARTING + o)}": s.unfulfilled[o] for o in range(ORDER_SET)}
    for o in range(GAME_ORDERS):
        card = HOUSE.data(order_id(s, o))
        seen[f"sent {card.id} {card.chef} {card.points}"] = s.delivered[0, o]
        seen |= {f"bees {card.id}": s.lying[o, BEE_PIECE], f"tray {card.id}": int(o in s.tray.tolist())}
    return seen


YES_OR_NO = ("mastered ", "out ", "sent ", "calm", "tray ")


def changes(before: Picture, s: State) -> set[str]:
    """The differences, as the scenarios write them."""
    found = set()
    for name, now in picture(s).items():
        then = before[name]
        if isinstance(now, int) and isinstance(then, int) and now != then:
            found.add(name if name.startswith(YES_OR_NO) and now == 1 else f"{name} {now - then:+d}")
        elif now != then:
            found.add(f"{name} {now}")
    return found


@pytest.fixture(scope="module", params=["interpreted", "compiled"])
def build(request: pytest.FixtureRequest) -> ModuleType:
    return rules if request.param == "interpreted" else compiled(rules)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.card)
def test_what_a_card_does(build: ModuleType, scenario: Scenario) -> None:
    s = usual(scenario.card)
    for phrase in scenario.given:
        give(s, phrase)
    before = picture(s)
    if HOUSE.data(scenario.card).kind in ("basic", "chili"):
        before[f"tray {scenario.card}"] = 0
    for phrase in scenario.done:
        do(build, s, phrase, before)
    assert changes(before, s) == set(scenario.changed)
    assert (s.depth, s.player) == (0, 0)


def test_there_is_a_scenario_for_every_card() -> None:
    every = {*HOUSE.order_ids, *HOUSE.row_ids, *HOUSE.action_ids, *HOUSE.challenge_ids}
    assert {scenario.card for scenario in SCENARIOS} == every


def test_every_order_is_delivered_in_its_scenario() -> None:
    sent = {phrase.split()[1] for one in SCENARIOS for phrase in one.changed if phrase.startswith("sent ")}
    assert sent >= set(HOUSE.order_ids)


def test_no_scenario_is_written_twice() -> None:
    assert len({str(scenario) for scenario in SCENARIOS}) == len(SCENARIOS)
