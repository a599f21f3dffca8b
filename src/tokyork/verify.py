"""Whether a file tells a game as its server committed it: every throw, shuffle and move again."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from tokyork.errors import BadInputError, TokyorkError
from tokyork.fair.game_digest import POSITION, game_digest, set_up
from tokyork.fair.public_list import first_break, is_sealed, misfit
from tokyork.fair.scheme import DECK, DICE, TILES
from tokyork.fair.seal import read_seal
from tokyork.fair.source import FairSource
from tokyork.formats import reading
from tokyork.formats.record import read_draws, read_moves, read_record
from tokyork.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.fair.public_list import ListEntry
    from tokyork.fair.seal import Seal

Check = Literal[
    "secret", "salts", "start", "draws", "moves", "end", "entry", "list", "fate", "game"
]
Verdict = Literal["ok", "wrong", "unchecked"]
MOST_MOVES = 20_000
_LONGEST_TOLD = 60
_POSITION = ("start", "fair", "draws", "moves")


class NoGameError(BadInputError):
    """A file that is no game whose dice can be checked."""


@dataclass
class Finding:
    """One thing that was looked at."""

    check: Check
    verdict: Verdict
    values: dict[str, Any] = field(default_factory=dict)
    """What the sentence about it needs."""
    where: str = ""
    """The place in the file that is not as it should be."""


@dataclass
class ToldGame:
    """What a file says about a game."""

    seal: Seal
    draws: list[str]
    moves: list[str]
    game: Game
    """Before its first move."""
    beginning: Sequence[str] = POSITION
    """As the digest of the game has it."""
    prepared: int | None = None
    """Throws that were laid out for the position it began from; nothing if it began at set-up."""
    seen: int = 0
    """Draws that were compared."""


def verify(data: object, listed: Sequence[ListEntry] | None = None) -> list[Finding]:
    """Everything that can be checked of a file; raises `NoGameError` if it is none of a game."""
    claim = _read(data)
    found = [_secret(claim), _salts(claim), *_start(claim), *_played(claim), _entry(claim)]
    return [*found, *_listing(claim, listed)]


def is_as_committed(findings: Sequence[Finding]) -> bool:
    """Whether nothing was found wrong."""
    return all(finding.verdict != "wrong" for finding in findings)


# --- reading ---


def _read(data: object) -> ToldGame:
    try:
        if isinstance(data, dict) and "start" in data:
            return _read_position(data)
        record = read_record(data)
    except NoGameError:
        raise
    except TokyorkError as error:
        raise _no_game(error) from error
    if record.seal is None:
        raise NoGameError("fair", "expected a game with fair dice; this one was played by a seed")
    if "moves" not in data or data["moves"] is None:  # type: ignore[operator, index] # it is read
        raise NoGameError("moves", "expected a list")
    _bounded(record.moves, record.draws)
    beginning = set_up(record.game, record.seats, record.options)
    game = _begun(record.with_moves([]).text())
    return ToldGame(record.seal, record.draws, record.moves, game, beginning)


def _read_position(data: dict[str, Any]) -> ToldGame:
    given = reading.mapping(data, "game", _POSITION)
    if "fair" not in given:
        raise NoGameError("fair", "expected a game with fair dice; this one was played by a seed")
    draws, moves = read_draws(given.get("draws")), read_moves(given.get("moves"))
    _bounded(moves, draws)
    start = reading.mapping(given["start"], "start")
    game = _begun(json.dumps(start))
    prepared = int(game.state.loaded_used) + len(game.state.loaded)
    return ToldGame(read_seal(given["fair"]), draws, moves, game, prepared=prepared)


def _bounded(moves: Sequence[str], draws: Sequence[str]) -> None:
    if max(len(moves), len(draws)) > MOST_MOVES:
        raise NoGameError("moves", f"expected at most {MOST_MOVES} moves and draws")


def _begun(text: str) -> Game:
    game = Game.load(text)
    if game.state.log is None:
        game.state.log = []
    return game


def _no_game(error: TokyorkError) -> NoGameError:
    if isinstance(error, BadInputError):
        return NoGameError(error.place, error.expected)
    return NoGameError("game", str(error))


# --- checking ---


def _secret(claim: ToldGame) -> Finding:
    fits = claim.seal.claimed == claim.seal.commitment
    values = {"commitment": claim.seal.claimed}
    return Finding("secret", "ok" if fits else "wrong", values, "" if fits else "fair.secret")


def _salts(claim: ToldGame) -> Finding:
    """Salts are not wrong for being absent, but whoever reads should know."""
    nobodys = sorted(claim.seal.salts.keys() - claim.game.seats)
    if nobodys:
        return Finding("salts", "wrong", {"seats": ", ".join(nobodys)}, "fair.salts")
    seats = [seat for seat in claim.game.seats if seat in claim.seal.salts]
    return Finding("salts", "ok" if seats else "unchecked", {"seats": ", ".join(seats)})


def _start(claim: ToldGame) -> list[Finding]:
    """A position is taken as it is told, and so are dice that were laid out for it."""
    if claim.prepared is None:
        return []
    game, values = claim.game, {"prepared": claim.prepared}
    named = game.state.source
    sealed = FairSource(claim.seal, len(game.seats))
    game.seal_with(claim.seal)
    if isinstance(named, FairSource) and named.data() != sealed.data():
        return [Finding("start", "wrong", values, "start.fair")]
    return [Finding("start", "unchecked", values)]


def _played(claim: ToldGame) -> list[Finding]:
    """Play it again: what comes must be what the file says, draw by draw and move by move."""
    game = claim.game
    for number, move in enumerate(claim.moves):
        if finding := _drawn_so_far(claim):
            return [finding]
        seat, _, what = move.partition(" ")
        try:
            why = "" if (made := game.play(what, seat)) == what else f"{seat} {made}"
        except TokyorkError as error:
            why = str(error)
        if why:
            values = {"number": number + 1, "move": _cut(move), "why": _cut(why)}
            return [Finding("moves", "wrong", values, f"moves[{number}]")]
    finding = _drawn_so_far(claim) or _drawn_too_much(claim)
    draws = [draw.split(" ")[1] for draw in game.draws()]
    counts = {"throws": draws.count(DICE), "shuffles": draws.count(DECK) + draws.count(TILES)}
    moves = Finding("moves", "ok", {"count": len(claim.moves)})
    return [finding or Finding("draws", "ok", counts), moves, _end(game)]


def _drawn_so_far(claim: ToldGame) -> Finding | None:
    """The first draw that the file tells otherwise, if there is one."""
    for drawn in claim.game.draws(claim.seen):
        number = claim.seen
        told = claim.draws[number] if number < len(claim.draws) else ""
        if told != drawn:
            values = {"number": number + 1, "told": _cut(told), "drawn": _cut(drawn)}
            return Finding("draws", "wrong", values, f"draws[{number}]")
        claim.seen += 1
    return None


def _drawn_too_much(claim: ToldGame) -> Finding | None:
    number = claim.seen
    if len(claim.draws) <= number:
        return None
    values = {"number": number + 1, "told": _cut(claim.draws[number]), "drawn": "-"}
    return Finding("draws", "wrong", values, f"draws[{number}]")


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST_TOLD else text[: _LONGEST_TOLD - 1] + "\u2026"


def _end(game: Game) -> Finding:
    """A secret is opened when its game is over: a file that stops before is not whole."""
    if not game.over:
        return Finding("end", "wrong", {"winners": "-"}, "moves")
    return Finding("end", "ok", {"winners": ", ".join(game.winners) or "-"})


def _entry(claim: ToldGame) -> Finding:
    """Whether the place in the public list that the file names fits the file."""
    entry = claim.seal.entry
    if entry is None:
        return Finding("entry", "unchecked", {})
    fits = entry.kind == "committed" and entry.commitment == claim.seal.commitment
    fits = fits and is_sealed(entry)
    return Finding(
        "entry", "ok" if fits else "wrong", {"number": entry.number}, "" if fits else "fair.entry"
    )


def _listing(claim: ToldGame, listed: Sequence[ListEntry] | None) -> list[Finding]:
    """Whether the game stands in the list itself, and the list is whole."""
    if listed is None:
        return [Finding("list", "unchecked", {})]
    broken = first_break(listed)
    if broken is not None:
        return [Finding("list", "wrong", {"number": broken}, f"list[{broken}]")]
    mine = claim.seal.commitment
    found = [one for one in listed if one.kind == "committed" and one.commitment == mine]
    if not found or claim.seal.entry not in (None, *found):
        return [Finding("list", "wrong", {"number": 0}, "fair.entry")]
    counts = {"count": len(listed), "unended": len(_unended(listed))}
    fate = _fate(mine, listed)
    return [
        Finding("list", "ok", {"number": found[0].number, **counts}),
        fate,
        _same(claim, listed),
    ]


def _fate(commitment: str, listed: Sequence[ListEntry]) -> Finding:
    """Whether the list, too, tells of one game that was played to its end."""
    if (bad := misfit(listed, commitment)) is not None:
        values = {"number": bad.number, "why": bad.why or bad.kind}
        return Finding("fate", "wrong", values, f"list[{bad.number}]")
    over = any(one.kind == "ended" and one.commitment == commitment for one in listed)
    return Finding("fate", "ok" if over else "unchecked", {})


def _same(claim: ToldGame, listed: Sequence[ListEntry]) -> Finding:
    """Whether this is the game of which the list keeps the digest: its secret is open to all."""
    mine = claim.seal.commitment
    kept = next((one for one in listed if one.commitment == mine and one.game), None)
    if kept is None:
        return Finding("game", "unchecked", {})
    if kept.game == game_digest(claim.beginning, claim.moves):
        return Finding("game", "ok", {"number": kept.number})
    return Finding("game", "wrong", {"number": kept.number}, "moves")


def _unended(listed: Sequence[ListEntry]) -> set[str]:
    """Commitments of which the list tells no end."""
    ended = {entry.commitment for entry in listed if entry.kind == "ended"}
    return {entry.commitment for entry in listed if entry.kind == "committed"} - ended
