"""Scenarios: a position, scripted dice, moves, and what must be true."""

from tokyork.scenario.position import read_position
from tokyork.scenario.script import Outcome, run_file, run_scenario

__all__ = ["Outcome", "read_position", "run_file", "run_scenario"]
