import { measures } from "./plan-elevation.ts";
import type { SitePlan } from "./plan-site.ts";

/** A site’s drawing for narrow windows, made of the parts of the wide one, with the board as large as possible. */
export function SiteCloseView({ id, plan }: { id: string; plan: SitePlan }) {
  const { group, ground } = plan;
  const base = ground < measures.ground ? 366 : 418;
  // The figures, 24 units to the left of the person and 50 beside the board, keep their size whatever the scale.
  const wide = group.near - measures.beside + 18 - group.person.x;
  const scale = Math.min(1.1, 286 / wide, (base - 44) / group.height);
  const gap = Math.round(24 - group.person.x * scale + (286 - wide * scale) * 0.6);
  return (
    <>
      <use href="#scene-city" x={-plan.skyline} y="-76" />
      <use href="#scene-trees" x="-120" y="176" />
      <path fill="var(--path)" d="M0 340h360v90H0z" />
      <use href="#scene-street" x="-180" y="296" />
      <use href="#scene-road" y="424" />
      <use
        href={`#${id}`}
        transform={`translate(${gap} ${base}) scale(${scale.toFixed(3)})`}
        fontSize={Math.round((scale < 0.7 ? 14 : 17) / scale)}
      />
    </>
  );
}
