/** Browser storage that may be missing, full or forbidden. */
function storage(name: "localStorage" | "sessionStorage") {
  return {
    /** The text stored under a key; null if there is none or storage is forbidden. */
    read(key: string): string | null {
      try {
        return globalThis[name].getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a text, or removes it if null. Full or forbidden storage is ignored: the site works without it. */
    write(key: string, value: string | null): void {
      try {
        if (value === null) globalThis[name].removeItem(key);
        else globalThis[name].setItem(key, value);
      } catch {
        // Nothing stored here is essential.
      }
    },
  };
}

export const localStore = storage("localStorage");
export const tabStore = storage("sessionStorage");

/** Whether a visitor has put up a line on Home's hoarding, or a link brings one: `written-line.ts` reads it. */
export function hasWrittenLine(): boolean {
  return location.search.includes("line=") || tabStore.read("line") !== null;
}

/** The object or list in a JSON text; undefined for null and any other text, such as a proxy's error page. */
export function parseObject(text: string | null): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
