"""Players by name: told apart from cards, in lines and among outcomes of chance."""

from __future__ import annotations

import pytest

from doghouse.core.lines import Lexicon, Misread, numbered
from doghouse.core.seats import drawn, seat_label, seat_names, speaker

CARDS: Lexicon[int] = numbered((("mutt", 0), ("laundry day", 1)))


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("Ana", "Ana"),
        ("Mutt", '"Mutt"'),
        ("Old Mutt", '"Old Mutt"'),
        ("laundry-day", '"laundry-day"'),
        ("laundry", "laundry"),
        ("a: b", '"a: b"'),
        ("", "seat 1"),
    ],
)
def test_a_name_that_could_be_a_card_stands_in_quotes(name: str, label: str) -> None:
    names = (name, "Ben")
    assert seat_label(names, 0, CARDS) == label
    assert speaker(f"{label}: mutt", names, lambda words: False) == (0, ["mutt"])


def test_of_two_with_the_same_name_the_second_goes_by_place() -> None:
    assert [seat_label(("Ana", "ana"), seat, CARDS) for seat in (0, 1)] == ["Ana", "seat 2"]


def test_without_a_colon_a_name_speaks_only_when_it_means_nothing_else() -> None:
    names = ("Ana", "Mutt")
    assert speaker("Ana mutt", names, lambda words: words[0] == "mutt") == (0, ["mutt"])
    assert speaker("mutt", names, lambda words: words[0] == "mutt") == (None, ["mutt"])
    with pytest.raises(Misread, match="did you mean Ana"):
        speaker("Anna: mutt", names, lambda words: False)
    with pytest.raises(Misread, match="before the colon"):
        speaker(": mutt", names, lambda words: False)


def test_among_outcomes_what_stands_in_quotes_is_a_player_first() -> None:
    lots = (9, seat_names(("Mutt", "Ben")))
    assert drawn('mutt, "Mutt", Ben, laundry day', [(4, CARDS)], lots) == ((4, 0), (9, 0), (9, 1), (4, 1))
    with pytest.raises(Misread, match="'cat' is not known"):
        drawn("mutt, cat", [(4, CARDS)], lots)
