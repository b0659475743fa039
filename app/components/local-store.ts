/**
 * A browser's storage that may be missing, full or forbidden.
 * @param name `localStorage` stays, `sessionStorage` is this tab's alone
 */
function storage(name: "localStorage" | "sessionStorage") {
  return {
    /** The text stored under a key, or null where there is none or storage is forbidden. */
    read(key: string): string | null {
      try {
        return globalThis[name].getItem(key);
      } catch {
        return null;
      }
    },
    /** Stores a text, or takes it away; a full or forbidden storage is survived silently: the site works without. */
    write(key: string, value: string | null): void {
      try {
        if (value === null) globalThis[name].removeItem(key);
        else globalThis[name].setItem(key, value);
      } catch {
        // Nothing that is kept here is needed.
      }
    },
  };
}

export const localStore = storage("localStorage");
export const tabStore = storage("sessionStorage");
