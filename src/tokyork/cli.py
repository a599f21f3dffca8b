"""The command line. Each command imports what it needs, so that --help is quick."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokyork.terminal.arguments import (
    CarefulParser,
    port_number,
    positive_number,
    seed_number,
    whole_number,
)
from tokyork.terminal.contest_arguments import add_arena, add_train
from tokyork.terminal.streams import (
    complain,
    have_streams,
    never_stumble_over_letters,
    print_json,
    say_no_more,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


OK, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
MANY_GAMES = ("simulate", "report", "compare", "atlas", "text-agent", "arena", "train")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and say how it ended: 0 well, 1 not so, 2 for input that cannot be used."""
    from tokyork.errors import TokyorkError
    from tokyork.words.texts import speak

    have_streams()
    never_stumble_over_letters()
    parser = make_parser()
    args = parser.parse_args(argv)
    command: Callable[[argparse.Namespace], int] = args.run
    try:
        speak(_language(args.language), breaks=False)
        if args.command in MANY_GAMES:
            _tell_if_slow()
        code = command(args)
        sys.stdout.flush()
    except TokyorkError as error:
        complain(" ".join(str(error).split()))
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has gone
        say_no_more()
        return FAILED
    except OSError as error:  # a disk that is full, a folder that is not ours
        say_no_more()
        file = "" if error.filename is None else f"{error.filename}: "
        complain(f"{file}{error.strerror or error}")
        return FAILED
    return code


def _tell_if_slow() -> None:
    """In a clone, ./run says it."""
    from tokyork import compiled, is_compiled
    from tokyork.words.texts import texts

    if compiled.is_installed() and not is_compiled and not os.environ.get(compiled.INTERPRETED):
        complain(texts()("terminal-interpreted"))


def _language(wanted: str | None) -> str:
    """The language that is asked for, else the one the system speaks, else English."""
    from tokyork.errors import BadInputError
    from tokyork.words.texts import FALLBACK, languages

    known = languages()
    if wanted is not None and wanted not in known:
        raise BadInputError("--language", f"expected one of {', '.join(known)}, got {wanted}")
    system = (os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    usual = next(filter(None, system), FALLBACK)
    return wanted or (usual if usual in known else FALLBACK)


# --- the options ---


def make_parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    from tokyork import __version__
    from tokyork.server.linking import worker_command
    from tokyork.server.people import ratings_command
    from tokyork.server.storage import copy_commands
    from tokyork.terminal import lab_commands, puzzle_commands

    parser = CarefulParser(
        prog="tokyork",
        description="King of Tokyo and King of New York: play, replay, review and simulate games. "
        "Without a command, the browser game starts on this machine.",
        allow_abbrev=False,  # or `odds --keep` would be one of our --keep-...
    )
    parser.set_defaults(run=_serve)
    _add_serving(parser, port=0)
    parser.add_argument("--version", action="version", version=f"tokyork {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_serve(commands)
    copy_commands.add_commands(commands, _copy)
    ratings_command.add_ratings(commands, _ratings)
    worker_command.add_worker(commands)
    _add_play(commands)
    _add_scenario(commands)
    _add_replay(commands)
    _add_review(commands)
    _add_verify(commands)
    lab_commands.add_commands(commands)
    parts = puzzle_commands.add_puzzles(commands, _mined)
    _add_cards(commands)
    _add_odds(commands)
    add_arena(commands, _arena)
    _add_bot_check(commands)
    add_train(commands, _train)
    for command in (*commands.choices.values(), *parts):
        _add_language(command, default=argparse.SUPPRESS)
    _add_language(parser, default=None)
    return parser


def _add_language(parser: argparse.ArgumentParser, *, default: str | None) -> None:
    parser.add_argument(
        "--language",
        metavar="CODE",
        default=default,
        help="language of all texts (default: your system's)",
    )


def _add_serve(commands: Any) -> None:
    serve = commands.add_parser(
        "serve", help="serve the browser game on this machine or your network"
    )
    serve.set_defaults(run=_serve)
    _add_serving(serve, port=8000)


def _add_serving(parser: argparse.ArgumentParser, *, port: int) -> None:
    from tokyork.server.storage import retention
    from tokyork.server.web.serve_options import add_hosting

    usual = str(port) if port else "a free one"
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 for the local network (default: 127.0.0.1)"
    )
    parser.add_argument("--port", type=port_number, default=port, help=f"default: {usual}")
    parser.add_argument(
        "--db",
        metavar="FILE|URL",
        help="where tables are saved: a file, or postgresql://...; :memory: saves nothing "
        "(default: in your data folder)",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    add_hosting(parser)
    retention.add_arguments(parser)


def _add_play(commands: Any) -> None:
    play = commands.add_parser("play", help="play a game")
    play.set_defaults(run=_play)
    play.add_argument("--terminal", action="store_true", help="play in this terminal")
    play.add_argument(
        "--plain", action="store_true", help="the same for the ear: no tables, one fact a line"
    )
    play.add_argument("--city", default="tokyo", help="tokyo or new_york (default: tokyo)")
    play.add_argument(
        "--seats",
        metavar="LIST",
        help="who plays, 2 to 6: you, you:NAME or bots (default: you and three greedy bots)",
    )
    play.add_argument(
        "--bots", metavar="LIST", help="play against these, such as greedy,my.py:Rusher"
    )
    play.add_argument("--seed", type=seed_number, help="the same seed and moves give the same game")
    play.add_argument("--load", metavar="FILE", help="continue from a record, snapshot or scenario")


def _add_scenario(commands: Any) -> None:
    scenario = commands.add_parser("scenario", help="run scenarios: positions with expectations")
    scenario.set_defaults(run=_scenario)
    scenario.add_argument("paths", nargs="+", metavar="PATH", help="a file, or a folder of *.yaml")


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="replay a saved game and show the position")
    replay.set_defaults(run=_replay)
    replay.add_argument("file", metavar="FILE", help="a record")
    replay.add_argument("--to", type=whole_number, metavar="N", help="stop after N moves")
    replay.add_argument("--json", action="store_true", help="print what a spectator sees as JSON")


def _add_review(commands: Any) -> None:
    review = commands.add_parser("review", help="review a saved game: luck, chances, statistics")
    review.set_defaults(run=_review)
    review.add_argument("file", metavar="FILE", help="a record")
    review.add_argument(
        "--choices",
        nargs="?",
        const="all",
        metavar="SEAT",
        help="judge the choices of this seat, such as p1, or of all (takes seconds)",
    )
    review.add_argument("--json", action="store_true", help="print the review as JSON")


def _add_verify(commands: Any) -> None:
    verify = commands.add_parser(
        "verify",
        help="check the dice of a finished game",
        description="Recomputes every throw, shuffle and move of a game that was saved from a "
        "server, and says what was checked. Ends with 0 if all is as the server committed it, "
        "1 if not, and 2 if the file is no such game.",
    )
    verify.set_defaults(run=_verify)
    verify.add_argument("file", metavar="FILE", type=Path, help="a game saved from a server")
    verify.add_argument(
        "--list",
        metavar="FILE|URL",
        help="the server's public list of commitments: a saved one, or the server's address",
    )
    verify.add_argument("--json", action="store_true", help="print the findings as JSON")


def _add_cards(commands: Any) -> None:
    cards = commands.add_parser("cards", help="search cards and show their texts and rulings")
    cards.set_defaults(run=_cards)
    cards.add_argument("words", nargs="*", metavar="WORDS", help="words in a name or text")
    cards.add_argument("--city", help="only the cards of this city")
    cards.add_argument("--json", action="store_true", help="print the cards as JSON")


def _add_bot_check(commands: Any) -> None:
    check = commands.add_parser("bot-check", help="check a bot written in any language")
    check.set_defaults(run=_bot_check)
    check.add_argument(
        "words", nargs="+", metavar="CMD", help='the program, such as "./mybot --fast"'
    )
    check.add_argument(
        "--ms", type=positive_number, default=1000, help="time limit per answer (default: 1000)"
    )
    check.add_argument(
        "--games", type=positive_number, default=200, help="most games to play (default: 200)"
    )
    check.add_argument(
        "--seconds", type=positive_number, default=60, help="longest time to take (default: 60)"
    )
    check.add_argument(
        "--seed", type=seed_number, default=0, help="seed of the first game (default: 0)"
    )


def _add_odds(commands: Any) -> None:
    odds = commands.add_parser("odds", help="show exact odds and the best dice to keep")
    odds.set_defaults(run=_odds)
    odds.add_argument("dice", metavar="DICE", help="the dice you see, such as '3 3 claw heart 1'")
    odds.add_argument("--want", required=True, metavar="WISH", help="such as '3>=3', see below")
    odds.add_argument("--rolls", default="2", metavar="N", help="rerolls left (default: 2)")
    odds.add_argument("--keep", metavar="DICE", help="keep these (default: the best)")
    odds.add_argument("--city", default="tokyo", help="tokyo or new_york (default: tokyo)")
    odds.add_argument("--json", action="store_true", help="print the chances as JSON")
    odds.epilog = (
        "A wish is FACE>=N, or 'all' for all six faces; ',' means and, '|' means or, and ',' "
        "binds tighter. The chance assumes that you keep those dice now and make the best of "
        "the rerolls that are left."
    )


def _city(name: str) -> str:
    from tokyork.cities import CITIES
    from tokyork.formats import reading

    return reading.word(name, "--city", CITIES, "a city")


# --- the commands ---


def _serve(args: argparse.Namespace) -> int:
    from tokyork.server.storage import retention
    from tokyork.server.web.serve import serve
    from tokyork.server.web.serve_options import ServeOptions
    from tokyork.words.texts import speak, spoken

    speak(spoken(), breaks=True)
    serve(ServeOptions.read(args), retention.read(args))
    return OK


def _copy(args: argparse.Namespace) -> int:
    from tokyork.server.web.serve import usual_db

    done = args.copying(args.db or usual_db(), args.file)
    if args.json:
        print_json(done.data)
    else:
        print(done.sentence)
    return OK if done.well else FAILED


def _ratings(args: argparse.Namespace) -> int:
    from tokyork.server.people.ratings_command import rated_players
    from tokyork.server.web.app import make_ground
    from tokyork.server.web.serve import usual_db
    from tokyork.words.texts import texts

    store = make_ground(args.db or usual_db()).store
    found = rated_players(store, anew=args.recompute)
    if args.json:
        print_json(found)
        return OK
    if args.recompute:
        counts = {"games": str(found["games"]), "ratings": str(found["recomputed"])}
        print(texts()("ratings-recomputed", **counts))
    for row in found["ratings"]:
        who = row["name"] or texts()("guest-name")
        told = f"{row['rating']} ± {row['within']}"
        print(f"{row['city']:9} {row['against']:7} {told:>12} {row['games']:>5}  {who}")
    return OK


def _mined(args: argparse.Namespace) -> int:
    """Puzzles out of the games of a server."""
    from tokyork.errors import BadInputError
    from tokyork.server.puzzle_desk import book_beside
    from tokyork.server.puzzle_mine import mine_tables
    from tokyork.server.web.serve import usual_db
    from tokyork.terminal.puzzle_commands import show_mined, tell_mining

    db = args.db or usual_db()
    book = args.out or book_beside(db)
    if book is None:
        raise BadInputError("--out", "expected a file for the puzzles of a database")
    show_mined(mine_tables(db, book, args.count, args.seed, tell_mining), args)
    return OK


def _play(args: argparse.Namespace) -> int:
    from tokyork.terminal.players import seats_of

    in_terminal = args.terminal or args.plain
    seats = seats_of(args.seats, args.bots, in_terminal=in_terminal)
    if not in_terminal:
        return _serve(args)
    from tokyork.terminal.play import play

    return play(_city(args.city), seats, args.seed, args.load, plain=args.plain)


def _scenario(args: argparse.Namespace) -> int:
    from tokyork.terminal.scenario_files import outcomes
    from tokyork.words.texts import texts

    counts = {"ok": 0, "FAIL": 0, "ERROR": 0}
    for path, outcome in outcomes(args.paths):
        counts[outcome.status] += 1
        print(outcome.line(path))
    ok, failed, error = counts.values()
    print(texts()("terminal-scenario_counts", ok=str(ok), failed=str(failed), error=str(error)))
    if error:
        return BAD_INPUT
    return FAILED if failed else OK


def _replay(args: argparse.Namespace) -> int:
    from tokyork.terminal.game_files import open_record, replay

    path = Path(args.file)
    record = open_record(path)
    moves = len(record.moves)
    game = replay(path, record, args.to)
    if args.json:
        print_json(game.view())
        return OK
    from tokyork.terminal.printing import show_position

    show_position(game, moves)
    return OK


def _review(args: argparse.Namespace) -> int:
    from tokyork.terminal.choices_shown import judge_seats, show_choices
    from tokyork.terminal.game_files import open_record
    from tokyork.terminal.review_command import look_back, show_review

    path = Path(args.file)
    record = open_record(path)
    found = look_back(path, record)
    judged = [] if args.choices is None else judge_seats(record, args.choices)
    if args.json:
        from msgspec import to_builtins

        from tokyork.words.parts import in_plain_words

        choices = {} if args.choices is None else {"choices": to_builtins(judged)}
        print_json(in_plain_words(to_builtins(found) | choices))
    else:
        show_review(found)
        show_choices(found, judged)
    return OK


def _verify(args: argparse.Namespace) -> int:
    from tokyork.terminal import verify_command

    return verify_command.run(args.file, args.list, as_json=args.json)


def _cards(args: argparse.Namespace) -> int:
    from tokyork.cities import CITIES
    from tokyork.terminal.printing import card_data, find_cards, show_cards
    from tokyork.words.texts import typed

    cities = list(CITIES) if args.city is None else [_city(args.city)]
    words = typed(" ".join(args.words)).split()
    found = find_cards(cities, words)
    if args.json:
        print_json([card_data(city, card) for city, card in found])
    else:
        show_cards(found, words)
    return OK if found else FAILED


def _arena(args: argparse.Namespace) -> int:
    from dataclasses import replace

    from tokyork.terminal.arena_command import read_contest, run_contest, show_standings

    if args.perfect:
        return _against_perfection(args)
    contest = read_contest(_city(args.city), args.bots, args.seats, args.games, args.seed)
    contest = replace(contest, same_dice=args.same_dice, less_luck=args.less_luck)
    standings = run_contest(contest, args.jobs or 1)
    if args.json:
        print_json(standings.data())
    else:
        show_standings(standings)
    if standings.games + len(standings.crashes) < args.games:
        return INTERRUPTED
    return FAILED if standings.crashes else OK


def _against_perfection(args: argparse.Namespace) -> int:
    from tokyork.terminal.arena_command import duel_bots, perfection_data, show_perfection

    found = duel_bots(args.bots, args.games, args.seed, args.jobs or 1)
    if args.json:
        print_json(perfection_data(found))
    else:
        show_perfection(found)
    return OK


def _bot_check(args: argparse.Namespace) -> int:
    from tokyork.bots.programs.check import Check
    from tokyork.terminal.bot_check_command import read_words, run_check, show_report

    check = Check(read_words(args.words), args.ms)
    report = run_check(check, range(args.seed, args.seed + args.games), args.seconds)
    show_report(report, args.ms)
    return OK if report.good else FAILED


def _train(args: argparse.Namespace) -> int:
    from tokyork.bots import make_bot
    from tokyork.bots.training import Curriculum
    from tokyork.lab.data.engines import InOrder, engine_of
    from tokyork.terminal.train_command import run_course

    city = _city(args.city)
    if args.against:
        make_bot(args.against, place="--against").close()
    course = Curriculum(args.folder, city, args.start, args.against, args.seed, args.lessons)
    course.opening, course.games, course.matches = args.opening, args.games, args.matches
    course.workers = InOrder(engine_of(args.engine, args.jobs, args.address))
    run_course(course, args.jobs or 1)
    return OK


def _odds(args: argparse.Namespace) -> int:
    from tokyork.terminal.odds_command import OddsQuestion, show_odds

    question = OddsQuestion.read(_city(args.city), args.dice, args.rolls, args.want, args.keep)
    if args.json:
        print_json(question.data())
    else:
        show_odds(question)
    return OK
