"""Wheels carry compiled rules wherever a C compiler is at hand; without one, the same rules as plain Python."""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook


class OptionalMypyc(MypycBuildHook):
    """hatch-mypyc, where it can work: never for editable installs, and not without a C compiler."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.compiles = version != "editable" and self.target_name == "wheel" and self.wanted()
        if self.compiles:
            super().initialize(version, build_data)

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


def get_build_hook() -> type[OptionalMypyc]:
    return OptionalMypyc
