"""The public face of the engine: it reads as the game."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Protocol, Self, SupportsIndex

from tokyork.core import agenda
from tokyork.core.chance import LoadedDiceError
from tokyork.core.choosing import choice_at, choices, move_in, seat_in
from tokyork.core.state import hash_of, same
from tokyork.decision import Decision, Move, how_it_stands, pending_decision
from tokyork.errors import BadInputError, GameOverError, IllegalMoveError
from tokyork.formats import reading
from tokyork.formats.notation import (
    chooser,
    decision_kind,
    find_move,
    legal_texts,
    move_text,
    seat_text,
)
from tokyork.formats.record import Record, begin, draw_text, new_record, read_record, replay
from tokyork.formats.snapshot import events_data, read_told, restore, snapshot
from tokyork.formats.snapshot import told as told_of
from tokyork.undoing import found_again, keep
from tokyork.views.deals import determinize
from tokyork.views.event_view import ENDINGS, event_view
from tokyork.views.view import view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tokyork.core.state import Source, State
    from tokyork.fair.seal import Seal
    from tokyork.fair.source import FairSource

OWN_ATTRIBUTES = frozenset(
    {"state", "_record", "_made", "_written", "_origin", "_kept", "_carefree"}
)
"""The attributes of a game."""


class Game:
    """One game of either city.

    Examples:
        >>> game = Game("tokyo", seats=2, seed=7)
        >>> game.decision.kind
        'roll'
        >>> game.play("stop")
        'stop'
    """

    def __init__(  # noqa: PLR0913 - what players agree on before a game
        self,
        city: str = "tokyo",
        seats: SupportsIndex | None = None,
        *,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        monsters: Sequence[str] | None = None,
        seal: Seal | None = None,
    ) -> None:
        """Begin a new game; the same seed and moves always give the same game.

        Four seats, unless a number is given or monsters are named.
        With a seal it draws by that instead (docs/fair_dice.md).
        """
        drawn_by_seal = seal is not None and seed is None
        record = new_record(city, seats, 0 if drawn_by_seal else seed, options, monsters)
        record.seal = seal
        self._begin(begin(record), record)

    def _begin(self, state: State, record: Record | None) -> None:
        self.state: State = state
        self._record = record
        self._made: list[int] = []
        """Choices since this object is played: the last ones are not in the record yet, because
        they are put into words when somebody reads them."""
        self._written = 0
        """How many of them are in the record."""
        self._origin: State | None = None
        """The position before the first of them."""
        self._kept: list[State] | None = None
        """Positions that may be returned to, oldest first; from when somebody first asks."""
        self._carefree = False
        """Whether a move can be made without looking back."""

    @classmethod
    def _of(cls, state: State, record: Record | None = None) -> Self:
        game = cls.__new__(cls)
        game._begin(state, record)  # noqa: SLF001 - our own
        return game

    @classmethod
    def of(cls, state: State) -> Self:
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
        return pending_decision(self.state)

    @property
    def legal_moves(self) -> list[str]:
        """The legal moves as text."""
        return legal_texts(self.state) if self.state.pending else []

    @property
    def legal_numbers(self) -> range:
        """The same as numbers, for `play_number`: no text is written for them."""
        return range(choices(self.state))

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
        if record is not None and self._written < len(self._made):
            rules, new = self.state.rules, self._made[self._written :]
            record.moves += [f"{seat_text(seat_in(c))} {move_text(rules, move_in(c))}" for c in new]
            self._written = len(self._made)
        return record

    # --- playing ---

    def play(self, move: str | SupportsIndex | Move, seat: str | None = None) -> str:
        """Make a move of the pending decision, and say it as the notation does.

        It is given as text or by its number. A refused move changes nothing. With `seat`, it is
        also refused unless that seat must choose.
        """
        g = self.state
        if g.over:
            raise GameOverError
        if seat is not None and seat != seat_text(chooser(g)):
            who = seat_text(chooser(g))
            raise self._refusal(str(move), "why-not_your_choice", {"seat": who})
        if isinstance(move, str | Move):
            number = find_move(g, str(move))
            if number < 0:
                raise self._not_legal(str(move))
        else:
            number = reading.move_number(move)
        self.play_number(number)
        return move_text(g.rules, move_in(self._made[-1]))

    def play_number(self, number: SupportsIndex) -> None:
        """Make the legal move with this number."""
        if type(number) is not int:  # as numpy's
            number = reading.move_number(number)
        choice = choice_at(self.state, number)
        if choice < 0:
            raise GameOverError if self.over else self._refusal(str(number), "why-not_offered", {})
        if self._carefree:
            agenda.play(self.state, number)
        else:
            self._play_and_look_back(number)
        self._made.append(choice)

    def _play_and_look_back(self, number: int) -> None:
        """Play, and keep the position before where that is wanted."""
        g = self.state
        before = g.clone()
        if self._kept is None and g.source is not None:  # what was drawn cannot be drawn again
            self._kept = []
        try:
            agenda.play(g, number)
        except LoadedDiceError as error:  # a scenario's dice do not fit this way to play it
            self._return_to(before)
            raise BadInputError("rolls", str(error)) from error
        if self._kept is not None:
            keep(self._kept, before, g)
        if self._origin is None:
            self._origin = before.clone()  # what is kept may be played on
        self._carefree = self._kept is None and not g.loaded

    def _not_legal(self, text: str) -> IllegalMoveError:
        from tokyork.words.illegal_moves import why_not

        return self._refusal(text, *why_not(self.state, text))

    def _refusal(self, text: str, reason: str, values: dict[str, object]) -> IllegalMoveError:
        from tokyork.words.texts import texts

        g = self.state
        words = texts()(reason, **values)
        seat, kind = seat_text(chooser(g)), decision_kind(g)
        return IllegalMoveError(seat, kind, text, words, reason, values)

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back.

        Not once dice, a card or a tile was revealed or another seat chose.
        """
        return bool(self._returnable())

    def undo(self) -> None:
        """Take the last move back."""
        kept = self._returnable()
        if not kept:
            message = "The last move cannot be undone."
            raise BadInputError("undo", message)
        self._return_to(kept.pop())
        self._made.pop()
        if self._record is not None and self._written > len(self._made):
            self._record.moves.pop()
            self._written -= 1

    def _returnable(self) -> list[State]:
        """Positions that may be returned to. Who asks once will ask again: then they are kept."""
        if self._kept is None:
            self._carefree = False
            origin = self._origin
            self._kept = [] if origin is None else found_again(origin, self._made, self.state)
        return self._kept

    def _return_to(self, before: State) -> None:
        log = self.state.log
        before.log = [event for event in log if event.after <= before.made] if log else log
        before.source = self.state.source
        self.state = before

    # --- copies ---

    def clone(self) -> Self:
        """An exact copy: it will throw the same dice. Copies keep no events.

        Unless the game is sealed: no copy knows what it will throw, so it has no record either.
        """
        record = None if self.seal is not None else self.record
        return self._of(self.state.clone(), record and record.with_moves(record.moves[:]))

    def __copy__(self) -> Self:
        """As `clone`, with its events and what can be undone."""
        game, log = self.clone(), self.state.log
        game.state.log = None if log is None else log[:]
        game._resume(self._made[:], self._written, self._origin)  # noqa: SLF001 - our own
        if self._kept is not None:
            game._kept = [g.clone() for g in self._kept]  # noqa: SLF001 - the same
        vars(game).update(self._added())
        return game

    def _added(self) -> dict[str, object]:
        """What others gave it, such as the attributes of a class made from this one."""
        return {name: value for name, value in vars(self).items() if name not in OWN_ATTRIBUTES}

    def _resume(self, made: list[int], written: int, origin: State | None) -> None:
        """Go on with the moves of another object; the origin is never played."""
        self._made, self._written, self._origin = made, written, origin

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """The same: no copy shares anything that changes."""
        game = self.__copy__()
        memo[id(self)] = game
        vars(game).update(deepcopy(self._added(), memo))
        return game

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`, and so for other processes; what a sealed game draws from never travels."""
        if self.state.source is not None:
            raise BadInputError("pickle", "a sealed game stays where it is: send a clone of it")
        g, log = self.state, self.state.log
        told = None if log is None else events_data(log)
        origin = None if self._origin is None else snapshot(self._origin)
        record = None if self._record is None else self._record.data()
        parts = type(self), snapshot(g), told, record, self._made, self._written, origin
        return _unpickled, parts, self._added() or None

    def __eq__(self, other: object) -> bool:
        """Whether both stand the same way, secrets and the dice to come included."""
        return same(self.state, other.state) if isinstance(other, Game) else NotImplemented

    def __hash__(self) -> int:
        """Of how it stands now: it changes with every move."""
        return hash_of(self.state)

    def __repr__(self) -> str:
        """City, turn, and who must choose or has won."""
        return f"<{type(self).__name__} {how_it_stands(self.state)}>"

    def determinize(
        self, seat: str | None, seed: SupportsIndex, source: Source | None = None
    ) -> Self:
        """The copy this seat may search: fresh dice, and all it cannot know reshuffled.

        With a source, that deals it instead of the seed.
        """
        number = None if seat is None else reading.seat(seat, "seat", len(self.seats))
        dealt = determinize(self.state, number, reading.whole(seed, "seed", 0), source)
        return self._of(dealt)

    def _repr_svg_(self) -> str:
        """A picture of what everybody sees, where a notebook asks for one."""
        return svg(self)

    # --- where it draws from ---

    @property
    def seal(self) -> Seal | None:
        """What its dice come from, if nobody may foresee them."""
        source = self._fair_source()
        return None if source is None else source.seal

    def _fair_source(self) -> FairSource | None:
        if self.state.source is None:
            return None
        from tokyork.fair.source import FairSource

        source = self.state.source
        return source if isinstance(source, FairSource) else None

    def seal_with(self, seal: Seal) -> None:
        """Draw by this from now on; a game that began by a seed has no record any more."""
        from tokyork.fair.source import FairSource

        self._record = None
        self._carefree = False
        self.state.source = FairSource(seal, len(self.seats))

    def draws(self, since: int = 0) -> list[str]:
        """What a sealed game has drawn, from number `since` on, as records write it."""
        source = self._fair_source()
        if source is None:
            return []
        return [draw_text(self.state.rules, draw) for draw in source.draws[since:]]

    # --- saving and loading ---

    def save(self) -> str:
        """The game as text: its record, or a snapshot if it did not begin at set-up.

        With a snapshot goes what was told of its turn, such as the throw that lies there.
        """
        if self.record is not None:
            return self.record.text()
        source = self._fair_source()
        fair = {} if source is None else {"fair": source.data()}
        return json.dumps(snapshot(self.state) | {"told": told_of(self.state)} | fair)

    @classmethod
    def load(cls, text: str) -> Self:
        """The game behind a saved text."""
        reading.text(text, "game")
        data = reading.parse_yaml(text, "game")
        if isinstance(data, dict) and "snapshot" in data:
            game = cls.from_snapshot(data)
            game.hear(data.get("told"))
            if "fair" in data:
                from tokyork.fair.source import read_source

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
    def from_snapshot(cls, data: object) -> Self:
        """The game behind a snapshot."""
        return cls._of(restore(data))

    @classmethod
    def from_scenario(cls, data: Mapping[str, Any], source: Source | None = None) -> Self:
        """A game that starts from the position of a scenario; what it leaves open is drawn."""
        from tokyork.scenario import read_position

        return cls._of(read_position(data, source))

    # --- telling ---

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What this seat may see; without a seat, what a spectator may see."""
        number = None if seat is None else reading.seat(seat, "seat", len(self.seats))
        return view(self.state, number)

    def events(self, since: SupportsIndex = 0, seat: str | None = None) -> list[dict[str, Any]]:
        """What happened, from event number `since` on, as this seat may know it."""
        number = None if seat is None else reading.seat(seat, "seat", len(self.seats))
        log = self.state.log or []
        rules, first = self.state.rules, reading.whole(since, "since", 0)
        return [event_view(rules, log[n], n, number) for n in range(first, len(log))]


class _Pictured(Protocol):
    """Something with a picture of its own, such as a position to search in."""

    def _repr_svg_(self) -> str: ...


def svg(game: Game | _Pictured, seat: str | None = None) -> str:
    """A picture of what this seat sees, or a spectator: SVG that holds all that it needs.

    A `Position` shows what its own seat sees.
    """
    from tokyork.drawn import draw

    if isinstance(game, Game):
        return draw(game.view(seat))
    if seat is not None:
        raise BadInputError("seat", "expected none: a position shows what its own seat sees")
    if not hasattr(game, "_repr_svg_"):
        raise BadInputError("game", f"expected a Game or a Position, got {reading.shown(game)}")
    return game._repr_svg_()


def _unpickled(  # noqa: PLR0913, PLR0917 - the parts of a game
    kind: type[Game],
    position: dict[str, Any],
    told: list[list[int]] | None,
    record: dict[str, Any] | None,
    made: list[int],
    written: int,
    origin: dict[str, Any] | None,
) -> Game:
    """A game from another process, or of before."""
    game = kind._of(restore(position), None if record is None else read_record(record))  # noqa: SLF001
    game.state.log = None if told is None else read_told(told)
    game._resume(list(made), written, None if origin is None else restore(origin))  # noqa: SLF001
    return game
