"""Playing by ear over the socket: what is new, and what a typed line means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Socket

    Guests = Callable[[], Browser]


def hear(socket: Socket, **asked: Any) -> dict[str, Any]:  # noqa: ANN401 - hatchling has no types here
    nonce = socket.ask("hear", **asked)["nonce"]
    found = next(m for m in reversed(socket.received) if m["type"] == "heard")
    assert found["nonce"] == nonce
    return dict(found)


def words(heard: dict[str, Any]) -> list[str]:
    return ["".join(part["text"] for part in message) for message in heard["said"]]


def begin(guest: Guests, **more: Any) -> Socket:  # noqa: ANN401 - as above
    ann = guest()
    table = ann.make("Ann", 1, begin=True, options={"first": "p1"})
    return ann.enter(table, **more).entered()


def test_news_end_with_the_question_and_say_you(guest: Guests) -> None:
    seat = begin(guest)
    heard = hear(seat)

    assert words(heard)[-1].startswith("Your turn. Health 10, points 0, energy 0, Outside Tokyo.")
    assert words(hear(seat, since=heard["heard"]))[-1].startswith("Dice: ")
    assert words(hear(seat, since=10**9))[-1].startswith("Dice: ")
    assert words(hear(seat, since=-5)) == words(heard)


def test_a_typed_move_is_given_back_and_not_made(guest: Guests) -> None:
    seat = begin(guest)
    before = len(seat.received)
    heard = hear(seat, line="STOP")

    assert (heard["move"], heard["said"]) == ("stop", [])
    assert hear(seat, line="k")["move"] == "keep"
    assert not [m for m in seat.received[before:] if m["type"] in {"played", "went_on"}]


def test_what_cannot_be_done_is_told_in_one_sentence(guest: Guests) -> None:
    seat = begin(guest)
    for line in (
        "buy 2",
        "keep 3 3 3 3 3 3 3 3",
        "xyzzy",
        "use wings",
        "stay",
        "buy",
        "\x00",
        "?" * 190,
    ):
        heard = hear(seat, line=line)
        assert heard["move"] is None
        assert len(heard["said"]) == 1, line


def test_words_on_demand(guest: Guests) -> None:
    seat = begin(guest)
    assert words(hear(seat, line="d"))[0].startswith("Dice: ")
    assert words(hear(seat, line="m"))[0] == "Health 10, points 0, energy 0, Outside Tokyo."
    assert len(words(hear(seat, line="r"))) == 1
    assert words(hear(seat, line="r 9")) == ["There are rivals 1 to 1."]
    assert len(words(hear(seat, line="s"))) == 4
    assert "energy: " in words(hear(seat, line="s2"))[0]
    assert hear(seat, line="o")["ask"] == "odds"
    assert hear(seat, line="h")["ask"] == "coach"
    assert len(words(hear(seat, line="?"))) > 10
    assert words(hear(seat, line=""))[0].startswith("Your turn.")


def test_a_watcher_hears_the_table_and_cannot_choose(guest: Guests) -> None:
    ann, eve = guest(), guest()
    table = ann.make("Ann", 1, begin=True, options={"first": "p1"})
    ann.enter(table).entered()
    watcher = eve.enter(table, language="de").entered()

    assert hear(watcher, line="stopp")["move"] is None
    assert words(hear(watcher, line="w"))[0].startswith("Würfel: ")
    assert words(hear(watcher))[-1].startswith("Neu in der Auslage")


def test_what_many_ask_for_is_told_to_each_in_their_language(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", 1, begin=True, options={"first": "p1"})
    seat = ann.enter(table).entered()
    one, other, german = (guest().enter(table, language=it).entered() for it in ("en", "en", "de"))

    assert words(hear(one)) == words(hear(other)) != words(hear(german))
    assert words(hear(seat))[-1].startswith("Your turn.")
    seat.move("stop")
    assert words(hear(one)) != words(hear(one, since=10**6))
