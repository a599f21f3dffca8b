"""A push service on this machine that speaks the standards, and a mail server of forty lines."""

from __future__ import annotations

import json
import secrets
import socketserver
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tokyork.server.notices.web_push import content_keys, to_bytes, to_text

if TYPE_CHECKING:
    from typing import Self

CURVE = ec.SECP256R1()


class SubscribedBrowser:
    """The keys of a browser, which alone can read what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = secrets.token_bytes(16)
        self.name = secrets.token_hex(4)

    @property
    def point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, service: str) -> dict[str, str]:
        keys = {"p256dh": to_text(self.point), "auth": to_text(self._auth)}
        return {"endpoint": f"{service}/{self.name}", **keys}

    def read(self, body: bytes) -> Any:  # noqa: ANN401 - JSON
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, rest = body[21 : 21 + length], body[21 + length :]
        assert len(rest) <= size
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        secret = self._key.exchange(ec.ECDH(), other)
        key, nonce = content_keys(secret, self._auth, self.point + sender, salt)
        padded = AESGCM(key).decrypt(nonce, rest, None)
        assert padded.rstrip(b"\0").endswith(b"\2")
        return json.loads(padded.rstrip(b"\0")[:-1])


def claims_of(header: str, key: str) -> dict[str, Any]:
    """What a server says of itself, if it has signed that by this key."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    numbers = to_bytes(signature)
    der = encode_dss_signature(
        *(int.from_bytes(half, "big") for half in (numbers[:32], numbers[32:]))
    )
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(key))
    public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(to_bytes(signed.split(".")[1]))
    return found


class PushService:
    """Takes messages for browsers, and answers as it is told to."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.taken.append((self.path, headers, body))
                self.send_response(service.status)
                if service.status == 307:
                    self.send_header("location", f"{service.url}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()


class MailServer:
    """Takes every letter."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        server = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self._say("220 here")
                for line in self.rfile:
                    word = line.strip().upper()[:4]
                    if word == b"DATA":
                        self._say("354 go on")
                        server.letters.append(self._letter())
                    elif word == b"QUIT":
                        self._say("221 bye")
                        return
                    self._say("250 ok")

            def _say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

            def _letter(self) -> str:
                lines: list[str] = []
                for line in self.rfile:
                    if line.strip() == b".":
                        break
                    lines.append(line.decode().rstrip())
                return "\n".join(lines)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
