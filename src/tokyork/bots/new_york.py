"""What moves are worth in New York: tiles, units, stars, and where to stand."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tokyork.bots.outlook import CARE, Outlook
from tokyork.new_york.board import (
    BOROUGHS,
    BUILDINGS,
    GOALS,
    MANHATTAN,
    POINTS,
    REWARD,
    REWARD_KIND,
    STATUE,
    STRENGTH,
    SUPERSTAR,
    TILES,
)
from tokyork.new_york.board import ENERGY as ENERGY_REWARD
from tokyork.new_york.goals import STARS_NEEDED

if TYPE_CHECKING:
    from collections.abc import Callable

EVERYBODY = 3  # Ouch results from which on the whole army fires
DEATH = 20.0
CATCH = 3  # cards below this price have one
BARGAIN = 5  # immediate effects below this price, too, unless they are cheaper than printed
# Harmless kinds of results first; the army before new units join it, healing after its fire.
ORDER = ("star", "claw", "energy", "ouch", "destroy", "heart")
LAST_RESORT = ("heart", "destroy", "star", "claw", "energy", "ouch")


class NewYorkOutlook(Outlook):
    """What things are worth to a seat in New York."""

    centre = ("lower", "midtown", "upper", "lower@2", "midtown@2", "upper@2")

    def __init__(self, view: dict[str, Any]) -> None:
        """Look round in the own borough."""
        super().__init__(view)
        self.here = self._borough(self.me)

    def scorers(self) -> dict[str, Callable[[str], float]]:
        """The same decisions, and New York's own."""
        return super().scorers() | {
            "place": self.go,
            "resolve": self.resolve,
            "destroy": self.destroy,
            "claw": self.shed,
            "flee": self.flee,
            "move": self.go,
        }

    def _borough(self, monster: dict[str, Any]) -> str:
        return BOROUGHS[MANHATTAN] if self._is_inside(monster) else str(monster["at"])

    def _units(self, borough: str) -> int:
        data = self.view["boroughs"].get(borough, {"units": {}})
        return sum(data["units"].values())

    # --- dice ---

    def worth(self, dice: list[str]) -> float:
        """What these dice bring if they are resolved now."""
        counts = Counter(dice)
        total = self.stars(counts["star"]) + self.destruction(counts["destroy"])
        return super().worth(dice) + total + self.ouch(counts["ouch"])

    def stars(self, count: int) -> float:
        """The holder scores each of them; others want the card."""
        if self.view["goals"][GOALS[SUPERSTAR]] == self.me["seat"]:
            return float(count)
        return 1.5 + count - STARS_NEEDED + 1 if count >= STARS_NEEDED else 0.0

    def destruction(self, count: int) -> float:
        """The best tiles first, as long as there is enough for them."""
        total = 0.0
        for tile in sorted(self._tiles(self.here), key=self._value, reverse=True):
            if STRENGTH[tile] <= count:
                count -= STRENGTH[tile]
                total += self._value(tile) * STRENGTH[tile]
        return total

    def _tiles(self, borough: str) -> list[int]:
        """What can be destroyed there."""
        data = self.view["boroughs"].get(borough, {"stacks": [], "units": {}, "fresh": {}})
        tops = [stack["top"] for stack in data["stacks"]]
        units = [u for u, n in data["units"].items() for _ in range(n - data["fresh"].get(u, 0))]
        return [TILES.index(tile) for tile in [*tops, *units]]

    def _value(self, tile: int) -> float:
        """What a tile pays for each destruction spent on it."""
        kind, amount = REWARD_KIND[tile], REWARD[tile]
        if kind == POINTS:
            pays = float(amount)
        elif kind == ENERGY_REWARD:
            pays = self.energy(amount)
        else:
            pays = self._healing(amount)
        danger = 0.3 if tile < BUILDINGS else -0.6
        return (pays - danger) / STRENGTH[tile]

    def _healing(self, amount: int) -> float:
        missing: int = self.me["max_health"] - self.me["health"]
        return min(amount, missing) * (1.3 if self.me["health"] <= CARE + 1 else 0.7)

    def ouch(self, count: int) -> float:
        """The army's fire, and the Statue for three."""
        if not count:
            return 0.0
        total = -self._pain(self._units(self.here))
        if count >= EVERYBODY:
            total += self._hurt_to_others()
            if self.view["goals"][GOALS[STATUE]] != self.me["seat"]:
                total += EVERYBODY
        return total

    def _pain(self, damage: int) -> float:
        """Health is the dearer the less of it is left."""
        left: int = self.me["health"] - damage
        if left <= 0:
            return DEATH
        return damage * (0.6 if left > CARE else 1.4)

    def _hurt_to_others(self) -> float:
        others = [m for m in self.view["monsters"] if m["alive"] and m["seat"] != self.me["seat"]]
        return sum(self.damage_to(m, self._units(self._borough(m))) for m in others)

    def resolve(self, move: str) -> float:
        """A good order; where the army could kill, everything that helps comes first."""
        verb, face = move.split()
        if verb != "resolve":
            return -DEATH
        deadly = self._units(self.here) >= self.me["health"]
        return -float((LAST_RESORT if deadly else ORDER).index(face))

    def destroy(self, move: str) -> float:
        """The most valuable tile; a card's own way of doing it is not worth its price."""
        words = move.split()
        if words[0] != "destroy":
            return -1.0 if words[0] == "use" else 0.0
        return self._value(TILES.index(words[1]))

    def shed(self, move: str) -> float:
        """Rerolls back, unless the claws hit somebody."""
        verb, tokens = move.split()
        return int(tokens) * (-0.2 if self.targets else 1.0) if verb == "shed" else -DEATH

    # --- places ---

    def flee(self, move: str) -> float:
        """Leave before it kills, for the best borough."""
        return 10 * self.leave(move) + self.go(move)

    def go(self, move: str) -> float:
        """Tiles attract, units and company do not; moving has to be worth it."""
        words = move.split()
        if words[0] not in {"move", "flee", "place", "stay"}:
            return -DEATH
        borough = words[1] if len(words) > 1 else self.here
        tiles = sorted((self._value(tile) for tile in self._tiles(borough)), reverse=True)
        units = self._units(borough)
        fear = 0.6 if self.me["health"] > CARE + 2 else 1.2
        return sum(tiles[:2]) - fear * units + (0.3 if words[0] == "stay" else 0.0)

    # --- cards ---

    def buy(self, move: str) -> float:
        """As everywhere, but cheap cards have a catch here."""
        words = move.split()
        if words[0] != "buy":
            return super().buy(move)
        card = self.box.cards[self.box.by_id[words[1]]]
        if int(card.cost) < CATCH or (not card.keep and int(card.cost) < self._least(words[1])):
            return 0.0
        return super().buy(move)

    def _least(self, card: str) -> int:
        prices = dict(zip(self.view["market"], self.view["prices"], strict=True))
        printed = int(self.box.cards[self.box.by_id[card]].cost)
        return CATCH if prices.get(card, printed) < printed else BARGAIN
