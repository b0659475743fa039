import { useState } from "react";
import { Button, ButtonLink } from "../../../components/links.tsx";
import { interpolate } from "../../../data/format.ts";
import { toLocalPath } from "../../../data/page-facts.ts";
import { enquiryPath } from "../../../data/paths.ts";
import type { Costs } from "../../../data/places/costs.ts";
import type { PlaceSummary } from "../../../data/places/place-sums.ts";
import { formatPlanPath } from "../../../plan/plan-address.ts";
import { SendLink } from "../places/send-link.tsx";
import styles from "./plan.module.css";
import type { formatPlanCsv } from "./plan-csv.ts";
import type { PlanPage } from "./plan-page.server.ts";
import { composeMessage, formatSpan, summarizePlan } from "./plan-words.ts";
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

/** Prints one part of the page instead of the plan; the style sheets read which from `data-print`. */
export function printPart(part: "kit" | "compare"): void {
  const { dataset } = document.documentElement;
  dataset.print = part;
  addEventListener("afterprint", () => delete dataset.print, { once: true });
  print();
}
