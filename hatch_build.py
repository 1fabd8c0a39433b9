"""Wheels carry compiled rules wherever a C compiler is at hand, and the page; source packages carry the built page.

``FERNHANDEL_PURE=1`` packs the rules as they are, for the one wheel that runs everywhere; ``FERNHANDEL_COMPILED=1``
compiles them or fails, for the wheels of one system each.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import files
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SRC = ROOT / "src"


class Packing(BuildHookInterface[Any]):
    """Compiled rules (never for editable installs, and not without a C compiler), and the page."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.work = Path(tempfile.mkdtemp(prefix="fernhandel"))
        if version == "editable":
            return
        if self.target_name == "wheel" and self.can_compile():
            self.pack_rules(build_data)
        self.pack_page(build_data, "fernhandel/page" if self.target_name == "wheel" else "web/dist")

    def dependencies(self) -> list[str]:
        """Node.js comes as a package where the machine has none and the page is still to be built."""
        return [_page().PACKAGE] if self.page_to_build() and _page().node() is None else []

    def can_compile(self) -> bool:
        if os.environ.get("FERNHANDEL_PURE"):
            return False
        if os.environ.get("FERNHANDEL_COMPILED"):  # setuptools finds compilers that are on no path, or says why not
            return True
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        headers = Path(sysconfig.get_path("include"), "Python.h")
        if shutil.which(compiler.split()[0]) and headers.exists():
            return True
        self.app.display_warning("no C compiler with the headers of Python found: the rules are packed uncompiled")
        return False

    def pack_rules(self, build_data: dict[str, Any]) -> None:
        """Compiled files come from a folder of their own: beside the sources they would shadow later edits."""
        modules = sorted(self.found("include") - self.found("exclude"))
        folder = self.work / "rules"
        program = [sys.executable, str(ROOT / "compile_rules.py"), str(folder), self.config["opt-level"]]
        subprocess.run([*program, *modules], cwd=SRC, check=True)
        for compiled in (folder / "lib").rglob("*"):
            if compiled.suffix in (".so", ".pyd"):
                build_data["force_include"][str(compiled)] = str(compiled.relative_to(folder / "lib"))
        build_data["force_include"][str(mypyc_licence())] = "fernhandel/licences/mypyc.txt"
        build_data["infer_tag"] = True
        build_data["pure_python"] = False

    def found(self, patterns: str) -> set[str]:
        return {str(path.relative_to(SRC)) for pattern in self.config[patterns] for path in ROOT.glob(pattern)}

    def page_to_build(self) -> bool:
        return (ROOT / "web" / "package.json").exists() and not (ROOT / "web" / "dist" / "index.html").exists()

    def pack_page(self, build_data: dict[str, Any], where: str) -> None:
        if self.page_to_build():
            self.app.display_info("building the page")
            _page().build()
        dist = ROOT / "web" / "dist"
        if dist.is_dir():
            build_data["force_include"][str(dist)] = where

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(self.work)


def mypyc_licence() -> Path:
    """What is compiled holds the library of the compiler."""
    found = [path for path in files("mypy") or [] if path.parts[-2:] == ("licenses", "LICENSE")]
    return Path(str(found[0].locate()))


def _page() -> Any:
    sys.path.insert(0, str(ROOT / "web"))
    import make_page

    return make_page


def get_build_hook() -> type[Packing]:
    return Packing
