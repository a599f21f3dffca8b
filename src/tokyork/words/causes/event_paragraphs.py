"""Which paragraph of the rules is behind an event; each city names its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tokyork.words.causes.story import Told

CARDS = "choose"
"""Cards come before the rules."""
_BOTH = {
    "rolled_off": "first",
    "goes_first": "first",
    "turn_started": "turn",
    "rolled": "roll",
    "die_changed": "change_dice",
    "dice_final": "resolve",
    "health_trimmed": "health",
    "loss_avoided": "damage",
    "rolled_aside": "damage",
    "health_paid": "health",
    "attacked": "claws",
    "health_lost": "claws",
    "card_bought": "buy",
    "card_gained": "buy",
    "card_revealed": "market",
    "market_swept": "sweep",
    "fell": "out",
    "knocked_out": "out",
    "card_lost": CARDS,
    "reborn": CARDS,
    "card_seen": CARDS,
    "charges_set": CARDS,
    "points_lost": CARDS,
    "energy_lost": CARDS,
    "last_round": "options",
}
_CITY = {
    "tokyo": {
        "copy_placed": CARDS,
        "copy_ended": CARDS,
        "token_gained": "tokens",
        "token_lost": "cure",
        "turn_queued": "extra_turns",
        "stayed": "yield",
        "energy_paid": "energy",
        "deck_shuffled": "empty_deck",
    },
    "new_york": {
        "copy_placed": CARDS,
        "copy_ended": CARDS,
        "token_gained": CARDS,
        "token_lost": "cure",
        "turn_queued": CARDS,
        "stayed": "flee",
        "energy_paid": "health",
        "deck_shuffled": "sweep",
        "tile_destroyed": "destroy",
        "building_revealed": "flip",
        "unit_moved": "units",
        "results_added": "resolve",
        "goal_lost": "out",
        "souvenir_placed": CARDS,
    },
}
_ENDINGS = {"points": "win_points", "elimination": "win_last", "no_winner": "win_last"}
_LOSSES = {
    "token": {"tokyo": "tokens", "new_york": "card_damage"},
    "card": {"tokyo": "loss", "new_york": "card_damage"},
    "power": {"tokyo": "loss", "new_york": "card_damage"},
}
_OUCHES = ("card_damage", "ouch", "ouch_two", "ouch_three")
_DICE_GAINS = {
    "tokyo": {
        "points_gained": "numbers",
        "health_gained": "hearts",
        "energy_gained": "energy_dice",
    },
    "new_york": {
        "points_gained": "stars",
        "health_gained": "hearts",
        "energy_gained": "energy_dice",
    },
}
_NEW_YORK_FACES = {"destroy": "buildings", "ouch": "statue", "star": "superstar"}
_TOKENS = {
    "web": {"token_gained": "tokens", "token_lost": "shed"},
    "curse": {"token_gained": "tokens"},
}


def paragraph_of(city: str, event: Told, *, at_start: bool, ouches: int) -> str:
    """The paragraph behind an event.

    `at_start` if the turn has just begun; `ouches` are those among the results of the turn.
    """
    kind = event["kind"]
    if kind == "moved":
        return _move(city, event)
    if kind == "health_lost":
        return _loss(city, event["cause"]["kind"], ouches)
    if kind in _DICE_GAINS[city]:
        return _gain(city, event, at_start=at_start)
    named = {
        "game_over": _ENDINGS.get(event.get("ending", ""), CARDS),
        "goal_taken": str(event.get("goal")).partition("_")[0],
        **_BOTH,
        **_CITY[city],
        **_TOKENS.get(event.get("token", ""), {}),
    }
    return named[kind]


def _loss(city: str, cause: str, ouches: int) -> str:
    if cause == "army":
        return _OUCHES[min(ouches, 3)]
    return _LOSSES.get(cause, {}).get(city, "claws")


def _gain(city: str, event: Told, *, at_start: bool) -> str:
    cause = event["cause"]
    if cause["kind"] == "dice":
        face = cause.get("face", "")
        return _NEW_YORK_FACES.get(face) or _DICE_GAINS[city][event["kind"]]
    if cause["kind"] == "rules":
        starts = {"tokyo": "start", "new_york": "income"}
        return starts[city] if at_start else "enter"
    return CARDS


def _move(city: str, event: Told) -> str:
    cause = event["cause"]["kind"]
    if city == "tokyo":
        return "yield" if cause == "choice" else "enter" if event["to"] != "outside" else "out"
    if event["to"] == "nowhere":
        return "out"
    if event["from"] == "nowhere":
        return "place"
    inside = not _is_borough(event["to"])
    if cause == "choice":
        return "enter" if inside else "move" if _is_borough(event["from"]) else "flee"
    if inside:
        return "enter" if _is_borough(event["from"]) else "climb"
    return "leaving"


def _is_borough(place: str) -> bool:
    return place in {"staten_island", "bronx", "queens", "brooklyn"}
