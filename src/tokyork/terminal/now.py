"""What `?` tells about a decision of New York as the table stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.new_york.board import LOWER, PLACES, UPPER
from tokyork.new_york.goals import STARS_NEEDED
from tokyork.words.outlook import CENTRE, EVERYBODY, SUPERSTAR, Outlook, reward

if TYPE_CHECKING:
    from collections.abc import Callable

ABOUT_DICE = ("start", "roll", "dice", "resolve", "heart", "claw")
RIDES = ("start", "roll", "dice", "buy")  # where a turn of free movement adds moves
MANY = 99  # more destruction than any tile needs


def hints(outlook: Outlook) -> list[str]:
    """What to know about some of the moves offered."""
    moves: list[str] = outlook.view["decision"]["moves"]
    kind = outlook.kind
    offered = {
        "use": any(move.startswith("use ") for move in moves),
        "ride": kind in RIDES and any(move.startswith("move ") for move in moves),
        "distant": kind == "destroy" and any(" at " in move for move in moves),
        "stack": kind == "destroy" and any(" x" in move for move in moves),
        "idle": kind == "destroy" and "pass" in moves,
        "discard": any(move.endswith(" from discard") for move in moves),
    }
    return [outlook.text(f"hint_{hint}") for hint, needed in offered.items() if needed]


def now(outlook: Outlook) -> list[str]:
    """What matters now, a sentence each."""
    told: dict[str, Callable[[Outlook], list[str]]] = {
        "destroy": _destroy,
        "flee": _flee,
        "move": _move,
    }
    return told[outlook.kind](outlook) if outlook.kind in told else []


def faces_now(outlook: Outlook) -> list[tuple[str, str]]:
    """What each face of the dice would do now, where that matters, and what comes then."""
    if outlook.kind not in ABOUT_DICE:
        return []
    told: dict[str, Callable[[Outlook], str]] = {
        "heart": _heart,
        "energy": lambda p: p.text("face_energy"),
        "claw": _claw,
        "star": _star,
        "destroy": _destruction,
        "ouch": _ouch,
    }
    faces = [(outlook.words.face(face), told[face](outlook)) for face in told]
    return [*faces, (outlook.words.texts("phase-move"), _move_ahead(outlook))]


def _heart(outlook: Outlook) -> str:
    me = outlook.me
    message = "face_heart_in_manhattan" if outlook.here == CENTRE else "face_heart"
    told = outlook.text(message, health=me["health"], most=me["max_health"])
    if not me["tokens"].get("curse"):
        return told
    return outlook.text("and", first=told, second=outlook.text("face_heart_cures"))


def _claw(outlook: Outlook) -> str:
    if outlook.turn["attack_ban"]:
        return outlook.text("claws_in_peace")
    targets = outlook.targets()
    if not targets:
        return outlook.text("claws_at_nobody")
    message = "face_claw_from_manhattan" if outlook.here == CENTRE else "face_claw"
    return outlook.text(message, names=outlook.names(targets))


def _star(outlook: Outlook) -> str:
    holder = outlook.view["goals"][SUPERSTAR]
    if holder == outlook.me["seat"]:
        return outlook.text("face_star_of_holder")
    needed: int = outlook.turn["stars_needed"]
    points = outlook.words.texts("reward-points", amount=1 + needed - STARS_NEEDED)
    return outlook.text("face_star", needed=needed, pays=points, **outlook.loser(holder))


def _destruction(outlook: Outlook) -> str:
    words, needs = outlook.words, outlook.needs
    tiles = [
        outlook.text("tile", tile=words.tile(t), needs=needs[t], pays=reward(words, t))
        for t in outlook.in_reach(MANY)
    ]
    place = words.place(outlook.turn["destruction_borough"])
    message = "face_destroy" if tiles else "face_destroy_idle"
    return outlook.text(message, place=place, tiles=", ".join(tiles))


def _ouch(outlook: Outlook) -> str:
    one, two, three = (outlook.army(n) for n in (1, 2, EVERYBODY))
    return outlook.text("face_ouch", one=one, two=two, three=three, statue=outlook.statue())


def _move_ahead(outlook: Outlook) -> str:
    """What the Move phase will ask or compel, if nothing changes."""
    if outlook.here != CENTRE:
        return outlook.text("ahead_enter" if outlook.manhattan_has_room() else "ahead_free")
    at: str = outlook.me["at"]
    zones = PLACES[LOWER : UPPER + 1]
    number = zones.index(at.partition("@")[0])
    if number + 1 == len(zones):
        return outlook.text("ahead_top")
    return outlook.text("ahead_climb", place=outlook.words.place(zones[number + 1]))


def _destroy(outlook: Outlook) -> list[str]:
    turn = outlook.turn
    place = outlook.words.place(turn["destruction_borough"])
    message = "now_destroy_units" if turn["units_only"] else "now_destroy"
    return [outlook.text(message, count=turn["destruction"], place=place)]


def _flee(outlook: Outlook) -> list[str]:
    me, attacker = outlook.me, outlook.words.seat(outlook.view["active"])
    place = outlook.words.place(me["at"])
    told = outlook.text("now_flee", seat=attacker, place=place, health=me["health"])
    units = outlook.text("now_units", count=outlook.units_in(CENTRE))
    return [told, units]


def _move(outlook: Outlook) -> list[str]:
    if outlook.must_leave():
        return [outlook.text("now_exit")]
    if outlook.here == CENTRE or outlook.manhattan_has_room():
        return [outlook.text("now_ride")]
    return [outlook.text("now_move")]
