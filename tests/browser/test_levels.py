"""Bots of every level in a browser: chosen in the lobby, playing every game, seen and heard to think.

Shown here: P-11, P-30, P-35 and P-41.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from doghouse import bots, games
from doghouse.server import staff, thinking
from doghouse.server.warm import warmed

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

pytestmark = pytest.mark.browser
Site = Any
Sit = Callable[..., Any]
# The sentence, which is read out when it is another one and nothing else is being read.
SAY = '.say [role="status"][aria-live="polite"] .line'
DOTS = ".seat .dots"
# Whenever a bot is seen to think: the sentence, the seat's label, whether the dots move. Asked later it may be over.
WATCH = f"""
window.thought = [];
new MutationObserver(() => {{
  const dots = document.querySelector('{DOTS} i'), line = document.querySelector('{SAY}');
  if (dots && line) window.thought.push(
    [line.textContent.trim(), dots.closest('.seat').ariaLabel, getComputedStyle(dots).animationName !== 'none']);
}}).observe(document, {{subtree: true, childList: true, characterData: true, attributes: true}});
"""


@pytest.fixture(params=games.GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game."""
    return str(request.param)


@pytest.fixture
def warm(site: Site, game: str) -> None:
    """The game's bots can search."""
    site.app.state.server.staff.twins._ready[game] = warmed(games.load(game))


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """A browser of its own for each visitor; an error in a page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_browser(language: str = "en") -> Page:
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale=language, reduced_motion="reduce")
        context.set_default_timeout(10_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_browser
    for context in contexts:
        context.close()
    assert not errors


@pytest.mark.usefixtures("warm")
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_every_game_until_it_is_for_the_person(
    site: Site, visit: Callable[..., Page], game: str, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    page = visit()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "name": "Rex", "bot": level}]
    data = {"game": game, "seats": seats, "options": {"first": 1}}
    made = page.request.post(f"{site.address}/api/tables", data=data).json()
    page.goto(f"{site.address}/t/{made['table']}#{made['seats'][0]['token']}")
    page.locator('main.table [data-main]:not([data-main="wait"])').wait_for(timeout=60_000)
    match = site.match(made["table"])
    assert match.steps[0].seat == 1
    assert match.duty() == 0
    # The table itself plays for the person where there is but one play, as in the middle of the bot's turn.
    assert all(step.seat == 1 or match.at(k).forced() == step.play for k, step in enumerate(match.steps))
    assert match.rules is not match.game.rules
    assert "failed" not in caplog.text


def slow(*asked: Any) -> tuple[int, ...]:
    """Some legal play, after a while."""
    time.sleep(3)
    return thinking.any_legal(asked[0])


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_thinking_bot_is_seen_and_heard(
    sit: Sit, size: tuple[int, int], game: str, motion: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(staff, "thought_out", slow)
    person = sit(size, game=game, motion=motion, first=1)
    page = person.page
    page.locator(DOTS).wait_for()
    person.fits()
    person.axe()
    page.add_init_script(WATCH)
    page.reload()
    person.until("window.thought?.length > 0")
    sentence, label, moves = page.evaluate("window.thought[0]")
    name = re.fullmatch(r"(Ben|Karl|Mia) is thinking …", sentence)
    assert name
    assert re.search(f"^{name[1]}: .*, is thinking", label)
    assert moves is (motion == "no-preference")


def test_until_bots_are_warm_the_table_says_so(sit: Sit, site: Site, visit: Callable[..., Page]) -> None:
    page = visit()
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "name": "Ben", "bot": "clever"}]
    data = {"game": "barking", "seats": seats, "options": {"first": 0}}
    site.app.state.server.staff.twins._ready.pop("barking", None)
    made = page.request.post(f"{site.address}/api/tables", data=data).json()
    page.goto(f"{site.address}/t/{made['table']}#{made['seats'][0]['token']}")
    page.locator(".seat").first.click()
    page.get_by_text("Bot: Clever (still warming up, plays simply until then)").wait_for()
    server = site.app.state.server
    server.staff.twins._ready["barking"] = games.load("barking").rules
    page.reload()
    page.locator(".seat").first.click()
    page.get_by_text(re.compile(r"^Bot: Clever ·")).wait_for()


@pytest.mark.parametrize(
    ("language", "offered"),
    [
        ("en", ["Bot: Puppy", "Bot: Family", "Bot: Clever", "Bot: Champion"]),
        ("de", ["Bot: Welpe", "Bot: Familie", "Bot: Schlau", "Bot: Champion"]),
    ],
)
def test_the_lobby_offers_the_levels_and_says_what_each_is_like(
    site: Site, visit: Callable[..., Page], language: str, offered: list[str]
) -> None:
    page = visit(language)
    page.goto(site.address)
    first = page.locator(".row select").first
    first.wait_for()
    assert first.locator("option").all_inner_texts()[1:] == offered
    assert first.input_value() == f"bot:{bots.USUAL}"
    first.select_option("bot:champion")
    lines = [line.split(":")[0] for line in page.locator(".level").all_inner_texts()]
    assert lines == [offered[1].split()[-1], "Champion"]
    assert page.locator(f"#{first.get_attribute('aria-describedby')}").inner_text().startswith("Champion: ")
