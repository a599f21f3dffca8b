"""What holds of a bus, within a process and on NATS."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.cluster.backing import Nats
from tokyork.errors import BadInputError
from tokyork.server.bus.hint_bus import LocalBus
from tokyork.server.bus.nats_bus import NatsBus

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.bus.hint_bus import Bus


@pytest.fixture(params=["local", "nats"])
def bus(request: pytest.FixtureRequest) -> Bus:
    if request.param == "local":
        return LocalBus()
    server: Nats = request.getfixturevalue("nats")
    return NatsBus(server.url)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110 - others know nothing of an event
            await asyncio.sleep(0.01)


def test_everybody_hears_what_is_published_and_of_a_queue_one_does(bus: Bus) -> None:
    async def work() -> None:
        await bus.open()
        heard: list[list[bytes]] = [[], [], [], []]
        await bus.subscribe("news", heard[0].append)
        await bus.subscribe("news", heard[1].append)
        await bus.subscribe("news", heard[2].append, queue="workers")
        await bus.subscribe("news", heard[3].append, queue="workers")
        assert bus.is_up
        for number in range(20):
            bus.publish("news", b"%d" % number)
        bus.publish("other", b"nobody")
        await until(lambda: len(heard[0]) == len(heard[1]) == len(heard[2]) + len(heard[3]) == 20)
        assert heard[0] == [b"%d" % number for number in range(20)]
        assert heard[2] + heard[3] != heard[2]
        await bus.end()

    asyncio.run(work())


def test_a_bus_that_is_away_is_looked_for_and_found_again(nats: Nats) -> None:  # noqa: ARG001 - there is one here
    async def work() -> None:
        server = Nats()
        bus, heard = NatsBus(server.url), list[bytes]()
        await bus.open()
        await bus.subscribe("news", heard.append)
        server.stop()
        await until(lambda: not bus.is_up)
        bus.publish("news", b"lost")
        server.start()
        await until(lambda: bus.is_up)
        while b"again" not in heard:
            bus.publish("news", b"again")
            await asyncio.sleep(0.05)
        assert b"lost" not in heard
        await bus.end()
        server.stop()

    asyncio.run(work())


def test_a_bus_that_is_not_there_yet_keeps_nobody_waiting(nats: Nats) -> None:  # noqa: ARG001 - the same
    async def work() -> None:
        server = Nats()
        server.stop()
        bus, heard = NatsBus(server.url), list[bytes]()
        await bus.open()
        assert not bus.is_up
        await bus.subscribe("news", heard.append)
        bus.publish("news", b"lost")
        server.start()
        await until(lambda: bus.is_up)
        while not heard:
            bus.publish("news", b"later")
            await asyncio.sleep(0.05)
        await bus.end()
        server.stop()

    asyncio.run(work())


@pytest.mark.parametrize("url", ["redis://x", "nats://", "nats://x:99999999", "nix", "nats://["])
def test_what_is_no_address_of_a_bus_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(BadInputError, match="nats://host:4222") as caught:
        NatsBus(url)
    assert "\n" not in str(caught.value)
