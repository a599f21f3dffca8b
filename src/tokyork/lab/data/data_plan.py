"""Which games to play, and what to keep of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tokyork import __version__
from tokyork.cities import CITIES
from tokyork.core.setup import empty_table
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.formats.options import options_data, read_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tokyork.core.state import State

LAYOUT = 1
"""Changes whenever a column changes its meaning."""
ROWS = ("games", "turns", "decisions")
FORMATS = ("parquet", "csv")
PARTS_WANTED = 64
PART = 10, 1000  # games, at least and at most
PART_OF_BOTS = 1, 250


@dataclass(frozen=True)
class DataPlan:
    """A number of games by their seeds, divided into parts that are the same for any workers."""

    city: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...] = ()
    """Who sits where, from the first seat on; nobody for random moves."""
    options: Mapping[str, Any] = field(default_factory=dict)
    rows: str = "games"
    format: str = "parquet"

    @property
    def part(self) -> int:
        """Games in a part."""
        least, most = PART_OF_BOTS if self.bots else PART
        return min(most, max(least, -(-self.games // PARTS_WANTED)))

    def parts(self) -> list[range]:
        """The games of each."""
        size = self.part
        return [range(n, min(n + size, self.games)) for n in range(0, self.games, size)]

    def seed_of(self, game: int) -> int:
        """The seed of one game, the same however the games are divided."""
        return self.seed * 1_000_000_000 + game

    def table(self, game: int) -> State:
        """The table of one game, before it is dealt."""
        rules = CITIES[self.city]
        agreed = read_options(rules, self.seats, dict(self.options))
        return empty_table(rules, agreed, list(range(self.seats)), self.seed_of(game))

    def data(self) -> dict[str, Any]:
        """As a manifest has it: what makes the same games again."""
        rules = CITIES[self.city]
        agreed = read_options(rules, self.seats, dict(self.options))
        return {
            "layout": LAYOUT,
            "version": __version__,
            "city": self.city,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "options": options_data(rules, agreed),
            "rows": self.rows,
            "format": self.format,
            "part": self.part,
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> DataPlan:
        """The plan of a manifest."""
        layout = reading.whole(data.get("layout"), "manifest.layout", 1)
        if layout != LAYOUT:
            raise BadInputError("manifest.layout", f"expected {LAYOUT}, got {layout}")
        city = reading.word(data.get("city"), "manifest.city", CITIES, "a city")
        seats = reading.whole(data.get("seats"), "manifest.seats", 2, 6)
        bots = data.get("bots")
        if not isinstance(bots, list) or len(bots) not in {0, seats}:
            raise BadInputError("manifest.bots", f"expected a list of {seats} bots, or of none")
        options = data.get("options") or {}
        read_options(CITIES[city], seats, options, "manifest.options")
        return cls(
            city,
            seats,
            reading.whole(data.get("games"), "manifest.games", 1),
            reading.whole(data.get("seed"), "manifest.seed", 0),
            tuple(map(str, bots)),
            options,
            reading.word(data.get("rows"), "manifest.rows", ROWS, "a kind of row"),
            reading.word(data.get("format"), "manifest.format", FORMATS, "a format"),
        )


def read_option_words(text: str, place: str = "--options") -> dict[str, Any]:
    """Options as people write them: `points=15,health=12,one_in_manhattan`."""
    found: dict[str, Any] = {}
    for word in filter(None, (part.strip() for part in text.split(","))):
        name, sign, value = word.partition("=")
        name, _, inner = name.partition(".")
        read = _value(value) if sign else True
        if inner:
            deck = found.setdefault(name, {})
            if not isinstance(deck, dict):
                raise BadInputError(place, f"{name} is given in two ways")
            deck[inner] = read
        elif name in found:
            raise BadInputError(place, f"{name} is given twice")
        else:
            found[name] = read
    return found


def _value(text: str) -> object:
    if text.isascii() and text.isdigit() and len(text) <= 9:
        return int(text)
    return {"true": True, "yes": True, "false": False, "no": False}.get(text, text)
