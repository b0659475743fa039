import type { BoardKind } from "../../../../data/places/board-kinds.ts";
import type { Place } from "../../../../data/places/places.server.ts";

type BoardSketchProps = {
  place: Pick<Place, "boards" | "medium" | "subject">;
  className?: string | undefined;
  id?: string;
};

/** How high above the ground a board of each kind begins, in feet, and where along its width its posts stand. */
const stands: Record<BoardKind, { raised: number; posts: number[]; thickness?: number }> = {
  pylon: { raised: 0, posts: [0.1, 0.9] },
  display: { raised: 2, posts: [0.1, 0.9] },
  lift: { raised: 3, posts: [] },
  clip: { raised: 3, posts: [] },
  hoarding: { raised: 9, posts: [0.1, 0.9] },
  unipole: { raised: 14, posts: [0.5], thickness: 2.4 },
  gantry: { raised: 18, posts: [0.1, 0.9] },
  kiosk: { raised: 9, posts: [0.5] },
};
/** Units a foot: sites are large, and all of them stand in one scale; so do the boards of societies. */
const feet = { site: 1, society: 3.4 };
const frame = { width: 66, height: 36 };

/** A place's first board in its size beside a person, as small as a word. */
export function BoardSketch({ place: { boards, medium, subject }, ...svg }: BoardSketchProps) {
  const [board] = boards;
  if (!board) return null;
  const foot = feet[medium];
  const [width, height] = [board.width * foot, board.height * foot];
  const poster = "site" in subject ? subject.site.poster : subject.society.boards[0]?.poster;
  const x = 14;
  const { raised, posts, thickness = 1.2 } = stands[board.kind];
  const top = frame.height - raised * foot - height;
  const drawPost = (part: number) =>
    `M${(x + width * part - thickness / 2).toFixed(1)} ${top.toFixed(1)}h${thickness}V${frame.height}h-${thickness}z`;
  return (
    <svg {...svg} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path fill="currentColor" d={drawPerson(5.5 * foot) + posts.map(drawPost).join("")} />
      <path
        fill={poster?.ground}
        stroke="currentColor"
        d={`M${x} ${top.toFixed(1)}h${width}v${height}h-${width}z`}
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

/** A person of that height, on the ground. */
function drawPerson(height: number): string {
  const head = height / 8;
  const shoulder = frame.height - height + 2 * head;
  const [left, right] = [7 - 1.2 * head, 7 + 1.2 * head];
  return `M7 ${(frame.height - height).toFixed(1)}a${head} ${head} 0 0 1 0 ${2 * head}a${head} ${head} 0 0 1 0-${2 * head}zM${left.toFixed(1)} ${shoulder.toFixed(1)}H${right.toFixed(1)}L${(7 + 0.8 * head).toFixed(1)} ${frame.height}H${(7 - 0.8 * head).toFixed(1)}z`;
}
