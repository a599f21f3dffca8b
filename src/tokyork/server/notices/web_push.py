"""What a push service is sent: for the browser alone (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
LONGEST = 2000
"""Bytes of a message at most: services take no more than 4096 with everything around it."""
POINT, AUTH, SCALAR = 65, 16, 32
VALID = 12 * 3600
"""Seconds that a signature is good for; services accept a day."""
_CURVE = ec.SECP256R1()


class PushTarget(NamedTuple):
    """A browser that wants to be told, as it has subscribed."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


def to_text(data: bytes) -> str:
    """As the standards write bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The same read; a `ValueError` if it is no such text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def is_sound(target: PushTarget) -> bool:
    """Whether messages can be encrypted for it: a point of the curve, and sixteen bytes."""
    try:
        _point(to_bytes(target.p256dh))
        return len(to_bytes(target.auth)) == AUTH
    except (ValueError, UnsupportedAlgorithm):
        return False


def _point(data: bytes) -> ec.EllipticCurvePublicKey:
    if len(data) != POINT:
        raise ValueError("no uncompressed point")
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, data)


def _written(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


# --- RFC 8291: the message ---


def content_keys(secret: bytes, auth: bytes, points: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message; `points` are the browser's and the sender's."""
    ikm = _hmac(_hmac(auth, secret), b"WebPush: info\0" + points + b"\1")
    prk = _hmac(salt, ikm)
    key = _hmac(prk, b"Content-Encoding: aes128gcm\0\1")[:16]
    return key, _hmac(prk, b"Content-Encoding: nonce\0\1")[:12]


def encrypted(
    message: bytes,
    target: PushTarget,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for one browser, in one record; `sender` and `salt` are new for each."""
    if len(message) > LONGEST:
        raise ValueError("too long for a push service")
    sender = sender or ec.generate_private_key(_CURVE)
    salt = salt or secrets.token_bytes(16)
    browser = _point(to_bytes(target.p256dh))
    own = _written(sender.public_key())
    secret = sender.exchange(ec.ECDH(), browser)
    key, nonce = content_keys(secret, to_bytes(target.auth), _written(browser) + own, salt)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


# --- RFC 8292: who sends it ---


class Vapid:
    """The key that this server signs by: browsers subscribe to it and to no other."""

    def __init__(self, secret: str) -> None:
        """From what is kept of it."""
        self._key = ec.derive_private_key(int.from_bytes(to_bytes(secret), "big"), _CURVE)

    @staticmethod
    def new_secret() -> str:
        """Of a new key."""
        number = ec.generate_private_key(_CURVE).private_numbers().private_value
        return to_text(number.to_bytes(SCALAR, "big"))

    @property
    def public(self) -> str:
        """What browsers subscribe by."""
        return to_text(_written(self._key.public_key()))

    def header(self, endpoint: str, contact: str) -> str:
        """That this server asks the service of this address, and whom it may complain to."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in (head, claims))
        found = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(SCALAR, "big") for number in found)
        return f"vapid t={signed}.{to_text(signature)}, k={self.public}"
