import { type MouseEvent, useEffect, useRef } from "react";
import { detectLanguage } from "../data/paths.ts";
import { isPlainClick, visit } from "./navigation/visit.tsx";

/** HTML made from Markdown. Links to other pages of the site don't reload it. */
export function Prose({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null);
  useEffect(() => watchTables(prose.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler serves the links inside, which are reached by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link
    <div
      className="prose"
      ref={prose}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own content, made at build
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || !isPlainClick(event) || link.target) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isFile = /\.\w+$/.test(pathname);
  const isHere = pathname === location.pathname && hash !== "";
  const isElsewhere = detectLanguage(pathname) !== detectLanguage(location.pathname);
  if (origin !== location.origin || isFile || isHere || isElsewhere) return;
  event.preventDefault();
  visit(pathname + search + hash, link);
}

/** A table can be focused with Tab only while it is too wide and scrolls. */
function watchTables(prose: HTMLElement | null) {
  if (!prose) return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const table of prose.querySelectorAll(".table")) observer.observe(table);
  return () => observer.disconnect();
}
