"""Who has followed a game from difference to difference knows what a snapshot tells."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import JSON, gone_on
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.server.feed.listeners import CROWD, Listeners
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.table.clocks import Timekeeper
from tokyork.server.table.table import Change, Table, new_table
from tokyork.words.texts import languages

if TYPE_CHECKING:
    from tokyork.server.feed.sights import Sight

GUESTS = ("ann", "ben", "cat", "dan")
CHANGES = 240


class Follower:
    """A connection that keeps what it is told, as a browser does."""

    def __init__(self, guest: str, language: str) -> None:
        self.guest = guest
        self.address = "127.0.0.1"
        self.language = language
        self.seats: list[str] = []
        self.saw: Sight | None = None
        self.knows: JSON = {}
        self.kinds: list[str] = []

    def hold(self) -> None:
        pass

    def release(self) -> None:
        pass

    def post(self, message: bytes) -> None:
        told: dict[str, Any] = json.loads(message)
        self.kinds.append(told["type"])
        match told["type"]:
            case "snapshot":
                self.knows = {key: told[key] for key in ("table", "game", "lines")}
            case "changed":
                self.knows["table"] = told["table"]
            case "went_on":
                self._play(told | {"game": gone_on(self.knows["game"], told["game"])})
            case "played":
                self._play(told)

    def _play(self, told: JSON) -> None:
        kept = [line for line in self.knows["lines"] if line["number"] < told["first_line"]]
        self.knows |= {"game": told["game"], "lines": [*kept, *told["lines"]]}

    def cut(self, code: int) -> None:
        raise AssertionError(code)


class Playing:
    """A table with followers, and changes of all kinds."""

    def __init__(self, city: str, seed: int) -> None:
        self.chance = random.Random(seed)
        settings = Settings(city, {"health": 30, "points": 60})
        seats = [NewSeat("person", "Ann"), NewSeat("person", "Ben"), NewSeat("person", "Cat")]
        self.table: Table = new_table("differ", "ann", settings, seats)
        self.table.begin(Game(city, seats=len(seats), seed=seed, options=dict(settings.options)))
        self.table.chair("p2").guest = "ben"
        self.listeners = Listeners(self.table, Timekeeper(self.table), [])
        self.followers = [
            Follower(guest, language) for guest in GUESTS for language in languages()[:2]
        ]
        for follower in self.followers:
            self.listeners.welcome(follower, None, None)

    def change(self) -> None:
        """A move, or one taken back, or somebody goes, comes, sits elsewhere or learns a word."""
        kind, table = self.chance.random(), self.table
        if kind < 0.15 and table.running.game.can_undo:
            self.listeners.tell(Change(entry=table.running.undo("ann")))
        elif kind < 0.2:
            chair = table.chair(self.chance.choice(["p1", "p2", "p3"]))
            chair.guest = self.chance.choice(["ann", "ben", "dan"])
            self.listeners.tell(Change(table=True))
        elif kind < 0.25:
            self._speak(self.chance.choice(self.followers))
        elif kind < 0.3:
            self._come_back(self.chance.choice(self.followers))
        elif not table.running.game.over:
            moves = table.running.game.legal_moves
            entry = table.running.play(self.chance.choice(moves), "ann")
            self.listeners.tell(Change(entry=entry))

    def tell_crowd(self) -> None:
        """Those who only watch are told when there is time."""
        if self.listeners.crowd_waits:
            self.listeners.tell_crowd()

    def _speak(self, follower: Follower) -> None:
        follower.language = self.chance.choice(languages())
        self.listeners.tell_all_to(follower)

    def _come_back(self, follower: Follower) -> None:
        """After some changes it did not hear of."""
        self.listeners.connections.remove(follower)
        since = follower.knows["game"]["seq"]
        for _ in range(self.chance.randrange(4)):
            if not self.table.running.game.over:
                moves = self.table.running.game.legal_moves
                entry = self.table.running.play(self.chance.choice(moves), "ann")
                self.listeners.tell(Change(entry=entry))
        self.listeners.welcome(follower, since, None)

    def fresh(self, follower: Follower) -> JSON:
        """What a new connection in its place is told; the log written anew."""
        stranger = Follower(follower.guest, follower.language)
        anew = Listeners(self.table, Timekeeper(self.table), [])
        anew.connections = set(self.listeners.connections)
        anew.welcome(stranger, None, None)
        return stranger.knows


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seed", range(2))
def test_who_follows_knows_what_a_snapshot_tells(city: str, seed: int) -> None:
    playing = Playing(city, seed)
    for number in range(CHANGES):
        playing.change()
        if number % 3:
            continue
        playing.tell_crowd()
        follower = playing.followers[number // 3 % len(playing.followers)]
        assert follower.knows | {"table": None} == playing.fresh(follower) | {"table": None}
    kinds = [kind for follower in playing.followers for kind in follower.kinds]
    assert kinds.count("went_on") > 2 * kinds.count("snapshot")
    assert kinds.count("played")


def test_a_difference_is_short() -> None:
    playing = Playing("new_york", 7)
    (spectator, *_) = [f for f in playing.followers if f.guest == "dan"]
    sizes: list[int] = []
    post = spectator.post

    def weigh(message: bytes) -> None:
        sizes.append(len(message))
        post(message)

    spectator.post = weigh  # type: ignore[method-assign] # to weigh what is sent
    for _ in range(40):
        moves = playing.table.running.game.legal_moves
        entry = playing.table.running.play(playing.chance.choice(moves), "ann")
        playing.listeners.tell(Change(entry=entry))
        playing.tell_crowd()
    whole = len(json.dumps(spectator.knows["game"]))
    assert sorted(sizes)[len(sizes) // 2] < whole / 2


def test_a_crowd_is_told_of_several_moves_at_once_and_players_of_each() -> None:
    playing = Playing("tokyo", 4)
    crowd = [Follower(f"fan {number}", "en") for number in range(CROWD)]
    for follower in crowd:
        playing.listeners.welcome(follower, None, None)
        follower.kinds.clear()
    ann = playing.followers[0]
    ann.kinds.clear()
    for _ in range(5):
        moves = playing.table.running.game.legal_moves
        entry = playing.table.running.play(playing.chance.choice(moves), "ann")
        playing.listeners.tell(Change(entry=entry))

    assert ann.kinds == ["went_on"] * 5
    assert playing.listeners.crowd_waits
    assert all(follower.kinds == [] for follower in crowd)
    playing.listeners.tell_crowd()
    assert all(follower.kinds == ["went_on"] for follower in crowd)
    assert crowd[0].knows | {"table": None} == playing.fresh(crowd[0]) | {"table": None}
    assert not playing.listeners.crowd_waits
