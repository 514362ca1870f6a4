"""The laboratory: many games, counted."""

from doghouse.lab.run import Result, simulate

__all__ = ["Result", "simulate"]
