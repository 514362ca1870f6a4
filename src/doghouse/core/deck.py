"""What all deck files have in common."""

from __future__ import annotations

import tomllib


class DeckError(ValueError):
    """A deck file cannot be used; ``problems`` lists all that is wrong with it, a line each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def read_toml(text: str) -> dict[str, object]:
    """The tables of a deck file; ``DeckError`` when it is not TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckError([f"the deck is not valid TOML: {error}"]) from None
