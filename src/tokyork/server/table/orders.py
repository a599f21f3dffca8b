"""Follows standing orders: which of them answers a decision, and which would fit or silence it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.standing_orders import Order
from tokyork.words.causes.decision_paragraphs import decisions_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.server.protocol.standing_orders import When

MOST = 24
LARGEST = 99
LOW_HEALTH = 4
MANY_CLAWS = 3
NEAR_THE_END = 18
"""Points with which the two for staying in Tokyo win."""
View = dict[str, Any]

_PLACES: tuple[When, ...] = (
    "always",
    "health_at_most",
    "health_above",
    "claws_at_least",
    "points_at_least",
)
_CONDITIONS: dict[str, tuple[When, ...]] = {
    "yield": _PLACES,
    "flee": _PLACES,
    "damage": ("always", "loss_at_least"),
    "probe": ("always", "claws_below"),
    "buy": ("always", "nothing_to_buy", "energy_below"),
    "snatch": ("always", "energy_below"),
    "heart": ("always",),
    "claw": ("always",),
    "resolve": ("always",),
    "start": ("always",),
    "dice": ("always",),
    "end": ("always",),
    "move": ("always",),
    "choose": ("always",),
}
"""Decisions that orders may answer, and what they may depend on."""
_ANSWERS = {
    "yield": ("yield", "stay"),
    "flee": ("flee", "stay"),
    "damage": ("pass",),
    "probe": ("pass",),
    "buy": ("end",),
    "snatch": ("pass",),
    "heart": ("heal", "pass"),
    "claw": ("shed 0", "shed_most"),
    "resolve": ("usual",),
    "start": ("pass",),
    "dice": ("pass",),
    "end": ("pass",),
    "move": ("stay",),
    "choose": ("pass",),
}
_LEAVING = ("pass", "end", "stop", "stay")
"""Moves that do nothing but end a decision."""
_GRAVE = ("damage",)
"""Decisions about a loss: nobody should be rid of them by one tap."""
_IN_ORDER = "order"
"""The verb of an answer that names faces, the first to be resolved first: `order star ouch`."""


# --- what follows from them ---


def answering(orders: Sequence[Order], view: View) -> tuple[str, list[Order]] | None:
    """The move that the orders make of the decision in this view with those that do, or nothing."""
    decision = view["decision"]
    fitting_ones = [order for order in orders if _is_about(order, decision)]
    for order in sorted(fitting_ones, key=_rank):
        move = _move(order, view) if _holds(order, view) else None
        if move is not None:
            return move, [order]
    return _declined(fitting_ones, decision["moves"])


def _is_about(order: Order, decision: View) -> bool:
    asking = decision["kind"] != "choose" or decision.get("card") == order.card
    return order.decision == decision["kind"] and asking


def _rank(order: Order) -> tuple[bool, bool]:
    """What depends on something comes first, then what is about one card."""
    return order.when == "always", order.card is None


def _holds(order: Order, view: View) -> bool:
    me = next(m for m in view["monsters"] if m["seat"] == view["seat"])
    moves = view["decision"]["moves"]
    held: dict[When, bool] = {
        "always": True,
        "health_at_most": me["health"] <= order.amount,
        "health_above": me["health"] > order.amount,
        "loss_at_least": me.get("loss", 0) >= order.amount,
        "claws_below": view["dice"].count("claw") < order.amount,
        "claws_at_least": view["dice"].count("claw") >= order.amount,
        "points_at_least": me["points"] >= order.amount,
        "energy_below": me["energy"] < order.amount,
        "nothing_to_buy": not any(move.startswith("buy ") for move in moves),
    }
    return held[order.when]


def _move(order: Order, view: View) -> str | None:
    moves: list[str] = view["decision"]["moves"]
    if order.answer == "usual":
        return str(view["decision"]["default"])
    if order.answer.startswith(f"{_IN_ORDER} "):
        wanted = (f"resolve {face}" for face in order.answer.split()[1:])
        return next((move for move in wanted if move in moves), str(view["decision"]["default"]))
    if order.answer == "shed_most":
        return next((move for move in reversed(moves) if move.startswith("shed ")), None)
    if order.answer == "flee":
        open_ones = [move for move in moves if move.startswith("flee ")]
        return min(open_ones, key=lambda move: _units(view, move), default=None)
    return order.answer if order.answer in moves else None


def _units(view: View, flight: str) -> int:
    return sum(view["boroughs"][flight.split()[1]]["units"].values())


def _declined(orders: Sequence[Order], moves: Sequence[str]) -> tuple[str, list[Order]] | None:
    """Leave it, if nothing is offered but cards that are never to be used."""
    never = {order.card: order for order in orders if order.answer == "never"}
    leave, cards = _brought_up_by(moves)
    if leave is None or not all(card in never for card in cards):
        return None
    return leave, [never[card] for card in cards]


def _brought_up_by(moves: Sequence[str]) -> tuple[str | None, list[str]]:
    """How to leave a decision that cards alone bring up, and those cards; nothing of any other."""
    if not all(move in _LEAVING or move.startswith("use ") for move in moves):
        return None, []
    leaves = [move for move in moves if move in _LEAVING]
    cards = _cards(moves)
    return (leaves[0], cards) if len(leaves) == 1 and cards else (None, [])


# --- what would fit ---


def fitting(view: View) -> list[Order]:
    """The orders that would answer this decision now and again; amounts are suggestions."""
    decision = view["decision"]
    kind, moves = decision["kind"], decision["moves"]
    found = _depending(view) + _about_cards(kind, moves) + _longed_for(view)
    for text in _ANSWERS.get(kind, ()):
        order = Order(kind, text, card=decision.get("card") if kind == "choose" else None)
        if _move(order, view) is not None and not (kind == "damage" and len(found) > 0):
            found.append(order)
    return found


def _depending(view: View) -> list[Order]:
    """Those that depend on how things stand."""
    kind = view["decision"]["kind"]
    me = next(m for m in view["monsters"] if m["seat"] == view["seat"])
    if kind in {"yield", "flee"}:
        low = min(me["health"], LOW_HEALTH)
        return [
            Order(kind, kind, "health_at_most", low),
            Order(kind, "stay", "health_above", low),
            Order(kind, kind, "claws_at_least", MANY_CLAWS),
            Order(kind, "stay", "points_at_least", NEAR_THE_END),
        ]
    if kind == "probe":
        return [Order(kind, "pass", "claws_below", MANY_CLAWS)]
    if kind == "buy":
        less = Order(kind, "end", "energy_below", min(me["energy"] + 1, LARGEST))
        return [Order(kind, "end", "nothing_to_buy"), less]
    if kind == "snatch":
        return [Order(kind, "pass", "energy_below", min(me["energy"] + 1, LARGEST))]
    if kind == "damage":
        loss = me.get("loss", 1)
        uses = _cards(view["decision"]["moves"], bare=True)
        return [Order(kind, f"use {card}", "loss_at_least", loss, card) for card in uses]
    return []


def _about_cards(kind: str, moves: Sequence[str]) -> list[Order]:
    if kind == "heart":
        cures = [move for move in moves if move.startswith("cure ")]
        return [Order(kind, move, card=move.split()[1]) for move in cures]
    return [Order(kind, "never", card=card) for card in _brought_up_by(moves)[1]]


def _longed_for(view: View) -> list[Order]:
    """Cards on offer that cannot be paid yet: to be bought as soon as they can."""
    decision = view["decision"]
    if decision["kind"] != "buy":
        return []
    dear = [card for card in view["market"] if f"buy {card}" not in decision["moves"]]
    return [Order("buy", f"buy {card}", card=card) for card in dear]


def _cards(moves: Sequence[str], *, bare: bool = False) -> list[str]:
    """The cards that can be used; only those that need nothing more to be said, if `bare`."""
    used = [move.split() for move in moves if move.startswith("use ")]
    return list(dict.fromkeys(m[1] for m in used if len(m) == 2 or not bare))


def silencing(view: View) -> list[Order]:
    """The orders that spare a question that comes up turn after turn, all of them together.

    Cards that offer themselves, by kind of decision rather than by name; dice that are resolved in
    the same order every time; a market in which nothing can be paid.
    """
    decision = view["decision"]
    kind, moves = decision["kind"], decision["moves"]
    if kind in _GRAVE:
        return []
    if kind == "resolve":
        return [Order(kind, "usual")]
    if kind == "buy":
        dear = Order(kind, "end", "nothing_to_buy")
        return [dear] if _holds(dear, view) else []
    if kind == "choose" and "pass" in moves:
        return [Order(kind, "pass", card=decision.get("card"))]
    return [Order(kind, "pass")] if kind == "snatch" else _about_cards(kind, moves)


# --- what somebody wants ---


def read_orders(city: str, orders: Sequence[Order]) -> list[Order]:
    """Orders that can be followed, or a refusal; a later one replaces one about the same."""
    if len(orders) > MOST:
        raise RefusedError("limit", "server-many_orders", count=MOST)
    for order in orders:
        if not _is_sound(city, order):
            raise RefusedError("bad", "server-bad_order")
    return list({_subject(order): order for order in orders}.values())


def _subject(order: Order) -> tuple[str, str, str | None, bool]:
    return order.decision, order.when, order.card, order.answer == "never"


def _is_sound(city: str, order: Order) -> bool:
    kind, card = order.decision, order.card
    if kind not in decisions_of(city) or not 0 <= order.amount <= LARGEST:
        return False
    if order.when not in _CONDITIONS.get(kind, ("always",)):
        return False
    if card is None:
        return order.answer in _ANSWERS.get(kind, ()) or _names_faces(city, order)
    box = CITIES[city].box
    known = card in box.by_id or card in [token.id for token in box.tokens]
    about_it = {
        "damage": ("never", f"use {card}"),
        "heart": (f"cure {card}",),
        "choose": ("pass",),
        "buy": ("never", f"buy {card}"),
    }
    return known and order.answer in about_it.get(kind, ("never",))


def _names_faces(city: str, order: Order) -> bool:
    """Whether it says in which order dice are resolved: every face at most once."""
    verb, *faces = order.answer.split(" ")
    known = CITIES[city].faces
    once = len(faces) == len(set(faces)) > 0
    return order.decision == "resolve" and verb == _IN_ORDER and once and set(faces) <= set(known)
