import { clsx } from "clsx";
import { formatNumber } from "../../../formats/number.ts";
import { FactList } from "../../components/lists.tsx";
import { interpolate } from "../../data/format.ts";
import type { Society } from "../../data/places/inventory.server.ts";
import { sumPlaces } from "../../data/places/place-sums.ts";
import { distributeFlats } from "./places/drawings/layout.ts";
import { drawPanes } from "./places/drawings/scenes.tsx";
import type { SocietyPage } from "./places/inventory/inventory-page.server.ts";
import styles from "./society-branding.module.css";

const figures = ["societies", "people", "flats"] as const;

/** Totals of societies, people and flats, above a street with a window for every flat. */
export function SocietyTotals({ page }: { page: SocietyPage }) {
  const { totalsTitle, societies } = page;
  const totals = sumPlaces(page.places);
  const copy = page.societyCopy.totals;
  return (
    <section className={clsx("grid", styles.totals)} aria-labelledby="totals">
      <h2 id="totals" className="visually-hidden">
        {totalsTitle}
      </h2>
      <FactList facts={figures.map((figure) => [copy[figure], formatNumber(totals[figure])])} />
      <SocietyStreet
        societies={societies}
        alt={interpolate(copy.street, {
          societies: formatNumber(totals.societies),
          flats: formatNumber(totals.flats),
        })}
      />
    </section>
  );
}

const ground = 190;
const gap = 16;
const pane = { width: 5, height: 7 };

/** Every flat of every society as a window in one street. */
function SocietyStreet({ societies, alt }: { societies: Society[]; alt: string }) {
  const blocks = placeBlocks(societies);
  const height = Math.max(...blocks.map((block) => block.height));
  const { x, width } = blocks.at(-1) ?? { x: 0, width: 0 };
  return (
    <svg
      className={styles.street}
      viewBox={`0 ${ground - height} ${x + width} ${height}`}
      role="img"
      aria-label={alt}
    >
      <path fill="var(--skyline)" d={blocks.map(({ walls }) => walls).join("")} />
      <path fill="var(--pane-dark)" data-windows d={blocks.map(({ dark }) => dark).join("")} />
      <path fill="var(--c-lamplight)" data-windows d={blocks.map(({ lit }) => lit).join("")} />
    </svg>
  );
}

function placeBlocks(societies: Society[]) {
  let x = 0;
  let flat = 0;
  return societies.map((society) => {
    const block = drawBlock(society, x, flat);
    x += block.width + gap;
    flat += society.flats;
    return block;
  });
}

/** A society's towers as paths, their windows 9 units apart. */
function drawBlock({ flats, towers }: Society, x: number, flatsBefore: number) {
  let towerX = x;
  const windows: { x: number; y: number }[] = [];
  const heights: number[] = [];
  let walls = "";
  for (const share of distributeFlats(flats, towers)) {
    const across = Math.max(2, Math.ceil(share / 17));
    const width = across * 9 + 7;
    const height = Math.ceil(share / across) * 10 + 12;
    heights.push(height);
    walls += `M${towerX} ${ground}v-${height}h${width}v${height}z`;
    for (let flat = 0; flat < share; flat++)
      windows.push({
        x: towerX + 6 + (flat % across) * 9,
        y: ground - height + 6 + Math.floor(flat / across) * 10,
      });
    towerX += width + 4;
  }
  const width = towerX - 4 - x;
  return { x, width, height: Math.max(...heights), walls, ...drawPanes(windows, pane, flatsBefore) };
}
