"""The figures of the atlas: a line for every table, card and kind of hit, for programs to read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np

from tokyork import __version__
from tokyork.cities import CITIES
from tokyork.lab.atlas.atlas_plan import FULL, PLAYERS
from tokyork.lab.atlas.card_trials import Trials
from tokyork.lab.insight.estimates import Interval, found, mean, share
from tokyork.lab.insight.pooled_effect import RowSums, pooled_effect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.lab.atlas.atlas_plan import AtlasTable
    from tokyork.lab.atlas.atlas_sums import TableSums

LAYOUT = 1
"""Changes whenever a figure changes its meaning."""
STRONG = 0.05
"""Of the win share: what a card must be worth to be called strong."""

Figures = dict[str, Any]
Sums = dict["AtlasTable", "TableSums"]


def figures_of(sums: Sums, seed: int) -> Figures:
    """All of them."""
    cities = list(dict.fromkeys(table.city for table in sums))
    kinds = [(city, player) for city in cities for player in PLAYERS]
    return {
        "layout": LAYOUT,
        "version": __version__,
        "seed": seed,
        "full": FULL,
        "games": {city: sum(s.games for t, s in sums.items() if t.city == city) for city in cities},
        "tables": [_table(table, known) for table, known in sums.items()],
        "cards": [row for city, player in kinds for row in _cards(sums, city, player)],
        "staying": [row for city, player in kinds for row in _staying(sums, city, player)],
    }


def as_text(figures: Figures) -> str:
    """As JSON, a line a row, so that changes can be read."""
    parts = []
    for key, value in figures.items():
        if isinstance(value, list):
            rows = ",\n".join(json.dumps(row) for row in value)
            parts.append(f"{json.dumps(key)}: [\n{rows}\n]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _spans(estimate: Interval) -> list[float]:
    """Value, low and high."""
    return [round(float(end), 4) for end in (estimate.value, estimate.low, estimate.high)]


def _table(table: AtlasTable, sums: TableSums) -> dict[str, Any]:
    turns = np.repeat(list(sums.turns), list(sums.turns.values()))
    return {
        "city": table.city,
        "seats": table.seats,
        "player": table.player,
        "games": sums.games,
        "order": [_spans(share(float(won), sums.games)) for won in sums.order],
        "endings": {
            name: _spans(share(number, sums.games)) for name, number in sums.endings.most_common()
        },
        "turns": _spans(mean(turns)),
        "turns_10_50_90": [int(n) for n in np.percentile(turns, (10, 50, 90))],
    }


# --- choices ---


def _cards(sums: Sums, city: str, player: str) -> list[dict[str, Any]]:
    costs = {card.id: int(card.cost) for card in CITIES[city].box.cards}
    rows = _rows(sums, city, player, lambda table: table.cards)
    trials = _trials(sums, city)
    stand_out = dict(zip(trials, found([known.worth() for known in trials.values()]), strict=True))
    found_rows = []
    for card, row in rows.items():
        known = trials.get(card, Trials())
        worth = known.worth()
        tried = {
            "trials": known.offers,
            "trial": None if worth is None else _spans(worth),
            "tier": _tier(worth, stands_out=stand_out.get(card, False)),
        }
        head = {"city": city, "player": player, "card": card, "cost": costs[card]}
        found_rows.append(head | row | tried)
    return sorted(found_rows, key=lambda row: -(row["trial"] or [-9])[0])


def _trials(sums: Sums, city: str) -> dict[str, Trials]:
    """Of all tables of a city: what a card brings is tried in the same way at all of them."""
    all_trials: dict[str, Trials] = {}
    for table, known in sums.items():
        if table.city == city:
            for card, trials in known.trials.items():
                all_trials[card] = all_trials.get(card, Trials()).and_(trials)
    return all_trials


def _staying(sums: Sums, city: str, player: str) -> list[dict[str, Any]]:
    rows = _rows(sums, city, player, lambda table: table.holds)
    return [
        {"city": city, "player": player, "health": health, "rivals": rivals, **row}
        for (health, rivals), row in sorted(rows.items())
    ]


def _rows(
    sums: Sums, city: str, player: str, part: Callable[[TableSums], dict[Any, RowSums]]
) -> dict[Any, dict[str, Any]]:
    """Of each choice that one player had: how often it was made and won, and what it changed."""
    tables = {t.seats: part(s) for t, s in sums.items() if (t.city, t.player) == (city, player)}
    keys = dict.fromkeys(key for known in tables.values() for key in known)
    there = {key: {n: known[key] for n, known in tables.items() if key in known} for key in keys}
    effects = {key: pooled_effect(list(known.values())) for key, known in there.items()}
    stand_out = dict(zip(effects, found(list(effects.values())), strict=True))
    return {
        key: _row(known, effects[key], stands_out=stand_out[key]) for key, known in there.items()
    }


def _row(sums: dict[int, RowSums], worth: Interval | None, *, stands_out: bool) -> dict[str, Any]:
    chosen = sum(known.chosen for known in sums.values())
    won = sum(known.won for known in sums.values())
    by_seats = {seats: pooled_effect([known]) for seats, known in sorted(sums.items())}
    return {
        "could": sum(known.rows for known in sums.values()),
        "did": chosen,
        "won": _spans(share(won, chosen)) if chosen else None,
        "worth": None if worth is None else _spans(worth),
        "stands_out": stands_out,
        "by_seats": {n: _spans(known) for n, known in by_seats.items() if known is not None},
    }


def _tier(worth: Interval | None, *, stands_out: bool) -> str:
    """In a word."""
    if worth is None:
        return "unknown"
    if not stands_out:
        return "even"
    if worth.value < 0:
        return "poor"
    return "strong" if worth.value >= STRONG else "good"
