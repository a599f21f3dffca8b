"""`tokyork verify`: what is as committed passes, whatever was changed is found, and where."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.cli import main
from tokyork.fair.game_digest import game_digest, set_up
from tokyork.fair.public_list import NOTHING_BEFORE, ListEntry, entry_hash
from tokyork.fair.seal import Seal, new_secret
from tokyork.verify import Finding, is_as_committed, verify

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tokyork.formats.record import Record

    Spoil = Callable[[dict[str, Any]], None]


def listed(*entries: tuple[str, ...]) -> list[ListEntry]:
    """A list of (kind, commitment, why), or with a digest behind."""
    found: list[ListEntry] = []
    for number, (kind, commitment, why, *digest) in enumerate(entries, 1):
        before = found[-1].hash if found else NOTHING_BEFORE
        at, game = 1000 + number, "".join(digest)
        sealed = entry_hash(before, number, kind, commitment, why, at, game)
        found.append(ListEntry(number, kind, commitment, why, at, before, sealed, game))  # type: ignore[arg-type]
    return found


def a_list_with(seal: Seal) -> list[ListEntry]:
    other = "11" * 32
    entries = listed(
        ("committed", other, ""),
        ("committed", seal.commitment, ""),
        ("ended", seal.commitment, "over"),
    )
    seal.entry = entries[1]
    return entries


def finished(city: str = "tokyo", seed: int = 1) -> tuple[dict[str, Any], list[ListEntry]]:
    seal = Seal(new_secret(), {"p1": "ab" * 32, "p2": "cd" * 32})
    entries = a_list_with(seal)
    return json.loads(played(city, seal, seed).text()), entries


def played(city: str, seal: Seal, seed: int) -> Record:
    game, dice = Game(city, 3, seal=seal), Random(seed)
    while not game.over:
        game.play_number(dice.randrange(len(game.state.moves)))
    assert game.record is not None
    game.record.draws = game.draws()
    return game.record


def with_digest(data: dict[str, Any]) -> list[ListEntry]:
    """The list of the server where this game was played."""
    beginning = set_up(data["game"], data["seats"], data["options"])
    mine, digest = data["fair"]["commitment"], game_digest(beginning, data["moves"])
    entries = listed(("committed", mine, ""), ("ended", mine, "over", digest))
    data["fair"]["entry"] = _plain(entries[0])
    return entries


def wrong(findings: list[Finding]) -> list[str]:
    return [finding.where for finding in findings if finding.verdict == "wrong"]


@pytest.mark.parametrize("city", CITIES)
def test_a_game_as_it_was_played_passes_every_check(city: str) -> None:
    for seed in range(10):
        data, entries = finished(city, seed)
        found = verify(data, entries)
        assert [(one.check, one.verdict) for one in found if one.verdict != "ok"] == [
            ("game", "unchecked")  # as of all servers that told no digest
        ]
        found = verify(data, with_digest(data))
        assert [finding.verdict for finding in found] == ["ok"] * len(found)


@pytest.mark.parametrize("city", CITIES)
def test_another_game_by_the_same_secret_passes_alone_but_not_against_the_list(city: str) -> None:
    data, _ = finished(city)
    entries = with_digest(data)
    seal = Seal(data["fair"]["secret"], data["fair"]["salts"], entries[0])
    forged = json.loads(played(city, seal, seed=99).text())

    assert forged["moves"] != data["moves"]
    assert is_as_committed(verify(forged))
    assert wrong(verify(forged, entries)) == ["moves"]


def test_other_monsters_with_the_same_moves_are_another_game() -> None:
    data, _ = finished()
    entries = with_digest(data)
    data["seats"].reverse()

    assert is_as_committed(verify(data))
    assert wrong(verify(data, entries)) == ["moves"]


def _other_secret(data: dict[str, Any]) -> None:
    data["fair"]["secret"] = new_secret()


def _other_salt(data: dict[str, Any]) -> None:
    data["fair"]["salts"]["p1"] = "00" * 32


def _no_salt(data: dict[str, Any]) -> None:
    del data["fair"]["salts"]["p2"]


def _other_commitment(data: dict[str, Any]) -> None:
    data["fair"]["commitment"] = "22" * 32


def _other_throw(data: dict[str, Any]) -> None:
    made, stream, *faces = data["draws"][5].split(" ")
    data["draws"][5] = " ".join([made, stream, "1" if faces[0] != "1" else "2", *faces[1:]])


def _missing_draw(data: dict[str, Any]) -> None:
    del data["draws"][-1]


def _added_draw(data: dict[str, Any]) -> None:
    data["draws"].append("999 dice 1")


def _swapped_cards(data: dict[str, Any]) -> None:
    words = data["draws"][0].split(" ")
    words[2], words[3] = words[3], words[2]
    data["draws"][0] = " ".join(words)


def _cut(data: dict[str, Any]) -> None:
    data["moves"] = data["moves"][:-3]


def _cut_with_its_draws(data: dict[str, Any]) -> None:
    data["moves"] = data["moves"][:1]
    data["draws"] = [draw for draw in data["draws"] if int(draw.split(" ")[0]) < 2]


def _other_seats(data: dict[str, Any]) -> None:
    data["seats"] = data["seats"][:2]


def _other_options(data: dict[str, Any]) -> None:
    data["options"] = {"points": 5}


def _other_entry(data: dict[str, Any]) -> None:
    data["fair"]["entry"]["at"] += 1


@pytest.mark.parametrize(
    "spoil",
    [
        _other_secret,
        _other_salt,
        _no_salt,
        _other_commitment,
        _other_throw,
        _missing_draw,
        _added_draw,
        _swapped_cards,
        _cut,
        _cut_with_its_draws,
        _other_seats,
        _other_options,
        _other_entry,
    ],
)
@pytest.mark.parametrize("city", CITIES)
def test_whatever_was_changed_is_found(city: str, spoil: Spoil) -> None:
    data, entries = finished(city)
    spoil(data)
    found = verify(data, entries)

    assert not is_as_committed(found)
    assert wrong(found)[0]


def test_every_single_move_that_is_changed_is_found() -> None:
    data, entries = finished()
    for number, move in enumerate(data["moves"]):
        other = "p1 stop" if move != "p1 stop" else "p2 stop"
        spoiled = {**data, "moves": [*data["moves"][:number], other, *data["moves"][number + 1 :]]}
        assert not is_as_committed(verify(spoiled, entries)), (number, move)


def test_a_game_that_the_list_does_not_hold_is_found() -> None:
    data, entries = finished()
    without = listed(("committed", "11" * 32, ""))
    rewritten = [*entries[:1], *listed(("committed", "33" * 32, ""), ("ended", "33" * 32, "over"))]

    assert wrong(verify(data, without)) == ["fair.entry"]
    assert wrong(verify(data, rewritten)) == ["list[2]"]
    assert wrong(verify(data, entries[1:])) == ["list[1]"]


def test_the_command_ends_with_0_1_or_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, entries = finished()
    file, saved = tmp_path / "game.json", tmp_path / "list.json"
    file.write_text(json.dumps(data))
    saved.write_text(json.dumps({"entries": [_plain(entry) for entry in entries], "count": 3}))

    assert main(["verify", str(file), "--list", str(saved)]) == 0
    assert "Everything is as the server committed it." in capsys.readouterr().out
    assert main(["verify", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["verdict"] == "as_committed"
    _other_throw(data)
    file.write_text(json.dumps(data))
    assert main(["verify", str(file), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [one["where"] for one in told["findings"] if one["verdict"] == "wrong"] == ["draws[5]"]
    for text in ("", "no game", "[]", "{}", '{"record": 1}', "\x00", Game(seed=1).save()):
        file.write_text(text)
        assert main(["verify", str(file)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
    assert main(["verify", str(tmp_path / "nothing")]) == 2


def _plain(entry: ListEntry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}
