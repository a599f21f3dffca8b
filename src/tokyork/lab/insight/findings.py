"""Tables of answers from facts: who wins, what cards are worth, when to stay."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tokyork.lab.insight.estimates import Interval, effect, found, mean, share

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tokyork.lab.insight.facts import CardOffer, Facts

RANDOM = "random moves"
PRICES = ((0, 2), (3, 4), (5, 6), (7, 99))
TURNS = ((0, 8), (9, 16), (17, 24), (25, 999))


@dataclass
class AnswerTable:
    """One table: its title, what it says in a sentence, columns and rows."""

    name: str
    title: str
    note: str
    columns: tuple[str, ...]
    rows: list[tuple[Any, ...]]


def findings(facts: Facts) -> list[AnswerTable]:
    """All tables, in the order of the report."""
    return [
        seat_table(facts),
        bot_table(facts),
        bot_matrix(facts),
        ending_table(facts),
        length_table(facts),
        card_table(facts),
        *(_cards_by(facts, name, title, key) for name, title, key in CARD_VIEWS),
        hold_table(facts),
        face_table(facts),
    ]


def spans(estimate: Interval) -> tuple[float, float, float]:
    """The three numbers of an estimate."""
    return round(estimate.value, 5), round(estimate.low, 5), round(estimate.high, 5)


def _wins(won: Sequence[float]) -> tuple[float, float, float]:
    """The share of victories, or of parts of one."""
    return spans(share(sum(won), len(won)))


def _first_number(text: str) -> int:
    return int(next(word for word in text.split() if word.isdigit()))


def _bot(facts: Facts, seat: int) -> str:
    return facts.bots[seat] if facts.bots else RANDOM


# --- who wins ---


def seat_table(facts: Facts) -> AnswerTable:
    """The win share of the first player, the second, ..."""
    won = np.zeros(facts.seats)
    for first, shares in zip(facts.firsts, facts.shares, strict=True):
        won += np.roll(shares, -first)
    games = len(facts.shares)
    rows = [(n + 1, *spans(share(float(wins), games)), games) for n, wins in enumerate(won)]
    fair = f"{100 / facts.seats:.1f} %"
    note = f"Each would win {fair} if the order did not matter."
    columns = ("place in turn order", "win share", "low", "high", "games")
    return AnswerTable("seats", "Does it pay to go first?", note, columns, rows)


def bot_table(facts: Facts) -> AnswerTable:
    """How often each bot wins a seat, at all and as the first player."""
    seats: dict[str, list[float]] = defaultdict(list)
    firsts: dict[str, list[float]] = defaultdict(list)
    for first, shares in zip(facts.firsts, facts.shares, strict=True):
        for seat, won in enumerate(shares):
            seats[_bot(facts, seat)].append(won)
            if seat == first:
                firsts[_bot(facts, seat)].append(won)
    rows = [
        (name, *_wins(won), len(won), *_wins(firsts[name]), len(firsts[name]))
        for name, won in seats.items()
    ]
    columns = ("bot", "win share", "low", "high", "seats")
    as_first = ("as first", "low as first", "high as first", "seats as first")
    note = "A share is that of one seat."
    return AnswerTable("bots", "Who wins?", note, columns + as_first, rows)


def bot_matrix(facts: Facts) -> AnswerTable:
    """Of the games that one of two bots won, how many the first of them did, for equal seats."""
    names = list(dict.fromkeys(_bot(facts, seat) for seat in range(facts.seats)))
    sat = Counter(_bot(facts, seat) for seat in range(facts.seats))
    won: Counter[str] = Counter()
    for shares in facts.shares:
        for seat, part in enumerate(shares):
            won[_bot(facts, seat)] += part  # type: ignore[assignment] # parts of a victory
    rows = []
    for name in names:
        mine = won[name] / sat[name]
        against = [won[other] / sat[other] for other in names]
        cells = [round(mine / (mine + its), 4) if mine + its else None for its in against]
        rows.append((name, *cells))
    note = "Of the victories of two bots, the part that the one in the row has, seat for seat."
    return AnswerTable("matrix", "Who beats whom?", note, ("bot", *names), rows)


# --- how games go ---


def ending_table(facts: Facts) -> AnswerTable:
    """By points, by elimination, ..."""
    games = len(facts.endings)
    rows = [
        (name.replace("_", " "), *spans(share(number, games)), number)
        for name, number in Counter(facts.endings).most_common()
    ]
    columns = ("ending", "share", "low", "high", "games")
    return AnswerTable("endings", "How do games end?", "", columns, rows)


def length_table(facts: Facts) -> AnswerTable:
    """Turns and decisions."""
    rows = []
    for name, values in (("turns", facts.turns), ("decisions", facts.decisions)):
        middle = [int(n) for n in np.percentile(values, (10, 50, 90))] if values else [0, 0, 0]
        rows.append((name, *spans(mean(values)), *middle))
    columns = ("what", "mean", "low", "high", "one in ten below", "median", "one in ten above")
    return AnswerTable("length", "How long are games?", "", columns, rows)


# --- cards ---


def card_table(facts: Facts) -> AnswerTable:
    """Win share of who bought a card, and what buying it changed."""
    cards: dict[str, list[CardOffer]] = defaultdict(list)
    for offer in facts.offers:
        cards[offer.card].append(offer)
    effects = {card: _worth(facts, offers) for card, offers in cards.items()}
    stand_out = dict(zip(effects, found(list(effects.values())), strict=True))
    rows = []
    for card, offers in cards.items():
        bought = [_won(facts, offer) for offer in offers if offer.bought]
        worth = effects[card]
        told = (None, None, None) if worth is None else spans(worth)
        rows.append((card, len(offers), len(bought), *_wins(bought), *told, stand_out[card]))
    rows.sort(key=lambda row: -(row[6] if row[6] is not None else -9))
    columns = ("card", "offered", "bought", "win share when bought", "low", "high")
    of_worth = ("worth", "low worth", "high worth", "stands out")
    note = (
        "Win share when bought also tells who can afford a card. Its worth does not: the change "
        "in the win share among seats that stood alike and could all have bought it."
    )
    return AnswerTable("cards", "What are cards worth?", note, columns + of_worth, rows)


def _worth(facts: Facts, offers: Sequence[CardOffer]) -> Interval | None:
    names = sorted(set(facts.bots))
    bots = [[float(_bot(facts, offer.seat) == name) for name in names] for offer in offers]
    beside = [(*offer.standing, *known) for offer, known in zip(offers, bots, strict=True)]
    return effect(
        [_won(facts, offer) for offer in offers],
        [offer.bought for offer in offers],
        beside,
        [offer.game for offer in offers],
    )


def _won(facts: Facts, offer: CardOffer) -> float:
    return facts.shares[offer.game][offer.seat]


def _span(number: int, steps: tuple[tuple[int, int], ...]) -> str:
    low, high = next(step for step in steps if step[0] <= number <= step[1])
    return f"{low} to {high}" if high < steps[-1][1] else f"from {low}"


CARD_VIEWS: tuple[tuple[str, str, Callable[[CardOffer], str]], ...] = (
    ("cards_by_price", "Cards by what they cost", lambda offer: _span(offer.price, PRICES)),
    ("cards_by_turn", "Cards by when they are bought", lambda offer: _span(offer.turn, TURNS)),
    ("cards_by_place", "Cards by their place in the market", lambda offer: str(offer.place)),
)


def _cards_by(facts: Facts, name: str, title: str, key: Callable[[CardOffer], str]) -> AnswerTable:
    won: dict[str, list[float]] = defaultdict(list)
    for offer in facts.offers:
        if offer.bought:
            won[key(offer)].append(_won(facts, offer))
    steps = sorted(won, key=_first_number)
    rows = [(step, *_wins(won[step]), len(won[step])) for step in steps]
    columns = (name.removeprefix("cards_by_"), "win share when bought", "low", "high", "bought")
    return AnswerTable(name, title, "", columns, rows)


# --- staying ---


def hold_table(facts: Facts) -> AnswerTable:
    """By health and rivals: what staying changed in the win share."""
    groups: dict[tuple[int, int], list[Any]] = defaultdict(list)
    for hold in facts.holds:
        groups[min(hold.health, 10), hold.rivals].append(hold)
    effects = {
        key: effect(
            [facts.shares[hold.game][hold.seat] for hold in holds],
            [hold.stayed for hold in holds],
            [hold.standing for hold in holds],
            [hold.game for hold in holds],
        )
        for key, holds in groups.items()
    }
    stand_out = dict(zip(effects, found(list(effects.values())), strict=True))
    rows = [
        (*key, len(groups[key]), *spans(known), stand_out[key])
        for key, known in sorted(effects.items())
        if known is not None
    ]
    columns = ("health", "rivals", "asked", "worth of staying", "low", "high", "stands out")
    note = "After a hit: the change in the win share from staying, among seats that stood alike."
    return AnswerTable("staying", "When does it pay to stay?", note, columns, rows)


def face_table(facts: Facts) -> AnswerTable:
    """Which faces each bot ends its rolls with."""
    by_bot: dict[str, np.ndarray[Any, Any]] = {}
    for seat, seen in facts.faces.items():
        name = _bot(facts, seat)
        by_bot[name] = by_bot.get(name, 0) + np.asarray(seen)
    rows: list[tuple[Any, ...]] = []
    for name, faces in by_bot.items():
        rows.append((name, *(round(float(part), 4) for part in faces / max(faces.sum(), 1))))
    numbers = tuple(f"face {n + 1}" for n in range(6))
    note = "Shares of the six faces, in the order of the city's dice, when a seat stops rolling."
    return AnswerTable("dice", "What are dice used for?", note, ("bot", *numbers), rows)
