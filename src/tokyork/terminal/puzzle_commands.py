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
FIELDS = ("id", "city", "kind", "difficulty", "theme")


def add_puzzles(commands: Any) -> None:
    """The command with its own commands."""
    puzzles = commands.add_parser("puzzles", help="puzzles: list, play, make and check them")
    puzzles.set_defaults(run=_list)
    puzzles.add_argument("--json", action="store_true", help="print counts and puzzles as JSON")
    _add_filters(puzzles)
    parts = puzzles.add_subparsers(dest="part", metavar="PART")
    _add_play(parts)
    _add_make(parts)
    _add_verify(parts)


def _add_filters(parser: argparse.ArgumentParser) -> None:
    from tokyork.puzzles.puzzle import KINDS

    parser.add_argument("--city", help="tokyo or new_york (default: both)")
    parser.add_argument("--kind", choices=KINDS, help="only puzzles of this kind")
    parser.add_argument("--difficulty", type=int, choices=(1, 2, 3), help="1 easy, 3 hard")


def _add_play(parts: Any) -> None:
    play = parts.add_parser("play", help="answer puzzles in this terminal")
    play.set_defaults(run=_play)
    _add_filters(play)
    play.add_argument("--plain", action="store_true", help="for the ear: one fact a line")
    play.add_argument("--daily", action="store_true", help="only the puzzle of the day")
    play.add_argument("--seed", type=seed_number, help="the same seed asks the same puzzles")
    play.add_argument("--count", type=positive_number, default=10, help="how many (default: 10)")


def _add_make(parts: Any) -> None:
    make = parts.add_parser("make", help="mine puzzles from simulated or played games")
    make.set_defaults(run=_make)
    make.add_argument(
        "--from",
        dest="games",
        nargs="+",
        type=Path,
        metavar="GAME",
        help="saved games to mine instead of simulated ones",
    )
    make.add_argument("--seed", type=seed_number, default=USUAL_SEED, help=f"default: {USUAL_SEED}")
    make.add_argument(
        "--count", type=positive_number, default=USUAL_COUNT, help=f"default: {USUAL_COUNT}"
    )
    make.add_argument("--city", help="tokyo or new_york (default: both)")
    make.add_argument(
        "--out",
        type=Path,
        default=Path("puzzles.jsonl.xz"),
        metavar="FILE",
        help="where to (default: puzzles.jsonl.xz); goes on where it was interrupted",
    )


def _add_verify(parts: Any) -> None:
    verify = parts.add_parser("verify", help="check puzzles once more, with another seed")
    verify.set_defaults(run=_verify)
    _add_filters(verify)
    verify.add_argument("--seed", type=seed_number, default=1, help="default: 1")
    verify.add_argument("--count", type=positive_number, help="only so many of them")
    verify.add_argument("--book", type=Path, metavar="FILE", help="default: those of the package")
    verify.add_argument("--out", type=Path, metavar="FILE", help="write those that stand it")
    verify.add_argument("--json", action="store_true", help="print the result as JSON")


def _chosen(args: argparse.Namespace, book: Path | None = None) -> list[Puzzle]:
    from tokyork.puzzles.book import puzzle_book, read_book

    city = _city(args.city)
    found = list(puzzle_book().values()) if book is None else read_book(book)
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

    city = _city(args.city)
    cities = list(CITIES) if city is None else [city]
    told = _Teller(args.count)
    if args.games:
        games = [replay(path, open_record(path), None).save() for path in args.games]
        found, enough = puzzles_of_games(games, args.count, args.seed, told), 1
    else:
        found, enough = make_puzzles(cities, args.count, args.seed, args.out, told), args.count
    write_book(found, args.out)
    args.out.with_name(args.out.name + PART).unlink(missing_ok=True)
    print(texts()("puzzle-made", count=len(found), file=str(args.out)))
    return OK if len(found) >= enough else FAILED


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
    from tokyork.words.texts import texts

    puzzles = _chosen(args, args.book)[: args.count]
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
