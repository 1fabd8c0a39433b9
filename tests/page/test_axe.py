"""axe-core finds nothing to mend on any screen or dialog, light or dark, wide or narrow."""

from typing import Any

import pytest

from page.browsing import PHONE, ROOT
from page.conftest import Visit
from page.places import places

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async (more) => (await axe.run(document, { resultTypes: ['violations'], ...more })).violations"
ASKED: dict[str, dict[str, Any]] = {"light": {}, "dark": {"runOnly": ["color-contrast"]}}  # nothing else changes


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
    script = AXE.read_text("utf-8")
    faults = []
    grounds = set()
    for place in places():
        place.come(visitor)
        visitor.page.evaluate(script)
        for scheme, asked in ASKED.items():
            visitor.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            grounds.add(visitor.page.evaluate("getComputedStyle(document.body).backgroundColor"))
            faults += [f"{place.name}, {scheme}, {fault}" for fault in told(visitor.page.evaluate(RUN, asked))]
    assert faults == []
    assert len(grounds) == 2, "it was looked at in the light and in the dark"
