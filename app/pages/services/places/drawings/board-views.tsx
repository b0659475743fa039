import type { Drawn } from "../boards.server.ts";
import { planElevation } from "./plan-elevation.ts";
import { planSite } from "./plan-site.ts";
import { SiteCloseView } from "./site-close-view.tsx";
import { type SceneProps, SiteScene } from "./site-scene.tsx";
import { SocietyCloseView } from "./society-close-view.tsx";
import { SocietyScene } from "./society-scene.tsx";

/** A society or a site, 720 units wide and without the sky, and the same composed more closely for narrow windows. */
export function boardViews(drawn: Drawn, { id, ...shown }: SceneProps) {
  if ("site" in drawn) {
    const own = { id, plan: planSite(drawn.site, drawn.index) };
    return { wide: <SiteScene {...own} {...shown} />, close: <SiteCloseView {...own} /> };
  }
  const { society, index } = drawn;
  const own = { id, plan: planElevation(society, index) };
  return {
    wide: <SocietyScene {...own} {...shown} society={society} />,
    close: <SocietyCloseView {...own} right={index % 2 === 0} />,
  };
}
