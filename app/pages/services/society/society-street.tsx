import { flatsPerTower } from "../places/drawings/plan-elevation.ts";
import { isLit } from "../places/drawings/towers.tsx";
import type { Society } from "../places/societies.server.ts";
import styles from "./society-street.module.css";

type Block = { width: number; walls: string; lit: string; dark: string };

const height = 190;
const between = 16;

/** Every flat of every society as a window in one street, which wraps in narrow windows. */
export function SocietyStreet({ societies, alt }: { societies: Society[]; alt: string }) {
  let flat = 0;
  const blocks = societies.map((society) => {
    const block = drawBlock(society, flat);
    flat += society.flats;
    return block;
  });
  const street = row(blocks.map(({ width }) => width));
  const rows = intoRows(blocks, 3);
  return (
    <div className={styles.street} role="img" aria-label={alt}>
      <svg className={styles.wide} viewBox={`0 0 ${street.width} ${height}`} aria-hidden="true">
        {blocks.map((block, index) => (
          <g key={block.walls} id={`street-${index + 1}`} transform={`translate(${street.starts[index]})`}>
            <path className={styles.wall} d={block.walls} />
            <path className={styles.dark} data-windows d={block.dark} />
            <path className={styles.lit} data-windows d={block.lit} />
          </g>
        ))}
      </svg>
      {rows.map(({ from, widths }) => {
        const { starts, width } = row(widths);
        return (
          <svg
            key={from}
            className={styles.part}
            viewBox={`0 0 ${longest(rows)} ${tallest(societies.slice(from, from + widths.length))}`}
            aria-hidden="true"
          >
            {widths.map((_, index) => {
              const number = from + index;
              const shift = (starts[index] ?? 0) - (street.starts[number] ?? 0) + (longest(rows) - width) / 2;
              return (
                <use
                  key={number}
                  href={`#street-${number + 1}`}
                  x={Math.round(shift)}
                  y={tallest(societies.slice(from, from + widths.length)) - height}
                />
              );
            })}
          </svg>
        );
      })}
    </div>
  );
}

/** A society's towers: windows 5 by 7 units, 9 apart. */
function drawBlock({ flats, towers }: Society, before: number): Block {
  let x = 0;
  let flat = before;
  const block = { walls: "", lit: "", dark: "" };
  const last: { [kind in "lit" | "dark"]?: { left: number; top: number } } = {};
  for (const share of flatsPerTower(flats, towers)) {
    const across = acrossOf(share);
    const width = across * 9 + 7;
    const tall = Math.ceil(share / across) * 10 + 12;
    block.walls += `M${x} ${height}v-${tall}h${width}v${tall}z`;
    for (let one = 0; one < share; one++) {
      const left = x + 6 + (one % across) * 9;
      const top = height - tall + 6 + Math.floor(one / across) * 10;
      const kind = isLit(flat++) ? "lit" : "dark";
      const before = last[kind];
      block[kind] += `${before ? `m${left - before.left} ${top - before.top}` : `M${left} ${top}`}h5v7h-5z`;
      last[kind] = { left, top };
    }
    x += width + 4;
  }
  return { ...block, width: x - 4 };
}

function acrossOf(flats: number): number {
  return Math.max(2, Math.ceil(flats / 17));
}

function tallest(societies: Society[]): number {
  const storeys = societies.flatMap(({ flats, towers }) =>
    flatsPerTower(flats, towers).map((share) => Math.ceil(share / acrossOf(share))),
  );
  return Math.max(...storeys) * 10 + 12;
}

function row(widths: number[]): { starts: number[]; width: number } {
  let x = 0;
  const starts = widths.map((width) => {
    const start = x;
    x += width + between;
    return start;
  });
  return { starts, width: x - between };
}

/** Divides the street into `count` rows of about equal length. */
function intoRows(blocks: Block[], count: number): { from: number; widths: number[] }[] {
  const whole = row(blocks.map(({ width }) => width)).width;
  const rows: { from: number; widths: number[] }[] = [];
  let done = 0;
  for (const [index, { width }] of blocks.entries()) {
    const turn = Math.min(count - 1, Math.floor(((done + width / 2) / whole) * count));
    const current = rows[turn] ?? { from: index, widths: [] };
    current.widths.push(width);
    rows[turn] = current;
    done += width + between;
  }
  return rows.filter(Boolean);
}

function longest(rows: { widths: number[] }[]): number {
  return Math.max(...rows.map(({ widths }) => row(widths).width));
}
