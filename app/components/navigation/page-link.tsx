import type { ComponentProps } from "react";
import { plainClick } from "../plain-click.ts";
import { prefetchPage } from "./prefetch-page.ts";
import { useVisit } from "./visit.tsx";

/** How long a link is pointed at before its page is fetched ahead, in ms: crossing it on the way elsewhere fetches nothing. */
const intentMs = 100;

type PageLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "download"> & {
  /** Path, query and hash. */
  to: string;
};

/**
 * A link to a page of this site: what the page needs is fetched as soon as the link is pointed at or focused, and
 * a picture beside it grows into the next page's where the browser has view transitions.
 */
export function PageLink({ to, onClick, ...props }: PageLinkProps) {
  const visit = useVisit();
  const point = () => pointAt(to);
  return (
    <a
      href={to}
      onMouseEnter={point}
      onFocus={point}
      onMouseLeave={pointAway}
      onBlur={pointAway}
      onTouchStart={() => prefetchPage(to)}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !plainClick(event)) return;
        event.preventDefault();
        pointAway();
        visit(to, event.currentTarget);
      }}
    />
  );
}

let timer: ReturnType<typeof setTimeout> | undefined;

function pointAt(href: string): void {
  clearTimeout(timer);
  timer = setTimeout(prefetchPage, intentMs, href);
}

function pointAway(): void {
  clearTimeout(timer);
}
