"""A whole play in one line: generous reading, one way to write, and the nearest right word."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from doghouse.core.lines import Misread
from doghouse.core.moves import NOT_ASKED
from doghouse.games.barking import cards, notation, plays, rules
from doghouse.games.barking.state import CARD, DONE, ITEM, REFUSALS, Moves, Options, Phase, State

DECK = cards.house()
DOCS = Path(__file__).parents[3] / "docs"
HUSKY, MUTT, WONDER, CAT, BASSET = (
    CARD + DECK.card_ids.index(c) for c in ("husky", "mutt", "wonder", "cat", "basset-hound")
)
TABLE = """
seats: Karl, Anna, Player 3, "Mutt"
item mailbox: Anna bulldog
item van: cat token; Karl doberman
item van:
hand Karl: 2 husky, 2 wonder, cat, mutt, basset-hound
hand Anna: cat
hand seat 3: poodle
hand "Mutt": borzoi, wonder
passed: Player 3
next draws: komondor, komondor, komondor
"""


def position(more: str = "", table: str = TABLE) -> notation.Position:
    return notation.read_position(table + more)


def actions(text: str, more: str = "") -> list[tuple[int, tuple[int, ...]]]:
    p = position(more)
    return [(play.seat, play.actions) for play in notation.read_line(text, p.state, DECK, p.names)]


def why(text: str, more: str = "") -> list[str]:
    return [refusal.clause for refusal in notation.why(position(more), text)]


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize(
    "text",
    [
        "husky husky wonder > mailbox",
        "2 husky wonder > mailbox",
        "Karl: 2 husky, wonder > mailbox",
        "KARL : wonder 2x Husky -> Mailbox",
        "mailbox: husky wonder husky".replace(":", ""),
        "2 Huskies and a Wonder Dog at the Mailbox",
        "husky x2 + wunderhund > Briefkasten",
        "2husky wonder > mailbox",
        "2 x husky, 2wonder".replace("2w", "1 \u00d7 w") + " \u2192 mailbox",
        "2 \u00d7 Husky + Wonder\u2010Dog \u2013 mailbox",
        "seat 1: 2 Huskys, Wonder-Dog to mailbox.1",
        "Karl 2 husky wonder > mailbox",
    ],
)
def test_a_play_is_read_in_any_order_and_spelling(text: str) -> None:
    ((seat, found),) = actions(text)
    assert seat == 0
    assert sorted(found) == [HUSKY, HUSKY, WONDER, ITEM]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("pass", [(0, (0,))]),
        ("cat", [(0, (3,))]),
        ("2 cats", [(0, (3,)), (0, (3,))]),
        ("swap", [(0, (4,))]),
        ("swap wonder", [(0, (4,))]),
        ("swap, swap", [(0, (4,)), (0, (4,))]),
        ("token van.1", [(0, (ITEM + 1,))]),
        ("no token", [(0, (2,))]),
        ("cat > mailbox", [(0, (3,)), (0, (ITEM,))]),
        ("cat no token", [(0, (3,)), (0, (2,))]),
        ("cat token mailbox; husky > van.2", [(0, (3,)), (0, (ITEM,)), (0, (HUSKY, ITEM + 2))]),
        ("discard mutt 2 cat", [(0, (MUTT, CAT, CAT))]),
        ('"Mutt": pass; husky > van.2', [(3, (0,)), (3, (HUSKY, ITEM + 2))]),
        ("Anna: cat; Player 3: pass", [(1, (3,)), (2, (0,))]),
        ("mutt > van.2", [(0, (MUTT, ITEM + 2))]),
    ],
)
def test_other_plays_and_several_in_a_line(text: str, found: list[tuple[int, tuple[int, ...]]]) -> None:
    assert actions(text) == found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("huskey > mailbox", "'huskey' is not known here; did you mean husky?"),
        ("basset-hond > mailbox", "did you mean basset-hound?"),
        ("husky > mailbix", "did you mean mailbox?"),
        ("Carl: pass", "did you mean Karl?"),
        ("Zoe: pass", "'Zoe' is not known here; the players are Karl, Anna, Player 3, Mutt"),
        ("Huskey > mailbox", "'Huskey' is not known here; did you mean husky?"),
        ("pas", "did you mean pass?"),
        ("husky > van", "say van.1 or van.2, counted from the left"),
        ("husky", "an item was expected as well"),
        ("wonder", "say `swap`"),
        ("cat swap", "one after the other, with `;` between them"),
        ("2 van.1", "a card was expected after the number 2"),
        ("husky 2", "a card was expected after the number 2"),
        ("mailbox", "a card was expected as well"),
        ("token", "`token` takes one item"),
        ("token van.1 mailbox", "`token` takes one item"),
        ("token van.0", "counted from 1, from the left: van.1"),
        ("husky > mailbox.0", "counted from 1, from the left: mailbox.1"),
        ("discard mailbox", "`discard` takes cards"),
        ("", "a play was expected"),
        (";", "a play was expected"),
        (": pass", "a player's name was expected before the colon"),
        ("0 husky > mailbox", "a card was expected before '0'"),
        ("husky > mailbox 1000000000 mutt", "is not known here"),
        ('"husky > mailbox', "'\"' is not known here"),
    ],
)
def test_what_cannot_be_read_is_said_with_the_nearest_right_word(text: str, said: str) -> None:
    with pytest.raises(Misread) as caught:
        actions(text)
    assert said in str(caught.value)


def test_every_legal_play_of_random_games_is_written_and_read_back() -> None:
    s, moves, choose, names = State.new(), Moves.new(), random.Random(11), ("Ana", "Ben", "pass", "Mutt")
    options = Options.new()
    options.players, options.first = 4, -1
    rules.new_game(s, DECK.cards, options, 21, None)
    lines = []
    while not rules.over(s):
        start, play = s.copy(), []
        while not play or s.phase == Phase.PLAY:
            rules.legal(s, DECK.cards, moves)
            play.append(moves.action[choose.randrange(moves.n)])
            rules.apply(s, DECK.cards, play[-1], None)
        text = f"{notation.seat_label(names, start.player, DECK)}: {notation.write_play(play, start, DECK)}"
        (read,) = notation.read_line(text, start, DECK, names)
        assert (read.seat, plays.order(start, read.actions)) == (start.player, tuple(play)), text
        shuffled = text.partition(": ")[2].replace(" > ", " ").split(" ")
        if play[-1] == DONE and not any(word.isdigit() for word in shuffled):
            choose.shuffle(shuffled)
            (again,) = notation.read_line(" ".join(shuffled), start, DECK, names)
            assert plays.order(start, again.actions) == tuple(play), shuffled
        lines.append(text)
    assert {line.split(" ")[1] for line in lines} >= {"pass", "cat", "swap", "token", "discard"}


# ---------------------------------------------------------------- why


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("husky > mailbox", []),
        ("2 husky wonder > mailbox", []),
        ("husky mutt wonder > van.1", []),
        ("pass", []),
        ("Anna: pass", ["BT-17"]),
        ("Player 3: pass", ["BT-17", "BT-18"]),
        ("Player 3: poodle wonder > mailbox", ["BT-17", "BT-18", "BT-00"]),
        ("Anna: bulldog > mailbox", ["BT-17", "BT-21", "BT-22", "BT-00"]),
        ("husky mutt > mailbox", ["BT-20"]),
        ("wonder > mailbox", ["BT-24"]),
        ("husky > mailbox van.2", ["BT-34"]),
        ("husky > scarecrow", ["BT-00"]),
        ("husky > van.3", ["BT-00"]),
        ("3 husky > mailbox", ["BT-00"]),
        ("husky cat > mailbox", ["BT-27"]),
        ("husky swap > mailbox", ["BT-26"]),
        ("2 wonder husky swap > mailbox", ["BT-26"]),
        ("pass husky > mailbox", ["BT-00"]),
        ("pass swap", ["BT-00"]),
        ("token mailbox", ["BT-00"]),
        ("token van.1", ["BT-29", "BT-00"]),
        ("no token", ["BT-00"]),
        ("discard mutt", ["BT-00"]),
        ("done", ["BT-00"]),
        ("cat; cat", ["BT-00"]),
        ("cat; husky > mailbox", []),
        ("cat; token mailbox; husky mutt > mailbox", []),
        ("cat > van.1", ["BT-29"]),
        ("cat; no token; token mailbox", ["BT-00"]),
        ("swap; swap; komondor > mailbox", []),
        ("swap; swap; swap", ["BT-00"]),
        ("swap swap", []),
        ("swap 2 wonder; komondor > mailbox", []),
        ("swap swap swap", ["BT-00"]),
        ("cat; cat token mailbox", ["BT-00"]),
        ("husky > mailbox; done", ["BT-17"]),
        ("husky > mailbox; no token", ["BT-17"]),
        ("husky > mailbox; swap", ["BT-26"]),
        ("husky > mailbox; cat", ["BT-27"]),
        ("husky > mailbox; mutt > van.2", ["BT-34"]),
        ("husky > mailbox; mutt > mailbox", ["BT-17", "BT-21"]),
        ("husky > mailbox; husky > mailbox", ["BT-17", "BT-21", "BT-22"]),
        ("husky > van.1; mutt > van.1", ["BT-17"]),
        ("husky > mailbox; pass", ["BT-17"]),
        ("husky > mailbox; token van.2", ["BT-17"]),
        ("pass; pass", ["BT-17", "BT-18"]),
        ("pass; swap", ["BT-17", "BT-18"]),
        ("pass; husky > mailbox", ["BT-17", "BT-18"]),
        ("husky > mailbox; Anna: cat", []),
        ("husky > mailbox; Anna: husky > mailbox", ["BT-21", "BT-22", "BT-00"]),
        ("husky > mailbox; Anna: pass; Mutt: borzoi > mailbox; Karl: mutt > mailbox", ["BT-21"]),
        ("2 husky 2 wonder mutt basset-hound > van.1; swap", ["BT-26", "BT-00"]),
    ],
)
def test_every_clause_against_a_line_in_the_order_of_the_rules(text: str, clauses: list[str]) -> None:
    assert why(text) == clauses


ROUND_END = """
seats: Ana, Ben
turn: Ben
passed: Ana
item van:
item bin:
item boxes:
hand Ben: mutt, poodle, cat, wonder
hand Ana: husky
next draws: mutt, borzoi, mutt, borzoi, mutt, borzoi, mutt, komondor
next items: hydrant, van, balloon, van
"""


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("mutt > van; poodle > bin", []),
        ("mutt > van; Ben: poodle > bin", []),
        ("mutt > van; pass", []),
        ("mutt > van; cat", []),
        ("mutt > van; swap", []),
        ("mutt > van; done", ["BT-00"]),
        ("mutt > van; poodle > van", ["BT-21"]),
        ("mutt > van; Ana: husky > bin", ["BT-17", "BT-18"]),
        ("pass; Ben: mutt > hydrant", []),
        ("pass; mutt > van.1; Ana: husky > van.2; Ben: mutt > balloon", []),
        ("pass; mutt > bin", ["BT-00"]),
        ("mutt > van; Ben: pass; Ben: poodle > hydrant", []),
        ("pass; Ana: husky > hydrant", ["BT-17"]),
    ],
)
def test_a_turn_that_comes_back_at_once_is_a_new_turn(text: str, clauses: list[str]) -> None:
    p = position("", ROUND_END)
    assert [r.clause for r in notation.why(p, text)] == clauses


def test_who_has_too_many_cards_after_the_round_that_they_ended_discards() -> None:
    table = ROUND_END.replace("hand Ben: mutt,", "hand Ben: 5 chihuahua, mutt,")
    assert notation.why(position("", table), "pass; discard cat poodle mutt; pass") == ()
    assert [r.clause for r in notation.why(position("", table), "pass; Ben: pass")] == ["BT-00"]


def test_the_next_round_must_be_known_when_a_line_goes_on_in_it() -> None:
    table = ROUND_END.partition("next draws")[0]
    assert notation.why(position("", table), "pass") == ()
    with pytest.raises(Misread, match="next draws"):
        notation.why(position("", table), "pass; pass")


def test_who_has_no_cards_left_is_passed_over_and_the_turn_comes_back() -> None:
    table = ROUND_END.replace("passed: Ana\n", "").replace("hand Ana: husky\n", "")
    assert notation.why(position("", table), "mutt > van; poodle > bin") == ()


def test_a_misspelled_play_after_a_refused_one_is_still_noticed() -> None:
    with pytest.raises(Misread, match="huskey"):
        why("husky > mailbox; cat; huskey > mailbox")


def test_where_a_token_is_asked_everything_else_is_not_asked() -> None:
    more = "phase: token\ndiscards: cat\n"
    assert why("van.2", more) == why("token van.2; husky > van.2", more) == why("no token; pass", more) == []
    assert why("token van.1", more) == ["BT-29"]
    for text in ("husky > van.2", "cat", "pass", "swap", "mailbox van.2"):
        assert why(text, more) == ["BT-00"]
    assert why("Anna: token mailbox", more) == ["BT-17", "BT-00"]


def test_a_play_that_is_begun_can_be_filled_up_and_ended() -> None:
    more = "begun: poodle > van.1"
    for text in ("done", "husky", "husky mutt wonder", "husky > van.1"):
        assert why(text, more) == [], text
    for text in ("husky; done", "husky; mutt; wonder", "husky done", "husky; Anna: cat", "husky; done; Anna: cat"):
        assert why(text, more) == [], text
    assert why("husky; done; done", more) == why("husky; done; pass", more) == ["BT-17"]
    assert why("husky; done; swap", more) == ["BT-26"]
    assert why("husky; swap", more) == ["BT-26"]
    assert why("husky; pass", more) == ["BT-00"]
    assert why("husky > van.2", more) == ["BT-20", "BT-34"]
    assert why("swap", more) == ["BT-26"]
    assert why("cat", more) == ["BT-27"]
    assert why("pass", more) == ["BT-00"]
    assert why("doberman", more) == ["BT-22", "BT-00"]
    assert why("Anna: cat", more) == ["BT-17"]
    empty = "begun: > mailbox"
    assert why("done", empty) == ["BT-00"]
    assert why("wonder", empty) == ["BT-24"]
    assert why("mutt husky", empty) == ["BT-20"]


def test_discards_are_chosen_by_whoever_has_too_many() -> None:
    table = (DOCS / "positions/hand-limit.txt").read_text()
    p = position("", table)
    answers = {
        "discard 2 cat": [],
        "cat poodle": [],
        "discard cat; discard cat; Ana: mutt > bin": [],
        "discard 3 cat": ["BT-00"],
        "discard mutt": ["BT-00"],
        "poodle > bin": ["BT-00"],
        "pass": ["BT-00"],
        "Ana: discard mutt": ["BT-17", "BT-00"],
        "Ana: mutt > bin": ["BT-17"],
    }
    assert {text: [r.clause for r in notation.why(p, text)] for text in answers} == answers


def test_nothing_is_asked_when_the_game_is_over() -> None:
    table = (DOCS / "positions/last-pass.txt").read_text()
    assert [r.clause for r in notation.why(position("", table), "pass")] == []
    over = table.replace("turn: Ben\npassed: Ana", "phase: over\npassed: Ana, Ben") + "gone items: 2 bin\n"
    over = over.replace("3 van, boxes", "4 van, boxes, balloon").replace(
        "hydrant, balloon", "2 hydrant, balloon, boxes, mailbox"
    )
    for text in ("pass", "swap", "wonder poodle > van"):
        assert [r.clause for r in notation.why(position("", over), text)] == ["BT-00"]


def test_a_line_that_goes_on_after_a_draw_needs_to_know_the_card() -> None:
    table = TABLE.replace("next draws: komondor, komondor, komondor\n", "")
    assert notation.why(position("", table), "swap") == ()
    with pytest.raises(Misread, match="next draws"):
        notation.why(position("", table), "swap; pass")
    assert notation.why(position("seed: 3\n", table), "swap; swap; pass") == ()


@pytest.mark.parametrize("clause", [f"BT-{0 if n == NOT_ASKED else n:02d}" for n in REFUSALS])
def test_every_clause_that_forbids_can_be_asked_for(clause: str) -> None:
    lines = ["pass; cat", "husky mutt > mailbox", "Anna: bulldog > mailbox", "wonder > van.2", "husky > van.2; swap"]
    lines += ["husky > van.2; cat", "cat > van.1", "husky > mailbox van.2", "scarecrow husky"]
    assert any(clause in why(line) for line in lines)


# ---------------------------------------------------------------- the rulebook's examples


def answers(path: str, lines: dict[str, list[str]]) -> dict[str, list[str]]:
    p = position("", (DOCS / path).read_text(encoding="utf-8"))
    return {line: [refusal.clause for refusal in notation.why(p, line)] for line in lines}


def test_example_2_is_answered_rightly() -> None:
    lines: dict[str, list[str]] = {
        "Maria: doberman > mailbox": ["BT-22"],
        "Maria: doberman wonder > boxes": [],
        "Maria: husky > balloon": [],
        "Maria: doberman bulldog > boxes": ["BT-20"],
    }
    assert answers("positions/example-2.txt", lines) == lines


def test_example_3_is_answered_rightly_move_by_move() -> None:
    start = "Karl: cat; token mailbox; husky > mailbox; Max: "
    lines: dict[str, list[str]] = {
        "Karl: husky > mailbox": ["BT-21"],
        "Karl: cat; token mailbox; husky > mailbox": [],
        "Karl: cat; token mailbox; husky basset-hound > mailbox": [],
        f"{start}husky wonder > mailbox": ["BT-22"],
        f"{start}swap; basset-hound > mailbox": [],
        f"{start}swap; basset-hound > mailbox; Karl: basset-hound > mailbox": ["BT-22"],
        f"{start}pass; Karl: basset-hound > mailbox": [],
    }
    assert answers("positions/example-3.txt", lines) == lines
