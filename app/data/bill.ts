/** A line of a bill: what was paid for, how many, for how many months where time is paid for, and whole rupees for one. */
export type BillLine = {
  what: string;
  count: number;
  unit: string;
  months?: number | undefined;
  rate: number;
};

/**
 * A bill added up.
 * @param percent the GST on it
 * @returns its lines with their amounts, their sum, the GST rounded to whole rupees, and the total
 */
export function addUp<Line extends BillLine>(lines: Line[], percent: number) {
  const priced = lines.map((line) => ({ ...line, amount: line.count * (line.months ?? 1) * line.rate }));
  const sum = priced.reduce((before, { amount }) => before + amount, 0);
  const gst = Math.round((sum * percent) / 100);
  return { lines: priced, sum, gst, total: sum + gst };
}
