"""What happened, grouped as people tell it: alike events together, gains with what brought them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.new_york.board import BUILDINGS, REWARD_KIND, TILES, UNIT_BEHIND

if TYPE_CHECKING:
    from collections.abc import Iterable

_GAINS = ("points_gained", "energy_gained", "health_gained")
_REWARDS = tuple(_GAINS[kind] for kind in REWARD_KIND)  # of each tile
_BRINGERS = ("tile_destroyed", "moved", "souvenir_placed", "goal_taken")
_SWALLOWING = {"health_lost", "market_swept"}
"""Events that tell all that the one before them did; throws are told one by one."""
# Events that are told together when they come one after the other, and what is listed then.
_LISTED = {
    "card_revealed": "card",
    "results_added": "dice",
    "health_lost": "seat",
    "energy_gained": "seat",
    "points_lost": "seat",
}


def seats_of(event: dict[str, Any]) -> list[str]:
    """The seats an event is about."""
    seat = event.get("seat")
    return seat if isinstance(seat, list) else [str(seat)]


def told_once(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events as a log tells them: grouped, and none that says what the one before it said."""
    return without_repeats(grouped(events))


def without_repeats(groups: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of events that were grouped, none that says what the one before it said."""
    told: list[dict[str, Any]] = []
    for event in groups:
        kind = event["kind"]
        if kind == "dice_final" and told and _is_contained(event, told[-1]):
            continue
        if kind in _SWALLOWING and told and _is_superseded(told[-1], event):
            told.pop()
        if kind == "knocked_out":
            _forget_the_fall(told, event["seat"])
        if told and kind == told[-1]["kind"] and _says_the_same(told[-1], event):
            told[-1] = {**told[-1], "times": told[-1].get("times", 1) + 1}
        else:
            told.append(event)
    return told


def _is_contained(event: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether the dice that are final now were told with the throw before."""
    thrown = before["kind"] == "rolled" and before["all"] == event["dice"]
    return bool(thrown and event["added_claws"] == 0)


def _forget_the_fall(told: list[dict[str, Any]], seat: str) -> None:
    """Who is out was down to 0 health: that need not be said, whatever it lost in between."""
    for n in reversed(range(len(told))):
        if told[n]["kind"] == "turn_started":
            return
        if told[n]["kind"] == "fell" and told[n]["seat"] == seat:
            del told[n]
            return


def _says_the_same(before: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether two events of a kind say the same."""
    alike = before.get("seat") == event.get("seat")
    return alike and _bare_of_place(before) == _bare_of_place(event)


def _bare_of_place(event: dict[str, Any]) -> dict[str, Any]:
    """What an event and what followed from it say, apart from when."""
    said = {key: value for key, value in event.items() if key not in {"number", "after", "times"}}
    return said | {"then": [_bare_of_place(other) for other in event.get("then", ())]}


def essential(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events worth telling: grouped, and without steps on the way."""
    told: list[dict[str, Any]] = []
    for event in grouped(events):
        while told and _is_superseded(told[-1], event):
            told.pop()
        told.append(event)
    return told


def grouped(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events, each with what followed at once from it in its field `then`."""
    groups = Groups()
    groups.add(events)
    return groups.all()


class Groups:
    """Events that are grouped as they come."""

    def __init__(self) -> None:
        """None has come yet."""
        self.count = 0
        """How many have."""
        self._told: list[dict[str, Any]] = []

    def add(self, events: Iterable[dict[str, Any]]) -> None:
        """The next ones; what they do not change stays the very same."""
        told = self._told
        for event in events:
            self.count += 1
            if told and _says_it_too(told[-1], event):
                continue
            if not _follows(told, event) and not _merges(told, event):
                told.append(_with_what_led_to_it(told, _as_reroll(told, event)))

    def all(self) -> list[dict[str, Any]]:
        """The events, each with what followed at once from it in its field `then`."""
        told = self._told
        return [
            event if event["kind"] != "attacked" else _seen_to_miss(event, told[n + 1 :])
            for n, event in enumerate(told)
        ]


def _as_reroll(told: list[dict[str, Any]], event: dict[str, Any]) -> dict[str, Any]:
    """A throw that is not the first of its turn."""
    if event["kind"] != "rolled":
        return event
    for before in reversed(told):
        if before["kind"] == "turn_started":
            return event
        if before["kind"] == "rolled":
            return {**event, "again": True}
    return event


def _says_it_too(before: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether the event before already told this: a purchase tells its price and its card."""
    if before.get("seat") != event.get("seat"):
        return False
    pair = (before["kind"], event["kind"])
    if pair == ("card_bought", "energy_paid"):
        return bool(event["amount"] == before["price"])
    if pair == ("card_bought", "card_gained"):
        return bool(event["card"] == before["card"])
    if event["kind"] == "charges_set" and before["kind"] in {"card_bought", "card_lost"}:
        return event["tokens"] == 0 and bool(event["card"] == before["card"])
    return pair == ("knocked_out", "moved")


def _follows(told: list[dict[str, Any]], event: dict[str, Any]) -> bool:
    """Add a gain, or what comes into sight, to the event that brought it."""
    if event["kind"] == "building_revealed" and told and told[-1]["kind"] == "tile_destroyed":
        told[-1] = {**told[-1], "then": [*told[-1]["then"], _bare(event)]}
        return True
    if event["kind"] not in _GAINS:
        return False
    for back, main in enumerate(reversed(told), 1):
        if main["kind"] == "turn_started":
            return False
        if _brings(main, event, back):
            then = [*main.get("then", ()), _without_known_cause(main, event)]
            told[-back] = {**main, "then": sorted(then, key=lambda e: e["kind"] not in _GAINS)}
            if main["kind"] == "points_gained":
                told[-back] = {**main, "kind": "income", "then": [_bare(main), _bare(event)]}
            return True
        if main["kind"] == "card_bought":
            return False
    return False


def _brings(main: dict[str, Any], event: dict[str, Any], back: int) -> bool:
    """Whether a gain comes from this event, which was told so many events back."""
    kind, card = main["kind"], event["cause"].get("card")
    if main.get("seat") != event["seat"]:
        return False
    if kind == "card_bought":
        return bool(card == main["card"])
    if kind == "points_gained":  # income of both kinds
        both = main["cause"] == event["cause"] == {"kind": "rules"} and event["kind"] != kind
        return bool(back == 1 and both)
    if card is not None:
        return back == 1 and kind in _BRINGERS
    reward = _REWARDS[TILES.index(main["tile"])] if "tile" in main else "points_gained"
    # whoever lost a goal is told in between
    near = back == 1 or (back == 2 and kind == "goal_taken")
    return bool(near and kind in _BRINGERS and event["kind"] == reward and not _rewarded(main))


def _rewarded(main: dict[str, Any]) -> bool:
    return any(e["kind"] in _GAINS and "cause" not in e for e in main.get("then", ()))


def _without_known_cause(main: dict[str, Any], event: dict[str, Any]) -> dict[str, Any]:
    known = {None, main.get("card"), main["cause"].get("card")}
    return _bare(event) if event["cause"].get("card") in known else event


def _bare(event: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in event.items() if key not in {"cause", "then"}}


def _merges(told: list[dict[str, Any]], event: dict[str, Any]) -> bool:
    """Alike events that come one after the other become one, with a list of what differs."""
    field = _LISTED.get(event["kind"])
    if field is None or not told:
        return False
    before = told[-1]
    if before["kind"] != event["kind"] or before["cause"] != event["cause"]:
        return False
    if field == "seat" and (
        before["amount"] != event["amount"] or event["seat"] in seats_of(before)
    ):
        return False
    lists = [v if isinstance(v, list) else [v] for v in (before[field], event[field])]
    told[-1] = {**before, field: lists[0] + lists[1]}
    return True


def _with_what_led_to_it(told: list[dict[str, Any]], event: dict[str, Any]) -> dict[str, Any]:
    """A move with its fee; a fallen building with the unit that it becomes."""
    before = told[-1] if told else {"kind": ""}
    if event["kind"] == "moved" and before["kind"] in {"energy_paid", "health_paid"}:
        if before["seat"] == event["seat"]:
            return {**event, "then": [_bare(told.pop())]}
    elif event["kind"] == "tile_destroyed":
        tile = TILES.index(event["tile"])
        if tile < BUILDINGS:
            unit = {"kind": "unit_arrived", "tile": TILES[UNIT_BEHIND[tile]]}
            return {**event, "then": [unit]}
    return event


def _seen_to_miss(event: dict[str, Any], later: list[dict[str, Any]]) -> dict[str, Any]:
    """An attack has hit nobody if the turn ends and nobody else was concerned."""
    for other in later:
        if other["kind"] == "turn_started":
            return {**event, "missed": True}
        if other.get("seat", event["seat"]) != event["seat"]:
            break
    return event


def _is_superseded(before: dict[str, Any], event: dict[str, Any]) -> bool:
    """Whether the later event tells all that the earlier one did."""
    pair = (before["kind"], event["kind"])
    if pair == ("attacked", "health_lost"):
        return bool(event["cause"]["kind"] == "claws")
    return before.get("seat") == event.get("seat") and pair in {
        ("rolled", "rolled"),
        ("rolled", "dice_final"),
        ("energy_paid", "market_swept"),
        ("fell", "knocked_out"),
    }
