"""Files and lists that somebody prepared so that `tokyork verify` says yes, or breaks."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.fair.test_verify import finished, listed, wrong
from tokyork import Game
from tokyork.cli import main
from tokyork.fair.seal import Seal, new_secret
from tokyork.verify import is_as_committed, verify

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    Forge = Callable[[dict[str, Any]], None]
OTHER = "11" * 32


def ended(data: dict[str, Any], file: Path) -> int:
    file.write_text(json.dumps(data))
    return main(["verify", str(file)])


# --- files ---


def _salt_of_nobody(data: dict[str, Any]) -> None:
    data["fair"]["salts"]["p6"] = "ee" * 32


def _spaces_in_a_move(data: dict[str, Any]) -> None:
    data["moves"][0] = data["moves"][0].replace(" ", "  ")


def _space_after_a_move(data: dict[str, Any]) -> None:
    data["moves"][0] += " "


@pytest.mark.parametrize("forge", [_salt_of_nobody, _spaces_in_a_move, _space_after_a_move])
def test_what_no_server_writes_is_found(forge: Forge, tmp_path: Path) -> None:
    data, _ = finished()
    forge(data)

    assert ended(data, tmp_path / "game.json") == 1


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("fair", "version"), True),
        (("record",), True),
        (("fair", "salts"), []),
        (("fair", "salts"), ""),
        (("fair", "entry", "number"), 10**30),
        (("fair", "entry", "number"), -1),
        (("fair", "entry", "at"), 1 << 70),
        (("fair", "entry", "why"), "over"),
        (("fair", "entry", "before"), "x\ny"),
        (("draws", 3), 5),
        (("draws",), None),
        (("moves",), None),
        (("seed",), 7),
        (("seed",), None),
        (("options",), False),
        (("options",), ""),
        (("fair", "entry", "extra"), 1),
        (("fair", "extra"), 1),
        (("extra",), 1),
    ],
)
def test_what_is_no_file_of_a_game_ends_with_2(
    place: tuple[Any, ...], value: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, _ = finished()
    inner: Any = data
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value

    assert ended(data, tmp_path / "game.json") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# --- games that did not begin at set-up ---


def from_a_position(*rolls: list[str]) -> dict[str, Any]:
    players = [{"monster": "alienoid"}, {"monster": "cyber_kitty"}]
    begun = Game.from_scenario({"game": "tokyo", "players": players, "rolls": list(rolls)})
    seal = Seal(new_secret(), {"p1": "ab" * 32})
    begun.seal_with(seal)
    start = begun.save()
    game, dice, moves = Game.load(start), Random(1), []
    while (decision := game.decision) is not None:
        default = decision.default.number
        number = default if game.state.loaded else dice.randrange(len(decision.moves))
        moves.append(f"{decision.seat} {game.play(number)}")
    return {
        "start": json.loads(start),
        "fair": seal.data(),
        "draws": game.draws(),
        "moves": moves,
    }


def test_what_was_laid_out_beforehand_is_told() -> None:
    plain = {finding.check: finding for finding in verify(from_a_position())}
    prepared = {finding.check: finding for finding in verify(from_a_position(["claw"] * 6))}

    assert (plain["start"].verdict, plain["start"].values["prepared"]) == ("unchecked", 0)
    assert (prepared["start"].verdict, prepared["start"].values["prepared"]) == ("unchecked", 1)


def test_a_position_that_names_other_dice_is_found() -> None:
    changes: list[dict[str, Any]] = [{"secret": new_secret()}, {"used": [5, 0, 0]}, {"salts": {}}]
    for change in changes:
        data = from_a_position()
        data["start"]["fair"] |= change
        assert wrong(verify(data)) == ["start.fair"]


# --- lists ---


@pytest.mark.parametrize("why", ["closed", "forgotten", "unused", "damaged"])
def test_a_finished_game_that_the_list_gave_up_is_found(why: str) -> None:
    data, _ = finished()
    mine = data["fair"]["commitment"]
    entries = listed(("committed", mine, ""), ("ended", mine, why))
    data["fair"]["entry"] = msgspec.to_builtins(entries[0])

    assert wrong(verify(data, entries)) == ["list[2]"]


def test_a_secret_that_was_committed_twice_is_found() -> None:
    data, _ = finished()
    mine = data["fair"]["commitment"]
    twice = listed(("committed", mine, ""), ("ended", mine, "over"), ("committed", mine, ""))
    early = listed(("ended", mine, "over"), ("committed", mine, ""))
    for entries, entry, where in ((twice, 0, "list[3]"), (early, 1, "list[1]")):
        data["fair"]["entry"] = msgspec.to_builtins(entries[entry])
        assert wrong(verify(data, entries)) == [where]


def test_a_file_may_leave_it_to_the_list_where_it_stands() -> None:
    data, entries = finished()
    data["fair"]["entry"] = None

    assert is_as_committed(verify(data, entries))
    assert wrong(verify(data, listed(("committed", OTHER, "")))) == ["fair.entry"]


class _Endless(BaseHTTPRequestHandler):
    """A server whose list never ends."""

    def do_GET(self) -> None:
        first = int(self.path.rpartition("=")[2])
        entries = msgspec.to_builtins(listed(*[("committed", OTHER, "")] * 3))
        for number, entry in enumerate(entries, first):
            entry["number"] = number
        body = json.dumps({"entries": entries, "count": 10**12}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Quietly."""


class _Rude(BaseHTTPRequestHandler):
    """A server that does not speak HTTP."""

    def do_GET(self) -> None:
        self.wfile.write(b"no such thing\r\n\r\n")

    def log_message(self, *_: object) -> None:
        """Quietly."""


@pytest.fixture(params=[_Endless, _Rude])
def bad_server(request: pytest.FixtureRequest) -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), request.param)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_a_bad_server_ends_with_2_and_a_sentence(
    bad_server: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, _ = finished()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data))
    for where in (bad_server, "http://a b/", "http://[", "http://127.0.0.1:99999"):
        assert main(["verify", str(file), "--list", where]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
