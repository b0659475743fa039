import type { Mark } from "../../data/mark.server.ts";

/** The construction drawing of a client’s mark. */
export function BrandSheet({ mark, label }: { mark: Mark; label: string }) {
  return (
    <svg viewBox="0 0 480 400" role="img" aria-label={label}>
      <rect width="480" height="400" fill="var(--c-leaf)" />
      <path
        d="M40 20V380M20 20H460M64 20V380M20 44H460M88 20V380M20 68H460M112 20V380M20 92H460M136 20V380M20 116H460M160 20V380M20 140H460M184 20V380M20 164H460M208 20V380M20 188H460M232 20V380M20 212H460M256 20V380M20 236H460M280 20V380M20 260H460M304 20V380M20 284H460M328 20V380M20 308H460M352 20V380M20 332H460M376 20V380M20 356H460M400 20V380M20 380H460M424 20V380M20 404H460"
        stroke="var(--c-hair-at-night)"
      />
      <g
        color="var(--c-paper)"
        fill="currentColor"
        transform="translate(120 72) scale(2.4)"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark lets nothing but plain shapes through
        dangerouslySetInnerHTML={{ __html: mark.body }}
      />
      <g fill="none" stroke="var(--c-marigold)" strokeWidth="2">
        <circle cx="196.800" cy="220.800" r="33.600" />
        <circle cx="283.200" cy="220.800" r="33.600" />
        <path d="M20 120H460M20 273.600H460M139.200 20V380M340.800 20V380" />
      </g>
    </svg>
  );
}
