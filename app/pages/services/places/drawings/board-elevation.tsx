import type { Board, Drawn } from "../boards.server.ts";
import { Elevation } from "./elevation.tsx";
import { planElevation } from "./plan-elevation.ts";
import { planSite } from "./plan-site.ts";
import { SiteCloseView } from "./site-close-view.tsx";
import { type DrawingCopy, SiteScene } from "./site-scene.tsx";
import { SocietyCloseView } from "./society-close-view.tsx";
import { SocietyScene } from "./society-scene.tsx";

type BoardElevationProps = {
  board: Pick<Board, "drawn" | "alt">;
  copy: DrawingCopy;
  /** On a page of its own: a car stands beside the board. */
  alone?: boolean;
};

const moods = ["morning", "noon", "evening", "haze"] as const;

/**
 * A place drawn from its data, its boards by kind and to scale beside a person: a society with a tower for every block and
 * a window for every flat, a site with the city behind.
 */
export function BoardElevation({ board: { drawn, alt }, copy, alone }: BoardElevationProps) {
  return (
    <Elevation
      mood={moods[drawn.index % moods.length]}
      alt={alt}
      id={alone ? "drawn" : undefined}
      {...viewsOf(drawn, copy, alone)}
    />
  );
}

function viewsOf(drawn: Drawn, copy: DrawingCopy, car: boolean | undefined) {
  const { index } = drawn;
  if ("site" in drawn) {
    const own = { id: `site-${index + 1}-boards`, plan: planSite(drawn.site, index) };
    return { wide: <SiteScene {...own} copy={copy} car={car} />, close: <SiteCloseView {...own} /> };
  }
  const { society } = drawn;
  const own = { id: `society-${index + 1}`, plan: planElevation(society, index) };
  return {
    wide: <SocietyScene {...own} society={society} copy={copy} sun car={car} />,
    close: <SocietyCloseView {...own} right={index % 2 === 0} />,
  };
}
