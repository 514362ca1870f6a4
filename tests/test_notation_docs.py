"""What docs/notation.md shows is so: its positions are read, its plays answered as it says, its records found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from doghouse.games import Game
from doghouse.games.barking import cards
from doghouse.games.barking.reading import NAMES
from doghouse.games.treat_please.position import NAMES as TREAT_PLEASE_NAMES
from doghouse.games.treehouse_diner.position import NAMES as TREEHOUSE_DINER_NAMES
from doghouse.table import record

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
RECORDS = sorted((ROOT / "docs/records").glob("*.txt"))
GAMES = {name: Game(name) for name in ("barking", "treat-please", "treehouse-diner")}
PLAYS = [
    (path, *re.split(r" {2,}", line)) for kind, path, body in BLOCKS if kind == "plays" for line in body.splitlines()
]


def read(text: str) -> tuple[Any, Any]:
    """A position, and the notation of its game: Barking where it names none."""
    said = re.search(r"^game: (\S+)$", text, re.MULTILINE)
    notation = GAMES[said[1] if said else "barking"].notation
    return notation.read_position(text), notation


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert {kind for kind, _, _ in BLOCKS} == {"plays", "position", "record"}


@pytest.mark.parametrize(("path", "line", "answer"), PLAYS)
def test_a_play_is_answered_as_the_page_says(path: str, line: str, answer: str) -> None:
    position, notation = read((ROOT / path).read_text(encoding="utf-8"))
    assert (" ".join(refusal.clause for refusal in notation.why(position, line)) or "legal") == answer


@pytest.mark.parametrize("text", [body for kind, _, body in BLOCKS if kind == "position"])
def test_a_position_of_the_page_is_one(text: str) -> None:
    position, notation = read(text)
    assert notation.write_position(position)


@pytest.mark.parametrize(("path", "text"), [(path, body) for kind, path, body in BLOCKS if kind == "record"])
def test_a_part_of_a_record_stands_in_the_record(path: str, text: str) -> None:
    whole = (ROOT / path).read_text(encoding="utf-8")
    assert text in whole
    assert record.read(whole).over


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_sample_record_is_as_it_would_be_written_and_a_part_of_it_stands_on_the_page(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert record.read(text).record() == text
    assert f"docs/records/{path.name}" in {name for kind, name, _ in BLOCKS if kind == "record"}


def test_every_game_has_a_sample_record() -> None:
    assert {record.read(path.read_text(encoding="utf-8")).game.name for path in RECORDS} == set(GAMES)


def test_every_card_and_item_stands_on_the_page_with_its_number() -> None:
    deck = cards.house()
    for ids, copies in ((deck.card_ids, deck.cards.copies), (deck.item_ids, deck.cards.items)):
        for one, n in zip(ids, copies, strict=True):
            assert re.search(rf"`{one}`[^|]*\| {n} \|", PAGE), one


def test_every_field_and_every_name_stands_on_the_page() -> None:
    table = PAGE.partition("What is left out:")[2].partition("### ")[0]
    names = {
        {"gone items": "gone", "unseen items": "unseen"}.get(name, name.removesuffix(" NAME"))
        for name in re.findall(r"^\| `([\w ]+)` \|", table, re.M)
    }
    assert names | {"begun", "generator"} == set(NAMES)
    for one in (*cards.house().card_ids, *cards.house().item_ids):
        assert f"`{one}`" in PAGE


@pytest.mark.parametrize(
    ("title", "fields"), [("Treat, Please!", TREAT_PLEASE_NAMES), ("Treehouse Diner", TREEHOUSE_DINER_NAMES)]
)
def test_every_field_of_the_other_games_stands_on_the_page(title: str, fields: tuple[str, ...]) -> None:
    table = PAGE.partition(f"What is left out of a position in {title}:")[2].partition("\n\n#")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.M)
    names = {re.sub(r" (NAME|N|N\.N)$", "", name) for row in rows for name in re.findall(r"`([\w. ]+)`", row)}
    assert names | {"generator"} == set(fields)
