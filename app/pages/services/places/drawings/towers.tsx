import { litPanes } from "./lit-panes.ts";
import { measures, type Tower } from "./plan-elevation.ts";

/** A society's towers, one for each block, with a window for every flat; at dusk most windows are lit. */
export function Towers({ towers }: { towers: Tower[] }) {
  const bodies = towers.map(({ x, y, width, height }) => `M${r(x)} ${r(y)}h${width}v${r(height)}h-${width}z`);
  const shade = towers.map(({ x, y, width, height }) => `M${r(x + width - 5)} ${r(y)}h5v${r(height)}h-5z`);
  const roofs = towers.map(({ x, y, width }, index) => {
    const tank = r(x + (index % 2 ? width - 26 : 8));
    return `M${tank} ${r(y)}v-12q7-4 14 0v12z`;
  });
  const panes = litPanes(
    towers.flatMap(({ windows }) => windows),
    measures.window,
  );
  return (
    <>
      <path fill="var(--roof)" d={roofs.join("")} />
      <path fill="var(--facade)" data-towers d={bodies.join("")} />
      <path fill="var(--facade-shade)" d={shade.join("")} />
      <path fill="var(--window)" data-windows d={panes.dark} />
      <path fill="var(--window-lit)" data-windows d={panes.lit} />
    </>
  );
}

function r(value: number): number {
  return Math.round(value);
}
