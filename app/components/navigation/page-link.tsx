import type { ComponentProps } from "react";
import { detectLanguage } from "../../data/paths.ts";
import { usePath, useShell } from "../../data/use-shell.ts";
import { prefetchPage } from "./page-files.ts";
import { isPlainClick, visit } from "./visit.tsx";

/** How long a link must be pointed at before its page is prefetched, in ms; crossing it isn't enough. */
const intentMs = 100;

type PageLinkProps = Omit<ComponentProps<"a">, "href" | "target" | "download"> & {
  /** Path of the English page, query and hash. */
  to: string;
};

/**
 * A link to a page of this site, in the current language if the page exists in it. Pointing at the link or focusing it
 * prefetches the page; a picture beside the link grows into the next page's if the browser has view transitions.
 */
export function PageLink({ to: page, onClick, ...props }: PageLinkProps) {
  const { language } = useShell();
  const to = usePath()(page);
  if (detectLanguage(to) !== language)
    return <a href={to} hrefLang={detectLanguage(to)} {...props} onClick={onClick} />;
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
        if (event.defaultPrevented || !isPlainClick(event)) return;
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
