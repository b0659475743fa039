import { useEffect, useRef } from "react";
import { Link, type LinkProps, useHref } from "react-router";
import { plainClick } from "../plain-click.ts";
import { missingChunks } from "./missing-chunks.ts";
import { prefetchPage } from "./prefetch-page.ts";
import { useVisit } from "./use-visit.ts";
import { hasViewTransitions } from "./view-transitions.ts";

/** How long a link is pointed at before its page is fetched ahead, in ms: crossing it on the way elsewhere fetches nothing. */
const intentMs = 100;

/**
 * A link to a page of this site: what the page needs is fetched as soon as the link is pointed at or focused, and
 * the pages pass into each other where the browser has view transitions.
 */
export function PageLink({ onClick, ...props }: Omit<LinkProps, "mask" | "prefetch" | "viewTransition">) {
  const href = useHref(props.to);
  const visit = useVisit();
  const intent = useIntent(() => prefetchPage(href));
  return (
    <Link
      discover="none"
      viewTransition={hasViewTransitions}
      {...intent}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || props.target || !plainClick(event)) return;
        if (missingChunks(href).length === 0) return;
        event.preventDefault();
        visit(href);
      }}
    />
  );
}

function useIntent(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, intentMs);
  };
  const end = () => clearTimeout(timer.current);
  return { onMouseEnter: begin, onFocus: begin, onMouseLeave: end, onBlur: end, onTouchStart: act };
}
