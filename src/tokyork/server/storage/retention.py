"""How long things are kept, in days that the server has run: a wrong clock removes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from tokyork.server.storage.ledger import Statement

DAY = 24 * 3600.0
NEVER_BEGAN = 7
"""Days after which a table is given up that never began."""
MOST_AT_ONCE = 200
"""Tables that one look removes at most."""
GUESTS = "names of guests"
"""What is removed with all that was kept of their games."""
_ABOUT = {
    "finished": "games that are over",
    "abandoned": "games that nobody has played on",
    "talk": "what was said at tables",
    "guests": "the names of guests who sit at no table",
}


@dataclass(frozen=True)
class Retention:
    """Days of service after which something is removed; 0 keeps it for ever."""

    finished: int = 365
    abandoned: int = 90
    talk: int = 180
    guests: int = 365


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `serve`."""
    for kind, about in _ABOUT.items():
        usual = getattr(Retention, kind)
        parser.add_argument(
            f"--keep-{kind}",
            type=_days,
            default=usual,
            metavar="DAYS",
            help=f"how long to keep {about}, 0 for ever (default: {usual})",
        )


def read(args: argparse.Namespace) -> Retention:
    """What somebody chose."""
    return Retention(**{kind: int(getattr(args, f"keep_{kind}")) for kind in _ABOUT})


def _days(text: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        import argparse  # noqa: PLC0415 - whoever asks has it; a page in a browser has not

        raise argparse.ArgumentTypeError(f"expected a number of days, got {text[:20]!r}")
    return int(text)


# --- as SQL ---


def expired_tables(keep: Retention, ran: float) -> dict[str, Statement]:
    """Finds tables to remove, by what they are; `ran` is how long the file has been served."""
    moved = "coalesce((SELECT ran FROM heads WHERE table_id = id), 0)"
    days = {"gathering": NEVER_BEGAN, "playing": keep.abandoned, "over": keep.finished}
    old = f"ran < ?2 AND {moved} < ?2"
    sql = f"SELECT id FROM tables WHERE status = ?1 AND {old} LIMIT {MOST_AT_ONCE}"  # noqa: S608 - only names of ours
    names = {"gathering": "never begun", "playing": "abandoned", "over": "finished"}
    return {
        names[status]: (sql, (status, ran - kept * DAY)) for status, kept in days.items() if kept
    }


def expired_rows(keep: Retention, ran: float) -> dict[str, Statement]:
    """The rows to remove: where they are, for SELECT and DELETE alike."""
    rows: dict[str, Statement] = {}
    if keep.talk:
        rows["lines of talk"] = ("talk WHERE ran < ?", (ran - keep.talk * DAY,))
    if keep.guests:
        idle = "guests WHERE ran < ? AND id NOT IN (SELECT guest FROM members)"
        rows[GUESTS] = (idle, (ran - keep.guests * DAY,))
    return rows
