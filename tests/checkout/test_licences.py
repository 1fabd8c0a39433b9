"""Everything that is shipped and comes from elsewhere has its licence, and the package names all of them."""

from copy import deepcopy

import pytest

import licences
from licences import Shipped


@pytest.fixture(scope="module")
def shipped() -> Shipped:
    return licences.checkout()


def test_nothing_is_shipped_without_a_licence(shipped: Shipped) -> None:
    assert shipped.faults == []
    assert shipped.licences | {"PSF-2.0"} == licences.named(), "what is compiled brings the last one"
    fonts = [file for file in shipped.names if file.endswith((".woff", ".woff2"))]
    assert fonts
    assert {licence for file in fonts for _, licence in shipped.borrowed[file]} == {"OFL-1.1"}
    notices = {one.notice for one in shipped.page.borrowed if one.kind == "font"}
    assert all("©" in notice or "opyright" in notice for notice in notices), "as the fonts themselves say it"


def test_the_sources_of_drawn_land_are_known(shipped: Shipped) -> None:
    """Scripts that read an atlas write what is said to come from it."""
    web = licences.ROOT / "web" / "src"
    readers = {path.parent.name for path in web.rglob("*.mjs") if "world-atlas/" in path.read_text("utf-8")}
    borrowed = {file.split("/")[2] for file, found in shipped.borrowed.items() if ("world-atlas", "ISC") in found}
    assert readers == borrowed


@pytest.mark.parametrize("part", ["licence", "notice", "text"])
def test_a_package_that_lacks_it_is_told(shipped: Shipped, part: str) -> None:
    page = deepcopy(shipped.page)
    setattr(page.borrowed[0], part, "")
    assert Shipped(shipped.names, page, shipped.data).faults == [f"{page.borrowed[0].name} has no {part}"]


@pytest.mark.parametrize("file", ["fernhandel/page/assets/strange.woff2", "fernhandel/games/merchants/picture.png"])
def test_a_file_that_nobody_knows_is_told(shipped: Shipped, file: str) -> None:
    (fault,) = Shipped([*shipped.names, file], shipped.page, shipped.data).faults
    assert file in fault


def test_compiled_modules_need_the_licence_of_the_compiler(shipped: Shipped) -> None:
    compiled = [*shipped.names, "fernhandel/core/table.cpython-311-x86_64-linux-gnu.so"]
    assert Shipped(compiled, shipped.page, shipped.data).faults
    assert Shipped([*compiled, licences.MYPYC], shipped.page, shipped.data).faults == []


def test_it_lists_what_is_shipped(shipped: Shipped, capsys: pytest.CaptureFixture[str]) -> None:
    assert licences.main([]) == 0
    told = capsys.readouterr().out
    assert [one.name for one in shipped.page.borrowed if one.name not in told] == []
