"""A folder of games: a manifest, and a file for every finished part.

A part is there as a whole or not at all: it is written beside its place and then renamed. So
whatever ends the program, only parts that were under way are lost.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError
from tokyork.lab.data.data_plan import DataPlan
from tokyork.lab.data.row_files import read_rows

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

MANIFEST = "manifest.json"
_LARGEST_MANIFEST = 1 << 20
_PART = re.compile(r"(\d{9})-(\d{9})\.(parquet|csv)")


class DataFolder:
    """Where the games of one plan are kept."""

    def __init__(self, path: Path, plan: DataPlan, manifest: dict[str, Any]) -> None:
        """Use `begin` or `open`."""
        self.path = path
        self.plan = plan
        self.manifest = manifest

    @classmethod
    def begin(cls, path: Path, plan: DataPlan, *, resume: bool) -> DataFolder:
        """A new folder, or one in which the same games were begun before."""
        if (path / MANIFEST).exists():
            found = cls.open(path)
            if not resume:
                told = "expected a new folder; --resume goes on with the games that are in this one"
                raise BadInputError("--out", f"{told} ({path})")
            for key, value in plan.data().items():
                if found.manifest.get(key) != value:
                    told = f"{key} is {found.manifest.get(key)!r} there and {value!r} here"
                    raise BadInputError("--resume", f"these are other games: {told}")
            return found
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise BadInputError("--out", f"expected an empty or new folder, got {path}")
        folder = cls(path, plan, plan.data() | {"finished": False, "digest": None})
        folder._save_manifest()
        return folder

    @classmethod
    def open(cls, path: Path) -> DataFolder:
        """A folder that `tokyork simulate` made."""
        file = path / MANIFEST
        try:
            if file.stat().st_size > _LARGEST_MANIFEST:
                raise BadInputError(str(file), "this is no manifest of games: it is too large")
            data = json.loads(file.read_text(encoding="utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            raise BadInputError(str(path), "expected a folder that `simulate --out` made") from None
        except (ValueError, RecursionError):
            raise BadInputError(str(file), "this is no manifest of games") from None
        if not isinstance(data, dict):
            raise BadInputError(str(file), "this is no manifest of games")
        return cls(path, DataPlan.read(data), data)

    # --- parts ---

    def kinds(self) -> list[str]:
        """The tables: games always, and finer rows if they are wanted."""
        return ["games"] if self.plan.rows == "games" else ["games", self.plan.rows]

    def file(self, kind: str, part: range) -> Path:
        """Where a part of a table is."""
        name = f"{part.start:09}-{part.stop - 1:09}.{self.plan.format}"
        return self.path / kind / name

    def has(self, part: range) -> bool:
        """Whether it is finished: the games' own file comes last."""
        return self.file("games", part).exists()

    def missing(self) -> list[range]:
        """The parts that are still to be played."""
        return [part for part in self.plan.parts() if not self.has(part)]

    def save(self, part: range, files: Mapping[str, bytes]) -> None:
        """Keep a finished part."""
        for kind in reversed(self.kinds()):
            _write(self.file(kind, part), files[kind])

    def finish(self) -> None:
        """All parts are there: note what they are known by."""
        self._clear_away()
        self.manifest |= {"finished": True, "digest": self.digest()}
        self._save_manifest()

    def _clear_away(self) -> None:
        """What killed workers left half written."""
        for kind in self.kinds():
            for left in (self.path / kind).glob(".*"):
                left.unlink(missing_ok=True)

    def digest(self) -> str:
        """Of all tables, file by file."""
        known = hashlib.sha256()
        for kind in self.kinds():
            for part in self.plan.parts():
                with self.file(kind, part).open("rb") as file:
                    known.update(hashlib.file_digest(file, "sha256").digest())
        return known.hexdigest()

    def games(self) -> Iterator[dict[str, Any]]:
        """The row of every game that is there."""
        for part in self.plan.parts():
            if self.has(part):
                yield from read_rows(self.file("games", part))

    def _save_manifest(self) -> None:
        text = json.dumps(self.manifest, indent=1, ensure_ascii=False) + "\n"
        _write(self.path / MANIFEST, text.encode())


def _write(path: Path, data: bytes) -> None:
    """On the disk as a whole, or not at all."""
    path.parent.mkdir(exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
