"""What the installed app needs: its name and icons, and a page for times without connection."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from tokyork.words.texts import FALLBACK, languages, texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request

ICONS = (
    {"src": "mark.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "icons/192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "icons/512.png", "sizes": "512x512", "type": "image/png"},
    {
        "src": "icons/maskable-512.png",
        "sizes": "512x512",
        "type": "image/png",
        "purpose": "maskable",
    },
)
SHORTCUTS = {"app-play": "new", "app-cards": "cards"}
LOOK = """
:root { color-scheme: light dark; --bg: #fbe7c6; --text: #1d1430; --accent: #cf2f2a; --on: #fff8ea }
@media (prefers-color-scheme: dark) {
  :root { --bg: #171029; --text: #fff1dc; --accent: #ff6a52; --on: #1d1430 }
}
body { margin: 0 }
main { min-height: 100dvh; display: grid; place-content: center; justify-items: center;
  gap: 16px; padding: 24px; box-sizing: border-box; text-align: center;
  background: var(--bg); color: var(--text); font: 500 18px/1.4 system-ui, sans-serif }
h1 { margin: 0; font-size: 28px; line-height: 1.15 }
p { margin: 0; max-width: 34ch }
svg { width: 132px; height: 132px }
a { display: grid; place-items: center; min-height: 48px; padding: 0 24px; font-weight: 700;
  color: var(--on); background: var(--accent); border: 2.5px solid #1d1430; border-radius: 14px;
  box-shadow: 0 4px 0 #1d1430; text-decoration: none }
"""
MARK = (
    '<svg viewBox="-3 -3 70 70" aria-hidden="true"><g stroke="#1d1430" stroke-width="4"'
    ' stroke-linejoin="round"><path d="M14 22L10 6 24 12 32 3 40 12 54 6 50 22Z" fill="#3f58e0"/>'
    '<circle cx="32" cy="35" r="25" fill="#ee4b35"/>'
    '<path d="M12 34Q32 50 52 34M17 41l-2 5M26 44l-1 6M38 44l1 6M47 41l2 5" fill="none"'
    ' stroke-linecap="round"/></g></svg>'
)
"""Our mark with its eye shut."""


def spoken(request: Request, known: Sequence[str]) -> str:
    """The language that was asked for, or the first that the browser would like."""
    liked = request.headers.get("accept-language", "").split(",")
    wanted = [request.query_params.get("language", ""), *liked]
    names = (name.partition(";")[0].strip().partition("-")[0] for name in wanted)
    return next((name for name in names if name in known), FALLBACK)


async def manifest(request: Request) -> Response:
    """The app as a device keeps it."""
    said = app_words(spoken(request, languages()), "/")
    return _answer(msgspec.json.encode(said), "application/manifest+json")


def app_words(language: str, base: str) -> dict[str, Any]:
    """The app in a language, with everything below this address."""
    say = texts(language)
    return {
        "id": base,
        "name": say("app-name"),
        "short_name": say("app-name"),
        "description": say("app-description"),
        "lang": language,
        "dir": "ltr",
        "start_url": base,
        "scope": base,
        "display": "standalone",
        "background_color": "#fbe7c6",
        "theme_color": "#1d1430",
        "categories": ["games"],
        "icons": [icon | {"src": base + icon["src"]} for icon in ICONS],
        "shortcuts": [
            {"name": say(word), "url": base + (path if base == "/" else f"?/{path}")}
            for word, path in SHORTCUTS.items()
        ],
    }


async def offline_page(request: Request) -> Response:
    """What the service worker shows when the server cannot be reached."""
    language = spoken(request, languages())
    say = texts(language)
    title, text, again = (
        html.escape(say(f"offline-{word}")) for word in ("title", "text", "again")
    )
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="/mark.svg" type="image/svg+xml">'
        f"<title>{title}</title><style>{LOOK}</style>"
        f'<main>{MARK}<h1>{title}</h1><p>{text}</p><a href="">{again}</a></main>'
    )
    return _answer(page.encode(), "text/html")


def _answer(body: bytes, media_type: str) -> Response:
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(body, headers=headers, media_type=media_type)
