"""The commands of ./run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from tools.set_up import builds
from tools.set_up.install import prepare
from tools.set_up.places import Places, say
from tools.set_up.processes import call, end_in_good_order, gently, replace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tools.set_up.processes import Command

USAGE = """\
usage: ./run COMMAND [ARGUMENT...]

  tokyork ...   run the program
  test ...      run all tests, of the wheel too; with arguments, one pytest run
  check ...     lint, formatting, types and layers; of the files named, or of all
  check-release lint what only others can run: workflows, images, forms for issues
  format        reformat the sources the way check wants them
  bench ...     measure speed
  chaos ...     kill a server under load, fill its disk and slow it down; --short for less of it;
                chaos cluster does the like to several processes, their bus and their database
  build         compile the engine now; otherwise ./run tokyork does it in the background
  client        build the browser client now; otherwise ./run tokyork does it first
  site DIR      make the whole game a folder of files that any host serves, without a server
  wheel         build what is published, a wheel and an archive of the sources, into dist/
  test-wheel    install the wheel of dist/ into an empty environment, and test the engine there
  docs          make the documentation as a site, which ./run tokyork then shows at /docs
  test-lab ...  test the laboratory with its extras: Gymnasium, PettingZoo, OpenSpiel, Ray
  fuzz ...      feed every parser, or TARGET, with hostile input; --seconds N each
  shots DIR     take screenshots of all screens; --city, --screen, --device, --language
  lock ...      lock requirements/*.txt from pyproject.toml; --upgrade for newer versions
"""
SHADOWING = ("CDPATH", "PYTHONPATH", "PYTHONHOME")
"""What they name would shadow the locked packages."""
SLOWING = ("PYTHONDONTWRITEBYTECODE",)
"""With it every program compiles all its modules at each start: a test run starts thousands."""
UNUSABLE = 2


def main(root: str, arguments: Sequence[str]) -> int:
    """Do what is asked; the exit code."""
    end_in_good_order()
    name, *rest = arguments or ["help"]
    if name in {"help", "-h", "--help"}:
        print(USAGE, end="", flush=True)
        return 0
    if name not in COMMANDS:
        say(f"unknown command '{name}'; ./run --help lists them")
        return UNUSABLE
    return COMMANDS[name](Clone(Path(root)), rest)


class Clone:
    """The repository, and how programs are run in it."""

    def __init__(self, root: Path) -> None:
        """Nothing is set up yet."""
        self.places = Places(root)
        usual = {key: value for key, value in os.environ.items() if key not in SHADOWING + SLOWING}
        self.environment = usual | {"PYTHONPATH": str(root / "src")}

    @property
    def with_root(self) -> dict[str, str]:
        """For programs that use what is at the top of the repository, too."""
        paths = os.pathsep.join([str(self.places.root / "src"), str(self.places.root)])
        return self.environment | {"PYTHONPATH": paths}

    def python(self, *arguments: str | Path, **more: str) -> int:
        """Run a program of ours at the top of the repository; its exit code."""
        command = [self.places.python, *arguments]
        return call(command, environment=self.environment | more, cwd=self.places.root)

    def build(self) -> None:
        """The compiled engine."""
        prepare(self.places, "dev")
        builds.build_engine(self.places, self.environment)

    def client(self) -> None:
        """The browser client."""
        builds.need_client(self.places, self.environment)

    def documentation(self, *options: str) -> int:
        """The site in build/docs; the exit code is that of its maker, to whom a warning is one."""
        prepare(self.places, "dev")
        prepare(self.places, "docs")
        command = ("-m", "mkdocs", "build", "--quiet", *options)
        more = {"PYTHONPATH": self.with_root["PYTHONPATH"], "NO_MKDOCS_2_WARNING": "1"}
        return self.python(*command, **more)


# --- commands ---


def tokyork(clone: Clone, arguments: list[str]) -> int:
    """The program, as soon as it can be."""
    prepare(clone.places, "runtime")
    if any(argument.startswith(("postgres", "nats:", "--bus")) for argument in arguments):
        prepare(clone.places, "cluster")
    if not {"-h", "--help", "--version"} & set(arguments):
        if _opens_a_browser(arguments):
            clone.client()  # first: somebody waits for it
        if not clone.environment.get("TOKYORK_INTERPRETED"):
            builds.build_engine_behind(clone.places, clone.environment)
    # -P: a file of the user's folder must not pass for one of ours.
    command: Command = [clone.places.python, "-P", "-m", "tokyork", *arguments]
    return replace(command, environment=clone.environment)


def _opens_a_browser(arguments: list[str]) -> bool:
    if "--terminal" in arguments:
        return False
    return not arguments or arguments[0] in {"serve", "play"} or arguments[0].startswith("-")


def build(clone: Clone, _: list[str]) -> int:
    """The engine."""
    clone.build()
    return 0


def client(clone: Clone, _: list[str]) -> int:
    """The browser client."""
    clone.client()
    return 0


def test(clone: Clone, arguments: list[str]) -> int:
    """The whole suite in every way; with arguments, just what they name, as the engine is."""
    from tools.set_up.checking import test_in_every_way  # noqa: PLC0415 - a start is quick

    prepare(clone.places, "dev")
    prepare(clone.places, "cluster")
    if not arguments:
        return test_in_every_way(clone)
    if any("tests/browser" in argument for argument in arguments):
        clone.client()
    command: Command = [clone.places.python, "-m", "pytest", *arguments]
    return replace(command, environment=clone.environment, cwd=clone.places.root)


def check(clone: Clone, arguments: list[str]) -> int:
    """Everything but the tests."""
    from tools.set_up.checking import check  # noqa: PLC0415 - only this command needs it

    prepare(clone.places, "dev")
    prepare(clone.places, "cluster")  # so that their types are known
    return check(clone, arguments)


def check_release(clone: Clone, _: list[str]) -> int:
    """What no test here can run."""
    from tools.set_up.releasing import check_release  # noqa: PLC0415 - only this command needs it

    prepare(clone.places, "dev")
    prepare(clone.places, "release")
    return check_release(clone)


def reformat(clone: Clone, _: list[str]) -> int:
    """The way check wants it."""
    prepare(clone.places, "dev")
    return (
        clone.python("-m", "ruff", "check", "--fix-only", "--quiet")
        or clone.python("-m", "ruff", "format")
        or clone.python("tools/build_client.py", "format")
    )


def wheel(clone: Clone, _: list[str]) -> int:
    """What is published."""
    from tools.set_up.wheels import build_wheel  # noqa: PLC0415 - only this command needs it

    prepare(clone.places, "dev")
    return build_wheel(clone)


def test_wheel(clone: Clone, arguments: list[str]) -> int:
    """As its users get it."""
    from tools.set_up.wheels import build_wheel, test_wheel  # noqa: PLC0415 - only this command needs it

    prepare(clone.places, "dev")
    return build_wheel(clone, archive=False) or test_wheel(clone, arguments)


def test_lab(clone: Clone, arguments: list[str]) -> int:
    """With all that its extras bring."""
    from tools.set_up.checking import test_the_lab  # noqa: PLC0415 - only this command needs it

    clone.build()
    return test_the_lab(clone, arguments)


def bench(clone: Clone, arguments: list[str]) -> int:
    """How fast it is."""
    clone.build()
    if arguments[:1] == ["browser"]:
        clone.client()
    if arguments[:1] == ["cluster"]:
        prepare(clone.places, "cluster")
    command: Command = [clone.places.python, "-m", "bench", *arguments]
    return replace(command, environment=clone.environment, cwd=clone.places.root)


def fuzz(clone: Clone, arguments: list[str]) -> int:
    """Hostile input."""
    prepare(clone.places, "dev")
    prepare(clone.places, "fuzz")
    command = gently(clone.places.python, "-m", "tools.fuzz", *arguments)
    return replace(command, environment=clone.with_root, cwd=clone.places.root)


def chaos(clone: Clone, arguments: list[str]) -> int:
    """A server in trouble, or several: `cluster`."""
    prepare(clone.places, "dev")
    prepare(clone.places, "cluster")
    command = gently(clone.places.python, "-P", "-m", "tools.chaos", *arguments)
    return replace(command, environment=clone.with_root, cwd=clone.places.root)


def shots(clone: Clone, arguments: list[str]) -> int:
    """Pictures; their folder is relative to where the user is."""
    clone.build()
    clone.client()
    command = gently(clone.places.python, "-P", "-m", "tools.shots", *arguments)
    return replace(command, environment=clone.with_root)


def site(clone: Clone, arguments: list[str]) -> int:
    """The game without a server; its folder is relative to where the user is."""
    prepare(clone.places, "dev")
    target = [str(Path(one).absolute()) for one in arguments[:1]]
    return clone.python("-m", "tools.site.make_site", *target, **clone.with_root)


def docs(clone: Clone, arguments: list[str]) -> int:
    """The documentation, as a site in build/docs."""
    code = clone.documentation(*arguments)
    if code == 0:
        say("the documentation is in build/docs; a server shows it at /docs")
    return code


def lock(clone: Clone, arguments: list[str]) -> int:
    """The requirements."""
    from tools.set_up.locking import lock_all  # noqa: PLC0415 - only this command needs it

    return lock_all(clone, arguments)


COMMANDS: dict[str, Callable[[Clone, list[str]], int]] = {
    "tokyork": tokyork,
    "test": test,
    "check": check,
    "check-release": check_release,
    "format": reformat,
    "bench": bench,
    "chaos": chaos,
    "build": build,
    "client": client,
    "wheel": wheel,
    "test-wheel": test_wheel,
    "docs": docs,
    "site": site,
    "test-lab": test_lab,
    "fuzz": fuzz,
    "shots": shots,
    "lock": lock,
}
