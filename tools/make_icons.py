"""Draws the app's icons in client/public/icons from its mark, with a browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import find_browser

CLIENT = Path(__file__).parents[1] / "client"
FOLDER = CLIENT / "public" / "icons"
GROUND = "#fbe7c6"
WHOLE, SAFE = 100, 76  # a mask may cut away what is beyond the middle 80 %
ICONS = {
    "192": (192, WHOLE, "transparent"),
    "512": (512, WHOLE, "transparent"),
    "maskable-512": (512, SAFE, GROUND),
    "apple-180": (180, 84, GROUND),
}


def main() -> None:
    """All of them."""
    mark = (CLIENT / "src" / "art" / "mark.svg").read_text(encoding="utf-8")
    mark = mark.replace("<svg ", '<svg style="display:block" ')
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (side, share, ground) in ICONS.items():
            page.set_viewport_size({"width": side, "height": side})
            page.set_content(
                f'<body style="margin:0;height:{side}px;display:grid;place-items:center;'
                f'background:{ground}"><div style="width:{share}%">{mark}</div>'
            )
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
