import type { BoardKind } from "../../../../data/places/board-kinds.ts";
import type { Place } from "../../../../data/places/places.server.ts";
import { PosterFace } from "./boards-in-scale.tsx";

type BoardSketchProps = {
  place: Pick<Place, "boards" | "subject">;
  className?: string | undefined;
  id?: string;
};

/** How much room a board of each kind has, from where, and at which parts of its width it stands on posts. */
const stands: Record<BoardKind, { top: number; room: number; posts: number[]; thickness?: number }> = {
  pylon: { top: 5, room: 29, posts: [0, 1] },
  display: { top: 5, room: 26, posts: [0.15, 0.85] },
  lift: { top: 6, room: 32, posts: [] },
  clip: { top: 6, room: 30, posts: [] },
  hoarding: { top: 5, room: 24, posts: [0.08, 0.36, 0.64, 0.92] },
  unipole: { top: 5, room: 22, posts: [0.5], thickness: 4 },
  gantry: { top: 7, room: 16, posts: [0, 1] },
  kiosk: { top: 5, room: 18, posts: [0.5] },
};
const frame = { width: 64, height: 44, ground: 39, board: 52 };
/** How far apart the poles of a row stand. */
const poleDistance = 20;
/** How many units of a poster are one of the sketch. */
const fine = 8;

/** A place's first board with its poster, as small as a word and not to scale. Needs the marks of `Scenery` once on the page. */
export function BoardSketch({ place: { boards, subject }, ...svg }: BoardSketchProps) {
  const [board] = boards;
  if (!board) return null;
  const poster = "site" in subject ? subject.site.poster : subject.society.boards[0]?.poster;
  const { top, room, posts, thickness = 2 } = stands[board.kind];
  const scale = Math.min(frame.board / board.width, room / board.height);
  const [width, height] = [round(board.width * scale), round(board.height * scale)];
  const middles = (board.kind === "kiosk" ? [-poleDistance, 0, poleDistance] : [0]).map(
    (aside) => frame.width / 2 + aside,
  );
  const isWide = board.width > board.height * 1.6;
  return (
    <svg {...svg} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path fill="var(--sky)" d={`M0 0h${frame.width}v${frame.height}H0z`} />
      <path fill="var(--road)" d={`M0 ${frame.ground}h${frame.width}V${frame.height}H0z`} />
      <path
        fill="var(--steel)"
        d={middles
          .flatMap((middle) =>
            posts.map(
              (part) =>
                `M${round(middle + width * (part - 0.5) - thickness / 2)} ${top}h${thickness}V${frame.ground}h-${thickness}z`,
            ),
          )
          .join("")}
      />
      <g
        transform={`scale(${1 / fine})`}
        fontFamily="var(--font-condensed)"
        textAnchor={isWide ? "start" : "middle"}
        dominantBaseline="central"
      >
        {poster &&
          middles.map((middle) => (
            <PosterFace
              key={middle}
              poster={{ ...poster, rera: undefined }}
              face={{
                x: round(fine * (middle - width / 2)),
                y: fine * top,
                width: round(fine * width),
                height: round(fine * height),
              }}
              wide={isWide}
            />
          ))}
      </g>
    </svg>
  );
}

/** The sketches of places, for `use` to show wherever they are wanted, by `sketch-` and the slug. */
export function BoardSketches({ places }: { places: Place[] }) {
  return (
    <div hidden>
      {places.map((place) => (
        <BoardSketch key={place.slug} id={`sketch-${place.slug}`} place={place} />
      ))}
    </div>
  );
}

function round(size: number): number {
  return Math.round(size * 10) / 10;
}
