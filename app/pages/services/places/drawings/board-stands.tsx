import type { Box } from "./layout.ts";

type StandProps = { face: Box; unlit: boolean };

/** What carries a site's board, by its kind. */
export const siteStands = { hoarding: Scaffold, unipole: Post, gantry: Beam, kiosk: LampPost };

/** Legs with braces between them, a catwalk below the face and lamps on arms above it. */
function Scaffold({ face, unlit }: StandProps) {
  const foot = face.y + face.height;
  const legs = Math.max(2, Math.round(face.width / 110));
  const step = (face.width - 24) / (legs - 1);
  const at = Array.from({ length: legs }, (_, one) => Math.round(face.x + 12 + one * step));
  return (
    <>
      <path fill="var(--steel)" d={at.map((x) => `M${x - 4} ${foot}h8V0h-8z`).join("")} />
      <path
        fill="none"
        stroke="var(--steel)"
        strokeWidth="4"
        d={at
          .slice(1)
          .map((x, one) => `M${at[one]} ${foot + 8}L${x} -6M${x} ${foot + 8}L${at[one]} -6`)
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
  const at = Array.from({ length: count }, (_, one) => Math.round(face.x + (one + 0.5) * step));
  return (
    <path
      fill="var(--lamps)"
      d={at.map((x) => `M${x - 9} ${face.y - 13}h18v6h-18zM${x - 1} ${face.y - 9}h3v8h-3z`).join("")}
    />
  );
}
