"""Rows as the bytes of a file: Parquet where polars is installed, CSV everywhere."""

from __future__ import annotations

import csv
from base64 import b64decode, b64encode
from importlib.util import find_spec
from io import BytesIO, StringIO
from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError

if TYPE_CHECKING:
    from pathlib import Path

    from tokyork.lab.data.game_rows import Row

BINARY = "moves"


def need(form: str, place: str = "--format") -> None:
    """Refuse a format that cannot be written here."""
    if form == "parquet" and find_spec("polars") is None:
        raise BadInputError(place, "Parquet needs polars: pip install 'tokyork[lab]', or take csv")


def written(rows: list[Row], form: str) -> bytes:
    """The rows of a part as a file; all have the same columns."""
    return _parquet(rows) if form == "parquet" else _csv(rows)


def _parquet(rows: list[Row]) -> bytes:
    import polars as pl  # noqa: PLC0415 - an extra

    out = BytesIO()
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    pl.DataFrame(columns).write_parquet(out, compression="zstd")
    return out.getvalue()


def _csv(rows: list[Row]) -> bytes:
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(rows[0])
    for row in rows:
        writer.writerow([_text(value) for value in row.values()])
    return out.getvalue().encode()


def _text(value: object) -> object:
    if isinstance(value, bytes):
        return b64encode(value).decode()
    return str(value).lower() if isinstance(value, bool) else value


def read_rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a file that `written` made; those of CSV are texts, but for the moves."""
    if path.suffix == ".parquet":
        need("parquet", str(path))
        import polars as pl  # noqa: PLC0415 - an extra

        return list(pl.read_parquet(path).to_dicts())
    with path.open(encoding="utf-8", newline="") as file:
        rows: list[dict[str, Any]] = list(csv.DictReader(file))
    for row in rows:
        if BINARY in row:
            row[BINARY] = b64decode(row[BINARY])
    return rows
