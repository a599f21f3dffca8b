"""A request that comes again gets the answer it had, whatever others ask meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.protocol.messages import Answer
from tokyork.server.table.answer_memory import (
    OF_A_PLAYER,
    OF_A_SPECTATOR,
    SPECTATORS,
    AnswerMemory,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser

    Guests = Callable[[], Browser]


def test_what_spectators_are_refused_pushes_no_answer_out(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Ann too", begin=True)).entered()
    seq, move = seat.seq, seat.choice["default"] if seat.choice else ""
    first = seat.move(nonce="the move")
    assert first["problem"] is None
    watcher = guest().enter(seat.name).entered()
    for number in range(505):
        assert watcher.refused("begin", nonce=f"n{number}") == "not_host"

    again = seat.ask("move", table=seat.name, seq=seq, move=move, nonce="the move")
    assert again == first


def test_a_spectator_too_is_answered_the_same_again(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", 1)).entered()
    watcher = guest().enter(seat.name).entered()
    for _ in range(2):
        watcher.do("chat", text="Hello", nonce="hello")

    watcher.do("chat", text="Bye")
    assert [said["text"] for said in watcher.talk] == ["Hello", "Bye"]


def test_each_guest_has_a_memory_of_its_own() -> None:
    answers = AnswerMemory()
    answers.keep("ann", Answer("move", 7), ["ann"])
    for number in range(1000):
        answers.keep("eve", Answer(f"n{number}", 7), ["ann"])

    assert answers.get("ann", "move") == Answer("move", 7)
    assert answers.get("eve", f"n{1000 - OF_A_SPECTATOR}") is not None
    assert answers.get("eve", f"n{999 - OF_A_SPECTATOR}") is None


def test_many_spectators_push_out_each_other_and_never_a_player() -> None:
    answers = AnswerMemory()
    answers.keep("ann", Answer("move", 7), ["ann"])
    for number in range(1000):
        answers.keep(f"eve{number}", Answer("n", 7), ["ann"])

    assert answers.get("ann", "move") is not None
    kept = [number for number in range(1000) if answers.get(f"eve{number}", "n")]
    assert kept == list(range(1000 - SPECTATORS, 1000))


def test_a_player_is_remembered_so_far_and_no_further() -> None:
    answers = AnswerMemory()
    for number in range(OF_A_PLAYER + 1):
        answers.keep("ann", Answer(f"n{number}", number), ["ann"])

    assert answers.get("ann", "n0") is None
    assert answers.get("ann", "n1") is not None
