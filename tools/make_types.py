"""Writes client/src/protocol.ts from the server's messages; `--check` only compares."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork.server.protocol import (  # noqa: E402 - its folder must be found first
    administration,
    calls,
    messages,
    people_calls,
    requests,
    view_shapes,
)
from tokyork.server.protocol import telling_calls as telling  # noqa: E402 - the path
from tokyork.server.protocol import tournament_calls as tournaments  # noqa: E402 - the path
from tokyork.views.event_kinds import AnyEvent  # noqa: E402 - its folder must be found first
from tokyork.words.parts import Part  # noqa: E402 - its folder must be found first

FILE = ROOT / "client" / "src" / "protocol.ts"
HEAD = "// Made by tools/make_types.py from src/tokyork/server/protocol: change that instead.\n\n"
WORDS = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
CONSTANTS = {"EMOTES": requests.EMOTES, "AWAY_AFTER": requests.AWAY_AFTER}
UNIONS = {
    "AnyRequest": requests.AnyRequest,
    "AnyMessage": messages.AnyMessage,
    "Event": AnyEvent,
    "Part": Part,
}
ASKED = (
    calls.NewTable,
    calls.NewSeat,
    calls.NewPractice,
    calls.NewRules,
    calls.NewLesson,
    calls.NewName,
    administration.HostWish,
    people_calls.NewWishes,
    people_calls.NewPasskey,
    people_calls.PasskeyAnswer,
    telling.PushSubscription,
    telling.TellingWish,
    tournaments.NewTournament,
)
"""What a browser sends over HTTP: it may leave out what has a default."""
ANSWERED = (
    calls.Made,
    calls.DiceMade,
    calls.DiceList,
    calls.Home,
    calls.Refused,
    calls.GameReview,
    calls.Falls,
    calls.Replay,
    calls.Steps,
    calls.Fork,
    calls.Saved,
    calls.Practice,
    people_calls.Me,
    people_calls.PastGames,
    people_calls.Statistics,
    people_calls.PuzzleDiary,
    people_calls.Leaderboard,
    people_calls.GameRating,
    people_calls.Transfer,
    people_calls.SecretWords,
    people_calls.Carried,
    people_calls.Gone,
    people_calls.PasskeyOptions,
    people_calls.Passkeys,
    calls.ChoiceReview,
    calls.PuzzleList,
    calls.PuzzleToPlay,
    calls.RulesEffect,
    telling.Telling,
    telling.Proved,
    tournaments.TournamentMade,
    tournaments.TournamentView,
    tournaments.Channel,
    tournaments.Chances,
    view_shapes.View,
    administration.AdminHome,
    administration.WishGranted,
    administration.BackupMade,
)


def named(python: str) -> str:
    """What a type is called in the browser, where only views are known: `Monster`, `Table`."""
    return python.removesuffix("View") or python


def members(union: Any) -> frozenset[str]:  # noqa: ANN401 - unions have no common type
    """The names of the types in a union."""
    return frozenset(named(one.__name__) for one in get_args(union))


ALIASES = {members(union): name for name, union in UNIONS.items()}


def written(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return named(str(schema["$ref"]).rpartition("/")[2])
    if "anyOf" in schema:
        return _union([written(part) for part in schema["anyOf"]])
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f'"{value}"' for value in values)
    return _plain(schema)


def _union(parts: list[str]) -> str:
    """Several types, those of a known union by its name."""
    for types, name in ALIASES.items():
        if types <= set(parts):
            parts = [name, *(part for part in parts if part not in types)]
    return " | ".join(dict.fromkeys(parts))


def _plain(schema: dict[str, Any]) -> str:
    kind = str(schema["type"])
    if "prefixItems" in schema:
        return f"[{', '.join(written(part) for part in schema['prefixItems'])}]"
    if kind == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " " in inner and inner[0] != "[" else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema['additionalProperties'])}>"
    return WORDS[kind]


def declared(name: str, schema: dict[str, Any], *, sent: bool) -> str:
    """An interface. What the server always sends is there; what a browser may leave out is not."""
    needed = set(schema.get("required", ()))
    lines = []
    for key, part in schema["properties"].items():
        there = key in needed or (sent and "default" in part)
        lines.append(f"  {key}{'' if there else '?'}: {written(part)};\n")
    return f"export interface {named(name)} {{\n{''.join(lines)}}}\n\n"


def types() -> str:
    """The whole file."""
    roots = [*UNIONS.values(), *ASKED, *ANSWERED]
    _, components = msgspec.json.schema_components(roots, ref_template="#/{name}")
    asked = members(requests.AnyRequest) | {one.__name__ for one in ASKED}
    text = HEAD + f"export const VERSION = {messages.VERSION};\n"
    for name, values in CONSTANTS.items():
        text += f"export const {name} = {msgspec.json.encode(values).decode()} as const;\n"
    text += "\n"
    for name, schema in components.items():
        text += declared(name, schema, sent=name not in asked)
    for name, union in UNIONS.items():
        listed = "".join(f"\n  | {named(one.__name__)}" for one in get_args(union))
        text += f"export type {name} ={listed};\n"
    return text


def main() -> int:
    """Write, or compare."""
    text = types()
    if "--check" in sys.argv:
        return int(text != FILE.read_text(encoding="utf-8"))
    FILE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
