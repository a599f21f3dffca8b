"""Contests between computer players: who sits where, the games, the standings."""

from __future__ import annotations

from tokyork.arena.contest import Contest
from tokyork.arena.games import Part, Result, play_by_bots, play_games
from tokyork.arena.standings import Standings, wilson

__all__ = ["Contest", "Part", "Result", "Standings", "play_by_bots", "play_games", "wilson"]
