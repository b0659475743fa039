import { buildSettings } from "../data/build-constants.ts";

/** What failed: an island was not hydrated, was hydrated by rebuilding it, or a script stopped later. */
type Kind = "hydration" | "recovered" | "screen";

/** React's errors about a tree that is not the one it was given; it rebuilds the island. */
const mismatch = /\b(418|419|421|422|423|425)\b|[Hh]ydrat/;

/** Reports to the server what fails on this page. */
export function reportErrors(): void {
  addEventListener("error", ({ error, message }) => {
    let kind: Kind = mismatch.test(message) ? "recovered" : "screen";
    // React's error about an island that can't go on comes just before the island is put back: one report says both.
    const noteRestored = () => {
      kind = "hydration";
    };
    addEventListener("island-restored", noteRestored);
    setTimeout(() => {
      removeEventListener("island-restored", noteRestored);
      report(kind, error);
    });
  });
  addEventListener("astro:hydration-error", (event) =>
    report("hydration", (event as CustomEvent).detail.error),
  );
}

/**
 * Reports which page failed, the kind of error and where in our scripts, without its message or anything of the visitor's.
 * ERROR_REPORTS turns this off.
 */
function report(kind: Kind, error: unknown): void {
  const { name, stack = "" } = error instanceof Error ? error : new Error();
  const [at = ""] = /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack) ?? [];
  // Plain text needs no CORS preflight if the server is at another origin.
  navigator.sendBeacon?.(buildSettings.errorUrl, JSON.stringify({ kind, path: location.pathname, name, at }));
}
