"""The fields of a position about the turn: where it is, what was done in it, and what waits for a choice."""

from __future__ import annotations

from collections.abc import Sequence

from doghouse.core.fields import Line
from doghouse.core.lines import Lexicon, Misread, chosen, number, numbered, parts, shown, tokens, unknown, whole
from doghouse.core.position import PositionFields, no_line
from doghouse.games.treehouse_diner import setup
from doghouse.games.treehouse_diner.cards import Deck, source_id
from doghouse.games.treehouse_diner.effects import LINE, ONLY, OTHER, OWNER, RESUME, SOURCE, TIMES
from doghouse.games.treehouse_diner.kitchen import open_symbol
from doghouse.games.treehouse_diner.lying import read_pieces
from doghouse.games.treehouse_diner.naming import Names, in_game, read_space
from doghouse.games.treehouse_diner.position import DONE
from doghouse.games.treehouse_diner.state import (
    ACTION_CARD,
    BEE_PIECE,
    BONUS,
    COLUMNS,
    DEPTH,
    MIX_STACK,
    NEEDS,
    NONE,
    ORDERS,
    ROWS,
    Phase,
    Stage,
    State,
    Verb,
)
from doghouse.games.treehouse_diner.view import NEED_NAMES, order_id

YES = {"yes": 1, "no": 0, "on": 1, "off": 0}
ASKED = {
    Stage.VISIT: Phase.VISIT,
    Stage.PHONE: Phase.TRAY,
    Stage.KITCHEN: Phase.KITCHEN,
    Stage.ANNOUNCE: Phase.ANNOUNCE,
}
FLAGS = ("visited", "phoned", "skipped", "calm")
TURN: Lexicon[str] = Lexicon(
    [(word, word) for word in (*FLAGS, "emptied", *DONE)]
    + [("pantry", "visited"), ("phone", "phoned"), ("pushed out", "pushed"), ("fetched", "taken"), ("skip", "skipped")]
)
MOST = 99  # of what is counted in a turn
LINE_WORD, CHOICES = range(2)
OPEN = numbered((("line", LINE_WORD), ("choices", CHOICES), ("choice", CHOICES), ("left", CHOICES)))


class TurnFields(PositionFields):
    """The part of a reading that is about the turn."""

    deck: Deck
    known: Names
    state: State

    def stage(self, stage: int) -> None:
        """Where the turn is; NONE: the game is over."""
        self.state.stage = max(stage, Stage.VISIT)
        self.state.phase = Phase.OVER if stage == NONE else ASKED[Stage(stage)]

    def turn(self) -> None:
        """What was done this turn, and what is asked."""
        s = self.state
        self.skipped = False
        self.each("this turn", self._this_turn)
        if not self.has("phase"):
            self.stage(self._stage())
        if s.phase == Phase.OVER:
            return
        s.phoned |= s.stage == Stage.PHONE
        if s.stage >= Stage.KITCHEN and not (s.visited or s.phoned or self.skipped):
            s.visited = 1
        self.each("visit", self._visit)
        s.taken = int(s.stage == Stage.PHONE)
        self.each("phone", self._phone)
        self.each("stack", self._stack)
        if s.phase == Phase.TRAY:
            s.player = (s.turn + s.taken) % s.players
        self.each("open", self._open)
        self.each("asked", self._asked)
        self.each("renewed", lambda line: setattr(s, "renewed", chosen(line.value, YES)))
        s.acted = setup.acted(s)
        self.each("phase 1", lambda line: setattr(s, "acted", chosen(line.value, YES)))

    def _stage(self) -> int:
        """Where the turn is when that is not said."""
        s = self.state
        if self.has("phone"):
            return Stage.PHONE
        done = s.visited or s.phoned or self.skipped
        return Stage.KITCHEN if done or self.has("visit", "stack") else Stage.VISIT

    def _this_turn(self, line: Line) -> None:
        for part in parts(line.value, ",;"):
            words = [word for word in tokens(part) if word not in ("row", "rows", "the", "and", "minutes", "minute")]
            numbers = [n for word in words if (n := number(word)) is not None]
            said = [word for word in words if number(word) is None]
            found = TURN.find(said, 0)
            if said in (["nothing"], ["none"]):
                continue
            if found is None or found[1] < len(said):
                wanted = f"one of {', '.join(TURN.mains())} was expected, not {shown(part)}"
                raise unknown(said, found[1], TURN) if found else Misread(wanted)
            self._done(found[0], numbers)

    def _done(self, word: str, numbers: Sequence[int]) -> None:
        s = self.state
        if word == "skipped":
            self.skipped = True
        elif word in FLAGS:
            setattr(s, word, 1)
        elif word == "emptied":
            if not numbers or any(not 1 <= n <= ROWS for n in numbers):
                raise Misread(f"the numbers of rows were expected after `emptied`, from 1 to {ROWS}")
            for n in numbers:
                s.emptied |= 1 << (n - 1)
        elif len(numbers) != 1 or numbers[0] > MOST:
            raise Misread(f"a whole number from 0 to {MOST} was expected after `{word}`")
        else:
            fields = dict(zip(DONE, ("free", "fetched", "sent", "rescued", "pushed"), strict=True))
            setattr(s, fields[word], numbers[0])

    # ------------------------------------------------------------ half-made decisions

    def _visit(self, line: Line) -> None:
        """``2.3, minutes 2``: a space that is being paid for, and the minutes still to pay."""
        s, words = self.state, tokens(line.value)
        found = read_space(words, 0)
        if found is None or found[0] == NONE or found[0] % COLUMNS >= s.columns:
            raise Misread("a space of the pantry was expected, row and column, such as `2.3, minutes 2`")
        s.space = found[0]
        rest = [word for word in words[found[1] :] if word not in (",", "minutes", "minute", "left", "to", "pay")]
        s.minutes = whole("".join(rest), 1, MOST) if rest else max(1, sum(s.pantry[s.space]) - s.free)
        s.visited, s.phase = 1, Phase.MINUTES

    def _phone(self, line: Line) -> None:
        """How many orders have been taken in this phone round."""
        words = [word for word in tokens(line.value) if word not in ("taken", "order", "orders")]
        self.state.taken = whole("".join(words), 1, self.state.players + 1)

    def _stack(self, line: Line) -> None:
        """``soup radish: acorn acorn``: a joker of four that is begun, and its ingredients so far."""
        s, words = self.state, [word for word in tokens(line.value) if word not in (">", "->", ",")]
        found = self.known.orders.find(words, 0)
        o = in_game(found[0], secret=s.secret) if found else NONE
        x = s.kitchen[s.turn].tolist().index(o) if o != NONE and o in s.kitchen[s.turn] else NONE
        if found is None or x == NONE:
            raise Misread(f"an order in the kitchen of {self.seat_names[s.turn]} and its symbol were expected")
        need = self.known.needs.find(words, found[1])
        if need is None or open_symbol(s, self.deck.cards, o, need[0]) == NONE:
            name = order_id(s, self.deck, o)
            free = next((need for need in range(NEEDS) if open_symbol(s, self.deck.cards, o, need) != NONE), NONE)
            such = f", such as `{name} {NEED_NAMES[free]}`" if free != NONE else ", and it has none"
            raise Misread(f"an open symbol of {name} was expected{such}")
        rest = [word for word in words[need[1] :] if word != ":"]
        pieces = [] if rest == ["nothing"] else [k for k, n in enumerate(read_pieces(rest)) for _ in range(n)]
        if BEE_PIECE in pieces:
            raise Misread("a bee is no part of a joker (TD-58)")
        if len(pieces) >= MIX_STACK:
            raise Misread(f"fewer than {MIX_STACK} ingredients were expected: with them the joker is made (TD-29)")
        s.target, s.stacked, s.lowest = x * NEEDS + need[0], len(pieces), pieces[-1] if pieces else 0
        for k in pieces:
            s.lying[o, k] += 1
        s.phase = Phase.STACK

    # ------------------------------------------------------------ effects

    def _open(self, line: Line) -> None:
        """``gossip, line 2, choices 1, of Ben``: cards whose effects wait, the innermost last."""
        frames = parts(line.value, ";")
        if len(frames) > DEPTH:
            raise Misread(f"at most {DEPTH} cards were expected (TD-44), not {len(frames)}")
        for k, frame in enumerate(frames):
            self._frame(frame, innermost=k == len(frames) - 1)

    def _frame(self, text: str, *, innermost: bool) -> None:
        s = self.state
        said = parts(text, ",")
        if not said:
            raise Misread("a card was expected, such as `gossip, line 2`")
        source, numbers, owner = self._source(said[0]), dict[int, int](), s.turn
        for part in said[1:]:
            words = tokens(part)
            found = OPEN.find(words, 0)
            if words[0] in ("of", "for", "seat"):
                owner = self.seat(words if words[0] == "seat" else words[1:])
            elif found and number(words[-1]) is not None and found[1] == len(words) - 1:
                numbers[found[0]] = number(words[-1]) or 0
            else:
                raise Misread(f"`line 2`, `choices 1` or `of NAME` was expected, not {shown(part)}")
        line = self._waiting(source, numbers.get(LINE_WORD), innermost=innermost)
        most = setup.number_at(self.deck, source, line)
        once = innermost and setup.verb_at(self.deck, source, line) in (Verb.MAY, Verb.CHOOSE)
        if once and numbers.pop(CHOICES, 1) != 1:
            raise Misread(f"line {line + 1} of {source_id(self.deck, source)} asks once: `choices 1`, or nothing")
        times = whole(str(numbers.get(CHOICES, most * innermost)), int(innermost), most)
        f = s.frame[s.depth]
        s.depth += 1
        f[SOURCE], f[LINE], f[OWNER], f[TIMES] = source, line, owner, times
        f[OTHER] = 0
        f[ONLY], f[RESUME] = setup.option_of(self.deck, source, line)
        if innermost:
            f[OTHER] = setup.verb_at(self.deck, source, line) == Verb.OTHERS_DISCARD
            s.phase = setup.asks(self.deck, source, line)
            s.player = (owner + f[OTHER]) % s.players

    def _source(self, text: str) -> int:
        """What has effects, by its name: an order of this game, a row of its side of the pantry, an Action card."""
        s, words, names = self.state, tokens(text), self.known.sources
        found = names.find(words, 0)
        if found is None or found[1] < len(words):
            raise unknown(words, found[1] if found else 0, names)
        source = found[0]
        if BONUS <= source < ACTION_CARD:
            return source + ROWS * s.secret
        if source < ORDERS and in_game(source, secret=s.secret) == NONE:
            raise Misread(f"{self.deck.order_ids[source]} is not in this game (TD-70)")
        return source

    def _waiting(self, source: int, said: int | None, *, innermost: bool) -> int:
        """The line that waits: one that asks, or in a card below the innermost one that lays an order."""
        lines = setup.asking(self.deck, source) if innermost else setup.laying(self.deck, source)
        at = said - 1 if said is not None else lines[0] if lines else 0
        if at not in lines:
            what = "asks for a choice" if innermost else "lays an order"
            raise Misread(no_line(source_id(self.deck, source), at, lines, what))
        return at

    def _asked(self, line: Line) -> None:
        """Who decides, where that is not told by whose turn it is: in a phone round, or when all others discard."""
        s, p = self.state, self.seat(tokens(line.value))
        if s.depth:
            f = s.frame[s.depth - 1]
            if setup.verb_at(self.deck, f[SOURCE], f[LINE]) == Verb.OTHERS_DISCARD and p != f[OWNER]:
                f[OTHER] = (p - f[OWNER]) % s.players
                s.player = p
        elif s.phase == Phase.TRAY and not self.has("phone"):
            s.taken = (p - s.turn) % s.players or s.players
            s.player = p
        if p != s.player:
            raise Misread(f"{self.seat_names[s.player]} is asked here, not {self.seat_names[p]}")
