"""What players are told of themselves: their games, figures, ratings; and the leaderboard."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from tokyork.cities import CITIES
from tokyork.review.feats import FEATS
from tokyork.server.people.skill import Skill, ladder, shown
from tokyork.server.people.tallies import periods, shares
from tokyork.server.protocol.people_calls import (
    Achieved,
    GameRating,
    Leader,
    Leaderboard,
    Me,
    PastGame,
    PastGames,
    RatingChange,
    Statistics,
    TurnMoment,
)
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.player_store import (
    ProfileRow,
    read_changes,
    read_insight,
    read_told,
)
from tokyork.server.table.rated_tables import why_unrated
from tokyork.server.work.place_to_think import NoAnswerError
from tokyork.words.texts import languages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tokyork.review.account import GameInsight, Turned
    from tokyork.server.people.idle_judge import IdleJudge
    from tokyork.server.protocol.people_calls import Against, NewWishes
    from tokyork.server.storage.player_store import PlayerStore, SeatRating
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.work.place_to_think import Thinking

PAGE = 20
LEADERS = 50
LEAST_RATED = 5
"""Games before somebody is on the leaderboard."""
LONGEST_SEARCH = 24
MOST_SEATS = 6
MOST_LOOKED_AT = 40
"""Games whose turning is being looked for at a time; others are looked at when asked for again."""
JUDGED = 3
"""The newest games of a page whose decisions are judged: that takes a worker some seconds each."""
FINISH_WITHIN = 2.0
"""Seconds for that when the server ends."""
AGAINST: tuple[Against, ...] = ("people", "bots")


class PlayerDesk:
    """Answers questions about players."""

    def __init__(
        self, players: PlayerStore, tables: TableStore, pool: Thinking, judge: IdleJudge
    ) -> None:
        """Workers look where games turned, and `judge` at what was decided in them."""
        self._players = players
        self._tables = tables
        self._pool = pool
        self._judge = judge
        self._looking: dict[str, asyncio.Task[None]] = {}

    # --- one's own page ---

    async def me(self, guest: str) -> Me:
        """All about a player that fits on one page."""
        profile = await self._players.profile(guest)
        games, won = await self._players.totals(guest)
        known = await self._players.skills(guest)
        skills = {key: Skill(*skill) for key, skill in known.items()}
        ratings = [
            shown(city, against, skills[city, against])
            for city in CITIES
            for against in AGAINST
            if (city, against) in skills
        ]
        ladders = [ladder(city, skills.get((city, "bots"), Skill())) for city in CITIES]
        achieved = [Achieved(*row) for row in await self._players.feats(guest)]
        return Me(
            profile.name,
            profile.language,
            profile.monsters.split(),
            bool(profile.hidden),
            games,
            won,
            ratings,
            ladders,
            achieved,
            list(FEATS),
        )

    async def wish(self, guest: str, wanted: NewWishes) -> Me:
        """What follows a player from now on."""
        before = await self._players.profile(guest)
        language, monsters, hidden = before.language, before.monsters, before.hidden
        if wanted.language is not UNSET:
            language = wanted.language if wanted.language in languages() else ""
        if wanted.monsters is not UNSET:
            monsters = " ".join(_favourites(wanted.monsters))
        if wanted.hidden is not UNSET:
            hidden = int(wanted.hidden)
        await self._players.save_profile(guest, ProfileRow(before.name, language, monsters, hidden))
        return await self.me(guest)

    async def statistics(self, guest: str) -> Statistics:
        """Figures over all games and over time."""
        rows = await self._players.counted(guest)
        return Statistics(len(rows), shares(rows), periods(rows))

    # --- history ---

    async def games(self, guest: str, query: Mapping[str, str], address: str) -> PastGames:
        """A page of somebody's games; where they turned is looked for meanwhile."""
        rows = await self._players.history(guest, _filters(query), PAGE + 1)
        found = [_past_game(row) for row in rows[:PAGE]]
        for game in found:
            if game.kept and not game.looked_at:
                self._look_at(game.table, (address, guest))
        for game in [game for game in found if game.kept and game.quality is None][:JUDGED]:
            self._judge.note(game.table, game.seat)
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        return PastGames(found, f"{last[1]!r}~{last[0]}" if last else None)

    def _look_at(self, table: str, who: tuple[str, str]) -> None:
        if table not in self._looking and len(self._looking) < MOST_LOOKED_AT:
            self._looking[table] = asyncio.create_task(self._find_out(table, who))
            self._looking[table].add_done_callback(lambda _: self._looking.pop(table, None))

    async def _find_out(self, table: str, who: tuple[str, str]) -> None:
        with contextlib.suppress(RefusedError, NoAnswerError, CannotSaveError):  # another time
            data = await self._tables.finished(table)
            moves = await self._tables.moves(table)
            found = await self._pool.ask("insight", who, start=data.start, moves=moves)
            await self._players.save_insight(table, found)

    async def finish(self) -> None:
        """Look at nothing more; whoever waits for a worker gets no answer now."""
        self._judge.stop()
        if self._looking:
            await asyncio.wait(self._looking.values(), timeout=FINISH_WITHIN)

    # --- ratings ---

    async def rating_of(self, table: str, guest: str) -> GameRating:
        """What a finished game did to the rating of this player."""
        data = await self._tables.finished(table)
        settled = await self._players.is_settled(table)
        seats = {f"p{n + 1}" for n, chair in enumerate(data.chairs) if chair.guest == guest}
        changes = await self._players.rating_changes(table)
        feats = [feat for feat, at, _ in await self._players.feats(guest) if at == table]
        own = [_change(one) for one in changes if one.seat in seats]
        return GameRating(settled, why_unrated(data), own, feats)

    async def leaderboard(self, city: str, against: Against, guest: str) -> Leaderboard:
        """The best of this server who do not hide."""
        rows = await self._players.leaders(city, against, LEAST_RATED, LEADERS)
        leaders = [
            _leader(rank, name, Skill(*skill), you=who == guest)
            for rank, (who, name, *skill) in enumerate(rows, 1)
        ]
        own = None
        profile = await self._players.profile(guest)
        skill = (await self._players.skills(guest)).get((city, against))
        if skill is not None and not any(leader.you for leader in leaders):
            found = Skill(*skill)
            ahead = await self._players.ahead(city, against, LEAST_RATED, found.sure)
            own = _leader(ahead + 1, profile.name, found, you=True)
        return Leaderboard(city, against, leaders, own, bool(profile.hidden))


def _favourites(wanted: Sequence[str]) -> list[str]:
    """At most one monster of each city."""
    found = []
    for rules in CITIES.values():
        chosen = [monster for monster in wanted if monster in rules.monsters]
        if len(chosen) > 1:
            raise RefusedError("bad", "server-garbled")
        found += chosen
    if len(found) < len(wanted):
        raise RefusedError("bad", "server-no_monster")
    return found


def _leader(rank: int, name: str, skill: Skill, *, you: bool) -> Leader:
    return Leader(rank, name, skill.shown, skill.within, skill.games, you)


def _change(one: SeatRating) -> RatingChange:
    before, after = Skill(*one.before), Skill(*one.after)
    against: Against = "people" if one.against == "people" else "bots"
    return RatingChange(against, after.shown, after.within, after.shown - before.shown)


# --- rows of the history ---


def _past_game(row: Sequence[Any]) -> PastGame:
    table, ended, seat, luck, quality, told_bytes, insight, changes, kept = row
    told = read_told(told_bytes)
    own = next(one for one in told.players if one.seat == seat)
    rated = [_change(one) for one in read_changes(changes) if one.seat == seat] if changes else []
    found = read_insight(insight) if insight else None
    return PastGame(
        table,
        ended,
        told.city,
        seat,
        own.place,
        own.place == 1 and not own.left,
        told.turns,
        told.minutes,
        told.players,
        bool(kept),
        found is not None,
        _moment(found, [one.seat for one in told.players].index(seat)) if found else None,
        luck,
        quality,
        rated[0].change if rated else None,
    )


def _moment(found: GameInsight, seat: int) -> TurnMoment | None:
    """The turn that changed this player's chance the most."""

    def change(one: Turned) -> float:
        return abs(one.after[seat] - one.before[seat])

    best = max(found.turned, key=change, default=None)
    if best is None:
        return None
    return TurnMoment(
        best.turn, best.at, best.seat, best.cause, best.before[seat], best.after[seat]
    )


def _filters(query: Mapping[str, str]) -> list[tuple[str, Any]]:
    """What somebody searches for, as conditions; what makes no sense is left out."""
    found: list[tuple[str, Any]] = []
    if query.get("city") in CITIES:
        found.append(("r.city = ?", query["city"]))
    if query.get("result") in {"won", "lost"}:
        found.append(("r.won = ?", int(query["result"] == "won")))
    if (seats := _number(query.get("seats"))) is not None:
        found.append(("r.seats = ?", int(min(seats, MOST_SEATS + 1))))
    if who := query.get("rival", "").strip()[:LONGEST_SEARCH].casefold():
        plain = who.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        found.append(("r.rivals LIKE ? ESCAPE '\\'", f"%{plain}%"))
    if (since := _number(query.get("from"))) is not None:
        found.append(("r.ended >= ?", since))
    if (until := _number(query.get("to"))) is not None:
        found.append(("r.ended < ?", until))
    ended, _, table = query.get("before", "").partition("~")
    if (at := _number(ended)) is not None:
        found.append(("(r.ended < ? OR (r.ended = ? AND r.table_id < ?))", (at, at, table[:64])))
    return found


def _number(text: str | None) -> float | None:
    """A number of an address; anything else is as if it were not there."""
    if not text or len(text) > 24 or not text.replace(".", "", 1).isdecimal() or not text.isascii():
        return None
    return float(text)
