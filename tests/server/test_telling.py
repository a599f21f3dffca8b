"""People are told when it is their turn: once, in their language, not in quiet hours."""

from __future__ import annotations

import asyncio
import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.push_receiver import MailServer, PushService, SubscribedBrowser, claims_of
from tests.server.running import wait_until
from tests.server.test_days import DAY, LONG, Served, own, pace, seen
from tokyork.errors import BadInputError
from tokyork.server.notices.letters import PostOffice, is_mail
from tokyork.server.notices.push_gate import BadEndpointError, PushGate, is_public, read_endpoint
from tokyork.server.notices.quiet_hours import QuietHours, seconds_until_loud
from tokyork.server.notices.web_push import PushTarget, encrypted, to_bytes, to_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.running import Browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    found = Served(tmp_path / "tables.db")
    found.running.server.crier.gate.local = True
    found.running.server.crier.grace = 0.0
    yield found
    found.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


def subscribe(browser: Browser, service: PushService, language: str = "en") -> SubscribedBrowser:
    device = SubscribedBrowser()
    body = {**device.subscription(service.url), "language": language}
    answer = browser.http.post("/api/push", json=body)
    assert answer.status_code == 200, answer.text
    return device


def waiting(browser: Browser) -> str:
    """A table that lasts days, where it is this guest's turn."""
    table = browser.make("Ann", 1, begin=True, options={**LONG, "first": "p1"}, pace=pace())
    assert own(browser, table)["your_turn"]
    return table


def test_whose_turn_it_is_is_told_once_by_a_message_only_their_browser_can_read(
    served: Served, service: PushService
) -> None:
    ann = served.browser()
    device = subscribe(ann, service, "de")
    table = waiting(ann)
    for _ in range(3):
        served.look()
    ((path, headers, body),) = service.taken
    told = device.read(body)

    assert path == f"/{device.name}"
    assert (told["url"], told["tag"], told["count"]) == (f"/t/{table}", table, 1)
    assert told["title"] == "Du bist dran in Tokio"
    assert "etwa ein Tag" in told["body"]
    assert headers["content-encoding"] == "aes128gcm"
    assert 0 < int(headers["ttl"]) <= DAY
    claims = claims_of(headers["authorization"], ann.http.get("/api/telling").json()["key"])
    assert claims["aud"] == service.url
    assert time.time() < claims["exp"] <= time.time() + DAY
    assert table.encode() not in body


def test_a_reminder_comes_once_before_the_time_is_up(served: Served, service: PushService) -> None:
    ann = served.browser()
    device = subscribe(ann, service)
    waiting(ann)
    served.look()
    served.pass_days(0.5)
    assert len(service.taken) == 1
    served.pass_days(0.3)
    served.look()
    assert len(service.taken) == 2
    assert device.read(service.taken[1][2])["title"] == "Little time left in Tokyo"


def test_what_was_told_is_not_told_again_after_a_restart(
    served: Served, service: PushService
) -> None:
    ann = served.browser()
    subscribe(ann, service)
    waiting(ann)
    served.look()
    key = ann.http.get("/api/telling").json()["key"]
    served.restart()
    served.running.server.crier.gate.local = True
    served.look()

    assert len(service.taken) == 1
    assert served.browser().http.get("/api/telling").json()["key"] == key


def test_who_looks_at_the_table_is_not_told(served: Served, service: PushService) -> None:
    ann = served.browser()
    subscribe(ann, service)
    served.running.server.crier.grace = 3600.0
    table = waiting(ann)
    socket = seen(ann, table)
    served.running.server.crier.grace = 0.0
    served.look()
    socket.close()
    served.look()
    assert service.taken == []


def test_quiet_hours_put_it_off(served: Served, service: PushService) -> None:
    ann = served.browser()
    subscribe(ann, service)
    now = int(time.time() // 60) % 1440
    hours = {"quiet_from": (now - 60) % 1440, "quiet_to": (now + 60) % 1440}
    assert ann.http.post("/api/telling", json={"quiet": True, **hours}).status_code == 200
    waiting(ann)
    served.look()
    assert service.taken == []
    ann.http.post("/api/telling", json={"quiet": False, **hours})
    served.pass_days(0.2)  # the hours are over
    assert len(service.taken) == 1


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (500, 1), (201, 1), (307, 1)])
def test_a_browser_that_is_gone_is_forgotten_and_nobody_is_followed(
    status: int, left: int, served: Served, service: PushService
) -> None:
    ann = served.browser()
    subscribe(ann, service)
    service.status = status
    waiting(ann)
    served.look()

    assert [path for path, *_ in service.taken if "elsewhere" in path] == []
    assert len(service.taken) == 1
    assert ann.http.get("/api/telling").json()["browsers"] == left


def test_a_guest_has_eight_browsers_at_most_and_forgets_only_their_own(
    served: Served, service: PushService
) -> None:
    ann, eve = served.browser(), served.browser()
    devices = [subscribe(ann, service) for _ in range(9)]
    assert ann.http.get("/api/telling").json()["browsers"] == 8
    endpoint = {"endpoint": devices[-1].subscription(service.url)["endpoint"]}
    eve.http.post("/api/push/forget", json=endpoint)
    assert ann.http.get("/api/telling").json()["browsers"] == 8
    ann.http.post("/api/push/forget", json=endpoint)
    assert ann.http.get("/api/telling").json()["browsers"] == 7


# --- where nothing is sent ---


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://push.example.org/a b",
        "https://push.example.org/x\r\nhost: y",
        "https:///x",
        "https://push_example/x",
        "ftp://push.example.org/",
        "https://push.example.org/" + "x" * 1000,
        "https://push.example.org:99999/",
        "https://[::1/",
    ],
)
def test_only_https_on_the_usual_port_is_an_endpoint(endpoint: str) -> None:
    with pytest.raises(BadEndpointError):
        read_endpoint(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "fec0::1",
        "192.0.0.192",
        "192.88.99.1",
        "168.63.129.16",
    ],
)
def test_no_address_of_this_machine_or_its_networks_is_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("142.250.74.10")
    assert is_public("2a00:1450:4001:829::200a")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]"])
def test_nothing_is_posted_to_this_machine(host: str) -> None:
    with pytest.raises(BadEndpointError):
        asyncio.run(PushGate().post(f"https://{host}/x", {}, b""))


def test_a_browser_that_cannot_be_told_is_refused(served: Served, service: PushService) -> None:
    ann = served.browser()
    wrong = [
        {"p256dh": to_text(b"\4" + b"\1" * 64)},  # no point of the curve
        {"p256dh": ""},
        {"p256dh": "=" * 300},
        {"auth": to_text(b"short")},
        {"auth": "?"},
        {"endpoint": "https://user@push.example.org/"},
    ]
    sound = SubscribedBrowser().subscription(service.url)
    answers = [ann.http.post("/api/push", json={**sound, **part}) for part in wrong]
    assert [answer.status_code for answer in answers] == [400] * len(wrong)
    served.running.server.crier.gate.local = False
    assert ann.http.post("/api/push", json=sound).status_code == 400


def test_the_example_of_the_standard_is_encrypted_to_the_letter() -> None:
    """RFC 8291, section 5 and appendix A."""
    private = int.from_bytes(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    target = PushTarget(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        target,
        ec.derive_private_key(private, ec.SECP256R1()),
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert to_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm"
        "S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Q"
        "ulcy4a-fN"
    )


# --- quiet hours ---


@pytest.mark.parametrize(
    ("quiet", "hour", "wait"),
    [
        (QuietHours(22 * 60, 8 * 60), 23, 9),
        (QuietHours(22 * 60, 8 * 60), 3, 5),
        (QuietHours(22 * 60, 8 * 60), 12, 0),
        (QuietHours(22 * 60, 8 * 60), 8, 0),
        (QuietHours(9 * 60, 17 * 60), 10, 7),
        (QuietHours(0, 0), 0, 0),
        (QuietHours(22 * 60, 8 * 60, minutes=120), 21, 9),
        (QuietHours(22 * 60, 8 * 60, minutes=-300), 4, 9),
        (QuietHours(22 * 60, 8 * 60, "Asia/Tokyo", 540), 14, 9),
        (QuietHours(22 * 60, 8 * 60, "Nowhere/Here", 540), 14, 9),
    ],
)
def test_quiet_hours_are_those_of_the_player(quiet: QuietHours, hour: int, wait: int) -> None:
    assert seconds_until_loud(quiet, hour * 3600.0) == wait * 3600.0


# --- letters ---


def test_letters_go_to_addresses_that_were_proved_and_to_no_others(served: Served) -> None:
    ann = served.browser()
    wish: dict[str, Any] = {"quiet": False, "quiet_from": 0, "quiet_to": 0}
    assert ann.http.post("/api/telling", json={**wish, "mail": "a@b.org"}).status_code == 400
    with MailServer() as mail:
        crier = served.running.server.crier
        crier.office = PostOffice.read(mail.url, "tokyork@example.org")
        answer = ann.http.post("/api/telling", json={**wish, "mail": "ann@example.org"})
        assert (answer.json()["mail"], answer.json()["proved"]) == ("ann@example.org", False)
        waiting(ann)
        served.look()
        (letter,) = mail.letters
        proof = re.search(r"mail=3?D?([\w=\n-]+)", letter)
        assert proof is not None
        text = proof[1].replace("=\n", "").split("\n")[0]
        assert ann.http.post("/api/mail", json={"proof": "x"}).json() == {"proved": False}
        assert ann.http.post("/api/mail", json={"proof": text}).json() == {"proved": True}
        served.pass_days(0.8)
        wait_until(lambda: len(mail.letters) == 2)
        assert "To: ann@example.org" in mail.letters[1]
        assert "/t/" in mail.letters[1]


@pytest.mark.parametrize(
    "mail", ["a", "a@", "@b.org", "a b@c.org", "a@b.org\nBcc: c@d.org", "<a@b.org>"]
)
def test_what_is_no_address_gets_no_letter(mail: str) -> None:
    assert not is_mail(mail)


def test_a_bad_mail_server_is_named_without_its_password() -> None:
    with pytest.raises(BadInputError) as caught:
        PostOffice.read("http://user:secret@host", "a@b.org")
    assert "secret" not in str(caught.value)
    with pytest.raises(BadInputError, match="mail-from"):
        PostOffice.read("smtp://user:secret@host", "nobody")
