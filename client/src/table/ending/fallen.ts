// The running tables where this browser was told already how its monster fell.
const KEY = "tokyork-fallen";
const MOST = 20;

function tables(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // a browser that keeps nothing is told again
  }
}

function keep(names: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(names.slice(-MOST)));
  } catch {
    // As above.
  }
}

export const wasTold = (table: string): boolean => tables().includes(table);

export function remember(table: string): void {
  if (!wasTold(table)) keep([...tables(), table]);
}

/** Once it is over. */
export function forget(table: string): void {
  if (wasTold(table)) keep(tables().filter((one) => one !== table));
}
