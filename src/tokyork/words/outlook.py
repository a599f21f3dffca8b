"""What New York's moves and dice would do now; cards may still change it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tokyork.new_york.board import (
    BOROUGHS,
    BUILDINGS,
    GOALS,
    MANHATTAN,
    NOWHERE,
    PLACES,
    REWARD,
    REWARD_KIND,
    TILES,
    UNIT_BEHIND,
)
from tokyork.new_york.board import STATUE as STATUE_NUMBER
from tokyork.new_york.board import SUPERSTAR as SUPERSTAR_NUMBER
from tokyork.new_york.goals import STARS_NEEDED
from tokyork.words.parts import Amount, joined

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.words.parts import Resource
    from tokyork.words.sentences import Sentences

Monster = dict[str, Any]

CENTRE = BOROUGHS[MANHATTAN]
SUPERSTAR, STATUE = GOALS[SUPERSTAR_NUMBER], GOALS[STATUE_NUMBER]
EVERYBODY = 3  # Ouch results from which on the whole army fires
_REWARDS: tuple[Resource, ...] = ("points", "energy", "health")


@lru_cache(maxsize=1 << 13)
def _prospect(words: Sentences, message: str, values: tuple[tuple[str, object], ...]) -> str:
    """Much is said again and again, at every table."""
    return words.texts(f"prospect-{message}", **dict(values))


class Outlook:
    """The outlook of the seat that must choose, from its view."""

    def __init__(self, view: dict[str, Any], words: Sentences) -> None:
        """Look round."""
        self.view = view
        self.words = words
        self.turn: dict[str, Any] = view["turn_facts"]
        self.kind: str = view["decision"]["kind"]
        self.alive = [m for m in view["monsters"] if m["alive"]]
        self.me: Monster = next(m for m in view["monsters"] if m["seat"] == view["seat"])
        self.needs: dict[str, int] = self.me["tile_strengths"]
        self.here = borough_of(self.me)
        self.fee: int = self.me["tokens"].get("curse", 0)
        """What it costs to reroll an Ouch."""
        self._effects: dict[str, str] = {}

    def text(self, message: str, **values: object) -> str:
        """One of the prospects' messages."""
        return _prospect(self.words, message, tuple(values.items()))

    def others_in(self, borough: str) -> list[Monster]:
        """Who else is there."""
        return [m for m in self.alive if m is not self.me and borough_of(m) == borough]

    def units_in(self, borough: str) -> int:
        """How many units would fire there."""
        return sum(self.view["boroughs"][borough]["units"].values())

    def names(self, monsters: list[Monster]) -> str:
        """Monsters in a list."""
        return joined(", ", [self._name(m) for m in monsters])

    def _name(self, monster: Monster) -> str:
        return self.text("you") if monster is self.me else self.words.seat(monster["seat"])

    # --- moves ---

    def move(self, move: str) -> str | None:
        """What a move would do; nothing if its own words say it all."""
        verb, *rest = move.split()
        told = _TELLING.get(verb)
        return None if told is None else told(self, verb, rest)

    def destruction_of(self, tile: str) -> str:
        """What destroying a tile would do."""
        values = {"pays": reward(self.words, tile), "leaves": what_remains(self.words, tile)}
        return self.text("destroy", needs=self.needs[tile], **values)

    def going(self, verb: str, borough: str) -> str:
        """What going to a borough would do."""
        name = self.words.texts(f"move-{verb}", place=self.words.place(borough))
        fee: int = self.turn["move_cost"]
        if fee and verb != "place" and not self.must_leave():
            name = self.text("for_energy", move=name, energy=fee)
        return self.text("there", move=name, there=self._inside(borough))

    def must_leave(self) -> bool:
        """Whether this is a move that nobody chose."""
        return self.kind == "move" and "stay" not in self.view["decision"]["moves"]

    def photo(self, seat: str) -> str:
        """What a photo would do."""
        pays = self.words.texts("reward-points", amount=self.turn["damage_dealt"][seat])
        return self.text("photo", name=self.words.seat(seat), pays=pays)

    def _inside(self, borough: str) -> str:
        """The units of a borough, and who else is there."""
        units = self.text("units", count=self.units_in(borough))
        return joined(", ", [units, *[self._name(m) for m in self.others_in(borough)]])

    def keeping(self, kept: list[str]) -> str | None:
        """The fee, where this rerolls an Ouch that is taxed."""
        dice: list[str] = self.view["dice"]
        if not self.fee or kept.count("ouch") == dice.count("ouch"):
            return None
        return self.text("reroll_with_fee", count=len(dice) - len(kept), fee=self.fee)

    def staying(self) -> str:
        """What staying would do."""
        if self.kind == "flee":
            zone = self.me["at"].partition("@")[0]
            income = self.words.texts(f"zone-{zone}", "income")
            return self.text("stay_in_manhattan", income=income)
        if self.here == CENTRE:
            return self.text("stay_and_climb")
        if self.manhattan_has_room():
            return self.text("stay_and_enter")
        place = self.words.place(self.here)
        return self.text(
            "there", move=self.text("stay", place=place), there=self._inside(self.here)
        )

    def in_manhattan(self) -> list[Monster]:
        """Who else stands there."""
        return self.others_in(CENTRE)

    def manhattan_has_room(self) -> bool:
        """Whether whoever moves must enter Manhattan."""
        inside = sum(borough_of(m) == CENTRE for m in self.alive)
        return bool(inside < self.view["manhattan_capacity"])

    # --- results ---

    def results(self, face: str) -> str:
        """What resolving a face would do."""
        count = Counter(self.turn["results"])[face]
        effect = self.effect(face)
        return self.text("results", count=count, face=self.words.face(face), effect=effect)

    def effect(self, face: str) -> str:
        """What the results of a face would do."""
        if face not in self._effects:
            self._effects[face] = self._effect(face)
        return self._effects[face]

    def _effect(self, face: str) -> str:
        count = Counter(self.turn["results"])[face]
        effects: dict[str, Callable[[int], str]] = {
            "heart": self._hearts,
            "energy": self._energy,
            "claw": self._claws,
            "star": self._stars,
            "destroy": self._destruction,
            "ouch": self._ouches,
        }
        return effects[face](count)

    def _hearts(self, count: int) -> str:
        if self.fee:
            return self.text("hearts_one_by_one")
        if self.here == CENTRE:
            return self.text("hearts_in_manhattan")
        missing = self.me["max_health"] - self.me["health"]
        return self.text("hearts", count=min(count, missing))

    def _energy(self, count: int) -> str:
        return self.words.texts("reward-energy", amount=count)

    def _claws(self, count: int) -> str:
        if self.turn["attack_ban"]:
            return self.text("claws_in_peace")
        targets = self.targets()
        if not targets:
            return self.text("claws_at_nobody")
        return self.text("claws", count=count, names=self.names(targets), seats=len(targets))

    def targets(self) -> list[Monster]:
        """Whom claws reach: from outside those in Manhattan, from there all outside."""
        inside = self.here == CENTRE
        return [m for m in self.alive if (borough_of(m) == CENTRE) != inside]

    def _stars(self, count: int) -> str:
        holder = self.view["goals"][SUPERSTAR]
        if holder == self.me["seat"]:
            paid = self.words.texts("reward-points", amount=count)
            return self.text("stars_of_holder", pays=paid)
        if count < self.turn["stars_needed"]:
            return self.text("stars_too_few", needed=self.turn["stars_needed"])
        paid = self.words.texts("reward-points", amount=1 + count - STARS_NEEDED)
        return self.text("stars_taking", pays=paid, **self.loser(holder))

    def loser(self, seat: str | None) -> dict[str, object]:
        """Who would lose a goal card, for a message."""
        return {"robbed": "yes" if seat else "no", "seat": self.words.seat(seat) if seat else ""}

    def _destruction(self, count: int) -> str:
        message = "destruction" if self.in_reach(count) else "destruction_idle"
        return self.text(message, place=self.words.place(self.turn["destruction_borough"]))

    def in_reach(self, count: int) -> list[str]:
        """The kinds of tiles that so much destruction can bring down."""
        borough = self.view["boroughs"][self.turn["destruction_borough"]]
        tops = [] if self.turn["units_only"] else [stack["top"] for stack in borough["stacks"]]
        units = [u for u, n in borough["units"].items() if n > borough["fresh"].get(u, 0)]
        within = {*tops, *units}
        return [tile for tile, need in self.needs.items() if tile in within and need <= count]

    def _ouches(self, count: int) -> str:
        fire = self.army(count)
        return fire if count < EVERYBODY else self.text("and", first=fire, second=self.statue())

    def army(self, ouches: int) -> str:
        """Whom the army hits with so many Ouch, and how hard."""
        reached = [self.me] if ouches == 1 else self.alive
        if ouches == 2:
            reached = [m for m in self.alive if borough_of(m) == self.here]
        hits = [(self._name(m), self.units_in(borough_of(m))) for m in reached]
        told = [self.text("hit", name=name, damage=units) for name, units in hits if units]
        return self.text("army", hits=joined(", ", told)) if told else self.text("army_silent")

    def statue(self) -> str:
        """Who loses and who gets the Statue."""
        holder = self.view["goals"][STATUE]
        if holder == self.me["seat"]:
            return self.text("statue_kept")
        return self.text("statue", **self.loser(holder))


_TELLING: dict[str, Callable[[Outlook, str, list[str]], str | None]] = {
    "resolve": lambda it, _, rest: it.results(rest[0]),
    "destroy": lambda it, _, rest: it.destruction_of(rest[0]),
    "move": lambda it, verb, rest: it.going(verb, rest[0]),
    "flee": lambda it, verb, rest: it.going(verb, rest[0]),
    "place": lambda it, verb, rest: it.going(verb, rest[0]),
    "stay": lambda it, _, __: it.staying(),
    "photo": lambda it, _, rest: it.photo(rest[0]),
    "keep": lambda it, _, rest: it.keeping(rest),
}


def borough_of(monster: Monster) -> str:
    """The borough a monster stands in; nothing before it has been placed."""
    at: str = monster["at"]
    if at in BOROUGHS:
        return at
    return "" if at == PLACES[NOWHERE] else CENTRE


def reward_of(tile: str) -> tuple[Resource, int]:
    """What destroying a tile brings."""
    number = TILES.index(tile)
    return _REWARDS[REWARD_KIND[number]], REWARD[number]


def reward(words: Sentences, tile: str) -> str:
    """The same in words."""
    kind, amount = reward_of(tile)
    return words.texts(f"reward-{kind}", amount=Amount(amount, kind))


def what_remains(words: Sentences, tile: str) -> str:
    """The unit on the back of a building; a destroyed unit is gone."""
    number = TILES.index(tile)
    if number < BUILDINGS:
        return words.tile(TILES[UNIT_BEHIND[number]])
    return words.texts("terminal-tile_gone")
