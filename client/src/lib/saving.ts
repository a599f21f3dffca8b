// A game as a file on this device.

export function saveGame(table: string, text: string): void {
  const isJson = text.startsWith("{");
  const link = document.createElement("a");
  const type = isJson ? "application/json" : "text/yaml";
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = `tokyork-${table}.${isJson ? "json" : "yaml"}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
