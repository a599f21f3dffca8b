"""A device with passkeys, as far as a server can tell."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Any

from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tokyork.server.people.webauthn import to_bytes, to_text

if TYPE_CHECKING:
    from tests.server.running import Browser

JSON = dict[str, Any]
THERE = 0x05
"""Somebody was there and has unlocked it."""


class Device:
    """Has one passkey."""

    def __init__(self, *, edwards: bool = False) -> None:
        self.id = secrets.token_bytes(16)
        self.user = b""
        self.used = 0
        self.origin = ""
        """Whose page asks, if it is not ours."""
        self._key = (
            ed25519.Ed25519PrivateKey.generate()
            if edwards
            else ec.generate_private_key(ec.SECP256R1())
        )

    def make(self, browser: Browser, **changed: str) -> JSON:
        """What a browser sends after making one."""
        asked = browser.http.post("/api/me/passkeys/options", json={}).json()
        self.user = to_bytes(asked["user"])
        said = self.said("webauthn.create", asked["challenge"], browser)
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + b"key"
        key = self._key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        return {
            "id": to_text(self.id),
            "client_data": to_text(said),
            "authenticator_data": to_text(self.proof(asked["rp"], THERE | 0x40) + attested),
            "public_key": to_text(key),
        } | changed

    def use(self, browser: Browser, *, flags: int = THERE, **changed: str) -> JSON:
        """What a browser sends after using it."""
        asked = browser.http.post("/api/passkey/options", json={}).json()
        said = self.said("webauthn.get", asked["challenge"], browser)
        proof = self.proof(asked["rp"], flags)
        return {
            "id": to_text(self.id),
            "client_data": to_text(said),
            "authenticator_data": to_text(proof),
            "signature": to_text(self.signed(proof + hashlib.sha256(said).digest())),
            "user": to_text(self.user),
        } | changed

    def said(self, kind: str, challenge: str, browser: Browser) -> bytes:
        origin = self.origin or origin_of(browser)
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def proof(self, name: str, flags: int) -> bytes:
        head = hashlib.sha256(name.encode()).digest()
        return head + bytes([flags]) + self.used.to_bytes(4, "big")

    def signed(self, data: bytes) -> bytes:
        if isinstance(self._key, ed25519.Ed25519PrivateKey):
            return self._key.sign(data)
        return self._key.sign(data, ec.ECDSA(SHA256()))


def origin_of(browser: Browser) -> str:
    """As a page of this server would call itself; passkeys need a name."""
    return f"http://localhost:{browser.http.base_url.port}"
