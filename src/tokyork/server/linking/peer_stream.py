"""A stream of numbered frames to another process and back, over a bus that may lose anything.

What comes twice is dropped, what comes early waits, what is missing is asked for again. What cannot
be had any more breaks the stream, and whoever is linked through it comes again and reads the log.
"""

from __future__ import annotations

import itertools
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from tokyork.server.linking.parts_sent import LinkFrame, Post, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tokyork.server.linking.parts_sent import Part

MOST_KEPT, MOST_BYTES = 2000, 16 << 20
"""Frames, and how long they may be together, that are kept until the other has heard them."""
MOST_EARLY = 2000
MOST_ASKED = 64
FULL_FRAME = 128 * 1024
"""Bytes from which on a frame takes nothing more."""
PIECE = 256 * 1024
_count = itertools.count()


class BrokenError(Exception):
    """Something of a stream is lost for good."""


def _new_stream() -> int:
    """Greater than any before it, of this process; each process has a name of its own."""
    return time.time_ns() // 1000 + next(_count)


class PeerStream:
    """Our side of it."""

    def __init__(self, own: str, send: Callable[[bytes], None], now: float) -> None:
        """Nothing was sent or heard yet; `send` may lose it."""
        self._own = own
        self._send = send
        self.stream = _new_stream()
        self.theirs: int | None = None
        """The stream of theirs that we hear."""
        self._parts: list[Part] = []
        self._sent = 0
        self._kept: OrderedDict[int, bytes] = OrderedDict()
        self._kept_bytes = 0
        self._heard = 0
        self._early: dict[int, Sequence[Part]] = {}
        self._known = 0
        """The last number that they are known to have sent."""
        self._told = 0
        """The last number of theirs that they know we have heard."""
        self.last_heard = now

    # --- sending ---

    def put(self, part: Part) -> bool:
        """Let a part go with the next frame; whether that is a new one."""
        if isinstance(part, Post) and len(part.message) > PIECE:
            for piece in _pieces(part):
                self._parts.append(piece)
                self.flush()
            return False
        self._parts.append(part)
        return len(self._parts) == 1

    def flush(self) -> None:
        """Send what waits."""
        while self._parts:
            size = count = 0
            while count < len(self._parts) and size < FULL_FRAME:
                size += _size(self._parts[count])
                count += 1
            parts, self._parts = self._parts[:count], self._parts[count:]
            self._sent += 1
            frame = encode(self._frame(self._sent, parts))
            self._kept[self._sent] = frame
            self._kept_bytes += len(frame)
            while len(self._kept) > MOST_KEPT or self._kept_bytes > MOST_BYTES:
                _, gone = self._kept.popitem(last=False)
                self._kept_bytes -= len(gone)
            self._send(frame)

    def _frame(self, number: int, parts: list[Part], missing: Sequence[int] = ()) -> LinkFrame:
        self._told = self._heard
        return LinkFrame(
            self._own, self.stream, number, self._sent, self._heard, list(missing), parts
        )

    def beat(self) -> None:
        """Say how far we are, and what is missing."""
        self.flush()
        self._send(encode(self._frame(0, [], self.missing)))

    @property
    def is_settled(self) -> bool:
        """Whether both know that everything has come."""
        return not self._kept and not self.missing and self._told == self._heard

    # --- hearing ---

    @property
    def missing(self) -> list[int]:
        """Numbers of theirs that have not come, the first of them."""
        wanted = range(self._heard + 1, self._known + 1)
        lacking = (number for number in wanted if number not in self._early)
        return list(itertools.islice(lacking, MOST_ASKED))

    def hear(self, frame: LinkFrame, now: float) -> list[Part]:
        """What is next of what has come; `BrokenError` if it cannot go on."""
        self.theirs = frame.stream if self.theirs is None else self.theirs
        self.last_heard = now
        self._known = max(self._known, frame.sent, frame.number)
        self._forget_until(frame.heard)
        self._send_again(frame.missing)
        if frame.number > self._heard:
            self._early[frame.number] = frame.parts
        if len(self._early) > MOST_EARLY:
            raise BrokenError
        found: list[Part] = []
        while self._heard + 1 in self._early:
            self._heard += 1
            found += self._early.pop(self._heard)
        return found

    def _forget_until(self, number: int) -> None:
        while self._kept and next(iter(self._kept)) <= number:
            _, gone = self._kept.popitem(last=False)
            self._kept_bytes -= len(gone)

    def _send_again(self, missing: Sequence[int]) -> None:
        for number in missing[:MOST_ASKED]:
            if number > self._sent:
                continue
            frame = self._kept.get(number)
            if frame is None:
                raise BrokenError
            self._send(frame)


def _size(part: Part) -> int:
    message = getattr(part, "message", b"")
    return len(message) + 64


def _pieces(part: Post) -> list[Post]:
    starts = range(0, len(part.message), PIECE)
    last = starts[-1]
    return [Post(part.link, part.message[at : at + PIECE], more=at != last) for at in starts]
