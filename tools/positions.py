"""Games that stand at each kind of decision, for fixtures and for pictures."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from tokyork import Game
from tokyork.bots import SafeSeat, make_bot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tokyork import Decision

GAMES = 400
FEW_FIRST = (2, 3, 4, 5, 6)
WARM = 6  # turns after which a table looks like one
WORST: dict[str, dict[str, Any]] = {
    "tokyo": {
        "game": "tokyo",
        "players": [
            {
                "health": 6,
                "points": 17,
                "energy": 12,
                "cards": [
                    "extra_head",
                    "giant_brain",
                    "background_dweller",
                    "friend_of_children",
                    "energy_hoarder",
                    {"id": "smoke_cloud", "tokens": 3},
                    "stretchy",
                ],
            },
            {
                "at": "tokyo_city",
                "health": 3,
                "points": 14,
                "energy": 7,
                "cards": ["wings", "jets"],
            },
            {"at": "tokyo_bay", "health": 10, "points": 9, "energy": 21},
            {"health": 1, "points": 19, "cards": ["nova_breath", "urbavore", "fire_breathing"]},
            {"health": 8, "points": 12, "energy": 3, "tokens": {"poison": 2, "shrink": 1}},
            {"health": 10, "points": 4, "energy": 14},
        ],
        "rolls": [[1, 2, 3, 3, "heart", "energy", "claw"]],
    },
    "new_york": {
        "game": "new_york",
        "players": [
            {"at": "brooklyn", "health": 6, "points": 17, "energy": 12, "goals": ["superstar"]},
            {"at": "midtown", "health": 3, "points": 14, "energy": 7, "tokens": {"web": 2}},
            {"at": "upper@2", "health": 10, "points": 9, "energy": 21},
            {"at": "brooklyn", "health": 1, "points": 19, "goals": ["statue_of_liberty"]},
            {"at": "bronx", "health": 8, "points": 12, "energy": 3, "tokens": {"curse": 2}},
            {"at": "bronx", "health": 10, "points": 4, "energy": 14},
        ],
        "boroughs": {
            "brooklyn": {"units": ["infantry", "infantry", "jet", "tank"]},
            "manhattan": {"units": ["infantry", "jet", "tank"]},
            "bronx": {"units": ["jet", "infantry"]},
            "queens": {"units": ["tank"]},
        },
        "rolls": [["claw", "star", "destroy", "destroy", "heart", "ouch"]],
    },
}

# What games by chance hardly come to.
RARE: dict[str, dict[str, dict[str, Any]]] = {
    "tokyo": {
        "start": {
            "game": "tokyo",
            "players": [
                {
                    "energy": 3,
                    "cards": [{"id": "mimic", "copies": {"seat": "p2", "card": "wings"}}],
                },
                {"at": "tokyo_city", "health": 7, "points": 8, "cards": ["wings", "jets"]},
                {"points": 5, "energy": 4, "cards": ["psychic_probe"]},
            ],
        },
    },
    "new_york": {},
}


def worst_case(city: str) -> Game:
    """As much as there can be on one table."""
    return Game.from_scenario(WORST[city])


def every_kind(city: str, seats: Sequence[int] = FEW_FIRST) -> Iterator[tuple[str, Game]]:
    """A game at each kind of decision, and one that is over; tables are tried by their size.

    Each goes on when the next one is asked for.
    """
    dice = Random(7)  # noqa: S311 - the same every time
    found: set[str] = set()
    for seed in range(GAMES):
        game = Game(city, seats[seed % len(seats)], seed=seed)
        while decision := game.decision:
            kind = _kind(decision)
            early = decision.kind in {"place", "start"}
            if kind not in found and (early or game.state.turn > WARM):
                found.add(kind)
                yield kind, game
            game.play(dice.choice(decision.moves))
        if "over" not in found:
            found.add("over")
            yield "over", game
    for kind, scenario in RARE[city].items():
        if kind not in found:
            yield kind, Game.from_scenario(scenario)


def whole_game(city: str, seats: int = 4) -> Game:
    """A game that bots played to its end, in which somebody was knocked out before it."""
    for seed in range(GAMES):
        game = played_by_bots(city, seats, seed)
        fall = _first_fall(game)
        if fall and fall["turn"] < game.state.turn and len(game.winners) == 1:
            return game
    raise AssertionError


def _first_fall(game: Game) -> dict[str, Any] | None:
    """The first knock-out, and in which turn it was."""
    turn = 0
    for event in game.events():
        turn = event["amount"] if event["kind"] == "turn_started" else turn
        if event["kind"] == "knocked_out":
            return {**event, "turn": turn}
    return None


def after_a_fall(city: str, seats: int = 4) -> tuple[Game, str]:
    """The same just after somebody was knocked out, while it goes on; and who it was."""
    game = whole_game(city, seats)
    fall, record = _first_fall(game), game.record
    if fall is None or record is None:
        raise AssertionError
    record.moves = record.moves[: fall["after"]]
    return Game.load(record.text()), fall["seat"]


def played_by_bots(city: str, seats: int, seed: int) -> Game:
    """A quick game, the same every time."""
    game = Game(city, seats, seed=seed)
    bot = SafeSeat(make_bot("greedy"))
    while not game.over:
        game.play_number(bot.pick(game.state))
    return game


def _kind(decision: Decision) -> str:
    """What it is called: a shop where something can be bought is another matter."""
    if decision.card:
        return f"{decision.kind}-{decision.card}"
    rich = decision.kind == "buy" and any(str(move).startswith("buy") for move in decision.moves)
    return "buy-rich" if rich else decision.kind
