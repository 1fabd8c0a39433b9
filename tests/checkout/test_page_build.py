"""The page is built on a machine without Node.js as well, in silence, and players install nothing for tests."""

import importlib.util
import os
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
FOR_CHECKS = {
    "axe-core",
    "iframe-worker",
    "openapi-typescript",
    "playwright-core",
    "prettier",
    "svelte-check",
    "typescript",
}
SLOW = """
import { mergeConfig } from "vite";
import page from "WEB/vite.config.ts";

const slow = { name: "slow", transform: (_, id) => { for (const end = Date.now() + BUSY(id); Date.now() < end; ); } };
const BUSY = (id) => (id.endsWith("main.ts") ? 4000 : 0);
export default mergeConfig(page, { plugins: [slow] });
"""


@pytest.fixture
def make_page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_page", ROOT / "web" / "make_page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def broken_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose own Node.js does nothing but fail."""
    for name in ("node", "npm"):
        program = tmp_path / "bin" / name
        program.parent.mkdir(exist_ok=True)
        program.write_text("#!/bin/sh\necho no node here >&2\nexit 1\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.usefixtures("broken_node")
def test_the_packaged_node_builds_the_page_and_says_nothing(
    make_page: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert make_page.node() == make_page.packaged_node(), "one that cannot say its version is too old"
    slow = ROOT / "web" / "node_modules" / ".slow.config.mjs"  # there it finds Vite
    slow.write_text(SLOW.replace("WEB", (ROOT / "web").as_posix()))
    try:
        options = ["--config", str(slow), "--outDir", str(tmp_path / "dist"), "--emptyOutDir"]
        make_page.npm("run", "build", "--silent", "--", *options)
    finally:
        slow.unlink()
    assert "<script" in (tmp_path / "dist" / "index.html").read_text("utf-8")
    assert capfd.readouterr() == ("", ""), "not even of plugins that take their time"


@pytest.mark.usefixtures("broken_node")
def test_players_install_nothing_that_is_only_for_checks(
    make_page: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    make_page.npm("ls", "--package-lock-only", "--omit=dev", "--all", "--parseable")
    installed = {Path(line).name for line in capfd.readouterr().out.splitlines()}
    assert installed >= {"svelte", "vite"}
    assert not installed & FOR_CHECKS


def test_what_checks_need_is_installed_for_checks_and_stays(
    make_page: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []

    def npm(*step: str, **_: object) -> None:
        steps.append(" ".join(step[:2]))

    lock = tmp_path / "package-lock.json"
    monkeypatch.setattr(make_page, "npm", npm)
    monkeypatch.setattr(make_page, "WEB", tmp_path)
    monkeypatch.setattr(make_page, "INSTALLED", tmp_path / ".installed")
    for text, for_checks in (("1", False), ("1", False), ("1", True), ("1", False), ("2", False)):
        lock.write_text(text)
        make_page.install(for_checks)
    assert steps == ["ci --omit=dev", "ci --no-audit", "ci --no-audit"]


def test_the_lock_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def test_the_tests_have_the_package_that_players_get(make_page: ModuleType) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert make_page.PACKAGE in extras["test"]


@pytest.mark.usefixtures("broken_node")
def test_a_failure_is_told(make_page: ModuleType) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        make_page.npm("run", "nonsense", "--silent")
