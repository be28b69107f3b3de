"""`python -m tesoro_lab` is the same as the command `tesoro-lab`."""

import sys

from tesoro_lab.cli import main

if __name__ == "__main__":
    sys.exit(main())
