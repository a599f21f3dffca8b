"""Whether a passkey has answered: what WebAuthn asks a server to check, and nothing else.

The key of a new passkey is taken as the browser hands it over (`getPublicKey`), so nothing packed
has to be taken apart here: with attestation `none` that is as much as the packed form would say.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_der_public_key

if TYPE_CHECKING:
    from collections.abc import Callable

    PasskeyKey = ec.EllipticCurvePublicKey | rsa.RSAPublicKey | ed25519.Ed25519PublicKey

ALGORITHMS = (-7, -8, -257)
"""ES256, EdDSA and RS256, as COSE numbers them; which one a key has it says itself."""
LONGEST = 2048
"""Bytes of any part of an answer."""
LONGEST_ID = 1023
PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40
HEAD = 37
"""Bytes of the hash of the name, the flags and the counter."""
AAGUID = 16
RSA_BITS = (2048, 4096)
RSA_EXPONENT = 65537


class BadAnswerError(ValueError):
    """An answer that proves nothing."""


class Challenge(NamedTuple):
    """What a passkey had to answer."""

    challenge: str
    rp: str
    """The name of the server."""
    is_ours: Callable[[str], bool]
    """Whether an origin is of our pages."""


class ClientData(msgspec.Struct):
    """What the browser says of the question; it may say more."""

    type: str
    challenge: str
    origin: str
    crossOrigin: bool = False  # noqa: N815 - the standard's name


def to_bytes(text: str) -> bytes:
    """What the standard writes as text."""
    if len(text) > 2 * LONGEST:
        raise BadAnswerError("too long")
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise BadAnswerError("garbled") from error


def to_text(data: bytes) -> str:
    """The same written."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def challenge_in(client_data: bytes) -> str:
    """Which question somebody says to answer."""
    return _read(client_data).challenge


def check_made(asked: Challenge, client_data: bytes, authenticator: bytes, name: bytes) -> None:
    """A new passkey: made here, now, by somebody who was there, and called so."""
    _check_question(asked, client_data, "webauthn.create")
    _check_authenticator(asked, authenticator, PRESENT | VERIFIED | WITH_KEY)
    at = HEAD + AAGUID
    length = int.from_bytes(authenticator[at : at + 2], "big")
    if not name or authenticator[at + 2 : at + 2 + length] != name or length > LONGEST_ID:
        raise BadAnswerError("another passkey")


def check_used(
    asked: Challenge, client_data: bytes, authenticator: bytes, key: bytes, signature: bytes
) -> int:
    """A passkey that answers here and now; how often it has, if it counts that."""
    _check_question(asked, client_data, "webauthn.get")
    _check_authenticator(asked, authenticator, PRESENT | VERIFIED)
    signed = authenticator + hashlib.sha256(client_data).digest()
    try:
        _verify(read_key(key), signature, signed)
    except InvalidSignature as error:
        raise BadAnswerError("not signed by it") from error
    return int.from_bytes(authenticator[33:HEAD], "big")


def read_key(data: bytes) -> PasskeyKey:
    """A public key of a kind that we take."""
    if len(data) > LONGEST:
        raise BadAnswerError("too long")
    try:
        key = load_der_public_key(data)
    except (ValueError, UnsupportedAlgorithm) as error:
        raise BadAnswerError("no key") from error
    if isinstance(key, ec.EllipticCurvePublicKey) and isinstance(key.curve, ec.SECP256R1):
        return key
    if isinstance(key, ed25519.Ed25519PublicKey):
        return key
    if isinstance(key, rsa.RSAPublicKey):
        least, most = RSA_BITS
        if least <= key.key_size <= most and key.public_numbers().e == RSA_EXPONENT:
            return key
    raise BadAnswerError("no key of a known kind")


def _verify(key: PasskeyKey, signature: bytes, signed: bytes) -> None:
    if isinstance(key, ec.EllipticCurvePublicKey):
        key.verify(signature, signed, ec.ECDSA(SHA256()))
    elif isinstance(key, rsa.RSAPublicKey):
        key.verify(signature, signed, padding.PKCS1v15(), SHA256())
    else:
        key.verify(signature, signed)


def _read(client_data: bytes) -> ClientData:
    try:
        return msgspec.json.decode(client_data, type=ClientData)
    except msgspec.MsgspecError as error:
        raise BadAnswerError("garbled") from error


def _check_question(asked: Challenge, client_data: bytes, kind: str) -> None:
    said = _read(client_data)
    same = hmac.compare_digest(said.challenge.encode(), asked.challenge.encode())
    if said.type != kind or not same or said.crossOrigin or not asked.is_ours(said.origin):
        raise BadAnswerError("an answer to something else")


def _check_authenticator(asked: Challenge, data: bytes, flags: int) -> None:
    if not HEAD <= len(data) <= LONGEST or data[32] & flags != flags:
        raise BadAnswerError("nobody was there")
    if data[:32] != hashlib.sha256(asked.rp.encode()).digest():
        raise BadAnswerError("for another server")
