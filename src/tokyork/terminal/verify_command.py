"""Whether a game was played as its server committed it, for people at a terminal."""

from __future__ import annotations

import http.client
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from rich.text import Text

from tokyork.errors import BadInputError
from tokyork.fair.public_list import ListEntry, is_entry
from tokyork.formats import reading
from tokyork.terminal.screen import new_console
from tokyork.verify import is_as_committed, verify
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.verify import Finding

AS_COMMITTED, WRONG = 0, 1
LONGEST_LIST = 64 * 1024 * 1024
MOST_ENTRIES = 1_000_000
PATIENCE = 20.0
_MARKS = {"ok": ("+", "green"), "wrong": ("!", "bold red"), "unchecked": ("-", "dim")}


def run(path: Path, listed: str | None, *, as_json: bool) -> int:
    """Check a file, say what was found, and give back how the program should end."""
    entries = None if listed is None else read_list(listed)
    try:
        findings = verify(reading.load_yaml(path), entries)
    except BadInputError as error:
        if error.place == str(path):
            raise
        raise BadInputError(str(path), str(error)) from error
    fits = is_as_committed(findings)
    if as_json:
        print(json.dumps(_data(path, findings, fits=fits)))
    else:
        _show(findings, fits=fits)
    return AS_COMMITTED if fits else WRONG


def _data(path: Path, findings: list[Finding], *, fits: bool) -> dict[str, Any]:
    told = [
        {
            "check": finding.check,
            "verdict": finding.verdict,
            "where": finding.where or None,
            "text": _sentence(finding),
            **finding.values,
        }
        for finding in findings
    ]
    return {"file": str(path), "verdict": "as_committed" if fits else "wrong", "findings": told}


def _show(findings: list[Finding], *, fits: bool) -> None:
    console = new_console()
    for finding in findings:
        mark, style = _MARKS[finding.verdict]
        console.print(Text(f"{mark} {_sentence(finding)}", style=style))
    last = texts()("verify-as_committed" if fits else "verify-not_as_committed")
    console.print(Text(last, style="bold green" if fits else "bold red"))


def _sentence(finding: Finding) -> str:
    said: str = texts()(f"verify-{finding.check}-{finding.verdict}", **finding.values)
    return f"{finding.where}: {said}" if finding.where else said


# --- the public list ---


def read_list(where: str) -> list[ListEntry]:
    """The list of a file, or of a server."""
    if where.startswith(("http://", "https://")):
        return _fetched(where.rstrip("/"))
    try:
        with Path(where).open("rb") as file:
            return _entries(_decoded(file.read(LONGEST_LIST)), where)
    except OSError as error:
        raise BadInputError(where, f"cannot be read ({error.strerror})") from error
    except ValueError as error:  # a name that no file can have
        raise BadInputError("--list", "expected the name of a file") from error


def _fetched(server: str) -> list[ListEntry]:
    """All of it as long as it is now, part by part; a server may say anything."""
    found: list[ListEntry] = []
    count = 1
    while len(found) < count:
        told = _part(f"{server}/api/dice/list?from={len(found) + 1}")
        part = _entries(told, server)
        if not part:
            break
        found += part
        count = _count(told, server)
    return found


def _count(told: object, server: str) -> int:
    count = told.get("count") if isinstance(told, dict) else None
    if not isinstance(count, int) or not 0 <= count <= MOST_ENTRIES:
        raise BadInputError(server, f"expected a list of at most {MOST_ENTRIES:,} entries")
    return count


def _part(url: str) -> object:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - http only
            return _decoded(answer.read(LONGEST_LIST))
    except (urllib.error.URLError, http.client.HTTPException, OSError, ValueError) as error:
        raise BadInputError("--list", f"expected a server's public list at {url}") from error


def _decoded(content: bytes) -> object:
    try:
        return msgspec.json.decode(content)
    except (msgspec.MsgspecError, RecursionError):
        return None  # no list


def _entries(data: object, where: str) -> list[ListEntry]:
    entries = data.get("entries") if isinstance(data, dict) else data
    problem = BadInputError(where, "expected a public list of commitments")
    try:
        found = msgspec.convert(entries, list[ListEntry])
    except msgspec.ValidationError as error:
        raise problem from error
    if not all(map(is_entry, found)):
        raise problem
    return found
