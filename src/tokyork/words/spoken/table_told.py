"""The table on demand: dice, me, rivals, shop, board, goals, what happened; in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.words.event_groups import essential
from tokyork.words.parts import joined
from tokyork.words.spoken.asking import figures, lying, own, results, spoken_dice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.words.spoken.ear import Ear

Lines = list[str]
MOST_SINCE = 60
"""Sentences that are told of what happened; older ones are in the log."""


def dice_told(ear: Ear) -> Lines:
    """The dice as they lie."""
    words, view = ear.words, ear.view
    lines = [lying(words, view)]
    if view["side_dice"]:
        lines.append(words.texts("spoken-side_dice", dice=spoken_dice(words, view["side_dice"])))
    if view["decision"]:
        lines.append(results(words, view))
    return [line for line in lines if line]


def me_told(ear: Ear) -> Lines:
    """One's own figures, cards and tokens."""
    return [figures(ear.words, own(ear.view)), *_belongings(ear, own(ear.view))]


def rivals(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The others, clockwise from one's own left: the order of their numbers."""
    seats = [m["seat"] for m in view["monsters"]]
    start = seats.index(own(view)["seat"])
    return [*view["monsters"][start + 1 :], *view["monsters"][:start]]


def rivals_told(ear: Ear, number: int | None = None) -> Lines:
    """Everybody in short, or one of them with everything."""
    others = rivals(ear.view)
    if number is None:
        return [_rival(ear, n, one) for n, one in enumerate(others, 1)]
    if not 1 <= number <= len(others):
        return [ear.words.texts("spoken-no_rival", most=len(others))]
    one = others[number - 1]
    return [_rival(ear, number, one), *_belongings(ear, one)]


def _rival(ear: Ear, number: int, monster: dict[str, Any]) -> str:
    words = ear.words
    values: dict[str, object] = {"number": number, "seat": words.seat(monster["seat"])}
    if not monster["alive"]:
        return words.texts("spoken-rival_out", **values)
    cards = len(monster["cards"]) + len(monster.get("goals", ()))
    return words.texts("spoken-rival", figures=figures(words, monster), cards=cards, **values)


def _belongings(ear: Ear, monster: dict[str, Any]) -> Lines:
    words = ear.words
    cards = [words.card(goal) for goal in monster.get("goals", ())]
    cards += [words.card(card["id"]) for card in monster["cards"]]
    tokens = [
        words.texts("spoken-tokens", token=words.token(token), count=count)
        for token, count in monster["tokens"].items()
    ]
    lines = [words.texts("spoken-cards", cards=joined(", ", cards)) if cards else ""]
    lines.append(words.texts("spoken-no_cards") if not cards else "")
    lines.append(joined(", ", tokens) if tokens else "")
    return [line for line in lines if line]


def shop_told(ear: Ear, number: int | None = None) -> Lines:
    """The cards on offer with their prices, or one with its text."""
    words, view = ear.words, ear.view
    market: list[str | None] = view["market"]
    if number is not None:
        if not 1 <= number <= len(market) or (card := market[number - 1]) is None:
            return [words.texts("spoken-no_card", most=len(market))]
        return card_told(ear, card, _prices(ear)[number - 1])
    lines = [
        words.texts("spoken-shop_card", number=slot, card=words.card(card), price=price)
        for slot, (card, price) in enumerate(zip(market, _prices(ear), strict=True), 1)
        if card is not None
    ]
    return [*lines, words.texts("spoken-energy_left", energy=own(view)["energy"])]


def _prices(ear: Ear) -> list[Any]:
    view, words = ear.view, ear.words
    printed = [None if card is None else words.printed_price(card) for card in view["market"]]
    found: list[Any] = view.get("prices", printed)
    return found


def card_told(ear: Ear, card: str, price: int) -> Lines:
    """A card's name, price and text."""
    words = ear.words
    text = words.texts(words.card_message(card), "text")
    return [words.texts("spoken-card_text", card=words.card(card), price=price, text=text)]


# --- the city ---


def board_told(ear: Ear) -> Lines:
    """Who is where, and what stands there."""
    return _new_york(ear) if "boroughs" in ear.view else _tokyo(ear)


def _tokyo(ear: Ear) -> Lines:
    view = ear.view
    bay = ["tokyo_bay"] if view["bay_open"] else []
    return [_place(ear, place, []) for place in ("tokyo_city", *bay, "outside")]


def _place(ear: Ear, place: str, things: list[str]) -> str:
    words, view = ear.words, ear.view
    here = [m["seat"] for m in view["monsters"] if m["alive"] and m["at"] == place]
    names = [words.texts("seat-listed", seat=words.seat(seat)) for seat in here]
    there = joined(", ", [*names, *things]) if names or things else words.texts("terminal-empty")
    return words.texts("spoken-place", place=words.place(place), there=there)


def _new_york(ear: Ear) -> Lines:
    words, view = ear.words, ear.view
    zones = ["upper", "midtown", "lower"]
    zones += [f"{zone}@2" for zone in zones] if view["manhattan_capacity"] > 1 else []
    lines = [_place(ear, zone, []) for zone in zones if _is_taken(view, zone)]
    lines += [] if lines else [_place(ear, "manhattan", [])]
    for borough, data in view["boroughs"].items():
        stacks = [
            words.texts("spoken-stack", tile=words.tile(stack["top"]), height=stack["height"])
            for stack in data["stacks"]
        ]
        units = [
            words.texts("spoken-unit", tile=words.tile(unit), count=count)
            for unit, count in data["units"].items()
            if count
        ]
        lines.append(_place(ear, borough, [*stacks, *units]))
    return lines


def _is_taken(view: dict[str, Any], place: str) -> bool:
    return any(m["alive"] and m["at"] == place for m in view["monsters"])


def goals_told(ear: Ear) -> Lines:
    """What wins the game, who is nearest, and who has the goal cards."""
    words, view = ear.words, ear.view
    points = view["options"].get("points", 20)
    best = max(view["monsters"], key=lambda m: (m["alive"], m["points"]))
    lead = {"seat": words.seat(best["seat"]), "most": best["points"]}
    lines = [words.texts("spoken-goal", points=points), words.texts("spoken-leads", **lead)]
    for goal, seat in view.get("goals", {}).items():
        holder = words.texts("terminal-empty") if seat is None else words.seat(seat)
        text = words.texts(words.card_message(goal), "text")
        card = words.card(goal)
        lines.append(words.texts("spoken-goal_card", card=card, holder=holder, text=text))
    return lines


# --- what happened ---


def since_told(ear: Ear, events: Sequence[dict[str, Any]]) -> Lines:
    """Everything since one's own last turn was over, or since the beginning, in the log's words."""
    told = essential(since_own_turn(events, own(ear.view)["seat"]))
    told = [event for event in told if event["kind"] != "rolled"]
    lines = [ear.words.event(event) for event in told[-MOST_SINCE:]]
    return lines or [ear.words.texts("spoken-nothing_since")]


def since_own_turn(events: Sequence[dict[str, Any]], seat: str) -> Sequence[dict[str, Any]]:
    """In one's own turn, what others did before it and what one did in it."""
    other = False
    for number in reversed(range(len(events))):
        if events[number]["kind"] != "turn_started":
            continue
        if events[number]["seat"] != seat:
            other = True
        elif other:
            return events[next_turn(events, number + 1) :]
    return events


def next_turn(events: Sequence[dict[str, Any]], start: int) -> int:
    """Where the next turn begins."""
    for number in range(start, len(events)):
        if events[number]["kind"] == "turn_started":
            return number
    return len(events)
