"""Whole games of Treat, Please! in a browser, by touch and by keyboard, on a phone and on a desk.

Shown here for this game: P-10, P-11, P-14, P-20, P-31, P-35 and P-41.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .whole import MAIN, SIZES, Press, Sit, asked, every_way, play_whole, settle, step

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser
FREE = '[aria-pressed="false"][aria-disabled="false"]'
HAND, ROW, GOAL = ".hand .trick", ".market .trick", ".goal"
LOCKED = '.card[aria-disabled="true"]'
OPEN = ".card.open"


def decide(page: Page, press: Press, code: str, turn: int) -> None:
    """One sensible thing: answer what is asked, do what is chosen, else choose something, else end the turn."""
    if code in ("option", "on-card", "on-stack", "back"):
        targets = page.locator(".option" if code == "option" else OPEN).all()
        if targets:  # else the question was answered while it was read
            press(targets[turn % len(targets)])
    elif code == "play":
        press(page.locator(".slot.yes"))
    elif code == "end" and (free := choices(page)):
        press(free[turn % len(free)])
    else:
        locked = page.locator(MAIN).get_attribute("aria-disabled") == "true"
        settle(page)
        press(page.locator(".acts .btn").first if locked else page.locator(MAIN))


def choices(page: Page) -> list[Locator]:
    """What can be completed, else what can be learned or played."""
    goals = page.locator(f"{GOAL}{FREE}").all()
    return goals or page.locator(f":is({HAND}, {ROW}){FREE}").all()


@every_way
def test_a_whole_game_can_be_played(sit: Sit, screen: str, language: str, press: str) -> None:
    person = sit(SIZES[screen], 2, game="treat-please", language=language)
    play_whole(person, press, decide)


# Signs that reach beyond their row, and words of names broken without a hyphen: both would be cut.
CUT = """() => [...document.querySelectorAll('.hand .trick .signs, .market .trick .signs')].flatMap((row) => {
  const box = row.getBoundingClientRect();
  return [...row.querySelectorAll('.group')].map((one) => one.getBoundingClientRect())
    .filter((one) => one.top < box.bottom - 2 && one.right > box.right + 1).map(() => row.textContent); })"""
BROKEN = """() => [...document.querySelectorAll('.card .name')].flatMap((name) => {
  const text = name.firstChild, range = document.createRange(), tops = [];
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at); range.setEnd(text, at + 1);
    tops.push([...range.getClientRects()].at(-1)?.top);  // the one before it is the hyphen's
  }
  const letter = (at) => /\\p{L}/u.test(text.data[at] ?? '');
  return tops.some((top, at) => at && letter(at) && letter(at - 1) && top > tops[at - 1] + 4) ? [text.data] : []; })"""


def test_long_names_part_with_a_hyphen_and_signs_are_whole(sit: Sit) -> None:
    for first in (0, 1):
        person = sit(SIZES["phone"], 3, game="treat-please", language="de", first=first)
        asked(person.page)
        assert person.page.evaluate(CUT) == []
        assert person.page.evaluate(BROKEN) == []


def test_a_locked_card_says_why_and_opens_the_clause(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(size, 1, game="treat-please", first=0)
    page = person.page
    while asked(page) != "end":
        step(person, person.tap, decide, 0)
    locked = page.locator(LOCKED).first
    clause = str(locked.get_attribute("aria-label")).rpartition("(")[2][:5]
    person.tap(locked)
    assert clause in page.locator(".bubble .why").inner_text()
    person.axe()
    person.tap(page.locator(".bubble .over"))
    page.wait_for_selector(".rules .at")
    assert clause in page.locator(".rules .at").inner_text()


def test_a_chosen_card_shows_what_it_would_do_and_goes_back(sit: Sit) -> None:
    person = sit(SIZES["phone"], 1, game="treat-please", first=0)
    page = person.page
    while asked(page) != "end":
        step(person, person.tap, decide, 0)
    before = person.match.version
    for back in (lambda: person.tap(page.locator(".trick.picked")), lambda: page.keyboard.press("Escape")):
        person.tap(page.locator(f"{HAND}{FREE}").last)
        page.wait_for_selector(".trick.picked")
        assert asked(page) == "play"
        assert page.locator(".then").count()
        person.fits()
        person.axe()
        back()
        page.wait_for_selector(".trick.picked", state="detached")
        assert asked(page) == "end"
    assert person.match.version == before


def test_cards_open_in_full_and_so_do_all_boards(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(size, 3, game="treat-please", first=0)
    page = person.page
    asked(page)
    for target in (HAND, ROW, GOAL):
        page.locator(target).first.focus()
        page.keyboard.press("i")
        page.wait_for_selector("dialog .zoom")
        person.axe()
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog .zoom", state="detached")
    person.tap(page.locator(".seat").first)
    page.wait_for_selector("dialog .names")
    person.axe()
    person.tap(page.locator("dialog .names button").first)
    page.wait_for_selector("dialog .zoom")
