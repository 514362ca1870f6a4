"""Decks whose cards have names that are words of plays and positions: what the program writes can be read again."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest

from doghouse.core.deck import DeckError
from doghouse.games import load
from doghouse.table.match import Header, Match
from doghouse.table.record import read, write
from doghouse.testing.plays import some_play
from doghouse.testing.setting import chooser

GAMES = ("barking", "treat-please", "treehouse-diner")
# Some are refused as ids; the games differ in which.
WORDS = """
end pass skip yes no option option-1 rest joker mix row visit visit-1 move mastered left move-left lay lay-radish order
phone deliver card announce grab recycle compost add at with on from take answer line of taken emptied minutes min
choice choices seat seat-1 none both an the it plate plate-a radish-a row-1 a b c open done is column deck tray stack
supply kitchen x calm free saved use push draw bees bones 2-bones play-food token cat-token discard item won gone known
"""
IDS = WORDS.split()
NAMES = (
    *("2 Radishes", "Radish", "A", "Seat 1", "With > and", "x; y", "a: b", "Plate A", "Tea, Pie", "Joker", "Left"),
    *("2 x", "1.1", "Visit 2.3", "Rest", "Nothing!", "(2 daisy)", "Bee + bee", "Ana", "End", "Option 1", "Ben: end"),
    *("Line 2", "4 minutes", "at 4", "Daisies", "Tea x2", "3", "6 six", "Lay Radish", "No Token", "2 Bones", "Cat"),
)
OPTIONS = {"treehouse-diner": {"bees": 1, "secret": 1, "deliveries": 3, "columns": 0}}
POSITIONS = 12  # of a game, as many are printed and read


@cache
def odd(game: str, seed: int) -> str:
    """The house deck with odd ids and names, as far as a deck may have them."""
    chance = random.Random(seed)
    deck: str = load(game).cards.house().text
    ids = re.findall(r'^id = "([^"]*)"', deck, re.MULTILINE)
    for old, new in zip(chance.sample(ids, len(ids)), chance.sample(IDS, len(IDS)), strict=False):
        deck = _if_good(game, deck, f'id = "{old}"\n', f'id = "{new}"\n')
    said = re.findall(r'^(?:en|de) = "[^"]*"\n', deck, re.MULTILINE)
    for old, new in zip(chance.sample(said, min(len(said), len(NAMES))), NAMES, strict=False):
        deck = _if_good(game, deck, old, f'{old[:2]} = "{new}"\n')
    return deck


def _if_good(game: str, deck: str, old: str, new: str) -> str:
    changed = deck.replace(old, new, 1)
    try:
        load(game).cards.read(changed)
    except DeckError:
        return deck
    return changed


def played(game: str, seed: int) -> tuple[Match, list[Any]]:
    """A random game with an odd deck, and some of its states."""
    loaded = load(game)
    options = {"first": -1, **OPTIONS.get(game, {})}
    match = Match(loaded, Header(game, loaded.version, odd(game, seed), options, seed, ("end", "Tea")))
    choose, states = chooser(seed), []
    while not match.over:
        states.append(match.state.copy())
        match.commit(match.prepare(match.duty() or 0, some_play(match, choose)))
    return match, states[:: len(states) // POSITIONS + 1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_records_and_positions_are_read_as_they_were_written_whatever_cards_are_called(game: str, seed: int) -> None:
    match, states = played(game, seed)
    notation = match.game.notation
    assert read(write(match)).state == match.state
    for state in states:
        text = notation.write_position(notation.Position(state, match.names, match.deck, (), can_draw=True))
        again = notation.read_position(text, match.deck)
        assert notation.canonical(again.state) == notation.canonical(state), text


@pytest.mark.parametrize(
    ("game", "bad"),
    [
        ("treehouse-diner", word)
        for word in ("visit-1", "lay-radish", "minutes", "x", "move-left", "daisies", "option-2")
    ]
    + [("treat-please", word) for word in ("option-1", "2-bones", "on")]
    + [("barking", word) for word in ("no-token", "to", "cat-token", "the-token")],
)
def test_an_id_that_says_something_else_is_refused(game: str, bad: str) -> None:
    deck = load(game).cards.house().text
    first = re.findall(r'^id = "([^"]*)"', deck, re.MULTILINE)[-1]
    with pytest.raises(DeckError) as caught:
        load(game).cards.read(deck.replace(f'id = "{first}"\n', f'id = "{bad}"\n', 1))
    assert [p.text for p in caught.value.problems] == [
        f"id: {bad!r} means something else where cards are named: another was expected"
    ]


def test_no_other_card_than_the_cat_is_called_cat() -> None:
    deck = load("barking").cards.house().text
    load("barking").cards.read(deck.replace('id = "cat"', 'id = "kitty"'))
    with pytest.raises(DeckError, match="'cat' means something else"):
        load("barking").cards.read(deck.replace('id = "cat"', 'id = "kitty"').replace('id = "mutt"', 'id = "cat"'))
