"""Links between the documents lead to files and headings that are there, and the site lists every page."""

import re
from functools import cache
from pathlib import Path

import pytest

import fernhandel
from check_site import check
from documents import DOCUMENTS, ROOT, prose
from http_reference import HOUSE, METHODS, Reference, wire
from pages import Links, rule_links, written

RULES = sorted((ROOT / "src" / "fernhandel" / "games").glob("*/rules*.md"))
LINKING = [*DOCUMENTS, ROOT / "CHANGELOG.md", ROOT / "NOTICE.md", *RULES]
MADE = {"notebook.md"} | {f"reference/types_{name}.md" for name in (HOUSE, *(game.id for game in fernhandel.games()))}
LINK = re.compile(r"\]\(([^)\s]+)\)")


@cache
def headings(document: Path) -> set[str]:
    """The anchors of its headings, as forges and the site make them."""
    found = re.findall(r"^#+ (.+)$", prose(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("document", LINKING, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(document: Path) -> None:
    for link in LINK.findall(prose(document)):
        if link.startswith(("https://", "http://")):
            continue
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), link
        assert not anchor or anchor in headings(target), link


def test_the_site_lists_every_page_once() -> None:
    listed = re.findall(r": ([\w/.]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted({*written().values(), *MADE})


def test_every_page_finds_its_way_in_the_site() -> None:
    links = Links(written())
    for source, place in links.pages.items():
        fitted = links.fitted((ROOT / source).read_text("utf-8"), source, place)
        assert "../src/" not in "".join(LINK.findall(fitted)), source
    examples = {f"docs/examples/{name}" for name in ("mcp_player.py", "ppo.py", "small_auf_achse.toml")}
    assert set(links.shown) == {"tests/guests/pit.py", *examples}
    shown = links.fitted("[rules](../src/fernhandel/games/merchants/rules.de.md#x)", "docs/deals.md", "deals.md")
    assert shown == "[rules](rules/merchants.de.md#x)"
    with pytest.raises(FileNotFoundError, match=r"there is no docs/nowhere\.md"):
        links.fitted("[lost](nowhere.md)", "docs/deals.md", "deals.md")


def test_a_rule_can_be_linked_to_and_is_wherever_it_is_named() -> None:
    book = "## One\n\n- **M1.1** Pay (M1.2), not `M1.2`.\n- **M1.2** See M1.1.\n\n```\nM1.1\n```\n"
    assert rule_links(book) == (
        "## One\n\n- [**M1.1**](#M1.1){ #M1.1 .rule } Pay ([M1.2](#M1.2)), not `M1.2`.\n"
        "- [**M1.2**](#M1.2){ #M1.2 .rule } See [M1.1](#M1.1).\n\n```\nM1.1\n```\n"
    )


def test_the_reference_has_every_request_and_every_type() -> None:
    document = wire()
    reference = Reference(document)
    requests = reference.requests()
    for path, asked in document["paths"].items():
        for method in asked.keys() & set(METHODS):
            assert f"### {method.upper()} `{path}`\n" in requests
    told = "".join(reference.types(page) for page in {*reference.place.values()})
    assert all(f"### {name} {{ #{name} }}\n" in told for name in document["components"]["schemas"])
    linked = set(re.findall(r"\(types_(\w+)\.md#(\w+)\)", requests + told))
    assert linked <= {(page, name) for name, page in reference.place.items()}
    del next(iter(next(iter(document["paths"].values())).values()))["description"]
    with pytest.raises(ValueError, match="does not say what it is for"):
        Reference(document).requests()


def test_what_is_wrong_in_a_site_is_found(tmp_path: Path) -> None:
    (tmp_path / "style.css").write_text('@import "https://elsewhere.example/x.css";', "utf-8")
    (tmp_path / "there.html").write_text('<h2 id="here">', "utf-8")
    (tmp_path / "index.html").write_text(
        '<a href="there.html#here"><a href="there.html#gone"><a href="gone.html"><img src="https://elsewhere.example/x">'
        '<a href="https://elsewhere.example">',
        "utf-8",
    )
    assert check(tmp_path) == [
        "index.html: there.html#gone: there is no such anchor",
        "index.html: gone.html leads nowhere",
        "index.html: https://elsewhere.example/x is fetched from elsewhere",
        "style.css: https://elsewhere.example/x.css is fetched from elsewhere",
    ]
