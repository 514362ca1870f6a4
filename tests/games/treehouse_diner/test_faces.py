"""The cards of a deck as a table shows them."""

from __future__ import annotations

import json
from typing import Any

from doghouse.games.treehouse_diner import cards, faces

HOUSE = cards.house()
FACES: Any = faces.faces(HOUSE)["cards"]
COMMON = {"kind", "number", "names", "sentence", "effects"}
BESIDES = {
    "chef": {"art"},
    "starting": {"minutes", "points", "chef", "needs"},
    "basic": {"minutes", "points", "chef", "needs"},
    "chili": {"minutes", "points", "chef", "needs"},
    "action": {"copies"},
    "challenge": {"goal"},
    "bonus": set(),
    "chili-bonus": set(),
}


def test_every_card_and_every_row_has_a_face_with_what_stands_on_it() -> None:
    ids = (HOUSE.order_ids, HOUSE.row_ids, HOUSE.action_ids, HOUSE.challenge_ids, HOUSE.chef_ids)
    assert FACES.keys() == {one for kind in ids for one in kind}
    for face in FACES.values():
        assert face.keys() == COMMON | BESIDES[face["kind"]]
    assert json.loads(json.dumps(FACES)) == FACES


def test_an_order_names_what_it_needs_and_its_chef() -> None:
    toast = FACES["acorn-toast"]
    assert (toast["minutes"], toast["points"], toast["chef"]) == (4, HOUSE.data("acorn-toast").points, "badger")
    assert toast["needs"] == ["acorn", "blueberry"]
    assert FACES["badger"]["names"]["de"] == "Opa Dachs"


def test_goals_and_effects_are_given_as_data_too() -> None:
    assert FACES["in-stock"]["goal"] == {"word": "emptied", "rows": [1, 2]}
    assert FACES["specialize"]["goal"] == {"word": "identical", "n": 3}
    assert FACES["compliments"]["effects"] == [{"verb": "praise", "n": 1, "per": "chef"}]
    (choice,) = FACES["menu"]["effects"]
    assert [one["verb"] for one in choice["inner"]] == ["draw", "left", "praise"]
    assert choice["inner"][0]["sentence"]["en"] == "Draw 2 random ingredients from the bag."


def test_a_deck_without_pictures_and_with_texts() -> None:
    text = HOUSE.text.replace('art = "chef-fox"\n', 'text_en = "A <b>fox</b>"\n')
    shown: Any = faces.faces(cards.read(text))["cards"]
    fox = shown["fox"]
    assert fox["text"] == {"en": "A <b>fox</b>"}
    assert "art" not in fox
