"""A whole game in a browser, whichever game it is: what the tests of all tables share.

A game tells by ``Table`` how its screen is read and what one sensible thing to do is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as NotThere

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Sit = Callable[..., Any]
Press = Callable[["Locator"], None]
SIZES = {"phone": (360, 640), "desk": (1280, 800)}
MAIN = "[data-main]"
OVER = "over"
LONGEST = 900  # things done; a game of more has no end
# How a whole game is tried: on which screen, in which language, and how a person presses.
every_way = pytest.mark.parametrize(
    ("screen", "language", "press"),
    [
        pytest.param("phone", "de", "tap", id="touch"),
        pytest.param("desk", "en", "go", id="keyboard"),
        pytest.param("desk", "de", "tap", id="touch-on-a-desk", marks=pytest.mark.soak),
        pytest.param("phone", "en", "go", id="keyboard-on-a-phone", marks=pytest.mark.soak),
    ],
)


@dataclass(frozen=True)
class Table:
    """``asked`` waits until the person is asked something and says what, or OVER; ``decide`` does one thing about it.

    ``rare`` is after how many things the screen is looked at again; it is at every new kind of question.
    """

    asked: Callable[[Page], str]
    decide: Callable[[Page, Press, str, int], None]
    rare: int = 4


def settle(page: Page) -> None:
    """Let the time pass in which the main button takes no press, since it has just got another meaning."""
    page.evaluate("later(400)")


def still_there(press: Press) -> Press:
    """Presses what is there; what went while it was looked for, since the game went on, is not pressed at all."""

    def pressed(target: Locator) -> None:
        try:
            press(target)
        except NotThere:
            if target.count():
                raise

    return pressed


def play_whole(person: Any, press: str, table: Table, look: Callable[[str], None] = lambda code: None) -> None:
    """A game to its end: all fits and is accessible, and has words; ``look`` may ask for more, by what was asked."""
    page, looks = person.page, person.watch()
    seen: set[str] = set()
    for turn in range(LONGEST):
        code = table.asked(page)
        if code == OVER:
            break
        if code not in seen or turn % table.rare == 0:
            looks(code)
            look(code)
            seen.add(code)
        table.decide(page, still_there(getattr(person, press)), code, turn)
    assert code == OVER, "the game has no end"
    looks(OVER)
    assert person.match.over
