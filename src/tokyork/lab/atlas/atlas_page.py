"""The page of the atlas: Markdown with pictures, all of it from the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.lab.atlas.atlas_figures import STRONG
from tokyork.lab.atlas.atlas_pictures import BarRow, Dot, DotRow, drawn_bars, drawn_dots
from tokyork.lab.atlas.atlas_plan import PLAYERS
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork.lab.atlas.atlas_figures import Figures

Row = dict[str, Any]
LANGUAGE = "en"
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
ENDINGS = {
    "points": "points",
    "elimination": "the last monster standing",
    "card": "a card",
    "no_winner": "nobody left",
}
TIERS = {
    "strong": f"worth {100 * STRONG:.0f} points of win share or more",
    "good": "worth something",
    "even": "no effect stands out",
    "poor": "costs more than it brings",
    "unknown": "not tried often enough",
}
STEP = 0.1
"""Between two lines of a scale."""
HEAD = """\
# The atlas

Who wins from which seat, how games end, how long they are, what cards are worth and when it pays
to stay: counted over many games between equal bots, with 95 % intervals. This page is written by a
program from games that come from a seed; nothing in it is by hand.

**Played: {told}**, at tables of 2 to 6,
half of them with `learned` at every seat, half with `greedy` (seed {seed}, Tokyork {version})."""
SO_FAR = """\
The atlas is meant for {full:,} games per city. These are what one shared core played in an hour or
so: intervals are wide. All of it, on as many processes or machines as there are:"""
ALL = "The same command plays them again:"
COMMAND = """
```sh
./run tokyork atlas games --games {full} --seed {seed} --jobs 2 --page docs
```

All figures for programs: [{folder}/figures.json]({folder}/figures.json), a line for every table,
card and kind of hit. Three numbers in brackets are a value and the ends of its interval.
"""
CARDS = """\
**By trial**: in every game one offer, drawn from all, is played on eight times with the card and
eight times without it, with the same luck, by a quick player: how many points of win share it
brings, with its interval. **Won more** is what those who bought it won beyond those who could have
and did not, and stood alike."""
STAYING = """\
Asked after a hit: what staying changed in the win share of `learned`, by the health that is left,
among seats that stood alike."""
METHOD = """
## How it is counted

- Every table has one kind of player, so that nobody wins by being better. Who begins is drawn.
- Shares have Wilson's intervals, means those of the normal distribution.
- A trial says what a card brings to a quick player, who buys and fights well for its speed and does
  not plan around a card: those that need a plan are worth more to people.
- What buyers won more, and what staying changed, compares seats that could and did with seats that
  could and did not, by a regression on points, health, energy, the best rival, the rivals' health,
  how many there are and the turn, with a level for each size of table. How sure it is comes from
  blocks of whole games.
- An effect stands out if, of all that do, one in twenty is expected to be a false alarm (Benjamini
  and Hochberg).
- The players decide by the position, and what else they see in it is not corrected for: a card that
  is bought in trouble looks worse than it is. And all of it is the game as these players play it;
  people play otherwise."""


def as_page(figures: Figures, folder: str) -> str:
    """The whole page; pictures and figures are in a folder beside it."""
    lines = [*_head(figures, folder)]
    for city in figures["games"]:
        lines += _city(figures, city, folder)
    lines.append(METHOD)
    return "\n".join(lines) + "\n"


def pictures_of(figures: Figures) -> dict[str, str]:
    """All of them, by the names of their files."""
    found = {}
    for city in figures["games"]:
        found[f"{city}_seats.svg"] = _seats_picture(figures, city)
        found[f"{city}_endings.svg"] = _endings_picture(figures, city)
        found[f"{city}_cards.svg"] = _cards_picture(figures, city)
        found[f"{city}_staying.svg"] = _staying_picture(figures, city)
    return found


def _name(city: str) -> str:
    return texts(LANGUAGE)(f"city-{city}")


def _card(row: Row) -> str:
    """Its name, without the hints where to break it."""
    return texts(LANGUAGE)(f"card-{row['city']}-{row['card']}").replace("\N{SOFT HYPHEN}", "")


def _of(figures: Figures, kind: str, city: str, player: str | None = None) -> list[Row]:
    return [
        row
        for row in figures[kind]
        if row["city"] == city and (player is None or row["player"] == player)
    ]


def _percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def _percents(value: float, low: float, high: float) -> str:
    return f"{_percent(value)} ({100 * low:.0f} to {100 * high:.0f})"


def _signed(value: float) -> str:
    return f"{100 * value:+.1f}"


# --- words ---


def _head(figures: Figures, folder: str) -> Iterator[str]:
    games, seed = figures["games"], figures["seed"]
    told = " and ".join(f"{number:,} games in {_name(city)}" for city, number in games.items())
    yield HEAD.format(told=told, seed=seed, version=figures["version"])
    yield SO_FAR.format(full=figures["full"]) if min(games.values()) < figures["full"] else ALL
    yield COMMAND.format(full=figures["full"], seed=seed, folder=folder)
    for city in games:
        yield f"- [{_name(city)}](#{_anchor(city)})"
    yield "- [How it is counted](#how-it-is-counted)"


def _anchor(city: str) -> str:
    return _name(city).lower().replace(" ", "-")


def _city(figures: Figures, city: str, folder: str) -> Iterator[str]:
    yield ""
    yield f"## {_name(city)}"
    yield ""
    yield "### Does it pay to go first?"
    yield ""
    yield f"![Win share by place in turn order]({folder}/{city}_seats.svg)"
    yield ""
    yield from _seat_lines(figures, city)
    yield ""
    yield "### How do games end, and how long are they?"
    yield ""
    yield f"![How games end]({folder}/{city}_endings.svg)"
    yield ""
    yield from _length_lines(figures, city)
    yield ""
    yield "### What are cards worth?"
    yield ""
    yield f"![What buying a card changes in the win share]({folder}/{city}_cards.svg)"
    yield ""
    yield from _card_lines(figures, city)
    yield ""
    yield "### When does it pay to stay?"
    yield ""
    yield STAYING
    yield ""
    yield f"![What staying changes in the win share]({folder}/{city}_staying.svg)"


def _seat_lines(figures: Figures, city: str) -> Iterator[str]:
    yield "| seats | players | " + " | ".join(PLACES) + " | games |"
    yield "|--:|---|" + "--:|" * (len(PLACES) + 1)
    for row in _of(figures, "tables", city):
        cells = [_percents(*known) for known in row["order"]]
        cells += [""] * (len(PLACES) - len(cells))
        yield f"| {row['seats']} | `{row['player']}` | {' | '.join(cells)} | {row['games']:,} |"


def _length_lines(figures: Figures, city: str) -> Iterator[str]:
    yield "| seats | players | turns of all | one in ten below | half below | one in ten above |"
    yield "|--:|---|--:|--:|--:|--:|"
    for row in _of(figures, "tables", city):
        value, low, high = row["turns"]
        tenth, half, ninth = row["turns_10_50_90"]
        told = f"{value:.1f} ({low:.1f} to {high:.1f})"
        yield f"| {row['seats']} | `{row['player']}` | {told} | {tenth} | {half} | {ninth} |"


def _card_lines(figures: Figures, city: str) -> Iterator[str]:
    """The tier list; beside it what who bought a card won, as it was played."""
    others = {row["card"]: row for row in _of(figures, "cards", city, PLAYERS[1])}
    rows = _of(figures, "cards", city, PLAYERS[0])
    yield CARDS
    yield ""
    bought = " | ".join(f"`{player}` bought, of chances | won more" for player in PLAYERS)
    yield f"| card | cost | tier | by trial | offers tried | {bought} |"
    yield "|---|--:|---|--:|--:|--:|--:|--:|--:|"
    for row in rows:
        cells = " | ".join(_as_played(known) for known in (row, others.get(row["card"])))
        tried = _change(row["trial"])
        head = f"| {_card(row)} | {row['cost']} | {row['tier']} | {tried} | {row['trials']:,} "
        yield f"{head}| {cells} |"
    yield ""
    present = [tier for tier in TIERS if any(row["tier"] == tier for row in rows)]
    yield "; ".join(f"**{tier}**: {TIERS[tier]}" for tier in present) + "."


def _as_played(row: Row | None) -> str:
    if row is None:
        return " | "
    return f"{row['did']:,} of {row['could']:,} | {_change(row['worth'])}"


def _change(known: list[float] | None) -> str:
    if known is None:
        return ""
    value, low, high = known
    return f"{_signed(value)} ({_signed(low)} to {_signed(high)})"


# --- pictures ---


def _dots(rows: list[Row], key: str) -> list[Dot]:
    return [Dot(PLAYERS.index(row["player"]), *row[key]) for row in rows if row.get(key)]


def _seats_picture(figures: Figures, city: str) -> str:
    rows = []
    tables = _of(figures, "tables", city)
    for seats in sorted({table["seats"] for table in tables}):
        for place in range(seats):
            dots = [
                Dot(PLAYERS.index(table["player"]), *table["order"][place])
                for table in tables
                if table["seats"] == seats
            ]
            name = f"{seats} seats, {PLACES[place]}" if place == 0 else PLACES[place]
            rows.append(DotRow(name, dots, 1 / seats))
    title = f"{_name(city)}: win share by place in turn order; a stroke marks an equal share"
    return drawn_dots(title, rows, PLAYERS, STEP)


def _endings_picture(figures: Figures, city: str) -> str:
    tables = _of(figures, "tables", city)
    seen = {name for table in tables for name in table["endings"]}
    kinds = [name for name in ENDINGS if name in seen]
    rows = [
        BarRow(
            f"{table['seats']} seats, {table['player']}",
            [table["endings"].get(name, [0.0])[0] for name in kinds],
        )
        for table in tables
    ]
    return drawn_bars(f"{_name(city)}: how games end", rows, [ENDINGS[name] for name in kinds])


def _cards_picture(figures: Figures, city: str) -> str:
    rows = [
        DotRow(_card(row), [Dot(0, *row["trial"])])
        for row in _of(figures, "cards", city, PLAYERS[0])
        if row["trial"] is not None
    ]
    title = f"{_name(city)}: what a card brings of the win share, by trial"
    return drawn_dots(title, rows, ["by trial"], STEP)


def _staying_picture(figures: Figures, city: str) -> str:
    rows = []
    for row in _of(figures, "staying", city, PLAYERS[0]):
        if row["worth"] is not None:
            many = "rival" if row["rivals"] == 1 else "rivals"
            name = f"{row['health']} health, {row['rivals']} {many}"
            rows.append(DotRow(name, _dots([row], "worth")))
    title = f"{_name(city)}: what staying after a hit changes in the win share"
    return drawn_dots(title, rows, PLAYERS[:1], STEP)
