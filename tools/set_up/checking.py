"""What a change must pass."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tools.set_up.install import prepare
from tools.set_up.places import LabPlaces, python_in, say
from tools.set_up.processes import call
from tools.set_up.wheels import build_wheel, test_wheel

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.set_up.commands import Clone
    from tools.set_up.processes import Command

QUICK = ("-m", "pytest", "-n", "auto", "-q")
OUTSIDE = ("--ignore", "tests/browser")  # Playwright's event loop never leaves its process
EXTRAS = "tests/lab_extras"
BROWSER_CACHE = ("-o", "cache_dir=build/browser_tests")  # of failures there, and no others
TESTS_FAILED = 1
"""What pytest says of a run in which tests failed, and nothing else went wrong."""
INTERPRETED = {"TOKYORK_INTERPRETED": "1"}


def test_in_every_way(clone: Clone) -> int:
    """The whole suite: interpreted, compiled, as it is installed, and in a browser."""
    clone.build()
    clone.client()
    say("making the documentation, whose links must all lead somewhere")
    code = clone.documentation()
    say("testing the browser client")
    return (
        code
        or clone.python("tools/make_fixtures.py")
        or clone.python("tools/build_client.py", "test")
        # What is around the engine is tested once: on the compiled one, which is the stricter.
        or _pytest(clone, "the engine interpreted", "-m", "interpreted", *OUTSIDE, **INTERPRETED)
        or _pytest(clone, "the engine compiled", "--compiled", *OUTSIDE)
        or test_the_lab(clone, [])
        or build_wheel(clone, archive=False)
        or test_wheel(clone, [])
        or _test_in_a_browser(clone)
    )


def _test_in_a_browser(clone: Clone) -> int:
    """In CI, what fails is tried once more: games have real dice there, never the same twice."""
    tests = ("--compiled", *BROWSER_CACHE, "tests/browser")
    code = _pytest(clone, "in a browser", "--cache-clear", "--dist", "worksteal", *tests)
    if code != TESTS_FAILED or not os.environ.get("CI"):
        return code
    again = ("--last-failed", "--last-failed-no-failures", "none", *tests)
    return _pytest(clone, "once more what failed in the browser", *again)


def test_the_lab(clone: Clone, arguments: list[str]) -> int:
    """Others' interfaces, in an environment of their own; with arguments, what they name."""
    places = LabPlaces(clone.places.root)
    places.build.mkdir(exist_ok=True)
    prepare(places, "lab")
    say("testing the laboratory with its extras")
    command: Command = [places.python, "-m", "pytest", "-q", "--compiled", *(arguments or [EXTRAS])]
    return call(command, environment=clone.environment, cwd=places.root)


def _pytest(clone: Clone, what: str, *arguments: str, **more: str) -> int:
    say(f"testing {what}")
    return clone.python(*QUICK, *arguments, **more)


def check(clone: Clone, files: list[str]) -> int:
    """With files, lint and formatting look at those alone; types and layers need the whole."""
    python_files = [file for file in files if file.endswith(".py")] if files else ["."]
    client_files = [file.removeprefix("client/") for file in files if file.startswith("client/")]
    client_files = [file for file in client_files if not file.endswith(".py")]
    failed = False
    if python_files:
        failed = _failed(clone, _python_tools(clone, python_files))
    if not files or client_files:
        if not (clone.places.root / "client" / "test" / "fixtures").is_dir():
            clone.python("tools/make_fixtures.py")  # its tests name them
        told = ("the browser client", ("tools/build_client.py", "check", *client_files))
        failed = _failed(clone, [told]) or failed
    return int(failed)


def _python_tools(clone: Clone, files: list[str]) -> list[tuple[str, tuple[str, ...]]]:
    layers = python_in(clone.places.venv).with_name("lint-imports")
    return [
        ("ruff check", ("-m", "ruff", "check", *files)),
        ("ruff format --check", ("-m", "ruff", "format", "--check", *files)),
        ("mypy", ("-m", "mypy")),
        ("pyright", ("-m", "tools.check_types")),
        ("lint-imports", (str(layers), "--no-logo")),
    ]


def _failed(clone: Clone, tools: Iterable[tuple[str, tuple[str, ...]]]) -> bool:
    """Whether any did; all are run."""
    codes = []
    for name, command in tools:
        say(name)
        codes.append(clone.python(*command))
    return any(codes)
