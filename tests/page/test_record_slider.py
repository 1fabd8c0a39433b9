"""The slider of a record, as a notebook shows it: by keys and buttons, twice on one page, and without scripts."""

from playwright.sync_api import Browser, expect

from fernhandel import Record
from fernhandel.core.drawings import with_ids
from notebook.positions import record_of, under_way

NAME = "merchants-2010-2-1"


def wagons(record: Record, moves: int, own: str) -> str:
    """How the wagons are drawn after so many moves."""
    cut = Record(record.terms, record.seed, record.seats, record.moves[:moves], False)
    *_, game = under_way(cut)
    parts = game.title.drawing(game.terms).parts(game.view(None))
    return with_ids("".join(parts[name] for name in parts if name.startswith("wagon")), own)


def test_it_goes_through_the_moves(browser: Browser) -> None:
    record = record_of(NAME)
    last = len(record.moves)
    page = browser.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.set_content(record._repr_html_() * 2)
    first, second = page.locator("[data-fernhandel]").all()
    told, bar = first.locator("[data-told]"), first.get_by_role("slider")
    own = first.get_attribute("data-fernhandel") or ""
    expect(told).to_contain_text(f"{last} / {last} · ")
    bar.press("ArrowLeft")
    expect(told).to_contain_text(f"{last - 1} / {last} · ")
    bar.press("Home")
    expect(told).to_have_text(f"0 / {last}")
    first.get_by_role("button", name="One move on").click()
    expect(told).to_contain_text(f"1 / {last} · ")
    for moves in (0, last // 2, last):
        bar.fill(str(moves))
        drawn = first.locator('[data-part^="wagon"]').evaluate_all("(all) => all.map((one) => one.outerHTML)")
        wanted = page.evaluate(
            """([svg]) => { const g = document.createElementNS("http://www.w3.org/2000/svg", "g");
            g.innerHTML = svg; return g.innerHTML; }""",
            [wagons(record, moves, own)],
        )
        assert "".join(one.split(">", 1)[1].removesuffix("</g>") for one in drawn) == wanted
    expect(second.locator("[data-told]")).to_contain_text(f"{last} / {last} · ")
    assert faults == []
    page.close()


def test_without_scripts_the_last_position_stays(browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.set_content(record_of(NAME)._repr_html_())
    expect(page.get_by_role("img", name="Merchants of the Middle Ages")).to_be_visible()
    expect(page.get_by_role("slider")).to_be_hidden()
    context.close()
