/**
 * Windows as two paths, the lit ones and the dark ones, each window placed relative to the previous one. Which are lit
 * looks random but is the same in every drawing.
 * @param windows their top left corners
 * @param pane the size of each
 * @param before how many windows of the same drawing are in other paths
 */
export function litPanes(
  windows: { x: number; y: number }[],
  { width, height }: { width: number; height: number },
  before = 0,
) {
  const path = (lit: boolean) =>
    windows
      .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
      .filter((_, one) => isLit(before + one) === lit)
      .map(({ x, y }, one, all) => {
        const last = all[one - 1];
        return `${last ? `m${x - last.x} ${y - last.y}` : `M${x} ${y}`}h${width}v${height}h-${width}z`;
      })
      .join("");
  return { lit: path(true), dark: path(false) };
}

function isLit(one: number): boolean {
  return (Math.imul(one + 1, 2654435761) >>> 16) % 100 < 62;
}
