"""How a whole play comes about, action by action: a bot's, or any legal one."""

import secrets
from collections.abc import Callable

from doghouse import bots
from doghouse.core.record import Record
from doghouse.table.match import Match

LONGEST = 64
"""Atomic actions in one play; a bot that goes on for longer has failed."""


class BotFailed(Exception):
    """A bot gave no play."""


def thought_out(match: Match, seat: int, level: str, seed: int) -> tuple[int, ...]:
    """The play of a bot of this level. Raises whatever goes wrong in it, and `BotFailed`."""
    return _assembled(
        match, lambda state: bots.choose(match.game, match.deck.cards, state, seat, level, seed, match.rules)
    )


def any_legal(match: Match) -> tuple[int, ...]:
    """A legal play of the seat that must decide, found without any bot."""

    def pick(state: Record) -> int:
        moves = match.game.state.Moves.new()
        match.rules.legal(state, match.deck.cards, moves)
        return int(moves.action[secrets.randbelow(moves.n)])

    return _assembled(match, pick)


def _assembled(match: Match, pick: Callable[[Record], int]) -> tuple[int, ...]:
    """One action after the other, chosen on a copy of the state, until they are a whole play."""
    start = match.state
    state = start.copy()
    actions: list[int] = []
    while len(actions) < LONGEST:
        action = int(pick(state))
        actions.append(action)
        if tuple(actions) == match.game.plays.order(start, actions):
            return tuple(actions)
        match.rules.apply(state, match.deck.cards, action, None)
    raise BotFailed(f"{LONGEST} actions and no end of the play")
