"""The most that one move can cause: open cards, draws and events (TD-44).

Everything is counted from above, for any deck that a deck file may hold.

Open cards.  Only orders whose effects have "order" open another card, at most 10 of a set; while effects run on the
pile is renewed once (TD-44), so each of them is drawn twice at most.  Below them lies an Action card or a row, above
them one order more: 22 cards, and DEPTH is 24.

Draws.  A piece that is drawn comes to rest in a supply or in the pantry, so in one move each of the 120 is drawn once
at most.  Action cards come to rest in hands: 44.  Orders: a pick from the tray and its effects, then the last pick,
which needs no choice, and its effects, then the tray.  Effects draw each of the 46 twice at most.  So there are no more
than 120 + 44 + 4 * 46 + 5 = 353 draws, and DRAWS is 512.

Events.  Each of the 186 orders laid: itself, 5 shifts, one pushed out, its complaint, pieces poured into the bag, and 6
lines that praise or complain, 15 events.  Complaints to others: each of 3 falls by 16 at most for each pick, 96 events.
Each draw and what is poured after it, renewals: 2 * (120 + 44) + 6.  Orders that fill the tray: 5.  These are fewer
than 3300, and EVENTS is 4096.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from doghouse.core.log import DRAWS, EVENTS
from doghouse.games.treehouse_diner.cards import MOST_CALLS
from doghouse.games.treehouse_diner.state import DEPTH, LINES, ORDER_SET

if TYPE_CHECKING:
    from .conftest import Put

FULL = "6 o50; 5 o51; 4 o52; 3 o53; 2 o45; 1 o44"
MOOD = "complaint 1, praise 1, complaint 1, praise 1, complaint 1, praise 1"


@pytest.mark.clause("TD-44")
def test_orders_that_lay_orders_are_open_inside_each_other_no_deeper_than_there_is_room(table: Put) -> None:
    calls = [f"c{k}: 6 chili; order 6, order 6" for k in range(MOST_CALLS)]
    names, others = [f"c{k}" for k in range(MOST_CALLS)], ["o37", "o38", "o39", "o40", "o41", "o42"]
    t = table("card call: order 6", "last: 6 chili; discard 1", *calls, secret=True, tray="o36, -, -",
              pile=", ".join([*names, *others]), unfulfilled="last",
              ana=f"{FULL}; hand call; supply acorn")  # fmt: skip
    for order in others:
        t.deck.cards.minutes[t.deck.order(order) + ORDER_SET] = 6
    t.play("card call", draws=", ".join([*names, *others, *names, "last"]))
    assert (t.asked, t.state.depth) == ("ana discard", 2 * MOST_CALLS + 2)
    assert t.state.depth <= DEPTH


@pytest.mark.clause("TD-44")
def test_a_move_with_very_many_orders_has_room_in_the_log(table: Put) -> None:
    calls = [f"c{k}: 6 chili; order 6, order 6, order 6, complaint 1, praise 1, complaint 1" for k in range(MOST_CALLS)]
    plain = [f"p{k}: 6 chili; {MOOD}" for k in range(ORDER_SET - MOST_CALLS)]
    pile = [f"p{k}" for k in range(6, ORDER_SET - MOST_CALLS)] + [f"c{k}" for k in range(2, MOST_CALLS)]
    kitchen = "; ".join(f"{x} p{x - 1}" for x in range(1, 7))
    t = table(*calls, *plain, tray="c0, c1, -", pile=", ".join(pile), ana=kitchen, ben="")
    t.play("take c0")
    assert 256 < len(t.rows) < EVENTS
    assert len(t.drawn) < DRAWS


def test_the_counts_above_are_within_what_there_is_room_for() -> None:
    orders = 4 * ORDER_SET + 2
    assert 2 * MOST_CALLS + 2 <= DEPTH
    assert 120 + 44 + orders + 5 <= DRAWS
    assert orders * (9 + LINES) + 96 + 2 * (120 + 44) + 6 + 5 <= EVENTS
