"""What is set up for those who host: every variable is one that the server knows, and no image runs as root."""

import re
from pathlib import Path
from typing import get_type_hints

import pytest
import yaml

from fernhandel.cli.serve import serve

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSED = sorted(DEPLOY.glob("compose*.yaml"))
PROXY = {"FERNHANDEL_DOMAIN", "FERNHANDEL_SERVERS"}  # of Caddy and the compose files
BUILD = {"FERNHANDEL_COMPILED", "FERNHANDEL_PURE"}


def known() -> set[str]:
    """The variables of `fernhandel serve`."""
    hints = get_type_hints(serve, include_extras=True).values()
    options = [option for hint in hints for option in getattr(hint, "__metadata__", ())]
    return {option.envvar for option in options if option.envvar}


@pytest.mark.parametrize(
    "path",
    [ROOT / "Containerfile", DEPLOY / "caddy" / "Caddyfile", DEPLOY / "systemd" / "fernhandel.service", *COMPOSED],
    ids=lambda path: path.name,
)
def test_every_variable_is_known(path: Path) -> None:
    named = set(re.findall(r"FERNHANDEL_[A-Z_]+", path.read_text("utf-8")))
    assert named - known() - PROXY - BUILD == set()


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.name)
def test_servers_have_a_root_that_cannot_be_written(path: Path) -> None:
    services = yaml.safe_load(path.read_text("utf-8"))["services"]
    servers = [service for service in services.values() if service["image"] == "fernhandel"]
    assert servers
    for server in servers:
        assert server["read_only"]
        assert server["cap_drop"] == ["ALL"]
        assert server["tmpfs"] == ["/tmp"]


def test_the_image_runs_as_nobody_in_particular() -> None:
    text = (ROOT / "Containerfile").read_text("utf-8")
    (user,) = re.findall(r"^USER (\d+):\d+$", text, re.MULTILINE)
    assert int(user) > 0
    copied = set(re.findall(r"^!(\S+)$", (ROOT / ".containerignore").read_text("utf-8"), re.MULTILINE))
    assert copied >= {"src", "web", "pyproject.toml", "hatch_build.py", "compile_rules.py", "index_page.py"}
    assert all((ROOT / name).exists() for name in copied)
