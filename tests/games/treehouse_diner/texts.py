"""A small table as text, with cards of its own, and what is said when a text is no position."""

from __future__ import annotations

import pytest

from doghouse.core.fields import TextError
from doghouse.games.treehouse_diner import notation

SMALL = """game: treehouse-diner
seats: Ana, Ben, Cleo
kitchen Ana: 4 hash: radish; 6 roast
supply Ana: 2 radish, acorn
row 2: radish + acorn, nothing
tray: quiche
"""
OWN = """| [[basic]]
| id = "hash"
| en = "Hash"
| minutes = 3
| points = 3
| chef = "fox"
| needs = ["radish", "radish", "acorn"]
|
| [[basic]]
| id = "roast"
| en = "Roast"
| minutes = 3
| points = 3
| chef = "fox"
| needs = ["acorn", "daisy"]
| effects = [{ order = 2 }, { left = 1 }]
|
| [[basic]]
| id = "quiche"
| en = "Quiche"
| minutes = 3
| points = 3
| chef = "fox"
| needs = ["mushroom"]
| effects = [{ others-discard = 2 }]
|
| [[basic]]
| id = "pot"
| en = "Pot"
| minutes = 3
| points = 3
| chef = "fox"
| needs = ["A", "A", "B"]
| effects = [{ discard = 1 }]
|
| [[action]]
| id = "jolly"
| en = "Jolly"
| copies = 2
| effects = [{ may = { discard = 1 }, then = [{ praise = 1 }] }, { choose = [{ left = 2 }, { draw = 1 }] }]
"""
TABLE = SMALL + OWN


def read(text: str) -> notation.Position:
    return notation.read_position(text)


def problems(text: str) -> list[str]:
    with pytest.raises(TextError) as caught:
        read(text)
    return [str(problem) for problem in caught.value.problems]
