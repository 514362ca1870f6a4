"""Information-set tree search for any game: ``core.rule.specialised`` binds this source to one of them.

A node stands for what was decided since the root, whoever decided it; chance and hidden cards are not in the tree.
Each simulation deals anew what the searching seat cannot know, walks down the tree by what is best for whoever
decides (PUCT: the mean so far, and a bonus that is larger for what the greedy bot would do), adds one node, goes on as
the greedy or the random bot until the position is quiet, and takes each seat's chance to win there.  Decisions with
one legal action are passed over.  Nothing is allocated: whoever searches hands in the nodes, three states and the room
of the greedy bot (``bots.minds`` says how much that is).  When the nodes are used up the tree grows no more.

Sources: Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012); Rosin, "Multi-armed bandits
with episode context" (2011).
"""

from __future__ import annotations

import math
from types import ModuleType
from typing import Any

import numpy as np

from doghouse.core.chance import WORDS, below
from doghouse.core.moves import Moves
from doghouse.core.record import Ints, Number, Record, Row
from doghouse.core.rule import rule

game = ModuleType("game")  # bound by specialised(): the game's bot module,
loops = ModuleType("loops")  # its loops
values = ModuleType("values")  # and its values

LIVE, SIM, SEEN = range(3)  # the places of the states; the last two are the live and the seen one of the loops
STATES = 3
SEATS = 8
WHOLE = 1_000_000  # parts of a certain win
POINT = 500  # what a point counts beside it: enough for who cannot win any more, or cannot lose, to play on well
LONGEST = 256  # nodes of one path
MOST_ACTIONS = 1024  # of any game
ROOT = 0


class Node(Record):
    """What is known of one decision.  ``gain`` adds up the results of who made it (see ``judge``)."""

    key = Number(np.int32)  # who decided what: seat * MOST_ACTIONS + action
    child = Number(np.int32)  # the first of what may follow; 0 none
    other = Number(np.int32)  # the next alternative; 0 none
    visits = Number(np.int32)
    hints = Number(np.int32)  # how often the greedy bot would have decided so
    asked = Number(np.int32)  # how often the greedy bot was asked what should follow
    gain = Number(np.int64)


class Desk(Record):
    """What one search works with: how it searches, and room for one simulation.

    ``explore`` and ``trust`` are in hundredths: the weight of the bonus, and the part of it that goes by the greedy
    bot's choices, for which it is ``ask``ed that often at a node.  Below the tree the greedy bot, or the ``random`` one
    if that is not 0, plays on: to the end of the game if ``judge`` is 0, else to the end of the turn and ``turns``
    turns more, where the learned evaluation gives the chances to win.
    """

    viewer = Number(np.int64)
    nodes = Number(np.int64)  # used
    explore = Number(np.int64)
    trust = Number(np.int64)
    ask = Number(np.int64)
    turns = Number(np.int64)
    random = Number(np.int64)
    judge = Number(np.int64)
    rng = Row(WORDS, kind=np.int64)
    given = Row(LONGEST, kind=np.int64)  # actions with which every simulation begins, above the tree
    begun = Number(np.int64)  # how many they are
    won = Number(np.int64)  # the viewer's chances to win, in parts of WHOLE, added up over the simulations so far,
    gained = Number(np.int64)  # and its results
    path = Row(LONGEST, kind=np.int64)
    steps = Number(np.int64)
    mover = Number(np.int64)  # who decided last in the tree
    place = Row(MOST_ACTIONS, kind=np.int64)  # the child that stands for an action, 0 none; zeros between uses
    gains = Row(SEATS, kind=np.int64)  # each seat's result of a simulation
    features = Row(256, kind=np.int64)


@rule
def clear(nodes: Any, desk: Desk) -> None:
    """Forget the tree."""
    nodes[ROOT].child = 0
    nodes[ROOT].visits = 0
    nodes[ROOT].asked = 0
    desk.nodes = 1


@rule
def search(
    states: Any, cards: Any, nodes: Any, desk: Desk, moves: Moves, room: Any, weights: Any, out: Any, n: int
) -> None:
    """Add n simulations from the live state, as the viewer knows it, to the tree."""
    for _ in range(n):
        states[SIM] = states[LIVE]
        game.rules.redeal(states[SIM], cards, desk.viewer, desk.rng)
        begin(states[SIM], cards, desk)
        walk(states, cards, nodes, desk, moves, room)
        finish(states[SIM:], cards, desk, moves, room)
        judge(states[SIM], cards, desk, weights, out)
        for k in range(desk.steps):
            node = nodes[desk.path[k]]
            node.visits += 1
            node.gain += desk.gains[node.key // MOST_ACTIONS]
        nodes[ROOT].visits += 1
        desk.won += int(out[desk.viewer] * WHOLE)
        desk.gained += desk.gains[desk.viewer]


@rule
def begin(s: Any, cards: Any, desk: Desk) -> None:
    """Carry out the given actions, as far as chance lets them be legal."""
    for k in range(desk.begun):
        if game.rules.over(s) or game.rules.why_not(s, cards, desk.given[k]) != 0:
            return
        game.rules.apply(s, cards, desk.given[k], None)


@rule
def walk(states: Any, cards: Any, nodes: Any, desk: Desk, moves: Moves, room: Any) -> None:
    """Carry out what looks best down the tree, and one decision more, which gets a node; ``path`` are the nodes."""
    s = states[SIM]
    at = ROOT
    desk.steps = 0
    desk.mover = desk.viewer
    while desk.steps < LONGEST and not game.rules.over(s):
        game.rules.legal(s, cards, moves)
        action = moves.action[0]
        if moves.n > 1:
            if nodes[at].asked < desk.ask:
                hint(states, cards, nodes, desk, moves, room, at)
                game.rules.legal(s, cards, moves)
            action = favourite(nodes, desk, moves, at, s.player)
            child = child_of(nodes, desk, at, s.player * MOST_ACTIONS + action)
            if child == 0:
                return  # the tree is full
            desk.path[desk.steps] = child
            desk.steps += 1
            at = child
            desk.mover = s.player
        game.rules.apply(s, cards, action, None)
        if at != ROOT and moves.n > 1 and nodes[at].visits == 0:
            return


@rule
def hint(states: Any, cards: Any, nodes: Any, desk: Desk, moves: Moves, room: Any, at: int) -> None:
    """Ask the greedy bot what should follow a node, and remember it."""
    key = states[SIM].player * MOST_ACTIONS + loops.best_of(states[SIM:], cards, moves, room, desk.rng)
    child = child_of(nodes, desk, at, key)
    nodes[at].asked += 1
    if child > 0:
        nodes[child].hints += 1


@rule
def child_of(nodes: Any, desk: Desk, at: int, key: int) -> int:
    """The node of a decision after a node; made when there is none yet, 0 when there is no room."""
    found: int = nodes[at].child
    while found > 0 and nodes[found].key != key:
        found = nodes[found].other
    if found == 0 and desk.nodes < nodes.shape[0]:
        found = desk.nodes
        desk.nodes += 1
        node = nodes[found]
        node.key = key
        node.child = node.visits = node.hints = node.asked = 0
        node.gain = 0
        node.other = nodes[at].child
        nodes[at].child = found
    return found


@rule
def favourite(nodes: Any, desk: Desk, moves: Moves, at: int, player: int) -> int:
    """The legal action with the best mean and bonus for the player to decide."""
    tries = hints = gain = 0
    found = nodes[at].child
    while found > 0:
        if nodes[found].key // MOST_ACTIONS == player:
            desk.place[nodes[found].key % MOST_ACTIONS] = found
        found = nodes[found].other
    for k in range(moves.n):
        c = desk.place[moves.action[k]]
        if c > 0:
            tries += nodes[c].visits
            hints += nodes[c].hints
            gain += nodes[c].gain
    usual = gain / tries if tries > 0 else 0.0  # what has not been tried is as good as the rest
    trusted = desk.trust / 100 if hints > 0 else 0.0
    bonus = desk.explore / 100 * WHOLE * math.sqrt(tries + 1)
    best, top, start = moves.action[0], -1.0, below(desk.rng, moves.n)
    for j in range(moves.n):
        action = moves.action[(start + j) % moves.n]
        c = desk.place[action]
        prior = (1 - trusted) / moves.n
        mean, visits = usual, 0
        if c > 0:
            prior += trusted * nodes[c].hints / max(hints, 1)
            visits = nodes[c].visits
            if visits > 0:
                mean = nodes[c].gain / visits
        worth = mean + bonus * prior / (1 + visits)
        if worth > top:
            best, top = action, worth
    found = nodes[at].child
    while found > 0:
        desk.place[nodes[found].key % MOST_ACTIONS] = 0
        found = nodes[found].other
    return best


@rule
def finish(states: Any, cards: Any, desk: Desk, moves: Moves, room: Any) -> None:
    """Go on as the greedy or the random bot would, until the position is to be judged."""
    s = states[0]
    player = desk.mover
    left = desk.turns
    while not game.rules.over(s):
        if desk.judge and s.player != player:
            if left == 0:
                return
            left -= 1
            player = s.player
        game.rules.legal(s, cards, moves)
        random = desk.random != 0
        action = loops.any_of(moves, desk.rng) if random else loops.best_of(states, cards, moves, room, desk.rng)
        game.rules.apply(s, cards, action, None)


@rule
def judge(s: Any, cards: Any, desk: Desk, weights: Any, out: Any) -> None:
    """Each seat's chance to win (learned, or at the end of the game its part of the win), and its result.

    That is the chance in parts of WHOLE, and POINT for each point that it has.
    """
    if desk.judge:
        values.chances(s, cards, weights, desk.features, out)
    else:
        values.win_shares(s, cards, out)
    for seat in range(s.players):
        desk.gains[seat] = int(out[seat] * WHOLE) + POINT * game.rules.score(s, cards, seat)


@rule
def tally(nodes: Any, player: int, visits: Ints, gains: Ints) -> None:
    """Add what the root knows of the player's actions to rows of MOST_ACTIONS: tries, and the sum of results."""
    found = nodes[ROOT].child
    while found > 0:
        node = nodes[found]
        if node.key // MOST_ACTIONS == player:
            visits[node.key % MOST_ACTIONS] += node.visits
            gains[node.key % MOST_ACTIONS] += node.gain
        found = node.other


@rule
def lead(nodes: Any, player: int) -> int:
    """By how many tries the player's most tried action at the root is ahead of the next."""
    first = second = 0
    found = nodes[ROOT].child
    while found > 0:
        if nodes[found].key // MOST_ACTIONS == player:
            first, second = max(first, nodes[found].visits), max(second, min(first, nodes[found].visits))
        found = nodes[found].other
    return first - second


@rule
def follow(nodes: Any, spare: Any, desk: Desk, player: int, action: int) -> None:
    """A decision was carried out: its node becomes the root, and all that is not below it is forgotten.

    If the tree has no such node it is forgotten as a whole, unless it has no decision of that player there at all:
    then there was nothing to choose.
    """
    met = False
    found = nodes[ROOT].child
    while found > 0 and nodes[found].key != player * MOST_ACTIONS + action:
        met = met or nodes[found].key // MOST_ACTIONS == player
        found = nodes[found].other
    if found > 0:
        move_up(nodes, spare, desk, found)
    elif met:
        clear(nodes, desk)


@rule
def move_up(nodes: Any, spare: Any, desk: Desk, root: int) -> None:
    """Keep only a node, as the root, and all below it."""
    spare[ROOT] = nodes[root]
    used = 1
    done = 0
    while done < used:  # every node that was copied: copy its children, in their order
        child = spare[done].child
        spare[done].child = used if child > 0 else 0
        while child > 0:
            spare[used] = nodes[child]
            child = nodes[child].other
            spare[used].other = used + 1 if child > 0 else 0
            used += 1
        done += 1
    for k in range(used):
        nodes[k] = spare[k]
    desk.nodes = used
