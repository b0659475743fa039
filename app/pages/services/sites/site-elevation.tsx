import { interpolate } from "../../../data/interpolate.ts";
import { Elevation } from "../places/drawings/elevation.tsx";
import { measures } from "../places/drawings/plan-elevation.ts";
import { planSite, type SitePlan } from "../places/drawings/plan-site.ts";
import { type DrawingCopy, SiteScene } from "../places/drawings/site-scene.tsx";
import type { InventoryPlan } from "../places/plan-entries.server.ts";
import { sizeText } from "../places/plan-figures.ts";
import type { Site } from "../places/sites.server.ts";

type SiteElevationProps = {
  site: Site;
  /** Its place in the list. */
  index: number;
  copy: InventoryPlan["copy"];
  drawing: DrawingCopy;
};

const moods = ["noon", "evening", "morning", "haze"] as const;

/** A site drawn from its data: its board by kind and to scale beside a person, with the city behind. */
export function SiteElevation({ site, index, copy, drawing }: SiteElevationProps) {
  const plan = planSite(site, index);
  const id = `site-${index + 1}-boards`;
  const alt = interpolate(copy.drawing.alt, {
    name: site.name,
    board: copy.kinds[site.kind],
    size: sizeText(copy, site),
  });
  return (
    <Elevation
      mood={moods[index % moods.length]}
      alt={alt}
      wide={<SiteScene plan={plan} copy={drawing} id={id} />}
      close={<CloseView id={id} plan={plan} />}
    />
  );
}

/** The drawing for narrow windows, made of the parts of the wide one, with the board as large as possible. */
function CloseView({ id, plan }: { id: string; plan: SitePlan }) {
  const { group, ground } = plan;
  const base = ground < measures.ground ? 366 : 418;
  const scale = Math.min(1.1, 352 / group.width, (base - 44) / group.height);
  const gap = Math.round((360 - group.width * scale) * 0.6);
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
