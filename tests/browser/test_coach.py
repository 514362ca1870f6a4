"""The coach in a browser: a hint that is taken over, in every game, and a look back at the end.

Shown here: P-15, P-31, P-40 and P-41.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from doghouse import games
from doghouse.server import coaching
from doghouse.server.thinking import any_legal

if TYPE_CHECKING:
    from doghouse.table.match import Match

pytestmark = pytest.mark.browser
Sit = Callable[..., Any]
DIALOG = "dialog[open]"
STEP = 3  # of a review's mistake: the first of the person's from here on
REASONS = {"barking": "wonders", "treat-please": "energy", "treehouse-diner": "supply"}
LANGUAGES = {(360, 640): "de", (1280, 800): "en"}  # each screen in one of them


def hint(match: Match) -> coaching.Data:
    """In place of thinking: up to three legal plays."""
    seat = int(match.state.player)  # type: ignore[attr-defined]
    plays = list(dict.fromkeys(any_legal(match) for _ in range(30)))[:3]
    told = [{"play": p, "chance": 0.5 - 0.1 * k, "parts": match.parts(seat, p)} for k, p in enumerate(plays)]
    return {"plays": told, "reason": REASONS[match.game.name]}


def review(match: Match, seat: int, look_up: Callable[[], object]) -> coaching.Data:
    """Likewise: a curve, and one play that is said to have cost."""
    v = next(k for k, step in enumerate(match.steps) if k >= STEP and step.seat == seat)
    then = match.at(v)
    play = list(match.steps[v].play)
    told = {"play": play, "chance": 0.25, "parts": then.parts(seat, play)}
    both = {"played": told, "better": {**told, "chance": 0.5}}
    mistake = {"v": v, **both, "reason": REASONS[match.game.name], "view": then.view(seat)}
    curve = [(k, (k % 10) / 10) for k in range(0, match.version + 1, max(1, match.version // 20))]
    return {"seat": seat, "curve": curve, "mistakes": [mistake]}


@pytest.fixture(autouse=True)
def quick(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who answers at once, in every game."""
    for name in games.GAMES:
        monkeypatch.setitem(site.app.state.server.staff.twins._ready, name, games.load(name).rules)
    monkeypatch.setattr(coaching, "hint", hint)
    monkeypatch.setattr(coaching, "review", review)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_hint_is_taken_over(sit: Sit, size: tuple[int, int], game: str) -> None:
    ana = sit(size, 2, game=game, language=LANGUAGES[size])
    page = ana.page
    ana.until("document.querySelector('.acts .hint') !== null")
    ana.until("document.querySelector('.acts[aria-busy=false]') !== null")
    for _ in range(200):
        if ana.match.duty() == 0 and ana.match.forced() is None:
            break
        page.wait_for_timeout(50)
    if size[0] < 900:
        ana.fits()
        ana.tap(page.locator(".acts .hint"))
    else:
        page.keyboard.press("h")
    page.wait_for_selector(f"{DIALOG} .hint li")
    ana.axe()
    assert not ana.wordless()
    before = ana.match.version
    button = page.locator(f"{DIALOG} .hint li button").first
    at_once = button.inner_text() in ("Do it", "So machen")
    assert page.locator(f"{DIALOG} .hint li").first.inner_text().count("50\u00a0%") == 1
    button.focus()
    page.keyboard.press("Enter")
    ana.until("document.querySelector('dialog[open] .hint') === null")  # a round's end may be told at once
    if not at_once:
        ana.until("document.querySelector('.acts [data-main][aria-disabled=false]') !== null")
        page.wait_for_timeout(500)  # a main button with a new meaning waits for a moment
        page.locator(".acts [data-main]").click()
    for _ in range(200):
        if ana.match.version > before:
            break
        page.wait_for_timeout(25)
    assert ana.match.version > before
    assert ana.match.steps[before].seat == 0


@pytest.mark.parametrize("again", ["button", "opened anew"])
def test_while_the_coach_warms_up_it_says_so_and_then_it_can_be_asked(
    sit: Sit, site: Any, monkeypatch: pytest.MonkeyPatch, again: str
) -> None:
    ana = sit((360, 640), 2, first=0)
    with monkeypatch.context() as cold:
        cold.setattr(site.app.state.server.staff, "can_coach", lambda match: False)
        ana.tap(ana.page.locator(".acts .hint"))
        ana.until("document.querySelector('dialog .hint button') !== null")
        assert "warming up" in ana.page.locator(DIALOG).inner_text()
        ana.axe()
    if again == "button":
        ana.tap(ana.page.locator("dialog .hint button"))
    else:
        ana.page.keyboard.press("Escape")
        ana.until("document.querySelector('dialog[open]') === null")
        ana.tap(ana.page.locator(".acts .hint"))
    ana.page.wait_for_selector(f"{DIALOG} .hint li")


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_is_looked_back_at(sit: Sit, size: tuple[int, int], game: str) -> None:
    ana = sit(size, 1, game=game, language=LANGUAGES[size])
    page = ana.page
    play_to_the_end(ana)
    page.reload()
    page.wait_for_selector("main.end")
    ana.fits()
    page.locator(".acts button", has=page.locator("use[href$='#i-hint']")).click()
    page.wait_for_selector(f"{DIALOG} svg[role=img]")
    ana.axe()
    assert not ana.wordless()
    slider = page.locator(f"{DIALOG} input[type=range]")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    second = round(ana.match.version // 20) or 1
    assert str(second) in (slider.get_attribute("aria-valuetext") or "")
    box = page.locator(f"{DIALOG} svg[role=img]").bounding_box()
    assert box is not None
    for x, value in ((box["x"] + box["width"] - 2, slider.get_attribute("max")), (box["x"] + 1, "0")):
        page.touchscreen.tap(x, box["y"] + box["height"] / 2)
        assert slider.input_value() == value
    page.locator(f"{DIALOG} li button").click()
    page.wait_for_selector(".note")
    assert page.locator("main.table").count() == 1


def play_to_the_end(ana: Any) -> None:
    """Somebody else's hand makes the plays of the page's seat: the page only looks on."""
    page = ana.page
    script = """([v, play]) => {
        const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api' +
            location.pathname.replace('/t/', '/tables/').replace(/\\/$/, '') + '/live?seat=0&since=' + v);
        return new Promise((done) => {
            socket.onmessage = ({ data }) => {
                const told = JSON.parse(data);
                if (told.t === 'state') socket.send(JSON.stringify({ t: 'act', id: 'x' + v, v, play }));
                else if (told.t === 'ok' || told.t === 'no') { socket.close(); done(told.t); }
            };
        });
    }"""
    while not ana.match.over:
        match = ana.match
        if match.duty() != 0 or match.forced() is not None:
            page.wait_for_timeout(20)
            continue
        page.evaluate(script, [match.version, list(any_legal(match))])
