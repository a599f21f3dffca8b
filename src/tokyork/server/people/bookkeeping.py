"""Finished games are put into the books: results, achievements and ratings, once each.

That a game is over is noted in the transaction that ends it. This step comes after it, may be
broken off at any point, and begins again where it was: a game is settled in one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from tokyork.server.people.skill import Skill, after_game, against_bots
from tokyork.server.protocol.people_calls import PastSeat
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.ledger import CannotReadError, LostOutcomeError
from tokyork.server.storage.player_store import (
    HistoryEntry,
    PlayerResult,
    SeatRating,
    read_changes,
    read_told,
    rivals_of,
)
from tokyork.server.table.rated_tables import why_unrated
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tokyork.review.account import GameAccount
    from tokyork.server.storage.player_store import PlayerStore
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.table.seats import Chair
    from tokyork.server.table.table import TableData
    from tokyork.server.work.place_to_think import Thinking

LOOK_EVERY = 30.0
"""Seconds between looks for games that nobody here has heard of."""
AT_ONCE = 20
TRIES = 5
WHO = ("", "bookkeeping")
_log = logging.getLogger(__name__)


class Bookkeeper:
    """Settles games, one after the other."""

    def __init__(self, players: PlayerStore, tables: TableStore, pool: Thinking) -> None:
        """Hears of games that end here, and finds all others."""
        self._players = players
        self._tables = tables
        self._pool = pool
        self._heard = asyncio.Event()
        self._given_up: set[str] = set()
        """Games that could not be settled; they are tried again after the next start."""
        tables.when_over = lambda _table: self._heard.set()

    async def settle_for_ever(self) -> None:
        """Settle what is over, whenever something is."""
        while True:
            self._heard.clear()
            try:
                while await self.settle_some():
                    pass
            except (CannotSaveError, CannotReadError, LostOutcomeError):
                pass  # the store has said so; later
            except Exception:  # noqa: BLE001 - one bad game must not end all settling
                _log.exception("Could not settle games")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._heard.wait(), LOOK_EVERY)

    async def settle_some(self) -> int:
        """Settle the oldest games that wait; says how many."""
        found = await self._players.unsettled(AT_ONCE + len(self._given_up))
        waiting = [one for one in found if one[0] not in self._given_up]
        for table, ended in waiting:
            await self.settle(table, ended)
        return len(waiting)

    async def settle(self, table: str, ended: float) -> None:
        """Put one game into the books, whoever else tries."""
        try:
            data = await self._tables.data(table)
            moves = await self._tables.moves(table)
        except (RefusedError, IndexError):
            data, moves = None, []
        if data is None or data.lesson or data.start is None or not _people(data):
            await self._players.pass_over(table)
            return
        try:
            found: GameAccount = await self._pool.ask("account", WHO, start=data.start, moves=moves)
        except (NoAnswerError, RefusedError):
            _log.warning("Game %s could not be put into the books", table)
            self._given_up.add(table)
            return
        await self._save(data, ended, found)

    async def _save(self, data: TableData, ended: float, found: GameAccount) -> None:
        told = tell(data, found)
        results = results_of(data, found, told)
        for _ in range(TRIES):
            if await self._players.is_settled(data.table):
                return
            rating = await self._rating(data, told, results)
            try:
                await self._players.settle(data.table, ended, told, results, rating)
            except (CannotSaveError, CannotReadError, LostOutcomeError):
                raise
            except Exception:  # noqa: BLE001 - another process was first: its number is taken
                await asyncio.sleep(0.05)
                continue
            return
        self._given_up.add(data.table)

    async def _rating(
        self, data: TableData, told: HistoryEntry, results: Sequence[PlayerResult]
    ) -> tuple[int, list[SeatRating]] | None:
        if why_unrated(data) is not None:
            return None
        number = 1 + await self._players.last_rated()
        known = {}
        for result in results:
            for (city, against), skill in (await self._players.skills(result.guest)).items():
                if city == told.city:
                    known[result.seat, against] = Skill(*skill)
        changes = rated(told, known)
        return (number, changes) if changes else None


def _people(data: TableData) -> dict[str, list[str]]:
    """The seats of each guest."""
    found: dict[str, list[str]] = {}
    for number, chair in enumerate(data.chairs):
        if chair.guest is not None and chair.kind == "person":
            found.setdefault(chair.guest, []).append(f"p{number + 1}")
    return found


def tell(data: TableData, found: GameAccount) -> HistoryEntry:
    """A game as histories tell it."""
    spans = data.began is not None and data.ended is not None
    minutes = round(((data.ended or 0) - (data.began or 0)) / 60) if spans else None
    players = [_past_seat(chair, found, number) for number, chair in enumerate(data.chairs)]
    return HistoryEntry(found.city, found.turns, found.ending, players, minutes)


def _past_seat(chair: Chair, found: GameAccount, number: int) -> PastSeat:
    seat = found.seats[number]
    return PastSeat(
        seat.seat,
        "person" if chair.kind == "person" else "bot",
        chair.name if chair.kind == "person" else "",
        chair.level if chair.kind != "person" else None,
        seat.monster,
        seat.place,
        seat.points,
        seat.alive,
        seat.knock_outs,
        left=chair.kind == "person" and chair.stood_in,
    )


def results_of(data: TableData, found: GameAccount, told: HistoryEntry) -> list[PlayerResult]:
    """A line for everybody who played; who held several seats is told by the best of them."""
    level = max((one.level or 0 for one in told.players), default=0)
    by_seat = {one.seat: one for one in found.seats}
    lines = []
    for guest, seats in _people(data).items():
        best = min(seats, key=lambda seat: by_seat[seat].place)
        chair = data.chairs[[one.seat for one in found.seats].index(best)]
        feats = [] if chair.stood_in or len(seats) > 1 else by_seat[best].feats
        won = best in found.winners and not chair.stood_in
        rivals = rivals_of(told, best)
        lines.append(PlayerResult(guest, chair.name, best, won, level, rivals, feats))
    return lines


def rated(told: HistoryEntry, known: Mapping[tuple[str, str], Skill]) -> list[SeatRating]:
    """What a game does to ratings; `known` are those of seats, by whom they are against.

    Who left is behind all others, however well the bot did that played on.
    """
    people = [one for one in told.players if one.kind == "person"]
    bots = [(one.level or 1, one.place) for one in told.players if one.kind == "bot"]
    last = len(told.players) + 1
    places = {one.seat: last if one.left else one.place for one in people}
    changes = []
    if len(people) > 1:
        before = [known.get((one.seat, "people"), Skill()) for one in people]
        after = after_game(before, [places[one.seat] for one in people])
        changes += [
            SeatRating(one.seat, "people", old.kept, new.kept)
            for one, old, new in zip(people, before, after, strict=True)
        ]
    if bots:
        for one in people:
            old = known.get((one.seat, "bots"), Skill())
            new = against_bots(told.city, old, places[one.seat], bots)
            changes.append(SeatRating(one.seat, "bots", old.kept, new.kept))
    return changes


async def recompute(players: PlayerStore) -> tuple[int, int]:
    """All ratings anew from the games that counted; says how many games and ratings.

    Whoever has been forgotten since counts for the others as they did then.
    """
    guests = await players.guests_of_rated()
    ratings: dict[tuple[str, str, str], Skill] = {}
    changes: dict[int, list[SeatRating]] = {}
    for number, table, kept, told_bytes in await players.rated_games():
        told = read_told(told_bytes)
        known = {(one.seat, one.against): Skill(*one.before) for one in read_changes(kept)}
        for seat, against in list(known):
            guest = guests.get((table, seat))
            if guest is not None:
                known[seat, against] = ratings.get((guest, told.city, against), Skill())
        changes[number] = rated(told, known)
        for one in changes[number]:
            guest = guests.get((table, one.seat))
            if guest is not None:
                ratings[guest, told.city, one.against] = Skill(*one.after)
    await players.replace_ratings({key: skill.kept for key, skill in ratings.items()}, changes)
    return len(changes), len(ratings)
