"""`tokyork ratings`: the leaderboards of a file, and all ratings computed anew."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tokyork.cities import CITIES

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from tokyork.server.storage.ledger import Ledger

MOST = 50


def add_ratings(commands: Any, run: Callable[[argparse.Namespace], int]) -> None:  # noqa: ANN401 - argparse has no type for it
    """Its options."""
    ratings = commands.add_parser("ratings", help="show the ratings of a server, or compute them")
    ratings.set_defaults(run=run)
    ratings.add_argument(
        "--db",
        metavar="FILE|URL",
        help="the file of the tables, or postgresql://... (default: in your data folder)",
    )
    ratings.add_argument(
        "--recompute",
        action="store_true",
        help="compute all ratings anew from the games that counted; no server may use the file",
    )
    ratings.add_argument("--json", action="store_true", help="print the result as JSON")


def rated_players(store: Ledger, *, anew: bool) -> dict[str, Any]:
    """All ratings of a store, best first, computed anew if that is wanted."""
    return asyncio.run(_rated_players(store, anew=anew))


async def _rated_players(store: Ledger, *, anew: bool) -> dict[str, Any]:
    from tokyork.server.people.bookkeeping import recompute  # noqa: PLC0415 - so that --help is quick
    from tokyork.server.people.skill import Skill  # noqa: PLC0415 - the same
    from tokyork.server.storage.player_store import PlayerStore  # noqa: PLC0415 - the same

    await store.open()
    try:
        players = PlayerStore(store)
        games, ratings = await recompute(players) if anew else (await players.last_rated(), 0)
        found: dict[str, Any] = {"games": games, "ratings": []}
        for city in CITIES:
            for against in ("people", "bots"):
                for _, name, *known in await players.leaders(city, against, 1, MOST):
                    skill = Skill(*known)
                    row = {"city": city, "against": against, "name": name}
                    row |= {"rating": skill.shown, "within": skill.within, "games": skill.games}
                    found["ratings"].append(row)
        return found | ({"recomputed": ratings} if anew else {})
    finally:
        await store.end()
