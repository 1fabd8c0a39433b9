"""The notebook in docs runs from top to bottom, and shows what it speaks of."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook.ipynb"
SHOWN = ["text/html", "text/html", "text/plain", "text/html", "text/html", "image/svg+xml", "image/png", "text/html"]


def test_it_runs_and_shows_itself(tmp_path: Path) -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells), "it is kept without what it shows"
    NotebookClient(notebook, timeout=None, resources={"metadata": {"path": str(tmp_path)}}).execute()
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for cell, kind in zip(code, SHOWN, strict=False):
        assert kind in cell.outputs[-1]["data"], cell.source
    assert "data-slider" in code[4].outputs[0]["data"]["text/html"]
