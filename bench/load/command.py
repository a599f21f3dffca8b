"""`./run bench load`: a thousand moves a second, and what they cost."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.load import cases, report
from bench.load.cases import Load, Under
from bench.load.served import ROOT
from bench.load.server import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

APART: dict[str, Callable[[Under], dict[str, Any]]] = {
    "spectators": cases.spectators,
    "restart": cases.restart,
    "idle": cases.idle,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Print what was measured; the exit code is 1 if anything was lost."""
    args = parsed(argv)
    if args.table:
        report.write(args.seconds, keep_before=args.keep_before)
        return 0
    under = Under(args.server, args.source)
    asked = Load(args.tables, args.sockets, args.rate, args.seconds)
    if args.only in APART:
        found = APART[args.only](under)
    elif args.only == "load":
        found = cases.load(asked, under)
    else:
        found = cases.load(asked, under)
        found["kb_per_idle_table"] = cases.idle(under)["kb_per_idle_table"]
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:28}{value:>12}")
    return 1 if found.get("lost") else 0


def parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments."""
    usual = Load()
    parser = argparse.ArgumentParser(prog="bench load", description=__doc__)
    parser.add_argument("--sockets", type=int, default=usual.sockets)
    parser.add_argument("--tables", type=int, default=usual.tables)
    parser.add_argument("--rate", type=float, default=usual.rate, help="moves a second")
    parser.add_argument("--seconds", type=float, default=usual.seconds)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--only", choices=["load", *APART], help="only this part")
    parser.add_argument("--server", choices=KINDS, default=KINDS[-1], help="the event loop")
    parser.add_argument("--source", type=Path, default=ROOT, help="the sources that are measured")
    parser.add_argument(
        "--table",
        action="store_true",
        help="measure all beside the release before, and write docs/load.md and docs/load.svg",
    )
    parser.add_argument(
        "--keep-before", action="store_true", help="with --table: measure only what is now"
    )
    args = parser.parse_args(argv)
    if args.tables < 1 or args.sockets < 2 * args.tables or args.rate <= 0 or args.seconds <= 0:
        parser.error("at least one table, two sockets each, and a rate and seconds above 0")
    return args


if __name__ == "__main__":
    sys.exit(main())
