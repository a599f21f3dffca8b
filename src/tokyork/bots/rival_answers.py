"""What those attacked in the centre will answer: what is better for them, as far as one sees."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.bots.network import Network
    from tokyork.bots.thinking.ahead import Ends

UNSURE = 0.03  # a difference in the chance to win at which somebody errs in one of four or so
_FAR = 30.0


def judged(network: Network, ends: Ends, seat: int) -> list[float]:
    """What each way is worth to a seat, if the others answer about as is best for them."""
    return judged_by(network, ends, [seat])[0]


def judged_by(network: Network, ends: Ends, seats: Sequence[int]) -> list[list[float]]:
    """The same for several seats."""
    return judged_together(network, [ends], [seats])[0]


def judged_together(
    network: Network, all_ends: Sequence[Ends], all_seats: Sequence[Sequence[int]]
) -> list[list[list[float]]]:
    """The same for many rolls, which the network sees all at once."""
    places = [_places(ends, seats) for ends, seats in zip(all_ends, all_seats, strict=True)]
    runs = [
        ([ends.states[number] for number in numbers], seat)
        for ends, of_seats in zip(all_ends, places, strict=True)
        for seat, numbers in of_seats.items()
    ]
    found = iter(network.chances_of(runs))
    told: list[list[list[float]]] = []
    for ends, seats, of_seats in zip(all_ends, all_seats, places, strict=True):
        views = {
            seat: dict(zip(numbers, next(found), strict=True)) for seat, numbers in of_seats.items()
        }
        _answer(ends, views)
        told.append([[views[seat][root] for root in ends.roots] for seat in seats])
    return told


def _places(ends: Ends, seats: Sequence[int]) -> dict[int, list[int]]:
    """Which positions each seat judges: the seats all, those asked where their answers lead."""
    places = {seat: list(range(len(ends.states))) for seat in seats}
    if ends.asked:
        answers = {*ends.staying, *ends.leaving}
        asked = sorted(node for node in answers if node >= 0)
        places |= {who: asked for who in ends.asked if who not in places}
    return places


def _answer(ends: Ends, views: dict[int, dict[int, float]]) -> None:
    """Add what the questions are worth in every view; the inner ones come first."""
    for number, who in enumerate(ends.asked):
        stay, leave = ends.staying[number], ends.leaving[number]
        chance = chance_to_leave(views[who][leave] - views[who][stay])
        for view in views.values():
            view[-number - 1] = chance * view[leave] + (1 - chance) * view[stay]


def chance_to_leave(gain: float) -> float:
    """How likely somebody leaves who would gain so much chance to win by it."""
    scaled = max(-_FAR, min(_FAR, gain / UNSURE))
    return 1 / (1 + exp(-scaled))
