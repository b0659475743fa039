import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { fetchHeld } from "./components/fetch-held.ts";
import { waitForPageData } from "./components/navigation/page-files.ts";
import { buildSettings } from "./data/build-settings.ts";
import { isBoardPath } from "./data/paths.ts";
import { watchClicks } from "./late/clicks.ts";
import { yieldToBrowser } from "./late/wake-scripts.ts";

let takenOver = false;
let clicks: ReturnType<typeof watchClicks> | undefined;

dropTrailingSlash();
waitForPageData();
forgiveSkippedTransitions();
if (!isGoneBoard()) hydrate();

async function hydrate(): Promise<void> {
  /** The page as it was built, with what has been typed in it: it stays when it can't be taken over. */
  const asBuilt = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  clicks = watchClicks();
  fetchHeld(asBuilt);
  await yieldToBrowser();
  startTransition(() => {
    const root = hydrateRoot(
      document,
      <TakenOver>
        <HydratedRouter
          onError={(error) => {
            if (takenOver) reportFailure("screen", error);
          }}
        />
      </TakenOver>,
      { onCaughtError: failed, onUncaughtError: failed },
    );

    function failed(error: unknown) {
      console.error(error);
      if (takenOver) return;
      reportFailure("hydration", error);
      queueMicrotask(() => {
        root.unmount();
        clicks?.putBack(asBuilt);
        // The router is still there and would change the address alone.
        addEventListener("popstate", () => location.reload());
      });
    }
  });
}

/**
 * Whether the page for unknown addresses stands where a board was: the router would take the address for a board's, whose
 * data nobody has. The page stays as it was built, and its links lead on.
 */
function isGoneBoard(): boolean {
  return isBoardPath(location.pathname) && document.querySelector("[data-not-found]") !== null;
}

/** Knows when React has taken the page over: a moment after its first effects, for one of them may have failed. */
function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      takenOver = true;
      clicks?.forget();
    });
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** A navigation that overtakes another skips its view transition; React Router leaves that promise without a listener. */
function forgiveSkippedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && /transition was skipped/i.test(event.reason.message))
      event.preventDefault();
  });
}

/** A page's data lies beside it: `/About.data`. From `/About/` React Router would ask for `/About/_.data`. */
function dropTrailingSlash(): void {
  const { pathname, search, hash } = location;
  const plain = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  if (plain !== pathname) history.replaceState(history.state, "", plain + search + hash);
}

/** Where a page was when it failed. */
type FailureKind = "hydration" | "screen";

/**
 * Tells the server's log that a page failed: which page, the kind of error and where in our own scripts. No words of
 * the error or the visitor go with it. The server may be told to take none (ERROR_REPORTS).
 */
function reportFailure(kind: FailureKind, error: unknown): void {
  const { name, stack = "" } = error instanceof Error ? error : new Error();
  const [at = ""] = /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack) ?? [];
  const body = JSON.stringify({ kind, path: location.pathname, name, at });
  // As plain text, so that a browser asks no leave first where the server is at another origin.
  navigator.sendBeacon?.(buildSettings.errorUrl, body);
}
