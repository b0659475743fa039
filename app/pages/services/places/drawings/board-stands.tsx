import type { ReactNode } from "react";
import type { BoardKind } from "../../../../data/places/board-kinds.ts";
import type { Site } from "../../../../data/places/inventory.server.ts";
import { type Box, measures } from "./layout.ts";

/** `stand` is the board with what carries it, down to the ground, or a lift's lobby. */
type StandProps = { face: Box; stand: Box; unlit: boolean };
type Stand = (props: StandProps) => ReactNode;

const { foot } = measures;

/** What carries a site's board, by its kind. */
export const siteStands: Record<Site["kind"], Stand> = {
  hoarding: Scaffold,
  unipole: Post,
  gantry: Beam,
  kiosk: LampPost,
};

/** What carries a board of any kind. */
export const boardStands: Record<BoardKind, Stand> = {
  pylon: Pylon,
  display: Display,
  clip: Clip,
  lift: Lift,
  ...siteStands,
};

/** Two posts that rise past the board. */
function Pylon({ face }: StandProps) {
  const left = face.x - 9;
  const right = face.x + face.width + 1;
  const top = face.y - 6;
  return (
    <path fill="var(--steel)" d={`M${left} ${top}h8V-7h4v7h-16v-7h4zM${right} ${top}h8V-7h4v7h-16v-7h4z`} />
  );
}

/** A display board's frame on two stout legs. */
function Display({ face }: StandProps) {
  const leg = face.width > 6 * foot ? 12 : 9;
  const inset = Math.round(face.width * 0.14);
  const left = face.x + inset - leg / 2;
  const right = face.x + face.width - inset - leg / 2;
  return (
    <>
      <path
        fill="var(--steel)"
        d={`M${left} ${face.y}h${leg}V0h-${leg}zM${right} ${face.y}h${leg}V0h-${leg}z`}
      />
      <path fill="var(--foot)" d={`M${left - 5} 0v-8h${leg + 10}v8zM${right - 5} 0v-8h${leg + 10}v8z`} />
    </>
  );
}

/** A clip-on: a light frame held by clips to a rail. */
function Clip({ face }: StandProps) {
  const clip = (x: number, y: number) => `M${x} ${y}h10v14h-10z`;
  const right = face.x + face.width;
  return (
    <>
      <path
        fill="var(--steel)"
        d={`M${face.x + 14} ${face.y}h5V0h-5zM${right - 19} ${face.y}h5V0h-5zM${face.x + 4} -26h${face.width - 8}v4h-${face.width - 8}z`}
      />
      <path
        fill="var(--foot)"
        d={
          clip(face.x - 9, face.y + 12) +
          clip(right - 1, face.y + 12) +
          clip(face.x - 9, face.y + face.height - 26) +
          clip(right - 1, face.y + face.height - 26)
        }
      />
    </>
  );
}

/** A cutaway lift: lobby, door frame, and the car with the board on its back wall. */
function Lift({ face, stand }: StandProps) {
  const aside = Math.round(0.7 * foot);
  const car = { x: face.x - aside, y: -Math.round(6.6 * foot), width: face.width + 2 * aside };
  const panel = car.x - 24;
  return (
    <>
      <path fill="var(--lobby)" d={`M${stand.x} 0v${stand.y}h${stand.width}V0z`} />
      <path
        fill="var(--coping)"
        d={`M${stand.x - 5} ${stand.y - 7}h${stand.width + 10}v9h-${stand.width + 10}z`}
      />
      <path fill="var(--steel)" d={`M${car.x - 7} 0V${car.y - 7}h${car.width + 14}V0z`} />
      <path fill="var(--car)" d={`M${car.x} 0V${car.y}h${car.width}V0z`} />
      <path fill="var(--rail)" d={`M${car.x} -32h${car.width}v5h-${car.width}z`} />
      <path fill="var(--steel)" d={`M${panel} -112h11v26h-11z`} />
      <path fill="var(--foot)" d={`M${panel + 3} -108h5v5h-5zM${panel + 3} -97h5v5h-5z`} />
    </>
  );
}

/** Legs with braces between them, a catwalk below the face and lamps on arms above it. */
function Scaffold({ face, unlit }: StandProps) {
  const foot = face.y + face.height;
  const legs = Math.max(2, Math.round(face.width / 110));
  const step = (face.width - 24) / (legs - 1);
  const legXs = Array.from({ length: legs }, (_, leg) => Math.round(face.x + 12 + leg * step));
  return (
    <>
      <path
        fill="var(--steel)"
        d={legXs
          .map((x, index) => {
            const next = legXs[index + 1] ?? x;
            const braces = `M${x} ${foot + 6}L${next} -8v5L${x} ${foot + 11}zM${next} ${foot + 6}L${x} -8v5L${next} ${foot + 11}z`;
            return `M${x - 4} ${foot}h8V0h-8z${next > x ? braces : ""}`;
          })
          .join("")}
      />
      <path fill="var(--foot)" d={`M${face.x - 8} ${foot + 4}h${face.width + 16}v6h-${face.width + 16}z`} />
      {!unlit && <Lamps face={face} />}
    </>
  );
}

/** One stout post in the middle, on its plinth. */
function Post({ face, unlit }: StandProps) {
  const middle = Math.round(face.x + face.width / 2);
  const foot = face.y + face.height;
  return (
    <>
      <path
        fill="var(--steel)"
        d={`M${middle - 10} ${foot}h20V0h-20zM${face.x + 20} ${foot + 4}h${face.width - 40}v9h-${face.width - 40}z`}
      />
      <path fill="var(--foot)" d={`M${middle - 24} 0v-12h48v12z`} />
      {!unlit && <Lamps face={face} />}
    </>
  );
}

/** A beam over the whole road, on a pillar at either side. */
function Beam({ face }: StandProps) {
  const right = face.x + face.width;
  return (
    <>
      <path
        fill="var(--steel)"
        d={`M${face.x - 18} ${face.y - 10}h14V0h-14zM${right + 4} ${face.y - 10}h14V0h-14zM${face.x - 18} ${face.y - 10}h${face.width + 36}v6h-${face.width + 36}zM${face.x - 18} ${face.y + face.height + 4}h${face.width + 36}v8h-${face.width + 36}z`}
      />
      <path fill="var(--foot)" d={`M${face.x - 26} 0v-10h30v10zM${right - 4} 0v-10h30v10z`} />
    </>
  );
}

/** A street lamp with the kiosk half-way up. */
function LampPost({ face }: StandProps) {
  const middle = Math.round(face.x + face.width / 2);
  return (
    <>
      <path
        fill="var(--steel)"
        d={`M${middle - 4} 0V-432h8V0zM${middle - 4} -432q2-16 20-16h34v7h-32q-14 0-14 12z`}
      />
      <path fill="var(--lamps)" d={`M${middle + 36} -442h26v7h-26z`} />
      <path fill="var(--foot)" d={`M${middle - 9} 0v-26h18v26z`} />
    </>
  );
}

function Lamps({ face }: { face: Box }) {
  const count = Math.max(2, Math.round(face.width / 120));
  const step = face.width / count;
  const lampXs = Array.from({ length: count }, (_, lamp) => Math.round(face.x + (lamp + 0.5) * step));
  return (
    <path
      fill="var(--lamps)"
      d={lampXs.map((x) => `M${x - 9} ${face.y - 13}h18v6h-18zM${x - 1} ${face.y - 9}h3v8h-3z`).join("")}
    />
  );
}
