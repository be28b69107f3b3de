"""Prints every figure: `python -m tesoro_lab.lab.speed`."""

from tesoro_lab.lab.speed import report

if __name__ == "__main__":
    for line in report():
        print(line, flush=True)  # noqa: T201
