"""axe-core finds nothing to mend on any screen or dialog: wide in the light, narrow in the dark."""

from typing import Any

import pytest

from page.browsing import PHONE, ROOT, Visitor
from page.conftest import Visit
from page.places import places

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (parts) => {
  const shown = parts.filter((part) => document.querySelector(part));
  const where = shown.length > 0 ? { include: shown } : document;
  return (await axe.run(where, { resultTypes: ["violations"] })).violations;
}"""
# What hardly differs from game to game is looked at once on a phone.
ONCE = ("finished", "replay", "legend")
THERE = "auf_achse"


def faults(visitor: Visitor, *parts: str) -> list[str]:
    """What is to be mended on the screen or in these parts of it: wide in the light, narrow in the dark.

    Colours are the same at every size, and all else in either scheme.
    """
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    narrow = page.viewport_size is not None and page.viewport_size["width"] <= PHONE["width"]
    page.emulate_media(color_scheme="dark" if narrow else "light")
    visitor.drawn()  # else it would be looked at in the scheme before
    return told(page.evaluate(RUN, list(parts)))


def told(found: list[dict[str, Any]]) -> list[str]:
    return [
        f"{one['id']}: {one['help']}; {len(one['nodes'])} times, first {node['target']} {node['html'][:160]} {said}"
        for one in found
        for node in one["nodes"][:1]
        for said in [(node.get("failureSummary") or "").replace("\n", " ")[:200]]
    ]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_to_mend(visit: Visit, size: str) -> None:
    narrow = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    visitor = visit(bypass_csp=True, **narrow)
    found = []
    for place in places():
        game, _, what = place.name.partition("-")
        if size == "phone" and what in ONCE and game != THERE:
            continue
        place.come(visitor)
        found += [f"{place.name}, {fault}" for fault in faults(visitor)]
    ground = visitor.page.evaluate("getComputedStyle(document.body).colorScheme")
    assert ground == ("dark" if size == "phone" else "light"), "it was looked at in that scheme"
    assert found == []
