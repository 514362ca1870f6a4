"""Whole games of Treehouse Diner in a browser, by touch and by keyboard, on a phone and on a desk.

Shown here for this game: P-10, P-11, P-14, P-20, P-31, P-35 and P-41.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from .whole import MAIN, OVER, SIZES, Press, Sit, asked, every_way, play_whole, settle, step

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.browser
BOTH = {"game": "treehouse-diner", "bees": True, "secret": True}
FREE = '[aria-disabled="false"]'
SHELF, CALL = f".shelf{FREE}", f".tray .card{FREE}"
# Where a minute can go: the orders with an arrow above them, and the free spaces beside them.
WAY = ".lane .spot:has(.go) .card, .lane .spot.yes"
PIECE, PLACE = ".piece.open", ".lane .card.open"
CHOICES = f".tray .card.open, {PIECE}, {WAY}, .shelf.open"
# Orders that are asked for, but do not show what they do.
UNTOLD = """() => document.querySelector('.tray .picked') ? [] : [...document.querySelectorAll('.tray .card.open .fx')]
  .filter((one) => getComputedStyle(one).display === 'none').map((one) => one.closest('button').ariaLabel)"""


def decide(page: Page, press: Press, code: str, turn: int) -> None:
    """One sensible thing: answer what is asked, pay what is begun, lay what is held, else what the main button says."""
    locked = bool(page.evaluate(f"document.querySelector('{MAIN}[aria-disabled=true]') !== null"))
    if code == "answer":
        targets = page.locator(f".option{FREE}").all()
    elif code == "visit":
        targets = page.locator(CALL if turn % 3 == 0 else SHELF).all() or page.locator(f"{CALL}, {SHELF}").all()
    elif code == "take" and locked:
        targets = page.locator(WAY).all()
    elif code == "joker" and locked:
        targets = page.locator(PIECE).all()
    elif code == "assign":
        held = page.locator(".piece.picked").count()
        targets = page.locator(PLACE if held else PIECE).all()
    elif code == "choose":
        targets = page.locator(CHOICES).all()
    else:
        settle(page)
        targets = [page.locator(".acts .btn" if locked else MAIN).first]
    if targets:  # else the question was answered while it was read
        press(targets[turn % len(targets)])


@every_way
def test_a_whole_game_can_be_played(sit: Sit, screen: str, language: str, press: str) -> None:
    person = sit(
        SIZES[screen], 2, language=language, deliveries=6, level="greedy", **BOTH
    )  # who deliver, so that it ends

    def told(code: str) -> None:
        assert not person.page.evaluate(UNTOLD), code

    play_whole(person, press, decide, rare=8, look=told)


def test_minutes_are_paid_one_by_one_and_taken_back(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(size, 1, first=0, **BOTH)
    page = person.page
    assert asked(page) == "visit"
    before = person.match.version
    person.tap(page.locator('[data-place="shelf-2-1"]'))
    page.wait_for_selector(".shelf.picked")
    back = page.locator(".acts .btn").first
    for left in ("one", None):
        person.tap(page.locator(WAY).first)
        person.until(f"/{left or 'Take'}/.test(document.querySelector('{MAIN}').textContent)")
    person.fits()
    person.axe()
    assert page.locator(MAIN).get_attribute("aria-disabled") == "false"
    for left in ("one", "2"):
        person.tap(back)
        person.until(f"/{left} minute/.test(document.querySelector('{MAIN}').textContent)")
        assert page.locator(MAIN).get_attribute("aria-disabled") == "true"
    page.keyboard.press("Escape")
    page.wait_for_selector(".shelf.picked", state="detached")
    assert person.match.version == before


def test_what_is_blocked_says_why_and_opens_the_clause(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(size, 1, first=0, **BOTH)
    page = person.page
    assert asked(page) == "visit"
    person.tap(page.locator('[data-place="shelf-4-1"]'))
    page.wait_for_selector(".shelf.picked")
    # The orders begin on the spaces of 6 minutes and of 4: after a minute the first has the second before it.
    person.tap(page.locator(WAY).first)
    locked = page.locator(".lane .card.shut")
    locked.wait_for()
    assert "TD-17" in str(locked.get_attribute("aria-label"))
    person.tap(locked)
    assert "TD-17" in page.locator(".bubble .why").inner_text()
    person.axe()
    person.tap(page.locator(".bubble .over"))
    page.wait_for_selector(".rules .at")
    assert "TD-17" in page.locator(".rules .at").inner_text()


def test_cards_spaces_and_kitchens_open_in_full(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(size, 3, first=0, **BOTH)
    page = person.page
    asked(page)
    for target in (".tray .card", ".shelf", ".lane .card"):
        page.locator(target).first.focus()
        page.keyboard.press("i")
        page.wait_for_selector("dialog .zoom")
        person.axe()
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog .zoom", state="detached")
    for opens, shows in (
        (".bonus", ".zoom"),
        (".piles", ".piles"),
        ('[data-place="extras"]', ".cards"),
        (".seat", ".lane"),
    ):
        person.tap(page.locator(opens).first)
        page.wait_for_selector(f"dialog {shows}")
        person.axe()
        if opens == ".seat":
            break
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    person.tap(page.locator("dialog .lane .card").first)
    page.wait_for_selector("dialog .zoom")


def test_the_widest_pantry_fits_a_phone(sit: Sit) -> None:
    person = sit(SIZES["phone"], 3, first=0, columns=7, **BOTH)
    assert asked(person.page) == "visit"
    person.fits()
    person.axe()


def offered(frame: str) -> str:
    """The server's frame as if a joker could be built and a challenge announced now."""
    told = json.loads(frame)
    if told.get("ask") and told["ask"]["parts"]:
        joker = {"part": "daisies", "order": "x", "symbol": "radish", "space": 1, "of": "radish"}
        more = joker, {"part": "announce", "card": "x"}
        told["ask"]["parts"] += [{"action": -1 - k, "no": [], **part} for k, part in enumerate(more)]
    return json.dumps(told)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_main_button_has_room_beside_all_others(sit: Sit, language: str) -> None:
    person = sit(SIZES["phone"], 1, language=language, first=0, **BOTH)
    page = person.page

    def between(ours: WebSocketRoute) -> None:
        theirs = ours.connect_to_server()
        theirs.on_message(lambda frame: ours.send(offered(str(frame))))

    page.route_web_socket("**/live*", between)
    page.reload()
    assert asked(page) == "visit"
    assert page.locator(".acts .btn").count() == 5
    person.fits()
    person.axe()


def test_action_cards_of_others_stay_hidden(sit: Sit) -> None:
    person = sit(SIZES["phone"], 2, first=0, deliveries=3, **BOTH)
    for turn in range(40):
        if step(person, person.tap, decide, turn) == OVER:
            break
    assert person.frames
    for frame in person.frames:
        assert not leaks(frame, str(person.match.header.seed))


def leaks(text: str, seed: str) -> list[str]:
    """What in a frame seat 0 must not know: others' Action cards, what is still to be drawn, the seed."""
    frame = json.loads(text)
    found = ["the seed"] if seed in text else []
    for event in frame.get("events", ()):
        if event["code"] == "get" and event["seat"] != 0 and "card" in event:
            found.append("an Action card")
    view = frame.get("view") or {"seats": [], "bag": 0, "orders": 0, "actions": 0}
    found += [f"a hand: {seat}" for seat in view["seats"] if not isinstance(seat["hand"], int)]
    return found + [pile for pile in ("bag", "orders", "actions") if not isinstance(view[pile], int)]
