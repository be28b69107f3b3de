"""Experiments: many games between bots, and what came of them."""

from tesoro_lab.lab.estimates import Mean, Share
from tesoro_lab.lab.playing import Record
from tesoro_lab.lab.results import Results
from tesoro_lab.lab.simulating import simulate

__all__ = ["Mean", "Record", "Results", "Share", "simulate"]
