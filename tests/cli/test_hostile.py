"""Whatever stands in a file, a name or an argument: one line, in letters that can be seen."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import unicodedata
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.conftest import ROOT
from tokyork.plain_text import short, visible

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]

CODES = "\x1b]0;owned\x07\x1b[31m\x9b31m\x7f\u202e\u2028\u2066"
DIGITS = "9" * 19_000
RECORD: dict[str, Any] = {
    "record": 1,
    "game": "tokyo",
    "seats": ["gigazaur", "alienoid"],
    "seed": 1,
    "moves": [],
}
SCENE: dict[str, Any] = {"game": "tokyo", "players": [{}, {}]}
FILES: dict[str, bytes] = {
    "binary": bytes(range(256)) * 10,
    "nul": b"\0" * 100,
    "other_letters": "record: 1".encode("utf-16"),
    "digits": f"record: 1\nseed: {DIGITS}".encode(),
    "brackets": b"[" * 20_000,
    "alias": b"a: &a [1]\nb: [*a, *a]",
    "half_a_letter": b'{"record": 1, "game": "\\ud800"}',
    "raw_codes": f'record: 1\n"a{CODES}": 1'.encode(),
    "key": json.dumps({**RECORD, CODES: 1}).encode(),
    "value": json.dumps({**RECORD, "game": CODES}).encode(),
    "move": json.dumps({**RECORD, "moves": [f"p1 {CODES}"]}).encode(),
    "scene_key": json.dumps({**SCENE, CODES: 1}).encode(),
    "snapshot": json.dumps({"snapshot": 1, "game": "tokyo", "monsters": [CODES] * 2}).encode(),
}
SCRIPTS: dict[str, list[Any]] = {
    "move": [CODES],
    "expected": [{"expect": {"turn": CODES}}],
    "expected_key": [{"expect": {CODES: 1}}],
    "key": [{CODES: 1}],
    "at": [{"at": CODES}],
    "legal": [{"legal": CODES}],
}
READERS = (
    ("replay", "FILE"),
    ("review", "--json", "FILE"),
    ("scenario", "FILE"),
    ("play", "--terminal", "--seats", "random,random", "--load", "FILE"),
)


def assert_clean(done: CompletedProcess[str], code: int = 2) -> None:
    assert done.returncode == code, done
    said = done.stdout + done.stderr
    assert "Traceback" not in said
    unseen = [c for c in said if c != "\n" and unicodedata.category(c) in {"Cc", "Cf", "Zl", "Zp"}]
    assert not unseen
    assert max(map(len, said.splitlines())) < 1600


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader[0])
@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_refused_in_one_clean_line(
    tokyork_here: Program, tmp_path: Path, name: str, reader: tuple[str, ...]
) -> None:
    file = tmp_path / f"{name}{CODES}.yaml"
    file.write_bytes(FILES[name])

    done = tokyork_here(*(file.name if word == "FILE" else word for word in reader))

    assert_clean(done)
    assert visible(file.name)[:60] in done.stdout + done.stderr
    assert len((done.stderr or done.stdout).splitlines()) == (2 if reader[0] == "scenario" else 1)


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_hostile_script_fails_in_one_clean_line(
    tokyork_here: Program, tmp_path: Path, name: str
) -> None:
    (tmp_path / "scene.yaml").write_text(json.dumps({**SCENE, "script": SCRIPTS[name]}))

    done = tokyork_here("scenario", "scene.yaml")

    assert_clean(done, 1 if name in {"move", "expected", "legal"} else 2)
    assert len(done.stdout.splitlines()) == 2


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader[0])
@pytest.mark.parametrize("name", ["folder", "missing", "secret", "/dev/zero", "a" * 300, "\udc80"])
def test_what_cannot_be_opened_is_named(
    tokyork_here: Program, tmp_path: Path, name: str, reader: tuple[str, ...]
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "secret").write_text("record: 1")
    (tmp_path / "secret").chmod(0)
    if name == "secret" and os.access(tmp_path / "secret", os.R_OK):
        assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0  # we are root: it is read

    done = tokyork_here(*(name if word == "FILE" else word for word in reader))

    assert_clean(done)


@pytest.mark.parametrize("word", [CODES, DIGITS, "\udc80", "", "-1", "a" * 5000], ids=ascii)
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--games", "WORD"),
        ("simulate", "--seed", "WORD"),
        ("simulate", "--city", "WORD"),
        ("arena", "--bots", "random,WORD"),
        ("arena", "--bots", "greedy:WORD,random"),
        ("arena", "--bots", "cmd:WORD,random"),
        ("odds", "WORD", "--want", "2>=WORD"),
        ("odds", "1 2 3", "--want", "1>=WORD"),
        ("odds", "1 2 3", "--want", "all", "--rolls", "WORD"),
        ("odds", "1 2 3", "--want", "all", "--keep", "WORD x"),
        ("bot-check", "WORD"),
        ("play", "--terminal", "--seats", "WORD"),
        ("replay", "missing", "--to", "WORD"),
        ("cards", "--language", "WORD"),
        ("serve", "--port", "WORD"),
        ("serve", "--db", ":memory:", "--port", "0", "--host", "WORD.invalid"),
        ("serve", "--bogus", "WORD"),
    ],
    ids=" ".join,
)
def test_a_hostile_argument_is_refused_in_one_clean_line(
    tokyork_here: Program, words: tuple[str, ...], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [part.replace("WORD", word) for part in words]
    try:
        done = tokyork_here(*given)
    except SystemExit as ended:  # argparse speaks for itself
        out, err = capsys.readouterr()
        done = subprocess.CompletedProcess(given, int(str(ended.code)), out, err)

    assert_clean(done)


def test_what_is_typed_and_what_a_bot_says_cannot_steer_the_terminal(
    tokyork: Program, tmp_path: Path
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(f"import sys; sys.stderr.write({CODES!r} + 'x' * 10_000); sys.exit(3)")
    seats = f"you:Eve{CODES},cmd:{sys.executable} {bot}"
    typed = [CODES, DIGITS, f"?{CODES}", f"why {CODES}", f"language {CODES}", "save a\0b"]
    typed += ["load a\0b", f"load {CODES}", f"save no/{CODES}", "stop", "end", "stop"]

    done = tokyork("play", "--terminal", "--seed", "3", "--seats", seats, typed="\n".join(typed))

    assert_clean(done, 1)
    assert "\\x1b]0;owned" in done.stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", ">/dev/full"])
@pytest.mark.parametrize("words", ["cards wings", "cards --json wings", "replay nothing"])
def test_closed_and_full_streams_end_it_quietly(closed: str, words: str) -> None:
    command = f"{sys.executable} -P -m tokyork {words} {closed}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=environment, check=False
    )

    expected = 2 if words == "replay nothing" else int(closed == ">/dev/full")
    assert done.returncode == expected
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) <= 1


def test_an_escape_is_shown_and_a_cut_is_marked() -> None:
    assert visible("a\x1b[31m\u202eb\nc") == "a\\x1b[31m\\u202eb\\nc"
    assert visible("Größe 👩‍👧 \u00a0") == "Größe 👩‍👧 \u00a0"
    assert short("abcdef", 6) == "abcdef"
    assert short("abcdefg", 6) == "abc..."
    assert short("\x1b" * 10, 9) == "\\x1b\\x..."
