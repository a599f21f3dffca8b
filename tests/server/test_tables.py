"""What people may ask of a table, without any server around it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.errors import BadInputError
from tokyork.server.protocol import calls, messages, requests, seating
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table.handlers import Asker, handle
from tokyork.server.table.table import Change, Table, new_table

if TYPE_CHECKING:
    from tokyork.server.table.match import LogEntry

ANN, BEN, EVE = "ann", "ben", "eve"
MONSTER = CITIES["tokyo"].monsters[0]
SEATS = {
    "person": calls.NewSeat("person", "Ann"),
    "bot": calls.NewSeat("bot"),
    "open": calls.NewSeat("open"),
}


def table(*kinds: str, **settings: Any) -> Table:  # noqa: ANN401 - of several types
    return new_table(
        "t1", ANN, seating.Settings("tokyo", **settings), [SEATS[kind] for kind in kinds]
    )


def asked(at: Table, guest: str, request: requests.Request, away: tuple[str, ...] = ()) -> Change:
    return handle(at, Asker(guest, dict.fromkeys(away, 60.0), "t2"), request)


def refused(at: Table, guest: str, request: requests.Request) -> str:
    before = msgspec.json.encode(at.data), at.seq
    with pytest.raises(RefusedError) as caught:
        asked(at, guest, request)
    assert (msgspec.json.encode(at.data), at.seq) == before
    assert caught.value.problem("en").text != caught.value.message  # it has words
    return caught.value.kind


def gathered(*guests: str) -> Table:
    """A table where these sit, Ann first."""
    at = table("person", *["open"] * (len(guests) - 1))
    for number, guest in enumerate(guests[1:], 2):
        asked(at, guest, requests.Sit("n", f"p{number}", guest.title()))
    return at


def playing(*guests: str) -> Table:
    at = gathered(*guests)
    asked(at, ANN, requests.Begin("n"))
    return at


def mover(at: Table) -> str:
    place = at.mover
    assert place is not None
    assert place.guest is not None
    return place.guest


def usual(at: Table) -> str:
    decision = at.running.game.decision
    assert decision is not None
    return str(decision.default)


def move(
    at: Table, text: str | None = None, seq: int | None = None, nonce: str = "n"
) -> requests.PlayMove:
    return requests.PlayMove(nonce, "t1", at.seq if seq is None else seq, text or usual(at))


# --- before the game ---


def test_who_makes_a_table_is_its_host_and_sits_where_they_said() -> None:
    at = table("person", "bot", "open")

    assert at.data.host == ANN
    assert [(seat, p.kind, p.guest) for seat, p in at.seats] == [
        ("p1", "person", ANN),
        ("p2", "bot", None),
        ("p3", "open", None),
    ]


@pytest.mark.parametrize("count", [0, 1, 7])
def test_a_table_has_two_to_six_seats(count: int) -> None:
    with pytest.raises(RefusedError):
        table(*["bot"] * count)


@pytest.mark.parametrize(
    "settings",
    [
        {"options": {"points": 0}},
        {"options": {"deck": {"no_such_card": 1}}},
        {"options": {"two_player_energy": True}},
        {"clock": seating.Clock(0, 10)},
        {"clock": seating.Clock(10, -1)},
    ],
)
def test_settings_that_cannot_work_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(RefusedError) as caught:
        table("person", "bot", "bot", **settings)

    assert caught.value.kind == "bad"


def test_an_open_seat_can_be_taken_once() -> None:
    at = table("person", "open")
    asked(at, BEN, requests.Sit("n", "p2", "Ben"))

    assert at.seats_of(BEN) == ["p2"]
    assert refused(at, EVE, requests.Sit("n", "p2", "Eve")) == "taken"
    assert refused(at, EVE, requests.Sit("n", "p1", "Eve")) == "taken"
    assert refused(at, EVE, requests.Sit("n", "p7", "Eve")) == "bad"


def test_one_guest_may_hold_several_seats() -> None:
    at = table("person", "person", "open")
    asked(at, ANN, requests.SetSeat("n", "p3", "person", name="Uncle"))

    assert at.seats_of(ANN) == ["p1", "p2", "p3"]


def test_a_monster_is_chosen_once_and_by_its_player() -> None:
    at = table("person", "open")
    asked(at, BEN, requests.Sit("n", "p2", "Ben"))
    asked(at, ANN, requests.Dress("n", "p1", MONSTER))

    assert at.chair("p1").monster == MONSTER
    assert refused(at, BEN, requests.Dress("n", "p2", MONSTER)) == "taken"
    assert refused(at, BEN, requests.Dress("n", "p1", None)) == "not_yours"
    assert refused(at, BEN, requests.Dress("n", "p2", "godot")) == "bad"
    asked(at, ANN, requests.Begin("n"))
    monsters = [m["monster"] for m in at.running.game.view()["monsters"]]
    assert monsters == [p.monster for p in at.data.chairs]
    assert monsters[0] == MONSTER
    assert refused(at, ANN, requests.Dress("n", "p1", None)) == "not_now"


def test_only_the_host_arranges_the_table() -> None:
    at = gathered(ANN, BEN)
    wishes: list[requests.Request] = [
        requests.SetSeat("n", "p1", "bot"),
        requests.AddSeat("n"),
        requests.RemoveSeat("n", "p1"),
        requests.Configure("n", seating.Settings("new_york")),
        requests.Begin("n"),
        requests.Pause("n", True),
    ]

    assert {refused(at, BEN, wish) for wish in wishes} == {"not_host"}
    assert {refused(at, EVE, wish) for wish in wishes} == {"not_host"}


def test_seats_are_added_and_removed_within_bounds() -> None:
    at = table("person", "bot")
    assert refused(at, ANN, requests.RemoveSeat("n", "p2")) == "not_now"
    for _ in range(4):
        asked(at, ANN, requests.AddSeat("n"))

    assert refused(at, ANN, requests.AddSeat("n")) == "not_now"
    asked(at, ANN, requests.RemoveSeat("n", "p2"))
    assert [p.kind for p in at.data.chairs] == ["person", *["open"] * 4]


def test_another_city_takes_the_monsters_along_that_it_knows() -> None:
    at = table("person", "bot")
    asked(at, ANN, requests.Dress("n", "p1", MONSTER))
    asked(at, ANN, requests.Configure("n", seating.Settings("new_york", listed=True)))

    assert (at.chair("p1").monster, at.data.settings.listed) == (None, True)
    assert refused(at, ANN, requests.Configure("n", seating.Settings("paris"))) == "bad"


def test_bots_take_the_seats_that_are_still_open_when_the_game_begins() -> None:
    at = table("person", "open", "open")
    change = asked(at, ANN, requests.Begin("n"))

    assert change.began
    assert [p.kind for p in at.data.chairs] == ["person", "bot", "bot"]
    assert (at.data.status, at.seq) == ("playing", 0)
    assert refused(at, ANN, requests.Begin("n")) == "not_now"
    assert refused(at, ANN, requests.AddSeat("n")) == "not_now"


def test_options_that_only_fit_fewer_seats_are_refused_when_the_game_begins() -> None:
    at = table("person", "open", options={"two_player_energy": True})
    asked(at, ANN, requests.AddSeat("n"))

    assert refused(at, ANN, requests.Begin("n")) == "bad"


@pytest.mark.parametrize("level", [0, 6, -1, 10**9])
def test_a_level_that_no_bot_has_is_refused(level: int) -> None:
    assert refused(table("person", "open"), ANN, requests.SetSeat("n", "p2", "bot", level)) == "bad"


# --- coming, going, being sent away ---


def secret_of(at: Table, guest: str, seat: str) -> str:
    """What a new private link tells."""
    return at.new_link(guest, seat).partition("seat=")[2]


def test_the_host_sends_somebody_away_for_good() -> None:
    at = gathered(ANN, BEN)
    secret = secret_of(at, BEN, "p2")
    asked(at, ANN, requests.SetSeat("n", "p2", "open"))

    assert at.seats_of(BEN) == []
    assert not at.claim(secret, BEN)
    assert not at.claim("", BEN)
    assert refused(at, BEN, requests.Sit("n", "p2", "Ben")) == "not_yours"
    asked(at, EVE, requests.Sit("n", "p2", "Eve"))


def test_who_is_connected_is_sent_away_in_a_game_but_who_is_not_may_come_back() -> None:
    at = playing(ANN, BEN, EVE)
    asked(at, ANN, requests.SetSeat("n", "p2", "bot", 5), away=(EVE,))
    asked(at, ANN, requests.SetSeat("n", "p3", "bot", 5), away=(EVE,))

    assert (at.chair("p2").kind, at.chair("p2").guest) == ("bot", None)
    assert (at.chair("p3").kind, at.chair("p3").stood_in) == ("person", True)
    assert refused(at, BEN, requests.Return("n", "p2")) == "not_yours"
    asked(at, EVE, requests.Return("n", "p3"))
    assert not at.chair("p3").by_bot


def test_a_seat_that_was_opened_in_a_game_is_played_by_a_bot_until_somebody_sits_there() -> None:
    at = playing(ANN, BEN)
    asked(at, ANN, requests.SetSeat("n", "p2", "open"))
    assert at.chair("p2").by_bot

    asked(at, EVE, requests.Sit("n", "p2", "Eve"))
    assert (at.chair("p2").by_bot, at.seats_of(EVE)) == (False, ["p2"])


def test_who_leaves_before_the_game_leaves_an_open_seat() -> None:
    at = gathered(ANN, BEN)
    asked(at, BEN, requests.Leave("n", "p2"))

    assert at.chair("p2").kind == "open"
    assert refused(at, BEN, requests.Leave("n", "p2")) == "not_yours"


def test_who_leaves_a_game_is_stood_in_for_and_may_return() -> None:
    at = playing(ANN, BEN)
    asked(at, BEN, requests.Leave("n", "p2"))
    assert (at.chair("p2").by_bot, at.chair("p2").name) == (True, "Ben")
    assert refused(at, ANN, requests.Return("n", "p2")) == "not_yours"
    assert refused(at, EVE, requests.Sit("n", "p2", "Eve")) == "taken"

    asked(at, BEN, requests.Return("n", "p2"))
    assert not at.chair("p2").by_bot
    assert refused(at, BEN, requests.Return("n", "p2")) == "not_now"


def test_who_is_stood_in_for_does_not_move() -> None:
    at = playing(ANN, BEN)
    guest = mover(at)
    asked(at, guest, requests.Leave("n", at.seats_of(guest)[0]))

    assert refused(at, guest, move(at)) == "not_now"


def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    at = gathered(ANN, BEN, EVE)
    asked(at, ANN, requests.Leave("n", "p1"))
    assert at.data.host == BEN

    asked(at, BEN, requests.Begin("n"))
    asked(at, BEN, requests.Leave("n", "p2"))
    assert at.data.host == EVE


def test_a_host_with_another_seat_stays_host() -> None:
    at = table("person", "person", "open")
    asked(at, BEN, requests.Sit("n", "p3", "Ben"))
    asked(at, ANN, requests.Leave("n", "p1"))

    assert at.data.host == ANN


def test_a_table_that_everybody_left_before_the_game_is_closed() -> None:
    at = gathered(ANN, BEN)
    assert not asked(at, ANN, requests.Leave("n", "p1")).closed
    assert asked(at, BEN, requests.Leave("n", "p2")).closed


def test_a_private_link_moves_the_seat_to_another_browser() -> None:
    at = playing(ANN, BEN)
    secret = secret_of(at, ANN, "p1")

    assert not at.claim(secret, ANN)
    assert at.claim(secret, EVE)
    assert (at.seats_of(ANN), at.seats_of(EVE), at.data.host) == ([], ["p1"], EVE)
    assert not at.claim(secret, EVE)
    assert not at.claim("guessed", ANN)
    asked(at, EVE, requests.Leave("n", "p1"))
    assert not at.claim(secret, EVE)  # a link that is opened again does not return for them
    assert at.claim(secret_of(at, EVE, "p1"), ANN)
    assert not at.chair("p1").by_bot


def test_a_private_link_works_once_and_only_the_newest_does() -> None:
    at = playing(ANN, BEN)
    older, secret = secret_of(at, ANN, "p1"), secret_of(at, ANN, "p1")

    assert not at.claim(older, EVE)
    assert at.claim(secret, EVE)
    assert not at.claim(secret, ANN)
    assert not at.claim(at.chair("p1").secret, ANN)
    assert at.seats_of(EVE) == ["p1"]


def test_only_the_holder_of_a_seat_gets_its_private_link() -> None:
    at = playing(ANN, BEN)
    for guest, seat in ((ANN, "p2"), (EVE, "p1"), (ANN, "p9")):
        with pytest.raises(RefusedError):
            at.new_link(guest, seat)


def test_what_is_kept_of_a_private_link_opens_no_seat() -> None:
    at = playing(ANN, BEN)
    secret = secret_of(at, ANN, "p1")

    assert secret not in msgspec.json.encode(at.data).decode()
    assert at.chair("p1").secret == hashlib.sha256(secret.encode()).hexdigest()
    assert not at.claim(at.chair("p1").secret, EVE)


def test_moves_with_a_gap_are_not_played_again() -> None:
    at = playing(ANN, BEN)
    entries = [asked(at, mover(at), move(at)).entry for _ in range(3)]

    with pytest.raises(BadInputError):
        Table(at.data, [entry for entry in entries if entry is not None and entry.seq != 2])


def test_names_are_changed_by_their_holders_and_the_host() -> None:
    at = gathered(ANN, BEN, EVE)
    asked(at, BEN, requests.Rename("n", "p2", "  Benny\u202e\x07 "))
    asked(at, ANN, requests.Rename("n", "p3", "Evelyn"))

    assert [p.name for p in at.data.chairs] == ["Ann", "Benny", "Evelyn"]
    assert refused(at, BEN, requests.Rename("n", "p1", "Rude")) == "not_yours"
    assert refused(at, BEN, requests.Rename("n", "p2", "\u200b \u202e")) == "bad"
    assert refused(table("person", "bot"), ANN, requests.Rename("n", "p2", "Bot")) == "not_now"


# --- moves ---


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


def finish(at: Table) -> None:
    while at.data.status != "over":
        asked(at, mover(at), move(at))


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


def undoable(*guests: str) -> tuple[Table, str]:
    """A game in which somebody has just made a move that reveals nothing."""
    at = playing(*guests)
    for _ in range(300):
        guest = mover(at)
        asked(at, guest, move(at))
        if at.undoer() is not None:
            return at, guest
    raise AssertionError


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


# --- eyes ---


def test_a_guest_with_several_seats_looks_through_the_one_that_must_choose() -> None:
    at = table("person", "person")
    asked(at, ANN, requests.Begin("n"))
    seen: set[str | None] = set()
    while len(seen) < 2:
        assert at.eyes_of(ANN) == at.running.chooser
        seen.add(at.eyes_of(ANN))
        asked(at, ANN, move(at))

    assert at.eyes_of(EVE) is None


def test_with_somebody_elses_choice_one_looks_through_ones_first_seat() -> None:
    at = playing(ANN, BEN)
    other = BEN if mover(at) == ANN else ANN

    assert at.eyes_of(other) == at.seats_of(other)[0]


# --- once more ---


def test_a_rematch_brings_the_same_group_together_once() -> None:
    at = playing(ANN, BEN)
    assert refused(at, ANN, requests.Rematch("n")) == "not_now"
    finish(at)
    assert refused(at, EVE, requests.Rematch("n")) == "not_yours"

    made = asked(at, BEN, requests.Rematch("n")).rematch
    assert made is not None
    assert (made.table, made.host, made.status) == ("t2", BEN, "gathering")
    assert [(p.guest, p.name) for p in made.chairs] == [(ANN, "Ann"), (BEN, "Ben")]
    assert made.chairs[0].secret == ""
    assert at.data.rematch == "t2"
    assert asked(at, ANN, requests.Rematch("n")).rematch is None
