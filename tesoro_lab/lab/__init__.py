"""Experiments: many games between bots, and what came of them."""

from tesoro_lab.lab.results import Record, Results, Share
from tesoro_lab.lab.simulate import simulate

__all__ = ["Record", "Results", "Share", "simulate"]
