"""Runs a notebook and keeps only what is the same every time: real outputs, no ids, no clocks."""

import os
import re
import tempfile
from pathlib import Path
from typing import Any

_UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")
_ADDRESS = re.compile(r"0x[0-9a-f]{6,16}")
_MODEL = re.compile(r"\b[0-9a-f]{32}\b")
_VIEW = "application/vnd.jupyter.widget-view+json"


def run(notebook: Any, timeout: int = 120) -> None:
    """Run every cell in an empty folder; an error in a cell is raised as it is.

    This project is put first on the kernel's path, so that the notebooks show the code at hand.
    """
    from nbclient import NotebookClient

    home = str(Path(__file__).parents[2])
    path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
    env = dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED="0")
    with tempfile.TemporaryDirectory() as folder:
        resources = {"metadata": {"path": folder}}
        client = NotebookClient(notebook, timeout=timeout, resources=resources)
        client.execute(env=env)
    clean(notebook)


def take_outputs(notebook: Any, stored: Any) -> None:
    """Give each code cell the outputs that the cell of the same id has in a stored notebook.

    The cells get the numbers that a run from top to bottom gives them, whatever the stored
    notebook says.
    """
    outputs = {cell.get("id"): cell.get("outputs", []) for cell in stored.cells}
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    for number, cell in enumerate(cells, 1):
        cell["execution_count"] = number
        cell["outputs"] = [_renumbered(output, number) for output in outputs.get(cell["id"], [])]
    clean(notebook)


def _renumbered(output: Any, number: int) -> Any:
    if output.get("output_type") == "execute_result":
        output["execution_count"] = number
    return output


def clean(notebook: Any) -> None:
    """Take out what differs from run to run: widget state, model ids, addresses, times."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell["outputs"] = joined(cell.outputs)
            for output in cell.outputs:
                _clean_output(output.get("data", {}))


def _clean_output(data: dict[str, Any]) -> None:
    data.pop(_VIEW, None)
    if "text/plain" in data:
        text = _UUID.sub("UUID", data["text/plain"])
        data["text/plain"] = _ADDRESS.sub("ADDRESS", _MODEL.sub("MODEL_ID", text))
    if "text/html" in data:
        data["text/html"] = re.sub(r"T_[0-9a-f]{5}", "T_ID", data["text/html"])


def joined(outputs: list[Any]) -> list[Any]:
    """The outputs with neighbouring prints put together: how they arrive in pieces is chance."""
    kept: list[Any] = []
    for output in outputs:
        last = kept[-1] if kept else {}
        if output.get("output_type") == "stream" and output.get("name") == last.get("name"):
            last["text"] += output["text"]
        else:
            kept.append(output)
    return kept
