"""How a whole play comes about: a bot's, or any legal one."""

import secrets

from doghouse import bots
from doghouse.table.match import Match


def thought_out(match: Match, seat: int, player: bots.Player, seed: int) -> tuple[int, ...]:
    """The play of a bot. Raises whatever goes wrong in it, and `BotFailed`."""
    native = match.rules is not match.game.rules
    return bots.Mind(match.game, match.deck.cards, player, seed, native=native).play(match.state)


def any_legal(match: Match) -> tuple[int, ...]:
    """A legal play of the seat that must decide, found without any bot."""
    start = match.state
    state = start.copy()
    actions: list[int] = []
    while len(actions) < bots.LONGEST:
        moves = match.game.state.Moves.new()
        match.rules.legal(state, match.deck.cards, moves)
        actions.append(int(moves.action[secrets.randbelow(moves.n)]))
        if tuple(actions) == match.game.plays.order(start, actions):
            return tuple(actions)
        match.rules.apply(state, match.deck.cards, actions[-1], None)
    raise bots.BotFailed(f"{bots.LONGEST} actions and no end of the play")
