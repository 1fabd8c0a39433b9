"""Builds the site of the documents into build/site: ``python docs/site/make_site.py``, or ``make docs``.

The pages are laid ready in build/docs and built from there by Zensical, as mkdocs.yml says; then every link, anchor and
file of what comes out is looked up (`check_site.py`). Any warning ends it.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from check_site import check
from fernhandel import games
from fernhandel.core.words import LANGUAGES
from http_reference import HOUSE, Reference, wire
from notebook_page import notebook_page
from pages import ROOT, Links, in_language, rule_links, shown_file, written

STAGED = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
HERE = Path(__file__).parent
FONTS = ROOT / "web" / "node_modules" / "@fontsource"
SHIM = ROOT / "web" / "node_modules" / "iframe-worker"
FACES = {
    "alegreya": ("alegreya-latin-500-normal", "alegreya-latin-700-normal"),
    "alegreya-sans": (
        "alegreya-sans-latin-400-normal",
        "alegreya-sans-latin-400-italic",
        "alegreya-sans-latin-700-normal",
    ),
}
WIRE = "<!-- every request -->"
UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n\n"


def lay_ready() -> dict[str, str]:
    """All pages, pictures and what draws them, in build/docs; returns what is filled in once they are built."""
    shutil.rmtree(STAGED, ignore_errors=True)
    pages = written()
    links = Links(pages)
    for source, place in pages.items():
        put(place, page(source, place, links))
    text, drawn = notebook_page(ROOT / "docs" / "notebook.ipynb")
    put("notebook.md", links.fitted(text, "docs/notebook.ipynb", "notebook.md"))
    for source, place in list(links.shown.items()):
        put(place, shown_file(source))
    for picture in links.pictures:
        copy(ROOT / picture, picture.removeprefix("docs/"))
    lay_look()
    return drawn


def page(source: str, place: str, links: Links) -> str:
    text = (ROOT / source).read_text("utf-8")
    if place.startswith("rules/"):
        text = rule_links(text)
        others = [language for language in LANGUAGES if place.endswith(f".{language}.md")]
        text = in_language(text, others[0]) if others else text
    text = links.fitted(text, source, place)
    return text.replace(WIRE, lay_wire()) if WIRE in text else text


def lay_wire() -> str:
    """The description itself and its types, on pages of their own; returns the requests."""
    document = wire()
    put("reference/openapi.json", json.dumps(document))
    reference = Reference(document)
    called = {HOUSE: "Types that all games share"} | {game.id: f"Types of {game.title}" for game in games()}
    for name, title in called.items():
        put(f"reference/types_{name}.md", f"{UNSEARCHED}# {title}\n\n{reference.types(name)}")
    return f"[openapi.json](openapi.json) is the description itself.\n\n{reference.requests()}"


def lay_look() -> None:
    """Style, mark, fonts with their licences, and what lets search work in files that are opened without a server."""
    copy(HERE / "theme.css", "look/theme.css")
    copy(ROOT / "web" / "public" / "mark.svg", "look/mark.svg")
    copy(SHIM / "shim" / "index.js", "look/iframe-worker.js")
    copy(SHIM / "LICENSE", "look/iframe-worker-LICENSE.txt")
    for family, faces in FACES.items():
        for face in faces:
            copy(FONTS / family / "files" / f"{face}.woff2", f"look/fonts/{face}.woff2")
        copy(FONTS / family / "LICENSE", f"look/fonts/{family}-LICENSE.txt")


def put(place: str, text: str) -> None:
    target = STAGED / place
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")


def copy(source: Path, place: str) -> None:
    target = STAGED / place
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def fill(built: Path, drawn: dict[str, str]) -> None:
    html = built.read_text("utf-8")
    for empty, full in drawn.items():
        if html.count(empty) != 1:
            sys.exit(f"{built.name}: {empty} is not there once")
        html = html.replace(empty, full)
    built.write_text(html, "utf-8")


def main() -> None:
    drawn = lay_ready()
    shutil.rmtree(SITE, ignore_errors=True)
    zensical = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--clean",
        "--config-file",
        str(ROOT / "mkdocs.yml"),
    ]
    built = subprocess.run(zensical, cwd=ROOT, check=False)
    if built.returncode:
        sys.exit("the site cannot be built")
    fill(SITE / "notebook.html", drawn)
    faults = check(SITE)
    if faults:
        sys.exit("\n".join(faults))
    size = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(
        f"{len(list(SITE.rglob('*.html')))} pages, {size / 1_000_000:.1f} MB: {SITE.relative_to(ROOT) / 'index.html'}"
    )


if __name__ == "__main__":
    main()
