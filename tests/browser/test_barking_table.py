"""Whole games of Barking in a browser, by touch and by keyboard, on a phone and on a desk.

Shown here for this game: P-10, P-11, P-14, P-20, P-31, P-35 and P-41.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from .whole import MAIN, READ, SIZES, Press, Sit, asked, every_way, play_whole, settle

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
FREE = '.dog[aria-pressed="false"][aria-disabled="false"]'
DOG = f"{FREE}:not([data-card^=cat]):not([data-card^=wonder])"
LOCKED = '.dog[aria-disabled="true"]'
TARGET = ".tree.open"


def decide(page: Page, press: Press, code: str, turn: int) -> None:
    """One sensible thing: finish what is chosen, else send a dog, else pass or do without."""
    free, targets = page.locator(FREE), page.locator(TARGET)
    if code == READ:
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog .go", state="detached")
    elif code in ("cat", "swap", "bark", "discard"):
        settle(page)
        press(page.locator(MAIN))
    elif targets.count():
        press(targets.nth(turn % targets.count()))
    elif code in ("pass", "too-few", "item", "unready") and free.count():
        press(free.nth(turn % free.count()))
    else:
        page.keyboard.press("Escape")
        settle(page)
        press(page.locator(MAIN))


@every_way
def test_a_whole_game_can_be_played(sit: Sit, screen: str, language: str, press: str) -> None:
    person = sit(SIZES[screen], 4, language=language)
    play_whole(person, press, decide, rare=1)
    assert person.frames
    person.secrets()


def test_a_frame_with_a_hidden_card_would_be_noticed(sit: Sit) -> None:
    person = sit(SIZES["desk"])
    state = next(frame for frame in map(json.loads, person.frames) if frame["t"] == "state")
    seed = str(person.match.header.seed)
    leaks = person.leaks
    assert leaks(state) == []
    dealt = {"v": 0, "code": "deal", "seat": 1, "card": "mutt"}
    assert leaks(state | {"events": [dealt]})
    assert leaks(state | {"view": state["view"] | {"deck": ["mutt"]}})
    assert leaks(state | {"view": state["view"] | {"seed": seed}})
    other = [seat | {"hand": {"mutt": 1}} for seat in state["view"]["seats"]]
    assert leaks(state | {"view": state["view"] | {"seats": other}})


def test_a_locked_card_says_why_and_opens_the_clause(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(size, 2, first=0)
    page = person.page
    asked(page)
    person.tap(page.locator(DOG).first)
    asked(page)
    locked = page.locator(LOCKED).first
    clause = str(locked.get_attribute("aria-label")).rpartition("(")[2][:5]
    person.tap(locked)
    assert clause in page.locator(".bubble .why").inner_text()
    person.tap(page.locator(".bubble .over"))
    page.wait_for_selector(".rules .at")
    assert clause in page.locator(".rules .at").inner_text()


def test_item_first_then_cards_then_the_button_that_says_what_it_does(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(size, 2, first=0)
    page = person.page
    asked(page)
    person.tap(page.locator(".tree").first)
    assert asked(page) == "item"
    assert page.locator(".tree").first.get_attribute("aria-pressed") == "true"
    person.tap(page.locator(DOG).first)
    assert asked(page) == "bark"
    assert person.match.version == 0
    person.axe()
    settle(page)
    person.tap(page.locator(MAIN))
    page.wait_for_selector(".tree >> nth=0 >> .pack")
    assert person.match.steps[0].seat == 0


def test_what_is_chosen_goes_back_by_a_second_tap_and_by_esc(sit: Sit) -> None:
    person = sit(SIZES["phone"], 2, first=0)
    page = person.page
    asked(page)
    for back in (lambda: person.tap(page.locator(".dog.picked")), lambda: page.keyboard.press("Escape")):
        person.tap(page.locator(FREE).first)
        page.wait_for_selector(".dog.picked")
        back()
        page.wait_for_selector(".dog.picked", state="detached")
        assert asked(page) == "pass"
    assert person.match.version == 0


@pytest.mark.parametrize("target", [".dog", ".tree"])
def test_a_card_and_an_item_open_in_full_by_key_right_click_and_long_press(sit: Sit, target: str) -> None:
    person = sit(SIZES["phone"], 2, first=0)
    page = person.page
    asked(page)
    one = page.locator(target).first

    def long_press() -> None:
        box = one.bounding_box()
        touch = page.context.new_cdp_session(page)
        at = {"x": box["x"] + 20, "y": box["y"] + 20}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        page.wait_for_timeout(700)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    for look in (lambda: (one.focus(), page.keyboard.press("i")), lambda: one.click(button="right"), long_press):
        look()
        page.wait_for_selector("dialog .zoom")
        person.axe()
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog .zoom", state="detached")
        assert page.locator(f"{target}.picked, {target}.chosen").count() == 0


def test_focus_stays_at_its_place_while_others_play(sit: Sit) -> None:
    person = sit(SIZES["desk"], 2, first=0)
    page = person.page
    asked(page)
    person.go(page.locator(DOG).first)
    asked(page)
    person.go(page.locator(TARGET).first)
    page.wait_for_selector(".tree .pack")
    person.until("document.activeElement.matches('.tree')")
    asked(page)
    assert page.evaluate("document.activeElement.matches('.tree')")


def test_the_last_card_of_a_hand_leaves_focus_in_the_hand(sit: Sit) -> None:
    person = sit(SIZES["desk"], 2, first=0)
    page = person.page
    asked(page)
    person.tap(page.locator(".tree").first)
    asked(page)
    person.go(page.locator(DOG).last)
    asked(page)
    settle(page)
    before = page.locator(".dog").count()
    page.evaluate("document.querySelector('[data-main]').click()")
    person.until(f"document.querySelectorAll('.dog').length < {before}")
    person.until("document.activeElement.matches('.dog')")


def test_cards_travel_unless_less_motion_is_wanted(sit: Sit) -> None:
    for motion, travels in (("no-preference", True), ("reduce", False)):
        person = sit(SIZES["phone"], 2, motion=motion, first=0)
        page = person.page
        page.evaluate(
            """() => { window.flown = 0; new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(
              (node) => { if (node.classList?.contains('flying')) window.flown += 1; })))
              .observe(document.body, { childList: true }); }"""
        )
        asked(page)
        person.tap(page.locator(DOG).first)
        asked(page)
        person.tap(page.locator(TARGET).first)
        page.wait_for_selector(".tree .pack")
        page.wait_for_timeout(100)
        assert (page.evaluate("window.flown") > 0) == travels


def test_the_sentence_says_whose_turn_it_is(sit: Sit) -> None:
    person = sit(SIZES["phone"], 2, motion="no-preference", first=1)
    page = person.page
    page.wait_for_selector(f'{MAIN}[data-main="wait"]')
    assert "Ben" in page.locator(".bubble p").inner_text()
    person.tap(page.locator(".dog").first)
    assert "BT-17" in page.locator(".bubble .why").inner_text()
