"""Who does the work: processes of this machine, or a Ray cluster. Parts come as they are done."""

from __future__ import annotations

import signal
import socket
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from tokyork.errors import BadInputError
from tokyork.pool import collecting_seldom, context, get_ready

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")

ENGINES = ("local", "ray")
AHEAD = 2  # pieces of work that wait for each worker, so that none waits for us
PATIENCE = 5  # seconds until a cluster must have answered
MOST_BREAKS = 5  # one after the other, without anything done in between


class Engine(Protocol):
    """Does pieces of work, in any order."""

    shares_disk: bool
    """Whether its workers see the same files as we."""

    def run(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """What comes of each, as soon as it is done."""


class LocalEngine:
    """So many processes of this machine; what a killed one had to do is done again."""

    shares_disk = True

    def __init__(self, jobs: int) -> None:
        """One process is this one."""
        self.jobs = jobs

    def run(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """What comes of each, as soon as it is done."""
        if self.jobs == 1 or len(items) <= 1:
            for item in items:
                with collecting_seldom():
                    done = work(item)
                yield done
            return
        left = dict(enumerate(items))
        breaks = 0
        while left:
            before = len(left)
            try:
                yield from self._run(work, left)
            except BrokenProcessPool:
                breaks = breaks + 1 if len(left) == before else 0
                if breaks == MOST_BREAKS:
                    raise

    def _run(self, work: Callable[[T], R], left: dict[int, T]) -> Iterator[R]:
        jobs = min(self.jobs, len(left))
        pool = ProcessPoolExecutor(jobs, mp_context=context(), initializer=get_ready)
        try:
            waiting = iter(list(left))
            running: dict[Any, int] = {}
            while left:
                for number in waiting:
                    running[pool.submit(work, left[number])] = number
                    if len(running) >= AHEAD * jobs:
                        break
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    result = future.result()
                    del left[running.pop(future)]
                    yield result
        finally:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001 - or they play on
                if left:
                    process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


class RayEngine:
    """A Ray cluster: an existing one by its address, or one of this machine for the time being."""

    shares_disk = False

    def __init__(self, address: str | None, jobs: int | None) -> None:
        """Nothing is started before there is work."""
        if find_spec("ray") is None:
            raise BadInputError("--engine", "Ray is not installed: pip install 'tokyork[ray]'")
        self.address = address
        self.jobs = jobs

    def run(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """What comes of each, as soon as it is done; Ray does again what a dead worker had."""
        import ray  # noqa: PLC0415 - an extra

        started = not ray.is_initialized()
        if started:
            self._connect(ray)
        interrupt = signal.getsignal(signal.SIGINT)
        try:
            task = ray.remote(max_retries=-1, num_cpus=1)(_do)
            most = AHEAD * (self.jobs or int(ray.cluster_resources().get("CPU", 1)))
            waiting = iter(items)
            first = islice(waiting, most)
            running: list[Any] = [task.remote(work, item) for item in first]
            while running:
                done, running = ray.wait(running)
                running += [task.remote(work, item) for item in islice(waiting, len(done))]
                for found in done:
                    yield ray.get(found)
        finally:
            signal.signal(signal.SIGINT, interrupt)
            if started:
                ray.shutdown()

    def _connect(self, ray: Any) -> None:  # noqa: ANN401 - an extra without types here
        if self.address is not None:
            _reach(self.address)
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if self.address is None:
                ray.init(num_cpus=self.jobs, include_dashboard=False, **quiet)
            else:
                ray.init(address=self.address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            told = str(error).partition("\n")[0]
            raise BadInputError("--address", f"no Ray cluster can be reached: {told}") from None


def _do(work: Callable[[T], R], item: T) -> R:
    """Ray takes functions alone, and work may be any other callable."""
    return work(item)


def _reach(address: str) -> None:
    """Whether anybody is there: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return  # such as `auto`
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        told = f"no Ray cluster can be reached at {address}: {error}"
        raise BadInputError("--address", told) from None


def engine_of(name: str, jobs: int | None, address: str | None) -> Engine:
    """The engine of a name."""
    if name == "ray":
        return RayEngine(address, jobs)
    if address is not None:
        raise BadInputError("--address", "only the engine ray has one")
    return LocalEngine(jobs or 1)


class InOrder:
    """An engine that hands over what comes of the work in its order, whoever is done first."""

    def __init__(self, engine: Engine) -> None:
        """The engine that does it."""
        self.engine = engine

    def __call__(self, work: Callable[[T], R], parts: Sequence[T], jobs: int = 1) -> Iterator[R]:
        """Do all parts; how many at once the engine knows."""
        del jobs
        done: dict[int, R] = {}
        awaited = 0
        for number, result in self.engine.run(_Numbered(work), list(enumerate(parts))):
            done[number] = result
            while awaited in done:
                yield done.pop(awaited)
                awaited += 1


class _Numbered(Generic[T, R]):
    """Work that says which piece it was."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self.work = work

    def __call__(self, item: tuple[int, T]) -> tuple[int, R]:
        return item[0], self.work(item[1])
