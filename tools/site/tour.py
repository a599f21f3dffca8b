"""Asks a local application for everything a page may ask for, and tells which modules that took."""

from __future__ import annotations

import asyncio
import json
import sys

from tokyork.server.local import without_anyio  # noqa: F401 - before what would look for them
from tokyork.server.local.application import LocalApplication
from tokyork.server.local.browser import BrowserJournal  # noqa: F401 - with all that it takes
from tokyork.server.local.journal import MemoryJournal
from tokyork.server.local.journal_store import JournalStore
from tokyork.server.local.message_line import MessageLine
from tokyork.server.local.own_thread import OwnThread

LANGUAGES = ("en", "de", "hu", "ru")
TOPICS = ("odds", "coach", "plan", "forecast", "ouch")


async def modules() -> list[str]:
    """The names of all that was imported after a game of each city and all about it."""
    application = LocalApplication(JournalStore(MemoryJournal()), OwnThread())
    await application.open()
    for number, city in enumerate(("tokyo", "new_york")):
        await _play(application, city, LANGUAGES[number * 2])
    await application.call("POST", "/api/lessons", json.dumps({"city": "tokyo", "name": "A"}))
    text = "city: tokyo\nplayers: [{}, {}]\n"
    for begin in (False, True):
        wanted = {"text": text, "seat": "p1", "begin": begin}
        await application.call("POST", "/api/practice", json.dumps(wanted))
    await application.call("POST", "/api/practice", json.dumps({"text": "city: ["}))
    await application.call("POST", "/api/rules", json.dumps({"city": "tokyo", "seats": 2}))
    await application.call("GET", "/api/dice/list")
    await _puzzles(application)
    await application.close()
    return sorted(sys.modules)


async def _puzzles(application: LocalApplication) -> None:
    found = json.loads((await application.call("GET", "/api/puzzles")).text)
    for group, language in zip(found["groups"], LANGUAGES, strict=False):
        name = group["ids"][0]
        await application.call("GET", f"/api/puzzles/{name}?language={language}")


async def _play(application: LocalApplication, city: str, language: str) -> None:
    me, bots = {"kind": "person", "name": "A"}, [{"kind": "bot", "level": n} for n in (1, 4)]
    wanted = {"settings": {"city": city, "options": {"points": 4}}, "seats": [me, *bots]}
    made = await application.call("POST", "/api/tables", json.dumps({**wanted, "begin": True}))
    table = json.loads(made.text)["table"]
    heard: asyncio.Queue[str] = asyncio.Queue()
    line = MessageLine(heard.put_nowait, lambda code: heard.put_nowait(f'{{"code": {code}}}'))
    application.connect(f"/ws/{table}?language={language}", line)
    number = 0
    while True:
        message = json.loads(await heard.get())
        game = message.get("game") or {}
        if (game.get("view") or {}).get("over"):
            break
        if choice := game.get("choice"):
            number += 1
            asked = {"type": "ask", "nonce": f"ask{number}", "topic": TOPICS[number % 5]}
            line.hear(json.dumps(asked))
            move = {"type": "move", "nonce": str(number), "table": table, "seq": game["seq"]}
            line.hear(json.dumps({**move, "move": choice["default"]}))
    for part in ("", "/steps", "/record", "/review", "/falls"):
        for spoken in LANGUAGES:
            query = f"?language={spoken}&from=0&to=5"
            await application.call("GET", f"/api/games/{table}{part}{query}")
    fork = {"step": 3, "seat": "p1", "name": "A"}
    await application.call("POST", f"/api/games/{table}/fork", json.dumps(fork))
    record = (await application.call("GET", f"/api/games/{table}/record")).text
    await application.call("POST", "/api/games", record)
    line.end()
