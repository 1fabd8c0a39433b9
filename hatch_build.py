"""Wheels carry compiled rules wherever a C compiler is at hand, and the page, built with Node.js."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook

ROOT = Path(__file__).parent


class Packing(MypycBuildHook):
    """hatch-mypyc where it can work (never for editable installs, and not without a C compiler), and the page."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.compiles = version != "editable" and self.target_name == "wheel" and self.wanted()
        if self.compiles:
            super().initialize(version, build_data)
        if version != "editable" and self.target_name == "wheel":
            self.pack_page(build_data)

    def dependencies(self) -> list[str]:
        """Node.js comes as a package where the machine has none and the page is still to be built."""
        needed: list[str] = super().dependencies()
        if self.page_to_build() and _page().node() is None:
            needed.append(_page().PACKAGE)
        return needed

    def page_to_build(self) -> bool:
        return (ROOT / "web" / "package.json").exists() and not (ROOT / "web" / "dist" / "index.html").exists()

    def pack_page(self, build_data: dict[str, Any]) -> None:
        if self.page_to_build():
            self.app.display_info("building the page")
            _page().build()
        dist = ROOT / "web" / "dist"
        if dist.is_dir():
            build_data["force_include"][str(dist)] = "fernhandel/page"

    def wanted(self) -> bool:
        if os.environ.get("FERNHANDEL_PURE"):
            return False
        compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        headers = Path(sysconfig.get_path("include"), "Python.h")
        if shutil.which(compiler.split()[0]) and headers.exists():
            return True
        self.app.display_warning("no C compiler with the headers of Python found: the rules are packed uncompiled")
        return False

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Compiled files beside the sources would shadow later edits: take them away once they are packed."""
        if self.compiles:
            for compiled in Path(self.root, "src").rglob("*.so"):
                compiled.unlink()
            for compiled in Path(self.root, "src").rglob("*.pyd"):
                compiled.unlink()


def _page() -> Any:
    sys.path.insert(0, str(ROOT / "web"))
    import make_page

    return make_page


def get_build_hook() -> type[Packing]:
    return Packing
