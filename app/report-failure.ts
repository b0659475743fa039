import { buildSettings } from "./data/build-settings.ts";

/** Where a page was when it failed. */
export type FailureKind = "hydration" | "screen";

/**
 * Tells the server's log that a page failed: which page, the kind of error and where in our own scripts. No words of
 * the error or the visitor go with it. The server may be told to take none (ERROR_REPORTS).
 */
export function reportFailure(kind: FailureKind, error: unknown): void {
  const { name, stack = "" } = error instanceof Error ? error : new Error();
  const [at = ""] = /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack) ?? [];
  const body = JSON.stringify({ kind, path: location.pathname, name, at });
  // As plain text, so that a browser asks no leave first where the server is at another origin.
  navigator.sendBeacon?.(buildSettings.errorUrl, body);
}
