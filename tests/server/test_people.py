"""People at tables of a real server: they come, go, talk, and play on one device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.running import close_code
from tokyork.server.protocol.messages import GONE
from tokyork.server.room import room as rooms

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from tests.server.running import Browser, Socket

    Guests = Callable[[], Browser]

SHORT = {"points": 5, "health": 4}


def two_at_a_table(guest: Guests, *more: int, begin: bool = True) -> tuple[Socket, Socket]:
    ann, ben = guest(), guest()
    table = ann.make("Ann", "", *more)
    first, second = ann.enter(table).entered(), ben.enter(table).entered()
    second.do("sit", seat="p2", name="Ben")
    first.receive_until(lambda s: s.seat("p2")["kind"] == "person")
    if begin:
        first.do("begin")
        second.receive_until(lambda s: s.game is not None)
    return first, second


def test_everybody_sees_who_comes_and_goes(guest: Guests) -> None:
    first, second = two_at_a_table(guest, begin=False)
    watcher = guest().enter(first.name).entered()
    first.receive_until(lambda s: s.table["watchers"] == 1)
    assert (first.table["host"], second.table["host"], watcher.table["host"]) == (
        True,
        False,
        False,
    )
    assert [s["yours"] for s in second.table["seats"]] == [False, True]

    second.close()
    first.receive_until(lambda s: not s.seat("p2")["here"])
    watcher.close()
    first.receive_until(lambda s: s.table["watchers"] == 0)


def test_who_leaves_is_stood_in_for_and_comes_back(guest: Guests) -> None:
    first, second = two_at_a_table(guest)
    second.do("leave", seat="p2")
    first.receive_until(lambda s: s.seat("p2")["stood_in"])
    while first.seq < 3:  # the bot plays on
        if first.choice:
            first.move()
        else:
            first.receive()
    assert second.refused("move", table=second.name, seq=second.seq, move="stop") in {
        "not_now",
        "stale",
        "not_yours",
    }

    second.do("return", seat="p2")
    first.receive_until(lambda s: not s.seat("p2")["stood_in"])
    assert second.seat("p2")["level"] is None


def test_a_host_sends_somebody_away_and_they_look_on(guest: Guests) -> None:
    first, second = two_at_a_table(guest, 1)
    first.do("set_seat", seat="p2", kind="bot", level=1)
    second.receive_until(lambda s: not s.seat("p2")["yours"])

    assert second.received[-1]["type"] == "snapshot"
    assert second.game is not None
    assert second.game["view"]["seat"] is None
    assert second.refused("link", seat="p2") == "not_yours"
    assert second.refused("return", seat="p2") == "not_yours"


def test_several_people_play_on_one_device(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", "Uncle", "Aunt", begin=True, options=SHORT)
    seat = ann.enter(table).entered()
    eyes = set()
    while not seat.over:
        seat.receive_until(lambda s: s.choice or s.over)  # some things go on by themselves
        if seat.choice is None:
            break
        assert seat.game is not None
        assert seat.choice["seat"] == seat.game["view"]["seat"]
        eyes.add(seat.choice["seat"])
        seat.move()

    assert eyes == {"p1", "p2", "p3"}


def test_a_private_link_takes_the_seat_to_another_device(guest: Guests) -> None:
    first, second = two_at_a_table(guest)
    link = second.link("p2")
    assert link.startswith(f"/t/{second.name}?seat=")

    phone = guest().enter(second.name, seat=link.partition("seat=")[2]).entered()
    assert phone.seat("p2")["yours"]
    second.receive_until(lambda s: not s.seat("p2")["yours"])
    stranger = guest().enter(second.name, seat="0" * 22).entered()
    assert not any(s["yours"] for s in stranger.table["seats"])
    first.receive_until(lambda s: s.table["watchers"] == 2)


def test_a_private_link_is_used_up_by_whoever_takes_the_seat(guest: Guests) -> None:
    first, second = two_at_a_table(guest)
    secret = second.link("p2").partition("seat=")[2]
    phone = guest().enter(second.name, seat=secret).entered()
    assert phone.seat("p2")["yours"]

    back = guest().enter(second.name, seat=secret).entered()
    assert not back.seat("p2")["yours"]
    back.close()
    newer = phone.link("p2").partition("seat=")[2]
    assert not guest().enter(second.name, seat=secret).entered().seat("p2")["yours"]
    assert guest().enter(second.name, seat=newer).entered().seat("p2")["yours"]
    assert all(secret not in str(told) for told in first.received)


def test_a_pause_stops_bots_and_people(guest: Guests) -> None:
    first, second = two_at_a_table(guest)
    assert second.refused("pause", paused=True) == "not_host"
    first.do("pause", paused=True)
    second.receive_until(lambda s: s.table["paused"])
    chooser = first if first.choice else second
    chooser.receive_until(lambda s: s.choice and s.table["paused"])
    assert chooser.move()["problem"]["kind"] == "not_now"

    first.do("pause", paused=False)
    chooser.receive_until(lambda s: not s.table["paused"])
    assert chooser.move()["problem"] is None


def test_what_is_said_reaches_everybody_and_is_kept(guest: Guests) -> None:
    first, second = two_at_a_table(guest, begin=False)
    watcher = guest().enter(first.name).entered()
    nasty = '  <img src=x onerror="alert(1)">\u202e\x00 hello '
    first.do("chat", text=nasty)
    second.do("emote", emote="roar")
    watcher.do("chat", text="I only watch")
    first.receive_until(lambda s: len(s.talk) == 3)

    assert [(s["seat"], s["name"], s["text"], s["emote"]) for s in first.talk] == [
        ("p1", "Ann", '<img src=x onerror="alert(1)"> hello', None),
        ("p2", "Ben", "", "roar"),
        (None, "", "I only watch", None),
    ]
    assert guest().enter(first.name).entered().talk == first.talk
    assert first.refused("chat", text=" \u200b ") == "bad"
    assert first.refused("chat", text="x" * 1000) == "bad"
    assert first.refused("emote", emote="dance") == "bad"


def test_a_voice_stays_the_same_under_another_name_and_is_no_one_elses(guest: Guests) -> None:
    first, second = two_at_a_table(guest, begin=False)
    first.do("chat", text="one")
    first.do("rename", seat="p1", name="Ben")
    first.do("chat", text="two")
    second.do("chat", text="three")
    first.receive_until(lambda s: len(s.talk) == 3)

    one, two, three = (said["voice"] for said in first.talk)
    assert [said["name"] for said in first.talk[1:]] == ["Ben", "Ben"]
    assert one == two != three


def test_who_gives_no_name_has_none_and_no_word_stands_for_it(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make({"kind": "person", "name": ""}, "")).entered()
    assert seat.seat("p1")["name"] == ""
    assert seat.refused("rename", seat="p1", name=" \u200b") == "bad"


def test_names_are_shown_without_tricks(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make("\u202eAnn\u0000\n  Lee" + "!" * 50, "")).entered()

    assert seat.seat("p1")["name"] == "Ann Lee" + "!" * 17
    answer = ann.http.post("/api/tables", json={"settings": {"city": "tokyo"}, "seats": []})
    assert answer.json()["problem"]["kind"] == "bad"
    assert ann.home()["name"] == "Ann Lee" + "!" * 17


def test_a_table_that_everybody_leaves_before_the_game_is_gone(guest: Guests) -> None:
    first, second = two_at_a_table(guest, begin=False)
    first.do("leave", seat="p1")
    second.receive_until(lambda s: s.table["host"])
    second.send("leave", seat="p2")

    assert close_code(second.raw) == GONE


def test_the_same_group_plays_again(guest: Guests) -> None:
    ann, ben = guest(), guest()
    table = ann.make("Ann", "", options=SHORT)
    first, second = ann.enter(table).entered(), ben.enter(table).entered()
    second.do("sit", seat="p2", name="Ben").do("leave", seat="p2").do("sit", seat="p2", name="Ben")
    first.do("begin")
    second.receive_until(lambda s: s.game)
    second.do("leave", seat="p2")
    first.play_on().receive_until(lambda s: s.table["status"] == "over")
    second.receive_until(lambda s: s.table["status"] == "over")
    second.do("rematch")
    first.receive_until(lambda s: s.table["rematch"])
    first.do("rematch")

    again = ann.enter(first.table["rematch"]).entered()
    assert first.table["rematch"] == second.table["rematch"]
    assert [(s["name"], s["yours"]) for s in again.table["seats"]] == [
        ("Ann", True),
        ("Ben", False),
    ]
    assert ben.enter(second.table["rematch"]).entered().table["host"]


def test_an_undo_gives_the_choice_back(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    while seat.choice is None or not seat.choice["undo"]:
        assert not seat.over
        seat.move()
    lines = len(seat.lines)
    before = seat.seq
    seat.do("undo", table=seat.name, seq=seat.seq)

    assert seat.seq == before + 1
    assert len(seat.lines) <= lines
    assert seat.lines == ann.enter(seat.name).entered().lines
    seat.play_on()


def test_somebody_may_choose_another_language(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", 1, begin=True), language="tlh").entered()
    seat.send("speak", language="en")

    seat.receive_until(lambda s: s.received[-1]["type"] == "snapshot")


def test_the_front_page_lists_ones_own_tables_and_the_lobby(guest: Guests) -> None:
    ann, ben = guest(), guest()
    listed = ann.make("Ann", "", "", listed=True)
    private = ann.make("Ann", 1, begin=True, city="new_york")
    ann.enter(private).entered().receive_until(lambda s: s.choice or s.over)

    own = {entry["table"]: entry for entry in ann.home()["tables"]}
    assert (own[listed]["yours"], own[listed]["open"], own[listed]["seats"]) == (True, 2, 3)
    assert (own[private]["your_turn"], own[private]["city"]) == (True, "new_york")
    seen = {entry["table"]: entry for entry in ben.home()["tables"]}
    assert private not in seen
    assert (seen[listed]["yours"], seen[listed]["host"]) == (False, "Ann")


def test_the_clock_decides_when_all_time_is_used_up(guest: Guests) -> None:
    ann = guest()
    clock = {"per_move": 1, "reserve": 0}
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True, clock=clock)).entered()
    assert seat.choice is not None
    assert seat.game is not None
    assert 0 < seat.game["deadline"] <= 1
    assert seat.seat("p1")["reserve"] == 0
    seat.receive_until(lambda s: s.seq == 1)

    assert seat.choice is not None
    seat.do("more_time")
    assert seat.game["deadline"] > 50


def test_somebody_else_becomes_host_when_the_host_stays_away(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "HOST_AWAY", 0.1)
    first, second = two_at_a_table(guest, begin=False)
    first.close()

    second.receive_until(lambda s: s.table["host"])
    second.do("begin")
