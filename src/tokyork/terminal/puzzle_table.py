"""Puzzles for people at a terminal: asked one by one, or counted."""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from tokyork import Game
from tokyork.formats.notation import find_move
from tokyork.plain_text import visible
from tokyork.puzzles.packed_position import unpack_position
from tokyork.puzzles.wording import worded
from tokyork.terminal import picture
from tokyork.terminal.play import next_line
from tokyork.terminal.screen import new_console, view_with_prices
from tokyork.words.parts import plain as plain_words
from tokyork.words.sentences import Sentences
from tokyork.words.spoken.budget import heard_by, sentence
from tokyork.words.spoken.ear import Ear
from tokyork.words.spoken.table_told import (
    board_told,
    dice_told,
    goals_told,
    me_told,
    rivals_told,
    shop_told,
)
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from rich.console import Console

    from tokyork.puzzles import Puzzle
    from tokyork.puzzles.wording import WordedPuzzle

LETTERS = "abcdefgh"
QUIT = ("quit", "q")
OK, FAILED = 0, 1


def show_puzzles(puzzles: list[Puzzle]) -> None:
    """How many there are, by kind and difficulty."""
    console = new_console()
    say = texts()
    console.print(Text(say("puzzle-count", count=len(puzzles)), style="bold"))
    counts = Counter((p.city, p.kind, p.difficulty) for p in puzzles)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    levels = sorted({p.difficulty for p in puzzles})
    for place in range(2 + len(levels)):
        grid.add_column(justify="left" if place < 2 else "right")
    grid.add_row("", "", *(Text(say(f"puzzle-difficulty-{n}"), "bold") for n in levels))
    for city, kind in dict.fromkeys((p.city, p.kind) for p in puzzles):
        row = [str(counts[city, kind, level]) for level in levels]
        grid.add_row(say(f"city-{city}"), say(f"puzzle-kind-{kind}", city=city), *row)
    console.print(grid)
    themes = Counter(p.theme for p in puzzles).most_common()
    console.print(", ".join(f"{say(f'puzzle-theme-{name}')}: {n}" for name, n in themes))


def shuffled_puzzles(puzzles: list[Puzzle], seed: int | None, count: int) -> list[Puzzle]:
    """Some of them, in any order; with a seed always the same."""
    dice = random.Random(seed)  # noqa: S311 - only for variety
    return dice.sample(puzzles, min(count, len(puzzles)))


def play_puzzles(puzzles: list[Puzzle], *, plain: bool) -> int:
    """Ask them one after the other, until nobody answers."""
    console = new_console()
    say = texts()
    right = asked = 0
    for puzzle in puzzles:
        told = worded(puzzle)
        _show(console, puzzle, told, plain=plain)
        number = _answer(console, puzzle, told)
        if number is None:
            break
        asked += 1
        right += number == told.best
        _judge(console, told, number)
    console.print(Text(say("puzzle-score", right=right, asked=asked), style="bold"))
    return OK if asked else FAILED


def _show(console: Console, puzzle: Puzzle, told: WordedPuzzle, *, plain: bool) -> None:
    say = texts()
    head = say(
        "puzzle-head",
        city=say(f"city-{puzzle.city}"),
        kind=say(f"puzzle-kind-{puzzle.kind}", city=puzzle.city),
        difficulty=say(f"puzzle-difficulty-{puzzle.difficulty}"),
    )
    console.print()
    console.print(Text(head, style="bold"))
    game = Game.of(unpack_position(puzzle.city, puzzle.position))
    if plain:
        _say_table(console, game, told.seat)
    else:
        _draw_table(console, game, told.seat)
    console.print(Text(plain_words(told.question), style="bold cyan"))
    for letter, answer in zip(LETTERS, told.answers, strict=False):
        console.print(Text(f"  {letter}) {plain_words(answer.label)}"))


def _draw_table(console: Console, game: Game, seat: str) -> None:
    view = view_with_prices(game, seat)
    words = Sentences.of(view)
    names = [texts()("terminal-you") if one == seat else "" for one in game.seats]
    for part in picture.table(view, words, names):
        console.print(part)
        console.print()
    if view["dice"]:
        console.print(picture.dice(view, words))


def _say_table(console: Console, game: Game, seat: str) -> None:
    words = Sentences.of(game.view(), numbered=False)
    ear = Ear(words, game.view(seat), seat)
    parts = (goals_told, board_told, rivals_told, shop_told, me_told, dice_told)
    for line in (line for tell in parts for line in tell(ear)):
        console.print(Text(heard_by(seat, sentence(line))))


def _answer(console: Console, puzzle: Puzzle, told: WordedPuzzle) -> int | None:
    """The number of an answer: a letter, or the move as it is typed in a game."""
    say = texts()
    g = unpack_position(puzzle.city, puzzle.position)
    numbers = [find_move(g, answer.move) for answer in told.answers]
    while (line := next_line()) is not None:
        typed = " ".join(line.lower().split())
        if not sys.stdin.isatty():
            console.print(Text(f"> {visible(typed)}"))
        if typed in QUIT:
            return None
        if len(typed) == 1 and typed in LETTERS[: len(numbers)]:
            return LETTERS.index(typed)
        if typed and (found := find_move(g, typed)) in numbers:
            return numbers.index(found)
        console.print(Text(say("puzzle-answer-how", last=LETTERS[len(numbers) - 1])))
    return None


def _judge(console: Console, told: WordedPuzzle, number: int) -> None:
    say = texts()
    if number == told.best:
        console.print(Text(say("puzzle-right"), style="bold green"))
    else:
        best = plain_words(told.answers[told.best].label)
        console.print(Text(say("puzzle-wrong", best=best), style="bold red"))
    for line in told.answers[number].why:
        console.print(Text(f"  {plain_words(line)}"))
    console.print(Text(f"  {plain_words(told.proof)}", style="dim"))
