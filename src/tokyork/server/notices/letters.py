"""E-mail, where the host of the server has named a mail server: off otherwise."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from tokyork.errors import BadInputError

PATIENCE = 15.0
LONGEST = 200
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9][A-Za-z0-9.-]{1,180}")
EXPECTED = "expected smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST"


def is_mail(text: str) -> bool:
    """Whether it looks like an address: no line breaks, no names, no lists."""
    return len(text) <= LONGEST and _ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class PostOffice:
    """A mail server, and by which address letters come from there."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    encrypted: bool = False
    """From the first byte (smtps); otherwise as soon as the server offers it."""

    @classmethod
    def read(cls, url: str, sender: str) -> PostOffice:
        """From the options of `serve`; the password is told in no error."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise BadInputError("--smtp", EXPECTED) from error
        if parts.scheme not in {"smtp", "smtps"} or not parts.hostname:
            raise BadInputError("--smtp", EXPECTED)
        if not is_mail(sender):
            raise BadInputError("--mail-from", f"expected an e-mail address, got {sender[:40]!r}")
        safe = parts.scheme == "smtps"
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port or (465 if safe else 587), sender, user, password, safe)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Hand a letter over, or an `OSError`."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            await asyncio.to_thread(self._send, letter)
        except smtplib.SMTPException as error:
            raise OSError(str(error)) from error

    def _send(self, letter: EmailMessage) -> None:
        safe = ssl.create_default_context()
        if self.encrypted:
            with smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=safe) as office:
                self._hand_over(office, letter)
        else:
            with smtplib.SMTP(self.host, self.port, timeout=PATIENCE) as office:
                office.ehlo()
                if office.has_extn("starttls"):
                    office.starttls(context=safe)
                    office.ehlo()
                elif self.user:
                    raise smtplib.SMTPException("the password is sent over no open line")
                self._hand_over(office, letter)

    def _hand_over(self, office: smtplib.SMTP, letter: EmailMessage) -> None:
        if self.user:
            office.login(self.user, self.password)
        office.send_message(letter)
