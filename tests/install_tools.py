"""Finds the programs the tests use beside Python, and installs those that are missing where it may.

A browser is needed; Redis or Valkey is used where there is one. ``python tests/install_tools.py`` says what it does.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MESSENGERS = ("valkey-server", "redis-server")


def found(programs: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, programs)), None)


def browser() -> str | None:
    """The path of a Chromium or Chrome: the system's, or the one that Playwright has downloaded."""
    installed = found(BROWSERS)
    if installed:
        return installed
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
        return path if Path(path).exists() else None


def install(package: str) -> bool:
    """By Debian's packages, where there are any and we may; tells what it does."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    print(f"==> installing {package} for the tests", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "--yes", "--no-install-recommends", package]):
        if subprocess.run(
            ["apt-get", "-qq", *step], env=environment, stdout=subprocess.DEVNULL, check=False
        ).returncode:
            return False
    return True


def main() -> int:
    if not found(MESSENGERS) and not install("redis-server"):
        print("no Valkey or Redis: what needs one is not tested (Debian, Ubuntu: apt install redis-server)")
    if browser() is None and not install("chromium"):
        print("==> downloading a browser for the tests", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        if browser() is None:
            print("the page is tested in a browser: install Chromium or Chrome (Debian, Ubuntu: apt install chromium)")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
