"""A finished game as a text file that people can mail, replay and put into a bug report: docs/notation.md.

The head says what was agreed; then comes the deal, a line for each play with what chance gave, and the result.  The
last line is the mark of a whole file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from doghouse.core.deck import DeckError
from doghouse.core.fields import MARK, Fields, Line, Problem, TextError, entries, set_apart
from doghouse.core.lines import QUOTED, Lexicon, Misread, chosen, is_quoted, parts, quoted, tokens, unquoted, whole
from doghouse.games import Game, Option, UnknownGame, load
from doghouse.table.match import HOUSE, Contradiction, Header, Match, OtherHouseDeck, Refused, Step, with_digest

TITLE = "doghouse record 1"
OWN = "own"  # the deck's text follows, each line behind MARK
LOT = "by lot"
USUAL = "usual"
FLAGS = {"no": 0, "yes": 1}
HEAD = ("game", "rules", "seats", "seed", "deck")
DEAL, END = "deal", "end"


def write(match: Match) -> str:
    """The record of a finished match; ``ValueError`` while it runs, since it tells the seed."""
    if not match.over:
        raise ValueError("a record is made when the game is over")
    lines = [TITLE, *_head(match), "", f"{DEAL}: {_outcomes(match, match.dealt)}"]
    again = Match(match.game, match.header, dealt=match.dealt)
    for step in match.steps:
        lines.append(f"{again.version + 1} {_step(again, step)}")
        again.commit(again.prepare(step.seat, step.play, step.drawn))
    return "\n".join([*lines, f"{END}: {_result(match)}", ""])


def _head(match: Match) -> Iterator[str]:
    header = match.header
    yield f"game: {header.game}"
    yield f"rules: {header.rules}"
    yield f"seats: {', '.join(map(quoted, header.seats))}"
    for option in match.game.options:
        if option.name in header.options:
            yield f"{option.name}: {_option(match, option, header.options[option.name])}"
    yield f"seed: {header.seed}"
    if header.deck == HOUSE:
        yield f"deck: {HOUSE} {header.digest}"
    else:
        yield f"deck: {OWN}"
        yield from (f"{MARK} {line}" for line in header.deck.split("\n"))


def _option(match: Match, option: Option, value: int) -> str:
    if option.kind == "seat":
        return LOT if value < 0 else str(match.game.notation.seat_label(match.names, value, match.deck))
    if option.kind == "number":
        return USUAL if value == option.default else str(value)
    return next(word for word, flag in FLAGS.items() if flag == value)


def _outcomes(match: Match, drawn: Sequence[tuple[int, int]]) -> str:
    return str(match.game.notation.write_outcomes(drawn, match.deck, match.names, match.header.options))


def _step(match: Match, step: Step) -> str:
    notation = match.game.notation
    play = notation.write_play(step.play, match.state, match.deck)
    drawn = f" [{_outcomes(match, step.drawn)}]" if step.drawn else ""
    return f"{notation.seat_label(match.names, step.seat, match.deck)}: {play}{drawn}"


def _result(match: Match) -> str:
    """How many plays, and everybody's points."""
    label = match.game.notation.seat_label
    scores = [match.rules.score(match.state, match.deck.cards, p) for p in range(len(match.names))]
    points = ", ".join(f"{label(match.names, p, match.deck)} {n}" for p, n in enumerate(scores))
    return f"{match.version} plays; {points}"


# ---------------------------------------------------------------- reading


def read(text: str) -> Match:
    """The match of a record, played again to its end; ``TextError`` says which lines are wrong, and why."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    if lines[0].split() != TITLE.split():
        raise TextError([Problem(1, "", f"the first line of a record is {TITLE!r}, not {lines[0][:40]!r}")])
    first = next((k for k, line in enumerate(lines) if re.match(r"\s*[0-9]+\s+.*:", line)), len(lines))
    start = next((k for k, line in enumerate(lines) if line.startswith(f"{DEAL}:")), len(lines))
    if first < start:
        raise TextError([Problem(first + 1, DEAL, "is missing: `deal:` and what chance gave, before the first play")])
    head = Head(["", *lines[1:start]])
    header = head.header()
    if start == len(lines):
        raise TextError([Problem(len(lines), "", f"the record is cut off before the line `{DEAL}:`")])
    body = Body(head.game, header, start + 1, lines[start].removeprefix(f"{DEAL}:"))
    for number, line in enumerate(lines[start + 1 :], start + 2):
        body.take(number, line)
    return body.whole(len(lines))


class Head(Fields):
    """The lines before the deal; those of an own deck are set apart."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.game = _game(lines)
        options = [option.name for option in self.game.options]
        names = [(name, name) for name in (*HEAD, *options)]
        text, inner = set_apart(lines)
        super().__init__(text, Lexicon(names), ())
        self.deck_lines = [line for _, line in inner]
        self.seats: tuple[str, ...] = ()
        self.rules, self.seed, self.deck, self.digest = self.game.version, 0, HOUSE, ""
        self.options: dict[str, int] = {}

    def header(self) -> Header:
        """What was agreed; ``TextError`` with everything that is wrong."""
        for name in HEAD:
            if not self.has(name):
                self.problems.append(Problem(0, name, "is missing in the head of the record"))
        self.each("rules", self._rules)
        self.each("seats", self._seats)
        self.each("seed", lambda line: setattr(self, "seed", whole(line.value, 0, 2**64 - 1)))
        self.each("deck", self._deck)
        for option in self.game.options:
            self.each(option.name, lambda line, option=option: self._option(line, option))  # type: ignore[misc]
        if self.problems:
            raise TextError(self.problems)
        return self._header()

    def _header(self) -> Header:
        return Header(self.game.name, self.rules, self.deck, self.options, self.seed, self.seats, self.digest)

    def _rules(self, line: Line) -> None:
        if line.value != str(self.game.version):
            raise Misread(f"version {self.game.version} was expected, which is what this program plays")

    def _seats(self, line: Line) -> None:
        self.seats = tuple(unquoted(one) if is_quoted(one) else one for one in parts(line.value, ","))
        if not self.game.min_players <= len(self.seats) <= self.game.max_players:
            wanted = f"{self.game.min_players} to {self.game.max_players} names"
            raise Misread(f"{wanted} were expected, not {len(self.seats)}")

    def _deck(self, line: Line) -> None:
        said = re.fullmatch(rf"{HOUSE}\s+([0-9a-f]{{12}})", line.value)
        if not said and chosen(line.value, {HOUSE: HOUSE, OWN: OWN}) == OWN:
            if not self.deck_lines:
                raise Misread(f"the lines of the deck file were expected behind it, each after `{MARK} `")
            self.deck = "\n".join(self.deck_lines)
        elif self.deck_lines:
            raise Misread(f"{OWN} was expected, since a deck follows")
        elif said:
            self.digest = said[1]
        try:
            with_digest(self.game, self._header())
            _deck(self.game, self.deck)
        except OtherHouseDeck as other:
            raise Misread(other.why) from None
        except DeckError as error:
            raise Misread("; ".join(map(str, error.problems))) from None

    def _option(self, line: Line, option: Option) -> None:
        if option.kind == "bool":
            self.options[option.name] = chosen(line.value, FLAGS)
        elif option.kind == "number":
            usual = line.value == USUAL
            self.options[option.name] = option.default if usual else whole(line.value, option.least, option.most)
        elif line.value == LOT:
            self.options[option.name] = -1
        else:
            words = tokens(line.value)
            found = self.game.notation.seat_names(self.seats).find(words, 0)
            if found is None or found[1] < len(words):
                raise Misread(f"a player's name or {LOT!r} was expected, not {line.value!r}")
            self.options[option.name] = found[0]


def _game(lines: Sequence[str]) -> Game:
    """The game that is named, which tells the other fields."""
    for entry in entries("\n".join(lines)):
        if entry.field == "game":
            try:
                return load(entry.value)
            except UnknownGame as error:
                raise TextError([Problem(entry.line, "game", str(error))]) from None
    raise TextError([Problem(0, "game", "is missing in the head of the record")])


def _deck(game: Game, deck: str) -> object:
    return game.cards.house() if deck == HOUSE else game.cards.read(deck)


def _other_chance(match: Match, wanted: Sequence[tuple[int, int]], given: Sequence[tuple[int, int]]) -> str:
    """What to say when chance cannot have given this in a play; ``wanted`` goes on with the seed where it is not."""
    for one, other in zip(wanted, given, strict=False):
        if one != other:
            return f"[{_outcomes(match, [other])}] cannot come there: another outcome of chance was expected"
    such = f"[{_outcomes(match, wanted)}]"
    if len(given) > len(wanted):
        return f"{such} and no more was expected behind the play: what chance gave"
    return f"what chance gave was expected behind the play, such as {such}"


class Body:
    """The plays, taken line by line; the first that cannot be is the end of it."""

    def __init__(self, game: Game, header: Header, line: int, deal: str) -> None:
        self.ended = False
        try:
            dealt = game.notation.read_outcomes(deal, _deck(game, header.deck), header.seats, header.options)
            if not dealt:
                raise Misread("what chance gave was expected: the first player by lot, the items, the cards")
            self.match = Match(game, header, dealt=dealt)
        except Contradiction as wrong:
            raise TextError([Problem(line, DEAL, wrong.why)]) from None
        except Misread as wrong:
            raise TextError([Problem(line, DEAL, str(wrong))]) from None

    def take(self, number: int, line: str) -> None:
        """One line: empty, a play, or the end."""
        bare = line.strip()
        if not bare or bare.startswith("#"):
            return
        try:
            if self.ended:
                raise Misread("nothing was expected after the end")
            if bare.startswith(f"{END}:"):
                self._end(bare.removeprefix(f"{END}:").strip())
            else:
                self._play(bare)
        except Misread as wrong:
            what = END if self.ended or bare.startswith(END) else f"play {self.match.version + 1}"
            raise TextError([Problem(number, what, str(wrong))]) from None

    def _play(self, line: str) -> None:
        """``12 Karl: swap [basset-hound]``: the number, the play, and what chance gave."""
        match, notation = self.match, self.match.game.notation
        said = re.fullmatch(r"([0-9]{1,9})\s+(.*?)\s*(?:\[([^\[\]]*)\])?", line)
        if not said or int(said[1]) != match.version + 1:
            raise Misread(f"a line `{match.version + 1} NAME: PLAY` was expected, not {line[:40]!r}")
        if match.over:
            raise Misread("the game is over, so the line `end:` was expected")
        if re.search(r"[\[\]]", re.sub(QUOTED, "", said[2])):
            raise Misread("the brackets at the end of the line, with what chance gave, do not close")
        plays = notation.read_line(said[2], match.state, match.deck, match.names)
        if len(plays) != 1:
            raise Misread("one play a line was expected")
        drawn = notation.read_outcomes(said[3] or "", match.deck, match.names, match.header.options)
        try:
            prepared = match.prepare(plays[0].seat, plays[0].actions, drawn)
        except Refused as refused:
            reasons = [(r.clause, match.game.words.reason(r, "en", match.deck, match.state)) for r in refused.clauses]
            raise Misread(" ".join(f"{clause}: {reason}" for clause, reason in reasons)) from None
        except Contradiction as wrong:
            raise Misread(wrong.why) from None
        if drawn and not prepared.step.drawn:
            raise Misread("nothing was expected in brackets: chance gives nothing in this play")
        if prepared.step.drawn != drawn:
            raise Misread(_other_chance(match, prepared.step.drawn, drawn))
        match.commit(prepared)

    def _end(self, said: str) -> None:
        if not self.match.over:
            raise Misread("the game is not over yet: more plays were expected")
        if said != _result(self.match):
            raise Misread(f"{_result(self.match)!r} was expected, not {said!r}")
        self.ended = True

    def whole(self, last: int) -> Match:
        """The match, once its end was read."""
        if not self.ended:
            why = f"the record is cut off: the file ends before `{END}:`, after play {self.match.version}"
            raise TextError([Problem(last, "", why)])
        return self.match
