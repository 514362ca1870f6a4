"""A deck of one's own in the browser: chosen in the lobby, told what is wrong with it, played with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from doghouse.games.barking.cards import house
from doghouse.games.treat_please.cards import house as treats

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from conftest import Site

pytestmark = pytest.mark.browser

NAMES = {name: f"<b>{name}</b>" for name in house().names["en"].values()}


@pytest.fixture
def page(browser: Browser, size: tuple[int, int]) -> Iterator[Any]:
    """A page of somebody who has never been here; an error in it fails the test."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en", reduced_motion="reduce")
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors


def own_deck() -> str:
    """The house deck with names that a careless page would take for its own language."""
    text = house().text
    for old, new in NAMES.items():
        text = text.replace(f'en = "{old}"', f'en = "{new}"')
    return text


def test_a_broken_deck_is_told_line_by_line_and_a_good_one_is_played(site: Site, page: Any, tmp_path: Path) -> None:
    page.goto(site.address)
    file, start = page.locator("input[type=file]"), page.locator(".acts .btn.main")
    file.wait_for(state="attached")
    deck = tmp_path / "bones.toml"
    deck.write_text(own_deck().replace("copies = 7", "copis = 7"), encoding="utf-8")
    file.set_input_files(deck)
    page.locator(".problems li").first.wait_for()  # before anybody starts
    told = page.locator(".problems li").all_inner_texts()
    assert len(told) == 3
    assert all(line.startswith("bones.toml:") and line.endswith("did you mean copies?") for line in told)
    assert Axe().run(page).response["violations"] == []
    deck.write_text(own_deck(), encoding="utf-8")
    file.set_input_files(deck)
    page.locator(".which", has_text="bones.toml: “House deck”").wait_for()
    assert page.locator(".problems").count() == 0
    assert Axe().run(page).response["violations"] == []
    start.click()
    page.locator("main.table .hand .dog").first.wait_for()
    assert "<b>" in page.locator(".board").inner_text()
    assert page.locator(".board b", has_text="<b>").count() == page.locator("b b").count() == 0


def test_a_file_that_is_too_large_is_not_even_sent(site: Site, page: Any, tmp_path: Path) -> None:
    page.goto(site.address)
    deck = tmp_path / "large.toml"
    deck.write_text("# bones\n" * 40_000, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(deck)
    page.locator(".problems li").wait_for()
    assert page.locator(".problems li").all_inner_texts() == ["large.toml: larger than 256 KiB, so no deck file"]
    assert page.locator(".which").inner_text() == "House deck"


def test_what_is_worth_a_look_is_shown_and_the_deck_can_be_played_with(site: Site, page: Any, tmp_path: Path) -> None:
    page.goto(site.address)
    page.locator(".cover", has_text="Treat, Please!").click()
    deck = tmp_path / "bones.toml"
    deck.write_text(treats().text.replace('when = "at once"', 'when = "all round"'), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(deck)
    page.locator(".warnings li").first.wait_for()
    assert all(line.startswith("bones.toml") for line in page.locator(".warnings li").all_inner_texts())
    assert Axe().run(page).response["violations"] == []
    page.locator(".acts .btn.main").click()
    page.locator("main.table .hand .trick").first.wait_for()
