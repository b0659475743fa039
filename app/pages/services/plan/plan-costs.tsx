import type { ReactNode } from "react";
import { formatNumber } from "../../../../formats/number.ts";
import { Fold } from "../../../components/fold.tsx";
import { FactList } from "../../../components/lists.tsx";
import { Section } from "../../../components/section.tsx";
import { formatMonths, toMonths } from "../../../data/billing.ts";
import { interpolate } from "../../../data/format.ts";
import { keepSizesTogether } from "../../../data/places/board-sizes.ts";
import { type CostLine, type Costs, calculateCosts, type RupeeRange } from "../../../data/places/costs.ts";
import type { PlaceSummary } from "../../../data/places/place-sums.ts";
import type { PlanAddress } from "../../../plan/plan-address.ts";
import styles from "./plan-costs.module.css";
import type { PlanPage } from "./plan-page.server.ts";
import { formatRange, formatSpan } from "./plan-words.ts";

/** What a plan costs by the price list, for its weeks or else for one month. */
export function calculatePlan(
  { costRows, gst }: PlanPage,
  places: PlaceSummary[],
  { weeks }: Pick<PlanAddress, "weeks">,
): Costs {
  return calculateCosts(costRows, places, weeks ? toMonths(weeks) : 1, gst);
}

/** More places than these fill the printed sheet; on a telephone their lines are folded. */
const longList = 8;

/** From this many months on the rent falls (content/pages/questions.md). */
const longBooking = 6;

type PlanCostsProps = { page: PlanPage; costs: Costs; plan: PlanAddress };

/** The plan’s large figures in rupees: the first month, a month’s rent, and the whole of its weeks, and below them what is given as children. Nothing without prices. */
export function PlanFigures({ page, costs, plan, children }: PlanCostsProps & { children: ReactNode }) {
  const copy = page.copy.costs;
  if (costs.rents.length === 0) return null;
  return (
    <Section tight className={styles.figures} labelledBy="plan-costs">
      <h2 id="plan-costs" className="visually-hidden">
        {copy.title}
      </h2>
      <FactList facts={listCosts(page, costs, plan).map(([name, sum]) => [name, formatRange(page, sum)])} />
      <p className="screen-only" data-scheme="light">
        {children}
      </p>
    </Section>
  );
}

/** The first month, a month’s rent and, if there are several, the whole time, each with its name. */
export function listCosts(
  { copy: { costs: copy, when, months: unit } }: PlanPage,
  { rent, firstMonth, total, months }: Costs,
  { weeks }: Pick<PlanAddress, "weeks">,
): [name: string, sum: RupeeRange][] {
  const span = formatSpan(when.span, { weeks, start: undefined });
  const whole = interpolate(copy.whole, { span, months: formatMonths(unit, months) });
  return [
    [copy.first, firstMonth],
    [copy.rent, rent],
    ...(months > 1 ? [[whole, total] satisfies [string, RupeeRange]] : []),
  ];
}

/** How the figures are worked out: a line for each row of the price list, the GST, and what is not in the sum. */
export function CostTable({ page, costs, plan }: PlanCostsProps) {
  const { costs: copy, when } = page.copy;
  const { months, rents, once, sum, gst, total } = costs;
  const span = plan.weeks ? formatSpan(when.span, { weeks: plan.weeks, start: undefined }) : "";
  const sums: [string, RupeeRange][] = [
    [copy.sum, sum],
    [interpolate(copy.gst, { percent: page.gst }), gst],
    [copy.total, total],
  ];
  const lines = [...rents, ...once];
  const isLong = plan.chosen.length > longList;
  const isSample = lines.some(({ row }) => row.sample);
  const notes = [
    span ? interpolate(copy.weeks, { span, months: formatMonths(page.copy.months, months) }) : copy.half,
    copy.crane,
    ...listGaps(page, costs),
    ...(months >= longBooking ? [copy.long] : []),
    ...(isSample ? [copy.sample] : []),
  ];
  return (
    <div className={styles.costs} data-long={isLong || undefined}>
      <h3 className="small-title">{copy.title}</h3>
      {rents.length > 0 && (
        <>
          <Fold summary={interpolate(copy.lines, { n: lines.length })} open={!isLong}>
            <table>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.row.what}>
                    <th scope="row">
                      {keepSizesTogether(line.row.what)}
                      <small>{formatLine(page, line, months)}</small>
                    </th>
                    <td>{formatRange(page, line.sum)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Fold>
          <table>
            <tfoot>
              {sums.map(([name, amount]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{formatRange(page, amount)}</td>
                </tr>
              ))}
            </tfoot>
          </table>
        </>
      )}
      <p>{notes.join(" ")}</p>
    </div>
  );
}

/** How a line is worked out, such as “12 × 2 months × ₹900 to 2,200 a pole a month”. */
function formatLine(page: PlanPage, { row, count }: CostLine, months: number): string {
  const { costs: copy } = page.copy;
  return interpolate(row.board ? copy.monthly : copy.line, {
    count: formatNumber(count),
    months: formatMonths(page.copy.months, months),
    range: formatRange(page, row),
    per: row.per,
  });
}

/** What the sum lacks because the list has no price for it, as sentences. */
function listGaps({ copy: { costs: copy } }: PlanPage, { unpriced, missing }: Costs): string[] {
  const gaps = missing.filter(({ kinds }) => kinds.length > 0);
  return [
    ...(unpriced.length > 0 ? [interpolate(copy.unpriced, { names: unpriced.join(", ") })] : []),
    ...gaps.map(({ work, kinds }) => interpolate(copy[work], { kinds: kinds.join(", ") })),
  ];
}
