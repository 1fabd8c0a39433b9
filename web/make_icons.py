"""Draws the icons of the installed page from the mark: ``python web/make_icons.py``. Needs a browser."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from page.browsing import browsing

PUBLIC = Path(__file__).parent / "public"
GROUND = "#243b3a"
ICONS = {"icon-192.png": (192, 1.0, ""), "icon-512.png": (512, 1.0, ""), "icon-whole.png": (512, 0.8, GROUND)}
"""Size, how much of it the mark takes, and the ground: a system that cuts its own shape wants one up to the edges."""


def main() -> None:
    mark = (PUBLIC / "mark.svg").read_text("utf-8")
    with browsing() as browser:
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            place = f"position:absolute;inset:{(1 - part) * 50}%"
            page.set_content(f'<body style="margin:0;background:{ground}"><div style="{place}">{mark}</div></body>')
            page.screenshot(path=PUBLIC / name, omit_background=not ground)


if __name__ == "__main__":
    main()
