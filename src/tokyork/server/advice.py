"""What the coach tells a browser."""

from __future__ import annotations

from msgspec import Struct

from tokyork.coach.results import Chip, Counsel, Destruction, Topic  # noqa: TC001 - msgspec reads them
from tokyork.forecast.results import OuchForecast, StayOrLeave  # noqa: TC001 - the same


class Advice(Struct, tag="advice", tag_field="type"):
    """The answer to `ask`, for whoever asked and nobody else."""

    nonce: str
    seq: int
    """The number of the change after which this was so."""
    topic: Topic
    odds: list[Chip] | None = None
    coach: Counsel | None = None
    forecast: StayOrLeave | None = None
    ouch: OuchForecast | None = None
    plan: Destruction | None = None
