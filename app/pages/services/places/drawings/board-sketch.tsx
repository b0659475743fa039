import type { BoardKind } from "../../../../data/places/board-kinds.ts";
import type { Place } from "../../../../data/places/places.server.ts";

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

/** What kind of board a place's first one is, and in which colours, as small as a word and not to scale. */
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
  const draw = (drawOne: (left: number) => string) =>
    middles.map((middle) => drawOne(round(middle - width / 2))).join("");
  return (
    <svg {...svg} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path fill="var(--sky)" d={`M0 0h${frame.width}v${frame.height}H0z`} />
      <path fill="var(--road)" d={`M0 ${frame.ground}h${frame.width}V${frame.height}H0z`} />
      <path
        fill="var(--steel)"
        d={draw((left) =>
          posts
            .map(
              (part) =>
                `M${round(left + width * part - thickness / 2)} ${top}h${thickness}V${frame.ground}h-${thickness}z`,
            )
            .join(""),
        )}
      />
      <path
        fill={poster?.ground}
        stroke="var(--steel)"
        d={draw((left) => `M${left} ${top}h${width}v${height}h-${width}z`)}
      />
      <path
        stroke={poster?.ink}
        strokeWidth={round(height / 8)}
        d={draw(
          (left) =>
            `M${round(left + width * 0.2)} ${round(top + height * 0.4)}h${round(width * 0.6)}m0 ${round(height * 0.25)}h-${round(width * 0.6)}`,
        )}
      />
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
