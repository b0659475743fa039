import { useState } from "react";
import { formatNumber } from "../../../../formats/number.ts";
import { Button, ButtonLink } from "../../../components/links.tsx";
import { formatMonths } from "../../../data/billing.ts";
import { enquiryPath } from "../../../data/paths.ts";
import { interpolate } from "../../../data/format.ts";
import { toLocalPath } from "../../../data/page-facts.ts";
import { formatBoards } from "../../../data/places/board-sizes.ts";
import type { Costs } from "../../../data/places/costs.ts";
import { type PlaceSummary, sumPlaces } from "../../../data/places/place-sums.ts";
import { formatPlanPath } from "../../../plan/plan-address.ts";
import { SendLink } from "../places/send-link.tsx";
import styles from "./plan.module.css";
import { formatRange } from "./plan-costs.tsx";
import type { formatPlanCsv } from "./plan-csv.ts";
import type { PlanPage, PlanPageCopy } from "./plan-page.server.ts";
import { formatSpan } from "./plan-when.tsx";
import type { PlanProps } from "./use-plan.ts";

/** What can be done with a plan. Nothing leaves the browser unless the visitor sends it. */
export function PlanActions({ page, places, costs, state }: PlanProps & { costs: Costs }) {
  const { copy, services } = page;
  const { actions } = copy;
  const [status, setStatus] = useState("");
  const { plan } = state;
  const { address, span, summary } = describePlan(page, places, costs, state);
  const [service = "", other] = rankServices(places, services);
  return (
    <section className={styles.actions} aria-labelledby="plan-actions">
      <h2 className="small-title" id="plan-actions" tabIndex={-1}>
        {actions.title}
      </h2>
      <EnquireLink page={page} places={places} costs={costs} state={state} />
      {other && <p className={styles.hint}>{interpolate(actions.both, { service, other })}</p>}
      <SendLink message={{ title: copy.opening.title, text: summary, url: address }}>
        {actions.share}
      </SendLink>
      <Button icon="paper" onClick={() => print()}>
        {actions.print}
      </Button>
      <Button
        icon="grid"
        onClick={() =>
          saveCsv(`${actions.file}.csv`, page, places, costs, span).catch((error: unknown) => {
            console.error(error);
            setStatus(actions.csvFailed);
          })
        }
      >
        {actions.csv}
      </Button>
      <Button
        icon="left"
        onClick={() => state.act(() => state.change({ other: plan.chosen }), "", "plan-aside")}
      >
        {actions.compare}
      </Button>
      {state.isOwnPlan && (
        <Button
          icon="close"
          onClick={() =>
            state.act(() => state.change({ chosen: [], other: [] }, true), actions.emptied, "plan-start")
          }
        >
          {actions.empty}
        </Button>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
    </section>
  );
}

/** The way to the enquiry form with the plan's lines as its message. */
export function EnquireLink({ page, places, costs, state }: PlanProps & { costs: Costs }) {
  const { copy, enquire, services } = page;
  const planServices = rankServices(places, services);
  const { address, summary } = describePlan(page, places, costs, state);
  const message = composeMessage(copy, {
    summary,
    services: planServices,
    note: state.note,
    url: address,
  });
  return (
    <ButtonLink to={enquiryPath(enquire, { service: planServices[0] ?? "" }, message)}>
      {copy.actions.enquire}
    </ButtonLink>
  );
}

/** A plan's own address, when it runs, and what it comes to, in words. */
function describePlan(page: PlanPage, places: PlaceSummary[], costs: Costs, { plan }: PlanProps["state"]) {
  const address = new URL(toLocalPath(formatPlanPath(plan)), location.origin).href;
  const span = formatSpan(page.copy.when.span, plan);
  return { address, span, summary: summarizePlan(page, { places, costs, span }) };
}

/** The services that a plan is for: first the one with the most places, or if equal the one chosen first. */
function rankServices(places: PlaceSummary[], services: PlanPage["services"]): string[] {
  const count = (medium: PlaceSummary["medium"]) => places.filter((place) => place.medium === medium).length;
  const media = [...new Set(places.map(({ medium }) => medium))].sort((a, b) => count(b) - count(a));
  return media.map((medium) => services[medium]);
}

/** The code that makes a file is fetched only when it is needed. */
async function saveCsv(name: string, ...plan: Parameters<typeof formatPlanCsv>): Promise<void> {
  const { formatPlanCsv } = await import("./plan-csv.ts");
  saveFile(name, new Blob([formatPlanCsv(...plan)], { type: "text/csv" }));
}

/** Offers a file made in the browser as a download. */
function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

type Message = {
  /** What the plan comes to, from `summarizePlan`. */
  summary: string;
  /** The services that the plan is for; the form itself has only one. */
  services: string[];
  note: string;
  /** The plan's own address. */
  url: string;
};

export function composeMessage(copy: PlanPageCopy, plan: Message): string {
  const { first, firstOfTwo, note, link } = copy.message;
  const [service = "", other] = plan.services;
  return [
    other ? interpolate(firstOfTwo, { service, other }) : first,
    plan.summary,
    ...(plan.note.trim() ? [interpolate(note, { note: plan.note.trim() })] : []),
    interpolate(link, { url: plan.url }),
  ].join("\n");
}

/** What a plan comes to, a line for each place: what is sent to somebody else. */
export function summarizePlan(
  page: PlanPage,
  { places, costs, span }: { places: PlaceSummary[]; costs: Costs; span: string },
): string {
  const { copy } = page;
  const { message } = copy;
  const months = formatMonths(copy.months, costs.months);
  const total = formatRange(page, costs.total);
  const sums = sumPlaces(places);
  const residents = ({ people, flats }: { people: number; flats: number }) =>
    people > 0
      ? interpolate(message.people, { people: formatNumber(people), flats: formatNumber(flats) })
      : "";
  return [
    ...places.map(
      (place) =>
        `- ${interpolate(message.line, {
          name: place.name,
          place: place.location,
          boards: formatBoards(copy, sumPlaces([place])).join(", "),
        })}${residents(place)}`,
    ),
    interpolate(message.sum, {
      boards: sums.boards === 1 ? message.boards.one : interpolate(message.boards.more, { n: sums.boards }),
      people: residents(sums),
    }),
    ...(costs.rents.length > 0
      ? [interpolate(message.costs, { months, total, rent: formatRange(page, costs.rent) })]
      : []),
    ...(costs.unpriced.length > 0
      ? [interpolate(message.unpriced, { names: costs.unpriced.join(", ") })]
      : []),
    ...(span ? [interpolate(message.span, { span })] : []),
  ].join("\n");
}

/** Prints one part of the page instead of the plan; the style sheets read which from `data-print`. */
export function printPart(part: "kit" | "compare"): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}
