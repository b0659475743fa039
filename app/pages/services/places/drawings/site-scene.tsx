import { interpolate } from "../../../../data/interpolate.ts";
import type { Site } from "../sites.server.ts";
import drawn from "./elevation.module.css";
import { Person } from "./person.tsx";
import { measures } from "./plan-elevation.ts";
import type { SitePlan } from "./plan-site.ts";
import { SiteBoards } from "./site-boards.tsx";
import { Street } from "./street.tsx";

/** The words in a drawing: feet, and the person's height. */
export type DrawingCopy = { feet: string; person: string };

type SiteSceneProps = {
  site: Site;
  plan: SitePlan;
  copy: DrawingCopy;
  /** The id by which the close view reuses the boards. */
  id: string;
};

/** A stretch of street with a site, without the sky. 720 units wide; joins others without a seam. */
export function SiteScene({ site, plan, copy, id }: SiteSceneProps) {
  const { foot, ground, group, groupX } = plan;
  const boards = (
    <g transform={`translate(${groupX} ${ground})`} fontSize="20">
      <g id={id}>
        <SiteBoards site={site} plan={plan} feet={(n) => interpolate(copy.feet, { n })} />
        <SitePerson x={group.person.x} foot={foot} height={copy.person} />
      </g>
    </g>
  );
  const behind = ground < measures.ground;
  return (
    <>
      <use href="#scene-city" x={-plan.skyline} />
      <Street>{behind && boards}</Street>
      {!behind && boards}
    </>
  );
}

/** The person, scaled to the plane of the board. */
function SitePerson({ x, foot, height }: { x: number; foot: number; height: string }) {
  if (foot === measures.foot) return <Person x={x} height={height} />;
  return (
    <>
      <use href="#scene-person" transform={`translate(${x}) scale(${(foot / measures.foot).toFixed(3)})`} />
      <text className={drawn.figure} x={x} y={-5.5 * foot - 9} textAnchor="middle">
        {height}
      </text>
    </>
  );
}
