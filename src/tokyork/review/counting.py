"""Counts every event for the statistics of its seats."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.new_york.board import BUILDINGS, TILES
from tokyork.review.timeline import is_inside, standings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.review.played import PlayedGame

_NUMBERS = ("ones", "twos", "threes")
_OWN_CARDS = ("card", "power")
_MOST_OUCH = 3
Event = dict[str, Any]


class Counting:
    """A walk through the events of a game."""

    def __init__(self, played: PlayedGame) -> None:
        """Count all of them."""
        self.counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """By the id of a figure, then by seat."""
        self._rules = CITIES[played.game.city]
        self._standing = standings(played)
        self._income: str | None = None
        self._first_throw = False
        self._dice: list[str] = []
        self._last_hurt: dict[str, Event] = {}
        self._counters: dict[str, Callable[[Event, str], None]] = {
            name.removeprefix("_on_"): getattr(self, name)
            for name in dir(self)
            if name.startswith("_on_")
        }
        g = played.positions[0]
        if g.turn and not any(_begins(event, played) for event in played.events):
            self._add("turns", played.seats[g.active])  # the game begins in the middle of it
        for event in played.events:
            self._count(event)
        for seat, standing in self._standing.items():
            self._add("points_end", seat, standing.points)
            self._add("health_end", seat, standing.health)
            self._add("energy_end", seat, standing.energy)

    def _count(self, event: Event) -> None:
        seat = event.get("seat", "")
        if event["kind"] in self._counters:
            self._counters[event["kind"]](event, seat)
        if seat:
            self._standing[seat].note(event)

    def _add(self, figure: str, seat: str, amount: int = 1) -> None:
        self.counts[figure][seat] += amount

    # --- turns and dice ---

    def _on_turn_started(self, _: Event, seat: str) -> None:
        self._income = seat
        self._first_throw = True
        self._add("turns", seat)
        if is_inside(self._standing[seat].place):
            self._add("turns_inside", seat)

    def _on_turn_queued(self, _: Event, seat: str) -> None:
        self._add("extra_turns", seat)

    def _on_rolled(self, event: Event, seat: str) -> None:
        self._income = None
        self._add("dice_thrown", seat, len(event["dice"]))
        if not self._first_throw:
            self._add("rerolls", seat)
            self._add("dice_rerolled", seat, len(event["dice"]))
        self._first_throw = False

    def _on_dice_final(self, event: Event, seat: str) -> None:
        self._dice = event["dice"]
        ouch = event["dice"].count("ouch")
        if ouch:
            self._add(f"ouch_{min(ouch, _MOST_OUCH)}", seat)

    # --- points ---

    def _on_points_gained(self, event: Event, seat: str) -> None:
        amount, cause = event["amount"], event["cause"]
        self._add("points_gained", seat, amount)
        if cause["kind"] in _OWN_CARDS:
            self._add("points_cards", seat, amount)
        elif cause["kind"] == "dice":
            self._count_dice_points(cause.get("face"), seat, amount)
        else:
            self._add("points_stay" if self._income == seat else "points_enter", seat, amount)

    def _count_dice_points(self, face: str | None, seat: str, amount: int) -> None:
        if face == "destroy":
            self._add("points_tiles", seat, amount)
        elif face is not None:
            self._add("points_superstar" if face == "star" else "points_statue", seat, amount)
        else:
            self._count_triples(seat, amount)

    def _count_triples(self, seat: str, left: int) -> None:
        """Points of Tokyo's numbers; the end of the dial may cut the last of them short."""
        for face, name in enumerate(_NUMBERS, 1):
            count = self._dice.count(str(face))
            if count >= 3:
                scored = min(left, face + count - 3)
                self._add(f"points_{name}", seat, scored)
                left -= scored

    def _on_points_lost(self, event: Event, seat: str) -> None:
        self._add("points_lost", seat, event["amount"])

    # --- health ---

    def _on_health_lost(self, event: Event, seat: str) -> None:
        amount, cause = event["amount"], event["cause"]
        self._last_hurt[seat] = event
        kind = cause["kind"] if cause["kind"] in {"claws", "army"} else "cards"
        self._add("damage_taken", seat, amount)
        self._add(f"taken_{kind}", seat, amount)
        by = cause.get("seat")
        if by is not None and by != seat:
            self._add("damage_dealt", by, amount)
            self._add(f"dealt_{kind}", by, amount)

    def _on_loss_avoided(self, event: Event, seat: str) -> None:
        self._add("damage_avoided", seat, event["amount"])

    def _on_health_paid(self, event: Event, seat: str) -> None:
        self._add("health_paid", seat, event["amount"])

    def _on_health_gained(self, event: Event, seat: str) -> None:
        cause = event["cause"]
        self._add("healed", seat, event["amount"])
        if cause["kind"] in _OWN_CARDS:
            self._add("healed_cards", seat, event["amount"])
        elif cause.get("face") == "destroy":
            self._add("healed_tiles", seat, event["amount"])
        else:
            self._add("healed_dice", seat, event["amount"])

    def _on_attacked(self, event: Event, seat: str) -> None:
        self._add("attacks", seat)
        self._add("claws", seat, event["amount"])

    def _on_knocked_out(self, _: Event, seat: str) -> None:
        self._add("energy_unspent", seat, self._standing[seat].energy)
        by = self._last_hurt.get(seat, {}).get("cause", {}).get("seat")
        if by is not None and by != seat:
            self._add("knock_outs", by)

    def _on_reborn(self, _: Event, seat: str) -> None:
        self._add("saved", seat)

    # --- energy and cards ---

    def _on_energy_gained(self, event: Event, seat: str) -> None:
        amount, cause = event["amount"], event["cause"]
        self._add("energy_gained", seat, amount)
        if cause["kind"] in _OWN_CARDS:
            self._add("energy_cards", seat, amount)
        elif cause["kind"] != "dice":
            self._add("energy_place", seat, amount)
        else:
            tiles = cause.get("face") == "destroy"
            self._add("energy_tiles" if tiles else "energy_dice", seat, amount)

    def _on_energy_paid(self, event: Event, seat: str) -> None:
        self._add("energy_paid", seat, event["amount"])

    def _on_energy_lost(self, event: Event, seat: str) -> None:
        self._add("energy_lost", seat, event["amount"])

    def _on_card_bought(self, event: Event, seat: str) -> None:
        box = self._rules.box
        keep = box.cards[box.by_id[event["card"]]].keep
        self._add("keeps_bought" if keep else "discards_bought", seat)
        self._add("spent_on_cards", seat, event["price"])

    def _on_card_lost(self, _: Event, seat: str) -> None:
        self._add("cards_lost", seat)

    def _on_market_swept(self, _: Event, seat: str) -> None:
        self._add("sweeps", seat)

    # --- places, tiles and goals ---

    def _on_moved(self, event: Event, seat: str) -> None:
        before, now = (is_inside(event[key]) for key in ("from", "to"))
        if now and not before:
            self._add("entered", seat)
        elif before and not now and self._standing[seat].health > 0:
            self._add("left", seat)

    def _on_stayed(self, _: Event, seat: str) -> None:
        self._add("stayed", seat)

    def _on_tile_destroyed(self, event: Event, seat: str) -> None:
        building = TILES.index(event["tile"]) < BUILDINGS
        self._add("buildings" if building else "units", seat)

    def _on_goal_taken(self, event: Event, seat: str) -> None:
        self._add(f"took_{event['goal']}", seat)


def _begins(event: Event, played: PlayedGame) -> bool:
    return event["kind"] == "turn_started" and bool(event["after"] <= played.first_move)
