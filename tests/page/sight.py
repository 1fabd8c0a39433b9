"""Whether everything that a decision needs is in sight at once, and nothing of it below the fold."""

from collections.abc import Sequence

from page.browsing import Visitor

LAPTOP = {"width": 1280, "height": 720}
SIZES = (LAPTOP, {"width": 1440, "height": 900}, {"width": 1024, "height": 768})

# What is not in the window as a whole, by what it is; and how far the card of the decision goes on below its edge.
OUT_OF_SIGHT = r"""
() => {
  const inside = (part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.left >= 0 && box.top >= 0 &&
      box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
  };
  const wanted = {
    board: "[data-board]", button: "[data-foot]", heading: "[data-decision] > header", asked: "[data-asked]",
    player: "[data-players] article, [data-players] table tr", panel: "[data-panel], [data-opens]",
    chronicle: "[data-chronicle], [data-opens=log]", tools: "[data-tools]", stages: "[data-stages] li",
  };
  const out = [];
  for (const [name, selector] of Object.entries(wanted)) {
    const parts = [...document.querySelectorAll(selector)];
    if (parts.length === 0) out.push(`no ${name}`);
    for (const part of parts) if (!inside(part)) out.push(`${name}: ${part.textContent.trim().slice(0, 40)}`);
  }
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) out.push("the page scrolls");
  const log = document.querySelector("[data-chronicle]")?.closest("section");
  if (log && log.getBoundingClientRect().height < 150) out.push("a chronicle too small to read");
  const asked = document.querySelector("[data-asked]");
  return { out, below: Math.max(0, asked.scrollHeight - asked.clientHeight - 1) };
}
"""


def out_of_sight(visitor: Visitor, sizes: Sequence[dict[str, int]] = SIZES) -> list[str]:
    """What cannot be seen at any of the sizes, and at which; the window is left as it was."""
    page = visitor.page
    before = page.viewport_size
    found = []
    for size in sizes:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.drawn()
        seen = page.evaluate(OUT_OF_SIGHT)
        where = f"{size['width']} x {size['height']}"
        found += [f"{where}: {what}" for what in seen["out"]]
        if seen["below"] > 0:
            found.append(f"{where}: {seen['below']} points of what is asked")
    if before is not None:
        page.set_viewport_size(before)
    return found
