"""A real Ray cluster of two nodes on this machine plays the same games as the local engine."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
import ray
from ray.cluster_utils import Cluster

from tokyork.bots.training import Curriculum
from tokyork.errors import BadInputError
from tokyork.lab.data.data_folder import DataFolder
from tokyork.lab.data.data_plan import DataPlan
from tokyork.lab.data.engines import InOrder, LocalEngine, RayEngine
from tokyork.lab.data.produce import produce

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tokyork.lab.data.engines import Engine

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own, about its own packages

PLAN = DataPlan("tokyo", 3, 60, 5, ("greedy", "random", "random"), rows="turns")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a cluster of two nodes with a processor each."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield str(cluster.address)
    cluster.shutdown()


@pytest.fixture(autouse=True)
def _leave_the_cluster() -> Iterator[None]:
    yield
    ray.shutdown()


def _contents(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*.*")}


def test_a_cluster_writes_the_same_bytes_as_one_process(tmp_path: Path, address: str) -> None:
    engines: dict[str, Engine] = {"local": LocalEngine(1), "ray": RayEngine(address, None)}
    for name, engine in engines.items():
        folder = DataFolder.begin(tmp_path / name, PLAN, resume=False)
        assert sum(len(done.part) for done in produce(folder, engine)) == PLAN.games

    assert _contents(tmp_path / "local") == _contents(tmp_path / "ray")


def test_a_cluster_trains_the_same_network_as_one_process(tmp_path: Path, address: str) -> None:
    learned = []
    for name, engine in (("local", LocalEngine(1)), ("ray", RayEngine(address, None))):
        course = Curriculum(
            tmp_path / name,
            "tokyo",
            lessons=1,
            opening=2,
            games=2,
            matches=1,
            workers=InOrder(engine),
        )
        course.resume()
        course.next_lesson(1, lambda *_: None)
        learned.append(course.weights(0).read_bytes())

    assert learned[0] == learned[1]


def where(_: int) -> str:
    """The node that works."""
    return str(ray.get_runtime_context().get_node_id())


def test_both_nodes_work(address: str) -> None:
    assert len(set(RayEngine(address, None).run(where, range(40)))) == 2


def die_once(item: tuple[str, int]) -> int:
    """Kill the own process, the first time."""
    mark, number = item
    if number == 3 and not os.path.exists(mark):  # noqa: PTH110 - a cluster takes texts
        with open(mark, "w", encoding="ascii"):  # noqa: PTH123 - the same
            pass
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_killed_worker_loses_nothing(tmp_path: Path, address: str) -> None:
    items = [(str(tmp_path / "died"), number) for number in range(8)]

    assert sorted(RayEngine(address, None).run(die_once, items)) == list(range(8))
    assert (tmp_path / "died").exists()


def test_a_cluster_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(BadInputError, match="--address"):
        list(RayEngine("127.0.0.1:1", None).run(where, [1]))
