"""What a card does or asks, in words made from its verbs; the messages stand in cards.en.ftl and cards.de.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from doghouse.core.text import Catalogue, catalogue
from doghouse.games.treehouse_diner.format import Card
from doghouse.games.treehouse_diner.state import Goal, Per, Verb
from doghouse.games.treehouse_diner.verbs import GOAL_WORDS, Effect, rows_of


def sentence(card: Card, language: str) -> str:
    """What a card's effects do, or what has to be so for a challenge; "" when there is nothing of the kind."""
    words = catalogue(__package__, language, "cards")
    if card.goal[0] != Goal.NOTHING:
        return _sentence(_goal(words, *card.goal))
    return " ".join(_sentence(clause(words, effect)) for effect in card.effects)


def _sentence(said: str) -> str:
    """A clause as a sentence."""
    return f"{said[:1].upper()}{said[1:]}."


def clause(words: Catalogue, effect: Effect) -> str:
    """One effect, in small letters and without a stop; ``words`` are those of cards."""
    if effect.verb == Verb.MAY:
        what = _joined(words, "then", effect.inner)
        return words.say("verb-may", n=effect.n, what=what) if effect.n else words.say("verb-may-free", what=what)
    if effect.verb == Verb.CHOOSE:
        return words.say("verb-choose", what=_joined(words, "or", effect.inner))
    said = words.say(f"verb-{effect.word}", n=effect.n)
    return said if effect.per == Per.ONCE else f"{said} {words.say(f'per-{effect.per.name.lower()}')}"


def _joined(words: Catalogue, between: str, effects: Sequence[Effect]) -> str:
    return words.say(between).join(clause(words, effect) for effect in effects)


def _goal(words: Catalogue, goal: Goal, n: int) -> str:
    """What a challenge asks, likewise."""
    if goal == Goal.EMPTIED:
        rows = words.say("goal-rows").join(words.say("goal-row", n=row) for row in rows_of(n))
        return words.say("goal-emptied", rows=rows)
    return words.say(f"goal-{GOAL_WORDS[goal]}", n=n)
