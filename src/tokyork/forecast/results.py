"""What forecasts come to, as plain records."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

_Z = 1.96  # standard deviations on either side of 95 %


@dataclass(frozen=True)
class Estimate:
    """A number, exact or with the half-width of its 95 % interval."""

    value: float
    error: float = 0.0
    exact: bool = True

    def data(self) -> dict[str, Any]:
        """For JSON."""
        return {"value": round(self.value, 6), "error": round(self.error, 6), "exact": self.exact}


def mean_of(numbers: Sequence[float]) -> Estimate:
    """The mean of a sample; even if all its numbers agree, others would show some day."""
    n = len(numbers)
    mean = sum(numbers) / n
    variance = sum((number - mean) ** 2 for number in numbers) / max(n - 1, 1)
    return Estimate(mean, max(_Z * sqrt(variance / n), 3 / n), exact=False)


def share_of(hits: int, n: int) -> Estimate:
    """A chance, by how often it came true; the farther end of Wilson's interval is its error."""
    share = hits / n
    width = _Z * sqrt(share * (1 - share) / n + _Z**2 / (4 * n * n))
    centre = share + _Z**2 / (2 * n)
    scale = 1 + _Z**2 / n
    low, high = (centre - width) / scale, (centre + width) / scale
    return Estimate(share, max(share - low, high - share), exact=False)


@dataclass(frozen=True)
class Threat:
    """What happens to me in one seat's turns."""

    seat: str
    damage: Estimate
    """Health that I lose."""
    death: Estimate
    """The chance that I fall; those of all seats add up to the whole."""

    def data(self) -> dict[str, Any]:
        """For JSON."""
        return {"seat": self.seat, "damage": self.damage.data(), "death": self.death.data()}


@dataclass(frozen=True)
class Prospect:
    """What one answer leads to, up to the start of my next turn."""

    answer: str
    """A move: `stay`, `yield`, `flee bronx`."""
    damage: Estimate
    death: Estimate
    points: Estimate
    """Points gained, the income at the start of my next turn included; none if I fall."""
    threats: tuple[Threat, ...]
    """By seat, in the order of their turns from now on."""

    @property
    def exact(self) -> bool:
        """Whether nothing of it is sampled."""
        return self.damage.exact and self.death.exact and self.points.exact

    @property
    def error(self) -> float:
        """The widest error in it."""
        return max(self.damage.error, self.death.error, self.points.error)

    def data(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "answer": self.answer,
            "exact": self.exact,
            "damage": self.damage.data(),
            "death": self.death.data(),
            "points": self.points.data(),
            "by": [threat.data() for threat in self.threats],
        }


@dataclass(frozen=True)
class StayOrLeave:
    """Both sides of the question."""

    seat: str
    policy: str
    """How the others are taken to play."""
    prospects: tuple[Prospect, ...]
    """Staying comes first."""

    @property
    def exact(self) -> bool:
        """Whether nothing of it is sampled."""
        return all(prospect.exact for prospect in self.prospects)

    def data(self) -> dict[str, Any]:
        """For JSON."""
        answers = [prospect.data() for prospect in self.prospects]
        return {"seat": self.seat, "policy": self.policy, "exact": self.exact, "answers": answers}


@dataclass(frozen=True)
class Hit:
    """What the army's fire does to one seat."""

    seat: str
    damage: int
    """After all protection that needs no choice."""
    deadly: bool
    answers: bool
    """Whether the seat has cards with which it may still save itself."""
    points: int
    """Points won or lost with the goal card that goes with it."""

    def data(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "seat": self.seat,
            "damage": self.damage,
            "deadly": self.deadly,
            "answers": self.answers,
            "points": self.points,
        }


@dataclass(frozen=True)
class Fire:
    """What so many Ouch do to everyone."""

    ouches: int
    hits: tuple[Hit, ...]
    """For every living seat, clockwise from the roller's left, the roller last."""

    def data(self) -> dict[str, Any]:
        """For JSON."""
        return {"ouches": self.ouches, "hits": [hit.data() for hit in self.hits]}


@dataclass(frozen=True)
class OuchForecast:
    """What one, two and three Ouch would do if a seat rolled them now; always exact."""

    seat: str
    fires: tuple[Fire, ...]
    exact: bool = True
    error: float = 0.0

    def data(self) -> dict[str, Any]:
        """For JSON."""
        fires = [fire.data() for fire in self.fires]
        return {"seat": self.seat, "exact": self.exact, "error": self.error, "fires": fires}
