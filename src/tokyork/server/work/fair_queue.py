"""Who waits for workers, and who comes next: whoever has used them least."""

from __future__ import annotations

from collections import Counter, deque
from threading import Condition
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from tokyork.server.work.place_to_think import Keys

MOST_KEPT = 1000
"""How many may be remembered who used workers."""


class Waiting(Protocol):
    """Work that waits."""

    @property
    def keys(self) -> Keys:
        """For whom it is: time is shared equally among the first, then among the next."""

    @property
    def weight(self) -> float:
        """Whoever weighs twice as much gets twice the time."""

    def is_given_up(self) -> bool:
        """Whether nobody wants it any more."""


W = TypeVar("W", bound=Waiting)


class QueueFullError(Exception):
    """Too much waits already."""


class FairQueue(Generic[W]):
    """Work in lanes, one for all that has the same keys.

    Of those who wait, the next is who has used the least time. Who comes after a while begins
    where the others are: nobody saves time up. What has the same first key is never done
    twice at a time.
    """

    def __init__(self, most: int | None = None) -> None:
        """Of one first key at most so much may wait."""
        self._most = most
        self._lanes: dict[Keys, deque[W]] = {}
        self._waiting: Counter[Keys] = Counter()
        """Of each beginning of keys, how much waits."""
        self._used: dict[Keys, float] = {}
        self._now: dict[Keys, float] = {}
        """How far those with this beginning are."""
        self._busy: set[str] = set()
        self._closed = False
        self._changed = Condition()

    @property
    def demand(self) -> int:
        """How many have something to do, or being done."""
        with self._changed:
            return len(self._busy | {keys[0] for keys in self._lanes})

    def put(self, work: W) -> None:
        """Let work wait for its turn."""
        with self._changed:
            self._drop_given_up(work.keys)
            first = work.keys[:1]
            full = self._most is not None and self._waiting[first] >= self._most
            if full or self._closed:
                raise QueueFullError
            for head in _heads(work.keys):
                self._catch_up(head)
                self._waiting[head] += 1
            self._lanes.setdefault(work.keys, deque()).append(work)
            self._changed.notify()

    def take(self) -> W | None:
        """The next work, as soon as there is some; nothing when the queue is closed."""
        with self._changed:
            while not self._closed:
                free = [keys for keys in self._lanes if keys[0] not in self._busy]
                if free:
                    return self._take_from(min(free, key=self._rank))
                self._changed.wait()
            return None

    def done(self, work: W, seconds: float) -> None:
        """Count what was taken and is finished."""
        with self._changed:
            for head in _heads(work.keys):
                self._used[head] = self._used.get(head, 0.0) + seconds / work.weight
            self._busy.discard(work.keys[0])
            if len(self._used) > MOST_KEPT:
                self._forget()
            self._changed.notify_all()

    def close(self) -> list[W]:
        """Let nobody wait any more; what did is given back."""
        with self._changed:
            self._closed = True
            left = [work for lane in self._lanes.values() for work in lane]
            self._lanes.clear()
            self._changed.notify_all()
            return left

    # --- while nobody else changes it ---

    def _take_from(self, keys: Keys) -> W:
        work = self._lanes[keys][0]
        self._remove(work)
        self._busy.add(keys[0])
        for head in _heads(keys):
            self._now[head[:-1]] = max(self._start(head), self._used.get(head, 0.0))
        return work

    def _remove(self, work: W) -> None:
        lane = self._lanes[work.keys]
        lane.remove(work)
        if not lane:
            del self._lanes[work.keys]
        for head in _heads(work.keys):
            self._waiting[head] -= 1
            if not self._waiting[head]:
                del self._waiting[head]

    def _drop_given_up(self, keys: Keys) -> None:
        for work in [one for one in self._lanes.get(keys, ()) if one.is_given_up()]:
            self._remove(work)

    def _rank(self, keys: Keys) -> tuple[float, ...]:
        return tuple(self._used.get(head, 0.0) for head in _heads(keys))

    def _start(self, head: Keys) -> float:
        """Where somebody begins who comes now."""
        return self._now.get(head[:-1], 0.0)

    def _catch_up(self, head: Keys) -> None:
        """Who asked for nothing for a while is owed nothing."""
        if not self._is_active(head):
            self._used[head] = max(self._used.get(head, 0.0), self._start(head))

    def _is_active(self, head: Keys) -> bool:
        return head in self._waiting or (len(head) == 1 and head[0] in self._busy)

    def _forget(self) -> None:
        """Let those go who ask for nothing now; what they used is forgiven."""
        self._used = {head: used for head, used in self._used.items() if self._is_active(head)}
        begun = {head[:-1] for head in self._used}
        self._now = {head: now for head, now in self._now.items() if not head or head in begun}


def _heads(keys: Keys) -> list[Keys]:
    return [keys[: length + 1] for length in range(len(keys))]
