"""`tokyork puzzles`: list them, play them, make them, check them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokyork.terminal.arguments import positive_number, seed_number
from tokyork.terminal.streams import print_json

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from tokyork.puzzles import Puzzle

OK, FAILED = 0, 1
USUAL_COUNT, USUAL_SEED = 2040, 23
"""Those of the package."""
USUAL_BOOK = Path("puzzles.jsonl.xz")
FIELDS = ("id", "city", "kind", "difficulty", "theme")


def add_puzzles(
    commands: Any, mine: Callable[[argparse.Namespace], int]
) -> list[argparse.ArgumentParser]:
    """The command with its own commands, which it gives back.

    `mine` looks through the games of a server.
    """
    puzzles = commands.add_parser("puzzles", help="puzzles: list, play, make and check them")
    puzzles.set_defaults(run=_list)
    puzzles.add_argument("--json", action="store_true", help="print counts and puzzles as JSON")
    _add_filters(puzzles)
    parts = puzzles.add_subparsers(dest="part", metavar="PART")
    _add_play(parts)
    _add_make(parts, mine)
    _add_verify(parts)
    return list(parts.choices.values())


def _add_filters(parser: argparse.ArgumentParser) -> None:
    from tokyork.puzzles.puzzle import KINDS

    parser.add_argument("--city", help="tokyo or new_york (default: both)")
    parser.add_argument("--kind", choices=KINDS, help="only puzzles of this kind")
    parser.add_argument("--difficulty", type=int, choices=(1, 2, 3), help="1 easy, 3 hard")
    parser.add_argument("--book", type=Path, metavar="FILE", help="default: those of the package")


def _add_play(parts: Any) -> None:
    play = parts.add_parser("play", help="answer puzzles in this terminal")
    play.set_defaults(run=_play)
    _add_filters(play)
    play.add_argument("--plain", action="store_true", help="for the ear: one fact a line")
    play.add_argument("--daily", action="store_true", help="only the puzzle of the day")
    play.add_argument("--seed", type=seed_number, help="the same seed asks the same puzzles")
    play.add_argument("--count", type=positive_number, default=10, help="how many (default: 10)")


def _add_make(parts: Any, mine: Callable[[argparse.Namespace], int]) -> None:
    make = parts.add_parser("make", help="mine puzzles from simulated or played games")
    make.set_defaults(run=lambda args: _make(args) if args.db is None else mine(args))
    games = make.add_mutually_exclusive_group()
    games.add_argument(
        "--from",
        dest="games",
        nargs="+",
        type=Path,
        metavar="GAME",
        help="saved games to mine instead of simulated ones",
    )
    games.add_argument(
        "--db",
        nargs="?",
        const="",
        metavar="FILE|URL",
        help="the finished public games of a server, for that server; it may be running "
        "(without a name: the tables in your data folder)",
    )
    make.add_argument("--seed", type=seed_number, default=USUAL_SEED, help=f"default: {USUAL_SEED}")
    make.add_argument(
        "--count", type=positive_number, default=USUAL_COUNT, help=f"default: {USUAL_COUNT}"
    )
    make.add_argument("--city", help="tokyo or new_york (default: both)")
    make.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help=f"where to (default: {USUAL_BOOK}, or with --db where its server looks); "
        "goes on where it was interrupted",
    )
    make.add_argument("--json", action="store_true", help="print the result as JSON")


def _add_verify(parts: Any) -> None:
    verify = parts.add_parser("verify", help="check puzzles once more, with another seed")
    verify.set_defaults(run=_verify)
    _add_filters(verify)
    verify.add_argument("--seed", type=seed_number, default=1, help="default: 1")
    verify.add_argument("--count", type=positive_number, help="only the first so many of them")
    verify.add_argument(
        "--sample", type=positive_number, metavar="N", help="only so many, drawn with the seed"
    )
    verify.add_argument("--out", type=Path, metavar="FILE", help="write those that stand it")
    verify.add_argument("--json", action="store_true", help="print the result as JSON")


def _chosen(args: argparse.Namespace) -> list[Puzzle]:
    from tokyork.puzzles.book import puzzle_book, read_book

    city = _city(args.city)
    found = read_book(args.book) if args.book else list(puzzle_book().values())
    tests: list[Callable[[Puzzle], bool]] = [
        lambda puzzle: city is None or puzzle.city == city,
        lambda puzzle: args.kind is None or puzzle.kind == args.kind,
        lambda puzzle: args.difficulty is None or puzzle.difficulty == args.difficulty,
    ]
    return [puzzle for puzzle in found if all(test(puzzle) for test in tests)]


def _city(name: str | None) -> str | None:
    from tokyork.cities import CITIES
    from tokyork.formats import reading

    return None if name is None else reading.word(name, "--city", CITIES, "a city")


def _list(args: argparse.Namespace) -> int:
    found = _chosen(args)
    if args.json:
        print_json(listed(found))
    else:
        from tokyork.terminal.puzzle_table import show_puzzles

        show_puzzles(found)
    return OK if found else FAILED


def listed(puzzles: list[Puzzle]) -> dict[str, Any]:
    """Counts and puzzles as plain data."""
    counts = {
        name: dict(sorted(Counter(str(getattr(p, name)) for p in puzzles).items()))
        for name in FIELDS[1:]
    }
    return {
        "count": len(puzzles),
        "counts": counts,
        "puzzles": [
            {name: getattr(p, name) for name in FIELDS}
            | {"proof": p.proof.by, "seed": p.proof.seed, "verified": p.proof.verified}
            for p in puzzles
        ],
    }


def _play(args: argparse.Namespace) -> int:
    from tokyork.terminal.puzzle_table import play_puzzles, shuffled_puzzles

    if args.daily:
        from tokyork.puzzles.book import daily_puzzle

        chosen = [daily_puzzle()]
    else:
        chosen = shuffled_puzzles(_chosen(args), args.seed, args.count)
    return play_puzzles(chosen, plain=args.plain)


def _make(args: argparse.Namespace) -> int:
    from tokyork.cities import CITIES
    from tokyork.puzzles.book import write_book
    from tokyork.puzzles.making import PART, make_puzzles, puzzles_of_games
    from tokyork.terminal.game_files import open_record, replay
    from tokyork.words.texts import texts

    city, out = _city(args.city), args.out or USUAL_BOOK
    cities = list(CITIES) if city is None else [city]
    told = _Teller(args.count)
    if args.games:
        games = [replay(path, open_record(path), None).save() for path in args.games]
        found, enough = puzzles_of_games(games, args.count, args.seed, told), 1
    else:
        found, enough = make_puzzles(cities, args.count, args.seed, out, told), args.count
    write_book(found, out)
    out.with_name(out.name + PART).unlink(missing_ok=True)
    if args.json:
        print_json({"puzzles": len(found), "book": str(out)})
    else:
        print(texts()("puzzle-made", count=len(found), file=str(out)))
    return OK if len(found) >= enough else FAILED


def tell_mining(done: int, games: int, found: int) -> None:
    """How far a look through a server's games has come, on standard error."""
    import sys

    from tokyork.words.texts import texts

    counts = {"done": str(done), "games": str(games), "found": str(found)}
    print(texts()("puzzle-mining", **counts), file=sys.stderr)


def show_mined(mined: Any, args: argparse.Namespace) -> None:
    """What a look through a server's games has brought."""
    from tokyork.words.texts import texts

    if args.json:
        print_json(mined._asdict())
    elif mined.puzzles:
        counts = {"games": mined.games, "found": mined.found, "puzzles": mined.puzzles}
        print(texts()("puzzle-mined", file=mined.book, **counts))
    else:
        print(texts()("puzzle-mined-none", games=mined.games))


class _Teller:
    """How many there are, now and then, on standard error."""

    def __init__(self, count: int) -> None:
        self._count, self._told = count, 0

    def __call__(self, found: int) -> None:
        if found >= self._told + max(1, self._count // 20):
            import sys

            self._told = found
            print(f"{found}/{self._count}", file=sys.stderr)


def _verify(args: argparse.Namespace) -> int:
    from tokyork.puzzles.book import write_book
    from tokyork.puzzles.verifying import verify_puzzles
    from tokyork.terminal.progress import with_progress
    from tokyork.terminal.puzzle_table import shuffled_puzzles
    from tokyork.words.texts import texts

    puzzles = _chosen(args)[: args.count]
    if args.sample:
        puzzles = shuffled_puzzles(puzzles, args.seed, args.sample)
    checking = with_progress(
        verify_puzzles(puzzles, args.seed),
        len(puzzles),
        texts()("puzzle-checking"),
        lambda _: 1,
    )
    checked = list(checking)
    fallen = [found.puzzle.id for found in checked if not found.stands]
    clear = sum(found.clearly for found in checked)
    if args.out is not None:
        write_book([found.puzzle for found in checked if found.stands], args.out)
    if args.json:
        print_json({"seed": args.seed, "checked": len(checked), "clearly": clear, "fallen": fallen})
    else:
        print(texts()("puzzle-checked", count=len(checked), clear=clear, fallen=len(fallen)))
        for name in fallen:
            print(name)
    return FAILED if fallen else OK
