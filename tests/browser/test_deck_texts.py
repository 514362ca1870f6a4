"""Whatever somebody types into a deck of Treat, Please! is text on the screen, on cards, in full and in the story."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from doghouse.games.treat_please.cards import house

pytestmark = pytest.mark.browser

PHONE = (360, 640)
NAME, TEXT = "<img src=x onerror=bite()>", "<script>bite()</script> &amp; <b>bold</b>"


def sharp() -> str:
    """The house deck with names, printed words and a title that a careless page would carry out."""
    text = house().text
    numbers = iter(range(1000))
    text = re.sub(r'^(\s*)(en|de) = ".*"$', lambda m: f'{m[1]}{m[2]} = "{NAME}{next(numbers)}"', text, flags=re.M)
    text = re.sub(r"^(\s*)effects = ", rf'\1text_en = "{TEXT}"\n\1effects = ', text, flags=re.M)
    return text.replace('title = "House deck"', f'title = "{NAME}"')


FOREIGN = "document.querySelectorAll('img[src=x], .printed b, body script:not([src])').length"


def test_texts_of_a_deck_are_never_html(sit: Callable[..., Any]) -> None:
    person = sit(PHONE, 1, game="treat-please", deck=sharp(), first=0)
    page = person.page
    page.wait_for_selector(".market .trick")
    assert NAME in page.locator("main").inner_text()
    for target in (".hand .trick", ".market .trick", ".goal"):
        page.locator(target).first.focus()
        page.keyboard.press("i")
        page.wait_for_selector("dialog .zoom")
        shown = page.locator("dialog").inner_text()
        assert NAME in shown
        assert (TEXT in shown) == (page.locator(".printed").count() > 0)
        assert page.evaluate(FOREIGN) == 0
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog .zoom", state="detached")
    assert page.evaluate(FOREIGN) == 0
