"""Who sits where at a table."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.cities import CITIES
from tokyork.fair.seal import is_salt
from tokyork.server.protocol.calls import USUAL_LEVEL
from tokyork.server.protocol.clean_text import given_name
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import SeatKind  # noqa: TC001 - msgspec reads it
from tokyork.server.protocol.standing_orders import Order  # noqa: TC001 - the same

if TYPE_CHECKING:
    from tokyork.server.protocol.calls import NewSeat

FEWEST, MOST = 2, 6
LEVELS = range(1, 6)


class Chair(Struct):
    """A seat, and who holds it."""

    kind: SeatKind = "open"
    name: str = ""
    level: int = USUAL_LEVEL
    monster: str | None = None
    guest: str | None = None
    secret: str = ""
    """The hash of what the seat's private link tells: whoever knows that takes the seat over."""
    salt: str = ""
    """What its holder's browser adds to the dice; fixed when the game begins."""
    stood_in: bool = False
    until_back: bool = False
    """Whether the bot that stands in goes as soon as the person is connected again."""
    ready: bool = False
    """Whether the person would like to begin."""
    reserve: float | None = None
    orders: list[Order] = []
    """What the seat answers by itself; nobody but its holder may know."""
    off_until: float | None = None
    """The second of service at which a vacation ends, in a game that lasts days."""
    days_off: float | None = None
    """Seconds of vacation that are left."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays here, for somebody or by itself."""
        return self.kind != "person" or self.stood_in

    def give_to(self, guest: str, name: str) -> None:
        """Let a person sit here."""
        self.kind, self.name, self.guest = "person", name, guest
        self._begin_anew()

    def _begin_anew(self) -> None:
        """What was somebody else's is nobody's."""
        self.secret = ""
        self.salt = ""
        self.ready = False
        self.take_back()
        self.orders = []
        self.off_until = None

    def stand_in(self, *, until_back: bool) -> None:
        """Let a bot play for the person: until they ask for the seat, or until they are here."""
        self.stood_in, self.until_back = True, until_back

    def take_back(self) -> None:
        """The person plays."""
        self.stood_in = self.until_back = False

    def new_secret(self) -> str:
        """What a private link tells; the one before is worth nothing any more."""
        secret = secrets.token_urlsafe(16)
        self.secret = hashed(secret)
        return secret

    def empty(self) -> None:
        """Let nobody sit here, and whoever did have no way back."""
        self.kind, self.name, self.guest = "open", "", None
        self._begin_anew()

    def add_salt(self, salt: str) -> None:
        """What the holder's browser wants the dice to depend on."""
        self.salt = read_salt(salt)

    def give_to_bot(self, level: int) -> None:
        """Let a bot sit here."""
        self.empty()
        self.kind, self.level = "bot", read_level(level)


def hashed(secret: str) -> str:
    """All that is kept of a secret: whoever reads the file of tables cannot take a seat."""
    return hashlib.sha256(secret.encode()).hexdigest()


def voice_of(guest: str) -> str:
    """By which a guest is known in all that they say, so that others can mute them."""
    return hashlib.blake2b(guest.encode(), digest_size=8, person=b"voice").hexdigest()


def read_level(level: int) -> int:
    """One of the levels there are."""
    if level not in LEVELS:
        raise RefusedError("bad", "server-no_level", least=LEVELS[0], most=LEVELS[-1])
    return level


def read_salt(salt: str) -> str:
    """What a browser adds to the dice."""
    if not is_salt(salt):
        raise RefusedError("bad", "server-bad_salt")
    return salt


def read_monster(city: str, monster: str) -> str:
    """One of the city's monsters."""
    if monster not in CITIES[city].monsters:
        raise RefusedError("bad", "server-no_monster")
    return monster


def new_chair(wanted: NewSeat, city: str, guest: str) -> Chair:
    """A seat of a new table; a person is whoever makes the table, or sits at the same device."""
    chair = Chair(monster=wanted.monster and read_monster(city, wanted.monster))
    if wanted.kind == "person":
        chair.give_to(guest, given_name(wanted.name))
        if wanted.salt:
            chair.add_salt(wanted.salt)
    elif wanted.kind == "bot":
        chair.give_to_bot(wanted.level)
    else:
        chair.level = read_level(wanted.level)
    return chair
