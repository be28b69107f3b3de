"""The server of the app: Voila with our pages, our start page and nothing from elsewhere."""

import os
import socket
import sys
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory

from tesoro_lab.engine import TesoroError

SHARE = Path(__file__).parent / "share"
"""Our template, as Jupyter looks for it."""


def run(ip: str, port: int | None, browser: bool, folder: Path) -> None:
    """Serve the pages until it is stopped.

    Args:
        ip: where to listen: "127.0.0.1" is this machine alone, "0.0.0.0" its whole network.
        port: the port; None for the first free one from 8866 on.
        browser: whether to open the start page.
        folder: where games are saved and the files of the class lie.

    Raises:
        TesoroError: Voila is missing, or nothing can listen there.
    """
    if find_spec("voila") is None:
        python = f'"{sys.executable}"' if " " in sys.executable else sys.executable
        raise TesoroError(
            "Voila, which serves the pages, is not installed in this Python; type: "
            f'{python} -m pip install "tesoro-lab[lab,app]"'
        )
    shared = not is_loopback(ip)
    check_port(ip, port or 0)
    from tesoro_lab.app import pages
    from tesoro_lab.app.voila_pages import serve

    def tell(port: int) -> None:
        print("\n".join(sentences(ip, port, folder)), flush=True)

    with TemporaryDirectory(prefix="tesoro-app-") as root:
        pages.write(Path(root), folder, shared)
        paths = [str(SHARE), os.environ.get("JUPYTER_PATH", "")]
        os.environ["JUPYTER_PATH"] = os.pathsep.join([path for path in paths if path])
        serve(root, ip, port, browser, tell)


def is_loopback(ip: str) -> bool:
    """Whether an address is seen from this machine alone.

    >>> is_loopback("localhost"), is_loopback("::1"), is_loopback("0.0.0.0")
    (True, True, False)

    Raises:
        TesoroError: it is no address.
    """
    if ip == "localhost":
        return True
    try:
        return ip_address(ip).is_loopback
    except ValueError:
        raise TesoroError(
            f"{ip!r} is no address: say --ip 0.0.0.0 for the classroom's network, or leave it out "
            "for this machine alone."
        ) from None


def check_port(ip: str, port: int) -> None:
    """Refuse an address or a port at which nothing can listen; port 0 is any.

    Raises:
        TesoroError: it is taken, or not allowed, or the address is not this machine's.
    """
    family = socket.AF_INET6 if ":" in ip else socket.AF_INET
    with socket.socket(family) as asked:
        if os.name == "posix":  # a server that was just stopped does not count
            asked.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            asked.bind((ip, port))
        except OSError as error:
            where = f"{ip} port {port}" if port else ip
            raise TesoroError(
                f"Nothing can listen at {where} ({error.strerror or error}); choose another one "
                "with --port or --ip."
            ) from None


def seen_at(ip: str) -> str:
    """The address to type on another machine: for "all addresses", the one of the network."""
    if ip not in ("0.0.0.0", "::", ""):
        return ip
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # sends nothing, but finds the way out
        except OSError:
            return socket.gethostname()
        return str(asked.getsockname()[0])


def sentences(ip: str, port: int, folder: Path) -> list[str]:
    """What to say at the start."""
    host = f"[{ip}]" if ":" in ip else ip
    lines = [f"The pages are at http://{host}:{port}/ (stop them with Ctrl+C)."]
    if is_loopback(ip):
        return [*lines, f"Games are saved in {folder}; the class's files lie in class-pool there."]
    return [
        f"The pages are at http://{seen_at(ip)}:{port}/ (stop them with Ctrl+C).",
        "Everybody on this network who knows that address can open them: nobody can type code or "
        "save a game here, files of a class pool are checked before they are kept, and each open "
        "page takes a Python of its own on this machine.",
        f"The class's files lie in {folder / 'class-pool'}.",
    ]
