"""The host's calls at /api/admin: nothing without the token, and each of its actions."""

from __future__ import annotations

import logging
import signal
import sqlite3
from typing import TYPE_CHECKING, Any, ClassVar

import httpx
import msgspec
import pytest

from tests.server.running import Browser, Running, close_code, loose, wait_until
from tests.server.test_serve_command import program
from tokyork.errors import BadInputError
from tokyork.server.admin.admin_token import TRIES, AdminToken, given_token
from tokyork.server.admin.backup_shelf import KEPT
from tokyork.server.admin.kept_errors import LONGEST, MOST_KINDS, KeptErrors
from tokyork.server.admin.load_meter import share_within
from tokyork.server.protocol.administration import AdminHome
from tokyork.server.protocol.messages import GONE
from tokyork.server.web.app import Way
from tokyork.server.web.hosts import Hosts
from tokyork.server.web.proxies import Proxies
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

TOKEN = "a-token-that-nobody-guesses"
JSON = dict[str, Any]


class Host:
    """Somebody who has the token, or another one."""

    all: ClassVar[list[httpx.Client]] = []

    def __init__(self, running: Running, token: str | None = TOKEN, **headers: str) -> None:
        shown = {} if token is None else {"authorization": f"Bearer {token}"}
        self.http = httpx.Client(
            base_url=f"http://{running.address}/api/admin", headers={**shown, **headers}
        )
        self.all.append(self.http)

    def home(self) -> JSON:
        answer = self.http.get("/home")
        assert answer.status_code == 200, answer.text
        msgspec.json.decode(answer.content, type=AdminHome)
        found: JSON = answer.json()
        return found

    def table(self, name: str) -> JSON | None:
        return next((one for one in self.home()["tables"] if one["table"] == name), None)

    def status(self) -> int:
        return self.http.get("/home").status_code


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    way = Way(Hosts(), Proxies(["127.0.0.1"]))
    path = str(tmp_path_factory.mktemp("admin") / "tables.db")
    running = Running(path, loose(), WorkerPool(workers=1), way)
    running.server.admin.token = AdminToken(TOKEN)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def hosts_leave() -> Iterator[None]:
    yield
    while Host.all:
        Host.all.pop().close()


@pytest.fixture
def host(served: Running) -> Host:
    return Host(served)


@pytest.fixture
def ada(served: Running) -> Iterator[Browser]:
    browser = served.browser()
    yield browser
    browser.close()


@pytest.fixture
def bea(served: Running) -> Iterator[Browser]:
    browser = served.browser()
    yield browser
    browser.close()


# --- who may ---

CALLS = [
    ("GET", "/home"),
    ("POST", "/send_away"),
    ("POST", "/close"),
    ("POST", "/backup"),
    ("GET", "/backups/tokyork-20260101-000000-000.db"),
]


@pytest.mark.parametrize(("method", "path"), CALLS)
@pytest.mark.parametrize("token", [None, "wrong", TOKEN[:-1], TOKEN + "x"])
def test_nothing_is_told_or_done_without_the_token(
    served: Running, method: str, path: str, token: str | None
) -> None:
    stranger = Host(served, token, **{"x-forwarded-for": f"192.0.2.{len(path + str(token))}"})
    answer = stranger.http.request(method, path, json={"table": "x", "person": "y"})

    assert (answer.status_code, answer.headers["www-authenticate"]) == (401, "Bearer")
    assert set(answer.json()) == {"problem"}


def test_a_server_whose_host_has_no_token_has_no_such_calls(running: Running) -> None:
    assert Host(running).status() == 404


def test_who_guesses_too_often_waits_and_nobody_else_does(served: Running) -> None:
    guesser = {"x-forwarded-for": "198.51.100.7"}
    wrong, right = Host(served, "wrong", **guesser), Host(served, **guesser)
    assert [wrong.status() for _ in range(TRIES + 1)] == [401] * TRIES + [429]

    assert right.status() == 429
    assert Host(served).status() == 200


def test_the_right_token_is_never_used_up(host: Host) -> None:
    assert {host.status() for _ in range(TRIES + 5)} == {200}


def test_a_page_of_another_site_gets_nothing_even_with_the_token(served: Running) -> None:
    assert Host(served, origin="https://evil.example").status() == 403


def test_the_token_is_in_no_answer_and_not_in_the_file(served: Running, host: Host) -> None:
    assert TOKEN not in host.http.get("/home").text
    made = served.call(served.server.store.read("SELECT * FROM about"))
    assert TOKEN not in str(made)
    assert TOKEN.encode() not in _bytes(served.server.store.path)


def _bytes(path: str) -> bytes:
    with open(path, "rb") as file:  # noqa: PTH123 - a name like any
        return file.read()


# --- what is seen ---


def test_a_table_is_shown_with_who_sits_there_and_who_looks_on(
    host: Host, ada: Browser, bea: Browser
) -> None:
    name = ada.make("Ada", 2, begin=True, city="new_york")
    ada.enter(name).entered()
    bea.enter(name).entered()
    wait_until(lambda: (host.table(name) or {}).get("listeners") == 2)
    table = host.table(name)

    assert table is not None
    assert (table["city"], table["status"], table["watchers"]) == ("new_york", "playing", 1)
    assert (table["resting"], table["paused"], table["listed"]) == (False, False, False)
    seat, bot = table["seats"]
    assert (seat["name"], seat["kind"], seat["here"], seat["away"]) == ("Ada", "person", True, None)
    assert (bot["kind"], bot["level"], bot["person"]) == ("bot", 2, None)
    people = {one["person"]: one for one in host.home()["people"]}
    assert people[seat["person"]]["names"] == ["Ada"]
    assert people[seat["person"]]["tables"] == [name]
    assert people[seat["person"]]["network"] == "127.0.0.0/24"


def test_who_left_is_shown_as_away_and_the_last_move_with_its_time(
    host: Host, ada: Browser
) -> None:
    name = ada.make("Ada", "Bo", begin=True)
    at = ada.enter(name).entered()
    at.move()
    at.close()
    wait_until(lambda: (host.table(name) or {}).get("listeners") == 0)
    table = host.table(name)

    assert table is not None
    assert abs(table["last_move"] - host.home()["now"]) < 60
    assert [seat["here"] for seat in table["seats"]] == [False, False]
    assert table["seats"][0]["away"] >= 0


def test_nothing_that_is_hidden_at_a_table_is_shown(
    served: Running, host: Host, ada: Browser
) -> None:
    name = ada.make("Ada", 1, begin=True)
    ada.enter(name).entered()
    data = served.server.lobby.rooms[name].table.data
    told = host.http.get("/home").text

    assert data.seal is not None
    assert data.seal.secret not in told
    assert data.host not in told


def test_load_is_measured(served: Running, host: Host, ada: Browser) -> None:
    name = ada.make("Ada", "Bo", begin=True)
    at = ada.enter(name).entered()
    before = host.home()["load"]["moves"]
    at.move()
    served.server._load.look()
    load = host.home()["load"]

    assert load["moves"] > before
    assert load["samples"][-1]["moves"] > 0
    assert load["samples"][-1]["slow"] >= load["samples"][-1]["middle"] > 0
    assert load["memory"] is None or load["memory"] > 1 << 20
    assert load["sockets"] >= 1


def test_a_share_of_requests_is_within_a_bound() -> None:
    bounds = (0.001, 0.01, 0.1)
    assert share_within([50, 45, 5, 0], bounds, 0.5) == 1
    assert share_within([50, 45, 5, 0], bounds, 0.95) == 10
    assert share_within([0, 0, 0, 3], bounds, 0.5) == 100
    assert share_within([0, 0, 0, 0], bounds, 0.5) is None


def test_what_went_wrong_is_counted_and_cleaned(host: Host) -> None:
    for _ in range(3):
        logging.getLogger("tokyork.test").warning("Line\nbreak \x1b[31m %s", "x" * 5000)
    found = [one for one in host.home()["errors"] if one["logger"] == "tokyork.test"]

    assert [(one["count"], one["level"]) for one in found] == [(3, "warning")]
    assert found[0]["text"].startswith(r"Line\nbreak \x1b[31m x")
    assert len(found[0]["text"]) <= LONGEST


def test_only_so_many_kinds_of_errors_are_kept_the_latest_first() -> None:
    kept = KeptErrors()
    for number in range(MOST_KINDS + 5):
        fields = {"msg": f"kind {number}", "levelno": logging.ERROR, "levelname": "ERROR"}
        kept.handle(logging.makeLogRecord(fields))

    assert [one.text for one in kept.latest()[:2]] == ["kind 104", "kind 103"]
    assert len(kept.latest()) == MOST_KINDS


def test_commitments_are_shown_with_what_became_of_them(host: Host, ada: Browser) -> None:
    offered = ada.http.post("/api/dice").json()["commitment"]
    gathering = ada.make("Ada", "")
    playing = ada.make("Ada", 1, begin=True)
    closed = ada.make("Ada", 1)
    host.http.post("/close", json={"table": closed})
    dice = host.home()["dice"]
    newest = {one["commitment"]: one for one in dice["newest"]}

    assert (newest[offered]["state"], newest[offered]["table"]) == ("waiting", None)
    states = {one["table"]: one["state"] for one in dice["unfinished"] + dice["newest"]}
    assert (states[gathering], states[playing]) == ("gathering", "playing")
    assert "closed" in {one["state"] for one in dice["newest"]}
    assert dice["open"] == dice["count"] - len(
        [one for one in dice["newest"] if one["state"] == "closed"]
    )


# --- what is done ---


def test_who_is_sent_away_loses_the_seat_to_a_bot_and_does_not_come_back(
    host: Host, ada: Browser, bea: Browser
) -> None:
    name = ada.make("Ada", "", 1)
    first = ada.enter(name).entered()
    at = bea.enter(name).entered()
    at.do("sit", seat="p2", name="Bea")
    first.do("begin")
    person = _person(host, name, 1)
    answer = host.http.post("/send_away", json={"table": name, "person": person})

    assert answer.json() == {"process": host.home()["process"], "here": True}
    assert close_code(at.raw) == GONE
    assert close_code(bea.enter(name).raw) == GONE
    first.receive_until(lambda it: it.seat("p2")["kind"] == "bot")
    again = host.http.post("/send_away", json={"table": name, "person": person})
    assert again.status_code == 404


def test_a_host_of_a_table_who_is_sent_away_has_a_successor(
    host: Host, ada: Browser, bea: Browser
) -> None:
    name = ada.make("Ada", "")
    ada.enter(name).entered()
    at = bea.enter(name).entered()
    at.do("sit", seat="p2", name="Bea")
    host.http.post("/send_away", json={"table": name, "person": _person(host, name, 0)})

    at.receive_until(lambda it: it.table["host"])
    assert at.seat("p1")["kind"] == "open"


def test_where_nobody_is_left_the_table_is_closed(host: Host, ada: Browser) -> None:
    name = ada.make("Ada", 1, begin=True)
    at = ada.enter(name).entered()
    host.http.post("/send_away", json={"table": name, "person": _person(host, name, 0)})

    assert close_code(at.raw) == GONE
    assert host.table(name) is None


def test_whoever_only_looks_on_is_sent_away_too(host: Host, ada: Browser, bea: Browser) -> None:
    name = ada.make("Ada", 1, begin=True)
    ada.enter(name).entered()
    at = bea.enter(name).entered()
    held = _person(host, name, 0)
    watching = [one["person"] for one in host.home()["people"] if name in one["tables"]]
    person = next(one for one in watching if one != held)
    host.http.post("/send_away", json={"table": name, "person": person})

    assert close_code(at.raw) == GONE


def _person(host: Host, table: str, seat: int) -> str:
    found = host.table(table)
    assert found is not None
    return str(found["seats"][seat]["person"])


def test_a_closed_table_is_gone_for_everybody_whether_somebody_was_there_or_not(
    served: Running, host: Host, ada: Browser
) -> None:
    here, asleep = ada.make("Ada", 1, begin=True), ada.make("Ada", 1, begin=True)
    at = ada.enter(here).entered()
    served.server.lobby.rooms.pop(asleep).close(GONE)
    for name in (here, asleep):
        assert host.http.post("/close", json={"table": name}).status_code == 200

    assert close_code(at.raw) == GONE
    assert host.table(here) is None
    assert host.table(asleep) is None
    assert close_code(ada.enter(here).raw) == GONE
    assert host.http.post("/close", json={"table": here}).status_code == 404


@pytest.mark.parametrize("body", [{}, {"table": "x" * 101}, {"table": "x", "more": 1}, [], "x"])
def test_what_cannot_be_read_is_refused(host: Host, body: object) -> None:
    assert host.http.post("/close", json=body).status_code == 400


def test_a_backup_is_made_listed_and_sent(host: Host, ada: Browser) -> None:
    name = ada.make("Ada", 1, begin=True)
    made = host.http.post("/backup").json()
    listed = host.home()["backups"]
    sent = host.http.get(f"/backups/{made['backup']['file']}")

    assert made["backup"] in listed
    assert sent.status_code == 200
    assert len(sent.content) == made["backup"]["size"]
    folder = host.home()["folder"]
    with sqlite3.connect(f"{folder}/{made['backup']['file']}") as copy:
        found = [row[0] for row in copy.execute("SELECT id FROM tables")]
    assert name in found
    assert made["tables"] == len(found)


def test_old_backups_make_room_and_nothing_else_is_sent(host: Host) -> None:
    for _ in range(KEPT + 2):
        assert host.http.post("/backup").status_code == 200

    assert len(host.home()["backups"]) == KEPT
    for file in ("tables.db", "..%2ftables.db", "tokyork-20200101-000000-000.db"):
        assert host.http.get(f"/backups/{file}").status_code == 404


def test_what_is_in_memory_only_is_not_backed_up(running: Running) -> None:
    running.server.admin.token = AdminToken(TOKEN)
    try:
        host = Host(running)
        if host.home()["folder"] is None:
            assert host.http.post("/backup").status_code == 400
    finally:
        running.server.admin.token = None


# --- how it starts ---


def test_the_start_prints_where_the_host_looks_and_the_token_works(tmp_path: Path) -> None:
    process = program("serve", "--no-browser", "--port", "0", folder=tmp_path)
    assert process.stdout is not None
    here, line = process.stdout.readline().strip(), process.stdout.readline().strip()
    address, _, token = line.rpartition(" ")[2].partition("#")
    assert address == f"{here}admin"
    assert httpx.get(address).status_code == 200
    shown = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{here}api/admin/home", headers=shown).status_code == 200
    assert httpx.get(f"{here}api/admin/home").status_code == 401
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert err == ""


def test_a_given_token_is_not_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKYORK_ADMIN_TOKEN", TOKEN)
    process = program("serve", "--no-browser", "--port", "0", folder=tmp_path)
    assert process.stdout is not None
    here, line = process.stdout.readline().strip(), process.stdout.readline().strip()
    assert line.endswith("/admin")
    shown = {"authorization": f"Bearer {TOKEN}"}
    assert httpx.get(f"{here}api/admin/home", headers=shown).status_code == 200
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert TOKEN not in out + err


def test_a_token_comes_from_a_file_or_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TOKYORK_ADMIN_TOKEN", raising=False)
    assert given_token(None) is None
    (tmp_path / "token").write_text(f"{TOKEN}\n")
    assert given_token(tmp_path / "token") == TOKEN
    monkeypatch.setenv("TOKYORK_ADMIN_TOKEN", TOKEN + "2")
    assert given_token(None) == TOKEN + "2"


@pytest.mark.parametrize(
    "text", ["", "short", "with space in the middle of it", "é" * 30, "x" * 999]
)
def test_a_token_that_is_none_is_told_in_one_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "token").write_text(text)
    with pytest.raises(BadInputError, match="token must have 20 to 200") as caught:
        given_token(tmp_path / "token")
    assert not text or text not in str(caught.value)
    with pytest.raises(BadInputError, match="cannot be read"):
        given_token(tmp_path / "nowhere")
