"""Token buckets, told the time by the test."""

from __future__ import annotations

from tokyork.server.limits import Buckets, Limits


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(40, 2.0, clock)
    assert [buckets.take("a") for _ in range(41)] == [True] * 40 + [False]
    assert buckets.take("b")

    clock.now = 0.1
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    clock.now = 1000.0
    assert sum(buckets.take("a") for _ in range(100)) == 40


def test_asking_in_vain_does_not_make_it_worse() -> None:
    clock = Clock()
    buckets = Buckets(2, 2.0, clock)
    for _ in range(100):
        buckets.take("a")
    clock.now = 1.0

    assert buckets.take("a")


def test_full_buckets_are_forgotten_and_others_are_not() -> None:
    clock = Clock()
    buckets = Buckets(2, 2.0, clock)
    for number in range(5000):
        clock.now = number * 0.1
        buckets.take("busy")
        buckets.take("busy")
        buckets.take(str(number))

    assert len(buckets._left) < 1100
    assert not buckets.take("busy")


def test_connections_of_an_address_are_counted() -> None:
    limits = Limits(connections=2)
    assert [limits.connect("a") for _ in range(3)] == [True, True, False]
    assert limits.connect("b")
    limits.disconnect("a")

    assert limits.connect("a")
    assert not limits.connect("a")
