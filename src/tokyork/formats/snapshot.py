"""A whole game as JSON, the agenda included: it can be saved at any decision."""

from __future__ import annotations

import copyreg
from typing import TYPE_CHECKING, Any

from librt.vecs import vec

from tokyork.cities import CITIES
from tokyork.core.agenda import (
    DecisionStep,
    ahead,
    amount_of,
    card_of,
    kind_of,
    pack,
    rederive,
    seat_of,
    set_ahead,
)
from tokyork.core.belongings import refresh_powers
from tokyork.core.dice import MOST_COUNTED, MOST_DICE, gather, spread
from tokyork.core.events import TURN_STARTED
from tokyork.core.packed import packed
from tokyork.core.phases import OVER
from tokyork.core.setup import cards_in_play
from tokyork.core.state import NO_CARD, NO_WINNER, Event, Monster, State
from tokyork.core.verbs import max_health
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.formats.notation import seat_text
from tokyork.formats.options import options_data, read_options

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.rules import Rules

VERSION = 1

# Fields that are plain numbers or truths, saved as they are.
_STATE_NUMBERS = [
    "chance",
    "loaded_used",
    "drawn",
    "on_offer",
    "turn",
    "order",
    "first",
    "phase",
    "turn_note",
    "rolls",
    "claws",
    "trap",
    "repeats",
    "made",
    "winners",
    "ending",
    "cause",
]
_STATE_TRUTHS = ("plain", "quick", "check_due", "last_round", "over")
_MONSTER_NUMBERS = [
    "health",
    "points",
    "energy",
    "at",
    "known",
    "used",
    "used_copies",
    "gained",
    "memo",
    "tokens",
    "charges",
    "loss",
    "covered",
    "lost",
    "cause",
    "held",
]
_SMALL = (1 << 15) - 1
_TOKENS = (1 << 31) - 1
_NARROW = dict.fromkeys(["known", "gained", "memo", "covered", "lost", "held"], _SMALL) | {
    "tokens": _TOKENS,
    "charges": _TOKENS,
}
"""The most that a monster's narrower fields can hold."""
_MONSTER_TRUTHS = ("alive", "hit")
_WIDE = (-(1 << 62), 1 << 62)
_EVENT = ("after", "kind", "seat", "amount", "extra", "cause")
_MOST_AHEAD = 1000  # steps on the agenda; the deepest fan-outs have some dozens
_MOST_QUEUED = 1000  # extra turns


def snapshot(g: State) -> dict[str, Any]:
    """The whole game, secrets included."""
    rules = g.rules
    return {
        "snapshot": VERSION,
        "game": rules.id,
        "options": options_data(rules, g.options),
        "monsters": [_monster_data(rules, m) for m in g.monsters],
        "active": seat_text(g.active),
        "deck": [card_name(rules, card) for card in g.deck],
        "discard": [card_name(rules, card) for card in g.discard],
        "market": [None if card == NO_CARD else card_name(rules, card) for card in g.market],
        "queued": list(g.queued),
        "loaded": [_faces(rules, dice) for dice in g.loaded],
        "dice": _faces(rules, g.dice),
        "side": _faces(rules, g.side),
        "probed": _faces(rules, g.probed),
        "agenda": [_item_data(rules, item) for item in ahead(g)],
        "pending": _item_data(rules, g.pending) if g.pending else None,
        **{name: int(getattr(g, name)) for name in _STATE_NUMBERS},
        **{name: bool(getattr(g, name)) for name in _STATE_TRUTHS},
        **rules.board_data(g),
    }


def told(g: State) -> list[list[int]]:
    """What was told of the turn so far, if there is a log: the throw that lies there, above all."""
    log = g.log or []
    starts = [number for number, event in enumerate(log) if event.kind == TURN_STARTED]
    return events_data(log[starts[-1] if starts else 0 :])


def events_data(log: list[Event]) -> list[list[int]]:
    """Events as plain data."""
    return [[int(getattr(event, name)) for name in _EVENT] for event in log]


def read_told(data: object) -> list[Event]:
    """Those events again."""
    found: list[Event] = []
    for place, value in enumerate(reading.sequence(data, "told")):
        numbers = reading.sequence(value, f"told[{place}]", len(_EVENT))
        if len(numbers) != len(_EVENT):
            raise BadInputError(f"told[{place}]", f"expected {len(_EVENT)} numbers")
        found.append(Event(*(reading.whole(n, f"told[{place}]", *_WIDE) for n in numbers)))
    return found


def card_name(rules: Rules, slot: int) -> str:
    """A physical card: its id, with #2 for a second copy."""
    number = slot - rules.box.kind[slot] + 1
    return rules.box.cards[slot].id + (f"#{number}" if number > 1 else "")


def _faces(rules: Rules, dice: int) -> list[str]:
    return [rules.faces[face] for face in spread(dice)]


def _slots(bits: int) -> list[int]:
    return [slot for slot in range(64) if bits >> slot & 1]


def _monster_data(rules: Rules, m: Monster) -> dict[str, Any]:
    return {
        "monster": rules.monsters[m.who],
        "cards": [card_name(rules, slot) for slot in _slots(m.cards)],
        "copies": [card_name(rules, slot) for slot in _slots(m.copies)],
        **{name: int(getattr(m, name)) for name in _MONSTER_NUMBERS},
        **{name: bool(getattr(m, name)) for name in _MONSTER_TRUTHS},
    }


def _item_data(rules: Rules, item: int) -> list[Any]:
    card = card_of(item)
    return [
        rules.steps[kind_of(item)].name,
        seat_text(seat_of(item)),
        int(amount_of(item)),
        None if card == NO_CARD else card_name(rules, card),
    ]


# --- reading ---

_ADDED = {"repeats": 0}  # what snapshots of before lack, and what it was then


class _Reader:
    """Reads one snapshot; every complaint names its place."""

    def __init__(self, data: object) -> None:
        self.data = _ADDED | reading.mapping(data, "snapshot")
        if self.data.get("snapshot") != VERSION:
            found = reading.shown(self.data.get("snapshot"))
            raise BadInputError("snapshot", f"expected version {VERSION}, got {found}")
        self.rules: Rules = CITIES[reading.word(self.data.get("game"), "game", CITIES, "a game")]
        self.slots = {card_name(self.rules, s): s for s in range(len(self.rules.box.cards))}
        self.steps = {step.name: n for n, step in enumerate(self.rules.steps) if step.name}

    def part(self, name: str) -> object:
        if name not in self.data:
            raise BadInputError(name, "expected this key, but it is missing")
        return self.data[name]

    def card(self, value: object, place: str) -> int:
        return self.slots[reading.word(value, place, self.slots, "a card")]

    def cards(self, name: str) -> list[int]:
        listed = reading.sequence(self.part(name), name, len(self.slots))
        return [self.card(value, f"{name}[{n}]") for n, value in enumerate(listed)]

    def dice(self, value: object, place: str) -> int:
        faces = self.rules.faces
        listed = reading.sequence(value, place, MOST_COUNTED)
        return gather([faces.index(reading.word(v, place, faces, "a face")) for v in listed])

    def item(self, value: object, place: str, seats: int) -> int:
        parts = reading.sequence(value, place)
        if len(parts) != 4:
            raise BadInputError(place, "expected step, seat, number and card")
        kind = self.steps[reading.word(parts[0], place, self.steps, "a step")]
        seat = reading.seat(parts[1], place, seats)
        amount = reading.whole(parts[2], place, 0, 1 << 40)
        card = NO_CARD if parts[3] is None else self.card(parts[3], place)
        return int(pack(kind, seat, amount, card))


def restore(data: object) -> State:
    """The game behind a snapshot, or BadInputError."""
    r = _Reader(data)
    monsters = reading.sequence(r.part("monsters"), "monsters", 6)
    if len(monsters) < 2:
        raise BadInputError("monsters", "expected 2 to 6 monsters")
    options = read_options(r.rules, len(monsters), r.part("options"))
    seated = [_monster(r, n, value) for n, value in enumerate(monsters)]
    g = State(r.rules, options, vec[Monster](seated), r.rules.new_board())
    seats = len(monsters)
    g.active = reading.seat(r.part("active"), "active", seats)
    g.deck = packed(r.cards("deck"))
    g.discard = packed(r.cards("discard"))
    g.peeked = any(m.known for m in seated)
    market = reading.sequence(r.part("market"), "market", 3)
    g.market = packed(
        [NO_CARD if v is None else r.card(v, f"market[{n}]") for n, v in enumerate(market)]
    )
    queued = reading.sequence(r.part("queued"), "queued", _MOST_QUEUED)
    g.queued = tuple(reading.whole(v, "queued", 0, 255) for v in queued)
    if any(turn & 7 >= seats for turn in g.queued):
        raise BadInputError("queued", f"expected seat numbers below {seats}")
    loaded = reading.sequence(r.part("loaded"), "loaded")
    g.loaded = tuple(r.dice(v, f"loaded[{n}]") for n, v in enumerate(loaded))
    g.dice = r.dice(r.part("dice"), "dice")
    g.side = r.dice(r.part("side"), "side")
    g.probed = r.dice(r.part("probed"), "probed")
    agenda = reading.sequence(r.part("agenda"), "agenda", _MOST_AHEAD)
    set_ahead(g, [r.item(v, f"agenda[{n}]", seats) for n, v in enumerate(agenda)])
    for name in _STATE_NUMBERS:
        setattr(g, name, reading.whole(r.part(name), name, 0, 1 << 62))
    for name in _STATE_TRUTHS:
        setattr(g, name, reading.truth(r.part(name), name))
    try:
        r.rules.restore_board(g, r.data)
        r.rules.check_board(g)
    except ValueError as error:
        place, _, expected = str(error).partition(": ")
        raise BadInputError(place, expected) from error
    _check(g)
    _restore_pending(r, g, seats)
    return g


def _monster(r: _Reader, seat: int, value: object) -> Monster:
    place = f"monsters[{seat}]"
    data = reading.mapping(value, place)
    who = reading.word(data.get("monster"), f"{place}.monster", r.rules.monsters, "a monster")
    m = Monster(seat, r.rules.monsters.index(who))
    for name in ("cards", "copies"):
        listed = reading.sequence(data.get(name), f"{place}.{name}", len(r.slots))
        slots = {r.card(v, f"{place}.{name}") for v in listed}
        if len(slots) < len(listed) or max(slots, default=0) >= r.rules.box.keeps:
            raise BadInputError(f"{place}.{name}", "expected Keep cards, each once")
        setattr(m, name, sum(1 << slot for slot in slots))
    for name in _MONSTER_NUMBERS:
        least = -1 if name == "lost" else 0  # -1: nothing to react to
        most = _NARROW.get(name, 1 << 62)
        setattr(m, name, reading.whole(data.get(name), f"{place}.{name}", least, most))
    for name in _MONSTER_TRUTHS:
        setattr(m, name, reading.truth(data.get(name), f"{place}.{name}"))
    if m.at >= len(r.rules.places):
        raise BadInputError(f"{place}.at", f"expected a place below {len(r.rules.places)}")
    return m


def _check(g: State) -> None:
    """Refuse what no game can reach."""
    seats = len(g.monsters)
    held = [card for m in g.monsters for card in _slots(m.cards)]
    in_market = [card for card in g.market if card != NO_CARD]
    if g.drawn > len(g.deck):
        raise BadInputError("drawn", f"expected at most {len(g.deck)} cards")
    everywhere = sorted([*held, *in_market, *g.discard, *g.deck[g.drawn :]])
    in_flight = [int(card_of(item)) for item in ahead(g)]
    expected = cards_in_play(g.rules, g.options)
    for card in expected:
        if everywhere.count(card) != 1 and not (card in in_flight and card not in everywhere):
            raise BadInputError(card_name(g.rules, card), "expected exactly one such card")
    if any(card not in expected for card in everywhere):
        raise BadInputError("deck", "expected only cards from the agreed deck")
    if g.winners >> seats or g.ending > NO_WINNER or g.turn_note > MOST_DICE:
        raise BadInputError("winners", "expected a game that can happen")
    for name in ("order", "first"):
        if getattr(g, name) >= seats:
            raise BadInputError(name, f"expected a seat number below {seats}")
    _check_monsters(g)


def _check_monsters(g: State) -> None:
    box = g.rules.box
    for m in g.monsters:
        refresh_powers(g, m)
        place = f"monsters[{m.seat}].health"
        least, most = (1, int(max_health(g, m))) if m.alive else (0, 0)
        if not least <= m.health <= most:
            raise BadInputError(place, f"expected {least} to {most}, got {m.health}")
        if m.cards & ~box.keep_bits or (m.copies and not m.cards & box.bearers):
            raise BadInputError(f"monsters[{m.seat}].cards", "expected only Keep cards")
        if m.points > g.options.cap:
            raise BadInputError(f"monsters[{m.seat}].points", f"expected at most {g.options.cap}")


def _restore_pending(r: _Reader, g: State, seats: int) -> None:
    pending = r.part("pending")
    if pending is None:
        if not g.over:
            raise BadInputError("pending", "expected a decision, because the game is not over")
        return
    item = r.item(pending, "pending", seats)
    step = g.rules.steps[kind_of(item)]
    if not isinstance(step, DecisionStep):
        raise BadInputError("pending", f"expected a decision, got the step {step.name}")
    coming = {g.rules.steps[kind_of(step)].name for step in ahead(g)}
    if g.phase > OVER and not coming & {"next_turn", "turn_start"}:
        raise BadInputError("phase", f"expected at most {OVER}")
    g.pending = item
    try:
        rederive(g)
    except (IndexError, KeyError, ValueError) as error:
        raise BadInputError("pending", "the decision does not fit the position") from error
    if len(g.moves) < 2:
        raise BadInputError("pending", "the decision has no choice in this position")


def _parts(g: State) -> tuple[Callable[[object], State], tuple[dict[str, Any]]]:
    """How `pickle` and `copy` take a position: as every copy, without its source and its log."""
    return restore, (snapshot(g),)


copyreg.pickle(State, _parts)
