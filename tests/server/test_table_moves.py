"""Moves at a table, and taking them back, without any server around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.tables import (
    ANN,
    BEN,
    EVE,
    asked,
    finish,
    gathered,
    move,
    mover,
    playing,
    refused,
    undoable,
    usual,
)
from tokyork import Game
from tokyork.server.protocol import messages, requests
from tokyork.server.table.table import Table

if TYPE_CHECKING:
    from tokyork.server.table.match import LogEntry


def test_a_move_is_made_by_whoever_must_choose() -> None:
    at = playing(ANN, BEN)
    guest = mover(at)
    other = BEN if guest == ANN else ANN

    assert refused(at, other, move(at)) == "not_yours"
    assert refused(at, EVE, move(at)) == "not_yours"
    change = asked(at, guest, move(at, nonce="first"))
    assert change.entry is not None
    assert (change.entry.seq, change.entry.guest, change.entry.nonce) == (1, guest, "first")


def test_a_move_that_is_not_legal_is_refused_with_the_reason() -> None:
    at = playing(ANN, BEN)
    for text in ("", "dance", "keep 9", "buy everything", "x" * 10**5):
        request = requests.PlayMove("n", "t1", 0, text)
        assert refused(at, mover(at), request) == "illegal"


@pytest.mark.parametrize("seq", [-1, 1, 10**12])
def test_a_move_for_another_position_is_stale(seq: int) -> None:
    at = playing(ANN, BEN)

    assert refused(at, mover(at), move(at, seq=seq)) == "stale"


def test_a_move_for_another_table_is_refused() -> None:
    at = playing(ANN, BEN)

    assert refused(at, mover(at), requests.PlayMove("n", "t9", 0, usual(at))) == "bad"


def test_nothing_moves_before_the_game_begins_or_after_it_is_over() -> None:
    at = gathered(ANN, BEN)
    assert refused(at, ANN, requests.PlayMove("n", "t1", 0, "stop")) == "not_now"
    assert refused(at, ANN, requests.Undo("n", "t1", 0)) == "not_now"
    asked(at, ANN, requests.Begin("n"))
    finish(at)

    assert at.data.status == "over"
    assert refused(at, ANN, requests.PlayMove("n", "t1", at.seq, "stop")) == "not_now"
    assert refused(at, ANN, requests.Undo("n", "t1", at.seq)) == "not_now"
    assert refused(at, ANN, requests.Leave("n", "p1")) == "not_now"
    assert refused(at, ANN, requests.SetSeat("n", "p2", "bot")) == "not_now"
    assert refused(at, ANN, requests.Pause("n", True)) == "not_now"


def test_a_pause_stops_moves_and_undos() -> None:
    at = playing(ANN, BEN)
    asked(at, ANN, requests.Pause("n", True))
    assert refused(at, mover(at), move(at)) == "not_now"
    assert refused(at, mover(at), requests.Undo("n", "t1", 0)) == "not_now"

    asked(at, ANN, requests.Pause("n", False))
    asked(at, mover(at), move(at))


def test_a_nonce_has_a_decent_length() -> None:
    at = gathered(ANN, BEN)

    assert refused(at, ANN, requests.Begin("")) == "bad"
    assert refused(at, ANN, requests.Begin("n" * 65)) == "bad"


def test_ones_own_last_move_can_be_taken_back_while_nothing_was_revealed() -> None:
    at, guest = undoable(ANN, BEN)
    other = BEN if guest == ANN else ANN
    seq, events = at.seq, at.running.lengths[-2]
    assert refused(at, other, requests.Undo("n", "t1", seq)) == "not_yours"
    assert refused(at, EVE, requests.Undo("n", "t1", seq)) == "not_yours"
    assert refused(at, guest, requests.Undo("n", "t1", seq - 1)) == "stale"

    change = asked(at, guest, requests.Undo("n", "t1", seq))
    assert change.entry is not None
    assert (change.entry.seq, change.entry.move) == (seq + 1, None)
    assert at.running.lengths[-1] == events
    assert at.running.first_since(seq) == events


def test_a_roll_cannot_be_taken_back() -> None:
    at = playing(ANN, BEN)
    rolled = next(t for t in at.running.game.legal_moves if t.startswith("keep"))
    asked(at, mover(at), move(at, rolled))

    assert refused(at, mover(at), requests.Undo("n", "t1", at.seq)) == "not_now"


def test_what_a_bot_or_the_clock_did_cannot_be_taken_back() -> None:
    at, _ = undoable(ANN, BEN)
    at.running.made_by[-1] = at.running.made_by[-1]._replace(guest=None)

    assert refused(at, ANN, requests.Undo("n", "t1", at.seq)) == "not_now"


def test_a_table_is_the_same_after_its_moves_were_played_again() -> None:
    at = gathered(ANN, BEN)
    at.begin(Game("tokyo", 2, seed=4))  # a long one, in which something is taken back
    entries: list[LogEntry | None] = []
    while at.data.status != "over":
        wish: requests.Request = move(at)
        if at.undoer() == at.running.chooser and len(entries) % 3 == 0:
            wish = requests.Undo("n", "t1", at.seq)
        entries.append(asked(at, mover(at), wish).entry)
    assert any(entry is not None and entry.move is None for entry in entries)

    copy = Table(at.data, [entry for entry in entries if entry is not None])
    assert copy.running.lengths == at.running.lengths
    assert copy.running.made_by == at.running.made_by
    assert copy.running.game.view("p1") == at.running.game.view("p1")
    assert copy.running.game.events(0, "p2") == at.running.game.events(0, "p2")


def test_answers_to_kept_moves_are_known_after_a_restart() -> None:
    at = playing(ANN, BEN)
    guest = mover(at)
    change = asked(at, guest, move(at, nonce="once"))
    assert change.entry is not None

    copy = Table(at.data, [change.entry])
    assert copy.seq == 1
    assert copy.answers.get(guest, "once") == messages.Answer("once", 1)
