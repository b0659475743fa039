import { BoardsInScale } from "./boards-in-scale.tsx";
import { Car } from "./car.tsx";
import { Person } from "./person.tsx";
import { measures } from "./plan-elevation.ts";
import type { SitePlan } from "./plan-site.ts";
import { Street } from "./street.tsx";

/** The words in a drawing: feet, and the person's height. */
export type DrawingCopy = { feet: string; person: string };

export type SceneProps = {
  copy: DrawingCopy;
  /** The id, or the prefix of the ids, by which the close view reuses parts of the wide one. */
  id: string;
  /** Draws a sun, where the sky shows one. */
  sun?: boolean;
  /** Draws a car beside the board. */
  car?: boolean | undefined;
};

/** A stretch of street with a site, without the sky. 720 units wide; joins others without a seam. */
export function SiteScene({ plan, copy, id, car = false }: SceneProps & { plan: SitePlan }) {
  const { foot, ground, group, groupX } = plan;
  const boards = (
    <g transform={`translate(${groupX} ${ground})`} fontSize="20">
      <g id={id}>
        <BoardsInScale boards={group.boards} feet={copy.feet} />
        {car && <Car x={(group.boards[0]?.face.x ?? 0) + 2.2 * foot} foot={foot} />}
        <Person x={group.person.x} foot={foot} height={copy.person} />
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
