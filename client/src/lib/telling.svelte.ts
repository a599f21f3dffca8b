// Being told that it is one's turn: notices of this device, quiet hours, an address for letters.
import type { Proved, Telling, TellingWish } from "../protocol";
import { ask, type Result } from "./api.svelte";
import { texts } from "./texts.svelte";

const MINUTES = 60;

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The bytes of a key as servers write it. */
export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Notices {
  told = $state.raw<Telling | null>(null);
  /** Whether this very browser is told. */
  here = $state(false);
  denied = $state(false);
  busy = $state(false);

  async load(): Promise<void> {
    this.take(await ask<Telling>("/api/telling"));
    this.here = (await this.subscription()) !== null;
  }

  private take({ value }: Result<Telling>): void {
    if (value) this.told = value;
  }

  private async subscription(): Promise<PushSubscription | null> {
    if (!canPush()) return null;
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  /** Tell this browser from now on, if its owner lets us; or no more. */
  async push(on: boolean): Promise<void> {
    this.busy = true;
    try {
      await (on ? this.subscribe() : this.unsubscribe());
    } catch {
      // The browser's push service cannot be reached, or the browser has none after all.
    }
    this.here = (await this.subscription()) !== null;
    this.busy = false;
  }

  private async subscribe(): Promise<void> {
    this.denied = (await Notification.requestPermission()) !== "granted";
    if (this.denied || !this.told) return;
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(this.told.key),
    });
    const { endpoint, keys } = made.toJSON();
    const body = {
      endpoint,
      p256dh: keys?.p256dh,
      auth: keys?.auth,
      language: texts.language,
    };
    const answer = await ask<Telling>("/api/push", body);
    this.take(answer);
    if (answer.problem) await made.unsubscribe();
  }

  private async unsubscribe(): Promise<void> {
    const found = await this.subscription();
    if (!found) return;
    this.take(await ask<Telling>("/api/push/forget", { endpoint: found.endpoint }));
    await found.unsubscribe();
  }

  /** Other quiet hours, or another address. */
  async wish(change: Partial<TellingWish>): Promise<Result<Telling>> {
    const { quiet, quiet_from, quiet_to } = this.told!;
    const answer = await ask<Telling>(`/api/telling?language=${texts.language}`, {
      quiet,
      quiet_from,
      quiet_to,
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "",
      minutes: -new Date().getTimezoneOffset(),
      language: texts.language,
      ...change,
    });
    this.take(answer);
    return answer;
  }
}

export const notices = new Notices();

export const prove = (proof: string): Promise<Result<Proved>> => ask("/api/mail", { proof });

/** Minutes after midnight as an input field of the browser has them, and back. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / MINUTES), minutes % MINUTES]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
export function minutesOf(clock: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(clock);
  return found ? Number(found[1]) * MINUTES + Number(found[2]) : null;
}
