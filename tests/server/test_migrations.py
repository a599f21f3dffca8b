"""Every schema there has been is brought to today's, and its games go on."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.server.keeping import GOLDEN, NAMES, SCHEMAS, become, golden, migrated, on_store
from tests.server.running import Running
from tests.server.schemas.make_1 import position
from tests.server.test_damage import HURT, loaded, vandalise
from tokyork.errors import BadInputError
from tokyork.fair.public_list import ListEntry, first_break
from tokyork.server.storage import migrations
from tokyork.server.storage.opening import MEMORY, connect
from tokyork.server.storage.salvage import SALVAGED
from tokyork.server.storage.store import Store
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from tokyork.server.storage.table_store import TableStore
    from tokyork.server.table.table import Table

SHA256 = {
    1: "badf61666598a6d885223d17cec1354c9d7158465dee16e7d34e1954af833cd9",
    2: "ab7cdadee7a8659d88fca4c844dd7d4794939b8ce71978b1efc3c0721714431f",
    3: "6b80725b17a0915a326f1bce8fcaf8dffd8014ae9b3eca0b53a67f9f041c3899",
    4: "9ee5668fa874c42758b00f3b6af6e38078ae9ea4e4c284c087c64077b2a60e9a",
    5: "441f1546e3be44bac110ce364566844598e1f79d3a3d2cf8a31cb138518eb90e",
    6: "3eb70da9e61406c97993007ce358077e0ba942dd6227ffbf359f967322eeef75",
}


def rows(path: str | Path, sql: str) -> list[Any]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(sql).fetchall()
    finally:
        connection.close()


def test_the_golden_files_are_never_changed() -> None:
    found = {n: (SCHEMAS / f"{n}.db").read_bytes() for n in range(1, migrations.SCHEMA)}

    assert {n: hashlib.sha256(file).hexdigest() for n, file in found.items()} == SHA256


@pytest.mark.parametrize(
    "script",
    [
        "UPDATE tables SET data = 'nonsense' WHERE id = '{0}'",
        "UPDATE tables SET data = 1000000000000 WHERE id = '{0}'",
        "UPDATE tables SET data = x'ff' WHERE id = '{0}'",
        "UPDATE tables SET data = CAST(x'ff' AS TEXT) WHERE id = '{0}'",
    ],
)
def test_a_damaged_table_of_an_old_file_keeps_no_other_back(script: str, tmp_path: Path) -> None:
    path = golden(tmp_path)
    vandalise(path, script)

    assert on_store(path, loaded).keys() == set(NAMES) - {HURT}


def test_a_public_list_without_digests_goes_on_with_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    shutil.copyfile(SCHEMAS / "2.db", path)
    server = Running(str(path), thinker=WorkerPool(workers=1))
    ann = server.browser()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True, options={"points": 3})).entered()
    seat.play_on()
    told = msgspec.convert(ann.http.get("/api/dice/list").json()["entries"], list[ListEntry])

    before = [(one.kind, one.why, one.game) for one in told[:5]]
    assert before == [
        ("committed", "", ""),
        ("ended", "over", ""),
        ("committed", "", ""),
        ("committed", "", ""),
        ("ended", "closed", ""),
    ]
    assert (told[-1].why, len(told[-1].game)) == ("over", 64)
    assert first_break(told) is None
    ann.close()
    server.stop()


@pytest.mark.parametrize(
    "told", GOLDEN["tables"], ids=lambda told: f"{told['status']}-{told['city']}"
)
def test_a_table_of_the_first_schema_is_found_as_it_was(
    told: dict[str, Any], tmp_path: Path
) -> None:
    async def load(tables: TableStore) -> tuple[Table | None, list[str]]:
        talk = [said.text or str(said.emote) for said in await tables.talk(told["table"])]
        return await tables.table(told["table"]), talk

    table, talk = on_store(golden(tmp_path), load)
    assert table is not None
    assert (table.data.status, table.seq, talk) == (told["status"], told["seq"], told["talk"])
    assert [chair.name for chair in table.data.chairs] == told["names"]
    if told["position"]:
        assert position(table.running.game.view()) == told["position"]


def test_games_of_the_first_schema_go_on(tmp_path: Path) -> None:
    server = Running(golden(tmp_path), thinker=WorkerPool(workers=1))
    ann = server.browser()
    become(ann, "ann")
    home = ann.home()

    assert {one["table"] for one in home["tables"]} >= {t["table"] for t in GOLDEN["tables"][2:]}
    assert {one["table"] for one in home["past"]} == {t["table"] for t in GOLDEN["tables"][:2]}
    for told in GOLDEN["tables"][2:4]:
        seat = ann.enter(told["table"]).entered()
        before = seat.seq
        if seat.choice is not None:
            assert seat.move()["problem"] is None
            assert seat.seq > before
    ann.close()
    server.stop()


def test_secrets_of_seats_are_hashed_so_that_links_still_fit(tmp_path: Path) -> None:
    kept = dict(rows(migrated(tmp_path), "SELECT id, data FROM tables"))
    for told in GOLDEN["tables"][2:]:
        secret = told["link"].partition("seat=")[2]
        hashed = hashlib.sha256(secret.encode()).hexdigest()
        assert json.loads(kept[told["table"]])["places"][1]["secret"] == hashed
        assert secret.encode() not in kept[told["table"]]


def test_the_file_as_it_was_is_kept_beside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = golden(tmp_path)
    Store(path).close()
    copy = tmp_path / "tables.db.schema-1"

    assert rows(path, "SELECT schema FROM about") == [(migrations.SCHEMA,)]
    assert rows(copy, "SELECT schema FROM about") == [(1,)]
    assert rows(copy, "SELECT * FROM moves") == rows(SCHEMAS / "1.db", "SELECT * FROM moves")
    assert str(copy) in caplog.text
    Store(path).close()
    assert sorted(p.name for p in tmp_path.glob("*.schema-*")) == ["tables.db.schema-1"]


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(schema: migrations.Schema) -> None:
        await schema.run("ALTER TABLE talk ADD COLUMN half INTEGER")
        raise sqlite3.OperationalError("halfway")

    path = golden(tmp_path)
    before = rows(path, "SELECT sql FROM sqlite_master")
    monkeypatch.setattr(migrations, "STEPS", (migrations.STEPS[0], broken))
    with pytest.raises(BadInputError, match="halfway"):
        Store(path)
    assert rows(path, "SELECT sql FROM sqlite_master") == before
    assert rows(path, "SELECT schema FROM about") == [(1,)]
    monkeypatch.undo()
    Store(path).close()


def test_a_new_file_has_the_same_schema_as_one_brought_to_it(tmp_path: Path) -> None:
    def schema(path: str | Path) -> list[tuple[str, ...]]:
        names = [
            name for (name,) in rows(path, "SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return [
            column for name in sorted(names) for column in rows(path, f"PRAGMA table_info({name})")
        ]

    Store(str(tmp_path / "new.db")).close()
    assert schema(tmp_path / "new.db") == schema(migrated(tmp_path))


def test_a_file_of_a_newer_version_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = migrated(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute(f"UPDATE about SET schema = {migrations.SCHEMA + 1}")
    connection.commit()
    connection.close()
    before = Path(path).read_bytes()
    with pytest.raises(BadInputError, match="newer version of Tokyork") as caught:
        Store(path)

    assert "\n" not in str(caught.value)
    assert Path(path).read_bytes() == before


def test_every_table_of_the_schema_is_salvaged_from_a_damaged_file() -> None:
    connection = connect(MEMORY)
    migrations.migrate(connection)
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")

    assert {str(name) for (name,) in names} == SALVAGED
    connection.close()
