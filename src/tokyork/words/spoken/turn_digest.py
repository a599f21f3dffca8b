"""What happened in a turn, as few short facts: sums, not steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, structs

from tokyork.words.event_groups import told_once
from tokyork.words.parts import Phrase, joined, parts_of
from tokyork.words.spoken.budget import Fact

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tokyork.words.spoken.ear import Ear

Event = dict[str, Any]

NEAR_THE_GOAL = 5
_USUAL_GOAL = 20
# What whoever hears it cannot do without, then what changes the game, then the rest.
_MINE, _GREAT, _NOTABLE, _SMALL = range(4)
_SUMS = {
    "points_gained": ("points", 1),
    "points_lost": ("points", -1),
    "energy_gained": ("energy", 1),
    "energy_lost": ("energy", -1),
    "health_gained": ("health", 1),
}
_LOSSES = ("health_lost", "health_paid", "health_trimmed")
_SILENT = {
    "turn_started",
    "rolled",
    "dice_final",
    "rolled_off",
    "building_revealed",
    "energy_paid",
    "card_gained",  # but see `_gained`
    "fell",
}
"""Steps on the way to what is told, and what is told with something else."""


class TurnDigest:
    """The facts of some events as one reader hears them, from the view after them."""

    def __init__(
        self, ear: Ear, events: Sequence[Event], *, actor: str, later: Sequence[Event] = ()
    ) -> None:
        """In the turn of `actor`; what the ear's owner sees is as it is after `later`."""
        self._words = ear.words
        self._view = ear.view
        self._events = events
        self._reader = ear.reader
        self._later = later
        self._monsters = {m["seat"]: m for m in ear.view["monsters"]}
        self._actor = actor

    def all(self) -> list[Fact]:
        """In the order in which they are told."""
        groups: list[Callable[[], list[Fact]]] = [
            self._claws,
            self._losses,
            self._out,
            self._ways,
            self._stayed,
            self._sums,
            self._bought,
            self._destroyed,
            self._revealed,
            self._others,
        ]
        facts = [fact for group in groups for fact in group()]
        return sorted(facts, key=lambda fact: fact.about_another)

    # --- helpers ---

    def _of(self, *kinds: str) -> list[Event]:
        return [event for event in self._events if event["kind"] in kinds]

    def _fact(self, weight: int, message: str, **values: object) -> Fact:
        another = values.get("who") in {"you", "other"}
        return Fact(weight, self._words.texts(f"spoken-{message}", **values), another)

    def _weight(self, seat: str | None, usual: int) -> int:
        return _MINE if seat is not None and seat == self._reader else usual

    def _subject(self, seat: str) -> dict[str, object]:
        """Who; whoever has the turn was named in front of it all."""
        mine = seat == self._reader
        in_own_turn, in_others = ("own", "you") if mine else ("actor", "other")
        who = in_own_turn if seat == self._actor else in_others
        return {"seat": self._words.seat(seat), "who": who}

    def _had(self, seat: str, what: str) -> int:
        """What somebody had when the turn was over."""
        changes = [_change(event) for event in self._later if event.get("seat") == seat]
        return int(self._monsters[seat][what]) - sum(n for of, n in changes if of == what)

    # --- what is told ---

    def _claws(self) -> list[Fact]:
        count = sum(event["amount"] for event in self._of("attacked"))
        return [self._fact(_GREAT, "claws", count=count)] if count else []

    def _losses(self) -> list[Fact]:
        lost: dict[str, int] = {}
        for event in self._of(*_LOSSES):
            lost[event["seat"]] = lost.get(event["seat"], 0) + event["amount"]
        alike: dict[int, list[str]] = {}
        facts: list[Fact] = []
        for seat, amount in lost.items():
            if seat == self._reader:
                now = self._had(seat, "health")
                facts.append(self._fact(_MINE, "you_lose", amount=amount, now=now))
            elif amount:
                alike.setdefault(amount, []).append(seat)
        for amount, seats in alike.items():
            values = {"amount": amount, "seats": self._words.seats(seats), "count": len(seats)}
            who = "actor" if seats == [self._actor] else "other"
            facts.append(self._fact(_NOTABLE, "lose", who=who, **values))
        return facts

    def _out(self) -> list[Fact]:
        return [
            self._fact(_MINE, "out", **self._subject(event["seat"]))
            for event in self._of("knocked_out")
        ]

    def _ways(self) -> list[Fact]:
        """Where everybody went in the end."""
        last: dict[str, Event] = {}
        for event in self._of("moved"):
            if event["to"] != "nowhere":
                first = last.get(event["seat"], event)
                last[event["seat"]] = {**event, "from": first["from"]}
        return [
            self._fact(
                self._weight(seat, _GREAT),
                "goes",
                manner=self._words.manner(event),
                place=self._words.place(event["to"]),
                **self._subject(seat),
            )
            for seat, event in last.items()
            if event["from"] != event["to"]
        ]

    def _sums(self) -> list[Fact]:
        sums: dict[tuple[str, str], int] = {}
        for event in self._of(*_SUMS):
            what, sign = _SUMS[event["kind"]]
            key = (event["seat"], what)
            sums[key] = sums.get(key, 0) + sign * event["amount"]
        return [self._sum(seat, what, amount) for (seat, what), amount in sums.items() if amount]

    def _sum(self, seat: str, what: str, amount: int) -> Fact:
        now = self._had(seat, "points")
        goal = self._view["options"].get("points", _USUAL_GOAL)
        told = what == "points" and now >= goal - NEAR_THE_GOAL and seat != self._reader
        near = "yes" if told else "no"
        usual = _NOTABLE if what == "points" else _SMALL
        message = f"{what}_gained" if amount > 0 else f"{what}_lost"
        values = {"amount": abs(amount), "now": now, "near": near, **self._subject(seat)}
        return self._fact(self._weight(seat, usual), message, **values)

    def _bought(self) -> list[Fact]:
        return [
            self._fact(
                _GREAT,
                "buys",
                card=self._words.card(event["card"]),
                price=event["price"],
                **self._subject(event["seat"]),
            )
            for event in self._of("card_bought")
        ]

    def _destroyed(self) -> list[Fact]:
        felled = self._of("tile_destroyed")
        if len(felled) == 1:
            return [self._fact(_SMALL, "destroys_one", tile=self._words.tile(felled[0]["tile"]))]
        return [self._fact(_SMALL, "destroys", count=len(felled))] if felled else []

    def _revealed(self) -> list[Fact]:
        """What came into the shop and is still there."""
        fresh = dict.fromkeys(event["card"] for event in self._of("card_revealed"))
        here = [self._words.card(card) for card in fresh if card in self._view["market"]]
        return [self._fact(_SMALL, "new_card", card=joined(", ", here))] if here else []

    def _stayed(self) -> list[Fact]:
        stayers = dict.fromkeys(event["seat"] for event in self._of("stayed"))
        return [self._fact(_SMALL, "stays", **self._subject(seat)) for seat in stayers]

    def _others(self) -> list[Fact]:
        """Everything else in the words of the log; each is one fact."""
        told = {"attacked", "knocked_out", "moved", "card_bought", "tile_destroyed"}
        told |= {"card_revealed", "stayed", *_SUMS, *_LOSSES, *_SILENT, "game_over", "income"}
        rest = [event for event in told_once(self._events) if event["kind"] not in told]
        rest += self._gained()
        return [
            Fact(_rest_weight(event), self._line(event), about_another=True)
            for event in sorted(rest, key=lambda event: event["number"])
        ]

    def _gained(self) -> list[Event]:
        """Cards that came otherwise than by being bought."""
        bought = {(event["seat"], event["card"]) for event in self._of("card_bought")}
        return [e for e in self._of("card_gained") if (e["seat"], e["card"]) not in bought]

    def _line(self, event: Event) -> str:
        return _without_stop(self._words.event(event))


def _change(event: Event) -> tuple[str, int]:
    """Of what an event makes more or less, and how much."""
    kind = event["kind"]
    if kind in _LOSSES:
        return "health", -event["amount"]
    what, sign = _SUMS.get(kind, ("", 0))
    return what, sign * event.get("amount", 0)


def _without_stop(text: str) -> str:
    """For a list: every ending of a sentence that some reader hears goes."""
    parts = list(parts_of(text))
    ended: set[tuple[object, object]] = set()
    for number in reversed(range(len(parts))):
        part = parts[number]
        if (part.to, part.but) not in ended:
            bare = part.text.rstrip().removesuffix(".")
            parts[number] = structs.replace(part, text=bare)
        ended.add((part.to, part.but))
        if part.to is UNSET and part.but is UNSET:
            break
    return Phrase([part for part in parts if part.text]) if parts else text


def _rest_weight(event: Event) -> int:
    return _GREAT if event["kind"] in {"goal_taken", "last_round"} else _SMALL
