"""A play in one line: ``Ana: learn sploot; play sploot``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from doghouse.core import seats
from doghouse.core.lines import Lexicon, Misread, number, numbered, only_of, parts, shown, unknown
from doghouse.core.seats import speaker
from doghouse.games.treat_please.cards import Deck
from doghouse.games.treat_please.plays import card_of
from doghouse.games.treat_please.spoken import FILLING, KEYWORDS, SPEECH, VERBS
from doghouse.games.treat_please.state import (
    ACTIONS,
    COMPLETE,
    END,
    LEARN,
    NO,
    NONE,
    OBJECTIVE,
    OPTION,
    OPTIONS,
    PER_TYPE,
    PICK,
    PLAY,
    ROUND_CARD,
    ROW,
    TAKE,
    TURN_UP,
    TYPES,
    YES,
    Phase,
    Place,
    State,
)
from doghouse.games.treat_please.view import TYPE_NAMES

NOT_THERE = ACTIONS  # stands for a card that is not where it is looked for: no action has this number
ALONE = {"end": END, "yes": YES, "no": NO}
ALONE_WORDS = {action: word for word, action in ALONE.items()}
TYPE_LEXICON = numbered(tuple((name, t) for t, name in enumerate(TYPE_NAMES)))
# What goes with a verb, as the reader of a line is told.
TAKES = {
    **dict.fromkeys(("play", "learn", "pick", "take"), "a behavior"),
    "complete": "an objective",
    "turn-up": f"a type ({', '.join(TYPE_NAMES)})",
    "option": f"a number from 1 to {OPTIONS}",
}


@dataclass(frozen=True)
class Play:
    """One play as it was written: who, the actions in the state in which it was read, and what was said.

    ``verb`` is a word of KEYWORDS, or "" for a card alone; ``what`` is a card in the one numbering of the rules, a
    type for "turn-up", or the number of an option.
    """

    seat: int
    actions: tuple[int, ...]
    verb: str
    what: int = NONE


# ---------------------------------------------------------------- names


def named(deck: Deck, ids: Sequence[str], start: int = 0) -> tuple[tuple[str, int], ...]:
    """Ids and names in every language, with numbers from ``start``.

    A name that says something else, such as "Option 1", is none here; the card goes by its id.
    """
    own = [(one, start + k) for k, one in enumerate(ids)]
    names = [(names[one], start + k) for names in deck.names.values() for k, one in enumerate(ids)]
    return (*own, *(pair for pair in names if not only_of(pair[0], SPEECH)))


def behavior_names(deck: Deck) -> Lexicon[int]:
    """Behaviors by id and name."""
    return numbered(named(deck, deck.behavior_ids))


def card_names(deck: Deck) -> Lexicon[int]:
    """Behaviors, objectives and round cards by id and name, in the one numbering of the rules."""
    return numbered(_all_cards(deck))


def character_names(deck: Deck) -> Lexicon[int]:
    """Characters by id and name."""
    return numbered(named(deck, deck.character_ids))


def names_of(deck: Deck, start: int, end: int) -> Lexicon[int]:
    """The cards from ``start`` to ``end`` of the one numbering: cards of different kinds may be called alike."""
    return numbered(tuple((name, card) for name, card in _all_cards(deck) if start <= card < end))


def _all_cards(deck: Deck) -> tuple[tuple[str, int], ...]:
    """All ids, which are what the program writes, before all names."""
    kinds = ((deck.behavior_ids, 0), (deck.objective_ids, OBJECTIVE), (deck.round_ids, ROUND_CARD))
    ids = [(one, start + k) for kind, start in kinds for k, one in enumerate(kind)]
    return (*ids, *(pair for kind, start in kinds for pair in named(deck, kind, start)))


def seat_label(names: Sequence[str], seat: int, deck: Deck) -> str:
    """A seat as it can be read again: its name, or its number where the name would not do."""
    words = ("seat", "deck", *KEYWORDS.shown(), *TYPE_NAMES)
    taken = (*_all_cards(deck), *named(deck, deck.character_ids), *((word, NONE) for word in words))
    return seats.seat_label(names, seat, numbered(taken))


# ---------------------------------------------------------------- reading


def read_line(text: str, s: State, deck: Deck, names: Sequence[str]) -> tuple[Play, ...]:
    """The plays of one line, cut at ``;``; ``Misread`` says what cannot be understood.

    A play without a name is that of the player before it in the line, the first that of the player to decide.
    """
    plays: list[Play] = []
    for part in parts(card_names(deck).with_quotes(text), ";"):
        seat, words = speaker(part, names, lambda words: _means(words, deck))
        if seat is None:
            seat = plays[-1].seat if plays else s.player
        said = list(_read(words, deck))
        if not said:
            raise Misread("a play was expected, such as `play nap` or `end`")
        plays += [Play(seat, (action_of(verb, what, s, seat),), verb, what) for verb, what in said]
    if not plays:
        raise Misread("a play was expected, such as `play nap` or `end`")
    return tuple(plays)


def _means(words: list[str], deck: Deck) -> bool:
    """Does a play begin with these words?"""
    return any(one.find(words, 0) for one in (KEYWORDS, TYPE_LEXICON, card_names(deck)))


def _read(words: list[str], deck: Deck) -> Iterator[tuple[str, int]]:
    """Verbs with what they are about; one verb may have several cards behind it."""
    at, verb, waiting = 0, "", False
    while at < len(words):
        found = _argument(words, at, verb, deck) if verb else None
        card, word = card_names(deck).find(words, at), KEYWORDS.find(words, at)
        kind = TYPE_LEXICON.find(words, at)
        if word and (not card or card[1] <= word[1]) and not waiting:
            verb, at = word
            waiting = verb not in ALONE
            if not waiting:
                yield verb, NONE
                verb = ""
        elif found:
            yield verb, found[0]
            at, waiting = found[1], False
        elif not verb and (alone := card or kind):
            yield "", alone[0] if card else top_of(alone[0])
            at = alone[1]
        elif words[at] in FILLING:
            at += 1
        else:
            raise _misread(words, at, verb, deck)
    if waiting:
        raise Misread(f"{TAKES[verb]} was expected after `{verb}`")


def _argument(words: list[str], at: int, verb: str, deck: Deck) -> tuple[int, int] | None:
    """What a verb is about, when it stands here, and the place after it."""
    if verb == "option":
        n = number(words[at])
        return None if n is None or not 1 <= n <= OPTIONS else (n - 1, at + 1)
    if verb not in ("complete", "turn-up"):
        return behavior_names(deck).find(words, at)
    card, kind = names_of(deck, OBJECTIVE, ROUND_CARD).find(words, at), TYPE_LEXICON.find(words, at)
    if verb == "turn-up":
        return kind or (card and ((card[0] - OBJECTIVE) // PER_TYPE, card[1]))
    return card or (kind and (top_of(kind[0]), kind[1]))


def top_of(kind: int) -> int:
    """The objective on a type's stack, whichever it is: a number below NONE, so that it is no card's; and back."""
    return NONE - 1 - kind


def _misread(words: list[str], at: int, verb: str, deck: Deck) -> Misread:
    known = any(one.find(words, at) for one in (KEYWORDS, TYPE_LEXICON, card_names(deck)))
    if verb and (known or number(words[at]) is not None):
        return Misread(f"{TAKES[verb]} was expected after `{verb}`, not {shown(words[at])}")
    wrong = unknown(words, at, card_names(deck), KEYWORDS, TYPE_LEXICON)
    begin = f"; a play begins with a card or with {', '.join(VERBS)}"
    return Misread(f"{wrong}{'' if verb or at or 'did you mean' in str(wrong) else begin}")


# ---------------------------------------------------------------- words and actions


def action_of(verb: str, what: int, s: State, seat: int) -> int:
    """The action that a play means in a state; NOT_THERE when its card is not where it is looked for."""
    if verb in ALONE:
        return ALONE[verb]
    verb = verb or _verb_of(what, s, seat)
    if verb == "option":
        return OPTION + what
    if verb in ("play", "take"):
        return what + (PLAY if verb == "play" else TAKE)
    if verb in ("learn", "pick"):
        start = LEARN if verb == "learn" else PICK
        return next((start + i for i in range(ROW) if s.row[i] == what), NOT_THERE)
    if verb == "turn-up":
        return TURN_UP + (what if what in range(TYPES) else _type_of(what))
    if what < NONE:
        return COMPLETE + top_of(what)
    return next((COMPLETE + t for t in range(TYPES) if s.top[t] == what - OBJECTIVE), NOT_THERE)


def resolved(play: Play, s: State) -> Play:
    """The same play in another state: what was said may lie elsewhere by now."""
    return Play(play.seat, (action_of(play.verb, play.what, s, play.seat),), play.verb, play.what)


def _type_of(what: int) -> int:
    """The type of an objective, or of the stack that it lies on."""
    return top_of(what) if what < NONE else (what - OBJECTIVE) // PER_TYPE


def _verb_of(card: int, s: State, seat: int) -> str:
    """What is meant by a card alone: whatever can be done with a card that lies there."""
    if card < NONE or card >= OBJECTIVE:
        return "turn-up" if s.phase == Phase.ON_STACK else "complete"
    if s.phase == Phase.ON_CARD:
        return "pick"
    if s.phase == Phase.BACK:
        return "take"
    return "learn" if s.place[seat, card] != Place.HAND and card in s.row.tolist() else "play"


def write_play(actions: Sequence[int], s: State, deck: Deck) -> str:
    """A play, as ``read_line`` takes it, without the seat."""
    (action,) = actions
    if action in ALONE_WORDS:
        return ALONE_WORDS[action]
    if OPTION <= action < PLAY:
        return f"option {action - OPTION + 1}"
    if TURN_UP <= action < TAKE:
        return f"turn-up {TYPE_NAMES[action - TURN_UP]}"
    verbs = ((TAKE, "take"), (PICK, "pick"), (COMPLETE, "complete"), (LEARN, "learn"), (PLAY, "play"))
    verb = next(word for start, word in verbs if action >= start)
    return f"{verb} {card_of(s, deck, action)}"
