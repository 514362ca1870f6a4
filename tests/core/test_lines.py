"""Names with generous spelling, names in quotes, and files of fields whose errors say where."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doghouse.core.fields import Fields, TextError
from doghouse.core.lines import Lexicon, Misread, chosen, is_quoted, parts, quoted, tokens, unknown, unquoted, whole

DOGS = Lexicon([("basset-hound", 1), ("Basset", 1), ("husky", 2), ("Wonder Dog", 3), ("hot air balloon", 4)])


@pytest.mark.parametrize(
    ("text", "value", "end"),
    [
        ("Basset Hound mutt", 1, 2),
        ("basset-hound", 1, 1),
        ("BASSETS mutt", 1, 1),
        ("huskies", 2, 1),
        ('"Wonder Dog" x', 3, 1),
        ("Hot-air balloons", 4, 2),
    ],
)
def test_the_longest_name_is_found_in_any_spelling(text: str, value: int, end: int) -> None:
    assert DOGS.find(tokens(text), 0) == (value, end)


def test_an_unknown_name_is_not_found_but_has_a_nearest() -> None:
    assert DOGS.find(tokens("hotdog"), 0) is None
    assert DOGS.find([], 0) is None
    assert DOGS.nearest(tokens("huskey > van"), 0) == "husky"
    assert DOGS.nearest(tokens("quartz"), 0) is None


@given(st.text())
def test_any_name_can_be_quoted_and_read_again(name: str) -> None:
    (word,) = [quoted(name)] if is_quoted(quoted(name)) else [f'"{quoted(name)}"']
    assert unquoted(word) == name
    assert tokens(word) == [word]
    assert parts(f"{word}, x", ",") == [word, "x"]


def test_values_that_are_wrong_say_what_was_expected() -> None:
    for value in ("", "-1", "1.0", "11", "x", "1" * 30):
        with pytest.raises(Misread, match="a whole number from 0 to 10 was expected"):
            whole(value, 0, 10)
    with pytest.raises(Misread, match="did you mean yes"):
        chosen("yess", {"yes": 1, "no": 0})


def test_a_file_of_fields_names_every_wrong_line() -> None:
    fields = Fields("a: 1 # one\n\nb x: 2\nc: 3\na: 4\nb y: 5\nb\na b: 6\n", Lexicon([("a", "a"), ("b", "b")]), ("b",))
    seen: list[str] = []
    for name in ("a", "b"):
        fields.each(name, lambda line: seen.append(f"{line.words}{line.value}"))
    assert seen == ["[]1", "['x']2", "['y']5", "[]"]
    assert str(TextError(fields.problems)).split("\n") == [
        "line 4, c: there is no such field; there are a, b",
        "line 5, a: stands in line 1 already",
        "line 8, a b: a colon was expected after 'a'",
    ]


def test_a_name_with_signs_in_it_is_one_name() -> None:
    names = Lexicon([("Sit, Stay", 1), ("Play Dead (Badly)", 2), ("Encore!", 3), ("sit", 4)])
    for text, value in (("sit,  stay", 1), ("play dead (badly)", 2), ("Encore!", 3), ('"Encore!"', 3), ("encore", 3)):
        assert names.find(tokens(names.with_quotes(f"{text} x")), 0) == (value, 1)
    assert names.with_quotes('"Sit, Stay", resit, stay') == '"Sit, Stay", resit, stay'


def test_a_missing_comma_is_said_and_a_sign_has_no_nearest_name() -> None:
    assert str(unknown(tokens("basset husky"), 1, DOGS)) == "a comma was expected before 'husky'"
    assert str(unknown(tokens("basset, husky"), 1, DOGS)) == "',' is not known here"


def test_other_words_for_a_field_are_not_listed() -> None:
    fields = Fields("xyz: 1\n", Lexicon([("a", "a"), ("b", "b"), ("another", "a")]), ())
    assert str(TextError(fields.problems)) == "line 1, xyz: there is no such field; there are a, b"
