"""Reading a position: field by field, with all problems at once; docs/notation.md describes the fields."""

from __future__ import annotations

from collections.abc import Sequence

from doghouse.core.fields import Line, Problem
from doghouse.core.lines import (
    Lexicon,
    Misread,
    chosen,
    parts,
    tokens,
    unknown,
    whole,
)
from doghouse.core.position import PositionFields
from doghouse.core.record import Ints
from doghouse.games.barking import setup
from doghouse.games.barking.cards import Deck, house
from doghouse.games.barking.dogs import read_dogs
from doghouse.games.barking.line import card_names, in_quotes, item_names, read_counts, read_parts
from doghouse.games.barking.position import PHASES, Position
from doghouse.games.barking.state import (
    CARD,
    DECK,
    FIRST_STACK,
    HAND_LIMIT,
    ITEM,
    ITEMS,
    NOBODY,
    ROUNDS,
    SEATS,
    SPOTS,
    Phase,
    State,
)

NAMES = (
    "game", "seats", "teaching", "round", "first", "turn", "phase", "passed", "item", "hand", "begun", "won", "gone",
    "unseen", "discards", "deck", "known", "next draws", "next items", "seed", "generator",
)  # fmt: skip
OTHERWISE = {
    "players": "seats", "first player": "first", "hand of": "hand", "won by": "won", "trophies": "won",
    "gone items": "gone", "unseen items": "unseen", "discard": "discards", "discard pile": "discards",
    "next draw": "next draws", "next item": "next items",
}  # fmt: skip
FIELDS: Lexicon[str] = Lexicon([*((name, name) for name in NAMES), *OTHERWISE.items()])
MANY = ("item", "hand", "won", "known")  # fields that say which item or player they are about
PLACES = ("item", "hand", "begun", "discards", "deck", "won", "gone", "unseen")  # where cards and items lie
YES = {"yes": 1, "no": 0}
KNOWN = {word: word for word in ("least", "most", "drawn")}


def read_position(text: str, deck: Deck | None = None) -> Position:
    """The position that a text describes, checked; ``TextError`` with everything that is wrong with it."""
    deck = deck or house()
    reader = Reader(in_quotes(text, deck), deck)
    for step in (reader.basics, reader.table, reader.holders, reader.turn, reader.piles, reader.chance):
        step()
    if not reader.problems:
        reader.begin()
        reader.knowledge()
        reader.check()
    return reader.position(setup.canonical(reader.state), reader.deck)


class Reader(PositionFields):
    """One reading of one text: its lines by field, the state so far, and the problems."""

    def __init__(self, text: str, deck: Deck) -> None:
        super().__init__(text, FIELDS, MANY, "barking", SEATS)
        self.deck = deck
        self.cards, self.items = card_names(deck), item_names(deck)
        self.state = State.new()
        self.state.owner[:] = NOBODY
        self.begun: list[int] = []

    # ------------------------------------------------------------ fields

    def basics(self) -> None:
        """Game, seats, options, round."""
        self.read_seats()
        self.state.players = len(self.seat_names)
        self.each("teaching", lambda line: setattr(self.state, "teaching", chosen(line.value, YES)))
        self.each("round", lambda line: setattr(self.state, "round", whole(line.value, 1, ROUNDS) - 1))

    def table(self) -> None:
        """The items on the table with their dogs, from the left; their number tells the round."""
        items = [line for line in self.lines if line.name == "item"]
        s, n = self.state, len(items)
        s.spots = min(n, SPOTS)
        if not self.has("round"):
            s.round = min(max(0, n - FIRST_STACK), ROUNDS - 1)
        if n != FIRST_STACK + s.round:
            lines = f"a line `item ...:` for each of the {FIRST_STACK + s.round} items of round {s.round + 1}"
            self.problems.append(
                Problem(items[-1].entry.line if items else 0, "item", f"{lines} was expected, not {n}")
            )
        self.each("item", self._item)

    def _item(self, line: Line) -> None:
        s = self.state
        spot = sum(1 for name, _ in self.places if name == "item")
        if spot >= SPOTS:
            return
        self.once("item", spot, line)
        found = self.items.find(line.words, 0)
        if found is None:
            raise unknown(line.words, 0, self.items) if line.words else Misread("an item's name was expected")
        s.item[spot] = found[0]
        nth = 1 + s.item.tolist()[:spot].count(found[0])
        rest = line.words[found[1] :]
        if rest and rest != [".", str(nth)]:
            raise Misread(f"this is number {nth} of its kind from the left: {'.'.join([line.words[0], str(nth)])}")
        read_dogs(line.value, s, spot, self.deck, self.cards, self.seats)

    def holders(self) -> None:
        """Hands and trophies."""
        self.each("hand", self._hand)
        self.each("won", self._won)

    def _hand(self, line: Line) -> None:
        self.state.hand[self.about(line)][:] = self.counts(line.value)

    def _won(self, line: Line) -> None:
        self.state.trophies[self.about(line)][:] = self.kinds(line.value)

    def counts(self, value: str) -> list[int]:
        """Cards by kind."""
        return read_counts(tokens(value), self.cards, self.deck.cards.copies)

    def kinds(self, value: str) -> list[int]:
        """Items by kind."""
        return read_counts(tokens(value), self.items, self.deck.cards.items)

    def turn(self) -> None:
        """Who begins, who is on turn, who has passed, and what is asked."""
        s = self.state
        self.each("first", lambda line: setattr(s, "first", self.seat(tokens(line.value))))
        self.each("passed", self._passed)
        s.player, s.phase = setup.next_from(s, s.first), Phase.TURN
        over = [p for p in setup.clockwise(s) if sum(s.hand[p]) > HAND_LIMIT]
        if over and not self.has("phase", "begun"):
            s.player, s.phase = over[0], Phase.DISCARD
        self.each("turn", lambda line: setattr(s, "player", self.seat(tokens(line.value))))
        self.each("phase", lambda line: setattr(s, "phase", chosen(line.value, PHASES)))
        if s.phase == Phase.OVER:
            s.round += 1
        if self.has("begun") and not self.has("phase"):
            s.phase = Phase.PLAY
        if self.has("begun") != (s.phase == Phase.PLAY):
            self.wrong("phase", None, "`phase: play` and `begun:`, the play that is begun, belong together")

    def _passed(self, line: Line) -> None:
        for part in parts(line.value, ",;"):
            if part.casefold() not in ("nobody", "none"):
                seat = self.seat(tokens(part))
                if self.state.passed[seat]:
                    raise Misread(f"{self.seat_names[seat]} is named twice")
                self.state.passed[seat] = 1

    def piles(self) -> None:
        """The piles; one that is left out is filled with what is missing."""
        s = self.state
        self.each("discards", lambda line: self._pile(s.discards, self.counts(line.value)))
        self.each("deck", lambda line: self._pile(s.deck, self.counts(line.value)))
        self.each("gone", lambda line: self._pile(s.gone, self.kinds(line.value)))
        self.each("unseen", lambda line: self._pile(s.supply, self.kinds(line.value)))
        self.each("begun", self._begun)
        fill = s.deck if not self.has("deck") else None if self.has("discards") else s.discards
        self._fill(fill, setup.copies(s, self.deck), setup.placed(s), self.deck.card_ids)
        fill = s.supply if not self.has("unseen") else None if self.has("gone") else s.gone
        self._fill(fill, self.deck.cards.items.tolist(), setup.items_placed(s), self.deck.item_ids)

    def _pile(self, pile: Ints, counts: list[int]) -> None:
        pile[:] = counts

    def _fill(self, pile: Ints | None, copies: Sequence[int], placed: Sequence[int], ids: Sequence[str]) -> None:
        """Put what is missing on a pile; without one it is a problem, and so is what is too much."""
        whole_text = not self.problems
        names = self.cards if len(ids) == len(self.deck.card_ids) else self.items
        for k, (wanted, found) in enumerate(zip(copies, placed, strict=True)):
            if found < wanted and pile is not None:
                pile[k] += wanted - found
            elif found > wanted and not wanted:
                self.wrong(ids[k], None, f"there are no cats in a first round without them (BT-10){self._at(names, k)}")
            elif found > wanted or (found < wanted and whole_text):
                there = f"{found} {'is' if found == 1 else 'are'} in this position{self._at(names, k)}"
                self.wrong(ids[k], None, f"{there}, {wanted} {'is' if wanted == 1 else 'are'} in the game")

    def _at(self, names: Lexicon[int], k: int) -> str:
        """The lines that name a card or an item."""
        found = []
        for line in self.lines:
            words = [*line.words, *tokens(line.value)] if line.name in PLACES else []
            hits = [hit for at in range(len(words)) if (hit := names.find(words, at))]
            if any(hit[0] == k and words[hit[1] : hit[1] + 1] != ["token"] for hit in hits):
                found.append(str(line.entry.line))
        return f" ({'line' if len(found) == 1 else 'lines'} {', '.join(found)})" if found else ""

    def _begun(self, line: Line) -> None:
        """The cards of a half-made play: back in the hand for now, so that they are counted."""
        s = self.state
        found = read_parts(tokens(line.value), s, self.deck)
        if found.words or len(found.spots) != 1:
            raise Misread("cards (or none) and one item on the table were expected, such as `husky > mailbox`")
        for c in found.cards:
            s.hand[s.player, c] += 1
        self.begun = [ITEM + found.spots[0], *sorted(CARD + c for c in found.cards)]

    def begin(self) -> None:
        """Carry out the half-made play."""
        if self.begun:
            self.state.phase = Phase.TURN
            clause = setup.begin(self.state, self.deck, self.begun)
            if clause:
                self.wrong("begun", None, f"{clause} forbids to begin so")

    def knowledge(self) -> None:
        """What is known of the hidden cards; where nothing is said, only how many they are."""
        for h in (*range(self.state.players), SEATS):
            setup.know_little(self.state, h)
        self.each("known", self._known)

    def _known(self, line: Line) -> None:
        """``least`` and ``most`` of each card, and ``drawn``: how many came in since that may be any."""
        s = self.state
        h = SEATS if line.words == ["deck"] else self.about(line)
        if h == SEATS:
            self.once("known", h, line)
        said: dict[str, list[str]] = {}
        for part in parts(line.value, ";"):
            word, *rest = tokens(part)
            said[chosen(word, KNOWN)] = rest
        least, most = (read_counts(said.get(k, []), self.cards, self.deck.cards.copies) for k in ("least", "most"))
        if h < SEATS:
            s.least[h][:] = least
        elif any(least):
            raise Misread("of the deck only `most` and `drawn` are known")
        s.most[h][:] = most if "most" in said else least
        rest_of_hand = max(0, sum(s.hand[h]) - sum(s.most[h])) if h < SEATS else 0
        s.drawn[h] = whole("".join(said["drawn"]), 0, sum(self.deck.cards.copies)) if "drawn" in said else rest_of_hand

    def chance(self) -> None:
        """The outcomes to come, the seed, the generator."""
        self.each("next draws", lambda line: self.read_tape(line, self.cards, lambda card: (DECK, card)))
        self.each("next items", lambda line: self.read_tape(line, self.items, lambda kind: (ITEMS, kind)))
        self.read_chance(self.state.rng)

    def check(self) -> None:
        """All that could not be so in a game."""
        for name, about, text in setup.faults(self.state, self.deck, self.seat_names, self.tape):
            # Who is on turn may follow from what is asked, and what is won from what is gone.
            instead = {"turn": "phase", "won": "gone"}.get(name, name)
            self.wrong(name if self.has(name) else instead, about, text)
