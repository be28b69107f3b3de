"""Lessons: self-checks for the notebooks, and the pipeline that makes every copy of a lesson.

A notebook needs four names: `language`, `check`, `compare` and `progress`; a teacher adds up what
students export with `class_results`.
"""

from tesoro_lab.lessons.checks import Verdict, check
from tesoro_lab.lessons.guesses import compare
from tesoro_lab.lessons.progress import Progress, progress
from tesoro_lab.lessons.results import ClassResults, class_results
from tesoro_lab.lessons.speech import language

__all__ = [
    "ClassResults",
    "Progress",
    "Verdict",
    "check",
    "class_results",
    "compare",
    "language",
    "progress",
]
