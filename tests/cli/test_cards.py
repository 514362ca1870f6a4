"""``doghouse cards``, and ``--deck`` where a game starts."""

from __future__ import annotations

import builtins
import json
from html.parser import HTMLParser
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from doghouse import games
from doghouse.games import load

if TYPE_CHECKING:
    from conftest import Command

GAMES = ("barking", "treat-please", "treehouse-diner")


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games, whether or not the last is in the list already."""
    monkeypatch.setattr(games, "GAMES", GAMES)


@pytest.fixture
def own(doghouse: Command, tmp_path: Path) -> Path:
    """A deck of Barking, with names of its own."""
    path = tmp_path / "own.toml"
    doghouse("cards", "new", "barking", path)
    text = path.read_text(encoding="utf-8").replace('en = "Breed 6"', 'en = "Samoyed <b>"')
    path.write_text(text.replace('title = "My deck"', 'title = "Snow dogs"'), encoding="utf-8")
    return path


@pytest.fixture
def broken(own: Path) -> Path:
    """The same with two mistakes, in lines 13 and 14."""
    lines = own.read_text(encoding="utf-8").split("\n")
    at = next(k for k, line in enumerate(lines) if line.startswith("[[breed]]"))
    lines[at + 2 : at + 4] = ["copis = 3", "en = 7"]
    path = own.with_name("broken.toml")
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_a_new_deck_can_be_played_with_at_once(doghouse: Command, game: str, tmp_path: Path) -> None:
    path = tmp_path / "new.toml"
    assert doghouse("cards", "new", game, path).code == 0
    ended = doghouse("cards", "check", game, path)
    assert ended.code == 0
    assert ended.out.endswith(f"{path}: 'My deck' can be played with\n")
    assert doghouse("cards", "new", game).out == path.read_text(encoding="utf-8")


def test_nothing_is_written_over(doghouse: Command, own: Path) -> None:
    before = own.read_text(encoding="utf-8")
    for command in ("new", "schema"):
        ended = doghouse("cards", command, "barking", own)
        assert (ended.code, ended.err) == (2, f"doghouse: {own}: is there already\n")
    assert own.read_text(encoding="utf-8") == before
    assert doghouse("cards", "new", "barking", own.parent / "no" / "such.toml").code == 2


def test_all_problems_are_printed_each_with_its_line(doghouse: Command, broken: Path) -> None:
    ended = doghouse("cards", "check", "barking", broken)
    first, second = ended.out.splitlines()
    line = next(k for k, one in enumerate(broken.read_text(encoding="utf-8").split("\n"), 1) if one == "copis = 3")
    assert ended.code == 1
    assert first == f"{broken}:{line}: borzoi: there is no key 'copis'; did you mean copies?"
    assert second == f"{broken}:{line + 1}: borzoi: en: a text in quotes was expected, not 7"


@pytest.mark.parametrize("game", GAMES)
def test_the_house_deck_passes_its_own_check(doghouse: Command, game: str) -> None:
    ended = doghouse("cards", "check", game)
    assert (ended.code, ended.out) == (0, "deck.toml: 'House deck' can be played with\n")


def test_warnings_are_printed_and_do_not_matter(doghouse: Command, tmp_path: Path) -> None:
    path = tmp_path / "new.toml"
    doghouse("cards", "new", "treat-please", path)
    ended = doghouse("cards", "check", "treat-please", path)
    assert ended.code == 0
    told = [line for line in ended.out.splitlines() if line.endswith(" (a warning)")]
    assert f"{path}:" in told[0]
    assert any("objective-1: a Food objective pays bones (TP-13)" in line for line in told)


def test_a_file_that_is_not_there_is_told_in_a_line(doghouse: Command, tmp_path: Path) -> None:
    ended = doghouse("cards", "check", "barking", tmp_path / "none.toml")
    assert (ended.code, ended.err.count("\n")) == (2, 1)


def test_cards_are_shown_with_typed_words_beside_the_sentence(doghouse: Command, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    house = load("treat-please").cards.house().text
    path.write_text(house.replace('id = "steal-a-sock"\n', 'id = "steal-a-sock"\ntext_en = "Take [bold]two."\n'))
    said = [line.split("│") for line in doghouse("cards", "show", "treat-please", path).out.splitlines()]
    row = next(cells for cells in said if "Take [bold]two." in "".join(cells))
    assert "Steal a Sock" in row[1]
    assert "Gain" in row[3]
    assert "Erhalte" in doghouse("cards", "show", "treat-please", path, "--language", "de").out


def test_an_order_is_shown_with_what_it_needs_and_who_cooks_it(doghouse: Command) -> None:
    said = " ".join(doghouse("cards", "show", "treehouse-diner", "--language", "de").out.replace("│", " ").split())
    assert "Eichel auf Toast Startbestellung · 4 Minuten · 3 Punkte · Eichel, Blaubeere · Kocht: Opa Dachs" in said


class Page(HTMLParser):
    """What is in a page: cards by page, texts, and addresses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.pages: list[int] = []
        self.texts: list[str] = []
        self.addresses: list[str] = []
        self.tags: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        self.tags.add(tag)
        self.addresses += [name for name in names if name in ("src", "href", "onclick", "onload")]
        if names.get("class") == "page":
            self.pages.append(0)
        if names.get("class") == "card":
            self.pages[-1] += 1

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_the_sheet_has_nine_cards_a_page_and_needs_nothing_else(doghouse: Command, own: Path) -> None:
    out = own.with_name("sheet.html")
    assert doghouse("cards", "sheet", "barking", own, out).code == 0
    text = out.read_text(encoding="utf-8")
    page = Page(text)
    assert sum(page.pages) == 63 + 40
    assert set(page.pages[:-1]) == {9}
    assert page.addresses == []
    assert "://" not in text
    assert "script" not in page.tags


def test_texts_of_a_deck_are_escaped_in_the_sheet(doghouse: Command, own: Path) -> None:
    page = Page(doghouse("cards", "sheet", "barking", own).out)
    assert "Samoyed <b>" in page.texts
    assert "b" not in page.tags
    assert "Snow dogs: Barking Up The Wrong Tree" in page.texts


def test_words_that_somebody_typed_are_escaped_in_the_sheet(doghouse: Command, tmp_path: Path) -> None:
    path, sharp = tmp_path / "own.toml", "<script>bite()</script> & <b>bold</b>"
    house = load("treat-please").cards.house().text
    text = house.replace('id = "steal-a-sock"\n', f'id = "steal-a-sock"\ntext_en = "{sharp}"\n')
    path.write_text(text.replace('en = "Sploot"', f'en = "{sharp}"'), encoding="utf-8")
    page = Page(doghouse("cards", "sheet", "treat-please", path).out)
    assert page.texts.count(sharp) == 2
    assert not page.tags & {"script", "b"}


def test_the_sheet_of_the_other_game_has_sentences(doghouse: Command) -> None:
    page = Page(doghouse("cards", "sheet", "treat-please", "--language", "de").out)
    assert sum(page.pages) == 12 + 25 + 40 + 25 + 5
    assert any(text.startswith("Erhalte ") for text in page.texts)


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_is_that_of_the_keys(doghouse: Command, game: str) -> None:
    assert json.loads(doghouse("cards", "schema", game).out) == load(game).cards.FORMAT.schema()


# ---------------------------------------------------------------- games with a deck of one's own


def test_simulate_takes_a_deck(doghouse: Command, own: Path) -> None:
    many = own.read_text(encoding="utf-8").replace("copies = 7", "copies = 12")
    own.write_text(many, encoding="utf-8")
    seated = ("simulate", "barking", "--players", "random,random", "--games", 20, "--threads", 1, "--json")
    house, other = (json.loads(doghouse(*seated, *more).out) for more in ((), ("--deck", own)))
    assert other["decisions"] != house["decisions"]


def test_a_game_with_a_deck_of_ones_own_is_played_recorded_and_told_again(
    doghouse: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck, record = tmp_path / "own.toml", tmp_path / "game.txt"
    house = load("treat-please").cards.house().text
    deck.write_text(house.replace('"Search for Loose Kibbles"', '"Search for Gold"'), encoding="utf-8")
    answers = cycle(["no", "play kibbles", *("1", "") * 3, "end"])
    monkeypatch.setattr(builtins, "input", lambda prompt="": next(answers))
    seated = ("play", "treat-please", "--bots", "random", "--name", "Ana", "--seed", 3)
    ended = doghouse(*seated, "--deck", deck, "--record", record)
    assert ended.code == 0
    assert "You play: Search for Gold" in ended.out
    deck.unlink()  # the record carries it
    again = doghouse("replay", record)
    assert (again.code, again.err) == (0, "")
    assert "Ana plays: Search for Gold" in again.out


@pytest.mark.parametrize(
    "command",
    [
        ("play", "barking"),
        ("simulate", "barking", "--players", "random,random"),
        ("arena", "barking", "--players", "random,random"),
    ],
    ids=lambda command: command[0],
)
def test_a_broken_deck_is_told_in_a_line(doghouse: Command, broken: Path, command: tuple[str, ...]) -> None:
    ended = doghouse(*command, "--deck", broken)
    assert ended.code == 2
    assert ended.err.count("\n") == 1
    assert "did you mean copies?" in ended.err


def test_files_of_another_kind_are_told_apart(doghouse: Command, tmp_path: Path) -> None:
    files = {kind: tmp_path / kind for kind in ("deck", "position")}
    files["deck"].write_text('game = "treat-please"\n[nap]\n')
    files["position"].write_text("seats: Ana, Ben\n")
    for command, kind, said in (
        (("why", "treat-please", files["deck"], "end"), "deck", "this is a deck file, not a position"),
        (("replay", files["deck"]), "deck", "this is a deck file, not the record of a game"),
        (("cards", "check", "treat-please", files["position"]), "position", "this is a position, not a deck file"),
    ):
        done = doghouse(*map(str, command))
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert f"{files[kind]}: {said}" in done.err


def test_a_position_is_judged_with_a_deck_of_ones_own(doghouse: Command, tmp_path: Path) -> None:
    deck, position = tmp_path / "my.toml", tmp_path / "position.txt"
    doghouse("cards", "new", "treat-please", str(deck))
    position.write_bytes(b"seats: Ana, Ben\rhand Ana: nap, behavior-7\r")
    assert doghouse("why", "treat-please", str(position), "play behavior-7", "--deck", str(deck)).code == 0
    assert doghouse("why", "treat-please", str(position), "play behavior-7").code == 2


def test_a_file_in_an_older_way_of_writing_is_told_with_its_line(doghouse: Command, tmp_path: Path) -> None:
    for data, said in (("# \n# ü".encode("latin-1"), "line 2"), ("ü".encode("utf-16"), "save it as UTF-8")):
        (tmp_path / "old").write_bytes(data)
        done = doghouse("cards", "check", "treat-please", str(tmp_path / "old"))
        assert done.code == 2
        assert "not a text file in UTF-8" in done.err
        assert said in done.err
