"""Pictures of every screen and dialog, wide and narrow, light and dark: ``python tests/page/screens.py [FOLDER]``.

The folder is docs/screens unless another is given. ``--only PART …`` draws only the screens whose name has one of these
parts, ``--laptop`` those of a small laptop, too.
"""

import argparse
import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from page.browsing import DESK, PHONE, Visitor, browsing  # noqa: E402
from page.places import places  # noqa: E402
from server.house import serving  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
QUALITY = 70


def draw(folder: Path, only: list[str], sizes: dict[str, dict[str, Any]]) -> list[Path]:
    """One file for each screen, size and scheme."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    with (
        tempfile.TemporaryDirectory() as scratch,
        browsing() as browser,
        serving(Path(scratch), "--bot-workers", "1") as house,
    ):
        for size, terms in sizes.items():
            for scheme in ("light", "dark"):
                visitor = Visitor(browser, house, color_scheme=scheme, **terms)
                for place in places():
                    if only and not any(part in place.name for part in only):
                        continue
                    place.come(visitor)
                    visitor.drawn()
                    drawn.append(folder / f"{place.name}-{size}-{scheme}.webp")
                    drawn[-1].write_bytes(picture(visitor))
                visitor.close()
    return drawn


def picture(visitor: Visitor) -> bytes:
    """The screen as WebP, which the browser itself makes of it."""
    shot = visitor.context.new_cdp_session(visitor.page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": QUALITY}
    )
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "screens")
    wishes.add_argument("--only", nargs="+", default=[], metavar="PART")
    wishes.add_argument("--laptop", action="store_true")
    wish = wishes.parse_args()
    files = draw(wish.folder, wish.only, SIZES | ({"laptop": LAPTOP} if wish.laptop else {}))
    size = sum(file.stat().st_size for file in files)
    print(f"{len(files)} pictures, {size // 1000} kB, in {wish.folder}")
