"""Who sits at a table, and what people may ask of it, without any server around it."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import pytest

from tests.server.tables import (
    ANN,
    BEN,
    EVE,
    MONSTER,
    asked,
    finish,
    gathered,
    move,
    mover,
    playing,
    refused,
    table,
)
from tokyork.errors import BadInputError
from tokyork.server.protocol import requests, seating
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table.table import Table

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
