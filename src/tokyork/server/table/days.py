"""The time of a game that lasts days, counted in seconds of service.

So nobody is late because the server was down, or because a clock has jumped. A turn of one's own,
or an answer in somebody else's, has so many days; the choices of one turn share them. Nothing waits
in memory until they are over: who keeps the deadlines finds what is due.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table.table import DAY, Due

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.table.seats import Chair
    from tokyork.server.table.table import Table

LEAST_LEFT = 3600.0
"""Seconds that somebody has at least who comes back from a vacation."""


class DaysKeeper:
    """Runs the days of whoever must choose at a table."""

    def __init__(self, table: Table, ran: Callable[[], float]) -> None:
        """`ran` tells the seconds of service."""
        self._table = table
        self._ran = ran

    # --- as other clocks ---

    def spend(self, now: float) -> None:
        """Days have no reserve."""

    def rest(self, now: float, *, resting: bool) -> None:
        """They run whoever is here."""

    def set(self, now: float, *, moved: bool) -> None:
        """They are set before a change is kept: see `note`."""

    def deadline(self, _: float) -> float | None:
        """Seconds that are left to whoever must choose."""
        due = self._table.data.due
        if due is None or self._table.data.paused:
            return None
        return max(0.0, due.at - self._ran())

    def alarm(self, _: float) -> float | None:
        """Nobody waits for it here."""
        return None

    def give_more(self) -> None:
        """A day more for whoever must choose."""
        if self._table.data.due is None:
            raise RefusedError("not_now", "server-no_clock")
        self._table.data.due.at += DAY

    # --- what is kept ---

    def note(self) -> None:
        """Whose time runs now, and until when: before a change is kept."""
        data, match = self._table.data, self._table.match
        if data.settings.pace is None or match is None:
            return
        mover = self._table.mover
        if mover is None or match.chooser is None:
            data.due = None
            return
        now, turn = self._ran(), int(match.game.state.turn)
        if mover.by_bot:  # due at once, so that it is found after a restart
            data.due = Due(match.chooser, turn, now, now)
            return
        before = data.due
        if before is not None:
            self._pause(before, now)
        same = before is not None and (before.seat, before.turn) == (match.chooser, turn)
        if not same or (before is not None and before.is_at_once):
            begins = max(now, mover.off_until or now)
            data.due = Due(match.chooser, turn, now, begins + data.settings.pace.days * DAY)

    def _pause(self, due: Due, now: float) -> None:
        """What is left stays as it is while the table pauses."""
        if self._table.data.paused and due.left is None:
            due.left = max(0.0, due.at - now)
        elif not self._table.data.paused and due.left is not None:
            due.at, due.left = now + due.left, None

    def end_time(self) -> bool:
        """If somebody's time is up, do as the table has agreed; whether it is another then."""
        table, pace = self._table, self._table.data.settings.pace
        mover, match = table.mover, table.match
        if mover is None or match is None or pace is None:
            return False
        if table.data.due is None or (table.data.due.is_at_once and not mover.by_bot):
            return True  # nobody has set it yet
        if not self._is_over():
            return False
        if pace.then == "turn":
            table.late = (match.chooser or "", int(match.game.state.turn))
            return False
        if pace.then == "bot":
            mover.stand_in(until_back=True)
        else:
            mover.give_to_bot(mover.level)
            table.pass_host_on()
        return True

    def _is_over(self) -> bool:
        """Whether the time of a person is up."""
        mover, due = self._table.mover, self._table.data.due
        if mover is None or due is None or mover.by_bot or self._table.data.paused:
            return False
        return not due.is_at_once and due.at <= self._ran()

    # --- vacation ---

    def off(self, chair: Chair) -> float | None:
        """For how many seconds somebody is still on vacation."""
        left = 0.0 if chair.off_until is None else chair.off_until - self._ran()
        return left if left > 0 else None

    def take_off(self, guest: str, days: int) -> None:
        """Let somebody's time stand still for so many days, or go on now."""
        table = self._table
        chairs = [(seat, chair) for seat, chair in table.seats if chair.guest == guest]
        if table.data.settings.pace is None or table.data.status != "playing":
            raise RefusedError("not_now", "server-no_vacation")
        if not chairs:
            raise RefusedError("not_yours", "server-not_seated")
        left = min(chair.days_off or 0.0 for _, chair in chairs)
        if days < 0 or days * DAY > left:
            raise RefusedError("bad", "server-vacation_left", days=int(left // DAY))
        for seat, chair in chairs:
            self._come_back(seat, chair)
            if days:
                self._go(seat, chair, days * DAY)

    def _go(self, seat: str, chair: Chair, seconds: float) -> None:
        chair.off_until = self._ran() + seconds
        chair.days_off = (chair.days_off or 0.0) - seconds
        self._shift(seat, seconds)

    def _come_back(self, seat: str, chair: Chair) -> None:
        left = self.off(chair)
        chair.off_until = None
        if left is not None:
            chair.days_off = (chair.days_off or 0.0) + left
            self._shift(seat, -left)

    def _shift(self, seat: str, seconds: float) -> None:
        due = self._table.data.due
        if due is None or due.seat != seat or due.is_at_once:
            return
        if due.left is not None:
            due.left = max(due.left + seconds, LEAST_LEFT)
        else:
            due.at = max(due.at + seconds, self._ran() + LEAST_LEFT)
