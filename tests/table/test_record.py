"""The record of a game: the same after writing and reading, and a wrong or cut file says where and why."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from doghouse.core.deck import digest
from doghouse.core.fields import TextError
from doghouse.games import load
from doghouse.games.barking import cards
from doghouse.table import record
from doghouse.table.match import HOUSE, Header, Match, OtherHouseDeck

GAME = load("barking")
EXAMPLE = Path(__file__).parents[2] / "docs/records/two-players.txt"
OURS = digest(cards.house().text)
OTHER = "0123456789ab"


def play(header: Header) -> Match:
    """A whole game of random plays."""
    match, choose = Match(GAME, header), random.Random(header.seed)
    while not match.over:
        play: list[int] = []
        s, moves = match.state.copy(), GAME.state.Moves.new()
        while not play or s.phase == GAME.state.Phase.PLAY:  # type: ignore[attr-defined]
            GAME.rules.legal(s, match.deck.cards, moves)
            play.append(moves.action[choose.randrange(moves.n)])
            GAME.rules.apply(s, match.deck.cards, play[-1], None)
        match.commit(match.prepare(match.duty() or 0, play))
    return match


@cache
def example() -> str:
    return EXAMPLE.read_text(encoding="utf-8")


def error(text: str) -> str:
    with pytest.raises(TextError) as caught:
        record.read(text)
    return str(caught.value)


OWN_DECK = (
    cards.house().text.replace("copies = 7", "copies = 8").replace('"Borzoi"', '"Afghan Hound"') + "\n\n# mine \n"
)


@pytest.mark.parametrize(
    "header",
    [
        Header("barking", 1, HOUSE, {"first": -1, "teaching": 0}, 3, ("Ana", "Ben")),
        Header("barking", 1, HOUSE, {"first": 2, "teaching": 1}, 2**64 - 1, ("Ana", "ana", "Ana", "", "Mutt")),
        Header("barking", 1, HOUSE, {}, 0, ('"', "a: [b]; c", "seat 1")),
        Header("barking", 1, OWN_DECK, {"teaching": 0}, 17, ("Zoë", "Bê-té", "# no", "|")),
    ],
    ids=["plain", "names alike", "strange names", "own deck"],
)
def test_a_game_is_the_same_after_writing_and_reading(header: Header) -> None:
    match = play(header)
    text = match.record()
    again = record.read(text)
    assert (again.header, again.steps, again.dealt) == (match.header, match.steps, match.dealt)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == text
    assert again.events(0) == match.events(0)


def test_no_record_of_a_game_that_runs() -> None:
    match = Match(GAME, Header("barking", 1, HOUSE, {}, 1, ("Ana", "Ben")))
    with pytest.raises(ValueError, match="when the game is over"):
        match.record()


def test_the_record_outlives_another_shuffle() -> None:
    other = example().replace("seed: 1", "seed: 2")
    assert record.read(other).steps == record.read(example()).steps


def test_a_record_names_the_house_deck_it_was_played_with() -> None:
    assert f"\ndeck: house {OURS}\n" in example()
    assert record.read(example()).header.digest == OURS
    assert "\ndeck: own\n" in play(Header("barking", 1, OWN_DECK, {}, 1, ("Ana", "Ben"))).record()


def test_an_old_record_without_a_digest_is_read() -> None:
    old = example().replace(f"house {OURS}", "house")
    assert record.read(old).steps == record.read(example()).steps
    assert record.read(old).record() == example()


def test_a_record_with_another_house_deck_says_so() -> None:
    said = f"it was played with another house deck ({OTHER}) than the one that is here ({OURS})"
    assert error(example().replace(OURS, OTHER)) == f"line 8, deck: {said}"


def test_a_match_with_another_house_deck_is_not_dealt() -> None:
    header = Header("barking", 1, HOUSE, {}, 1, ("Ana", "Ben"))
    assert Match(GAME, header).header == replace(header, digest=OURS)
    with pytest.raises(OtherHouseDeck, match=f"another house deck .{OTHER}. than the one that is here .{OURS}."):
        Match(GAME, replace(header, digest=OTHER))


def test_blank_lines_comments_and_line_ends_of_other_systems_do_not_matter() -> None:
    text = example().replace("\n", "\r\n").replace("1 Ben", "# a comment\r\n\r\n1 Ben", 1)
    assert record.read(text).steps == record.read(example()).steps


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("doghouse record 1", "doghouse record 2", "line 1: the first line of a record is 'doghouse record 1', not "),
        ("doghouse record 1\n", "", "line 1: the first line"),
        ("game: barking", "game: barkin", "line 2, game: no game is called 'barkin' (did you mean barking?)"),
        ("game: barking\n", "", "game: is missing in the head of the record"),
        ("rules: 1", "rules: 9", "line 3, rules: version 1 was expected"),
        ("seats: Ana, Ben", "seats: Ana", "line 4, seats: 2 to 5 names were expected, not 1"),
        ("first: by lot", "first: Eva", "line 5, first: a player's name or 'by lot' was expected, not 'Eva'"),
        ("first: by lot", "frst: by lot", "line 5, frst: there is no such field; did you mean first?"),
        ("teaching: no", "teaching: perhaps", "line 6, teaching: one of no, yes was expected"),
        ("seed: 1\n", "", "seed: is missing in the head of the record"),
        ("seed: 1\n", "seed: one\n", "line 7, seed: a whole number from 0 to"),
        ("seed: 1\n", "seed: 1\nseed: 1\n", "line 8, seed: stands in line 7 already"),
        (f"deck: house {OURS}", "deck: mine", "line 8, deck: one of house, own was expected"),
        (f"deck: house {OURS}", f"deck: house {OURS}0", "line 8, deck: one of house, own was expected"),
        (f"deck: house {OURS}", "deck: own\n| title", "line 8, deck: line 1: the deck is not valid TOML"),
        (f"deck: house {OURS}", f"deck: house {OURS}\n| title", "line 8, deck: own was expected, since a deck follows"),
        ("deal: Ben, hydrant", "deal: Ben, hydrunt", "line 10, deal: 'hydrunt' is not known here"),
        ("deal: Ben, hydrant", "deal: Ben, Ben", "line 10, deal: this is not how this game can be dealt"),
        ("deal: Ben, hydrant, ", "deal: Ben, ", "line 10, deal: this is not how this game can be dealt"),
        ("1 Ben: cat", "2 Ben: cat", "line 11, play 1: a line `1 NAME: PLAY` was expected, not '2 Ben: cat"),
        ("1 Ben: cat [", "1 Ana: cat [", "line 11, play 1: BT-17: It is another player's turn."),
        ("1 Ben: cat [", "1 Bert: cat [", "line 11, play 1: 'Bert' is not known here"),
        ("1 Ben: cat [poodle]", "1 Ben: cat [mutt]", "line 26, play 16: BT-00"),
        ("1 Ben: cat [poodle]", "1 Ben: cat [cat, cat]", "line 11, play 1: [cat] and no more was expected behind"),
        ("deal: Ben, hydrant, ", "deal: Ben, ", "line 10, deal: this is not how this game can be dealt: 10 outcomes"),
        ("deal: Ben", "deal: Ben, Ben", "line 10, deal: this is not how this game can be dealt: 10 outcomes"),
        ("deal:", "# deal:", "line 11, deal: is missing: `deal:` and what chance gave"),
        ("2 Ben: no token", "2 Ben: no token [mutt]", "line 12, play 2: nothing was expected in brackets"),
        ("1 Ben: cat [poodle]", "1 Ben: cat", "line 11, play 1: what chance gave was expected behind the play"),
        ("1 Ben: cat [poodle]", "1 Ben: cat [poodle", "line 11, play 1: the brackets at the end of the line"),
        ("1 Ben: cat [poodle]", "1 Ben: cat [wonder]", "line 26, play 16: "),
        (f"deck: house {OURS}", "deck: own", "line 8, deck: the lines of the deck file were expected behind it"),
        ("deal: Ben, hydrant", "deal: Ben, mutt", "line 10, deal: this is not how this game can be dealt: mutt, "),
        ("1 Ben: cat [poodle]", "1 Ben: cat [van]", "line 11, play 1: [van] cannot come there: another"),
        ("2 Ben: no token\n", "", "line 12, play 2: a line `2 NAME: PLAY` was expected, not '3 Ben"),
        ("2 Ben: no token", "2 Ben: no token; pass", "line 12, play 2: one play a line was expected"),
        ("3 Ben: doberman > bicycle", "3 Ben: doberman > van", "line 13, play 3: BT-00"),
        ("3 Ben: doberman > bicycle", "3 Ben: dobermann >", "line 13, play 3: an item was expected as well"),
        ("4 Ana: chihuahua > bicycle", "4 Ana: wonder > bicycle", "line 14, play 4: BT-24"),
    ],
)  # fmt: skip
def test_a_hand_broken_record_names_the_line_and_why(old: str, new: str, said: str) -> None:
    assert old in example()
    assert error(example().replace(old, new, 1)).startswith(said)


def test_a_record_that_was_cut_is_noticed_at_every_line() -> None:
    lines = example().split("\n")
    assert record.read("\n".join(lines[:-1]))
    for n in (*range(1, 16), 40, len(lines) - 3, len(lines) - 2):
        text = "\n".join(lines[:n])
        assert "cut off" in error(text) or "is missing" in error(text), n
    assert "the file ends before `end:`, after play 2" in error("\n".join(lines[:12]))


def test_a_record_that_was_cut_in_the_middle_of_a_line_is_noticed() -> None:
    for n in range(2, len(example()) - 1, 61):
        assert error(example()[:n])


def test_a_wrong_result_and_lines_after_the_end_are_noticed() -> None:
    plays = example().count("\n") - 11
    assert re.search(rf"^end: {plays} plays; Ana \d+, Ben \d+$", example(), re.MULTILINE)
    wrong = re.sub(r"Ana \d+", "Ana 99", example())
    assert "was expected, not" in error(wrong)
    early = re.sub(r"(\n1 Ben.*)", r"\nend: 0 plays\1", example())
    assert error(early).startswith("line 11, end: the game is not over yet")
    assert "nothing was expected after the end" in error(example() + "12 Ana: pass\n")
    late = example().replace("end:", f"{plays + 1} Ana: pass\nend:")
    assert "the game is over, so the line `end:` was expected" in error(late)


def test_any_text_is_refused() -> None:
    for text in (
        "",
        "\n",
        "doghouse record 1",
        "doghouse record 1\ngame",
        "doghouse record 1\ngame: barking\ndeal: cat\n",
    ):
        assert error(text)
