"""Fitting a conditional logit: which of some seats wins, from what is seen of each.

Newton's method on the mean cross-entropy between the softmax of the logits and the shares of the win, plus a ridge.
The function is convex, so where it ends does not depend on where it begins.  Formulas: McFadden 1974; Train, "Discrete
Choice Methods with Simulation", chapter 3.  Features are measured against their mean over the seats of a position and
in units of their own spread, so that the ridge treats them alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

RIDGE = 1e-4
STEPS = 50  # a handful are enough
ENOUGH = 1e-10  # a step that gains less is the last
BLOCK = 4096  # positions worked on at once, to spare memory


def blocks(x: npt.NDArray[Any], y: Floats) -> Iterator[tuple[Floats, Floats]]:
    """Features and shares, some positions at a time: features less their mean over the seats."""
    for start in range(0, len(x), BLOCK):
        part = x[start : start + BLOCK].astype(np.float64)
        yield part - part.mean(axis=1, keepdims=True), y[start : start + BLOCK]


def softmax(logits: Floats) -> Floats:
    """Chances that add up to 1 over the last axis."""
    raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return np.asarray(raised / raised.sum(axis=-1, keepdims=True))


def chances(x: npt.NDArray[Any], weights: Floats) -> Floats:
    """Each seat's chance, shape ``(positions, seats)``, from features of shape ``(positions, seats, features)``."""
    return np.concatenate([softmax(part @ weights) for part, _ in blocks(x, np.zeros(len(x)))])


def loss(x: npt.NDArray[Any], y: Floats, weights: Floats) -> float:
    """Mean cross-entropy, in nats, between stated chances and shares of the win."""
    return float(-(y * np.log(np.maximum(chances(x, weights), 1e-300))).sum() / len(x))


def fit(x: npt.NDArray[Any], y: Floats, start: Floats | None = None) -> Floats:
    """The weights that explain best who won; from a good start they are found sooner.

    ``x`` has shape ``(positions, seats, features)``, ``y`` shape ``(positions, seats)`` and rows that add up to 1.
    A feature in which seats never differ gets weight 0.
    """
    spread = np.sqrt(sum((part**2).sum(axis=(0, 1)) for part, _ in blocks(x, y)) / (x.shape[0] * x.shape[1]))
    unit = np.where(spread > 0, spread, 1.0)
    weights = np.zeros(x.shape[2]) if start is None else start * unit
    value, slope, bend = _derivatives(x, y, weights, unit)
    for _ in range(STEPS):
        step = np.linalg.solve(bend, slope)
        size = 1.0
        while (found := _derivatives(x, y, weights - size * step, unit))[0] > value and size > 1e-3:
            size /= 2
        gained, weights = value - found[0], weights - size * step
        value, slope, bend = found
        if gained < ENOUGH:
            break
    return weights / unit


def _derivatives(x: npt.NDArray[Any], y: Floats, weights: Floats, unit: Floats) -> tuple[float, Floats, Floats]:
    """The function to be made small, its gradient and its matrix of second derivatives."""
    value = RIDGE / 2 * float(weights @ weights)
    slope, bend = RIDGE * weights, RIDGE * np.eye(len(weights))
    for part, shares in blocks(x, y):
        scaled = part / unit
        chance = softmax(scaled @ weights)
        value -= float((shares * np.log(np.maximum(chance, 1e-300))).sum()) / len(x)
        slope = slope + np.einsum("ns,nsf->f", chance - shares, scaled) / len(x)
        apart = scaled - (chance[:, :, None] * scaled).sum(axis=1, keepdims=True)
        # Single precision will do here: it bends the way to the end, not the end.
        weighed = (apart * np.sqrt(chance)[:, :, None]).reshape(-1, len(weights)).astype(np.float32)
        bend = bend + (weighed.T @ weighed).astype(np.float64) / len(x)
    return value, slope, bend
