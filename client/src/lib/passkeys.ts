// Passkeys: the device keeps the player, and hands it out to who unlocks it.
import type {
  Carried,
  NewPasskey,
  PasskeyAnswer,
  PasskeyOptions,
  Passkeys,
  Problem,
} from "../protocol";
import { ask, type Result } from "./api.svelte";
import { become, inWords } from "./players";
import { t } from "./texts.svelte";

/** Whether this browser has them here: they are bound to a name, never to an address. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  window.isSecureContext &&
  !/^[\d.]+$|:/.test(location.hostname.replace(/[[\]]/g, ""));

export const fetchPasskeys = (): Promise<Result<Passkeys>> =>
  ask<Passkeys>(inWords("/api/me/passkeys"));
export const forgetPasskey = (id: string): Promise<Result<Passkeys>> =>
  ask<Passkeys>(inWords("/api/me/passkeys/forget"), { id });

/** Who changes their mind is not told that something went wrong. */
const brokenOff = (): Result<never> => {
  const problem: Problem = { kind: "not_now", text: t("me-passkey-broken-off") };
  return { value: null, problem };
};

export async function makePasskey(): Promise<Result<Passkeys>> {
  const { value: asked, problem } = await ask<PasskeyOptions>(
    inWords("/api/me/passkeys/options"),
    {},
  );
  if (problem) return { value: null, problem };
  const name = asked.name || t("me-passkey-nameless");
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: toBytes(asked.challenge),
        rp: { id: asked.rp, name: "Tokyork" },
        user: { id: toBytes(asked.user), name, displayName: name },
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      },
    })
    .catch(() => null);
  if (!(made instanceof PublicKeyCredential)) return brokenOff();
  const said = made.response as AuthenticatorAttestationResponse;
  const key = said.getPublicKey();
  if (!key) return brokenOff();
  return ask<Passkeys>(inWords("/api/me/passkeys"), {
    id: toText(made.rawId),
    client_data: toText(said.clientDataJSON),
    authenticator_data: toText(said.getAuthenticatorData()),
    public_key: toText(key),
  } satisfies NewPasskey);
}

export async function usePasskey(): Promise<Result<Carried>> {
  const { value: asked, problem } = await ask<PasskeyOptions>(inWords("/api/passkey/options"), {});
  if (problem) return { value: null, problem };
  const used = await navigator.credentials
    .get({
      publicKey: {
        challenge: toBytes(asked.challenge),
        rpId: asked.rp,
        userVerification: "required",
      },
    })
    .catch(() => null);
  if (!(used instanceof PublicKeyCredential)) return brokenOff();
  const said = used.response as AuthenticatorAssertionResponse;
  return become(
    ask<Carried>(inWords("/api/passkey"), {
      id: toText(used.rawId),
      client_data: toText(said.clientDataJSON),
      authenticator_data: toText(said.authenticatorData),
      signature: toText(said.signature),
      user: toText(said.userHandle ?? new ArrayBuffer(0)),
    } satisfies PasskeyAnswer),
  );
}

const toText = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
