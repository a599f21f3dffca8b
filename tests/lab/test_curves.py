"""The picture of how the examples learn is drawn from what they wrote."""

from __future__ import annotations

from tools.make_curves import PICTURE, drawn, read_curves


def test_the_picture_agrees_with_the_data() -> None:
    assert PICTURE.read_text(encoding="utf-8") == drawn(read_curves())


def test_every_curve_names_its_rival_and_has_an_interval_around_its_share() -> None:
    curves = read_curves()

    assert {rival for _, rival in curves} == {"random", "greedy"}
    for points in curves.values():
        assert all(point.won.low <= point.won.value <= point.won.high for point in points)
        assert all(point.minutes >= 0 for point in points)
