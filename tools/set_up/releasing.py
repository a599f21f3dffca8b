"""What a release needs and only others can run: linted here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.set_up.places import python_in, say
from tools.set_up.processes import call

if TYPE_CHECKING:
    from tools.set_up.commands import Clone

SCHEMAS = {
    "vendor.github-workflows": (".github/workflows/*.yml",),
    "vendor.github-issue-forms": (".github/ISSUE_TEMPLATE/[!c]*.yml",),
    "vendor.github-issue-config": (".github/ISSUE_TEMPLATE/config.yml",),
    "vendor.dependabot": (".github/dependabot.yml",),
    "vendor.compose-spec": ("deploy/compose*.yaml",),
}
"""Which files are to fit which; the schemas come with the linter."""


def check_release(clone: Clone) -> int:
    """All are run; the exit code is 0 if none finds a fault."""
    commands = [
        ("check-jsonschema", "--quiet", "--builtin-schema", schema, *_files(clone, patterns))
        for schema, patterns in SCHEMAS.items()
    ]
    commands.append(("zizmor", "--offline", "--quiet", "--min-severity", "medium", ".github"))
    if python_in(clone.places.venv).with_name("hadolint").exists():  # not made for every system
        commands.append(("hadolint", "deploy/Containerfile"))
    failed = [_fails(clone, *command) for command in commands]
    return int(any(failed))


def _files(clone: Clone, patterns: tuple[str, ...]) -> list[str]:
    root = clone.places.root
    found = [path for pattern in patterns for path in sorted(root.glob(pattern))]
    if not found:
        raise FileNotFoundError(*patterns)
    return [str(path.relative_to(root)) for path in found]


def _fails(clone: Clone, tool: str, *arguments: str) -> bool:
    say(" ".join((tool, *arguments)))
    program = python_in(clone.places.venv).with_name(tool)
    return call([program, *arguments], environment=clone.environment, cwd=clone.places.root) != 0
