"""A whole game in a browser, whichever game it is: what the tests of all tables share.

A game tells by a ``Decide`` what one sensible thing to do is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as NotThere

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Sit = Callable[..., Any]
Press = Callable[["Locator"], None]
Decide = Callable[["Page", Press, str, int], None]  # does one thing about what is asked
Look = Callable[[str], None]
SIZES = {"phone": (360, 640), "desk": (1280, 800)}
MAIN = "[data-main]"
OVER = "over"
READ = "read"  # what the round brought is shown
WAITING = f'main.end, dialog .go, .acts[aria-busy="false"] {MAIN}:not([data-main="wait"])'
# In one look: the game may go on between two.
NOW = f"""document.querySelector('main.end') ? '{OVER}' : document.querySelector('dialog .go') ? '{READ}'
  : document.querySelector('{MAIN}')?.dataset.main ?? 'wait'"""
MOMENT = 40
BOTS = 60  # seconds: here they are interpreted, and on a busy machine some turns of theirs take long
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


def asked(page: Page) -> str:
    """Waits until the main button means something, a round is to be read, or the game is over, and stays so; says what.

    What only one play can follow is played by the table itself, a moment after it is asked.
    """
    while True:
        page.wait_for_selector(WAITING, state="attached", timeout=BOTS * 1000)
        before = page.evaluate(NOW)
        page.wait_for_timeout(MOMENT)
        code = page.evaluate(NOW)
        if code == before and code != "wait":
            return str(code)


def settle(page: Page) -> None:
    """Let the time pass in which the main button takes no press, since it has just got another meaning."""
    page.evaluate("later(400)")


def step(person: Any, press: Press, decide: Decide, turn: int, look: Look = lambda code: None) -> str:
    """One thing done about what is asked; says what that was.

    Once they are asked anew: where what was to be pressed has gone, or keys did not lead there and the page was told
    meanwhile that the game went on.
    """
    for last in (False, True):
        code = asked(person.page)
        before = person.told
        look(code)
        try:
            if code != OVER:
                decide(person.page, press, code, turn)
        except NotThere:
            if last:
                raise
        except AssertionError:
            if last or person.told == before:
                raise
        else:
            break
    return code


def play_whole(person: Any, press: str, decide: Decide, rare: int = 4, look: Look = lambda code: None) -> None:
    """A game to its end: all fits and is accessible, and has words; ``look`` may ask for more, by what was asked.

    The screen is looked at at every new kind of question, and again after so many things as ``rare`` says.
    """
    looks, seen, turn, code = person.watch(), set[str](), 0, ""

    def looked(code: str) -> None:
        if code not in seen or turn % rare == 0:
            looks(code)
            look(code)
            seen.add(code)

    while code != OVER:
        assert turn < LONGEST, "the game has no end"
        code = step(person, getattr(person, press), decide, turn, looked)
        turn += 1
    assert person.match.over
