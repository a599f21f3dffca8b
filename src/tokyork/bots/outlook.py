"""What moves are worth to a player without foresight."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Callable

CARE = 5  # health at which a monster takes no more risks


class Outlook:
    """What things are worth to a seat in the position it sees; Tokyo as it is."""

    centre: tuple[str, ...] = ("tokyo_city", "tokyo_bay")
    """Where monsters fight from: whoever is in there hits all outside, and the reverse."""

    def __init__(self, view: dict[str, Any]) -> None:
        """Find out who stands where."""
        self.view = view
        self.me = next(m for m in view["monsters"] if m["seat"] == view["seat"])
        self.box = CITIES[view["city"]].box
        self.inside = self._is_inside(self.me)
        others = [m for m in view["monsters"] if m["alive"] and m["seat"] != view["seat"]]
        self.targets = [m for m in others if self._is_inside(m) != self.inside]
        self.rivals = len(others)

    def _is_inside(self, monster: dict[str, Any]) -> bool:
        return monster["at"] in self.centre

    def scorers(self) -> dict[str, Callable[[str], float]]:
        """What it has to say about each kind of decision, the rolls apart."""
        return {
            "dice": self.change,
            "probe": self.probe,
            "heart": self.heart,
            "damage": self.answer,
            "yield": self.leave,
            "buy": self.buy,
            "snatch": self.buy,
            "choose": self.choice,
        }

    # --- dice ---

    def worth(self, dice: list[str]) -> float:
        """What these dice bring if they are resolved now."""
        counts = Counter(dice)
        total = self.hearts(counts["heart"]) + self.claws(counts["claw"])
        total += self.energy(counts["energy"])
        for face, count in counts.items():
            if face.isdecimal() and count >= 3:
                total += int(face) + count - 3
        return total

    def energy(self, count: int) -> float:
        """More of it buys less."""
        return count * (0.6 if self.me["energy"] < 10 else 0.3)

    def hearts(self, count: int) -> float:
        """Healing, as far as it is needed and possible."""
        if self.inside:
            return 0.0
        missing = self.me["max_health"] - self.me["health"]
        each = 1.3 if self.me["health"] <= CARE + 1 else 0.7
        return float(min(count, missing) * each)

    def claws(self, count: int) -> float:
        """Damage to everybody in reach."""
        return sum(self.damage_to(target, count) for target in self.targets)

    @staticmethod
    def damage_to(target: dict[str, Any], count: int) -> float:
        """Worth more the more dangerous the other is."""
        points: int = target["points"]
        if count and count >= target["health"]:
            return 4.0 + points / 5
        return count * (0.45 + points / 40)

    def change(self, move: str) -> float:
        """The gain from turning one die into another face."""
        faces = move.split()[2:]
        dice: list[str] = self.view["dice"]
        if len(faces) != 2 or faces[0] not in dice:
            return 0.0 if move == "pass" else -1.0
        changed = dice.copy()
        changed.remove(faces[0])
        return self.worth([*changed, faces[1]]) - self.worth(dice) - 1.5

    def probe(self, move: str) -> float:
        """Reroll a claw that is about to hit this seat."""
        active = self.view["active"]
        threatened = any(m["seat"] == active for m in self.targets)
        if threatened and move.endswith(" claw"):
            return 1.0
        return 0.5 if move == "pass" else 0.0

    # --- health ---

    def heart(self, move: str) -> float:
        """Healing first while it is urgent, then getting rid of tokens."""
        verb = move.partition(" ")[0]
        urgent = self.me["health"] <= CARE + 2
        return {"heal": 2.0 if urgent else 1.0, "cure": 1.5, "pass": 0.5}.get(verb, 0.0)

    def answer(self, move: str) -> float:
        """Defend against what hurts."""
        loss = self.me.get("loss", 1)
        serious = loss >= 2 or loss >= self.me["health"]
        return float((move != "pass") == serious)

    def leave(self, move: str) -> float:
        """Leave the centre before it kills."""
        goal = self.view["options"].get("points", 20)
        nearly_won = self.me["points"] + 2 >= goal and self.me["health"] > CARE
        in_danger = self.me["health"] <= CARE + min(self.rivals, 3) / 2
        return float((move != "stay") == (in_danger and not nearly_won))

    # --- cards ---

    def buy(self, move: str) -> float:
        """Dear cards are good cards; immediate effects are a risk when weak."""
        words = move.split()
        if words[0] != "buy":
            return 0.5 if words[0] in {"end", "pass"} else 0.0
        card = self.box.cards[self.box.by_id[words[1]]]
        if not card.keep and self.me["health"] <= CARE:
            return 0.0
        return 1.0 + int(card.cost)

    def choice(self, move: str) -> float:
        """Another turn is welcome; otherwise the default."""
        return 2.0 if move == "again" else float(move == self.view["decision"]["default"])
