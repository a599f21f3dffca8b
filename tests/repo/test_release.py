"""What others run of ours: the service, the container, the workflows."""

from __future__ import annotations

import re
import tomllib
from configparser import ConfigParser

import pytest
import yaml

from tests.helpers import ROOT
from tokyork.cli import make_parser

DEPLOY = ROOT / "deploy"


@pytest.mark.parametrize("file", ["tokyork.service", "several.conf"])
def test_the_service_starts_the_server_with_options_it_has(file: str) -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign] # names as they are written
    unit.read(DEPLOY / file, encoding="utf-8")
    command = unit["Service"]["ExecStart"].replace("\\\n", " ").replace("%i", "8001")
    program, *arguments = command.split()

    assert program.endswith("/bin/tokyork")
    assert make_parser().parse_args(arguments).command == "serve"


def test_the_containers_start_programs_with_options_they_have() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    entry, usual = (
        yaml.safe_load(re.search(rf"^{word} (\[.+\])$", text, re.MULTILINE)[1])  # type: ignore[index]
        for word in ("ENTRYPOINT", "CMD")
    )
    assert make_parser().parse_args([*entry[1:], *usual]).command == "serve"
    for file in sorted(DEPLOY.glob("compose*.yaml")):
        services = yaml.safe_load(file.read_text(encoding="utf-8"))["services"]
        for service in services.values():
            if "build" in service:
                started = [*service.get("entrypoint", entry)[1:], *service["command"]]
                assert make_parser().parse_args(started).command in {"serve", "worker"}


def test_what_runs_in_a_container_has_no_rights() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")

    assert re.search(r"^USER 10001$", text, re.MULTILINE)
    for file in sorted(DEPLOY.glob("compose*.yaml")):
        for service in yaml.safe_load(file.read_text(encoding="utf-8"))["services"].values():
            if "build" in service:
                assert service["read_only"]
                assert service["cap_drop"] == ["ALL"]


def test_every_python_that_is_promised_is_built_for() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        told = tomllib.load(file)
    promised = re.findall(r"Python :: 3\.(\d+)", " ".join(told["project"]["classifiers"]))

    assert told["tool"]["cibuildwheel"]["build"] == [f"cp3{minor}-*" for minor in promised]
