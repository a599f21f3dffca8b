"""`tokyork serve` and the bare program, as they are typed."""

from __future__ import annotations

import gzip
import json
import os
import re
import signal
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest
from starlette.requests import Request

from tests.helpers import ROOT
from tokyork.errors import BadInputError
from tokyork.server.web import serve as serving
from tokyork.server.web.assets import Client
from tokyork.server.web.hosts import Hosts
from tokyork.server.web.serve_options import ServeOptions

if TYPE_CHECKING:
    from pathlib import Path


def program(*words: str, folder: Path) -> subprocess.Popen[str]:
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(folder)}
    return subprocess.Popen(
        [sys.executable, "-m", "tokyork", *words],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def refusal(*words: str, folder: Path) -> str:
    process = program("serve", "--no-browser", *words, folder=folder)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (2, "")
    assert err.startswith("tokyork: ")
    assert err.count("\n") == 1
    return err


def test_the_bare_program_serves_on_a_free_port_and_keeps_tables_in_the_data_folder(
    tmp_path: Path,
) -> None:
    process = program("--no-browser", folder=tmp_path)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    assert address.startswith("http://127.0.0.1:")
    assert f"{address}admin#" in process.stdout.readline()
    assert httpx.get(f"{address}healthz").json()["status"] == "ok"
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)

    assert (process.returncode, out, err) == (0, "", "")
    assert (tmp_path / "tokyork" / "tokyork.db").exists()


def test_a_busy_port_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        assert port in refusal("--port", port, "--db", ":memory:", folder=tmp_path)


def test_a_file_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database")
    for db in (tmp_path, tmp_path / "file", tmp_path / "file" / "x.db"):
        with pytest.raises(BadInputError, match=re.escape(str(db))) as caught:
            serving.serve(ServeOptions(db=str(db)))
        assert "\n" not in str(caught.value)


def test_a_host_that_is_not_here_is_told_in_one_sentence() -> None:
    with pytest.raises(BadInputError, match="cannot listen on"):
        serving.serve(ServeOptions("192.0.2.77", db=":memory:"))


def test_on_all_networks_every_address_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "_local_addresses", lambda: ["192.168.0.7"])

    assert serving._names("0.0.0.0") == ["127.0.0.1", "192.168.0.7"]
    assert serving._names("127.0.0.1") == ["127.0.0.1"]
    assert serving._names("::1") == ["[::1]"]


def test_the_public_address_is_announced_and_no_other_of_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serving, "_local_addresses", lambda: ["192.168.0.7"])
    hosts = Hosts(["https://play.example.org"])

    here = "http://127.0.0.1:8000/"
    assert serving._addresses("0.0.0.0", 8000, Hosts()) == [here, "http://192.168.0.7:8000/"]
    assert serving._addresses("0.0.0.0", 8000, hosts) == [here, "https://play.example.org/"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--public-url", "play.example.org"], "--public-url: expected an address such as"),
        (["--trusted-proxy", "proxy"], "--trusted-proxy: expected an address or a network"),
        (["--limits", "/nowhere.yaml"], "/nowhere.yaml: cannot be read"),
    ],
)
def test_options_that_cannot_be_used_are_told_in_one_sentence(
    tmp_path: Path, words: list[str], told: str
) -> None:
    assert told in refusal("--db", ":memory:", *words, folder=tmp_path)


def test_all_options_of_a_host_together(tmp_path: Path) -> None:
    (tmp_path / "limits.yaml").write_text("calls: 2")
    words = ["--public-url", "https://play.example.org", "--trusted-proxy", "127.0.0.1"]
    more = ["--limits", str(tmp_path / "limits.yaml"), "--log", "json", "--log-level", "info"]
    process = program("serve", "--no-browser", "--port", "0", *words, *more, folder=tmp_path)
    assert process.stdout is not None
    here, public = process.stdout.readline().strip(), process.stdout.readline().strip()
    assert public == "https://play.example.org/"

    def asked(**headers: str) -> int:
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"{here}api/home", headers=given).status_code

    assert [asked(host="play.example.org") for _ in range(3)] == [200, 200, 429]
    assert asked(x_forwarded_for="192.0.2.7") == 200
    assert asked(host="evil.example") == 421
    with socket.create_connection(("127.0.0.1", int(here.split(":")[2].strip("/")))) as line:
        line.sendall(b"GET / HTTP/1.1\r\n" + b"a" * 30_000)
        assert b" 431 " in line.recv(1000)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)

    assert process.returncode == 0
    assert {"time", "level", "logger", "message"} <= set.intersection(
        *[set(json.loads(line)) for line in err.splitlines()]
    )


# --- the client's files ---


def asked(path: str, **headers: str) -> Request:
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": given, "query_string": b""}
    return Request(scope | {"path_params": {"path": path.removeprefix("/")}})


def test_files_are_sent_compressed_and_cached_by_their_names(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "main-abc.js").write_text("let x = 1;" * 200)
    client = Client(tmp_path)
    script = client.file(asked("/assets/main-abc.js", accept_encoding="gzip, br"))
    page = client.page(asked("/t/any", accept_encoding="identity"))

    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert gzip.decompress(bytes(script.body)) == b"let x = 1;" * 200
    assert (page.headers["cache-control"], len(page.body)) == ("no-cache", 2015)
    again = client.page(asked("/", if_none_match=page.headers["etag"]))
    assert (again.status_code, again.body) == (304, b"")


@pytest.mark.parametrize("path", ["/nothing.js", "/../index.html", "/assets", "/"])
def test_nothing_else_is_sent(path: str, tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "index.html").write_text("outside")

    assert Client(tmp_path / "client").file(asked(path)).status_code == 404


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    response = Client(tmp_path).page(asked("/"))

    assert response.status_code == 503
    assert b"./run client" in bytes(response.body)
