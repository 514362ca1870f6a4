"""Players by name, in what people write."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from doghouse.core.lines import Lexicon, Misread, cut, is_quoted, key, numbered, quoted, tokens, unknown, unquoted


def seat_names(names: Sequence[str]) -> Lexicon[int]:
    """Seats by ``seat 1``, ``seat 2`` and so on, and by name."""
    places = [(f"seat {p + 1}", p) for p in range(len(names))]
    return numbered((*places, *((name, p) for p, name in enumerate(names))))


def read_names(value: str) -> list[str]:
    """Names with commas between them; ``Misread`` for one that is missing, unclear or given twice.

    Names in quotes are taken as they are: players may be called alike, and then go by their places.
    """
    found: list[str] = []
    for name in cut(value, ",;") if value else []:
        if is_quoted(name):
            found.append(unquoted(name))
            continue
        if not name:
            raise Misread("a name is missing: there is nothing between two commas")
        if '"' in name:
            raise Misread(f"the double quotes of {name[:40]} do not close")
        if _is_place(name):
            raise Misread(f"{name!r} always means a place at the table: give the player another name")
        if any(_alike(name, other) for other in found):
            raise Misread(f"two players are called {name!r}: give one of them another name")
        found.append(name)
    return found


def written_names(names: Sequence[str]) -> str:
    """Names as ``read_names`` takes them."""
    return ", ".join(
        json.dumps(name, ensure_ascii=False)
        if _is_place(name) or any(_alike(name, other) for other in names[:p])
        else quoted(name)
        for p, name in enumerate(names)
    )


def _is_place(name: str) -> bool:
    words = key(name)
    return len(words) == 2 and words[0] == "seat" and words[1].isdecimal()


def _alike(name: str, other: str) -> bool:
    return (key(name) or name) == (key(other) or other)


def seat_label(names: Sequence[str], seat: int, taken: Lexicon[int]) -> str:
    """A seat as it can be read again: its name, or its number where the name would not do.

    A name that holds a word of ``taken`` stands in quotes.
    """
    found = seat_names(names).find([json.dumps(names[seat])], 0)
    if found is None or found[0] != seat:
        return f"seat {seat + 1}"
    return quoted(names[seat], taken)


def stranger(words: list[str], at: int, names: Sequence[str]) -> Misread:
    """What to say of a word that is no player's name: the nearest name, else all of them."""
    wrong = unknown(words, at, numbered(tuple((name, p) for p, name in enumerate(names))))
    hint = "" if "did you mean" in str(wrong) else f"; the players are {written_names(names)}"
    return Misread(f"{wrong}{hint}")


def speaker(part: str, names: Sequence[str], means: Callable[[list[str]], bool]) -> tuple[int | None, list[str]]:
    """Who plays, when it is said, and the words after the colon; without a colon a name is one that ``means`` nothing
    else."""
    words, seats = tokens(part), seat_names(names)
    found = seats.find(words, 0)
    if ":" not in words:
        return (found[0], words[found[1] :]) if found and not means(words) else (None, words)
    at = words.index(":")
    if found is None or found[1] != at:
        raise stranger(words[:at], 0, names) if at else Misread("a player's name was expected before the colon")
    return found[0], words[at + 1 :]


def by_id(piles: Sequence[tuple[int, Sequence[str]]]) -> list[tuple[int, Lexicon[int]]]:
    """The cards of piles by their ids alone, which differ in the whole deck; names may be alike.

    A plural is no id here: it may be the id of a card in a later pile.
    """
    return [(pile, numbered(tuple((one, k) for k, one in enumerate(ids)), exact=True)) for pile, ids in piles]


def drawn(
    text: str, piles: Sequence[tuple[int, Lexicon[int]]], lots: tuple[int, Lexicon[int]]
) -> tuple[tuple[int, int], ...]:
    """Outcomes of chance as ``(pile, card)``: the cards of each pile by name, and players in ``lots``.

    What stands in quotes is a player before it is a card; else the first pile that has the name is meant.  ``Misread``
    when a word is none of them.
    """
    found: list[tuple[int, int]] = []
    words, at = tokens(text), 0
    while at < len(words):
        if words[at] == ",":
            at += 1
            continue
        readers = (lots, *piles) if is_quoted(words[at]) else (*piles, lots)
        for pile, names in readers:
            if hit := names.find(words, at):
                found.append((pile, hit[0]))
                at = hit[1]
                break
        else:
            raise unknown(words, at, *(names for _, names in readers))
    return tuple(found)
