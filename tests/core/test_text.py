"""Catalogues: fallback, facts, and what is wrong is said."""

from __future__ import annotations

import subprocess
import sys

import pytest

from doghouse.core.text import Catalogue

EN = """
a = A
b = { $n ->
    [one] one dog
   *[other] { $n } dogs
  }
c = { $auto ->
    [true] yes
   *[false] no
  }
"""
DE = "# Kommentar\na = Ä\n"


def test_a_message_that_a_language_lacks_is_english() -> None:
    words = Catalogue("de", {"en": EN, "de": DE})
    assert words.say("a") == "Ä"
    assert words.say("b", n=1) == "one dog"
    assert set(words.ids()) == {"a", "b", "c"}


def test_a_language_that_is_not_there_is_english() -> None:
    words = Catalogue("fr", {"en": EN, "de": DE})
    assert words.language == "en"
    assert words.say("a") == "A"


def test_numbers_choose_the_form_and_flags_are_words() -> None:
    words = Catalogue("en", {"en": EN})
    assert [words.say("b", n=n) for n in (1, 2)] == ["one dog", "2 dogs"]
    assert [words.say("c", auto=flag) for flag in (True, False)] == ["yes", "no"]


def test_an_unknown_message_and_a_missing_fact_are_errors() -> None:
    words = Catalogue("en", {"en": EN})
    with pytest.raises(LookupError):
        words.say("d")
    with pytest.raises(ValueError, match="b: "):
        words.say("b")


def test_a_damaged_catalogue_names_the_line() -> None:
    with pytest.raises(ValueError, match=r"en\.ftl, line 2"):
        Catalogue("en", {"en": "a = A\nb = { $n\n"})


def test_fluent_is_loaded_with_the_first_catalogue_only() -> None:
    code = "import sys, doghouse.games.barking.words; assert 'fluent.runtime' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
