"""By which names the server is called, and whom it believes about whom they ask for."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.running import Running
from tokyork.errors import BadInputError
from tokyork.server.limits import Limits
from tokyork.server.web.addresses import counted_as, logged_as
from tokyork.server.web.app import Way
from tokyork.server.web.hosts import Hosts
from tokyork.server.web.proxies import Proxies
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator

PUBLIC = "https://play.example.org"


@pytest.fixture(scope="module")
def public() -> Iterator[Running]:
    """A server with a public name, behind a proxy at 127.0.0.9."""
    way = Way(Hosts([PUBLIC], ["my-laptop"]), Proxies(["127.0.0.9", "10.0.0.0/8"]))
    limits = Limits(calls=5)
    server = Running(limits=limits, thinker=WorkerPool(workers=1), way=way)
    yield server
    server.stop()


def get(
    server: Running, path: str = "/healthz", source: str = "127.0.0.1", **headers: str
) -> httpx.Response:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(transport=transport, base_url=f"http://{server.address}") as client:
        return client.get(path, headers=given)


# --- names ---


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost:9000", "LocalHost", "[::1]:80", "play.example.org", "my-laptop:8000",
     "Play.Example.Org.", "play.example.org:443"],
)  # fmt: skip
def test_the_server_answers_to_its_own_names(public: Running, host: str) -> None:
    assert get(public, host=host).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "192.0.2.7", "[", "", "a b",
     "localhost@evil.example", "play.example.org.evil.example", "[2001:db8::1]", "x" * 5000],
)  # fmt: skip
def test_another_name_is_refused_in_a_sentence(public: Running, host: str) -> None:
    answer = get(public, host=host)

    assert answer.status_code == 421
    assert answer.text.count("\n") == 1
    assert "--public-url" in answer.text


def test_a_socket_by_another_name_is_refused(public: Running) -> None:
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(f"ws://{public.address}/ws/x", additional_headers=evil),
    ):
        pass
    assert caught.value.response.status_code in {400, 421}


def test_an_address_of_this_machine_is_a_name_for_whoever_reached_it() -> None:
    hosts = Hosts()

    assert hosts.knows("192.168.0.7:8000", reached="192.168.0.7")
    assert hosts.knows("192.168.0.7:8000", reached="::ffff:192.168.0.7")
    assert hosts.knows("[fe80::1]", reached="fe80::1")
    assert not hosts.knows("192.168.0.8:8000", reached="192.168.0.7")


def test_pages_at_the_public_address_are_ours_whatever_the_proxy_makes_of_the_host(
    public: Running,
) -> None:
    url, body = f"http://{public.address}/api/name", {"name": "Ann"}
    statuses = {
        origin: httpx.post(url, json=body, headers={"Origin": origin}).status_code
        for origin in (
            PUBLIC,
            f"{PUBLIC}:443",
            "http://play.example.org",
            "https://evil.example",
            "http://[",
        )
    }

    assert list(statuses.values()) == [200, 200, 400, 400, 400]


def test_cookies_insist_on_encryption_where_there_is_some(public: Running) -> None:
    def cookie(source: str = "127.0.0.3", **headers: str) -> str:
        return get(public, "/api/home", source, **headers).headers["set-cookie"]

    assert "Secure" not in cookie()
    assert "Secure" in cookie(host="play.example.org")
    assert "Secure" not in cookie(x_forwarded_proto="https")
    assert "Secure" in cookie("127.0.0.9", x_forwarded_proto="https")


@pytest.mark.parametrize(
    "url",
    ["play.example.org", "ftp://play.example.org", "https://", "https://a b/", "https://a/games",
     "https://user@a/", "https://a:99999/", "https://a/?b", "", "https://[", "https://a:0"],
)  # fmt: skip
def test_a_public_address_that_is_none_is_told_in_a_sentence(url: str) -> None:
    with pytest.raises(BadInputError, match="--public-url: expected an address"):
        Hosts([url])


# --- proxies ---


def test_nobody_is_believed_unless_trusted() -> None:
    assert not Proxies().trusts("127.0.0.1")
    assert Proxies(["127.0.0.1"]).trusts("::ffff:127.0.0.1")
    assert Proxies(["2001:db8::/32"]).trusts("2001:db8::7")
    assert not Proxies(["10.0.0.0/8"]).trusts("no address")


@pytest.mark.parametrize(
    ("forwarded", "caller"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("6.6.6.6, 192.0.2.7", "192.0.2.7"),
        ("6.6.6.6, 192.0.2.7, 10.1.1.1", "192.0.2.7"),
        ("192.0.2.7:1234", "192.0.2.7"),
        ("[2001:db8::7]:1234", "2001:db8::7"),
        ("2001:db8::7", "2001:db8::7"),
        ("10.1.1.1, 10.1.1.2", "10.1.1.1"),
        ("192.0.2.7, rubbish", "10.0.0.1"),
        ("rubbish, 10.1.1.1", "10.1.1.1"),
        ("", "10.0.0.1"),
        (",,,", "10.0.0.1"),
    ],
)
def test_the_caller_is_the_last_whom_no_trusted_proxy_is(forwarded: str, caller: str) -> None:
    assert Proxies(["10.0.0.0/8"]).caller("10.0.0.1", forwarded) == caller


def test_limits_count_callers_behind_a_trusted_proxy_and_no_others(public: Running) -> None:
    def statuses(source: str) -> list[int]:
        return [
            get(public, "/api/home", source, x_forwarded_for=f"6.6.6.6, 192.0.2.{n}").status_code
            for n in range(8)
        ]

    assert statuses("127.0.0.9") == [200] * 8
    assert statuses("127.0.0.8").count(429) > 0


def test_a_proxy_that_is_not_trusted_is_named_in_the_log(
    public: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        get(public, x_forwarded_for="192.0.2.7")

    assert "--trusted-proxy" in caplog.text


@pytest.mark.parametrize("text", ["", "proxy", "10.0.0.0/33", "10.0.0.1/8", "10.0.0.1:80", "*"])
def test_a_proxy_that_is_none_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(BadInputError, match="--trusted-proxy: expected an address or a network"):
        Proxies([text])


# --- addresses ---


def test_addresses_are_counted_by_household_and_logged_by_network() -> None:
    assert counted_as("192.0.2.7") == counted_as("::ffff:192.0.2.7") == "192.0.2.7"
    assert counted_as("2001:db8:1:2:3::4") == counted_as("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert counted_as("fe80::1%eth0") == "fe80::/64"
    assert counted_as("somewhere") == "somewhere"
    assert logged_as("192.0.2.7") == "192.0.2.0/24"
    assert logged_as("2001:db8:1:2::4") == "2001:db8:1::/48"
    assert logged_as("somewhere") == "unknown"
