"""What `?` tells about a decision of New York as the table stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.new_york.board import LOWER, PLACES, UPPER
from tokyork.new_york.goals import STARS_NEEDED
from tokyork.prospects import CENTRE, EVERYBODY, SUPERSTAR, Prospects, reward

if TYPE_CHECKING:
    from collections.abc import Callable

ABOUT_DICE = ("start", "roll", "dice", "resolve", "heart", "claw")
RIDES = ("start", "roll", "dice", "buy")  # where a turn of free movement adds moves
MANY = 99  # more destruction than any tile needs


def hints(prospects: Prospects) -> list[str]:
    """What to know about some of the moves offered."""
    moves: list[str] = prospects.view["decision"]["moves"]
    kind = prospects.kind
    offered = {
        "use": any(move.startswith("use ") for move in moves),
        "ride": kind in RIDES and any(move.startswith("move ") for move in moves),
        "distant": kind == "destroy" and any(" at " in move for move in moves),
        "stack": kind == "destroy" and any(" x" in move for move in moves),
        "idle": kind == "destroy" and "pass" in moves,
        "discard": any(move.endswith(" from discard") for move in moves),
    }
    return [prospects.text(f"hint_{hint}") for hint, needed in offered.items() if needed]


def now(prospects: Prospects) -> list[str]:
    """What matters now, a sentence each."""
    told: dict[str, Callable[[Prospects], list[str]]] = {
        "destroy": _destroy,
        "flee": _flee,
        "move": _move,
    }
    return told[prospects.kind](prospects) if prospects.kind in told else []


def faces_now(prospects: Prospects) -> list[tuple[str, str]]:
    """What each face of the dice would do now, where that matters, and what comes then."""
    if prospects.kind not in ABOUT_DICE:
        return []
    told: dict[str, Callable[[Prospects], str]] = {
        "heart": _heart,
        "energy": lambda p: p.text("face_energy"),
        "claw": _claw,
        "star": _star,
        "destroy": _destruction,
        "ouch": _ouch,
    }
    faces = [(prospects.words.face(face), told[face](prospects)) for face in told]
    return [*faces, (prospects.words.texts("phase-move"), _move_ahead(prospects))]


def _heart(prospects: Prospects) -> str:
    me = prospects.me
    message = "face_heart_in_manhattan" if prospects.here == CENTRE else "face_heart"
    told = prospects.text(message, health=me["health"], most=me["max_health"])
    if not me["tokens"].get("curse"):
        return told
    return prospects.text("and", first=told, second=prospects.text("face_heart_cures"))


def _claw(prospects: Prospects) -> str:
    if prospects.turn["attack_ban"]:
        return prospects.text("claws_in_peace")
    targets = prospects.targets()
    if not targets:
        return prospects.text("claws_at_nobody")
    message = "face_claw_from_manhattan" if prospects.here == CENTRE else "face_claw"
    return prospects.text(message, names=prospects.names(targets))


def _star(prospects: Prospects) -> str:
    holder = prospects.view["goals"][SUPERSTAR]
    if holder == prospects.me["seat"]:
        return prospects.text("face_star_of_holder")
    needed: int = prospects.turn["stars_needed"]
    points = prospects.words.texts("reward-points", amount=1 + needed - STARS_NEEDED)
    return prospects.text("face_star", needed=needed, pays=points, **prospects.loser(holder))


def _destruction(prospects: Prospects) -> str:
    words, needs = prospects.words, prospects.needs
    tiles = [
        prospects.text("tile", tile=words.tile(t), needs=needs[t], pays=reward(words, t))
        for t in prospects.in_reach(MANY)
    ]
    place = words.place(prospects.turn["destruction_borough"])
    message = "face_destroy" if tiles else "face_destroy_idle"
    return prospects.text(message, place=place, tiles=", ".join(tiles))


def _ouch(prospects: Prospects) -> str:
    one, two, three = (prospects.army(n) for n in (1, 2, EVERYBODY))
    return prospects.text("face_ouch", one=one, two=two, three=three, statue=prospects.statue())


def _move_ahead(prospects: Prospects) -> str:
    """What the Move phase will ask or compel, if nothing changes."""
    if prospects.here != CENTRE:
        return prospects.text("ahead_enter" if prospects.manhattan_has_room() else "ahead_free")
    at: str = prospects.me["at"]
    zones = PLACES[LOWER : UPPER + 1]
    number = zones.index(at.partition("@")[0])
    if number + 1 == len(zones):
        return prospects.text("ahead_top")
    return prospects.text("ahead_climb", place=prospects.words.place(zones[number + 1]))


def _destroy(prospects: Prospects) -> list[str]:
    turn = prospects.turn
    place = prospects.words.place(turn["destruction_borough"])
    message = "now_destroy_units" if turn["units_only"] else "now_destroy"
    return [prospects.text(message, count=turn["destruction"], place=place)]


def _flee(prospects: Prospects) -> list[str]:
    me, attacker = prospects.me, prospects.words.seat(prospects.view["active"])
    place = prospects.words.place(me["at"])
    told = prospects.text("now_flee", seat=attacker, place=place, health=me["health"])
    units = prospects.text("now_units", count=prospects.units_in(CENTRE))
    return [told, units]


def _move(prospects: Prospects) -> list[str]:
    if prospects.must_leave():
        return [prospects.text("now_exit")]
    if prospects.here == CENTRE or prospects.manhattan_has_room():
        return [prospects.text("now_ride")]
    return [prospects.text("now_move")]
