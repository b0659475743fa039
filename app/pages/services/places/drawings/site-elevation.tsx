import { interpolate } from "../../../../data/interpolate.ts";
import type { InventoryPlan } from "../plan-entries.server.ts";
import { sizeText } from "../plan-figures.ts";
import type { Site } from "../sites.server.ts";
import { Elevation } from "./elevation.tsx";
import { measures } from "./plan-elevation.ts";
import { planSite, type SitePlan } from "./plan-site.ts";
import { type DrawingCopy, SiteScene } from "./site-scene.tsx";

type SiteElevationProps = {
  site: Site;
  /** Its place in the list. */
  index: number;
  copy: Pick<InventoryPlan["copy"], "kinds" | "size" | "drawing">;
  drawing: DrawingCopy;
  /** On a page of its own: a car stands below the board. */
  alone?: boolean;
};

const moods = ["noon", "evening", "morning", "haze"] as const;

/** A site drawn from its data: its board by kind and to scale beside a person, with the city behind. */
export function SiteElevation({ site, index, copy, drawing, alone }: SiteElevationProps) {
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
      id={alone ? "drawn" : undefined}
      wide={<SiteScene plan={plan} copy={drawing} id={id} car={alone} />}
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
