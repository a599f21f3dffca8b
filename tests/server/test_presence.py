"""Who is here, who is told what about it, and how people are called: over real sockets."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.server.test_people import SHORT, two_at_a_table
from tokyork.server.protocol import requests

if TYPE_CHECKING:
    import pytest

    from tests.server.running import Browser, Socket
    from tests.server.test_people import Guests

NAMES = ("Ann", "Ben", "Cas")


def seated(*guests: Browser, **settings: object) -> list[Socket]:
    """All of them at a table whose game has begun; the first is the host."""
    host, *others = guests
    table = host.make("Ann", *[""] * len(others), **settings)  # type: ignore[arg-type] # settings
    sockets = [host.enter(table).entered()]
    for number, other in enumerate(others):
        sockets.append(other.enter(table).entered())
        sockets[-1].do("sit", seat=f"p{number + 2}", name=NAMES[number + 1])
    sockets[0].do("begin")
    for one in sockets:
        one.receive_until(lambda s: s.game is not None)
    return sockets


def words(line: dict[str, object]) -> str:
    """A line as it is read."""
    return "".join(part["text"] for part in line["text"])  # type: ignore[attr-defined] # parts


# --- who is here ---


def test_everybody_is_told_since_when_somebody_is_away(guest: Guests) -> None:
    first, second = two_at_a_table(guest)
    assert first.seat("p2")["away"] is None
    second.close()
    first.receive_until(lambda s: not s.seat("p2")["here"])

    assert 0 <= first.seat("p2")["away"] < 10
    assert first.seat("p1")["away"] is None
    watcher = guest().enter(first.name).entered()
    assert watcher.seat("p2")["away"] >= first.seat("p2")["away"]


def test_a_bot_stands_in_for_somebody_away_until_they_are_back(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = guest(), guest()
    first, second = seated(ann, ben)
    table = first.name
    assert first.refused("stand_in", seat="p2") == "not_now"  # who is here plays
    assert first.refused("stand_in", seat="p3") == "bad"
    second.close()
    first.receive_until(lambda s: not s.seat("p2")["here"])
    assert first.refused("stand_in", seat="p2") == "not_now"  # it is too early

    monkeypatch.setattr(requests, "AWAY_AFTER", 0)
    first.do("stand_in", seat="p2")
    assert (first.seat("p2")["stood_in"], first.seat("p2")["until_back"]) == (True, True)
    assert first.seat("p2")["name"] == "Ben"
    while first.seq < 8:  # the table goes on
        if first.choice:
            first.move()
        else:
            first.receive()

    back = ben.enter(table).entered()
    assert (back.seat("p2")["stood_in"], back.seat("p2")["here"]) == (False, True)
    first.receive_until(lambda s: s.seat("p2")["here"] and not s.seat("p2")["stood_in"])


def test_only_while_the_host_is_away_may_anybody_else_let_a_bot_stand_in(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "AWAY_AFTER", 0)
    ann, ben, cas = guest(), guest(), guest()
    first, second, third = seated(ann, ben, cas)
    table = first.name
    watcher = guest().enter(table).entered()
    second.close()
    third.receive_until(lambda s: not s.seat("p2")["here"])
    assert third.refused("stand_in", seat="p2") == "not_host"

    first.close()
    third.receive_until(lambda s: not s.seat("p1")["here"])
    assert watcher.refused("stand_in", seat="p2") == "not_host"
    third.do("stand_in", seat="p2").do("stand_in", seat="p1")
    assert ann.enter(table).entered().seat("p1")["stood_in"] is False


def test_who_left_on_purpose_is_asked_before_they_play_again(guest: Guests) -> None:
    ann, ben = guest(), guest()
    first, second = seated(ann, ben)
    table = first.name
    second.do("leave", seat="p2")
    second.close()

    again = ben.enter(table).entered()
    assert (again.seat("p2")["stood_in"], again.seat("p2")["until_back"]) == (True, False)
    first.receive_until(lambda s: s.seat("p2")["here"])


def test_everybody_sees_the_clock_of_whoever_must_choose(guest: Guests) -> None:
    ann, ben = guest(), guest()
    clock = {"per_move": 300, "reserve": 60}
    first, second = seated(ann, ben, clock=clock)
    watcher = guest().enter(first.name).entered()
    for seen in (first, second, watcher):
        assert seen.game is not None
        assert 300 < seen.game["deadline"] <= 360


def test_the_host_sees_who_is_ready_and_new_rules_ask_again(guest: Guests) -> None:
    first, second = two_at_a_table(guest, begin=False)
    second.do("ready", seat="p2")
    first.receive_until(lambda s: s.seat("p2")["ready"])
    assert second.refused("ready", seat="p1") == "not_yours"
    second.do("ready", seat="p2", ready=False)
    first.receive_until(lambda s: not s.seat("p2")["ready"])

    second.do("ready", seat="p2")
    first.do("configure", settings={"city": "tokyo", "options": SHORT})
    second.receive_until(lambda s: s.table["settings"]["options"] == SHORT)
    assert not second.seat("p2")["ready"]
    first.do("begin")
    assert first.refused("ready", seat="p1") == "not_now"


# --- sent away ---


def test_who_is_sent_away_is_told_by_whom_and_may_not_sit_down_again(guest: Guests) -> None:
    first, second = two_at_a_table(guest, begin=False)
    assert not second.table["sent_away"]
    first.do("set_seat", seat="p2", kind="open")
    second.receive_until(lambda s: s.table["sent_away"] is not None)

    assert second.table["sent_away"] == "Ann"
    assert first.table["sent_away"] is None
    assert guest().enter(first.name).entered().table["sent_away"] is None
    answer = second.ask("sit", seat="p2", name="Ben")
    assert answer["problem"]["kind"] == "not_yours"
    assert answer["problem"]["text"].startswith("Ann has removed you")


def test_who_is_sent_away_in_a_game_or_loses_their_seat_is_told_too(guest: Guests) -> None:
    first, second = two_at_a_table(guest, 1)
    first.do("set_seat", seat="p2", kind="bot", level=1)
    second.receive_until(lambda s: s.table["sent_away"] == "Ann")

    first, second = two_at_a_table(guest, 1, begin=False)
    first.do("remove_seat", seat="p2")
    second.receive_until(lambda s: s.table["sent_away"] == "Ann")


# --- words for the reader ---


def test_the_log_says_you_to_whom_it_is_about_and_names_them_to_the_others(guest: Guests) -> None:
    first, second = two_at_a_table(guest)
    watcher = guest().enter(first.name).entered()
    while len(first.lines) < 12:
        mover = first if first.choice else second
        mover.receive_until(lambda s: s.choice)
        mover.move()
        for seen in (first, second, watcher):
            seen.receive_until(lambda s, seq=mover.seq: s.seq == seq)  # type: ignore[misc]
    rolled = next(line for line in first.lines if line["kind"] == "rolled")
    own, other = (first, second) if rolled["seat"] == "p1" else (second, first)
    mine, theirs, watched = (
        next(line for line in seen.lines if line["number"] == rolled["number"])
        for seen in (own, other, watcher)
    )

    assert words(mine).startswith("You roll: ")
    assert re.match(r"[\w ]+ rolls: ", words(theirs))
    assert theirs == watched
    assert theirs["text"][0]["seat"] == rolled["seat"]
    assert not any({"to", "but"} & part.keys() for part in (*mine["text"], *theirs["text"]))


def test_several_people_on_one_device_are_all_named(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    seat.move()

    assert not any(words(line).startswith("You ") for line in seat.lines)


# --- lists ---


def test_a_list_says_who_plays_how_it_stands_and_how_it_ended(guest: Guests) -> None:
    ann, ben = guest(), guest()
    first, second = seated(ann, ben, listed=True, options=SHORT)
    table = first.name
    (listed,) = [one for one in guest().home()["tables"] if one["table"] == table]
    assert [(p["name"], p["kind"], p["health"]) for p in listed["players"]] == [
        ("Ann", "person", 4),
        ("Ben", "person", 4),
    ]
    assert listed["turn"] >= 0
    assert listed["at"] > 0
    second.do("leave", seat="p2")
    first.play_on().receive_until(lambda s: s.table["status"] == "over")

    (past,) = [one for one in ann.home()["past"] if one["table"] == table]
    assert first.game is not None
    winners = [p["seat"] for p in past["players"] if p["winner"]]
    assert (winners, past["ending"]) == (
        first.game["view"]["winners"],
        first.game["view"]["ending"],
    )
    assert past["at"] >= listed["at"]
