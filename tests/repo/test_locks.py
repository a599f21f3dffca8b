"""Dependencies are locked by hash, and no tracked file tells where one machine got them."""

import re
import subprocess
from pathlib import Path

import pytest

from tools.set_up.locking import SETS

ROOT = Path(__file__).parents[2]
REQUIREMENTS = ROOT / "requirements"

# Put together from pieces, so that this file does not hold what it looks for.
HOSTS = [
    ".".join(labels)
    for labels in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("npmmirror", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
    )
]
OPTIONS = [
    "-".join(words)
    for words in (
        ("index", "url"),
        ("extra", "index"),
        ("default", "index"),
        ("find", "links"),
        ("trusted", "host"),
    )
]
HOMES = ["/" + folder for folder in ("work", "root", "home/ada", "Users/ada")]

# An option may also be spelled as an environment variable.
REGISTRY = re.compile(
    "|".join([re.escape(host) for host in HOSTS] + [o.replace("-", "[-_]") for o in OPTIONS]),
    re.IGNORECASE,
)
# A folder of one machine. One that follows something, as in a/work or {root}/work, is none.
MACHINE = re.compile(r"(?<![\w.~)}\]>-])/(?:work|root|(?:home|Users)/\w+)(?![\w-])")

LOCKED = re.compile(r"(?P<pin>[a-z0-9.-]+==[^\s;]+)(?: ; .+?)?(?: --hash=sha256:[0-9a-f]{64})+")


def tracked_files() -> list[Path]:
    """What git has or would take; of an unpacked archive, everything but what ./run made."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        paths = [ROOT / name for name in names.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        made = {".venv", ".git", ".hypothesis", "node_modules", "__pycache__"}
        paths = [path for path in ROOT.rglob("*") if made.isdisjoint(path.parts)]
    return [path for path in paths if path.is_file()]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tracked_files()
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if pattern.search(line)
    ]


def requirement_lines(path: Path) -> list[str]:
    """What pip reads: continued lines joined, comments left out."""
    joined = re.sub(r"\s*\\\n\s*", " ", path.read_text("utf-8"))
    return [line for line in joined.splitlines() if line and not line.startswith("#")]


def pins(name: str) -> set[str]:
    found = (LOCKED.fullmatch(line) for line in requirement_lines(REQUIREMENTS / name))
    return {match["pin"] for match in found if match}


def test_the_search_sees_this_file() -> None:
    assert Path(__file__).resolve() in {path.resolve() for path in tracked_files()}


@pytest.mark.parametrize("text", [*HOSTS, *OPTIONS])
def test_the_search_knows_registries(text: str) -> None:
    assert REGISTRY.search(f"see https://{text}/simple")
    assert REGISTRY.search(f"PIP_{text.upper().replace('-', '_')}=x")


@pytest.mark.parametrize("home", HOMES)
def test_the_search_knows_folders_of_one_machine(home: str) -> None:
    assert MACHINE.search(f"# via -r {home}/requirements.in")
    assert MACHINE.search(f'"file://{home}"')
    assert not MACHINE.search(f"clients{home}/x and {{root}}{home}/x and {home}-like")


def test_no_file_names_a_registry() -> None:
    assert lines_with(REGISTRY) == []


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert lines_with(MACHINE) == []


def test_no_lock_file_that_names_hosts() -> None:
    files = tracked_files()
    assert [path for path in files if path.name in {"uv.lock", "poetry.lock", "yarn.lock"}] == []
    locks = [path for path in files if path.name == "package-lock.json"]
    assert [path for path in locks if "://" in path.read_text("utf-8")] == []


@pytest.mark.parametrize("name", [f"{name}.txt" for name in SETS])
def test_every_requirement_is_pinned_with_hashes(name: str) -> None:
    lines = requirement_lines(REQUIREMENTS / name)
    assert lines
    assert [line[:60] for line in lines if not LOCKED.fullmatch(line)] == []


def test_no_other_requirement_file() -> None:
    assert {path.stem for path in REQUIREMENTS.iterdir()} == set(SETS)


@pytest.mark.parametrize("name", ["runtime.txt", "client.txt", "wheel.txt"])
def test_dev_has_all_of_the_others(name: str) -> None:
    """./run relies on it: what installs dev has installed them."""
    assert pins(name) <= pins("dev.txt")
