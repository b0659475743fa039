import type { ReactNode } from "react";
import { measures } from "./plan-elevation.ts";

/** A stretch of street made of `Scenery`: trees, footpath and wall, then the children, then the road. */
export function Street({ children }: { children: ReactNode }) {
  return (
    <>
      <use href="#scene-trees" y="252" />
      <path fill="var(--path)" d={`M0 418h${measures.width}v90H0z`} />
      <use href="#scene-street" y="372" />
      {children}
      <use href="#scene-road" y="506" />
    </>
  );
}
