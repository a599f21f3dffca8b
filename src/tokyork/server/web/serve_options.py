"""The options of `tokyork serve`, which the bare program has too."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tokyork.server.web.logs import KINDS, LEVELS

if TYPE_CHECKING:
    import argparse


@dataclass(frozen=True)
class ServeOptions:
    """How somebody wants to serve."""

    host: str = "127.0.0.1"
    port: int = 0
    db: str | None = None
    browser: bool = False
    public_urls: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    limits: Path | None = None
    log: str = "text"
    log_level: str = "warning"
    bus: str | None = None
    admin: bool = True
    admin_token: Path | None = None
    smtp: str | None = None
    mail_from: str = ""
    puzzles: Path | None = None

    @classmethod
    def read(cls, args: argparse.Namespace) -> ServeOptions:
        """From the command line."""
        return cls(
            host=args.host,
            port=args.port,
            db=args.db,
            browser=not args.no_browser,
            public_urls=tuple(args.public_url),
            trusted_proxies=tuple(args.trusted_proxy),
            limits=args.limits,
            log=args.log,
            log_level=args.log_level,
            bus=args.bus,
            admin=not args.no_admin,
            admin_token=args.admin_token,
            smtp=args.smtp,
            mail_from=args.mail_from,
            puzzles=args.puzzles,
        )


def add_hosting(parser: argparse.ArgumentParser) -> None:
    """The options for a server that others reach."""
    hosting = parser.add_argument_group("hosting", "for a server on the internet: docs/hosting.md")
    hosting.add_argument(
        "--public-url",
        metavar="URL",
        action="append",
        default=[],
        help="where players find the server, such as https://play.example.org; may be repeated",
    )
    hosting.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="an address or network whose X-Forwarded-For is believed; may be repeated",
    )
    hosting.add_argument(
        "--bus",
        metavar="URL",
        help="nats://HOST:PORT, for several processes on one --db postgresql://: docs/scaling.md",
    )
    hosting.add_argument(
        "--smtp",
        metavar="URL",
        help="smtp://USER:PASSWORD@HOST:587, to send letters to who wants them: docs/hosting.md",
    )
    hosting.add_argument(
        "--mail-from", metavar="ADDRESS", default="", help="whom those letters come from"
    )
    hosting.add_argument(
        "--limits", metavar="FILE", type=Path, help="a YAML or JSON file of limits"
    )
    hosting.add_argument(
        "--puzzles",
        metavar="FILE",
        type=Path,
        help="puzzles that `puzzles make --db` found (default: beside the file of --db)",
    )
    hosting.add_argument(
        "--admin-token",
        metavar="FILE",
        type=Path,
        help="a file with the token for /admin, or TOKYORK_ADMIN_TOKEN (default: a new one)",
    )
    hosting.add_argument("--no-admin", action="store_true", help="no page for the host at /admin")
    hosting.add_argument(
        "--log", choices=KINDS, default="text", help="how the log looks (default: text)"
    )
    hosting.add_argument(
        "--log-level",
        choices=LEVELS,
        default="warning",
        help="what is important enough for the log (default: warning)",
    )
