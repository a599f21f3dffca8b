"""The public face of the engine: it reads as the game."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES
from tokyork.core import agenda
from tokyork.core.agenda import card_of
from tokyork.core.chance import LoadedDiceError
from tokyork.core.state import NO_CARD, State
from tokyork.errors import BadInputError, GameOverError, IllegalMoveError
from tokyork.fair.source import FairSource, read_source
from tokyork.formats import reading
from tokyork.formats.notation import (
    card_id,
    chooser,
    decision_kind,
    default_move,
    find_move,
    legal_texts,
    move_text,
    seat_text,
)
from tokyork.formats.record import Record, begin, draw_text, read_record, replay
from tokyork.formats.snapshot import read_told, restore, snapshot
from tokyork.formats.snapshot import told as told_of
from tokyork.scenario import read_position
from tokyork.views.deals import determinize
from tokyork.views.event_view import ENDINGS, event_view
from tokyork.views.view import view
from tokyork.words.illegal_moves import why_not
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tokyork.core.state import Source
    from tokyork.fair.seal import Seal


@dataclass(frozen=True)
class Move:
    """A legal move: its text in the notation, and its number in the list."""

    text: str
    number: int

    def __str__(self) -> str:
        """The text."""
        return self.text


@dataclass(frozen=True)
class Decision:
    """What one seat must choose now."""

    seat: str
    """Who must choose, such as `p1`."""
    kind: str
    """What is to be chosen: `roll`, `yield`, `buy`, ..."""
    moves: tuple[Move, ...]
    """The legal moves, at least two, in the order of the notation."""
    default: Move
    """What a player who has nothing to say would do."""
    card: str | None = None
    """The card that asks, if one does."""


class Game:
    """One game of either city.

    >>> game = Game("tokyo", seats=2, seed=7)
    >>> game.decision.kind
    'roll'
    >>> game.play("stop")
    'stop'
    """

    def __init__(  # noqa: PLR0913 - what players agree on before a game
        self,
        city: str = "tokyo",
        seats: int = 4,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        monsters: Sequence[str] | None = None,
        seal: Seal | None = None,
    ) -> None:
        """Begin a new game; the same seed and moves always give the same game.

        With a seal it draws by that instead (docs/fair_dice.md).
        """
        rules = CITIES[reading.word(city, "city", CITIES, "a city")]
        if monsters is not None:
            seats = len(monsters)
        if not isinstance(seats, int):
            raise BadInputError("seats", f"expected a whole number, got {seats!r}")
        if not 2 <= seats <= 6:
            raise BadInputError("seats", f"expected 2 to 6 seats, got {seats}")
        names = list(monsters) if monsters is not None else list(rules.monsters[:seats])
        unforeseen = 0 if seal is not None else random.SystemRandom().randrange(1 << 48)
        chosen = unforeseen if seed is None else seed
        data = {
            "record": 1,
            "game": city,
            "seats": names,
            "options": dict(options or {}),
            "seed": chosen,
            "moves": [],
        }
        self._record: Record | None = read_record(data)
        self._record.seal = seal
        self.state: State = begin(self._record)
        self._unwritten: list[tuple[int, int]] = []
        """Seats and moves that are not in the record yet: they are put into words when read."""
        self.undoable: list[State] = []
        """Positions that may be returned to, oldest first."""

    @classmethod
    def _of(cls, state: State, record: Record | None = None) -> Game:
        game = cls.__new__(cls)
        game.state = state
        game._record = record  # noqa: SLF001 - our own
        game._unwritten = []  # noqa: SLF001 - the same
        game.undoable = []
        return game

    @classmethod
    def of(cls, state: State) -> Game:
        """A game that stands so; its moves up to there are not known."""
        return cls._of(state)

    # --- where we are ---

    @property
    def city(self) -> str:
        """The city's id."""
        return self.state.rules.id

    @property
    def seats(self) -> list[str]:
        """All seats, in clockwise order."""
        return [seat_text(n) for n in range(len(self.state.monsters))]

    @property
    def decision(self) -> Decision | None:
        """The one pending decision; nothing once the game is over."""
        g = self.state
        if not g.pending:
            return None
        moves = tuple(Move(text, n) for n, text in enumerate(legal_texts(g)))
        card = card_of(g.pending)
        return Decision(
            seat_text(chooser(g)),
            decision_kind(g),
            moves,
            moves[default_move(g)],
            None if card == NO_CARD else card_id(g.rules, card),
        )

    @property
    def legal_moves(self) -> list[str]:
        """The legal moves as text."""
        return legal_texts(self.state) if self.state.pending else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winners(self) -> list[str]:
        """Who won: nobody, one seat, or several that share it."""
        return [seat for n, seat in enumerate(self.seats) if self.state.winners >> n & 1]

    @property
    def ending(self) -> str | None:
        """How it ended: `points`, `elimination`, `card` or `no_winner`."""
        return ENDINGS[int(self.state.ending)]

    @property
    def record(self) -> Record | None:
        """Set-up, seed and moves so far; nothing if the game did not begin at set-up."""
        record = self._record
        if record is not None and self._unwritten:
            rules = self.state.rules
            record.moves += [f"{seat_text(s)} {move_text(rules, m)}" for s, m in self._unwritten]
            self._unwritten.clear()
        return record

    # --- playing ---

    def play(self, move: str | int | Move, seat: str | None = None) -> str:
        """Make a move of the pending decision, and say it as the notation does.

        It is given as text or by its number. A refused move changes nothing. With `seat`, it is
        also refused unless that seat must choose.
        """
        g = self.state
        if g.over:
            raise GameOverError
        number = move if isinstance(move, int) else find_move(g, str(move))
        who = seat_text(chooser(g))
        if seat is not None and seat != who:
            raise self._refusal(str(move), "why-not_your_choice", {"seat": who})
        if number < 0 and not isinstance(move, int):
            raise self._refusal(str(move), *why_not(g, str(move)))
        packed = g.moves[number] if 0 <= number < len(g.moves) else 0
        self.play_number(number)
        return move_text(g.rules, packed)

    def play_number(self, number: int) -> None:
        """Make the legal move with this number."""
        g = self.state
        if g.over:
            raise GameOverError
        if not 0 <= number < len(g.moves):
            raise self._refusal(str(number), "why-not_offered", {})
        played = (chooser(g), g.moves[number])
        self._play_and_remember(number)
        if self._record is not None:
            self._unwritten.append(played)

    def _play_and_remember(self, number: int) -> None:
        """Play, and keep the position before as long as it may be returned to."""
        g = self.state
        before = g.clone()
        try:
            agenda.play(g, number)
        except LoadedDiceError as error:  # a scenario's dice do not fit this way to play it
            self._return_to(before)
            raise BadInputError("rolls", str(error)) from error
        if self.undoable and chooser(self.undoable[-1]) != chooser(before):
            self.undoable.clear()
        self.undoable.append(before)
        if _revealed(before, g):
            self.undoable.clear()

    def _refusal(self, text: str, reason: str, values: dict[str, object]) -> IllegalMoveError:
        g = self.state
        words = texts()(reason, **values)
        seat, kind = seat_text(chooser(g)), decision_kind(g)
        return IllegalMoveError(seat, kind, text, words, reason, values)

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back.

        Not once dice, a card or a tile was revealed or another seat chose.
        """
        return bool(self.undoable)

    def undo(self) -> None:
        """Take the last move back."""
        if not self.undoable:
            message = "The last move cannot be undone."
            raise BadInputError("undo", message)
        self._return_to(self.undoable.pop())
        if self.record is not None:
            self.record.moves.pop()

    def _return_to(self, before: State) -> None:
        log = self.state.log
        before.log = [event for event in log if event.after <= before.made] if log else log
        before.source = self.state.source
        self.state = before

    # --- copies ---

    def clone(self) -> Game:
        """An exact copy: it will throw the same dice. Copies keep no events.

        Unless the game is sealed: no copy knows what it will throw, so it has no record either.
        """
        record = None if self.seal is not None else self.record
        return Game._of(self.state.clone(), record and record.with_moves(record.moves[:]))

    def determinize(self, seat: str | None, seed: int, source: Source | None = None) -> Game:
        """The copy this seat may search: fresh dice, and all it cannot know reshuffled.

        With a source, that deals it instead of the seed.
        """
        number = None if seat is None else reading.seat(seat, "seat", len(self.seats))
        return Game._of(determinize(self.state, number, seed, source))

    # --- where it draws from ---

    @property
    def seal(self) -> Seal | None:
        """What its dice come from, if nobody may foresee them."""
        source = self.state.source
        return source.seal if isinstance(source, FairSource) else None

    def seal_with(self, seal: Seal) -> None:
        """Draw by this from now on; a game that began by a seed has no record any more."""
        self._record = None
        self.state.source = FairSource(seal, len(self.seats))

    def draws(self, since: int = 0) -> list[str]:
        """What a sealed game has drawn, from number `since` on, as records write it."""
        source = self.state.source
        if not isinstance(source, FairSource):
            return []
        return [draw_text(self.state.rules, draw) for draw in source.draws[since:]]

    # --- saving and loading ---

    def save(self) -> str:
        """The game as text: its record, or a snapshot if it did not begin at set-up.

        With a snapshot goes what was told of its turn, such as the throw that lies there.
        """
        if self.record is not None:
            return self.record.text()
        source = self.state.source
        fair = {"fair": source.data()} if isinstance(source, FairSource) else {}
        return json.dumps(snapshot(self.state) | {"told": told_of(self.state)} | fair)

    @classmethod
    def load(cls, text: str) -> Game:
        """The game behind a saved text."""
        data = reading.parse_yaml(text, "game")
        if isinstance(data, dict) and "snapshot" in data:
            game = cls.from_snapshot(data)
            game.hear(data.get("told"))
            if "fair" in data:
                game.state.source = read_source(data["fair"], len(game.seats))
            return game
        record = read_record(data)
        return cls._of(replay(record), record)

    def hear(self, told: object) -> None:
        """Go on with the log of a saved turn, if there is one."""
        if not told:
            return
        self.state.log = read_told(told)
        try:
            self.events()
        except (LookupError, ValueError) as error:
            raise BadInputError("told", "expected events of this game") from error

    def snapshot(self) -> dict[str, Any]:
        """The whole position as plain data for JSON, secrets included."""
        return snapshot(self.state)

    @classmethod
    def from_snapshot(cls, data: object) -> Game:
        """The game behind a snapshot."""
        return cls._of(restore(data))

    @classmethod
    def from_scenario(cls, data: Mapping[str, Any], source: Source | None = None) -> Game:
        """A game that starts from the position of a scenario; what it leaves open is drawn."""
        return cls._of(read_position(data, source))

    # --- telling ---

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What this seat may see; without a seat, what a spectator may see."""
        number = None if seat is None else reading.seat(seat, "seat", len(self.seats))
        return view(self.state, number)

    def events(self, since: int = 0, seat: str | None = None) -> list[dict[str, Any]]:
        """What happened, from event number `since` on, as this seat may know it."""
        number = None if seat is None else reading.seat(seat, "seat", len(self.seats))
        log = self.state.log or []
        rules = self.state.rules
        return [event_view(rules, log[n], n, number) for n in range(since, len(log))]


def _revealed(before: State, after: State) -> bool:
    """Whether a move showed something that was not known before."""
    return (
        before.chance != after.chance
        or before.loaded_used != after.loaded_used
        or before.drawn != after.drawn
        or before.deck != after.deck
        or any(a.known != b.known for a, b in zip(before.monsters, after.monsters, strict=True))
        or before.rules.reveals(before, after)
    )
