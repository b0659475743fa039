import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadDeferred } from "./components/deferred-pictures.ts";
import { replaceFetch } from "./components/navigation/page-files.ts";
import { buildSettings } from "./data/build-constants.ts";
import { isBoardPath } from "./data/paths.ts";
import { watchClicks } from "./late/clicks.ts";
import { yieldToBrowser } from "./late/wake-scripts.ts";

let takenOver = false;
let clicks: ReturnType<typeof watchClicks> | undefined;

dropTrailingSlash();
replaceFetch();
forgiveSkippedTransitions();
if (!isGoneBoard()) hydrate();

async function hydrate(): Promise<void> {
  /** A copy of the page as built, with what has been typed in it; it stays if hydration fails. */
  const asBuilt = document.implementation.createHTMLDocument().importNode(document.documentElement, true);
  clicks = watchClicks();
  loadDeferred(asBuilt);
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
        // The router is still running and would change only the address.
        addEventListener("popstate", () => location.reload());
      });
    }
  });
}

/**
 * Whether this is the page for unknown addresses at the address of a removed board. The router would match the board's
 * route, whose data doesn't exist; so the page isn't hydrated, and its links work without.
 */
function isGoneBoard(): boolean {
  return isBoardPath(location.pathname) && document.querySelector("[data-not-found]") !== null;
}

/** Notes that React has hydrated the page: a task after the first effects, for one of them may fail. */
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

/** A navigation that interrupts another skips its view transition; React Router doesn't handle that rejection. */
function forgiveSkippedTransitions(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && /transition was skipped/i.test(event.reason.message))
      event.preventDefault();
  });
}

/** A page's data is at `/About.data`; from `/About/` React Router would request `/About/_.data`. */
function dropTrailingSlash(): void {
  const { pathname, search, hash } = location;
  const plain = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  if (plain !== pathname) history.replaceState(history.state, "", plain + search + hash);
}

/** Where a page was when it failed. */
type FailureKind = "hydration" | "screen";

/**
 * Reports to the server that a page failed: which page, the kind of error and where in our scripts, without its message or
 * anything of the visitor's. ERROR_REPORTS turns this off.
 */
function reportFailure(kind: FailureKind, error: unknown): void {
  const { name, stack = "" } = error instanceof Error ? error : new Error();
  const [at = ""] = /assets\/[\w.-]+\.js:\d+:\d+/.exec(stack) ?? [];
  const body = JSON.stringify({ kind, path: location.pathname, name, at });
  // Plain text needs no CORS preflight if the server is at another origin.
  navigator.sendBeacon?.(buildSettings.errorUrl, body);
}
