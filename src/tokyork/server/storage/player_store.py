"""Players, their games, ratings and achievements, as rows of the store: all SQL about them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct

from tokyork.review.account import GameInsight
from tokyork.server.protocol.people_calls import PastSeat  # noqa: TC001 - msgspec reads it
from tokyork.server.storage.player_rows import OF_GUESTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tokyork.server.storage.ledger import Ledger, Rows, Statement

SETTLED, NO_GAME = 1, 2
"""A game of people is in their history; one of nobody's is not looked at again."""
MOST_COUNTED = 5000
"""Games that statistics look back on."""
_SAVE_GUEST = "INSERT INTO guests (id, name, ran) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING"
_SAVE_RESULT = (
    "INSERT INTO results (guest, ended, table_id, seat, city, seats, monster, place, won, points, "
    "knock_outs, turns, level, rivals) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_SAVE_FEAT = (
    "INSERT INTO feats (guest, feat, table_id, at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (guest, feat) DO NOTHING"
)
_SAVE_RATING = (
    "INSERT INTO ratings (guest, city, against, mu, sigma, games, sure) "
    "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guest, city, against) DO UPDATE SET "
    "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games, sure = excluded.sure"
)
_HISTORY = (
    "SELECT r.table_id, r.ended, r.seat, r.luck, r.quality, g.told, g.insight, t.changes, "
    "(SELECT count(*) FROM tables WHERE id = r.table_id AND status = 'over') FROM results AS r "
    "JOIN games AS g ON g.table_id = r.table_id LEFT JOIN rated AS t ON t.table_id = r.table_id "
    "WHERE r.guest = ?"
)
_END_STORY = (
    "DELETE FROM games WHERE table_id = ?1 "
    "AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = ?1) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?1)"
)
_LEADERS = (
    "SELECT r.guest, coalesce(g.name, ''), r.mu, r.sigma, r.games FROM ratings AS r "
    "LEFT JOIN guests AS g ON g.id = r.guest WHERE r.city = ? AND r.against = ? "
    "AND r.games >= ? AND coalesce(g.hidden, 0) = 0 ORDER BY r.sure DESC, r.guest LIMIT ?"
)
_AHEAD = (
    "SELECT count(*) FROM ratings AS r LEFT JOIN guests AS g ON g.id = r.guest "
    "WHERE r.city = ? AND r.against = ? AND r.games >= ? AND coalesce(g.hidden, 0) = 0 "
    "AND r.sure > ?"
)


class HistoryEntry(Struct):
    """A finished game as histories tell it, whoever reads."""

    city: str
    turns: int
    ending: str
    players: list[PastSeat]
    minutes: int | None = None


class SeatRating(Struct):
    """What a game did to the rating of whoever sat on a seat."""

    seat: str
    against: str
    before: tuple[float, float, int]
    after: tuple[float, float, int]


class PlayerResult(NamedTuple):
    """One player's line of a game."""

    guest: str
    name: str
    seat: str
    won: bool
    level: int
    """Of the strongest bot; 0 if there was none."""
    rivals: str
    feats: Sequence[str]


class ProfileRow(NamedTuple):
    """What follows a player."""

    name: str = ""
    language: str = ""
    monsters: str = ""
    hidden: int = 0


class PlayerStore:
    """What is kept of players."""

    def __init__(self, store: Ledger) -> None:
        """On this file."""
        self._store = store

    # --- settling games ---

    async def unsettled(self, most: int) -> list[tuple[str, float]]:
        """Games that are over and not in the books, with when they ended, oldest first."""
        sql = "SELECT table_id, ended FROM games WHERE settled = 0 ORDER BY ended LIMIT ?"
        return [(str(table), ended) for table, ended in await self._store.read(sql, most)]

    async def is_settled(self, table: str) -> bool:
        """Whether a game is in the books."""
        rows = await self._store.read("SELECT settled FROM games WHERE table_id = ?", table)
        return bool(rows and rows[0][0])

    async def last_rated(self) -> int:
        """How many games have counted."""
        return int((await self._store.read("SELECT coalesce(max(number), 0) FROM rated"))[0][0])

    async def settle(
        self,
        table: str,
        ended: float,
        told: HistoryEntry,
        results: Sequence[PlayerResult],
        rating: tuple[int, Sequence[SeatRating]] | None,
    ) -> None:
        """Put a game into the books, wholly or not at all.

        Its number and its name can be used only once: of two who try at once one fails.
        """
        guests = {result.seat: result.guest for result in results}
        statements: list[Statement] = []
        if rating is not None:
            number, changes = rating
            row = (number, table, msgspec.json.encode(changes))
            statements.append(
                ("INSERT INTO rated (number, table_id, changes) VALUES (?, ?, ?)", row)
            )
            statements += [
                _rating_saved(guests[one.seat], told.city, one.against, one.after)
                for one in changes
            ]
        for result in results:
            statements += self._result_saved(table, ended, told, result)
        kept = (msgspec.json.encode(told), SETTLED, table)
        statements.append(("UPDATE games SET told = ?, settled = ? WHERE table_id = ?", kept))
        await self._store.write(*statements)

    def _result_saved(
        self, table: str, ended: float, told: HistoryEntry, result: PlayerResult
    ) -> list[Statement]:
        seat = next(one for one in told.players if one.seat == result.seat)
        place, turns = seat.place, told.turns
        values = (result.guest, ended, table, seat.seat, told.city, len(told.players), seat.monster)
        figures = (place, int(result.won), seat.points, seat.knock_outs, turns)
        feats = [(_SAVE_FEAT, (result.guest, feat, table, ended)) for feat in result.feats]
        return [
            (_SAVE_GUEST, (result.guest, result.name, self._store.ran)),
            (_SAVE_RESULT, (*values, *figures, result.level, result.rivals)),
            *feats,
        ]

    async def pass_over(self, table: str) -> None:
        """A game of nobody's, or one that cannot be played again."""
        sql = "UPDATE games SET settled = ? WHERE table_id = ?"
        await self._store.write((sql, (NO_GAME, table)))

    async def save_insight(self, table: str, found: GameInsight) -> None:
        """Where a game turned, and the luck in it."""
        seats = await self._store.read("SELECT guest, seat FROM results WHERE table_id = ?", table)
        kept = (msgspec.json.encode(found), table)
        luck = {f"p{n + 1}": value for n, value in enumerate(found.luck)}
        sql = "UPDATE results SET luck = ? WHERE guest = ? AND table_id = ?"
        await self._store.write(
            ("UPDATE games SET insight = ? WHERE table_id = ?", kept),
            *((sql, (luck[seat], guest, table)) for guest, seat in seats if seat in luck),
        )

    async def save_quality(self, table: str, seat: str, given_away: float) -> None:
        """What the decisions of a seat gave away, as a chance to win."""
        sql = "UPDATE results SET quality = ? WHERE table_id = ? AND seat = ?"
        await self._store.write((sql, (given_away, table, seat)))

    # --- ratings ---

    async def skills(self, guest: str) -> dict[tuple[str, str], tuple[float, float, int]]:
        """A player's ratings, by city and whom they are against."""
        sql = "SELECT city, against, mu, sigma, games FROM ratings WHERE guest = ?"
        rows = await self._store.read(sql, guest)
        return {(str(row[0]), str(row[1])): (row[2], row[3], row[4]) for row in rows}

    async def leaders(self, city: str, against: str, least: int, most: int) -> Rows:
        """The best of those who want to be seen: guest, name, mu, sigma, games."""
        return await self._store.read(_LEADERS, city, against, least, most)

    async def ahead(self, city: str, against: str, least: int, sure: float) -> int:
        """How many of them are better than this."""
        return int((await self._store.read(_AHEAD, city, against, least, sure))[0][0])

    async def rated_games(self) -> Rows:
        """All games that counted, in their order: number, table, changes, told."""
        sql = (
            "SELECT r.number, r.table_id, r.changes, g.told FROM rated AS r "
            "JOIN games AS g ON g.table_id = r.table_id ORDER BY r.number"
        )
        return await self._store.read(sql)

    async def guests_of_rated(self) -> dict[tuple[str, str], str]:
        """Who sat where in the games that counted, as far as they are still known."""
        sql = (
            "SELECT s.table_id, s.seat, s.guest FROM results AS s "
            "JOIN rated AS r ON r.table_id = s.table_id"
        )
        return {(str(row[0]), str(row[1])): str(row[2]) for row in await self._store.read(sql)}

    async def replace_ratings(
        self,
        ratings: Mapping[tuple[str, str, str], tuple[float, float, int]],
        changes: Mapping[int, Sequence[SeatRating]],
    ) -> None:
        """All ratings anew, at once."""
        sql = "UPDATE rated SET changes = ? WHERE number = ?"
        await self._store.write(
            ("DELETE FROM ratings", ()),
            *(_rating_saved(*key, skill) for key, skill in ratings.items()),
            *((sql, (msgspec.json.encode(made), number)) for number, made in changes.items()),
        )

    async def rating_changes(self, table: str) -> list[SeatRating]:
        """What a game did to ratings."""
        rows = await self._store.read("SELECT changes FROM rated WHERE table_id = ?", table)
        return read_changes(rows[0][0]) if rows else []

    # --- one player ---

    async def profile(self, guest: str) -> ProfileRow:
        """What follows a player."""
        sql = "SELECT name, language, monsters, hidden FROM guests WHERE id = ?"
        rows = await self._store.read(sql, guest)
        return ProfileRow(*rows[0]) if rows else ProfileRow()

    async def save_profile(self, guest: str, profile: ProfileRow) -> None:
        """The same, from now on."""
        sql = (
            "INSERT INTO guests (id, name, language, monsters, hidden, ran) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
            "language = excluded.language, monsters = excluded.monsters, "
            "hidden = excluded.hidden, ran = excluded.ran"
        )
        await self._store.write((sql, (guest, *profile, self._store.ran)))

    async def is_known(self, guest: str) -> bool:
        """Whether anything is kept of this player."""
        sql = (
            "SELECT (SELECT count(*) FROM guests WHERE id = ?1), "
            "(SELECT count(*) FROM members WHERE guest = ?1), "
            "(SELECT count(*) FROM results WHERE guest = ?1), "
            "(SELECT count(*) FROM solving WHERE guest = ?1)"
        )
        return any((await self._store.read(sql, guest))[0])

    async def totals(self, guest: str) -> tuple[int, int]:
        """Games played, and won."""
        sql = "SELECT count(*), coalesce(sum(won), 0) FROM results WHERE guest = ?"
        games, won = (await self._store.read(sql, guest))[0]
        return int(games), int(won)

    async def feats(self, guest: str) -> list[tuple[str, str, float]]:
        """Achievements: which, at which table, when."""
        sql = "SELECT feat, table_id, at FROM feats WHERE guest = ? ORDER BY at"
        return [
            (str(feat), str(table), at) for feat, table, at in await self._store.read(sql, guest)
        ]

    async def history(self, guest: str, filters: Sequence[tuple[str, Any]], most: int) -> Rows:
        """Games of a player, newest first; `filters` are conditions with their values."""
        where = "".join(f" AND {condition}" for condition, _ in filters)
        values = [value for _, given in filters for value in _several(given)]
        sql = f"{_HISTORY}{where} ORDER BY r.ended DESC, r.table_id DESC LIMIT ?"
        return await self._store.read(sql, guest, *values, most)

    async def counted(self, guest: str) -> Rows:
        """What statistics are made of, newest first."""
        sql = (
            "SELECT ended, city, seats, level, monster, won, points, knock_outs, luck, quality "
            "FROM results WHERE guest = ? ORDER BY ended DESC LIMIT ?"
        )
        return await self._store.read(sql, guest, MOST_COUNTED)

    # --- to another device ---

    async def save_transfer(self, code: str, guest: str, sealed: str, until: float) -> None:
        """A code that works once; the one before does not any more, nor any that is too old."""
        await self._store.write(
            ("DELETE FROM transfers WHERE guest = ? OR until < ?", (guest, time.time())),
            ("INSERT INTO transfers VALUES (?, ?, ?, ?)", (code, guest, sealed, until)),
        )

    async def transfer(self, code: str) -> str | None:
        """What was sealed under a code that is still good."""
        sql = "SELECT sealed FROM transfers WHERE code = ? AND until >= ?"
        rows = await self._store.read(sql, code, time.time())
        return str(rows[0][0]) if rows else None

    async def take_transfer(self, code: str, taker: str) -> bool:
        """Use a code up; of all who try at once one does."""
        sql = "UPDATE transfers SET until = -1, sealed = ? WHERE code = ? AND until >= ?"
        await self._store.write((sql, (taker, code, time.time())))
        rows = await self._store.read("SELECT sealed FROM transfers WHERE code = ?", code)
        return bool(rows) and str(rows[0][0]) == taker

    # --- going ---

    async def games_of(self, guest: str) -> list[tuple[str, str]]:
        """All games in a player's history: tables and seats."""
        sql = "SELECT table_id, seat FROM results WHERE guest = ?"
        return [(str(table), str(seat)) for table, seat in await self._store.read(sql, guest)]

    async def tables_of(self, guest: str) -> list[str]:
        """All tables where a player sits or is the host."""
        rows = await self._store.read("SELECT table_id FROM members WHERE guest = ?", guest)
        return [str(row[0]) for row in rows]

    async def notices_of(self, guest: str) -> dict[str, Any]:
        """Where and when a player wants to be told something."""
        sql = (
            "SELECT quiet, quiet_from, quiet_to, zone, language, mail FROM telling WHERE guest = ?"
        )
        names = ("quiet", "quiet_from", "quiet_to", "zone", "language", "mail")
        wishes = [dict(zip(names, row, strict=True)) for row in await self._store.read(sql, guest)]
        browsers = "SELECT endpoint FROM push_targets WHERE guest = ? ORDER BY endpoint"
        found = await self._store.read(browsers, guest)
        return {"wishes": wishes, "browsers": [str(row[0]) for row in found]}

    async def passkeys_of(self, guest: str) -> list[dict[str, Any]]:
        """What is kept of a player's passkeys, but for their public keys."""
        sql = "SELECT id, made FROM passkeys WHERE guest = ? ORDER BY made"
        return [{"id": name, "made": made} for name, made in await self._store.read(sql, guest)]

    async def puzzles_of(self, guest: str) -> list[dict[str, Any]]:
        """Days in a row and the best run of a player, if there are any."""
        names = ("day", "solved", "streak", "longest", "run")
        sql = "SELECT day, solved, streak, longest, run FROM solving WHERE guest = ?"
        return [dict(zip(names, row, strict=True)) for row in await self._store.read(sql, guest)]

    async def told(self, table: str) -> HistoryEntry | None:
        """A game as histories tell it."""
        rows = await self._store.read("SELECT told FROM games WHERE table_id = ?", table)
        return read_told(rows[0][0]) if rows and rows[0][0] is not None else None

    async def retell(self, table: str, told: HistoryEntry, guest: str) -> None:
        """A game in which somebody is nobody any more; others' searches find them no more."""
        rivals = "UPDATE results SET rivals = ? WHERE table_id = ? AND seat = ?"
        await self._store.write(
            ("UPDATE games SET told = ? WHERE table_id = ?", (msgspec.json.encode(told), table)),
            ("DELETE FROM results WHERE guest = ? AND table_id = ?", (guest, table)),
            *(
                (rivals, (rivals_of(told, one.seat), table, one.seat))
                for one in told.players
                if one.kind == "person"
            ),
            (_END_STORY, (table,)),
        )

    async def forget(self, guest: str) -> None:
        """Keep nothing of a player."""
        tables = (*OF_GUESTS, "dice")
        await self._store.write(
            *((f"DELETE FROM {name} WHERE guest = ?", (guest,)) for name in tables),  # noqa: S608 - ours
            ("DELETE FROM guests WHERE id = ?", (guest,)),
        )


def rivals_of(told: HistoryEntry, seat: str) -> str:
    """The names of the people at the other seats, as they are searched for."""
    others = [one.name for one in told.players if one.kind == "person" and one.seat != seat]
    return "\n".join(name.casefold() for name in others if name)


def read_told(kept: bytes) -> HistoryEntry:
    """A game as it was kept."""
    return msgspec.json.decode(kept, type=HistoryEntry)


def read_changes(kept: bytes) -> list[SeatRating]:
    """Changes of ratings as they were kept."""
    return msgspec.json.decode(kept, type=list[SeatRating])


def read_insight(kept: bytes) -> GameInsight:
    """What was found out about a game."""
    return msgspec.json.decode(kept, type=GameInsight)


def _several(given: Any) -> Sequence[Any]:  # noqa: ANN401 - whatever a condition compares with
    return given if isinstance(given, tuple) else (given,)


def _rating_saved(
    guest: str, city: str, against: str, skill: tuple[float, float, int]
) -> Statement:
    mu, sigma, games = skill
    return _SAVE_RATING, (guest, city, against, mu, sigma, games, mu - 2.0 * sigma)
