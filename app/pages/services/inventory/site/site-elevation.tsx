import { interpolate } from "../../../../data/interpolate.ts";
import type { PlanCopy } from "../../plan/plan-copy.server.ts";
import { sizeText } from "../../plan/plan-figures.ts";
import drawn from "../../society/elevation/elevation.module.css";
import { measures } from "../../society/elevation/plan-elevation.ts";
import type { Site } from "../sites.server.ts";
import { planSite, type SitePlan } from "./plan-site.ts";
import { type DrawingCopy, SiteScene } from "./site-scene.tsx";

type SiteElevationProps = {
  site: Site;
  /** The site's place in the list. */
  index: number;
  copy: PlanCopy;
  drawing: DrawingCopy;
};

const moods = ["noon", "evening", "morning", "haze"] as const;

/** A site drawn from its data as the societies are: its board in kind and size beside a person, the city behind. */
export function SiteElevation({ site, index, copy, drawing }: SiteElevationProps) {
  const plan = planSite(site, index);
  const id = `site-${index + 1}-boards`;
  const alt = interpolate(copy.drawing.alt, {
    name: site.name,
    board: copy.kinds[site.kind],
    size: sizeText(copy, site),
  });
  return (
    <div
      className={`${drawn.elevation} ${drawn[moods[index % moods.length] ?? "noon"]}`}
      role="img"
      aria-label={alt}
    >
      <svg className={drawn.wide} viewBox={`0 0 ${measures.width} ${measures.height}`} aria-hidden="true">
        <rect className={drawn.sky} width="100%" height="100%" />
        <SiteScene site={site} plan={plan} copy={drawing} id={id} />
      </svg>
      <CloseView id={id} plan={plan} />
    </div>
  );
}

/** The drawing for narrow windows, from the parts of the wide one: the board as large as fits. */
function CloseView({ id, plan }: { id: string; plan: SitePlan }) {
  const { group, ground } = plan;
  const base = ground < measures.ground ? 366 : 418;
  const scale = Math.min(1.1, 352 / group.width, (base - 44) / group.height);
  const gap = Math.round((360 - group.width * scale) * 0.6);
  return (
    <svg className={drawn.close} viewBox="0 0 360 452" aria-hidden="true">
      <rect className={drawn.sky} width="100%" height="100%" />
      <use href="#scene-city" x={-plan.skyline} y="-76" />
      <use href="#scene-trees" x="-120" y="176" />
      <path className={drawn.path} d="M0 340h360v90H0z" />
      <use href="#scene-street" x="-180" y="296" />
      <use href="#scene-road" y="424" />
      <use
        href={`#${id}`}
        transform={`translate(${gap} ${base}) scale(${scale.toFixed(3)})`}
        fontSize={Math.round((scale < 0.7 ? 14 : 17) / scale)}
      />
    </svg>
  );
}
