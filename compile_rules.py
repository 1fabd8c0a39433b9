"""Compiles modules with mypyc, run where their package lies: ``python compile_rules.py FOLDER LEVEL module.py …``.

What is compiled comes to FOLDER. There is one C file for each module, and all cores work on them.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

MYPY = ["--strict", "--config-file="]
# The libraries of a server need not be there where it is compiled: what comes from them is untyped then.
WITHOUT_LIBRARIES = ["--follow-imports=silent", "--ignore-missing-imports", "--no-warn-unused-ignores"]
TENTHS = 10
# What the compiler is asked for by Python's own flags and takes long: to optimise once more while linking, and to look
# for doubtful lines in what nobody has written. How lines are indented takes longer in a long file than all the rest.
QUICK_TO_COMPILE = ["-fno-lto", "-Wno-all", "-w"]
QUICK_TO_RUN = ["-fvisibility=hidden"]  # calls between the C files are direct
# What does nothing but copy numbers and count with them gains a third by what the compiler does on this level.
COUNTING = (
    *("observation.c", "observations.c", "side_by_side.c"),
    *("appraisal.c", "distances.c", "outlook.c", "tours.c", "traits.c"),
)
AT_ITS_BEST = ["-O2"]


class OnAllCores(build_ext):
    """Compiles all C files side by side, the longest first, then links."""

    def build_extensions(self) -> None:
        sources = [(source, extension) for extension in self.extensions for source in extension.sources]
        sources.sort(key=lambda pair: -Path(pair[0]).stat().st_size)
        cores = os.cpu_count() or 1
        say(f"compiling {len(sources)} C files on {cores} {'cores' if cores > 1 else 'core'}")
        compiled: dict[str, list[str]] = {}
        with ThreadPoolExecutor(cores) as threads:
            for (source, _), objects in zip(sources, threads.map(self.compile, sources), strict=True):
                compiled[source] = objects
                if len(compiled) * TENTHS // len(sources) > (len(compiled) - 1) * TENTHS // len(sources):
                    say(f"{len(compiled)} of {len(sources)}")
        self.compiler.compile = lambda sources, **_: [object for source in sources for object in compiled[source]]
        self.parallel = cores
        say("linking")
        super().build_extensions()

    def compile(self, pair: tuple[str, Any]) -> list[str]:
        source, extension = pair
        flags = list(extension.extra_compile_args)
        if self.compiler.compiler_type == "unix":
            flags += QUICK_TO_COMPILE + QUICK_TO_RUN
            if source.endswith(COUNTING):
                flags += AT_ITS_BEST
        objects: list[str] = self.compiler.compile(
            [source], output_dir=self.build_temp, include_dirs=extension.include_dirs, extra_postargs=flags
        )
        return objects


def say(text: str) -> None:
    print(f"    {text}", flush=True)


def main(folder: Path, level: str, modules: list[str]) -> None:
    from mypyc.build import mypycify  # after setuptools, which it changes

    work = folder / "work"
    work.mkdir(parents=True)
    say(f"translating {len(modules)} modules to C")
    options = [*MYPY, *WITHOUT_LIBRARIES, f"--cache-dir={work / 'cache'}", *modules]
    extensions = mypycify(options, opt_level=level, debug_level="0", multi_file=True, target_dir=str(work))
    script = ["--quiet", "build_ext", "--build-lib", str(folder / "lib"), "--build-temp", str(work)]
    setup(name="rules", ext_modules=extensions, cmdclass={"build_ext": OnAllCores}, script_args=script)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
