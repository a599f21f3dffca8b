"""Running the script of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.core.agenda import play
from tokyork.core.chance import LoadedDiceError
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.formats.notation import (
    chooser,
    decision_kind,
    default_move,
    find_move,
    legal_texts,
    seat_text,
)
from tokyork.plain_text import short, visible
from tokyork.scenario.expect import check_keys, first_difference
from tokyork.scenario.position import PositionReader

if TYPE_CHECKING:
    from pathlib import Path

    from tokyork.core.state import State

KINDS = [
    "place",
    "roll",
    "dice",
    "probe",
    "resolve",
    "heart",
    "claw",
    "destroy",
    "damage",
    "yield",
    "flee",
    "move",
    "buy",
    "snatch",
    "end",
    "start",
    "choose",
]
_LONGEST_KEY = 60
_LONGEST_REASON = 1000
_PATIENCE = 200_000  # decisions answered by defaults before a step gives up


class Outcome:
    """How a scenario ended: ok, FAIL or ERROR, and why."""

    def __init__(self, status: str, reason: str = "") -> None:
        """Keep the word that is printed and the reason behind it."""
        self.status = status
        self.reason = short(reason, _LONGEST_REASON)

    def line(self, name: str) -> str:
        """The line that `tokyork scenario` prints."""
        return f"{self.status} {visible(name)}" + (f": {self.reason}" if self.reason else "")


class _FailedError(Exception):
    """Something the scenario states is not so."""


def run_file(path: Path) -> Outcome:
    """Run one scenario file."""
    try:
        data = reading.load_yaml(path)
    except BadInputError as error:
        return Outcome("ERROR", str(error).removeprefix(f"{path}: "))
    return run_scenario(data)


def run_scenario(data: object) -> Outcome:
    """Run a scenario given as plain data."""
    try:
        g = PositionReader(data).position()
        given = reading.mapping(data, "scenario")
        steps = reading.sequence(given.get("script") or [], "script")
        _check_steps(g, steps)
        for number, step in enumerate(steps):
            _run_step(g, step, f"script[{number}]")
    except BadInputError as error:
        return Outcome("ERROR", str(error))
    except LoadedDiceError as error:
        return Outcome("ERROR", f"rolls: {error}")
    except _FailedError as failure:
        return Outcome("FAIL", str(failure))
    return Outcome("ok")


def _check_steps(g: State, steps: list[Any]) -> None:
    """Find what is malformed before anything is played."""
    seats = len(g.monsters)
    for number, step in enumerate(steps):
        place = f"script[{number}]"
        if isinstance(step, str):
            _text(step, place)
            continue
        entries = reading.mapping(step, place)
        if len(entries) != 1:
            raise BadInputError(place, "expected a single key in this step")
        key, value = next(iter(entries.items()))
        where = f"{place}.{short(key, _LONGEST_KEY)}"
        if key == "expect":
            check_keys(g, value, where)
        elif key == "at":
            _kind_and_seat(value, where, seats)
        elif key == "until":
            if value != "next":
                reading.seat(value, where, seats)
        elif key in {"legal", "illegal"}:
            _text(value, where)
        elif key[:1] == "p" and key[1:].isdigit():
            reading.seat(key, where, seats)
            _text(value, where)
        else:
            known = "a move, pN, at, until, legal, illegal or expect"
            raise BadInputError(where, f"unknown key; expected {known}")


def _text(value: object, place: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadInputError(place, f"expected a move, got {reading.shown(value)}")
    return value


def _kind_and_seat(value: object, place: str, seats: int) -> tuple[str, str | None]:
    words = value.split() if isinstance(value, str) else []
    if not 1 <= len(words) <= 2:
        raise BadInputError(place, "expected a kind of decision, perhaps with a seat")
    kind = reading.word(words[0], place, KINDS, "a kind of decision")
    if len(words) == 2:
        reading.seat(words[1], place, seats)
        return kind, words[1]
    return kind, None


def _run_step(g: State, step: object, place: str) -> None:
    if isinstance(step, str):
        _play_when_legal(g, step, None, place)
        return
    key, value = next(iter(reading.mapping(step, place).items()))
    if key == "expect":
        difference = first_difference(g, value)
        if difference:
            raise _FailedError(f"{place}: {difference}")
    elif key == "at":
        kind, seat = _kind_and_seat(value, place, len(g.monsters))
        _default_until(g, lambda: _is_pending(g, kind, seat), f"{place}: at {value}")
    elif key == "until" and value == "next":
        turn = g.turn
        _default_until(g, lambda: g.turn > turn or g.over, f"{place}: until next")
    elif key == "until":
        _default_until(g, lambda: seat_text(g.active) == value, f"{place}: until {value}")
    elif key in {"legal", "illegal"}:
        _check_legal(g, _text(value, place), place, wanted=key == "legal")
    else:
        _play_when_legal(g, _text(value, place), key, place)


def _is_pending(g: State, kind: str, seat: str | None) -> bool:
    return decision_kind(g) == kind and seat in {None, seat_text(chooser(g))}


def _default_until(g: State, reached: Any, what: str) -> None:  # noqa: ANN401 - a predicate
    for _ in range(_PATIENCE):
        if g.over:
            if what.endswith("next"):
                return
            raise _FailedError(f"{what} is not reached before the game ends")
        if reached():
            return
        play(g, default_move(g))
    raise _FailedError(f"{what} is not reached in {_PATIENCE} decisions")


def _play_when_legal(g: State, text: str, seat: str | None, place: str) -> None:
    for _ in range(_PATIENCE):
        if g.over:
            break
        if seat in {None, seat_text(chooser(g))}:
            index = find_move(g, text)
            if index >= 0:
                play(g, index)
                return
        play(g, default_move(g))
    raise _FailedError(f"{place}: {reading.shown(text)} never becomes legal")


def _check_legal(g: State, text: str, place: str, *, wanted: bool) -> None:
    legal = bool(g.pending) and find_move(g, text) >= 0
    if legal == wanted:
        return
    if not g.pending:
        raise _FailedError(f"{place}: {reading.shown(text)} is not legal, because the game is over")
    who = f"{seat_text(chooser(g))} ({decision_kind(g)})"
    if wanted:
        listed = legal_texts(g)
        shown = ", ".join(listed[:12]) + (", ..." if len(listed) > 12 else "")
        raise _FailedError(
            f"{place}: {reading.shown(text)} is not legal for {who}, who may: {shown}"
        )
    raise _FailedError(f"{place}: {reading.shown(text)} is legal for {who}")
