"""Voila with our start page and our pages: it lists no folders and fetches nothing from elsewhere.

Only `server.run` imports this module, after it has seen that Voila is installed.
"""

import logging
import webbrowser
from collections.abc import Callable
from threading import Thread
from typing import Any

from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RequestHandler
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from tesoro_lab.app.start import start_page

PORT = 8866
IDLE = 600
"""After so many seconds without its page the Python behind a page is ended."""
HIDDEN = ("/voila/tree", "/voila/api/contents", "/voila/files")
"""What lists or reads other files is not served."""
QUIET = ["--IPKernelApp.log_level=40"]
"""The Python behind a page tells errors only."""


class Start(RequestHandler):
    """The start page; without a language in the address, in that of the browser."""

    def get(self, lang: str = "") -> None:
        """Send it."""
        wished = self.request.headers.get("Accept-Language", "")
        self.set_header("Cache-Control", "no-cache")
        self.write(start_page(lang or ("es" if wished[:2].lower() == "es" else "en")))


class Leave(VoilaShutdownKernelHandler):
    """Ends the Python behind a page that is left.

    What the page sends then carries no token of its own; the name of its Python, which nobody
    else knows, is token enough.
    """

    def check_xsrf_cookie(self) -> None:
        """Ask that it comes from one of our pages."""
        if not self.check_origin():
            raise HTTPError(404)

    async def post(self, kernel_id: str) -> None:
        """End it, if it has not ended by itself."""
        if kernel_id in self.kernel_manager:
            await super().post(kernel_id)


class Pages(Voila):
    """Voila as `tesoro-lab app` runs it; `tell` is called once it listens."""

    tell: Callable[[int], None]

    def init_settings(self) -> dict[str, Any]:
        """As Voila does, with quieter kernels."""
        settings: dict[str, Any] = super().init_settings()
        begin = self.kernel_manager.start_kernel

        async def start_kernel(*args: Any, **kwargs: Any) -> Any:
            return await begin(*args, extra_arguments=QUIET, **kwargs)

        self.kernel_manager.start_kernel = start_kernel
        return settings

    def init_handlers(self) -> list[Any]:
        """Our own first; nothing that lists or reads other files."""
        theirs = [h for h in super().init_handlers() if not str(h[0]).startswith(HIDDEN)]
        leave = (r"/voila/api/shutdown/(.*)", Leave)
        return [(r"/", Start), (r"/(en|es)/?", Start), leave, *theirs]

    def listen(self) -> None:
        """Listen, and then tell."""
        IOLoop.current().add_callback(lambda: self.tell(self.port))
        super().listen()

    def launch_browser(self) -> None:
        """Open the start page."""
        here = "127.0.0.1" if self.ip in ("0.0.0.0", "::") else self.ip
        address = f"http://{f'[{here}]' if ':' in here else here}:{self.port}/"
        Thread(target=webbrowser.open, args=[address], daemon=True).start()


def serve(root: str, ip: str, port: int | None, browser: bool, tell: Callable[[int], None]) -> None:
    """Serve the notebooks below a folder as pages, until it is stopped."""
    config = Config()
    config.Voila.ip = ip
    config.Voila.port = port or PORT
    config.Voila.port_retries = 50 if port is None else 0
    config.Voila.open_browser = browser
    config.Voila.root_dir = root
    config.Voila.log_level = logging.ERROR
    config.VoilaConfiguration.template = "tesoro"
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.MappingKernelManager.cull_idle_timeout = IDLE
    config.MappingKernelManager.cull_interval = 60
    app = Pages(config=config, config_file_paths=[])
    app.tell = tell
    app.initialize([])
    app.start()
