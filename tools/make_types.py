"""Writes client/src/protocol.ts from the server's messages; `--check` only compares."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork.server import guides, messages, replays, reviews, shapes  # noqa: E402 - after the path

FILE = ROOT / "client" / "src" / "protocol.ts"
HEAD = (
    "// Made by tools/make_types.py from src/tokyork/server/messages.py: change that instead.\n\n"
)
WORDS = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}
LISTS = {"EMOTES": messages.EMOTES}


def roots() -> list[Any]:
    """Everything that travels."""
    over_http = (messages.NewTable, messages.Made, messages.Home, messages.Refused)
    looking_back = (reviews.GameReview, reviews.Falls)
    playing_again = (replays.Replay, replays.Steps, replays.Fork, replays.Saved)
    lessons = (guides.NewLesson, guides.NewPractice, guides.Practice)
    views = (shapes.View, shapes.Event)
    return [
        messages.AnyRequest,
        messages.AnyMessage,
        *over_http,
        *looking_back,
        *playing_again,
        *lessons,
        *views,
    ]


def written(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part) for part in schema["anyOf"]))
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(f'"{value}"' for value in values)
    return _plain(schema)


def _plain(schema: dict[str, Any]) -> str:
    kind = str(schema["type"])
    if kind == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
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
    return f"export interface {name} {{\n{''.join(lines)}}}\n\n"


def types() -> str:
    """The whole file."""
    schemas, components = msgspec.json.schema_components(roots(), ref_template="#/{name}")
    requests = {r["$ref"].rpartition("/")[2] for r in schemas[0]["anyOf"]} | {
        "NewTable",
        "NewSeat",
        "NewPractice",
        "NewLesson",
    }
    text = HEAD + f"export const VERSION = {messages.VERSION};\n"
    for name, values in LISTS.items():
        text += f"export const {name} = {msgspec.json.encode(values).decode()} as const;\n"
    text += "\n"
    for name, schema in components.items():
        text += declared(name, schema, sent=name not in requests)
    for name, schema in zip(("AnyRequest", "AnyMessage"), schemas, strict=False):
        text += f"export type {name} = {written(schema)};\n"
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
