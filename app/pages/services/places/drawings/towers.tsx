import { measures, type Tower } from "./plan-elevation.ts";

const { window: pane } = measures;

/** A society's towers, one for each block, with a window for every flat; at dusk most windows are lit. */
export function Towers({ towers }: { towers: Tower[] }) {
  const bodies = towers.map(({ x, y, width, height }) => `M${r(x)} ${r(y)}h${width}v${r(height)}h-${width}z`);
  const shade = towers.map(({ x, y, width, height }) => `M${r(x + width - 5)} ${r(y)}h5v${r(height)}h-5z`);
  const roofs = towers.map(({ x, y, width }, index) => {
    const tank = r(x + (index % 2 ? width - 26 : 8));
    return `M${tank} ${r(y)}v-12q7-4 14 0v12z`;
  });
  return (
    <>
      <path fill="var(--roof)" d={roofs.join("")} />
      <path fill="var(--facade)" data-towers d={bodies.join("")} />
      <path fill="var(--facade-shade)" d={shade.join("")} />
      <path fill="var(--window)" data-windows d={panes(towers, (one) => !isLit(one))} />
      <path fill="var(--window-lit)" data-windows d={panes(towers, isLit)} />
    </>
  );
}

/** Which windows are lit looks random but is the same in every drawing. */
export function isLit(one: number): boolean {
  return (Math.imul(one + 1, 2654435761) >>> 16) % 100 < 62;
}

/** One path for all the windows that `wanted` selects, each placed relative to the previous one. */
function panes(towers: Tower[], wanted: (one: number) => boolean): string {
  let before: { x: number; y: number } | undefined;
  return towers
    .flatMap((tower) => tower.windows)
    .filter((_, one) => wanted(one))
    .map(({ x, y }) => {
      const move = before ? `m${r(x - before.x)} ${r(y - before.y)}` : `M${r(x)} ${r(y)}`;
      before = {
        x: before ? before.x + r(x - before.x) : r(x),
        y: before ? before.y + r(y - before.y) : r(y),
      };
      return `${move}h${pane.width}v${pane.height}h-${pane.width}z`;
    })
    .join("");
}

function r(value: number): number {
  return Math.round(value);
}
