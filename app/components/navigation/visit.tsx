import { type MouseEvent, useLayoutEffect } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import { prefersReducedMotion } from "../browser-state.ts";
import { retryUntilAnswered } from "./connection.ts";
import { fetchScripts, findMissingChunks } from "./page-files.ts";

/** Until the router gives its own, a full page load. */
let navigate: NavigateFunction = (to) => location.assign(String(to));

/**
 * Navigates within the site without ever losing the current page: the scripts of the next page are fetched first, however
 * long that takes. If they no longer exist after a new release, the page is loaded in full. Of several visits the last one
 * happens.
 * @param link the pressed link, whose picture may grow into the next page's
 */
export function visit(href: string, link?: Element): void {
  currentVisit?.abort();
  const missingScripts = findMissingChunks(href);
  if (missingScripts.length > 0) fetchThenGo(href, missingScripts, go);
  else go();

  function go() {
    const { pathname, search, hash } = location;
    const replace = href === pathname + search + hash;
    navigate(href, { replace, viewTransition: link !== undefined && sharePicture(link) });
  }
}

/** Lets `visit` use the router; rendered once. The router's own links re-render at every step, and a page has a hundred. */
export function VisitNavigation() {
  const routerNavigate = useNavigate();
  const { key } = useLocation();
  useLayoutEffect(() => {
    navigate = routerNavigate;
  }, [routerNavigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every navigation
  useLayoutEffect(releasePicture, [key]);
  return null;
}

let currentVisit: AbortController | undefined;

function fetchThenGo(href: string, addresses: string[], go: () => void): void {
  const visit = new AbortController();
  currentVisit = visit;
  addEventListener("popstate", () => visit.abort(), { once: true, signal: visit.signal });
  const { signal } = visit;
  fetchScripts(addresses, (address) => retryUntilAnswered(() => fetch(address, { signal }), signal)).then(
    (exist) => {
      if (signal.aborted) return;
      visit.abort();
      if (exist) go();
      else location.assign(href);
    },
    () => {},
  );
}

/**
 * Whether the browser has view transitions (Chrome 111, Safari 18, Firefox 144). Without them the router would log a
 * warning for every navigation that asks for one.
 */
const hasViewTransitions = typeof document !== "undefined" && "startViewTransition" in document;

let sharedPicture: HTMLImageElement | undefined;

/**
 * Makes the picture beside a pressed link grow into the next page's opening picture, until `releasePicture`. The current
 * page's opening picture gives up the name (`data-leaving`).
 * @returns whether there is such a picture in view; if not, or with reduced motion, the next page appears at once
 */
function sharePicture(link: Element): boolean {
  if (!hasViewTransitions || prefersReducedMotion()) return false;
  const picture = findPicture(link);
  if (!picture || !isInViewport(picture)) return false;
  releasePicture();
  document.documentElement.setAttribute("data-leaving", "");
  // The name of the next page's opening picture in styles/base.css.
  picture.style.viewTransitionName = "hero";
  sharedPicture = picture;
  return true;
}

/** To be called after every navigation, before the new page is painted. */
function releasePicture(): void {
  document.documentElement.removeAttribute("data-leaving");
  if (sharedPicture) sharedPicture.style.viewTransitionName = "";
  sharedPicture = undefined;
}

/** The picture in the link, or the only one of the card or section around it. */
function findPicture(link: Element): HTMLImageElement | undefined {
  const container = link.querySelector("img") ? link : link.closest("article, li, section");
  const [picture, second] = container?.querySelectorAll("img") ?? [];
  return second ? undefined : picture;
}

function isInViewport(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** Whether a link was clicked to open it here, and not in another tab or window or to save it. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
