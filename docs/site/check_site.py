"""Looks up every link of a built site: what it leads to is there, and nothing is fetched from elsewhere."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"script": "src", "img": "src", "source": "src", "iframe": "src", "link": "href"}
NOT_FETCHED = {"canonical", "prev", "next", "alternate"}
OUTSIDE = re.compile(r"""(?:url\(\s*["']?|@import\s+["'])((?:https?:)?//[^)"']+)""")


class Page(HTMLParser):
    """What one page links to, what it fetches, and the anchors in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.linked: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.linked.append(given["href"])
        elif given.get("rel") not in NOT_FETCHED and FETCHED.get(tag, "") in given:
            self.fetched.append(given[FETCHED[tag]])


@cache
def read(file: Path) -> Page:
    return Page(file.read_text("utf-8"))


def check(site: Path) -> list[str]:
    """Every fault, by the page it is on."""
    faults = []
    for file in sorted(site.rglob("*.html")):
        found = read(file)
        targets = [(target, False) for target in found.linked] + [(target, True) for target in found.fetched]
        faults += [
            f"{file.relative_to(site)}: {fault}"
            for target, fetched in targets
            if (fault := _fault(site, file, target, fetched))
        ]
    for file in sorted(site.rglob("*.css")):
        faults += [
            f"{file.relative_to(site)}: {url} is fetched from elsewhere"
            for url in OUTSIDE.findall(file.read_text("utf-8"))
        ]
    return faults


def _fault(site: Path, file: Path, target: str, fetched: bool) -> str:
    parts = urlsplit(target)
    if parts.scheme == "data":
        return ""
    if parts.scheme or parts.netloc:
        return f"{target} is fetched from elsewhere" if fetched else ""
    if file.name == "404.html":  # it may be shown in any folder, so it links from the root
        wanted = site / unquote(parts.path).lstrip("/")
    else:
        wanted = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if wanted.is_dir():
        wanted /= "index.html"
    if not wanted.is_file():
        return f"{target} leads nowhere"
    anchor = unquote(parts.fragment)
    if anchor and wanted.suffix == ".html" and anchor not in read(wanted).anchors:
        return f"{target}: there is no such anchor"
    return ""
