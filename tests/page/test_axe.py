"""axe-core finds nothing to mend on any screen or dialog, light or dark, wide or narrow."""

from typing import Any

import pytest

from page.browsing import PHONE, ROOT, Visitor
from page.conftest import Visit
from page.places import places

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async ([parts, more]) => {
  const shown = parts.filter((part) => document.querySelector(part));
  const where = shown.length > 0 ? { include: shown } : document;
  return (await axe.run(where, { resultTypes: ["violations"], ...more })).violations;
}"""
ASKED: dict[str, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}  # nothing else changes


def faults(visitor: Visitor, *parts: str) -> list[str]:
    """What is to be mended on the screen or in these parts of it, in either scheme."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = []
    for scheme, asked in ASKED.items():
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        visitor.drawn()  # else it would be looked at in the scheme before
        found += [f"{scheme}, {fault}" for fault in told(page.evaluate(RUN, [parts, asked]))]
    return found


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
    grounds = set()
    for place in places():
        place.come(visitor)
        found += [f"{place.name}, {fault}" for fault in faults(visitor)]
        for scheme in ASKED:
            visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            grounds.add(visitor.page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert found == []
    assert len(grounds) == 2, "it was looked at in the light and in the dark"
