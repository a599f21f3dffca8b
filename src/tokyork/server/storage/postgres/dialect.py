"""SQL of ours in PostgreSQL's words: all that differs is here."""

from __future__ import annotations

import re
from functools import lru_cache

_TYPES = {
    "INTEGER": "BIGINT",
    "REAL": "DOUBLE PRECISION",
    "BLOB": "BYTEA",
    "WITHOUT ROWID": "",
    "x''": "''",
}
_DIFFERENT = re.compile("|".join(map(re.escape, _TYPES)))
_MARK = re.compile(r"\?(\d*)")
_SHARED = re.compile(
    r"\b(?:about|dice|dice_list|dice_tally|guests|results|feats|ratings|rated|push_targets|telling"
    r"|passkeys|challenges|solving)\b"
)
NOT_OWNER, NOT_NEXT = "TK001", "TK002"
"""SQLSTATEs of our own functions: another epoch has the table; a move cannot follow the last."""
SHARED_ROWS, MIGRATING = 7_240_001, 7_240_002
"""Advisory locks: rows that are no table's own, and the schema."""

FUNCTIONS = (
    # As chain.teach does it for SQLite.
    f"""
    CREATE OR REPLACE FUNCTION chained(
        before BYTEA, last BIGINT, first BYTEA, seq BIGINT, move BYTEA
    ) RETURNS BYTEA LANGUAGE plpgsql AS $$
    BEGIN
        IF seq <> coalesce(last, 0) + 1 THEN
            RAISE EXCEPTION 'move % cannot follow move %', seq, last USING ERRCODE = '{NOT_NEXT}';
        END IF;
        RETURN sha256(coalesce(before, first) || move);
    END $$
    """,
    # As fair.public_list.entry_hash.
    """
    CREATE OR REPLACE FUNCTION entry_hash(
        before TEXT, number BIGINT, kind TEXT, commitment TEXT, why TEXT, at BIGINT, game TEXT
    ) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
        SELECT encode(sha256(convert_to(
            concat_ws(E'\\n', before, number, kind, commitment, why, at, nullif(game, '')), 'UTF8'
        )), 'hex')
    $$
    """,
    # The lock keeps the epoch as it is until this transaction has ended.
    f"""
    CREATE OR REPLACE FUNCTION fenced(name TEXT, known BIGINT) RETURNS VOID
    LANGUAGE plpgsql AS $$
    BEGIN
        PERFORM 1 FROM leases WHERE table_id = name AND epoch = known FOR SHARE;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'another process has table %', name USING ERRCODE = '{NOT_OWNER}';
        END IF;
    END $$
    """,
)


@lru_cache(maxsize=1024)
def translated(sql: str) -> str:
    """A statement with `$1` in the place of `?` or `?1`."""
    number = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal number
        number += 1
        return f"${found[1] or number}"

    return _MARK.sub(mark, sql)


def defined(sql: str) -> str:
    """A statement of a schema, with PostgreSQL's types."""
    return translated(_DIFFERENT.sub(lambda found: _TYPES[found[0]], sql))


@lru_cache(maxsize=1024)
def is_shared(sql: str) -> bool:
    """Whether it changes rows that other processes change too.

    Such changes come one after the other: the public list is one chain, and two transactions
    that change the same rows in another order would wait for each other.
    """
    return not sql.startswith("SELECT") and _SHARED.search(sql) is not None
