"""Computer players by name: `greedy`, `greedy:250ms`, `cmd:./mybot --fast`."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Callable
from typing import TypeAlias

from tokyork.bots.base import Bot
from tokyork.bots.greedy import GreedyBot
from tokyork.bots.learned import LearnedBot
from tokyork.bots.levels import LEVELS
from tokyork.bots.programs.program import ProgramBot
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
}

PROGRAM = "cmd:"
_BUDGET = re.compile(r"(?P<name>.*):(?P<number>[1-9]\d{0,6})(?P<unit>ms|s)", re.DOTALL)


def make_bot(text: str, seed: int = 0, place: str = "bot") -> Bot:
    """The bot of a name, perhaps with a time budget; `place` is where the name stands."""
    name, ms = split_budget(text)
    if name.startswith(PROGRAM):
        return ProgramBot(read_command(name.removeprefix(PROGRAM), place), seed, ms)
    if name in BOTS:
        return BOTS[name](seed, ms)
    known, _, time = name.partition(":")
    if known in BOTS:
        raise BadInputError(place, texts()("bots-bad_time", name=known, found=shown(time)))
    raise BadInputError(place, texts()("bots-unknown", names=", ".join(BOTS), found=shown(text)))


def split_budget(text: str) -> tuple[str, int | None]:
    """A name, and the milliseconds behind it if there are any."""
    found = _BUDGET.fullmatch(text)
    if found is None:
        return text, None
    return found["name"], int(found["number"]) * (1000 if found["unit"] == "s" else 1)


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
