import type { marksOf } from "../boards.server.ts";
import styles from "./elevation.module.css";
import { GateShape } from "./gate.tsx";
import { PersonShape } from "./person.tsx";
import { measures } from "./plan-elevation.ts";

/** The shapes that a page's drawings share: trees, wall, kerb, gate, person and client marks. Render it once, before them. */
export function Scenery({ marks }: { marks: ReturnType<typeof marksOf> }) {
  return (
    <>
      <svg className={styles.light} aria-hidden="true" focusable="false">
        <radialGradient id="scene-glow">
          <stop offset=".45" stopColor="var(--c-lamplight)" stopOpacity=".42" />
          <stop offset="1" stopColor="var(--c-lamplight)" stopOpacity="0" />
        </radialGradient>
      </svg>
      <svg className={styles.scenery} aria-hidden="true" focusable="false">
        {marks.map(({ client, viewBox, body }) => (
          <symbol
            key={client}
            id={`mark-${client}`}
            viewBox={viewBox}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the reader makes sure that a mark has nothing but shapes
            dangerouslySetInnerHTML={{ __html: body }}
          />
        ))}
        <g id="scene-trees">
          <path fill="var(--trees-behind)" d={crowns(26, 46, 30, 3)} />
          <path fill="var(--trees)" d={crowns(64, 58, 34, 5)} />
        </g>
        <g id="scene-street">
          <path fill="var(--brick-in-light)" d={`M0 0h${measures.width}v48H0z`} />
          <path fill="var(--coping)" d={`M0-6h${measures.width}v8H0z`} />
          <path fill="var(--brick-in-shade)" d={`M0 40h${measures.width}v8H0z`} />
        </g>
        <g id="scene-road">
          <path fill="var(--c-stone)" d={`M0 0h${measures.width}v12H0z`} />
          <path fill="var(--c-marigold)" d={stones} />
          <path fill="var(--road)" d={`M0 12h${measures.width}v60H0z`} />
        </g>
        <GateShape />
        <PersonShape />
      </svg>
    </>
  );
}

const stones = Array.from({ length: 8 }, (_, index) => `M${index * 96} 0h48v12h-48z`).join("");

/** A row of tree crowns: circles of about `radius` every `step` units at height `y`, on a filled hedge. */
function crowns(y: number, step: number, radius: number, seed: number): string {
  const circles = Array.from({ length: Math.ceil(measures.width / step) + 1 }, (_, index) => {
    const size = radius + ((index * seed * 7) % 13) - 6;
    const drop = (index * seed * 11) % 17;
    return `M${index * step - size} ${y + drop}a${size} ${size} 0 0 1 ${2 * size} 0a${size} ${size} 0 0 1-${2 * size} 0z`;
  });
  return `M0 ${y + 8}h${measures.width}v110H0z${circles.join("")}`;
}
