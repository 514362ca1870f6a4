"""The rules page of each game has the clauses of the catalogue, its fixed headings, and what is said of the game."""

from __future__ import annotations

import importlib
import re
from typing import Any

import pytest

from doghouse.games import Game

HEADINGS = ["Clauses", "Options", "Rulings", "Deck files", "Versions"]


@pytest.fixture(params=["barking", "treat-please", "treehouse-diner"])
def game(request: pytest.FixtureRequest) -> Game:
    return Game(request.param)


@pytest.fixture
def page(game: Game) -> Any:
    return importlib.import_module(f"{game.package}.page")


@pytest.fixture
def text(page: Any) -> str:
    return str(page.PAGE.read_text(encoding="utf-8"))


def test_the_clauses_are_those_of_the_catalogue(page: Any, text: str) -> None:
    assert page.with_clauses(text) == text, f"run: python -m {page.__name__}"


def test_the_page_has_its_headings_and_the_version_that_is_played(game: Game, text: str) -> None:
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == HEADINGS
    assert re.findall(r"^- \*\*(\d+)\*\*", text.partition("## Versions")[2], re.MULTILINE)[0] == str(game.version)


def test_every_option_is_on_the_page(game: Game, text: str) -> None:
    for option in game.options:
        assert f"- `{option.name}`" in text


def test_the_clauses_that_can_forbid_a_move_are_named_in_their_order(game: Game, text: str) -> None:
    named = text.partition("Where several clauses forbid a move")[2].partition("## ")[0]
    assert re.findall(rf"{game.prefix}-\d\d", named) == [game.clause(number) for number in game.state.REFUSALS]
