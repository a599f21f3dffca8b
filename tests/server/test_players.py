"""Players without accounts: their games, ratings and achievements, on any device, until deleted."""

from __future__ import annotations

import asyncio
import shutil
from functools import partial
from time import sleep
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from tests.server.keeping import SCHEMAS
from tests.server.running import Running, wait_until
from tests.server.schemas.make_4 import ANN, BEN
from tokyork.server.limits import Limits
from tokyork.server.people.bookkeeping import Bookkeeper, rated, recompute
from tokyork.server.people.phrase import phrase_of, secret_of
from tokyork.server.people.phrase_words import WORDS
from tokyork.server.people.ratings_command import rated_players
from tokyork.server.protocol.people_calls import PastSeat
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.player_store import HistoryEntry, PlayerStore
from tokyork.server.storage.store import Store
from tokyork.server.storage.table_store import TableStore
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Browser, Socket

JSON = dict[str, Any]
Guest: TypeAlias = "Callable[[], Browser]"


def settled(browser: Browser, table: str) -> JSON:
    """What a game did, once it is in the books."""
    found: JSON = {}

    def is_settled() -> bool:
        found.update(browser.http.get(f"/api/games/{table}/rating").json())
        return bool(found["settled"])

    wait_until(is_settled)
    return found


def solo(browser: Browser, **settings: Any) -> str:  # noqa: ANN401 - whatever a table has
    """A game against a bot, played to its end."""
    table = browser.make("Ann", 1, begin=True, **settings)
    browser.enter(table).entered().play_on()
    settled(browser, table)
    return table


def two(ann: Browser, ben: Browser, **settings: Any) -> str:  # noqa: ANN401 - whatever a table has
    """A game of two people, played to its end."""
    table = ann.make("Ann", "", **settings)
    host, other = ann.enter(table).entered(), ben.enter(table).entered()
    other.do("sit", seat="p2", name="Ben")
    host.do("begin")
    both(host, other)
    settled(ann, table)
    return table


def both(*seats: Socket) -> None:
    while not seats[0].over:
        for seat in seats:
            if seat.choice is None:
                seat.ask("emote", emote="roar")
            else:
                seat.move()


def me(browser: Browser) -> JSON:
    found: JSON = browser.http.get("/api/me").json()
    return found


def games(browser: Browser, **query: object) -> list[JSON]:
    found: list[JSON] = browser.http.get(
        "/api/me/games", params={key: str(value) for key, value in query.items()}
    ).json()["games"]
    return found


def has_games(browser: Browser, count: int) -> bool:
    return len(games(browser)) == count


# --- history ---


def test_a_finished_game_is_in_the_history_with_result_and_rivals(guest: Guest) -> None:
    ann, ben = guest(), guest()
    table = two(ann, ben)
    (game,) = games(ann)
    (seen,) = games(ben)

    assert game["table"] == seen["table"] == table
    assert {game["won"], seen["won"]} == {True, False}
    assert [one["name"] for one in game["players"]] == ["Ann", "Ben"]
    assert sorted(one["place"] for one in game["players"]) == [1, 2]
    assert game["turns"] > 0
    assert game["kept"]


def test_where_a_game_turned_is_found_out_when_somebody_looks(guest: Guest) -> None:
    ann = guest()
    solo(ann)
    wait_until(lambda: games(ann)[0]["looked_at"])
    (game,) = games(ann)

    assert game["moment"] is None or 0 <= game["moment"]["before"] <= 1
    assert isinstance(game["luck"], float)
    assert ann.http.get("/api/me/statistics").json()["periods"][0]["luck"] == game["luck"]


def test_the_history_is_searched_filtered_and_paged(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = guest(), guest()
    first, second = two(ann, ben), solo(ann, city="new_york")
    monkeypatch.setattr("tokyork.server.people.player_desk.PAGE", 1)
    page = ann.http.get("/api/me/games").json()

    assert [game["table"] for game in page["games"]] == [second]
    assert [game["table"] for game in games(ann, before=page["next"])] == [first]
    monkeypatch.undo()
    assert [game["table"] for game in games(ann, rival="bE")] == [first]
    assert games(ann, rival="%") == games(ann, rival="Eve") == games(ann, seats=3) == []
    assert [game["table"] for game in games(ann, city="new_york")] == [second]
    assert len(games(ann, result="won")) + len(games(ann, result="lost")) == 2
    assert games(ann, to=1) == []
    assert len(games(ann, city="'; DROP TABLE results", before="~~", seats="x")) == 2


def test_games_of_before_there_was_a_history_are_in_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    shutil.copyfile(SCHEMAS / "4.db", path)
    server = Running(str(path), thinker=WorkerPool(workers=1))
    for secret, count in ((ANN, 2), (BEN, 1)):
        browser = server.browser()
        browser.http.cookies.clear()
        browser.http.cookies.set("guest", secret)
        wait_until(partial(has_games, browser, count))
        browser.close()
    server.stop()


# --- ratings ---


def test_the_decisions_of_a_game_are_judged_when_its_history_is_opened(guest: Guest) -> None:
    ann = guest()
    table = solo(ann, options={"points": 4})
    assert games(ann)[0]["quality"] is None

    for _ in range(600):  # a worker takes some seconds for it
        if games(ann)[0]["quality"] is not None:
            break
        sleep(0.4)

    asked = ann.http.get(f"/api/games/{table}/choices").json()
    assert games(ann)[0]["quality"] == pytest.approx(asked["judgement"]["given_away"], abs=1e-4)
    periods = ann.http.get("/api/me/statistics").json()["periods"]
    assert periods[0]["quality"] == pytest.approx(asked["judgement"]["given_away"], abs=1e-4)


def test_a_review_of_decisions_is_kept_in_the_history_of_who_sat_there(guest: Guest) -> None:
    ann, ben = guest(), guest()
    table = two(ann, ben, options={"points": 3})

    wait_until(lambda: ben.http.get(f"/api/games/{table}/choices?seat=p1").json()["judgement"])

    assert games(ann)[0]["quality"] is not None
    assert games(ben)[0]["quality"] is None


def test_a_rated_game_has_no_help_and_no_undo_and_counts(guest: Guest) -> None:
    ann = guest()
    table = ann.make("Ann", 1, begin=True, rated=True)
    seat = ann.enter(table).entered()
    assert seat.table["unrated"] is None
    assert not seat.table["settings"]["help"]
    seat.receive_until(lambda one: one.choice)
    seat.move()
    refusals = (seat.refused("undo", table=table, seq=seat.seq) for _ in range(50))
    assert next(kind for kind in refusals if kind != "stale") == "not_now"  # the bot moves, too
    seat.play_on()

    (change,) = settled(ann, table)["changes"]
    (rating,) = me(ann)["ratings"]
    assert (change["against"], rating["games"]) == ("bots", 1)
    assert rating["rating"] == change["rating"] == 1500 + change["change"]
    assert rating["within"] < 400


def test_no_host_takes_a_seat_so_that_a_game_does_not_count(guest: Guest) -> None:
    """Two seats of one person, and it counted for nobody: a way out for whoever was losing."""
    ann, ben = guest(), guest()
    table = ann.make("Ann", "", rated=True)
    host, rival = ann.enter(table).entered(), ben.enter(table).entered()
    rival.do("sit", seat="p2", name="Ben")
    host.do("begin")
    for seat in ("p1", "p2"):
        for kind in ("person", "open", "bot"):
            assert host.refused("set_seat", seat=seat, kind=kind, name="Ann") == "not_now"
    assert host.table["unrated"] is None
    rival.close()
    host.receive_until(lambda one: not one.seat("p2")["here"])
    host.do("set_seat", seat="p2", kind="bot")
    assert host.seat("p2")["stood_in"]
    assert host.seat("p2")["name"] == "Ben"


@pytest.mark.parametrize(
    ("settings", "why"),
    [({}, "casual"), ({"rated": True, "options": {"points": 15}}, "rules")],
)
def test_a_table_says_why_it_does_not_count(guest: Guest, settings: JSON, why: str) -> None:
    ann = guest()

    assert ann.enter(ann.make("Ann", 1, **settings)).entered().table["unrated"] == why


def test_people_are_rated_against_people(guest: Guest) -> None:
    ann, ben = guest(), guest()
    two(ann, ben, rated=True)
    found = [me(one)["ratings"][0] for one in (ann, ben)]

    assert {one["against"] for one in found} == {"people"}
    assert sum(one["rating"] for one in found) == pytest.approx(3000, abs=1)
    board = ann.http.get("/api/leaderboard").json()
    assert board["own"]["you"]
    ann.http.post("/api/me", json={"hidden": True}).raise_for_status()
    assert ann.http.get("/api/leaderboard").json()["hidden"]


def test_a_game_is_settled_once_wherever_the_step_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "tables.db")

    async def never(_: Bookkeeper) -> None:
        """As if the process were killed before the step."""

    monkeypatch.setattr(Bookkeeper, "settle_for_ever", never)
    server = Running(path, thinker=WorkerPool(workers=1))
    ann = server.browser()
    table = ann.make("Ann", 1, begin=True, rated=True)
    ann.enter(table).entered().play_on()
    assert me(ann)["games"] == 0
    ann.close()
    server.stop()

    async def settle() -> tuple[int, int]:
        store, pool = Store(path), WorkerPool(workers=1, later=True)
        players, tables = PlayerStore(store), TableStore(store)
        broken = Bookkeeper(players, tables, pool)
        write = store.write

        async def dies(*_: object, **__: object) -> None:
            raise RuntimeError("killed")

        monkeypatch.setattr(store, "write", dies)
        await broken.settle_some()
        monkeypatch.setattr(store, "write", write)
        assert await players.unsettled(9)
        both = [Bookkeeper(players, tables, pool) for _ in range(2)]
        await asyncio.gather(*(one.settle_some() for one in both))
        assert not await players.unsettled(9)
        pool.close()
        count = await players.last_rated()
        rows = await store.read("SELECT games FROM ratings")
        store.close()
        return count, int(rows[0][0])

    assert asyncio.run(settle()) == (1, 1)


def test_ratings_computed_anew_are_the_same(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    server = Running(path, thinker=WorkerPool(workers=1))
    ann, ben = server.browser(), server.browser()
    for _ in range(2):
        two(ann, ben, rated=True)
        solo(ann, rated=True)
    for browser in (ann, ben):
        browser.close()
    server.stop()

    before = rated_players(Store(path), anew=False)
    after = rated_players(Store(path), anew=True)
    assert before["ratings"] == after["ratings"]
    assert (after["games"], after["recomputed"]) == (4, 3)


def test_the_ladder_suggests_the_level_that_is_an_even_match() -> None:
    from tokyork.server.people.skill import Skill, ladder  # noqa: PLC0415 - of this test only

    weak, strong = ladder("tokyo", Skill(12.0, 1.0)), ladder("tokyo", Skill(36.0, 1.0))
    assert (weak.suggested, strong.suggested) == (1, 4)
    assert [rung.chance for rung in weak.rungs] == sorted(
        (rung.chance for rung in weak.rungs), reverse=True
    )


def past_seat(seat: str, place: int, *, left: bool) -> PastSeat:
    return PastSeat(seat, "person", "", None, "kong", place, 0, True, 0, left)


def test_who_leaves_is_behind_everybody() -> None:
    players = [past_seat("p1", 1, left=True), past_seat("p2", 2, left=False)]
    gone, stayed = rated(HistoryEntry("tokyo", 9, "points", players), {})

    assert gone.after[0] < gone.before[0]
    assert stayed.after[0] > stayed.before[0]


# --- to another device ---


def test_a_link_makes_another_browser_the_same_player_once(guest: Guest) -> None:
    ann, phone, thief = guest(), guest(), guest()
    solo(ann)
    ann.http.post("/api/me", json={"language": "hu", "monsters": ["kong"]}).raise_for_status()
    code = ann.http.post("/api/me/transfer").json()["path"].partition("#carry=")[2]
    carried = phone.http.post("/api/me/carry", json={"code": code}).json()

    assert carried == {"name": "Ann", "language": "hu", "monsters": ["kong"], "games": 1}
    assert games(phone) == games(ann)
    assert phone.http.cookies["guest"] == ann.http.cookies["guest"]
    assert thief.http.post("/api/me/carry", json={"code": code}).status_code == 404


def test_a_newer_link_ends_the_one_before_and_no_secret_is_kept(running: Running) -> None:
    ann, phone = running.browser(), running.browser()
    first, second = (ann.http.post("/api/me/transfer").json()["path"] for _ in range(2))
    old = {"code": first.partition("#carry=")[2]}
    kept = str(running.call(running.server.store.read("SELECT * FROM transfers")))

    assert phone.http.post("/api/me/carry", json=old).status_code == 404
    assert ann.http.cookies["guest"] not in kept
    assert second.partition("#carry=")[2] not in kept
    for browser in (ann, phone):
        browser.close()


def test_a_phrase_brings_a_player_back(guest: Guest) -> None:
    ann, fresh = guest(), guest()
    solo(ann)
    words = ann.http.post("/api/me/phrase").json()["words"]
    shouted = {"words": f"  {words.upper().replace(' ', ',  ')} "}

    assert len(words.split()) == 12
    assert fresh.http.post("/api/me/restore", json=shouted).status_code == 200
    assert games(fresh) == games(ann)


def test_a_phrase_is_its_secret_and_mistakes_are_noticed() -> None:
    assert len(set(WORDS)) == len({word[:4] for word in WORDS}) == 2048
    for secret in ("0" * 32, "f" * 32, "0123456789abcdef" * 2):
        assert secret_of(phrase_of(secret)) == secret
    words = phrase_of("0123456789abcdef" * 2).split()
    for wrong in (words[1:], ["xyzzy", *words[1:]], [*reversed(words)], ["zoo"] * 12):
        with pytest.raises(RefusedError):
            secret_of(" ".join(wrong))


def test_nobody_guesses_phrases_and_codes(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "t.db"), Limits(guesses=3), WorkerPool(workers=1, later=True))
    thief = server.browser()
    nobody = {"words": phrase_of("12" * 16)}
    told = [thief.http.post("/api/me/restore", json=nobody).status_code for _ in range(3)]

    assert told == [404, 404, 404]
    assert thief.http.post("/api/me/carry", json={"code": "x"}).status_code == 429
    thief.close()
    server.stop()


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", {"monsters": ["kong", "rob"]}),
        ("/api/me", {"monsters": ["godzilla"]}),
        ("/api/me", {"name": "x"}),
        ("/api/me/restore", {"words": "zoo " * 9000}),
        ("/api/me/restore", {"words": "\u202e\x00 " * 12}),
        ("/api/me/delete", {"sure": False}),
        ("/api/me/carry", {"code": 5}),
    ],
)
def test_nonsense_is_refused_in_a_sentence(guest: Guest, path: str, body: JSON) -> None:
    answer = guest().http.post(path, json=body)

    assert answer.status_code == 400
    assert answer.json()["problem"]["text"]


# --- everything, and nothing ---


def test_a_player_takes_everything_along_as_one_file(guest: Guest) -> None:
    ann = guest()
    table = solo(ann, rated=True)
    file = ann.http.get("/api/me/export")
    told = file.json()

    assert "attachment" in file.headers["content-disposition"]
    assert told["player"]["name"] == "Ann"
    assert [game["table"] for game in told["games"]] == [table]
    assert told["games"][0]["moves"]
    assert told["ratings"][0]["games"] == 1


def test_a_deleted_player_is_nobody_in_others_games(guest: Guest, running: Running) -> None:
    ann, ben = guest(), guest()
    shared, own = two(ann, ben, rated=True), solo(ann)
    running_game = ann.make("Ann", "")
    other = ben.enter(running_game).entered().do("sit", seat="p2", name="Ben")
    secret = ann.http.cookies["guest"]
    assert ann.http.post("/api/me/delete", json={"sure": True}).json() == {"games": 2}

    (game,) = games(ben)
    assert [one["name"] for one in game["players"]] == ["", "Ben"]
    assert games(ben, rival="ann") == []
    assert me(ben)["ratings"][0]["games"] == 1
    told = ben.http.get(f"/api/games/{shared}/review").json()
    assert [one["name"] for one in told["players"]] == ["", "Ben"]
    assert ben.http.get(f"/api/games/{own}/review").status_code == 404
    assert other.ask("emote", emote="roar")
    assert [one["name"] for one in other.table["seats"]] == ["", "Ben"]
    assert other.table["host"]
    ann.http.cookies.set("guest", secret)
    assert (me(ann)["games"], me(ann)["name"], games(ann)) == (0, "", [])
    before = me(ben)["ratings"]
    running.call(recompute(PlayerStore(running.server.store)))
    assert me(ben)["ratings"] == before


def test_wishes_for_notices_go_with_their_player(guest: Guest) -> None:
    ann = guest()
    secret = ann.http.cookies["guest"]
    quiet = {"quiet": True, "quiet_from": 1300, "quiet_to": 400}
    assert ann.http.post("/api/telling", json=quiet).status_code == 200
    kept = ann.http.get("/api/me/export").json()["notices"]["wishes"]
    assert kept[0]["quiet_from"] == 1300

    assert ann.http.post("/api/me/delete", json={"sure": True}).status_code == 200

    ann.http.cookies.clear()
    ann.http.cookies.set("guest", secret)
    assert ann.http.get("/api/me/export").json()["notices"] == {"wishes": [], "browsers": []}


@pytest.mark.parametrize(
    "query",
    [
        {"seats": "9" * 22},
        {"seats": "-1"},
        {"seats": "2.5"},
        {"from": "nan"},
        {"to": "9" * 24},
        {"before": f"{'9' * 24}~x"},
        {"before": f"1~{'x' * 5000}"},
        {"rival": "\0%_\\"},
        {"city": "' OR 1=1 --"},
    ],
)
def test_a_search_that_makes_no_sense_finds_something_or_nothing(
    query: dict[str, str], guest: Guest
) -> None:
    answer = guest().http.get("/api/me/games", params=query)

    assert answer.status_code == 200, answer.text
    assert answer.json()["games"] == []
