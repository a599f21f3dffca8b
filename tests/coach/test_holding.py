"""Chances with the dice that are kept, against every throw played out by the engine itself."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game, odds
from tokyork.coach.holding import Holding
from tokyork.core.agenda import play
from tokyork.core.dice import FACES, count, gather, one, total
from tokyork.core.moves import KEEP, STOP, verb_of, x_of
from tokyork.formats.notation import decision_kind, legal_texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.state import State

THROW = {"tokyo": ["3", "3", "1", "2", "claw", "heart"]}
THROW["new_york"] = ["claw", "claw", "ouch", "heart", "star", "energy"]
DWELLER = "use background_dweller"


def rolling(city: str, me: dict[str, Any], rival: dict[str, Any], throw: list[str]) -> State:
    places = ["outside", "tokyo_city"] if city == "tokyo" else ["bronx", "queens"]
    players = [{"at": at} | one for at, one in zip(places, (me, rival), strict=True)]
    return Game.from_scenario({"game": city, "players": players, "rolls": [throw]}).state


@cache
def throws(number: int) -> dict[int, float]:
    """How likely every throw of so many dice is."""
    found: dict[int, float] = {}
    for faces in product(range(FACES), repeat=number):
        dice = int(gather(list(faces)))
        found[dice] = found.get(dice, 0.0) + 6.0**-number
    return found


class PlayedOut:
    """Every throw and every answer to it, as the engine allows them, with some dice held."""

    def __init__(self, hold: int, value: Callable[[int], float]) -> None:
        self.hold = hold
        self.value = value
        self.known: dict[tuple[int, int, int], float] = {}

    def best(self, g: State) -> float:
        """The value of the best play from a decision about dice."""
        key = (int(g.dice), int(g.rolls), int(g.monsters[g.active].energy))
        if key not in self.known:
            self.known[key] = self._best(g)
        return self.known[key]

    def _best(self, g: State) -> float:
        found = []
        for number, move in enumerate(g.moves):
            if move == STOP:
                found.append(self.value(int(g.dice)))
            elif verb_of(move) == KEEP and self._holds(int(x_of(move))):
                found.append(self.thrown(g, number, int(x_of(move))))
        if not found:
            found.append(self.value(int(g.dice)))
        if DWELLER in legal_texts(g) and count(g.dice, 2) > count(self.hold, 2):
            found.append(self._turned(g))
        return max(found)

    def _holds(self, kept: int) -> bool:
        return all(count(kept, face) >= count(self.hold, face) for face in range(FACES))

    def thrown(self, g: State, number: int, kept: int) -> float:
        """The mean over all that the others may show."""
        return sum(
            chance * self._after(g, number, dice, kept + dice)
            for dice, chance in throws(int(total(g.dice) - total(kept))).items()
        )

    def _turned(self, g: State) -> float:
        """A three is thrown until it is none."""
        number = legal_texts(g).index(DWELLER)
        rest = int(g.dice) - int(one(2))
        others = [face for face in range(FACES) if face != 2]
        return sum(self._after(g, number, int(one(f)), rest + int(one(f))) for f in others) / 5

    def _after(self, g: State, number: int, dice: int, lie: int) -> float:
        copy = g.clone()
        copy.loaded = (dice,)
        turn = copy.turn
        play(copy, number)
        if not copy.over and copy.turn == turn and decision_kind(copy) == "roll":
            assert copy.dice == lie
            return self.best(copy)
        return self.value(lie)


CASES: dict[str, tuple[str, dict[str, Any], dict[str, Any], list[str], str]] = {
    "plain": ("tokyo", {}, {}, THROW["tokyo"], "3 3 claw heart"),
    "five kept": ("tokyo", {}, {}, THROW["tokyo"], "3 3 1 claw heart"),
    "three rerolls": ("tokyo", {"cards": ["giant_brain"]}, {}, THROW["tokyo"], "3 3 1 claw"),
    "seven dice": (
        "tokyo",
        {"cards": ["extra_head"]},
        {},
        [*THROW["tokyo"], "1"],
        "3 3 1 1 claw",
    ),
    "free threes": (
        "tokyo",
        {"cards": ["background_dweller"]},
        {},
        THROW["tokyo"],
        "3 claw heart 1",
    ),
    "free threes, held": (
        "tokyo",
        {"cards": ["background_dweller"]},
        {},
        THROW["tokyo"],
        "3 3 claw heart",
    ),
    "rerolls for sale": (
        "tokyo",
        {"cards": ["smoke_cloud", "energy_drink"], "energy": 3},
        {},
        THROW["tokyo"],
        "3 3 claw heart",
    ),
    "new york": ("new_york", {}, {}, THROW["new_york"], "claw claw heart star"),
    "ouch let go": ("new_york", {}, {}, THROW["new_york"], "claw claw star energy heart"),
    "frozen claws": (
        "new_york",
        {"cards": ["terminal_rage"]},
        {},
        THROW["new_york"],
        "claw claw ouch star",
    ),
    "a curse": (
        "new_york",
        {"tokens": {"curse": 1}, "energy": 1},
        {},
        THROW["new_york"],
        "claw claw heart star",
    ),
    "a curse without energy": (
        "new_york",
        {"tokens": {"curse": 1}},
        {},
        THROW["new_york"],
        "claw claw ouch heart",
    ),
    "forced": ("new_york", {}, {"cards": ["jinx_aura"]}, THROW["new_york"], "claw claw ouch heart"),
    "a web": ("new_york", {"tokens": {"web": 1}}, {}, THROW["new_york"], "claw claw ouch heart"),
}


@pytest.mark.parametrize("name", CASES)
def test_the_chance_of_a_keep_is_what_the_engine_comes_to_with_it_held(name: str) -> None:
    city, me, rival, throw, kept = CASES[name]
    g = rolling(city, me, rival, throw)
    hold = odds.read_dice(kept, g.rules.faces)
    number = next(n for n, m in enumerate(g.moves) if verb_of(m) == KEEP and x_of(m) == hold)
    holding = Holding(odds.roll_of(g))

    for face in range(FACES):
        for wanted in range(1, int(total(g.dice)) + 1):

            def met(dice: int, face: int = face, wanted: int = wanted) -> float:
                return float(count(dice, face) >= wanted)

            def escaped(dice: int, face: int = face, wanted: int = wanted) -> float:
                return float(count(dice, face) < wanted)

            hoped = PlayedOut(hold, met).thrown(g, number, hold)
            assert holding.kept(hold, face, wanted) == pytest.approx(hoped, abs=1e-9)
            feared = 1 - PlayedOut(hold, escaped).thrown(g, number, hold)
            avoided = holding.kept(hold, face, wanted, avoided=True)
            assert avoided == pytest.approx(feared, abs=1e-9)


SMALL: dict[str, tuple[str, dict[str, Any], dict[str, Any], list[str]]] = {
    "plain": ("tokyo", {"tokens": {"shrink": 4}}, {}, ["3", "claw"]),
    "free threes": (
        "tokyo",
        {"tokens": {"shrink": 4}, "cards": ["background_dweller"]},
        {},
        ["3", "claw"],
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_with_nothing_kept_the_chance_is_that_of_the_best_play(name: str) -> None:
    city, me, rival, throw = SMALL[name]
    g = rolling(city, me, rival, throw)
    holding = Holding(odds.roll_of(g))

    for face in range(FACES):
        for wanted in (1, 2):

            def met(dice: int, face: int = face, wanted: int = wanted) -> float:
                return float(count(dice, face) >= wanted)

            assert holding.best(face, wanted) == pytest.approx(PlayedOut(0, met).best(g), abs=1e-9)


def test_to_keep_five_and_reroll_one_is_the_chance_of_just_that() -> None:
    """With the dice let go again it would be 60 %."""
    g = rolling("tokyo", {}, {}, ["3", "3", "claw", "claw", "heart", "1"])
    roll = odds.roll_of(g)
    keep = odds.read_dice("3 3 claw claw heart", g.rules.faces)

    assert Holding(roll).kept(keep, 2, 3) == pytest.approx(1 - (5 / 6) ** 2)
    wish = odds.at_least(2, 3)
    assert odds.chance(roll.dice, roll.rerolls, wish, keep) == pytest.approx(0.598, abs=1e-3)
