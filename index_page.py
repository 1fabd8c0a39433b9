"""What a package index shows: addresses of the project, and a README whose pictures and links lead somewhere.

They begin with ``home``, which stands once, in ``pyproject.toml``; while it is empty, the package has no addresses.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)(\[[^\]]*\])\((?!https?:|#|mailto:)([^)\s]+)\)")


class IndexPage(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        home = self.config["home"].rstrip("/")
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": led(text, home, metadata["version"])}
        metadata["urls"] = addresses(home)


def led(text: str, home: str, version: str) -> str:
    """Links and pictures of the README as they are found at the release."""
    if not home:
        return text

    def absolute(found: re.Match[str]) -> str:
        kind = "raw" if found[1] else "blob"
        return f"{found[1]}{found[2]}({home}/{kind}/v{version}/{found[3]})"

    return LINK.sub(absolute, text)


def addresses(home: str) -> dict[str, str]:
    if not home:
        return {}
    return {
        "Source": home,
        "Documentation": f"{home}/tree/main/docs",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
        "Security": f"{home}/security/policy",
    }
