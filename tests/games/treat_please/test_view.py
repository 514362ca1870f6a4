"""What is seen: all that lies open, the same to everybody, and nothing of what is face down."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from doghouse.core.log import listen
from doghouse.games.treat_please import cards, notation, plays, rules, view
from doghouse.games.treat_please.state import LASTING, NOBODY, Event, Moves, Options, Phase, State, Verb
from doghouse.games.treat_please.verbs import FORMS

DECK = cards.house()
OWN = """
| [[round]]
| id = "sale"
| en = "Sale"
| when = "all round"
| effects = [{ cheaper = 1 }]
|
| [[behavior]]
| id = "dig"
| en = "Dig"
| cost = 5
| effects = [{ back = 2 }]
|
| [[objective]]
| id = "hike"
| en = "Hike"
| type = "outdoor"
| affection = 5
| attention = 6
| energy = 3
"""


def seen(text: str, seat: int | None = None) -> Any:
    place = notation.read_position(text)
    return view.view(place.state, place.deck, seat)


def test_a_position_is_seen_as_it_is() -> None:
    text = f"""
seats: Ana, Ben
round: 6
day: sale
first: Ben
turn: Ana
player Ana: pepper, attention 4, energy 2, bones 5
hand Ana: nap, sploot
discard Ana: nothing
done Ana: hike
row: dig 2 bones, nothing, nothing, nothing
deck: nothing
this turn: completed 1, discount-pets 2
{OWN}"""
    table = seen(text, 0)
    assert [table[k] for k in ("phase", "player", "first", "me", "round", "weekend")] == ["turn", 0, 1, 0, 6, True]
    assert table["day"] == {"card": "sale", "when": "all round"}
    assert table["row"] == [{"card": "dig", "bones": 2}, None, None, None]
    assert (table["deck"], [stack["left"] for stack in table["stacks"]]) == (0, [7, 6, 7, 7, 7])
    ana = table["seats"][0]
    assert (ana["character"], ana["attention"], ana["energy"], ana["bones"]) == ("pepper", 4, 2, 5)
    assert (ana["hand"], ana["discard"], ana["done"], ana["types"]) == (["nap", "sploot"], [], ["hike"], {"outdoor": 1})
    assert (ana["learned"], ana["score"], ana["lasting"]) == (1, 6, {"cheaper": 1, "discount-pets": 2})
    assert table["seats"][1]["lasting"] == {"cheaper": 1}
    assert table["turn"] == {
        "behaviors": 0, "slots": 3, "learned": 0, "lessons": 1, "completed": 1, "goals": 2,
    }  # fmt: skip
    assert (table["ability"], table["result"]) == (None, None)


def test_an_open_effect_is_seen_with_its_verb_and_the_choices_left() -> None:
    text = f"seats: Ana, Ben\nactive Ana: dig\ndiscard Ana: kibbles, sploot\nopen: dig, choices 1\n{OWN}"
    assert seen(text)["ability"] == {"card": "dig", "line": 0, "seat": 0, "verb": "back", "n": 2, "picks": 1}


@pytest.mark.clause("TP-42", "TP-43", "TP-44", "TP-45", "TP-46")
def test_the_result_counts_every_source() -> None:
    types = {name: DECK.objective_ids[8 * t : 8 * t + 8] for t, name in enumerate(view.TYPE_NAMES)}
    done = [*types["food"][:3], *types["outdoor"][:4], types["pamper"][0], types["pets"][0], types["play"][0]]
    table = seen(
        f"seats: Ana, Ben\nphase: over\ndone Ana: {', '.join(done)}\nplayer Ana: attention 4, bones 3\n"
        "player Ben: attention 0, bones 4\n"
    )
    points = {row["source"]: row["points"] for row in table["result"]["breakdown"][0]}
    assert points.pop("affection") == sum(DECK.data(o).affection for o in done)
    assert points == {"set": 4, "type-food": 2, "type-outdoor": 3, "left": 1}
    assert table["result"]["breakdown"][1] == []
    assert (table["result"]["winners"], table["player"], table["phase"]) == ([0], None, "over")


@pytest.mark.clause("TP-46")
def test_a_tie_goes_to_who_learned_more_and_is_shared_if_that_is_a_tie_too() -> None:
    assert seen("seats: Ana, Ben\nphase: over\n")["result"]["winners"] == [0, 1]
    assert seen("seats: Ana, Ben\nphase: over\nhand Ben: sploot\n")["result"]["winners"] == [1]


@pytest.mark.clause("TP-33", "TP-47")
def test_everybody_sees_the_same_and_nothing_that_is_face_down() -> None:
    codes, phases = set(), set()
    for seed in range(4):
        s, options, moves, choose = State.new(), Options.new(), Moves.new(), random.Random(seed)
        options.players, options.first = 3, NOBODY
        log = listen()
        rules.new_game(s, DECK.cards, options, seed, log)
        while True:
            rows = [log.event[k].tolist() for k in range(log.n)]
            said = view.events(rows, DECK, None)
            codes |= {event["code"] for event in said}
            phases.add(Phase(s.phase))
            public = view.public(s, DECK)
            for seat in range(3):
                assert view.as_seen(public, s, DECK, seat) == {**public, "me": seat}
                assert view.events(rows, DECK, seat) == said
            json.dumps([public, said])
            again = s.copy()
            rules.redeal(again, DECK.cards, 0, s.rng[0].copy())
            assert view.public(again, DECK) == public
            if rules.over(s):
                break
            rules.legal(s, DECK.cards, moves)
            log = listen()
            rules.apply(s, DECK.cards, moves.action[choose.randrange(moves.n)], log)
    every = {event.name.lower() for event in Event}
    assert codes >= every - {"away", "gone", "placed", "gain"}
    assert Phase.OVER in phases


def test_what_lasts_is_named_as_in_a_deck_file() -> None:
    assert len(view.LASTING_NAMES) == LASTING
    lasting = [word for word, form in FORMS.items() if Verb.CHEAPER <= form.verb <= Verb.MORE_OBJECTIVES]
    assert list(view.LASTING_NAMES[6:]) == lasting


def keys(data: object) -> set[str]:
    """Every key in some data, but for the names of what lasts and of types."""
    if isinstance(data, list):
        return {key for one in data for key in keys(one)}
    if not isinstance(data, dict):
        return set()
    return set(data) | {key for name, one in data.items() if name not in ("types", "lasting") for key in keys(one)}


def test_every_field_of_a_view_and_of_an_ask_is_described() -> None:
    wire = (Path(__file__).parents[3] / "docs/wire.md").read_text(encoding="utf-8")
    page = wire.partition("What Treat, Please! adds")[2]
    texts = ["phase: over", f"active Ana: dig\ndiscard Ana: kibbles\nopen: dig\n{OWN}", f"day: sale\n{OWN}"]
    for text in texts:
        place = notation.read_position(f"seats: Ana, Ben\n{text}")
        shown = view.view(place.state, place.deck, 0), plays.consider(place.state, place.deck, 0, ())
        assert {key for one in shown for key in keys(one) if f'"{key}"' not in page} == set()
