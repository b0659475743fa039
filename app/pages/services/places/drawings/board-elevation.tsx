import type { Board } from "../boards.server.ts";
import { boardViews } from "./board-views.tsx";
import { Elevation } from "./elevation.tsx";
import type { DrawingCopy } from "./site-scene.tsx";

type BoardElevationProps = {
  board: Pick<Board, "drawn" | "alt" | "slug">;
  copy: DrawingCopy;
  /** On a page of its own: a car stands beside the board. */
  alone?: boolean;
};

const moods = ["morning", "noon", "evening", "haze"] as const;

/**
 * A place drawn from its data, its boards by kind and to scale beside a person: a society with a tower for every block and
 * a window for every flat, a site with the city behind.
 */
export function BoardElevation({ board: { drawn, alt, slug }, copy, alone }: BoardElevationProps) {
  return (
    <Elevation
      mood={moods[drawn.index % moods.length]}
      alt={alt}
      id={alone ? "drawn" : undefined}
      {...boardViews(drawn, { id: slug, copy, sun: true, car: alone })}
    />
  );
}
