"""Guests sit at the tables of later lessons, and nothing is learned from their seats."""

from __future__ import annotations

from random import Random

from tests.helpers import COMPILED
from tokyork.bots.network.layers import FOLDER
from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.features import WIDTH
from tokyork.bots.thinking.quick import Quick
from tokyork.bots.training.opponents import GUESTS, GuestPlayer, invite
from tokyork.bots.training.self_play import GamesToPlay, play_batch

GAMES = 40 if COMPILED else 4


def test_the_host_sits_at_every_table_and_any_guest_at_some() -> None:
    host = Quick(LEVEL_HEAD["tokyo"])
    met: set[str] = set()
    alone = 0
    for seed in range(200):
        chance = Random(seed)
        players = invite(host, 4, chance)
        guests = [player for player in players if isinstance(player, GuestPlayer)]
        met |= {type(guest.bot).__name__ for guest in guests}
        alone += not guests
        assert len(guests) < 4
        assert all(player is host for player in players if not isinstance(player, GuestPlayer))

    assert met == {kind.__name__ for kind in GUESTS}
    assert 30 < alone < 110


def test_only_the_hosts_seats_are_learned_from() -> None:
    weights = FOLDER / "tokyo.npz"
    alone = play_batch(GamesToPlay("tokyo", weights, range(GAMES)))
    visited = play_batch(GamesToPlay("tokyo", weights, range(GAMES), guests=True))

    assert len(visited.rows) == WIDTH * len(visited.targets)
    assert 0 < len(visited.targets) / visited.turns < 0.8 * len(alone.targets) / alone.turns
