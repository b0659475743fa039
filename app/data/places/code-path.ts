import { encode } from "uqr";

/**
 * A QR code as the path of its dark squares, one unit each, with the quiet edge (ISO/IEC 18004, 6.3.8), and how many are in
 * a row. In runs, for seams between single squares show in print.
 * @param ecc how much of it may be lost: 7 per cent at `L`, 15 at `M`
 */
export function drawCode(words: string, ecc: "L" | "M"): { size: number; path: string } {
  const { data, size } = encode(words, { ecc, border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const width = row.slice(x).indexOf(false);
      return `M${x} ${y}h${width}v1h-${width}z`;
    }),
  );
  return { size, path: squares.join("") };
}
