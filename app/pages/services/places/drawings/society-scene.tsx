import type { Society } from "../societies.server.ts";
import { BoardsInScale } from "./boards-in-scale.tsx";
import { Bungalows } from "./bungalows.tsx";
import { CarInFront } from "./car.tsx";
import { Gate } from "./gate.tsx";
import { Person } from "./person.tsx";
import { type ElevationPlan, measures } from "./plan-elevation.ts";
import type { SceneProps } from "./site-scene.tsx";
import { Street } from "./street.tsx";
import { Towers } from "./towers.tsx";

type SocietySceneProps = SceneProps & { society: Society; plan: ElevationPlan };

/** A stretch of street with a society, without the sky. 720 units wide; joins others without a seam. */
export function SocietyScene({ society, plan, copy, id, sun = false, car = false }: SocietySceneProps) {
  return (
    <>
      <g id={`${id}-far`}>
        {sun && <circle fill="var(--sun)" cx={plan.sun.x} cy={plan.sun.y} r="42" />}
        <Bungalows places={plan.bungalows} />
        <Towers towers={plan.towers} />
      </g>
      <Street>
        <g transform={`translate(${plan.gate.x} 420)`}>
          <g id={`${id}-gate`}>
            <Gate name={society.sign ?? society.name} />
            {car && <CarInFront x={measures.gate / 2} />}
          </g>
        </g>
      </Street>
      <g transform={`translate(${plan.groupX} ${measures.ground})`} fontSize="20">
        <g id={`${id}-boards`}>
          <BoardsInScale boards={plan.group.boards} feet={copy.feet} />
          <Person x={plan.group.person.x} height={copy.person} />
        </g>
      </g>
    </>
  );
}
