"""Bots that somebody wrote in a file of Python: `my.py:Rusher`."""

from __future__ import annotations

import re
import sys
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING

from tokyork.bots.base import Bot
from tokyork.errors import BadInputError, Ended
from tokyork.formats.reading import shown
from tokyork.plain_text import short
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from types import ModuleType

NAMED = re.compile(r"(?P<file>.+\.py):(?P<name>[^:]*)", re.DOTALL)
_LONGEST_REASON = 300


def make_from_file(file: str, name: str, seed: int, ms: int | None, place: str) -> Bot:
    """The bot of a class in a file; whatever is wrong with either is told in a sentence."""
    path = Path(file).absolute()
    try:
        kind = _bots_in(_module(path)).get(name)
    except OSError as error:
        told = texts()("bots-no_file", file=file, reason=error.strerror or repr(error))
        raise BadInputError(place, told) from error
    except Ended:
        raise
    except (Exception, SystemExit) as error:
        told = texts()("bots-bad_file", file=file, reason=what_failed(error, path))
        raise BadInputError(place, told) from error
    if kind is None:
        raise BadInputError(place, _no_such(path, file, name))
    try:
        return kind(seed, ms)
    except Ended:
        raise
    except (Exception, SystemExit) as error:
        told = texts()("bots-not_made", name=name, file=file, reason=what_failed(error, path))
        raise BadInputError(place, told) from error


@lru_cache(maxsize=64)
def _module(path: Path) -> ModuleType:
    """The file, run once in a process; what lies beside it can be imported by it."""
    path.read_bytes()  # a file that is not there says so
    name = f"tokyork_bot_{path.stem}"
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ImportError(path.name)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # behind all others: it can hide nothing of ours
    module = module_from_spec(spec)
    sys.modules[name] = module  # as dataclasses want it
    spec.loader.exec_module(module)
    return module


def _bots_in(module: ModuleType) -> dict[str, type[Bot]]:
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Bot) and value is not Bot
    }


def _no_such(path: Path, file: str, name: str) -> str:
    module = _module(path)
    if hasattr(module, name):
        return texts()("bots-no_bot", name=name, file=file)
    names = ", ".join(_bots_in(module))
    if not names:
        return texts()("bots-no_class_there", file=file)
    return texts()("bots-no_class", file=file, names=names, found=shown(name))


def what_failed(error: BaseException, path: Path | None = None) -> str:
    """An error in one line, with the last line of the bot's own file that led to it."""
    said = short(" ".join(f"{type(error).__name__}: {error}".split()), _LONGEST_REASON)
    own = [frame for frame in extract_tb(error.__traceback__) if _is_bots(frame.filename, path)]
    if not own or own[-1].lineno is None:
        return said
    place = {"file": Path(own[-1].filename).name, "line": str(own[-1].lineno)}
    return texts()("bots-failed_at", reason=said, **place)


def _is_bots(filename: str, path: Path | None) -> bool:
    """Whether a line of a traceback stands in a bot's file."""
    if path is not None:
        return Path(filename) == path
    return any(
        getattr(module, "__file__", None) == filename
        for name, module in list(sys.modules.items())
        if name.startswith("tokyork_bot_")
    )
