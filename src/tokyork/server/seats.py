"""Who sits where at a table."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.cities import CITIES
from tokyork.server.messages import SeatKind  # noqa: TC001 - msgspec reads it
from tokyork.server.refusals import RefusedError
from tokyork.server.standing import Order  # noqa: TC001 - msgspec reads it
from tokyork.server.wording import clean_name

if TYPE_CHECKING:
    from tokyork.server.messages import NewSeat

FEWEST, MOST = 2, 6
LEVELS = range(1, 6)
USUAL_LEVEL = 3


class Place(Struct):
    """A seat, and who holds it."""

    kind: SeatKind = "open"
    name: str = ""
    level: int = USUAL_LEVEL
    monster: str | None = None
    guest: str | None = None
    secret: str = ""
    """Whoever knows it may take the seat over: its private link."""
    stood_in: bool = False
    reserve: float | None = None
    orders: list[Order] = []
    """What the seat answers by itself; nobody but its holder may know."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays here, for somebody or by itself."""
        return self.kind != "person" or self.stood_in

    def give_to(self, guest: str, name: str) -> None:
        """Let a person sit here."""
        self.kind, self.name, self.guest = "person", name, guest
        self.secret = secrets.token_urlsafe(16)
        self.stood_in = False
        self.orders = []

    def empty(self) -> None:
        """Let nobody sit here, and whoever did have no way back."""
        self.kind, self.name, self.guest, self.secret = "open", "", None, ""
        self.stood_in = False
        self.orders = []

    def give_to_bot(self, level: int) -> None:
        """Let a bot sit here."""
        self.empty()
        self.kind, self.level = "bot", read_level(level)


def read_level(level: int) -> int:
    """One of the levels there are."""
    if level not in LEVELS:
        raise RefusedError("bad", "server-no_level", least=LEVELS[0], most=LEVELS[-1])
    return level


def read_monster(city: str, monster: str) -> str:
    """One of the city's monsters."""
    if monster not in CITIES[city].monsters:
        raise RefusedError("bad", "server-no_monster")
    return monster


def new_place(wanted: NewSeat, city: str, guest: str) -> Place:
    """A seat of a new table; a person is whoever makes the table, or sits at the same device."""
    place = Place(monster=wanted.monster and read_monster(city, wanted.monster))
    if wanted.kind == "person":
        place.give_to(guest, clean_name(wanted.name))
    elif wanted.kind == "bot":
        place.give_to_bot(wanted.level)
    return place
