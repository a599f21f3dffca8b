"""What MkDocs is told beyond mkdocs.yml: pages of the top of the repository, links out of docs/.

A page reads well where it lies in the repository, and on the site: so links to sources lead to the
public repository there, and pages of the top stand beside those of docs/.
"""

from __future__ import annotations

import posixpath
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
FROM_TOP = (
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
)
MARK = "client/public/mark.svg"
FONTS = ("dela-gothic-one-latin-400-normal.woff2", "rubik-latin-wght-normal.woff2")
FENCED = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(\]\()([^)#\s:]+)(#[^)\s]*)?(\))")
INK, PAPER = "#1d1430", "#fff4df"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Where the sources are published is said in pyproject.toml, and nowhere else."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        urls = tomllib.load(file)["project"]["urls"]
    config["site_url"] = urls["Documentation"]
    config["extra"]["source"] = urls["Source"]  # as `repo_url` it would be asked for its stars
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Pages of the top of the repository, our sign and our fonts."""
    for name in FROM_TOP:
        if (ROOT / name).exists():
            text = (ROOT / name).read_text(encoding="utf-8")
            files.append(File.generated(config, name, content=text))
    mark = (ROOT / MARK).read_text(encoding="utf-8")
    mark = mark.replace(f"var(--art-ink,{INK})", INK).replace(f"var(--art-paper,{PAPER})", PAPER)
    files.append(File.generated(config, "pictures/badge.svg", content=mark))
    for name in FONTS:
        font = (ROOT / "client" / "src" / "fonts" / name).read_bytes()
        files.append(File.generated(config, f"site/{name}", content=font))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, **_: Any) -> str:  # noqa: ANN401 - MkDocs' own
    """Links as they lead from the page on the site; code is left alone."""
    name = page.file.src_uri
    folder = "" if name in FROM_TOP else posixpath.join("docs", posixpath.dirname(name))
    source = str(config["extra"]["source"])
    parts = FENCED.split(markdown)
    parts[::2] = [_led(part, folder, source, name) for part in parts[::2]]
    return "".join(parts)


def _led(text: str, folder: str, source: str, name: str) -> str:
    def lead(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, found[2]))
        return f"{found[1]}{_address(target, source, name)}{found[3] or ''}{found[4]}"

    return LINK.sub(lead, text)


def _address(target: str, source: str, name: str) -> str:
    """Of a file, by its path in the repository."""
    here = posixpath.dirname(name) or "."
    if target.startswith("docs/"):
        return posixpath.relpath(target.removeprefix("docs/"), here)
    if target in FROM_TOP:
        return posixpath.relpath(target, here)
    if target == "README.md":
        return posixpath.relpath("index.md", here)
    kind = "tree" if (ROOT / target).is_dir() else "blob"
    return f"{source}/{kind}/main/{target}"
