"""Fair dice on a server: committed before, salted by seats, opened at the end, listed for good."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.running import close_code
from tokyork.cities import CITIES
from tokyork.fair.public_list import ListEntry, first_break
from tokyork.server.protocol.messages import GONE
from tokyork.verify import verify

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running

    Guests = Callable[[], Browser]

SHORT = {"points": 5, "health": 4}
SALT = "5a" * 32


def the_list(browser: Browser) -> list[ListEntry]:
    found = browser.http.get("/api/dice/list").json()
    assert found["count"] == len(found["entries"])
    return msgspec.convert(found["entries"], list[ListEntry])


def saved(browser: Browser, table: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(browser.http.get(f"/api/games/{table}/record").json()["text"])
    return data


def verdicts(data: dict[str, Any], entries: list[ListEntry]) -> dict[str, str]:
    return {finding.check: finding.verdict for finding in verify(data, entries)}


def make(browser: Browser, *seats: dict[str, Any], **more: object) -> str:
    asked = {"settings": {"city": "tokyo", "options": SHORT}, "seats": list(seats), **more}
    answer = browser.http.post("/api/tables", json=asked)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def test_a_commitment_comes_first_then_the_salt_and_at_the_end_the_secret(guest: Guests) -> None:
    ann = guest()
    offered = ann.http.post("/api/dice", json={}).json()
    person, bot = {"kind": "person", "name": "Ann", "salt": SALT}, {"kind": "bot", "level": 1}
    table = make(ann, person, bot, begin=True, dice=offered["commitment"])
    seat = ann.enter(table).entered()
    began = seat.table["dice"]
    assert began == {
        "kind": "fair",
        "commitment": offered["commitment"],
        "number": offered["number"],
        "salts": {"p1": SALT},
        "secret": None,
    }
    seat.play_on()

    assert seat.table["dice"]["secret"]
    data = saved(ann, table)
    assert data["fair"]["salts"] == {"p1": SALT}
    assert set(verdicts(data, the_list(ann)).values()) == {"ok"}


def test_seats_add_salts_while_people_gather_and_not_later(guest: Guests) -> None:
    ann, bob = guest(), guest()
    table = ann.make("Ann", "", 1)
    host, other = ann.enter(table).entered(), bob.enter(table).entered()
    assert host.table["dice"]["commitment"]
    host.do("salt", seat="p1", salt=SALT)
    assert other.refused("salt", seat="p1", salt=SALT) == "not_yours"
    assert other.refused("salt", seat="p3", salt=SALT) == "not_yours"
    other.do("sit", seat="p2", name="Bob")
    for bad in ("", "xyz", "5A" * 32, SALT + "00"):
        assert other.refused("salt", seat="p2", salt=bad) == "bad"
    other.do("salt", seat="p2", salt="77" * 32)
    assert other.table["dice"]["salts"] == {"p1": SALT, "p2": "77" * 32}
    host.do("begin")

    assert host.refused("salt", seat="p1", salt="00" * 32) == "not_now"
    assert host.table["dice"]["salts"] == {"p1": SALT, "p2": "77" * 32}


def test_a_salt_goes_with_whoever_gave_it(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", "Eve", "")
    host = ann.enter(table).entered()
    host.do("salt", seat="p1", salt=SALT)
    host.do("salt", seat="p2", salt="77" * 32)
    host.do("leave", seat="p1")
    assert host.table["dice"]["salts"] == {"p2": "77" * 32}


def test_nobody_takes_the_commitment_of_another_or_takes_one_twice(guest: Guests) -> None:
    ann, eve = guest(), guest()
    offered = ann.http.post("/api/dice", json={}).json()["commitment"]
    person = {"kind": "person", "name": "x", "salt": SALT}
    tables = [
        (eve, make(eve, person, {"kind": "bot"}, dice=offered)),
        (ann, make(ann, person, {"kind": "bot"}, dice=offered)),
        (ann, make(ann, person, {"kind": "bot"}, dice=offered)),
    ]
    used = [who.enter(table).entered().table["dice"]["commitment"] for who, table in tables]

    assert used[1] == offered
    assert len(set(used)) == 3


def test_a_guest_may_have_five_commitments_waiting_and_the_oldest_goes_for_a_sixth(
    running: Running,
) -> None:
    cup = running.server.dice
    made = [running.call(cup.offer("collector")).commitment for _ in range(6)]

    assert running.call(cup._store.waiting("collector")) == made[1:]


def test_a_commitment_that_a_table_takes_is_not_given_up_meanwhile(running: Running) -> None:
    cup = running.server.dice

    async def race() -> tuple[str, str]:
        offered = (await cup.offer("racer")).commitment
        for _ in range(4):  # the next one pushes the first out
            await cup.offer("racer")
        seal, _ = await asyncio.gather(cup.seal("racer", offered), cup.offer("racer"))
        return offered, seal.commitment

    offered, taken = running.call(race())
    ends = [one.commitment for one in running.call(cup.listed(1)).entries if one.kind == "ended"]

    assert taken == offered
    assert taken not in ends


def test_a_commitment_is_taken_before_anybody_can_read_it(running: Running) -> None:
    cup = running.server.dice

    async def race() -> tuple[str, str]:
        before = after = (await cup.listed(1)).entries
        first = asyncio.create_task(cup.seal("racer"))
        while len(after) == len(before):
            after = (await cup.listed(1)).entries
        second = await cup.seal("racer", after[-1].commitment)
        return (await first).commitment, second.commitment

    first, second = running.call(race())

    assert first != second


def test_the_list_is_a_chain_and_tells_which_games_never_ended(
    guest: Guests, running: Running
) -> None:
    ann = guest()
    over = ann.make("Ann", 1, begin=True, options=SHORT)
    left = ann.make("Ann", "")
    unended = ann.make("Ann", 1, begin=True)
    offered = ann.http.post("/api/dice", json={}).json()["commitment"]
    ann.enter(over).entered().play_on()
    gone = ann.enter(left).entered()
    commitment = gone.table["dice"]["commitment"]
    gone.send("leave", seat="p1")
    assert close_code(gone.raw) == GONE
    playing = ann.enter(unended).entered().table["dice"]["commitment"]
    running.call(running.server.lobby._dice._store.end_unused(offered))
    entries = the_list(ann)
    ends = {entry.commitment: entry.why for entry in entries if entry.kind == "ended"}

    assert first_break(entries) is None
    assert ends[saved(ann, over)["fair"]["commitment"]] == "over"
    assert ends[commitment] == "closed"
    assert ends[offered] == "unused"
    assert playing not in ends


def test_a_rematch_has_dice_of_its_own(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", 1, begin=True, options=SHORT)
    seat = ann.enter(table).entered().play_on()
    offered = ann.http.post("/api/dice", json={}).json()["commitment"]
    before = seat.table["dice"]["commitment"]
    seat.do("rematch", dice=offered, salts={"p1": SALT})
    again = ann.enter(seat.table["rematch"]).entered()

    assert again.table["dice"]["commitment"] == offered != before
    assert again.table["dice"]["salts"] == {"p1": SALT}


def test_a_game_played_on_from_another_is_fair_from_there(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", 1, begin=True, options=SHORT)
    ann.enter(table).entered().play_on()
    asked = {"step": 0, "seat": "p1", "name": "Ann", "salt": SALT}
    fork = ann.http.post(f"/api/games/{table}/fork", json=asked).json()["table"]
    seat = ann.enter(fork).entered().play_on()
    data = saved(ann, fork)

    assert seat.table["dice"]["kind"] == "fair"
    found = verdicts(data, the_list(ann))
    assert found.pop("start") == "unchecked"
    assert set(found.values()) == {"ok"}
    opened = ann.http.post("/api/games", json={"text": json.dumps(data)})
    assert opened.status_code == 200, opened.text


def test_practice_is_fair_unless_it_has_a_seed_and_a_lesson_is_prepared(guest: Guests) -> None:
    ann = guest()
    position: dict[str, Any] = {"game": "tokyo", "players": [{"health": 5}, {"health": 4}]}
    kinds = []
    for more in ({}, {"seed": 7}):
        asked = {"text": json.dumps(position | more), "begin": True, "name": "Ann", "level": 1}
        made = ann.http.post("/api/practice", json=asked)
        assert made.status_code == 200, made.text
        kinds.append(ann.enter(made.json()["table"]).entered().table["dice"]["kind"])
    lesson = ann.http.post("/api/lessons", json={"city": "tokyo", "name": "Ann"}).json()["table"]
    kinds.append(ann.enter(lesson).entered().table["dice"]["kind"])

    assert kinds == ["fair", "seeded", "prepared"]


def test_dice_are_counted_for_the_table_and_the_server_with_their_bands(guest: Guests) -> None:
    ann = guest()
    for _ in range(2):
        table = ann.make("Ann", 1, begin=True, options=SHORT)
        ann.enter(table).entered().play_on()
    found = ann.http.get(f"/api/games/{table}/review").json()
    metrics = ann.http.get("/metrics").text

    dice, on_server = found["review"]["dice"], found["server_dice"]
    assert [face["face"] for face in dice["faces"]] == ["1", "2", "3", "heart", "energy", "claw"]
    assert dice["throws"] == sum(face["count"] for face in dice["faces"]) > 0
    assert on_server["throws"] > dice["throws"]
    assert [face["face"] for face in on_server["faces"]] == list(CITIES["tokyo"].faces)
    for face in on_server["faces"]:
        assert face["low"] <= face["expected"] <= face["high"]
        label = f'{{city="tokyo",face="{face["face"]}"}}'
        assert f"tokyork_dice_count{label} {float(face['count'])}" in metrics
    assert 'tokyork_dice_unlikely{city="tokyo"}' in metrics
