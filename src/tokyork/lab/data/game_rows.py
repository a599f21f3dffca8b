"""One game played, and the rows that it makes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from tokyork.bots import SafeSeat, make_bot
from tokyork.core.agenda import play, seat_of
from tokyork.core.chance import draw, seeded
from tokyork.core.setup import empty_table, start
from tokyork.errors import BadInputError, sentence
from tokyork.formats.notation import decision_kind, seat_text, texts_of
from tokyork.playout import PICKER, end_digest
from tokyork.tokyo.rules import TOKYO
from tokyork.views.event_view import ENDINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork.core.state import State
    from tokyork.lab.data.data_plan import DataPlan

Row = dict[str, Any]
_WIDE = 255  # announces a number in two bytes


@dataclass
class KeptGame:
    """What a part keeps of one game."""

    row: Row
    finer: list[Row] = field(default_factory=list)
    """Its turns or decisions, if they are wanted."""
    troubles: list[tuple[str, str]] = field(default_factory=list)
    """Names of bots whose answers had to be replaced, and why."""


class Pick(Protocol):
    """Says the number of the move to make."""

    def __call__(self, g: State, /) -> int:
        """Among `g.moves`."""


# --- compact records ---


def packed_moves(numbers: list[int]) -> bytes:
    """The numbers of a game's moves among the legal ones: a byte each, three if it is large."""
    out = bytearray()
    for number in numbers:
        if number < _WIDE:
            out.append(number)
        else:
            out += bytes((_WIDE, *number.to_bytes(2, "big")))
    return bytes(out)


def unpacked_moves(data: bytes) -> Iterator[int]:
    """The same numbers again."""
    place = 0
    while place < len(data):
        if data[place] == _WIDE:
            yield int.from_bytes(data[place + 1 : place + 3], "big")
            place += 3
        else:
            yield data[place]
            place += 1


# --- playing ---


def played(plan: DataPlan, game: int) -> KeptGame:
    """Play one game; one that crashes leaves a row that says so."""
    g = plan.table(game)
    seats: list[SafeSeat] = []
    numbers: list[int] = []
    watch = WATCHERS[plan.rows](game)
    error = ""
    try:
        seats += [
            SafeSeat(make_bot(name, plan.seed_of(game) * 8 + n)) for n, name in enumerate(plan.bots)
        ]
        start(g)
        _play_on(g, _by_bots(seats) if seats else _at_random(plan.seed_of(game)), numbers, watch)
    except Exception as crash:  # noqa: BLE001 - the other games shall be played all the same
        error = sentence(crash)
    finally:
        for seat in seats:
            seat.close()
    troubles = [
        (name, failure.reason)
        for name, seat in zip(plan.bots, seats, strict=False)
        for failure in seat.failures
    ]
    row = _row(plan, game, g, error)
    row |= {"replaced": len(troubles), "moves": packed_moves(numbers)}
    return KeptGame(row, watch.rows, troubles)


def _play_on(g: State, pick: Pick, numbers: list[int], watch: Watcher) -> None:
    while not g.over:
        number = pick(g)
        watch.move(g, number)
        numbers.append(number)
        play(g, number)
    watch.end(g)


def replayed(plan: DataPlan, game: int, moves: bytes) -> Iterator[tuple[State, int]]:
    """The same game again: before each move the position, and which is made; the end last."""
    g = plan.table(game)
    start(g)
    for number in unpacked_moves(moves):
        if g.over or number >= len(g.moves):
            raise BadInputError("moves", f"game {game} was not played by these rules")
        yield g, number
        play(g, number)
    if not g.over:
        raise BadInputError("moves", f"game {game} has no end")
    yield g, -1


def _by_bots(seats: list[SafeSeat]) -> Pick:
    return lambda g: seats[seat_of(g.pending)].pick(g)


def _at_random(seed: int) -> Pick:
    """The very moves that `tokyork.core.random_play` makes."""
    dice = empty_table(TOKYO, TOKYO.new_options(), [0, 1], 0)  # only its generator counts
    dice.chance = seeded(seed + PICKER)
    return lambda g: int(draw(dice)) * len(g.moves) >> 32


# --- rows ---


def _row(plan: DataPlan, game: int, g: State, error: str) -> Row:
    won = [seat_text(n) for n in range(plan.seats) if g.winners >> n & 1]
    row: Row = {
        "game": game,
        "seed": plan.seed_of(game),
        "first": seat_text(int(g.first)),
        "winners": " ".join(won),
        "ending": "" if error else str(ENDINGS[int(g.ending)]),
        "turns": int(g.turn),
        "decisions": int(g.made),
        "error": error,
        "digest": "" if error else end_digest(g),
    }
    for n, m in enumerate(g.monsters):
        seat = seat_text(n)
        row[f"{seat}_points"] = int(m.points)
        row[f"{seat}_health"] = int(m.health) if m.alive else 0
        row[f"{seat}_energy"] = int(m.energy)
        row[f"{seat}_cards"] = int(m.cards).bit_count()
    return row


class Watcher:
    """Makes rows while a game goes on; this one none, because the game's own is enough."""

    def __init__(self, game: int) -> None:
        """Nothing has happened yet."""
        self.game = game
        self.rows: list[Row] = []

    def move(self, g: State, number: int) -> None:
        """A move is about to be made."""

    def end(self, g: State) -> None:
        """The game is over."""


class DecisionWatcher(Watcher):
    """A row for every decision."""

    def move(self, g: State, number: int) -> None:
        """Who chooses what, and how it stands."""
        seat = int(seat_of(g.pending))
        m = g.monsters[seat]
        self.rows.append(
            {
                "game": self.game,
                "decision": int(g.made),
                "turn": int(g.turn),
                "seat": seat_text(seat),
                "kind": decision_kind(g),
                "legal": len(g.moves),
                "move": texts_of(g.rules)[int(g.moves[number])],
                "health": int(m.health),
                "points": int(m.points),
                "energy": int(m.energy),
                "at": g.rules.places[m.at],
                "rivals": sum(bool(other.alive) for other in g.monsters) - 1,
            }
        )


class TurnWatcher(Watcher):
    """A row for every turn, as it stands when the turn is over."""

    def __init__(self, game: int) -> None:
        """No turn has begun."""
        super().__init__(game)
        self._turn = 0
        self._seat = 0
        self._decisions = 0
        self._bought: list[str] = []
        self._out_of_turn = 0

    def move(self, g: State, number: int) -> None:
        """The first move of the next turn ends the one before."""
        if int(g.turn) != self._turn:
            self._close(g)
            self._turn, self._seat = int(g.turn), int(g.active)
        seat = int(seat_of(g.pending))
        self._decisions += 1
        self._out_of_turn += seat != self._seat
        text = texts_of(g.rules)[int(g.moves[number])]
        if seat == self._seat and text.startswith("buy "):
            self._bought.append(text.split()[1])

    def end(self, g: State) -> None:
        """So does the end of the game."""
        self._close(g)

    def _close(self, g: State) -> None:
        if self._turn:
            m = g.monsters[self._seat]
            self.rows.append(
                {
                    "game": self.game,
                    "turn": self._turn,
                    "seat": seat_text(self._seat),
                    "decisions": self._decisions,
                    "out_of_turn": self._out_of_turn,
                    "bought": " ".join(self._bought),
                    "alive": bool(m.alive),
                    "health": int(m.health) if m.alive else 0,
                    "points": int(m.points),
                    "energy": int(m.energy),
                    "at": g.rules.places[m.at],
                    "cards": int(m.cards).bit_count(),
                }
            )
        self._decisions = self._out_of_turn = 0
        self._bought = []


WATCHERS = {"games": Watcher, "turns": TurnWatcher, "decisions": DecisionWatcher}
