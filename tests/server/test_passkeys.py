"""Passkeys bring players back, and nothing that only looks like one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from tests.server.authenticator import Device, origin_of
from tokyork.server.people.webauthn import BadAnswerError, read_key, to_bytes
from tokyork.server.storage.passkey_store import MOST

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser

JSON = dict[str, Any]
Guest: TypeAlias = "Callable[[], Browser]"


@pytest.fixture
def named(guest: Guest) -> Guest:
    """Browsers that call the server by a name: an address has no passkeys."""

    def make() -> Browser:
        browser = guest()
        browser.http.headers["host"] = origin_of(browser).removeprefix("http://")
        browser.http.get("/api/me")
        return browser

    return make


def keep(browser: Browser, device: Device, **changed: str) -> int:
    made = browser.http.post("/api/me/passkeys", json=device.make(browser, **changed))
    return made.status_code


def secret_of(browser: Browser) -> str:
    return str(browser.http.cookies["guest"])


@pytest.mark.parametrize("edwards", [False, True])
def test_a_passkey_brings_a_player_back(edwards: bool, named: Guest) -> None:
    ann, other, device = named(), named(), Device(edwards=edwards)
    ann.http.post("/api/name", json={"name": "Ann"})
    assert keep(ann, device) == 200
    assert secret_of(other) != secret_of(ann)

    answer = other.http.post("/api/passkey", json=device.use(other))

    assert answer.status_code == 200, answer.text
    assert secret_of(other) == secret_of(ann)
    assert len(other.http.get("/api/me/passkeys").json()["passkeys"]) == 1


def test_an_answer_counts_once(named: Guest) -> None:
    ann, other, device = named(), named(), Device()
    keep(ann, device)
    said = device.use(other)

    assert other.http.post("/api/passkey", json=said).status_code == 200
    assert other.http.post("/api/passkey", json=said).status_code == 400


def test_what_proves_nothing_is_refused(named: Guest) -> None:
    ann, other, device, stranger = named(), named(), Device(), Device()
    keep(ann, device)
    stranger.user, stranger.id = device.user, device.id  # all but the key
    before = secret_of(other)
    wrong: list[JSON] = [
        stranger.use(other),
        device.use(other, flags=0x01),  # nobody unlocked it
        device.use(other, user="AAAAAAAAAAAAAAAAAAAAAA"),
        device.use(other, user=""),
        device.use(other, signature="AAAA"),
        device.use(other, authenticator_data="AAAA"),
        device.use(other, client_data="e30"),
        device.use(other, client_data="!"),
        device.use(other, client_data="A" * 5000),
        device.use(other) | {"more": 1},
    ]
    device.origin = "http://evil.example"
    wrong.append(device.use(other))

    for said in wrong:
        assert other.http.post("/api/passkey", json=said).status_code == 400, said
        assert secret_of(other) == before


def test_a_copied_device_is_found_out_by_its_count(named: Guest) -> None:
    ann, other, device = named(), named(), Device()
    keep(ann, device)
    device.used = 5
    assert other.http.post("/api/passkey", json=device.use(other)).status_code == 200
    device.used = 4
    assert other.http.post("/api/passkey", json=device.use(other)).status_code == 400


def test_nobody_keeps_a_passkey_for_somebody_else(named: Guest) -> None:
    ann, ben, device = named(), named(), Device()
    asked_of_ann = device.make(ann)

    assert ben.http.post("/api/me/passkeys", json=asked_of_ann).status_code == 400
    assert keep(ann, device) == 200
    assert keep(ben, device) == 429  # the id is taken
    name = ann.http.get("/api/me/passkeys").json()["passkeys"][0]["id"]
    ben.http.post("/api/me/passkeys/forget", json={"id": name})
    assert len(ann.http.get("/api/me/passkeys").json()["passkeys"]) == 1
    ann.http.post("/api/me/passkeys/forget", json={"id": name})
    assert ben.http.post("/api/passkey", json=device.use(ben)).status_code == 404


def test_there_are_not_too_many_and_they_go_with_their_player(named: Guest) -> None:
    ann, ben, device = named(), named(), Device()
    assert [keep(ann, Device()) for _ in range(MOST - 1)] == [200] * (MOST - 1)
    assert keep(ann, device) == 200
    assert keep(ann, Device()) == 429

    assert ann.http.post("/api/me/delete", json={"sure": True}).status_code == 200

    assert ben.http.post("/api/passkey", json=device.use(ben)).status_code == 404


def test_an_address_has_no_passkeys(guest: Guest) -> None:
    ann = guest()
    ann.http.headers["host"] = f"127.0.0.1:{ann.http.base_url.port}"
    assert ann.http.post("/api/passkey/options", json={}).status_code == 400


@pytest.mark.parametrize("key", ["", "AAAA", "A" * 4000])
def test_no_key_is_read_from_nonsense(key: str) -> None:
    with pytest.raises(BadAnswerError):
        read_key(to_bytes(key))
