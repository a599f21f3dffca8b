"""Help at the table: who may ask the coach for what, and how the answer gets there."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tokyork.core.dice import MOST_DICE
from tokyork.formats.notation import decision_kind, seat_number
from tokyork.formats.snapshot import snapshot
from tokyork.new_york.board import in_new_york
from tokyork.server.protocol.messages import Advice, Answer
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.requests import LONGEST_NONCE
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tokyork.coach.replies import Topic
    from tokyork.server.feed.listeners import Listener
    from tokyork.server.protocol.requests import Ask
    from tokyork.server.table.table import Table

ABOUT_CHOICE = ("odds", "coach", "plan")
SLOW_KINDS = ("yield", "flee")
LONGEST_KEEP = 80
AT_ONCE = 3
"""Questions of one connection that may wait for their answers."""


class Wanted(NamedTuple):
    """A question that may be asked."""

    task: str
    seat: int


class CoachDesk:
    """The coach at one table."""

    def __init__(self, table: Table, think: Callable[..., Awaitable[Any]]) -> None:
        """`think` asks a worker."""
        self._table = table
        self._think = think
        self._waiting: Counter[Listener] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, connection: Listener, request: Ask) -> None:
        """Answer as soon as there is an answer; the table goes on meanwhile."""
        try:
            wanted = self._wanted(connection, request)
        except RefusedError as refused:
            self._refuse(connection, request, refused)
            return
        position = snapshot(self._table.running.game.state)
        answer = Advice(request.nonce, self._table.seq, request.topic)
        task = asyncio.create_task(self._answer(connection, request, wanted, position, answer))
        self._waiting[connection] += 1
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(connection, done))

    def close(self) -> None:
        """Nobody waits any more."""
        for task in list(self._tasks):
            task.cancel()

    def _wanted(self, connection: Listener, request: Ask) -> Wanted:
        if not 0 < len(request.nonce) <= LONGEST_NONCE:
            raise RefusedError("bad", "server-bad_nonce")
        if self._waiting[connection] >= AT_ONCE:
            raise RefusedError("limit", "server-too_fast")
        return allowed(self._table, connection.guest, request.topic, request.keep)

    def _done(self, connection: Listener, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._waiting[connection] -= 1
        if not self._waiting[connection]:
            del self._waiting[connection]

    async def _answer(
        self,
        connection: Listener,
        request: Ask,
        wanted: Wanted,
        position: dict[str, Any],
        answer: Advice,
    ) -> None:
        try:
            found = await self._think(
                wanted.task,
                (connection.address, connection.guest),
                topic=request.topic,
                position=position,
                seat=wanted.seat,
                keep=request.keep,
                language=connection.language,
            )
        except NoAnswerError:
            self._refuse(connection, request, RefusedError("not_now", "coach-no_answer"))
            return
        except RefusedError as refused:
            self._refuse(connection, request, refused)
            return
        setattr(answer, request.topic, found)
        connection.post(msgspec.json.encode(answer))

    def _refuse(self, connection: Listener, request: Ask, refused: RefusedError) -> None:
        problem = refused.problem(connection.language)
        connection.post(msgspec.json.encode(Answer(request.nonce, self._table.seq, problem)))


def allowed(table: Table, guest: str, topic: Topic, keep: str) -> Wanted:
    """For which seat somebody asks, or a refusal."""
    match = table.running
    if not table.data.settings.help:
        raise RefusedError("not_now", "coach-forbidden")
    if match.chooser is None:
        raise RefusedError("not_now", "server-game_over")
    seat = _seat(table, guest, topic)
    g = match.game.state
    number = seat_number(seat)
    if not g.monsters[number].alive:
        raise RefusedError("not_now", "coach-fallen")
    if not g.turn and topic != "coach":
        raise RefusedError("not_now", "coach-too_early")
    kind = decision_kind(g)
    faces = keep[:LONGEST_KEEP].split()
    if len(faces) > MOST_DICE or not set(faces) <= set(g.rules.faces):
        raise RefusedError("bad", "coach-bad_keep")
    if topic == "odds" and kind != "roll":
        raise RefusedError("not_now", "coach-not_rolling")
    if topic in {"ouch", "plan"} and not in_new_york(g):
        raise RefusedError("not_now", "coach-no_army")
    slow = topic == "forecast" or (topic == "coach" and kind in SLOW_KINDS)
    return Wanted("foresee" if slow else "advise", number)


def _seat(table: Table, guest: str, topic: Topic) -> str:
    """The seat that must choose, if it is the guest's; some things may be asked at any time."""
    chooser = table.running.chooser
    mover = table.mover
    if topic in ABOUT_CHOICE:
        if chooser is None or mover is None or mover.guest != guest:
            raise RefusedError("not_yours", "server-not_your_choice")
        if mover.stood_in:
            raise RefusedError("not_now", "server-stood_in")
        return chooser
    seat = table.eyes_of(guest)
    if seat is None:
        raise RefusedError("not_yours", "server-not_seated")
    return seat
