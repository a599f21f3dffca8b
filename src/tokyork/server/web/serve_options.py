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
        "--limits", metavar="FILE", type=Path, help="a YAML or JSON file of limits"
    )
    hosting.add_argument(
        "--log", choices=KINDS, default="text", help="how the log looks (default: text)"
    )
    hosting.add_argument(
        "--log-level",
        choices=LEVELS,
        default="warning",
        help="what is important enough for the log (default: warning)",
    )
