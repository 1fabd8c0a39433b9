"""The notebook as a page: its words, its code, and what every cell shows when it is run now."""

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def notebook_page(file: Path) -> tuple[str, dict[str, str]]:
    """The page, and what fills the empty elements in it: Markdown need not read through megabytes of drawings."""
    notebook = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
    with TemporaryDirectory() as folder:
        quiet = ["--log-level=ERROR"]  # it warns that this machine could listen to itself
        where = {"metadata": {"path": folder}}
        NotebookClient(notebook, timeout=300, extra_arguments=quiet, resources=where).execute()
    parts: list[str] = []
    drawn: dict[str, str] = {}
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        for output in cell.outputs:
            if html := _drawing(output):
                empty = f'<div class="shown" id="shown-{len(drawn)}"></div>'
                drawn[empty] = empty.replace("></div>", f">{html}</div>")
                parts.append(empty)
            else:
                parts.append(f"```text\n{_text(output)}\n```")
    return "\n\n".join(parts) + "\n", drawn


def _drawing(output: Any) -> str:
    data = output.get("data", {})
    if picture := data.get("image/png"):
        return f'<img alt="A chart" src="data:image/png;base64,{picture.strip()}">'
    return str(data.get("text/html", ""))


def _text(output: Any) -> str:
    said = output.text if output.output_type == "stream" else output.data["text/plain"]
    return ESCAPES.sub("", said).rstrip()
