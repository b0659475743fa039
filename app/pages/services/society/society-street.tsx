import { flatsPerTower } from "../places/drawings/plan-elevation.ts";
import { isLit } from "../places/drawings/towers.tsx";
import type { Society } from "../places/societies.server.ts";
import styles from "./society-street.module.css";

/** A society's towers as paths; `x` is its place in the street. */
type Block = {
  id: string;
  x: number;
  width: number;
  height: number;
  walls: string;
  lit: string;
  dark: string;
};

const streetHeight = 190;
const gap = 16;
const rowCount = 3;

/** Every flat of every society as a window in one street, which wraps in narrow windows. */
export function SocietyStreet({ societies, alt }: { societies: Society[]; alt: string }) {
  const blocks = placeBlocks(societies);
  const rows = intoRows(blocks);
  const longest = Math.max(...rows.map(widthOf));
  return (
    <div className={styles.street} role="img" aria-label={alt}>
      <svg className={styles.wide} viewBox={`0 0 ${widthOf(blocks)} ${streetHeight}`} aria-hidden="true">
        {blocks.map(({ id, x, walls, dark, lit }) => (
          <g key={id} id={id} transform={`translate(${x})`}>
            <path fill="var(--skyline)" d={walls} />
            <path fill="var(--pane-dark)" data-windows d={dark} />
            <path fill="var(--c-lamplight)" data-windows d={lit} />
          </g>
        ))}
      </svg>
      {rows.map((row) => {
        const height = Math.max(...row.map((block) => block.height));
        const shift = Math.round((longest - widthOf(row)) / 2 - (row[0]?.x ?? 0));
        return (
          <svg
            key={row[0]?.id}
            className={styles.part}
            viewBox={`0 0 ${longest} ${height}`}
            aria-hidden="true"
          >
            {row.map(({ id }) => (
              <use key={id} href={`#${id}`} x={shift} y={height - streetHeight} />
            ))}
          </svg>
        );
      })}
    </div>
  );
}

function placeBlocks(societies: Society[]): Block[] {
  let x = 0;
  let flat = 0;
  return societies.map((society, index) => {
    const block = { id: `street-${index + 1}`, x, ...drawBlock(society, flat) };
    x += block.width + gap;
    flat += society.flats;
    return block;
  });
}

/** A society's towers: windows 5 by 7 units, 9 apart. */
function drawBlock({ flats, towers }: Society, before: number): Omit<Block, "id" | "x"> {
  let x = 0;
  let flat = before;
  const block = { height: 0, walls: "", lit: "", dark: "" };
  const last: { [kind in "lit" | "dark"]?: { left: number; top: number } } = {};
  for (const share of flatsPerTower(flats, towers)) {
    const across = Math.max(2, Math.ceil(share / 17));
    const width = across * 9 + 7;
    const height = Math.ceil(share / across) * 10 + 12;
    block.height = Math.max(block.height, height);
    block.walls += `M${x} ${streetHeight}v-${height}h${width}v${height}z`;
    for (let one = 0; one < share; one++) {
      const left = x + 6 + (one % across) * 9;
      const top = streetHeight - height + 6 + Math.floor(one / across) * 10;
      const kind = isLit(flat++) ? "lit" : "dark";
      const before = last[kind];
      block[kind] += `${before ? `m${left - before.left} ${top - before.top}` : `M${left} ${top}`}h5v7h-5z`;
      last[kind] = { left, top };
    }
    x += width + 4;
  }
  return { ...block, width: x - 4 };
}

/** Divides the street into rows of about equal length. */
function intoRows(blocks: Block[]): Block[][] {
  const row = ({ x, width }: Block) => Math.floor(((x + width / 2) / widthOf(blocks)) * rowCount);
  return Array.from({ length: rowCount }, (_, at) => blocks.filter((block) => row(block) === at)).filter(
    ({ length }) => length > 0,
  );
}

/** The length of neighbouring blocks. */
function widthOf(blocks: Block[]): number {
  const [first, last] = [blocks[0], blocks.at(-1)];
  return first && last ? last.x + last.width - first.x : 0;
}
