"""Puzzles: enough of them, each with one best answer, told in every language, made from a seed."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from tokyork import Game
from tokyork.bots import make_bot
from tokyork.bots.base import Seen
from tokyork.bots.learned import LearnedBot
from tokyork.bots.network import Network, load_network
from tokyork.cities import CITIES
from tokyork.cli import BAD_INPUT, FAILED, OK, main
from tokyork.errors import BadInputError
from tokyork.formats.notation import decision_kind, find_move
from tokyork.puzzles.book import (
    BOOK,
    daily_puzzle,
    puzzle_book,
    puzzle_named,
    read_book,
    write_book,
)
from tokyork.puzzles.making import PART, make_puzzles
from tokyork.puzzles.packed_position import pack_position, unpack_position
from tokyork.puzzles.proving import CLEAR
from tokyork.puzzles.puzzle import DECISIONS, KINDS, Puzzle
from tokyork.puzzles.themes import THEMES, theme_of
from tokyork.puzzles.verifying import verify_puzzles
from tokyork.puzzles.wording import worded
from tokyork.solved.duel_moves import duel_values, is_duel
from tokyork.words.parts import plain
from tokyork.words.texts import languages

MADE = 3
WEIGHTS = Path(__file__).parents[2] / "bench" / "weights"


def all_puzzles() -> list[Puzzle]:
    return list(puzzle_book().values())


def some(step: int) -> list[Puzzle]:
    return all_puzzles()[::step]


def test_there_are_two_thousand_of_them_in_a_small_file() -> None:
    cities = Counter(puzzle.city for puzzle in all_puzzles())

    assert cities.total() >= 2000
    assert min(cities[city] for city in CITIES) >= 900
    assert BOOK.stat().st_size < 400_000
    kinds = Counter((puzzle.city, puzzle.kind) for puzzle in all_puzzles())
    assert {kind for city, kind in kinds if city == "new_york"} == set(KINDS)
    assert {kind for city, kind in kinds if city == "tokyo"} == {"keep", "stay", "buy"}
    assert min(kinds.values()) >= 100
    assert set(Counter(puzzle.difficulty for puzzle in all_puzzles())) == {1, 2, 3}


def test_the_best_answer_is_the_best_by_a_clear_margin() -> None:
    for puzzle in all_puzzles():
        best = puzzle.answers[puzzle.best].chance
        others = [a.chance for n, a in enumerate(puzzle.answers) if n != puzzle.best]
        assert others, puzzle.id
        assert best - max(others) >= CLEAR - 0.002, puzzle.id  # told in three digits
        assert puzzle.proof.verified != puzzle.proof.seed
        if puzzle.proof.by == "search":
            assert puzzle.proof.gap > 2 * puzzle.proof.error, puzzle.id


def test_every_position_can_be_played_and_every_answer_is_legal() -> None:
    for puzzle in some(3):
        g = unpack_position(puzzle.city, puzzle.position)
        assert DECISIONS[decision_kind(g)] == puzzle.kind
        assert all(find_move(g, answer.move) >= 0 for answer in puzzle.answers)
        assert pack_position(g) == puzzle.position
        assert theme_of(puzzle) == puzzle.theme
        assert puzzle.theme in THEMES


def test_solved_ones_have_the_solution() -> None:
    exact = [puzzle for puzzle in all_puzzles() if puzzle.proof.by == "exact"]

    assert len(exact) >= 100
    for puzzle in exact[::10]:
        g = unpack_position(puzzle.city, puzzle.position)
        assert is_duel(g)
        values = duel_values(g)
        for answer in puzzle.answers:
            assert answer.chance == pytest.approx(values[find_move(g, answer.move)], abs=6e-4)


def test_another_run_with_another_seed_finds_the_same_best_answers() -> None:
    checked = list(verify_puzzles(some(170), seed=77))

    assert len(checked) >= 12
    assert sum(found.stands for found in checked) >= len(checked) - 1


@pytest.mark.parametrize("language", languages())
def test_every_puzzle_is_told_in_every_language(language: str) -> None:
    for puzzle in some(25):
        told = worded(puzzle, language)
        lines = [told.question, told.proof, *(line for a in told.answers for line in a.why)]
        for line in [plain(parts) for parts in lines]:
            assert line
            assert "puzzle-" not in line
        assert all(len(answer.why) >= 2 for answer in told.answers)
        assert all(answer.label for answer in told.answers)


def test_a_day_has_one_puzzle_for_everyone() -> None:
    first, second = daily_puzzle(date(2026, 11, 18)), daily_puzzle(date(2026, 11, 19))

    assert first.id != second.id
    assert daily_puzzle(date(2026, 11, 18)).id == first.id
    days = [daily_puzzle(date.fromordinal(740_000 + n)).id for n in range(len(puzzle_book()))]
    assert len(set(days)) == len(days)  # all of them before one comes again


def test_the_same_seed_makes_the_same_puzzles_even_when_interrupted(tmp_path: Path) -> None:
    class InterruptionError(Exception):
        pass

    def stop(_: int) -> None:
        raise InterruptionError

    whole = make_puzzles(["tokyo"], MADE, 5, tmp_path / "a", lambda _: None)
    with pytest.raises(InterruptionError):
        make_puzzles(["tokyo"], MADE, 5, tmp_path / "b", stop)
    with (tmp_path / f"b{PART}").open("ab") as file:
        file.write(b'{"seed": 5, "cou')  # cut off in the middle of a line
    resumed = make_puzzles(["tokyo"], MADE, 5, tmp_path / "b", lambda _: None)

    assert whole == resumed
    assert len(whole) >= MADE
    with pytest.raises(BadInputError):
        make_puzzles(["tokyo"], MADE, 6, tmp_path / "a", lambda _: None)
    write_book(whole, tmp_path / "book")
    assert read_book(tmp_path / "book") == whole


@cache
def network_of_then(city: str) -> Network:
    """The one that the package's puzzles were made with."""
    return load_network(city) if city == "tokyo" else Network.load(WEIGHTS / f"{city}.npz")


@cache
def judge_of_then(city: str) -> LearnedBot:
    """Who judged at first sight when they were made."""
    judge = LearnedBot(network=network_of_then(city))
    judge.wake(city)
    return judge


def test_the_package_has_what_its_seed_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first games of the package's seed, made again with its count and its networks."""
    monkeypatch.setattr("tokyork.puzzles.proving.load_network", network_of_then)
    monkeypatch.setattr("tokyork.puzzles.finding.quick_judge", judge_of_then)
    found: list[int] = []

    class EnoughError(Exception):
        pass

    def stop(count: int) -> None:
        found.append(count)
        if count >= 4:
            raise EnoughError

    with pytest.raises(EnoughError):
        make_puzzles(["tokyo", "new_york"], 2040, 23, tmp_path / "x", stop)
    lines = (tmp_path / f"x{PART}").read_text(encoding="utf-8").splitlines()
    ids = [puzzle["id"] for line in lines for puzzle in json.loads(line)["puzzles"]]

    assert len(ids) >= 4
    assert all(name in puzzle_book() for name in ids)


def test_played_games_are_mined_and_what_stands_a_third_check_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = []
    for seed in range(2):
        seats = [make_bot("level2", seed + n) for n in range(3)]
        game = Game("tokyo", seats=3, seed=seed)
        while (decision := game.decision) is not None:
            bot = seats[game.seats.index(decision.seat)]
            game.play(decision.moves[bot.pick(Seen(game.state))])
        games.append(tmp_path / f"{seed}.json")
        games[-1].write_text(game.save(), encoding="utf-8")
    mined, kept = str(tmp_path / "mined"), str(tmp_path / "kept")

    assert main(["puzzles", "make", "--from", *map(str, games), "--out", mined]) == OK
    code = main(["puzzles", "verify", "--book", mined, "--seed", "7", "--json", "--out", kept])

    found = read_book(tmp_path / "mined")
    assert 1 <= len(found) <= 6
    assert all(puzzle.proof.gap >= CLEAR for puzzle in found)
    told = json.loads("{" + capsys.readouterr().out.partition("{")[2])
    left = {puzzle.id for puzzle in read_book(tmp_path / "kept")}
    assert left == {puzzle.id for puzzle in found} - set(told["fallen"])
    assert code == (FAILED if told["fallen"] else OK)


def test_what_is_no_book_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "no.xz"
    path.write_bytes(b"not packed")

    with pytest.raises(BadInputError):
        read_book(path)
    with pytest.raises(BadInputError):
        puzzle_named("nothing")


def test_puzzles_are_listed_as_text_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles"]) == OK
    assert "Dice to keep" in capsys.readouterr().out
    assert main(["puzzles", "--json", "--city", "new_york", "--kind", "destroy"]) == OK
    found = json.loads(capsys.readouterr().out)
    assert found["count"] == len(found["puzzles"]) == sum(found["counts"]["difficulty"].values())
    assert {puzzle["kind"] for puzzle in found["puzzles"]} == {"destroy"}
    assert set(found["counts"]) == {"city", "kind", "difficulty", "theme"}
    assert main(["puzzles", "--city", "tokyo", "--kind", "destroy"]) == FAILED
    assert main(["puzzles", "--city", "paris"]) == BAD_INPUT


@pytest.mark.parametrize("plainly", [[], ["--plain"]], ids=["seen", "heard"])
def test_puzzles_are_asked_in_the_terminal(
    plainly: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io  # noqa: PLC0415 - of this test

    monkeypatch.setattr("sys.stdin", io.StringIO("z\na\n" * 2))
    assert main(["puzzles", "play", "--seed", "3", "--count", "2", *plainly]) == OK

    told = capsys.readouterr().out
    assert "Type a letter" in told
    assert "of 2 right" in told
    assert "Chance of winning" in told
    assert "puzzle-" not in told


def test_the_parts_of_the_command_speak_every_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io  # noqa: PLC0415 - of this test

    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    main(["puzzles", "play", "--daily", "--language", "ru"])

    assert "Верно: 0 из 0" in capsys.readouterr().out


def test_a_sample_is_drawn_with_the_seed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["puzzles", "verify", "--city", "tokyo", "--kind", "stay", "--sample", "2", "--json"]
    main([*asked, "--seed", "9"])
    first = json.loads(capsys.readouterr().out)
    main([*asked, "--seed", "9"])

    assert first["checked"] == 2
    assert json.loads(capsys.readouterr().out) == first


def test_an_answer_may_be_typed_as_a_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io  # noqa: PLC0415 - of this test

    puzzle = daily_puzzle()
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{puzzle.answers[puzzle.best].move}\n"))

    assert main(["puzzles", "play", "--daily"]) == OK
    assert "Right!" in capsys.readouterr().out
