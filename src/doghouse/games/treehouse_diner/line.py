"""A play in one line: ``Ana: visit 2.3: borscht, pie; lay radish > soup``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doghouse.core.lines import Misread, parts, shown, tokens
from doghouse.core.seats import seat_names, speaker
from doghouse.games.treehouse_diner import may, rules
from doghouse.games.treehouse_diner.cards import Deck
from doghouse.games.treehouse_diner.kitchen import missing, on_cards, open_symbol, plate_takes
from doghouse.games.treehouse_diner.naming import Names, in_game, names_of, space_name, written
from doghouse.games.treehouse_diner.reasons import card_of, lay_of, space_of
from doghouse.games.treehouse_diner.saying import EXPECTED, Lay, Said, Scanner, begins
from doghouse.games.treehouse_diner.spoken import PLAY_WORDS
from doghouse.games.treehouse_diner.state import (
    ACTIONS,
    ANNOUNCE,
    BACK,
    BEE,
    BEE_PIECE,
    CARD,
    DAISIES,
    DELIVER,
    END,
    GRAB,
    GROUPS,
    LAY,
    LAY_TARGETS,
    MIX,
    MOVE,
    NEEDS,
    NO,
    NONE,
    OPTION,
    PIECE,
    PIECES,
    PLATE,
    SPACES,
    TAKE_ORDER,
    TRAY_PLACES,
    VISIT,
    YES,
    Phase,
    State,
)
from doghouse.games.treehouse_diner.view import NEED_NAMES, PIECE_NAMES

NOT_THERE = ACTIONS  # stands for what is not where it is looked for: no action has this number
ALONE = {"end": END, "deliver": DELIVER, "no": NO, "yes": YES}
ALONE_WORDS = {action: word for word, action in ALONE.items()}
# What pieces are chosen for, by the phase that asks.
CHOICES = {Phase.DISCARD: "discard", Phase.RECYCLE: "recycle", Phase.COMPOST: "compost"}


@dataclass(frozen=True)
class Play:
    """One play as it was written: who, its actions in the state in which it was read, and what was said."""

    seat: int
    actions: tuple[int, ...]
    said: Said


def read_line(text: str, s: State, deck: Deck, names: Sequence[str]) -> tuple[Play, ...]:
    """The plays of one line, cut at ``;``; ``Misread`` says what cannot be understood.

    A play without a name is that of the player before it in the line, the first that of the player to decide.
    """
    plays: list[Play] = []
    known = names_of(deck)
    for part in parts(known.with_quotes(text), ";"):
        seat, words = _speaker(part, known, names)
        if seat is None:
            seat = plays[-1].seat if plays else s.player
        found = list(Scanner(words, known).plays())
        if not found:
            raise Misread(EXPECTED)
        plays += [Play(seat, actions_of(said, s, deck), said) for said in found]
    if not plays:
        raise Misread(EXPECTED)
    return tuple(plays)


def _speaker(part: str, known: Names, names: Sequence[str]) -> tuple[int | None, list[str]]:
    """Who plays, when it is said, and the words of the play; a visit has a colon of its own."""
    words = tokens(part)
    found = seat_names(names).find(words, 0)
    if found and words[found[1] : found[1] + 1] == [":"]:
        return found[0], words[found[1] + 1 :]
    if begins(words, known):
        return None, words
    if found and begins(words[found[1] :], known):
        return found[0], words[found[1] :]
    try:
        return speaker(part, names, lambda words: begins(words, known))
    except Misread:
        if near := PLAY_WORDS.nearest(words, 0):  # "vist 2.3: pie" has no player before its colon
            raise Misread(f"{shown(words[0])} is not known here; did you mean {near}?") from None
        raise


# ---------------------------------------------------------------- what was said, as actions


def actions_of(said: Said, s: State, deck: Deck) -> tuple[int, ...]:
    """The actions that are meant in a state, NOT_THERE for what is not where it is looked for.

    ``Misread`` when it has to be said on which symbol something is laid.
    """
    verb = _verb(said, s)
    if verb in ALONE:
        return (ALONE[verb],)
    if verb == "visit":
        return (VISIT + said.n, *_moves(said.orders, s))
    if verb == "move":
        return _moves(said.orders, s)
    if verb == "order":
        return tuple(_on_tray(card, s) for card in said.orders)
    if verb == "left":
        return tuple(_in_lane(card, s, s.player, BACK) for card in said.orders)
    if verb == "lay":
        return _laid(said.lays, s, deck)
    if verb in ("daisies", "mix"):
        start = DAISIES if verb == "daisies" else MIX
        # A bee is no ingredient (TD-58), so that a joker with bees has too few.
        return (_joker(said.lays[0], start, s, deck), *(PIECE + k for k in said.pieces if k != BEE_PIECE))
    if verb == "grab":
        return (_grab(said, s),)
    starts = {"card": CARD, "announce": ANNOUNCE, "option": OPTION}
    return (starts[verb] + said.n,) if verb in starts else tuple(_piece(k) for k in said.pieces)


def _verb(said: Said, s: State) -> str:
    """What is meant: that of cards and pieces alone is told by what is asked; NO when something else is asked."""
    if said.verb == "name":
        return {Phase.MINUTES: "move", Phase.LEFT: "left"}.get(Phase(s.phase), "order")
    return said.verb


def _piece(k: int) -> int:
    return NOT_THERE if k == BEE_PIECE else PIECE + k


def asked_for(said: Said, s: State) -> bool:
    """Are pieces chosen for what the phase asks?  All that is no piece is."""
    if said.verb not in ("discard", "recycle", "compost", "add"):
        return True
    wanted = CHOICES.get(Phase(s.phase), "add" if s.phase == Phase.STACK else "")
    return said.verb == wanted or (said.verb == "compost" and wanted == "discard")


def _moves(cards: Sequence[int], s: State) -> tuple[int, ...]:
    """Minutes that move orders one after the other."""
    lane, found = s.kitchen[s.turn].tolist(), []
    for card in cards:
        o = in_game(card, secret=s.secret)
        if o == NONE or o not in lane:
            found.append(NOT_THERE)
            continue
        x = lane.index(o)
        found.append(MOVE + x)
        if x == 0 or lane[x - 1] == NONE:
            lane[x] = NONE
            if x:
                lane[x - 1] = o
    return tuple(found)


def _on_tray(card: int, s: State) -> int:
    o = in_game(card, secret=s.secret)
    places = [i for i in range(TRAY_PLACES) if o != NONE and s.tray[i] == o]
    return TAKE_ORDER + places[0] if places else NOT_THERE


def _in_lane(card: int, s: State, p: int, start: int) -> int:
    x = _space(card, s, p)
    return NOT_THERE if x == NONE else start + x


def _space(card: int, s: State, p: int) -> int:
    """The space of an order in a kitchen, or NONE."""
    o, lane = in_game(card, secret=s.secret), s.kitchen[p].tolist()
    return NONE if o == NONE or o not in lane else lane.index(o)


def _grab(said: Said, s: State) -> int:
    there = [k for k in range(PIECES) if s.pantry[said.n, k] > 0]
    if not said.pieces and len(there) > 1:
        raise Misread(f"which piece of {space_name(said.n)}? say `grab {PIECE_NAMES[there[0]]} {space_name(said.n)}`")
    piece = said.pieces[0] if said.pieces else there[0] if there else NONE
    return NOT_THERE if piece == NONE else GRAB + said.n * PIECES + piece


# ---------------------------------------------------------------- on which symbol


def _laid(lays: Sequence[Lay], s: State, deck: Deck) -> tuple[int, ...]:
    """Pieces that are laid one after the other: what lies there decides which plate is meant."""
    then, found = s.copy(), []
    for lay in lays:
        action = _lay(lay, then, deck)
        found.append(action)
        if len(lays) > 1 and may.faults(then, deck.cards, action) == 0:
            rules.apply(then, deck.cards, action, None)  # laying leaves nothing to chance
    return tuple(found)


def _lay(lay: Lay, s: State, deck: Deck) -> int:
    x = _space(lay.order, s, s.turn)
    if x == NONE:
        return NOT_THERE
    if lay.piece == BEE_PIECE:
        return BEE + x
    target = lay.need - PLATE + 1 if lay.need != NONE else _target(lay.piece, x, s, deck)
    return LAY + (lay.piece * SPACES + x) * LAY_TARGETS + target


def _target(k: int, x: int, s: State, deck: Deck) -> int:
    """The symbol of an order that an ingredient is laid on when that is not said: its own, else the one plate."""
    o = s.kitchen[s.turn, x]
    groups = [g + 1 for g in range(GROUPS) if open_symbol(s, deck.cards, o, PLATE + g) != NONE]
    if not groups or open_symbol(s, deck.cards, o, k) != NONE:
        return 0
    good = [target for target in groups if plate_takes(s, deck.cards, o, PLATE + target - 1, k)]
    if len(good) > 1:
        name, piece = deck.order_ids[on_cards(s, o)], PIECE_NAMES[k]
        plates = " or ".join(NEED_NAMES[PLATE + target - 1] for target in good)
        raise Misread(f"which plate of {name}, {plates}? say `lay {piece} > {name} {NEED_NAMES[PLATE + good[0] - 1]}`")
    return (good or groups)[0]


def _joker(lay: Lay, start: int, s: State, deck: Deck) -> int:
    """A joker on a symbol; where it is not said on which, on the only one that can have it."""
    x = _space(lay.order, s, s.turn)
    if x == NONE:
        return NOT_THERE
    o = s.kitchen[s.turn, x]
    if lay.need != NONE:
        return start + x * NEEDS + lay.need
    wanted = [need for need in range(NEEDS) if open_symbol(s, deck.cards, o, need) != NONE]
    good = [need for need in wanted if missing(s, deck.cards, s.turn, o, need)]
    if len(good) > 1:
        name, word = deck.order_ids[on_cards(s, o)], "daisies" if start == DAISIES else "mix ..."
        symbols = " or ".join(NEED_NAMES[need] for need in good)
        raise Misread(f"which symbol of {name}, {symbols}? say `{word} > {name} {NEED_NAMES[good[0]]}`")
    own = [int(need) for need in deck.cards.need[on_cards(s, o)] if need != NONE]
    return start + x * NEEDS + (good or wanted or own)[0]


# ---------------------------------------------------------------- writing


def write_play(actions: Sequence[int], s: State, deck: Deck) -> str:
    """A whole play, as ``read_line`` takes it, without the seat."""
    head, names = actions[0], names_of(deck)
    if head in ALONE_WORDS:
        return ALONE_WORDS[head]
    if VISIT <= head < GRAB:
        moved = _moved(actions[1:], s, deck)
        return f"visit {space_name(head - VISIT)}{f': {moved}' if moved else ''}"
    if MOVE <= head < BACK:
        return f"move {_moved(actions, s, deck)}"
    if LAY <= head < DAISIES or BEE <= head < CARD:
        return f"lay {', '.join(_written_lay(action, s, deck, names) for action in actions)}"
    if DAISIES <= head < BEE:
        word = "daisies" if head < MIX else f"mix {_pieces(actions[1:])}".rstrip()
        need = NEED_NAMES[(head - (DAISIES if head < MIX else MIX)) % NEEDS]
        return f"{word} > {written(_id(head, s, deck), need, names.orders)}"
    if PIECE <= head < VISIT:
        return f"{CHOICES.get(Phase(s.phase), 'add')} {_pieces(actions)}"
    return _written_one(head, s, deck)


def _written_one(action: int, s: State, deck: Deck) -> str:
    """One of the actions that are always a play of their own."""
    if OPTION <= action < MOVE:
        return f"option {action - OPTION + 1}"
    if GRAB <= action < LAY:
        return f"grab {PIECE_NAMES[(action - GRAB) % PIECES]} {space_name((action - GRAB) // PIECES)}"
    words = ((ANNOUNCE, "announce"), (CARD, "card"), (TAKE_ORDER, "order"), (BACK, "left"))
    return f"{next(word for start, word in words if action >= start)} {_id(action, s, deck)}"


def _id(action: int, s: State, deck: Deck) -> str:
    return str(card_of(s, deck, action))


def _pieces(actions: Sequence[int]) -> str:
    return " ".join(PIECE_NAMES[action - PIECE] for action in actions)


def _moved(actions: Sequence[int], s: State, deck: Deck) -> str:
    """The orders that minutes move, one after the other."""
    then, found = s.copy(), []
    for action in actions:
        x = action - MOVE
        found.append(deck.order_ids[on_cards(s, then.kitchen[s.turn, x])])
        if x:
            then.kitchen[s.turn, x - 1] = then.kitchen[s.turn, x]
        then.kitchen[s.turn, x] = NONE
    return ", ".join(found)


def _written_lay(action: int, s: State, deck: Deck, names: Names) -> str:
    """A piece and its order, with the plate if it is laid on one."""
    order = deck.order_ids[on_cards(s, s.kitchen[s.turn, space_of(action)])]
    if action >= BEE:
        return f"bee > {order}"
    k, need = lay_of(action)
    return f"{PIECE_NAMES[k]} > {written(order, NEED_NAMES[need] if need >= PLATE else '', names.orders)}"
