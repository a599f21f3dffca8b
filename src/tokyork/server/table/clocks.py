"""The time of a decision; whoever asks tells the time of day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tokyork.server.protocol.refusals import RefusedError

if TYPE_CHECKING:
    from tokyork.server.table.seats import Chair
    from tokyork.server.table.table import Table

MORE = 60.0
"""Seconds that `more time` gives."""


class TableClock(Protocol):
    """The time of whoever must choose at a table, in minutes or in days."""

    def spend(self, now: float) -> None:
        """Take off the time that has passed."""

    def rest(self, now: float, *, resting: bool) -> None:
        """Stand still while no player is here, or go on."""

    def set(self, now: float, *, moved: bool) -> None:
        """Let the right clock run after a change; `moved` if it was a move."""

    def deadline(self, now: float) -> float | None:
        """Seconds until the clock decides; nothing if none runs."""

    def alarm(self, now: float) -> float | None:
        """The same, for who waits here until then."""

    def give_more(self) -> None:
        """More time for whoever must choose."""

    def off(self, chair: Chair) -> float | None:
        """For how many seconds somebody is on vacation."""


class Countdown:
    """First what every decision has, then the seat's reserve."""

    def __init__(self, seat: str, left: float, reserve: float, now: float) -> None:
        """It runs from now on."""
        self.seat = seat
        self.left = left
        self.reserve = reserve
        self._since: float | None = now

    def spend(self, now: float) -> None:
        """Take off the time that has passed."""
        if self._since is None:
            return
        passed = max(0.0, now - self._since)
        over = max(0.0, passed - self.left)
        self.left = max(0.0, self.left - passed)
        self.reserve = max(0.0, self.reserve - over)
        self._since = now

    def stop(self, now: float) -> None:
        """Stand still."""
        self.spend(now)
        self._since = None

    def go_on(self, now: float) -> None:
        """Run again."""
        self.spend(now)
        self._since = now

    def give(self, seconds: float) -> None:
        """More time for this decision."""
        self.left += seconds

    def deadline(self, now: float) -> float:
        """Seconds until the clock decides."""
        self.spend(now)
        return self.left + self.reserve


class Timekeeper:
    """Runs the clock of whoever must choose at a table."""

    def __init__(self, table: Table) -> None:
        """Nothing runs yet."""
        self._table = table
        self._running: Countdown | None = None
        self._kept: Countdown | None = None
        """Of the seat whose move can be taken back while another one chooses."""
        self._resting = False

    def spend(self, now: float) -> None:
        """Take the time that has passed off the reserve of whoever must choose."""
        if self._running is not None:
            self._running.spend(now)
            self._table.chair(self._running.seat).reserve = self._running.reserve

    @property
    def _stands(self) -> bool:
        return self._resting or self._table.data.paused

    def rest(self, now: float, *, resting: bool) -> None:
        """Stand still while no player is here, or go on."""
        self._resting = resting
        self._run(now)

    def _run(self, now: float) -> None:
        if self._running is not None:
            (self._running.stop if self._stands else self._running.go_on)(now)

    def deadline(self, now: float) -> float | None:
        """Seconds until the clock decides; nothing if none runs."""
        if self._running is None or self._stands:
            return None
        return self._running.deadline(now)

    def alarm(self, now: float) -> float | None:
        """The same, for who waits here until then."""
        return self.deadline(now)

    def off(self, _: Chair) -> float | None:
        """Nobody takes minutes off."""
        return None

    def give_more(self) -> None:
        """More time for whoever must choose."""
        if self._running is None:
            raise RefusedError("not_now", "server-no_clock")
        self._running.give(MORE)

    def set(self, now: float, *, moved: bool) -> None:
        """Let the right clock run after a change; `moved` if it was a move."""
        match, chair = self._table.match, self._table.mover
        clock = self._table.data.settings.clock
        if match is None or clock is None:
            return
        timed = chair is not None and not chair.by_bot
        seat = match.chooser if timed else None
        undoable = match.game.can_undo
        found = self._found(seat, anew=moved and not undoable, moved=moved)
        self._keep(seat, moved=moved, undoable=undoable)
        if seat is None or chair is None:
            self._running = None
            return
        reserve = float(clock.reserve) if chair.reserve is None else chair.reserve
        self._running = found or Countdown(seat, float(clock.per_move), reserve, now)
        self._run(now)

    def _found(self, seat: str | None, *, anew: bool, moved: bool) -> Countdown | None:
        """The clock that goes on, if the decision is not a new one.

        After a move that can be taken back, the same seat's clock goes on too: otherwise moves
        and undos in turn would give time for ever.
        """
        if anew:
            return None
        known = [self._running] if moved else [self._running, self._kept]
        return next((c for c in known if c is not None and c.seat == seat), None)

    def _keep(self, seat: str | None, *, moved: bool, undoable: bool) -> None:
        if not moved or not undoable:
            self._kept = None
        elif self._running is not None and self._running.seat != seat:
            self._kept = self._running
