// What the host of the server knows and may do: everything is asked with the token.
import { texts, t } from "../../lib/texts.svelte";
import type { Result } from "../../lib/api.svelte";
import type {
  AdminBackup,
  AdminHome,
  BackupMade,
  HostWish,
  Problem,
  Refused,
  WishGranted,
} from "../../protocol";

const KEPT = "tokyork-admin";
const NEWS_EVERY = 5000;
/** Other places on a page have shorter names. */
const TOKEN = /^#([\w.~+/=-]{20,200})$/;

/** The token from the address, which is then shown no more; or from before this page was loaded anew. */
export function tokenAtHand(): string {
  const told = TOKEN.exec(location.hash)?.[1] ?? "";
  if (told) {
    history.replaceState(history.state, "", location.pathname);
    sessionStorage.setItem(KEPT, told);
  }
  return told || (sessionStorage.getItem(KEPT) ?? "");
}

export class Desk {
  token = $state(tokenAtHand());
  home = $state.raw<AdminHome | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What was done last, in a sentence. */
  done = $state("");

  /** Try another token. */
  async open(token: string): Promise<void> {
    this.token = token.trim();
    await this.load();
    if (this.home) sessionStorage.setItem(KEPT, this.token);
  }

  /** Forget the token: whoever comes to this browser next sees nothing. */
  leave(): void {
    sessionStorage.removeItem(KEPT);
    this.token = "";
    this.home = null;
    this.problem = null;
  }

  async load(): Promise<void> {
    if (!this.token) return;
    const { value, problem } = await this.ask<AdminHome>("home");
    this.problem = problem;
    if (value) this.home = value;
    else if (problem.kind === "not_host") this.home = null;
  }

  /** Hear of news while somebody looks; the returned function ends that. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => document.hidden || void this.load(), NEWS_EVERY);
    return () => clearInterval(timer);
  }

  async sendAway(table: string, person: string, name: string): Promise<void> {
    await this.wish("send_away", { table, person }, t("admin-away-done", { name }));
  }

  async close(table: string): Promise<void> {
    await this.wish("close", { table }, t("admin-close-done"));
  }

  private async wish(path: string, wish: HostWish, done: string): Promise<void> {
    const { value, problem } = await this.ask<WishGranted>(path, wish);
    if (value) this.done = value.here ? done : t("admin-told", { process: value.process });
    await this.load();
    if (problem) this.problem = problem;
  }

  async backUp(): Promise<void> {
    const { value, problem } = await this.ask<BackupMade>("backup", {});
    if (value) {
      const { backup, tables, moves, damaged } = value;
      const facts = { file: backup.file, tables, moves, damaged: damaged.length };
      this.done = t(damaged.length ? "admin-backup-damaged" : "admin-backup-done", facts);
    }
    await this.load();
    if (problem) this.problem = problem;
  }

  /** A copy as a file on this device. */
  async download({ file }: AdminBackup): Promise<void> {
    const answer = await this.call(`backups/${encodeURIComponent(file)}`);
    if (!answer?.ok) {
      this.problem = await refusal(answer);
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = file;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  private async ask<T>(path: string, body?: unknown): Promise<Result<T>> {
    const answer = await this.call(path, body);
    if (answer?.ok) return { value: (await answer.json()) as T, problem: null };
    return { value: null, problem: await refusal(answer) };
  }

  private async call(path: string, body?: unknown): Promise<Response | null> {
    const headers = { authorization: `Bearer ${this.token}`, "content-type": "application/json" };
    const how =
      body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    try {
      return await fetch(`/api/admin/${path}?language=${texts.language}`, how);
    } catch {
      return null; // nobody answers, or the token has letters that no header may have
    }
  }
}

async function refusal(answer: Response | null): Promise<Problem> {
  if (!answer) return { kind: "gone", text: t("problem-offline") };
  const said = (await answer.json().catch(() => null)) as Refused | null;
  return said?.problem ?? { kind: "bad", text: t("problem-server") };
}
