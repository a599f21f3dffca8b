"""Computer players by name: `greedy`, `search:250ms`, `my.py:Rusher`, `cmd:./mybot --fast`."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tokyork.bots.base import Bot
from tokyork.bots.bot_files import NAMED, make_from_file
from tokyork.bots.greedy import GreedyBot
from tokyork.bots.learned import LearnedBot
from tokyork.bots.levels import LEVELS
from tokyork.bots.outsiders import OUTSIDERS
from tokyork.bots.random import RandomBot
from tokyork.bots.search import SearchBot
from tokyork.bots.styles import BrawlerBot, BuilderBot, ShowoffBot
from tokyork.errors import BadInputError
from tokyork.formats.reading import shown
from tokyork.words.texts import texts

Factory: TypeAlias = Callable[[int, int | None], Bot]
"""Makes a bot from a seed and, perhaps, milliseconds a move."""

BOTS: dict[str, Factory] = {
    "random": RandomBot,
    "brawler": BrawlerBot,
    "builder": BuilderBot,
    "showoff": ShowoffBot,
    "greedy": GreedyBot,
    "learned": LearnedBot,
    **{level.name: level.player for level in LEVELS},
    "search": SearchBot,
    **OUTSIDERS,
}

PROGRAM = "cmd:"
TEXT_PROGRAM = "text:"
_BUDGET = re.compile(r"(?P<name>.*):(?P<number>[1-9]\d{0,6})(?P<unit>ms|s|games)", re.DOTALL)


class Named(NamedTuple):
    """A name, and the limit behind it: milliseconds or games for a move, or none."""

    name: str
    ms: int | None = None
    games: int | None = None


def make_bot(text: str, seed: int = 0, place: str = "bot") -> Bot:
    """The bot of a name, perhaps with a limit for a move; `place` is where the name stands."""
    name, ms, games = split_budget(text)
    if name.startswith((PROGRAM, TEXT_PROGRAM)) and games is not None:
        raise BadInputError(place, texts()("bots-no_games"))
    bot = _made(name, seed, ms, place)
    if bot is None:
        raise _unknown(text, name, place)
    if games is not None:
        bot.limit_games(games)
    return bot


def _made(name: str, seed: int, ms: int | None, place: str) -> Bot | None:
    if name.startswith((PROGRAM, TEXT_PROGRAM)):
        return _program(name, seed, ms, place)
    if name in BOTS:
        return BOTS[name](seed, ms)
    if in_file := NAMED.fullmatch(name):
        return make_from_file(in_file["file"], in_file["name"], seed, ms, place)
    return None


def _program(name: str, seed: int, ms: int | None, place: str) -> Bot:
    # Tables never ask for one, and where they are played there may be no processes.
    from tokyork.bots.programs.program import ProgramBot  # noqa: PLC0415 - as said
    from tokyork.bots.programs.text_program import TextProgramBot  # noqa: PLC0415 - the same

    kind, _, command = name.partition(":")
    player = ProgramBot if f"{kind}:" == PROGRAM else TextProgramBot
    return player(read_command(command, place), seed, ms)


def _unknown(text: str, name: str, place: str) -> BadInputError:
    known, _, time = name.partition(":")
    if known in BOTS:
        return BadInputError(place, texts()("bots-bad_time", name=known, found=shown(time)))
    return BadInputError(place, texts()("bots-unknown", names=", ".join(BOTS), found=shown(text)))


def split_budget(text: str) -> Named:
    """A name, and the limit behind it if there is one."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        return Named(text)
    number = int(found["number"])
    if found["unit"] == "games":
        return Named(found["name"], games=number)
    return Named(found["name"], ms=number * (1000 if found["unit"] == "s" else 1))


def read_command(text: str, place: str) -> list[str]:
    """The words of a command, which must name a program there is."""
    try:
        words = shlex.split(text)
    except ValueError:  # an open quotation
        words = []
    return runnable(words, text, place)


def runnable(words: list[str], text: str, place: str) -> list[str]:
    """The words, if the first of them is a program."""
    if not words or "\0" in text or shutil.which(words[0]) is None:
        raise BadInputError(place, texts()("bots-no_program", found=shown(text)))
    return words
