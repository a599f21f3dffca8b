"""Why these dice and no others: what the most important of them are for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork import odds
from tokyork.coach.aims import Aim, useful_number
from tokyork.coach.effects import Effects
from tokyork.coach.holding import Holding
from tokyork.coach.phrases import in_short
from tokyork.core.dice import FACES, count, total
from tokyork.words import numbers
from tokyork.words.parts import joined

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.words.sentences import Sentences


def roll_reason(g: State, seat: int, move: str, own: str, words: Sentences) -> str:
    """One plain reason for a move of a roll; what the player would rather let go of comes last."""
    verb, *kept = move.split()
    effects = Effects(g, seat)
    if verb == "stop":
        brings = in_short(effects.of_dice(int(g.dice)), seat, words)
        return words.texts("coach-stop", brings=brings)
    if verb != "keep":
        return words.texts("coach-card")
    keep = odds.read_dice(" ".join(kept), g.rules.faces)
    sentences = [_for_what(g, effects, keep, words), _let_go(g, effects, keep, own, words)]
    return joined(" ", [sentence for sentence in sentences if sentence])


def _for_what(g: State, effects: Effects, keep: int, words: Sentences) -> str:
    if not keep:
        return words.texts("coach-none")
    holding = Holding(odds.roll_of(g))
    aims = [aim for face in range(FACES) if (aim := _aim(g, effects, holding, keep, face))]
    if not aims:
        return words.texts("coach-rest")
    chance, best = max(aims, key=lambda one: one[0] * abs(one[1].worth))
    held = int(count(keep, best.face))
    brings = in_short(effects.of(best.face, best.number), effects.seat, words)
    name = g.rules.faces[best.face]
    kept = words.dice([name] * held)
    if best.number <= held:
        return words.texts("coach-has", kept=kept, brings=brings)
    wanted = words.dice([name] * best.number)
    told = numbers.chance(chance, words.texts)
    return words.texts("coach-hopes", kept=kept, wanted=wanted, chance=told, brings=brings)


def _aim(
    g: State, effects: Effects, holding: Holding, keep: int, face: int
) -> tuple[float, Aim] | None:
    """What the kept dice of a face bring already, else the first that they may come to."""
    held = int(count(keep, face))
    if not held:
        return None
    for number in [*range(held, 0, -1), *range(held + 1, int(total(g.dice)) + 1)]:
        aim = useful_number(g, effects, face, number)
        if aim is not None and not aim.is_harm:
            return holding.kept(keep, face, number), aim
    return None


def _let_go(g: State, effects: Effects, keep: int, own: str, words: Sentences) -> str:
    """What the player would keep in vain."""
    mine = odds.read_dice(own, g.rules.faces)
    for face in range(FACES):
        held = int(count(mine, face))
        if held <= count(keep, face):
            continue
        name = words.face(g.rules.faces[face])
        pool = int(total(g.dice))
        useless = not any(useful_number(g, effects, face, n) for n in range(1, pool + 1))
        return words.texts("coach-useless" if useless else "coach-worth_less", face=name)
    return ""
