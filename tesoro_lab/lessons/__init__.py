"""Lessons: self-checks for the notebooks, and the pipeline that makes every copy of a lesson.

A notebook needs four names: `language`, `check`, `compare` and `progress`.
"""

from tesoro_lab.lessons.checks import Verdict, check
from tesoro_lab.lessons.guesses import compare
from tesoro_lab.lessons.progress import Progress, progress
from tesoro_lab.lessons.speech import language

__all__ = ["Progress", "Verdict", "check", "compare", "language", "progress"]
