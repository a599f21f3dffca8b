"""Games with fair dice and what `tokyork verify` says of them, for the browser's dice to agree.

`python tools/fair_games.py COUNT FILE` writes many; `TOKYORK_FAIR_GAMES=FILE` lets the client's
tests read them. Every second game was tampered with.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tokyork import Game  # noqa: E402 - after the path
from tokyork.cities import CITIES  # noqa: E402 - its folder must be found first
from tokyork.fair.game_digest import game_digest, set_up  # noqa: E402 - its folder must be found first
from tokyork.fair.public_list import NOTHING_BEFORE, ListEntry, entry_hash  # noqa: E402 - its folder must be found first
from tokyork.fair.seal import Seal  # noqa: E402 - its folder must be found first
from tokyork.verify import is_as_committed, verify  # noqa: E402 - its folder must be found first

if TYPE_CHECKING:
    from collections.abc import Iterator

SOME = 40  # that come with the other fixtures


def _bytes(*words: object) -> str:
    """What looks random, the same at every run."""
    return hashlib.sha256(" ".join(map(str, words)).encode()).hexdigest()


def _sealed(number: int, seats: int) -> Seal:
    salts = {f"p{seat}": _bytes("salt", number, seat) for seat in range(1, seats + 1) if seat % 3}
    seal = Seal(_bytes("secret", number), salts)
    fields = (NOTHING_BEFORE, 1, "committed", seal.commitment, "", number)
    seal.entry = ListEntry(1, "committed", seal.commitment, "", number, NOTHING_BEFORE, "")
    seal.entry.hash = entry_hash(*fields)
    return seal


def _played(number: int, chance: Random) -> dict[str, Any]:
    """A game as its file tells it."""
    city, seats = list(CITIES)[number % len(CITIES)], 2 + number % 5
    game = Game(city, seats, seal=_sealed(number, seats))
    while not game.over:
        rare = [n for n, move in enumerate(game.legal_moves) if move.split()[0] in ("buy", "use")]
        anything = range(len(game.legal_moves))
        game.play_number(chance.choice(rare if rare and chance.random() < 0.5 else anything))
    record: Any = game.record  # a game from its beginning has one
    record.draws = game.draws()
    found: dict[str, Any] = record.data()
    return found


def _first_throw(draws: list[str]) -> int:
    return next(number for number, draw in enumerate(draws) if draw.split(" ")[1] == "dice")


def _tells_digest(number: int) -> bool:
    """Whether the server of this game was new enough."""
    return number % 8 < 6


def _listed(data: dict[str, Any], number: int) -> list[ListEntry]:
    """The public list as it is when such a game is over; some servers told no digest."""
    first = msgspec.convert(data["fair"]["entry"], ListEntry)
    beginning = set_up(data["game"], data["seats"], data["options"])
    told = game_digest(beginning, data["moves"]) if _tells_digest(number) else ""
    about = (2, "ended", first.commitment, "over", number + 1)
    sealed = entry_hash(first.hash, *about, told)
    return [first, ListEntry(*about, first.hash, sealed, told)]  # type: ignore[arg-type]


def _tampered(data: dict[str, Any], number: int, chance: Random) -> dict[str, Any]:
    """The same with something that is not as it was."""
    place = chance.choice(("draw", "draw", "lost", "salt", "secret", "entry", "other", "options"))
    if place == "other":  # whoever knows the secret can play another game by it
        return _played(number, Random(-1 - number))  # noqa: S311 - the same
    if place == "options" and _tells_digest(number):  # else only who plays by the rules sees it
        data["options"] = {"points": 19}
        return data
    draws, fair = data["draws"], data["fair"]
    number = chance.randrange(len(draws))
    if place == "draw":
        made, stream, *things = draws[number].split(" ")
        at = chance.randrange(len(things))
        things[at], things[-1] = things[-1], things[at]  # often nothing has changed
        draws[number] = " ".join([made, stream, *things])
    elif place == "lost":
        del draws[_first_throw(draws)]  # the last ones only who plays the game again can miss
    elif place == "salt":
        fair["salts"]["p1"] = _bytes("other", number)
    elif place == "secret":
        fair["secret"] = _bytes("other", number)
    else:
        fair["entry"]["at"] += 1
    return data


def fair_games(count: int) -> Iterator[dict[str, Any]]:
    """Files of games, and whether they are as committed."""
    for number in range(count):
        chance = Random(number)  # noqa: S311 - a game needs no better
        data = _played(number, chance)
        listed = _listed(data, number)
        if number % 2:
            data = _tampered(data, number, chance)
        verdict = is_as_committed(verify(json.loads(json.dumps(data)), listed))
        told = msgspec.to_builtins(listed)
        yield {"text": json.dumps(data), "list": told, "as_committed": verdict}


if __name__ == "__main__":
    with Path(sys.argv[2]).open("w", encoding="utf-8") as file:
        file.writelines(json.dumps(game) + "\n" for game in fair_games(int(sys.argv[1])))
