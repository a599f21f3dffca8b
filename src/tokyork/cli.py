"""The command line. Each command imports what it needs, so that --help is quick."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tokyork.scenario import Outcome

OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and say how it ended: 0 well, 1 not so, 2 for input that cannot be used."""
    from tokyork.errors import TokyorkError
    from tokyork.text import speak

    _never_stumble_over_letters()
    parser = _parser()
    args = parser.parse_args(argv)
    command: Callable[[argparse.Namespace], int] = args.run
    try:
        speak(_language(args.language), breaks=False)
        code = command(args)
        sys.stdout.flush()
    except TokyorkError as error:
        print("tokyork:", " ".join(str(error).split()), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return code


def _language(wanted: str | None) -> str:
    """The language that is asked for, else the one the system speaks, else English."""
    from tokyork.errors import BadInputError
    from tokyork.text import FALLBACK, languages

    known = languages()
    if wanted is not None and wanted not in known:
        raise BadInputError("--language", f"one of {', '.join(known)} was expected, not {wanted}")
    system = (os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    usual = next(filter(None, system), FALLBACK)
    return wanted or (usual if usual in known else FALLBACK)


def _never_stumble_over_letters() -> None:
    """A terminal without our letters shows question marks instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


# --- the options ---


def _parser() -> argparse.ArgumentParser:
    from tokyork import __version__

    parser = argparse.ArgumentParser(
        prog="tokyork",
        description="King of Tokyo and King of New York: play, check, replay and simulate games. "
        "Without a command, the browser game starts on this machine.",
    )
    parser.set_defaults(run=_serve)
    _add_serving(parser, port=0)
    parser.add_argument("--version", action="version", version=f"tokyork {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_serve(commands)
    _add_play(commands)
    _add_scenario(commands)
    _add_replay(commands)
    _add_review(commands)
    _add_simulate(commands)
    _add_cards(commands)
    _add_odds(commands)
    _add_arena(commands)
    _add_bot_check(commands)
    _add_train(commands)
    for command in commands.choices.values():
        _add_language(command, default=argparse.SUPPRESS)
    _add_language(parser, default=None)
    return parser


def _add_language(parser: argparse.ArgumentParser, *, default: str | None) -> None:
    parser.add_argument(
        "--language", metavar="CODE", default=default, help="of the words (default: your system's)"
    )


def _add_serve(commands: Any) -> None:
    serve = commands.add_parser("serve", help="serve the browser game to this machine or a network")
    serve.set_defaults(run=_serve)
    _add_serving(serve, port=8000)


def _add_serving(parser: argparse.ArgumentParser, *, port: int) -> None:
    usual = str(port) if port else "a free one"
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 for the local network (default: 127.0.0.1)"
    )
    parser.add_argument("--port", type=_port, default=port, help=f"default: {usual}")
    parser.add_argument(
        "--db",
        metavar="FILE",
        help="where tables are kept; :memory: for nowhere (default: in your data folder)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play a game")
    play.set_defaults(run=_play)
    play.add_argument("--terminal", action="store_true", help="play in this terminal")
    play.add_argument("--city", default="tokyo", help="tokyo or new_york (default: tokyo)")
    play.add_argument(
        "--seats",
        metavar="LIST",
        help="who plays, 2 to 6: you, you:NAME or bots as in arena (default: you and three greedy)",
    )
    play.add_argument("--seed", type=_whole, help="the same seed and moves give the same game")
    play.add_argument("--load", metavar="FILE", help="go on from a record, snapshot or scenario")


def _add_scenario(commands: Any) -> None:
    scenario = commands.add_parser("scenario", help="run scenarios: positions with expectations")
    scenario.set_defaults(run=_scenario)
    scenario.add_argument("paths", nargs="+", metavar="PATH", help="a file, or a folder of *.yaml")


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="play a saved game again and show where it stands")
    replay.set_defaults(run=_replay)
    replay.add_argument("file", metavar="FILE", help="a record")
    replay.add_argument("--to", type=_whole, metavar="N", help="stop after N moves")
    replay.add_argument("--json", action="store_true", help="print what a spectator sees as JSON")


def _add_review(commands: Any) -> None:
    review = commands.add_parser(
        "review", help="look back upon a saved game: luck, chances, figures"
    )
    review.set_defaults(run=_review)
    review.add_argument("file", metavar="FILE", help="a record")
    review.add_argument("--json", action="store_true", help="print the review as JSON")


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="play many random games and count")
    simulate.set_defaults(run=_simulate)
    simulate.add_argument("--city", default="tokyo", help="tokyo or new_york (default: tokyo)")
    simulate.add_argument("--seats", type=int, choices=range(2, 7), default=4, help="default: 4")
    simulate.add_argument("--games", type=_positive, default=1000, help="default: 1000")
    simulate.add_argument("--seed", type=_whole, default=1, help="default: 1")
    simulate.add_argument("--jobs", type=_positive, default=1, help="processes (default: 1)")
    simulate.add_argument("--json", action="store_true", help="print the result as JSON")


def _add_cards(commands: Any) -> None:
    cards = commands.add_parser("cards", help="search cards and show their texts and rulings")
    cards.set_defaults(run=_cards)
    cards.add_argument("words", nargs="*", metavar="WORDS", help="words of a name or text")
    cards.add_argument("--city", help="only the cards of this city")
    cards.add_argument("--json", action="store_true", help="print the cards as JSON")


def _add_arena(commands: Any) -> None:
    arena = commands.add_parser("arena", help="let bots play many games against each other")
    arena.set_defaults(run=_arena)
    arena.add_argument("--city", default="tokyo", help="tokyo or new_york (default: tokyo)")
    arena.add_argument(
        "--bots",
        required=True,
        metavar="LIST",
        help="such as greedy,random,random or greedy:250ms,cmd:./mybot; docs/bots.md has them all",
    )
    arena.add_argument("--games", type=_positive, default=100, help="default: 100")
    arena.add_argument(
        "--seats", type=int, choices=range(2, 7), help="bots are dealt over them (default: all)"
    )
    arena.add_argument("--seed", type=_whole, default=1, help="default: 1")
    arena.add_argument("--jobs", type=_positive, default=1, help="processes (default: 1)")
    arena.add_argument("--json", action="store_true", help="print the result as JSON")


def _add_bot_check(commands: Any) -> None:
    check = commands.add_parser("bot-check", help="check a program that is a bot")
    check.set_defaults(run=_bot_check)
    check.add_argument(
        "words", nargs="+", metavar="CMD", help='the program, such as "./mybot --fast"'
    )
    check.add_argument("--ms", type=_positive, default=1000, help="for an answer (default: 1000)")
    check.add_argument("--games", type=_positive, default=200, help="at most (default: 200)")
    check.add_argument("--seconds", type=_positive, default=60, help="at most (default: 60)")
    check.add_argument("--seed", type=_whole, default=0, help="of the first game (default: 0)")


def _add_train(commands: Any) -> None:
    train = commands.add_parser("train", help="train the network of the bot `learned` by self-play")
    train.set_defaults(run=_train)
    train.add_argument("--city", default="tokyo", help="tokyo or new_york (default: tokyo)")
    train.add_argument(
        "--folder", type=Path, required=True, help="where it is kept; the same one goes on with it"
    )
    train.add_argument("--lessons", type=_positive, default=8, help="default: 8")
    train.add_argument(
        "--opening",
        type=_positive,
        default=60_000,
        help="games of the first lesson (default: 60000)",
    )
    train.add_argument("--games", type=_positive, default=16_000, help="a lesson (default: 16000)")
    train.add_argument("--seed", type=_whole, default=1, help="default: 1")
    train.add_argument(
        "--matches", type=_whole, default=10, help="against greedy after a lesson (default: 10)"
    )
    train.add_argument("--jobs", type=_positive, default=1, help="processes (default: 1)")


def _add_odds(commands: Any) -> None:
    odds = commands.add_parser("odds", help="tell the exact chances of the dice, and the best keep")
    odds.set_defaults(run=_odds)
    odds.add_argument("dice", metavar="DICE", help="the dice that show, such as '3 3 claw heart 1'")
    odds.add_argument("--want", required=True, metavar="WISH", help="such as '3>=3', see below")
    odds.add_argument("--rolls", default="2", metavar="N", help="rerolls left (default: 2)")
    odds.add_argument("--keep", metavar="DICE", help="keep these (default: the best)")
    odds.add_argument("--city", default="tokyo", help="tokyo or new_york (default: tokyo)")
    odds.add_argument("--json", action="store_true", help="print the chances as JSON")
    odds.epilog = (
        "A wish is FACE>=N, or 'all' for all six faces; ',' means and, '|' means or, and ',' "
        "binds tighter. The chance is that of keeping those dice now and playing the rerolls "
        "that are then left for the best."
    )


def _whole(text: str) -> int:
    if not text.isdecimal():
        message = f"a whole number was expected, not {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def _port(text: str) -> int:
    number = _whole(text)
    if number > 65535:
        raise argparse.ArgumentTypeError("a number up to 65535 was expected")
    return number


def _positive(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a number of at least 1 was expected")
    return number


def _city(name: str) -> str:
    from tokyork import reading
    from tokyork.cities import CITIES

    return reading.word(name, "--city", CITIES, "a city")


def _print_json(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


# --- the commands ---


def _serve(args: argparse.Namespace) -> int:
    from tokyork.server.serve import serve
    from tokyork.text import speak, spoken

    speak(spoken(), breaks=True)
    serve(args.host, args.port, args.db, browser=not args.no_browser)
    return OK


def _play(args: argparse.Namespace) -> int:
    if not args.terminal:
        return _serve(args)
    from tokyork.terminal.play import play

    return play(_city(args.city), args.seats, args.seed, args.load)


def _scenario(args: argparse.Namespace) -> int:
    from tokyork.text import texts

    counts = {"ok": 0, "FAIL": 0, "ERROR": 0}
    for path, outcome in _outcomes(args.paths):
        counts[outcome.status] += 1
        print(" ".join(outcome.line(path).split("\n")))
    ok, failed, error = counts.values()
    print(texts()("terminal-scenario_counts", ok=str(ok), failed=str(failed), error=str(error)))
    if error:
        return BAD_INPUT
    return FAILED if failed else OK


def _outcomes(paths: list[str]) -> Iterator[tuple[str, Outcome]]:
    """Every file, and the files of every folder in order, with how it went."""
    from tokyork.scenario import Outcome
    from tokyork.text import texts

    for path in map(Path, paths):
        if path.is_dir():
            found = sorted(path.rglob("*.yaml"))
            if not found:
                yield str(path), Outcome("ERROR", texts()("terminal-no_scenarios"))
            for file in found:
                yield str(file), _outcome(file)
        elif not path.exists():
            yield str(path), Outcome("ERROR", texts()("terminal-no_such_path"))
        else:
            yield str(path), _outcome(path)


def _outcome(file: Path) -> Outcome:
    from tokyork.scenario import Outcome, run_file
    from tokyork.text import texts

    try:
        return run_file(file)
    except Exception as error:  # noqa: BLE001 - the others shall run all the same
        return Outcome("ERROR", texts()("terminal-scenario_broken", reason=repr(error)))


def _replay(args: argparse.Namespace) -> int:
    from tokyork.terminal.files import open_record, replay

    path = Path(args.file)
    record = open_record(path)
    moves = len(record.moves)
    game = replay(path, record, args.to)
    if args.json:
        _print_json(game.view())
        return OK
    from tokyork.terminal.report import show_position

    show_position(game, moves)
    return OK


def _review(args: argparse.Namespace) -> int:
    from tokyork.terminal.files import open_record
    from tokyork.terminal.review import look_back, show_review

    path = Path(args.file)
    found = look_back(path, open_record(path))
    if args.json:
        from msgspec import to_builtins

        _print_json(to_builtins(found))
    else:
        show_review(found)
    return OK


def _simulate(args: argparse.Namespace) -> int:
    from tokyork.simulate import Plan
    from tokyork.terminal.report import run_simulation, show_tally

    plan = Plan(_city(args.city), args.seats, args.games, args.seed)
    tally = run_simulation(plan, args.jobs)
    if args.json:
        _print_json(tally.data(plan.city))
    else:
        show_tally(plan, tally)
    return FAILED if tally.failures else OK


def _cards(args: argparse.Namespace) -> int:
    from tokyork.cities import CITIES
    from tokyork.terminal.report import card_data, find_cards, show_cards

    cities = list(CITIES) if args.city is None else [_city(args.city)]
    words = " ".join(args.words).lower().split()
    found = find_cards(cities, words)
    if args.json:
        _print_json([card_data(city, card) for city, card in found])
    else:
        show_cards(found, words)
    return OK if found else FAILED


def _arena(args: argparse.Namespace) -> int:
    from tokyork.terminal.contest import read_contest, run_contest, show_standings

    contest = read_contest(_city(args.city), args.bots, args.seats, args.games, args.seed)
    standings = run_contest(contest, args.jobs)
    if args.json:
        _print_json(standings.data())
    else:
        show_standings(standings)
    if standings.games + len(standings.crashes) < args.games:
        return INTERRUPTED
    return FAILED if standings.crashes else OK


def _bot_check(args: argparse.Namespace) -> int:
    from tokyork.bots.check import Check
    from tokyork.terminal.bot_check import read_words, run_check, show_report

    check = Check(read_words(args.words), args.ms)
    report = run_check(check, range(args.seed, args.seed + args.games), args.seconds)
    show_report(report, args.ms)
    return OK if report.good else FAILED


def _train(args: argparse.Namespace) -> int:
    from tokyork.terminal.training import run_course
    from tokyork.train import Course

    city = _city(args.city)
    course = Course(args.folder, city, args.seed, args.lessons)
    course.opening, course.games, course.matches = args.opening, args.games, args.matches
    run_course(course, args.jobs)
    return OK


def _odds(args: argparse.Namespace) -> int:
    from tokyork.terminal.odds import Question, show_odds

    question = Question.read(_city(args.city), args.dice, args.rolls, args.want, args.keep)
    if args.json:
        _print_json(question.data())
    else:
        show_odds(question)
    return OK
