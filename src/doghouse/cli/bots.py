"""Bots at a table in the terminal: those that search go by the next position until their code is compiled."""

from __future__ import annotations

import secrets
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import ModuleType

from doghouse.bots import SEARCH, Player
from doghouse.core.text import Catalogue
from doghouse.games import Game
from doghouse.server.thinking import thought_out
from doghouse.server.warm import compiling, warmed
from doghouse.table.match import Match

SLOW = 300  # milliseconds: of a bot that takes longer it is said that it thinks


class Warming:
    """Compiles a game in a process of its own and then reads the code in a thread, while the game goes on.

    ``state`` is "warming", then "warm" or "failed"; ``rules`` are the compiled ones as soon as it is warm.
    """

    def __init__(self, game: Game) -> None:
        self.state = "warming"
        self.rules: ModuleType = game.rules
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(compiling(game.name), stdin=quiet, stdout=quiet, stderr=quiet)
        threading.Thread(target=self._load, args=(game,), daemon=True).start()

    def _load(self, game: Game) -> None:
        with suppress(Exception):  # whatever is wrong with compiled code, the game goes on without it
            if self._process.wait() == 0:
                self.rules = warmed(game)
        self.state = "failed" if self.rules is game.rules else "warm"

    def stop(self) -> None:
        """No more compiling."""
        self._process.terminate()


class Bots:
    """The players at the seats after the first; ``tell`` says a line to the person there."""

    def __init__(self, match: Match, players: Sequence[Player], said: Catalogue, tell: Callable[[str], None]) -> None:
        self._match = match
        self._players = players
        self._said = said
        self._tell = tell
        self._told = ""
        self._warming = Warming(match.game) if any(player.kind == SEARCH for player in players) else None
        self._say_how_warm()

    def warmth(self) -> str:
        """How far the compiled code is, which a coach needs; it is begun if no bot has needed it."""
        if self._warming is None:
            self._warming = Warming(self._match.game)
            self._told = self._warming.state  # of simple bots there is nothing to tell
        elif self._warming.state != self._told:
            self._say_how_warm()
        if self._warming.state == "warm":
            self._match.use(self._warming.rules)
        return self._warming.state

    def play(self) -> tuple[int, ...]:
        """The whole play of the bot that must decide."""
        self._say_how_warm()
        match, seat = self._match, int(self._match.state.player)  # type: ignore[attr-defined]
        player = self._players[seat - 1]
        if player.ms >= SLOW and match.rules is not match.game.rules:
            self._tell(self._said.say("thinking", name=match.names[seat]))
        return thought_out(match, seat, player, secrets.randbits(62))

    def _say_how_warm(self) -> None:
        """Go over to compiled code when it is there; say so, as bots play otherwise from then on."""
        if self._warming is not None and self._warming.state != self._told:
            self._told = self._warming.state
            self._match.use(self._warming.rules)
            self._tell(self._said.say(f"bots-{self._told}"))

    def stop(self) -> None:
        """The game is over, or left."""
        if self._warming is not None:
            self._warming.stop()
