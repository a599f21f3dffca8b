"""The server under load, a process of its own: `python -m bench.load.server FILE KIND`.

It must run on older sources too, which are measured beside these: it only asks for what has
always been there.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
from inspect import signature

import uvicorn
import uvloop

from bench.load.sampler import Sampler
from tokyork.server.limits import Limits
from tokyork.server.web.app import make_server
from tokyork.server.web.serve import configure

MANY = 10**7
KINDS = ("granian", "asyncio", "uvloop")
"""What is tried: granian, which only runs the sources before, or uvicorn on an event loop."""


def loose() -> Limits:
    """Limits that a crowd from one address does not come near."""
    limits = Limits()
    for name, value in vars(limits).items():
        if isinstance(value, int) and not name.startswith("_"):
            setattr(limits, name, MANY)
    limits.__post_init__()
    return limits


def configured(db: str, loop: str) -> uvicorn.Config:
    """The server as it is served, on this event loop."""
    limits = loose()
    http = "httptools" if loop == "uvloop" else "h11"
    app = make_server(db, limits).app()
    if "under" in signature(configure).parameters:
        from tokyork.server.web.serve import Under  # noqa: PLC0415 - older sources have none

        return configure(app, limits, under=Under(http, loop))
    config = configure(app)
    config.loop, config.http = loop, http
    return config


async def on_granian(app: object, port: int) -> None:
    """Serve on granian, which listens by itself."""
    from granian.constants import Interfaces  # noqa: PLC0415 - only where it is tried
    from granian.server.embed import Server  # noqa: PLC0415 - the same

    server = Server(app, port=port, interface=Interfaces.ASGI, backlog=4096, log_enabled=False)
    await server.serve()


def main() -> None:
    """Serve on a free port, which is printed, until somebody kills it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("db")
    parser.add_argument("kind", choices=KINDS)
    args = parser.parse_args()
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.bind(("127.0.0.1", 0))
    bound.listen(4096)
    bound_to = bound.getsockname()
    if args.kind == "granian":
        bound.close()
        print(bound_to[1], flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            uvloop.run(on_granian(make_server(args.db, loose()).app(), bound_to[1]))
        return
    config = configured(args.db, args.kind)
    print(bound_to[1], flush=True)
    profile = os.environ.get("TOKYORK_PROFILE")
    sampler = Sampler() if profile else None
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[bound])
    if profile and sampler is not None:
        sampler.write(profile)


if __name__ == "__main__":
    main()
