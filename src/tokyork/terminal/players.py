"""Who sits at the table: people and computer players."""

from __future__ import annotations

from dataclasses import dataclass

from tokyork.bots import SafeSeat, make_bot
from tokyork.errors import BadInputError
from tokyork.plain_text import visible
from tokyork.words.texts import texts

PERSON = "you"
USUAL_RIVAL = "greedy"
USUAL_SEATS = (PERSON, USUAL_RIVAL, USUAL_RIVAL, USUAL_RIVAL)


@dataclass(frozen=True)
class SeatPlayer:
    """Somebody who chooses for a seat."""

    name: str
    bot: SafeSeat | None = None
    """Nothing for a person."""

    @property
    def person(self) -> bool:
        """Whether a person plays here."""
        return self.bot is None

    def leave(self) -> None:
        """Get up from the table."""
        if self.bot is not None:
            self.bot.close()


def seats_of(seats: str | None, bots: str | None, *, in_terminal: bool) -> str | None:
    """Who plays, if it is said by naming those one plays against."""
    if bots is None:
        return seats
    if not in_terminal:
        raise BadInputError("--bots", texts()("terminal-bots_in_terminal"))
    if seats is not None:
        raise BadInputError("--bots", texts()("terminal-bots_or_seats"))
    named = f"{PERSON},{bots}"
    read_players(named, 0, place="--bots")  # what is wrong is told of what was written
    return named


def read_players(
    text: str | None, seed: int, seats: int | None = None, place: str = "--seats"
) -> list[SeatPlayer]:
    """Players from a list such as `you,random,greedy`; without one, you against the others."""
    if text is None:
        rest = USUAL_SEATS[1:] if seats is None else (USUAL_RIVAL,) * (seats - 1)
        text = ",".join((PERSON, *rest))
    entries = [entry.strip() for entry in text.split(",")]
    if not 2 <= len(entries) <= 6:
        example = ",".join(USUAL_SEATS)
        raise BadInputError(
            place, texts()("terminal-seat_number", example=example, found=len(entries))
        )
    if seats is not None and len(entries) != seats:
        expected = texts()("terminal-seats_of_file", expected=seats, found=len(entries))
        raise BadInputError(place, expected)
    return [_player(entry, seed * 8 + seat, place) for seat, entry in enumerate(entries)]


def _player(entry: str, seed: int, place: str) -> SeatPlayer:
    kind, _, name = entry.partition(":")
    if kind == PERSON:
        return SeatPlayer(visible(name.strip()) or texts()("terminal-you"))
    try:
        return SeatPlayer(visible(entry), SafeSeat(make_bot(entry, seed, place)))
    except BadInputError as error:
        if place == "--bots":
            raise
        expected = texts()("terminal-bad_player", bot=error.expected)
        raise BadInputError(place, expected) from error
