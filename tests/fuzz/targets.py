"""Everything that reads what others wrote: fed with any bytes, it reads or refuses, in time.

A target takes bytes and returns; whatever else it raises is a finding. `feed` is what fuzzers and
tests call: it also watches the time, which may grow with the length of an input, but no faster.
"""

from __future__ import annotations

import json
import time
from contextlib import redirect_stderr, suppress
from functools import cache
from io import StringIO
from typing import TYPE_CHECKING, Any

import msgspec

from tokyork import BadInputError, Game
from tokyork.bots.names import make_bot, split_budget
from tokyork.bots.programs.failures import GarbledError
from tokyork.bots.programs.program import read_answer
from tokyork.cities import CITIES
from tokyork.cli import make_parser
from tokyork.errors import IllegalMoveError
from tokyork.formats import plain_yaml, reading
from tokyork.formats.options import options_data, read_options
from tokyork.odds import read_dice, read_wish
from tokyork.plain_text import short, visible
from tokyork.scenario import run_scenario, script
from tokyork.server.feed.past_game import Fault, opened
from tokyork.server.practice import read_practice
from tokyork.server.protocol.calls import (
    Fork,
    NewLesson,
    NewName,
    NewPractice,
    NewTable,
    Saved,
    read_call,
)
from tokyork.server.protocol.clean_text import LONGEST_NAME, clean_name, clean_text
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.requests import decode
from tokyork.server.table.table import new_table
from tokyork.server.web.addresses import number_in
from tokyork.terminal.odds_command import OddsQuestion
from tokyork.verify import NoGameError, verify

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST = 20_000
"""Bytes of an input; the bounds of longer ones have tests of their own."""
FIXED = 4000
PER_BYTE = 60
"""What an input may take, in units of a thousandth of the machine's own second (see `unit`)."""
_PATIENCE = 30  # decisions that a fuzzed script may wait for its move


class TooSlowError(Exception):
    """An input that takes more than its length allows."""


def text_of(data: bytes) -> str:
    """Any text; bytes that are none become lone halves of letters, which are input, too."""
    return data.decode("utf-8", "surrogateescape")


def refusal_is_fine(text: str) -> None:
    """A refusal is one line, not long, in letters that can be seen."""
    if len(text) > 1500 or visible(text) != text:
        raise AssertionError(text[:300])


def parsed(data: bytes) -> Any:  # noqa: ANN401 - any plain data
    """What the text says, or nothing."""
    try:
        return reading.parse_yaml(text_of(data), "input")
    except BadInputError as error:
        refusal_is_fine(str(error))
        return None


# --- formats ---


def yaml(data: bytes) -> None:
    """YAML and JSON: plain data, not too deep, that can be written down as JSON again."""
    found = parsed(data)
    depth_is_fine(found, plain_yaml.DEEPEST)
    json.dumps(found, ensure_ascii=False, allow_nan=False).encode()


def depth_is_fine(value: object, left: int) -> None:
    """No more lists and mappings inside each other than that."""
    if isinstance(value, dict | list):
        assert left > 0
        for entry in value.values() if isinstance(value, dict) else value:
            depth_is_fine(entry, left - 1)


def game(data: bytes) -> None:
    """Records and snapshots: a game that can be looked at and saved again, or a refusal."""
    try:
        found = Game.load(text_of(data))
    except BadInputError as error:
        refusal_is_fine(str(error))
        return
    found.view()
    found.legal_moves  # noqa: B018 - looking is what is tried
    found.events()
    Game.load(found.save())


def checked(data: bytes) -> None:
    """A game whose dice are to be checked."""
    try:
        found = verify(parsed(data))
    except NoGameError as error:
        refusal_is_fine(str(error))
        return
    for finding in found:
        refusal_is_fine(f"{finding.where} {finding.values}")


def scenario(data: bytes) -> None:
    """Scenarios, with their scripts."""
    script._PATIENCE = _PATIENCE
    found = parsed(data)
    refusal_is_fine(run_scenario(found).line("input"))


def options(data: bytes) -> None:
    """Options, which come back as they were read."""
    found = parsed(data)
    for rules in CITIES.values():
        for seats in (2, 5):
            with suppress(BadInputError):
                agreed = read_options(rules, seats, found)
                again = options_data(rules, agreed)
                assert options_data(rules, read_options(rules, seats, again)) == again


@cache
def positions() -> list[Game]:
    """Where moves of all kinds can be made."""
    found = []
    for city in CITIES:
        played = Game(city, 4, seed=5)
        for n in range(60):
            if played.decision and n % 6 == 0:
                found.append(played.clone())
            if played.decision:
                played.play(played.decision.default)
    return found


def move(data: bytes) -> None:
    """A move in the notation: made, or refused with a reason and nothing changed."""
    where = positions()[len(data) % len(positions())]
    before = where.clone()
    try:
        where.clone().play(text_of(data))
    except IllegalMoveError as error:
        refusal_is_fine(str(error))
    assert before.snapshot() == where.snapshot()


# --- the server ---


def request(data: bytes) -> None:
    """What browsers send over the socket."""
    with suppress(RefusedError):
        found = decode(data)
        assert decode(msgspec.json.encode(found)) == found


def call(data: bytes) -> None:
    """What browsers post; a table that somebody wants is made, apart from saving it."""
    for kind in (NewTable, NewName, NewLesson, NewPractice, Saved, Fork):
        with suppress(RefusedError):
            found: object = read_call(data, kind)
            if isinstance(found, NewTable):
                new_table("fuzz", "guest", found.settings, found.seats).begin()


def practice(data: bytes) -> None:
    """A position that somebody made up; a refusal can be put into words."""
    try:
        scene, made = read_practice(NewPractice(text_of(data)))
    except RefusedError as error:
        refusal_is_fine(error.problem("en").text)
        return
    json.dumps(scene).encode()
    msgspec.json.encode(made.view())


def brought(data: bytes) -> None:
    """A game that somebody brought along."""
    found = opened(text_of(data))
    if isinstance(found, Fault):
        refusal_is_fine(f"{found.place}: {found.why}")
    msgspec.json.encode(found)


def said(data: bytes) -> None:
    """Names and talk: clean, and clean again the same."""
    text = text_of(data)
    with suppress(RefusedError):
        name = clean_name(text)
        assert visible(name) == name
        assert len(name) <= LONGEST_NAME
    with suppress(RefusedError):
        spoken = clean_text(text)
        assert visible(spoken) == spoken
    assert len(short(text, 50)) <= 50
    number_in(text)


# --- the command line ---


def odds(data: bytes) -> None:
    """Dice and wishes."""
    text = text_of(data)
    dice, _, wish = text.partition("\n")
    faces = CITIES["tokyo"].faces
    for read, words in ((read_dice, dice), (read_wish, wish), (read_wish, text)):
        with suppress(BadInputError):
            read(words, faces, "fuzz")
    with suppress(BadInputError):
        OddsQuestion.read("new_york", dice, wish[:5], wish, None)


def bot_name(data: bytes) -> None:
    """Bots by name, without starting a program."""
    text = text_of(data)
    split_budget(text)
    try:
        make_bot(text).close()
    except BadInputError as error:
        refusal_is_fine(str(error))


def bot_answer(data: bytes) -> None:
    """A line of a bot in another language."""
    try:
        read_answer(data)
    except GarbledError as error:
        refusal_is_fine(str(error))


def arguments(data: bytes) -> None:
    """Words of the command line."""
    said_of_it = StringIO()
    with redirect_stderr(said_of_it), suppress(SystemExit):
        make_parser().parse_args(text_of(data).split("\n")[:20])
    last = said_of_it.getvalue().rstrip("\n").rpartition("\n")[2]
    refusal_is_fine(last[:1500] if last.startswith("tokyork") else last)


TARGETS: dict[str, Callable[[bytes], None]] = {
    target.__name__: target
    for target in (
        yaml,
        game,
        checked,
        scenario,
        options,
        move,
        request,
        call,
        practice,
        brought,
        said,
        odds,
        bot_name,
        bot_answer,
        arguments,
    )
}


# --- time ---


@cache
def unit() -> float:
    """A thousandth of what this machine needs for a million small steps."""
    best = 1.0
    for _ in range(3):
        start = time.process_time()
        sum(n & 3 for n in range(100_000))
        best = min(best, time.process_time() - start)
    return best / 100


def feed(name: str, data: bytes) -> None:
    """Feed a target; what takes more than its length allows, three times over, is a finding."""
    allowed = (FIXED + PER_BYTE * len(data)) * unit()
    for _ in range(3):
        start = time.process_time()
        TARGETS[name](data)
        taken = time.process_time() - start
        if taken <= allowed:
            return
    raise TooSlowError(f"{taken:.3f} s for {len(data)} bytes; {allowed:.3f} s are allowed")
