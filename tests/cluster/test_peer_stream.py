"""A stream between two processes over a bus that loses, doubles and reorders what it likes."""

from __future__ import annotations

import random

import pytest

from tokyork.server.linking import peer_stream
from tokyork.server.linking.parts_sent import LeaveLink, LinkFrame, Post, decode
from tokyork.server.linking.peer_stream import BrokenError, PeerStream


class BadLine:
    """What is sent lies here until it is heard, if ever."""

    def __init__(self, seed: int, rate: float) -> None:
        self._dice = random.Random(seed)
        self._rate = rate
        self.waiting: list[bytes] = []

    def send(self, frame: bytes) -> None:
        chance = self._dice.random()
        if chance < self._rate:
            return
        self.waiting.append(frame)
        if chance < 2 * self._rate:
            self.waiting.append(frame)

    def take(self) -> list[LinkFrame]:
        if self._dice.random() < 3 * self._rate:
            self._dice.shuffle(self.waiting)
        frames, self.waiting = self.waiting, []
        return [decode(frame) for frame in frames]


@pytest.mark.parametrize("rate", [0.0, 0.01, 0.2])
@pytest.mark.parametrize("seed", range(5))
def test_everything_comes_once_and_in_order_whatever_the_bus_does(seed: int, rate: float) -> None:
    there, back = BadLine(seed, rate), BadLine(seed + 100, rate)
    ours, theirs = PeerStream("a", there.send, 0.0), PeerStream("b", back.send, 0.0)
    heard: list[int] = []
    answered: list[int] = []
    for number in range(300):
        ours.put(LeaveLink(number))
        ours.flush()
        for frame in there.take():
            for part in theirs.hear(frame, 0.0):
                assert isinstance(part, LeaveLink)
                heard.append(part.link)
                theirs.put(LeaveLink(part.link))
        theirs.flush()
        answered += [part.link for f in back.take() for part in ours.hear(f, 0.0)]  # type: ignore[union-attr]
    for _ in range(200):
        for one in (ours, theirs):
            one.beat()
        heard += [part.link for f in there.take() for part in theirs.hear(f, 0.0)]  # type: ignore[union-attr]
        answered += [part.link for f in back.take() for part in ours.hear(f, 0.0)]  # type: ignore[union-attr]

    assert heard == list(range(300))
    assert answered == sorted(answered)
    assert ours.is_settled


def test_a_lost_last_frame_is_noticed_by_the_next_beat() -> None:
    sent: list[bytes] = []
    ours, theirs = PeerStream("a", sent.append, 0.0), PeerStream("b", lambda _: None, 0.0)
    ours.put(LeaveLink(1))
    ours.flush()
    sent.clear()  # nobody hears it
    ours.beat()
    assert theirs.hear(decode(sent.pop()), 0.0) == []
    assert theirs.missing == [1]


def test_what_is_not_kept_any_more_breaks_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer_stream, "MOST_KEPT", 5)
    ours = PeerStream("a", lambda _: None, 0.0)
    for number in range(10):
        ours.put(LeaveLink(number))
        ours.flush()
    with pytest.raises(BrokenError):
        ours.hear(LinkFrame("b", 1, 0, 0, 0, [1], []), 0.0)


def test_a_message_that_is_too_long_for_the_bus_goes_in_pieces() -> None:
    sent: list[bytes] = []
    ours, theirs = PeerStream("a", sent.append, 0.0), PeerStream("b", lambda _: None, 0.0)
    message = random.Random(1).randbytes(1_500_000)
    ours.put(Post(7, message))
    ours.flush()

    assert max(map(len, sent)) < 512 * 1024
    parts = [part for frame in sent for part in theirs.hear(decode(frame), 0.0)]
    assert b"".join(part.message for part in parts if isinstance(part, Post)) == message
    assert [part.more for part in parts if isinstance(part, Post)][-1] is False
