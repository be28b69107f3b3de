"""Experiments: many games between bots, and what came of them."""

from tesoro_lab.lab.comparing import Comparison, compare
from tesoro_lab.lab.estimates import Mean, Share
from tesoro_lab.lab.playing import Record
from tesoro_lab.lab.results import Results
from tesoro_lab.lab.rollouts import Chances, chances, weigh
from tesoro_lab.lab.simulating import simulate
from tesoro_lab.lab.stories import Story, story_of
from tesoro_lab.lab.tournaments import Tournament, tournament

__all__ = [
    "Chances",
    "Comparison",
    "Mean",
    "Record",
    "Results",
    "Share",
    "Story",
    "Tournament",
    "chances",
    "compare",
    "simulate",
    "story_of",
    "tournament",
    "weigh",
]
