"""Cards and positions of Treehouse Diner made from a few words, for tests.

Cards: an order ``pie: 3 radish radish A; draw 1, left 1; points 5; chef 2``, an Action card ``card nap: draw 2;
copies 3``, the bonus of a row ``row 2: praise 1`` (``chili row 2``: of the other side), a challenge ``goal stock:
identical 3``.  An order of which nothing is said is called o8 to o53 and asks for a dandelion; starting orders are s0
to s7.  Effects stand line by line as the rules read them: ``may 1 2, discard 1, draw 2``, ``choose 2, draw 1 bee,
left 1``.

A kitchen helper: ``4 pie: radish - daisies bee; 1 soup; supply radish 2, bee; mood -3; hand nap; hive 2; delivered
cake; goals stock``, where "daisies" and "mix" are jokers and "-" is an open symbol.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from doghouse.games.treehouse_diner.state import (
    ACTION_CARD,
    ACTION_CARDS,
    BEE_PIECE,
    BONUS,
    CHALLENGES,
    CHILI,
    COLUMNS,
    DAISY,
    GAME_ORDERS,
    IN_BOX,
    JOKER,
    LINES,
    NONE,
    ORDER_SET,
    PIECES,
    PLATE,
    ROWS,
    SPACES,
    STARTING,
    STARTS,
    SYMBOLS,
    TRAY_PLACES,
    Cards,
    Goal,
    Per,
    Phase,
    Stage,
    State,
    Verb,
)

KINDS = ["dandelion", "acorn", "blueberry", "radish", "mushroom", "daisy", "chili", "bee"]
NEED_NAMES = [*KINDS[:PLATE], *"ABCDEF"]
JOKERS = {"daisies": {DAISY: 2}, "mix": {0: 4}}


def listed(said: str, apart: str = ",") -> list[str]:
    return [part.strip() for part in said.split(apart) if part.strip()]


def pieces(said: str) -> list[int]:
    """``radish 2, bee`` as numbers by kind."""
    counts = [0] * PIECES
    for part in listed(said.replace("-", "")):
        name, _, n = part.partition(" ")
        counts[KINDS.index(name)] += int(n or 1)
    return counts


# ---------------------------------------------------------------- cards


@dataclass
class Deck:
    """Cards and their names by number: orders of the game, designs of Action cards, challenges."""

    cards: Cards = field(default_factory=Cards.new)
    orders: list[str] = field(default_factory=lambda: [f"s{o}" for o in range(STARTING)])
    actions: list[str] = field(default_factory=list)
    goals: list[str] = field(default_factory=list)

    def order(self, name: str) -> int:
        return self.orders.index(name)


def deck_of(given: Sequence[str]) -> Deck:
    """A deck with these cards; both sets of orders are the same."""
    deck = Deck()
    for o in range(STARTING):
        order_card(deck, o, f"{4 if o < STARTS else 6} dandelion")
    for card in given:
        head, _, said = card.partition(": ")
        word, _, name = head.rpartition(" ")
        if word == "card":
            action_card(deck, name, said)
        elif word == "goal":
            goal, _, n = said.partition(" ")
            deck.cards.goal[len(deck.goals)] = [goal_named(goal), int(n)]
            deck.goals.append(name)
        elif word.endswith("row"):
            lines(deck, BONUS + int(name) - 1 + ROWS * word.startswith("chili"), said)
        else:
            order_card(deck, len(deck.orders), said)
            deck.orders.append(name)
    for o in range(len(deck.orders), GAME_ORDERS):
        order_card(deck, o, f"{o % SPACES + 1} dandelion")
        deck.orders.append(f"o{o}")
    deck.goals += [f"g{c}" for c in range(len(deck.goals), CHALLENGES)]
    return deck


def goal_named(word: str) -> Goal:
    return Goal[word.upper().replace("-", "_")]


def order_card(deck: Deck, o: int, said: str) -> None:
    """``3 radish A; draw 1; points 5; chef 2``: minutes, symbols, and what there is besides."""
    first, *rest = listed(said, ";")
    minutes, *needs = first.split()
    for n in {o, o + ORDER_SET} if o >= STARTING else {o}:
        numbers = {"points": 1, "chef": o % 4}
        for part in rest:
            word, _, value = part.partition(" ")
            if word in numbers and "," not in part:
                numbers[word] = int(value)
            else:
                lines(deck, n, part)
        deck.cards.minutes[n] = int(minutes)
        deck.cards.points[n], deck.cards.chef[n] = numbers["points"], numbers["chef"]
        deck.cards.need[n] = [NEED_NAMES.index(need) for need in needs] + [NONE] * (SYMBOLS - len(needs))


def action_card(deck: Deck, name: str, said: str) -> None:
    *parts, last = listed(said, ";")
    copies = int(last.removeprefix("copies ")) if last.startswith("copies") else 1
    lines(deck, ACTION_CARD + len(deck.actions), parts[0] if parts else last)
    deck.cards.copies[len(deck.actions)] = copies
    deck.actions.append(name)


def lines(deck: Deck, source: int, said: str) -> None:
    """The effects of a card, ``verb numbers`` line by line."""
    for i, part in enumerate(listed(said)):
        word, *rest = part.split()
        numbers = [int(n) if n.isdigit() else Per[n.upper()] for n in rest]
        verb = Verb[word.upper().replace("-", "_")]
        if verb == Verb.MAY:
            numbers = [numbers[0], 0, numbers[1]]
        deck.cards.effect[source * LINES + i] = [verb, *numbers, *[0] * (3 - len(numbers))]


# ---------------------------------------------------------------- positions


def position(
    deck: Deck,
    helpers: dict[str, str],
    *,
    turn: str | None = None,
    first: str | None = None,
    phase: str = "visit",
    round: int = 1,  # noqa: A002
    bees: bool = False,
    secret: bool = False,
    deliveries: int = 8,
    columns: int = 3,
    pantry: str = "",
    bag: str | None = None,
    compost: str = "",
    tray: str | None = None,
    pile: str | None = None,
    unfulfilled: str = "",
    actions: str | None = None,
    discards: str = "",
) -> State:
    """A state at the start of a turn (``visit``), in its second phase (``kitchen``), or with a challenge announced.

    In ``pantry`` spaces are named by row and column, ``2.3 radish bee, 1.1 -``; of all others every circle has a
    piece, unless it begins with "only".  In the second phase the pantry has been visited.
    """
    s, names = State.new(), list(helpers)
    s.players, s.round, s.deliveries, s.columns = len(names), round, deliveries, columns
    s.bees, s.secret = int(bees), int(secret)
    s.turn = s.player = names.index(turn or names[0])
    s.first = names.index(first or names[0])
    s.phase, s.stage = Phase[phase.upper()], Stage[phase.upper()]
    s.visited = int(phase != "visit")
    s.acted = s.visited
    for p in range(len(s.kitchen)):
        s.kitchen[p] = [NONE] * SPACES
        if p < len(names):
            place_helper(s, deck, p, helpers[names[p]])
    fill_pantry(s, pantry)
    place_orders(s, deck, tray, pile, unfulfilled)
    place_actions(s, deck, actions, discards)
    s.compost[:] = pieces(compost)
    s.bag[:] = pieces(bag) if bag is not None else rest_of_pieces(s)
    for row in range(s.rng.shape[0]):
        s.rng[row] = [1, 2, 3, row + 4]
    return s


def place_helper(s: State, deck: Deck, p: int, said: str) -> None:
    """What one helper has; see the head of this file."""
    for part in listed(said, ";"):
        word, _, rest = part.partition(" ")
        if word.isdigit():
            name, _, lying = rest.partition(":")
            s.kitchen[p, int(word) - 1] = place_order(s, deck, name.strip(), lying.split())
        elif word == "supply":
            s.supply[p] = pieces(rest)
        elif word == "hand":
            for name in listed(rest):
                s.hand[p, deck.actions.index(name)] += 1
        elif word == "delivered":
            for name in listed(rest):
                s.delivered[p, deck.order(name)] = 1
        elif word == "goals":
            for name in listed(rest):
                s.challenge[p, deck.goals.index(name)] = 1
        else:
            {"mood": s.mood, "hive": s.hive}[word][p] = int(rest)


def place_order(s: State, deck: Deck, name: str, lying: list[str]) -> int:
    """An order with what lies on it; gives its number."""
    o, i = deck.order(name), 0
    for what in lying:
        if what == "bee":
            s.lying[o, BEE_PIECE] += 1
            continue
        if what in JOKERS:
            s.on[o, i] = JOKER
            for k, n in JOKERS[what].items():
                s.lying[o, k] += n
        elif what != "-":
            k = KINDS.index(what)
            s.on[o, i] = k + 1
            s.lying[o, k] += 1
        i += 1
    return o


def fill_pantry(s: State, said: str) -> None:
    """Spaces as said; unless they are the only ones, the others are full."""
    for r in range(ROWS):
        for c in range(s.columns):
            for j in range(0 if said.startswith("only") else r + 1):
                s.pantry[r * COLUMNS + c, (c + j) % DAISY] += 1
    for part in listed(said.removeprefix("only")):
        where, *what = part.split()
        i = space(where)
        s.pantry[i] = [what.count(kind) for kind in KINDS]


def space(where: str) -> int:
    """The number of a pantry space, ``row.column``."""
    r, c = map(int, where.split("."))
    return (r - 1) * COLUMNS + c - 1


def place_orders(s: State, deck: Deck, tray: str | None, pile: str | None, unfulfilled: str) -> None:
    """The tray and the piles, as said or from the orders that lie nowhere."""
    for name in listed(unfulfilled):
        s.unfulfilled[deck.order(name) - STARTING] = 1
    named = [deck.order(name) for name in [*listed(tray or ""), *listed(pile or "")] if name != "-"]
    free = iter([o for o in range(STARTING, GAME_ORDERS) if o not in named and not lies(s, o)])
    places = [deck.order(name) if name != "-" else NONE for name in listed(tray or "")]
    if tray is None:
        places = [next(free) for _ in range(s.players + 1)]
    s.tray[:] = places + [NONE] * (TRAY_PLACES - len(places))
    in_pile = [deck.order(name) for name in listed(pile or "") if name != "-"] if pile is not None else list(free)
    s.order_pile[:] = [int(STARTING + k in in_pile) for k in range(ORDER_SET)]


def lies(s: State, o: int) -> bool:
    """Is an order in a kitchen, delivered or unfulfilled?"""
    return o in s.kitchen.flatten() or any(s.delivered[:, o]) or bool(s.unfulfilled[o - STARTING])


def place_actions(s: State, deck: Deck, pile: str | None, discards: str) -> None:
    """The piles of Action cards, as said or from those that nobody holds."""
    for name in listed(discards):
        s.discards[deck.actions.index(name)] += 1
    named = [deck.actions.index(name) for name in listed(pile or "") if name != "-"]
    for c in range(ACTION_CARDS):
        left = deck.cards.copies[c] - s.discards[c] - sum(s.hand[p, c] for p in range(s.players))
        s.action_pile[c] = (named.count(c) if pile is not None else max(left, 0)) * s.secret


def rest_of_pieces(s: State) -> Iterator[int]:
    """What of the box lies nowhere."""
    there = s.compost + s.pantry.sum(axis=0) + s.lying.sum(axis=0) + s.supply.sum(axis=0)
    box = [n * {CHILI: s.secret, BEE_PIECE: s.bees}.get(k, 1) for k, n in enumerate(IN_BOX)]
    return [max(0, n - int(there[k])) for k, n in enumerate(box)]
