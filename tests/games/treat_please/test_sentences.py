"""Every sentence that is made from the house deck's verbs, beside the one that was read and found good.

``python tests/games/treat_please/test_sentences.py`` writes the file anew: read the difference before it is kept.
"""

from __future__ import annotations

from pathlib import Path

from doghouse.games.treat_please import cards

FILE = Path(__file__).parent / "sentences.txt"
HOUSE = cards.house()
EVERY = (*HOUSE.behavior_ids, *HOUSE.objective_ids, *HOUSE.round_ids)


def sentences() -> str:
    """Each card that does something: its id, then a line in each language."""
    said = {card: [cards.sentence(HOUSE.data(card), language) for language in ("en", "de")] for card in EVERY}
    return "".join(f"{card}\n  {lines[0]}\n  {lines[1]}\n" for card, lines in said.items() if any(lines))


def test_the_sentences_are_the_ones_that_were_read() -> None:
    assert sentences() == FILE.read_text(encoding="utf-8")


def test_every_card_with_an_effect_has_a_sentence_and_no_other() -> None:
    for card in EVERY:
        for language in ("en", "de"):
            assert bool(cards.sentence(HOUSE.data(card), language)) == bool(HOUSE.data(card).effects)


if __name__ == "__main__":
    FILE.write_text(sentences(), encoding="utf-8")
