import { useState } from "react";
import { ButtonLink } from "../../../components/links.tsx";
import { interpolate } from "../../../data/format.ts";
import { enquiryPath, planPath } from "../../../data/paths.ts";
import { writePlanAddress } from "../../../data/plan-address.ts";
import { usePath } from "../../../data/use-shell.ts";
import { formatBoards, formatNumber } from "../figures.ts";
import { PlanButton, SendLink } from "../places/action-buttons.tsx";
import { formatPlanCsv } from "../places/csv.ts";
import { type PlanEntry, sumPlan } from "../places/media-plan.ts";
import styles from "./plan.module.css";
import type { PlanPage, PlanPageCopy } from "./plan-page.server.ts";
import { formatSpan } from "./plan-when.tsx";
import type { PlanProps } from "./use-plan.ts";

/** What can be done with a plan. Nothing leaves the browser unless the visitor sends it. */
export function PlanActions({ page, entries, state }: PlanProps) {
  const { copy, enquire, services } = page;
  const { actions } = copy;
  const [status, setStatus] = useState("");
  const { plan, note } = state;
  const path = usePath();
  const planServices = rankServices(entries, services);
  const address = new URL(path(planPath) + writePlanAddress(plan), location.origin).href;
  const span = formatSpan(copy.when.span, plan);
  const message = composeMessage(copy, { entries, services: planServices, span, note, url: address });
  return (
    <section className={styles.actions} aria-labelledby="plan-actions">
      <h2 className="small-title" id="plan-actions" tabIndex={-1}>
        {actions.title}
      </h2>
      <ButtonLink to={enquiryPath(enquire, { service: planServices[0] ?? "" }, message)}>
        {actions.enquire}
      </ButtonLink>
      <SendLink
        message={{ title: copy.opening.title, text: summarizePlan(copy, { entries, span }), url: address }}
      >
        {actions.share}
      </SendLink>
      <PlanButton icon="paper" onClick={() => print()}>
        {actions.print}
      </PlanButton>
      <PlanButton
        icon="grid"
        onClick={() =>
          saveFile(`${actions.file}.csv`, new Blob([formatPlanCsv(copy.csv, entries)], { type: "text/csv" }))
        }
      >
        {actions.csv}
      </PlanButton>
      <PlanButton
        icon="picture"
        onClick={() =>
          savePicture(`${actions.file}.png`).catch((error: unknown) => {
            console.error(error);
            setStatus(actions.imageFailed);
          })
        }
      >
        {actions.image}
      </PlanButton>
      <PlanButton icon="left" onClick={() => state.change({ other: plan.chosen })}>
        {actions.compare}
      </PlanButton>
      {state.isOwnPlan && (
        <PlanButton
          icon="close"
          onClick={() =>
            state.act(() => state.change({ chosen: [], other: [] }), actions.emptied, "plan-start")
          }
        >
          {actions.empty}
        </PlanButton>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
    </section>
  );
}

/** The services that a plan is for: first the one with the most entries, or if equal the one chosen first. */
function rankServices(entries: PlanEntry[], services: PlanPage["services"]): string[] {
  const count = (medium: PlanEntry["medium"]) => entries.filter((entry) => entry.medium === medium).length;
  const media = [...new Set(entries.map(({ medium }) => medium))].sort((a, b) => count(b) - count(a));
  return media.map((medium) => services[medium]);
}

/** The code that makes the picture is fetched only when it is needed. */
async function savePicture(name: string): Promise<void> {
  const { drawPicture } = await import("./street-picture.ts");
  saveFile(name, await drawPicture([...document.querySelectorAll<SVGSVGElement>("svg[data-stretch]")]));
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
  entries: PlanEntry[];
  /** The services that the plan is for; the form itself has only one. */
  services: string[];
  /** When it runs, in words; may be empty. */
  span: string;
  note: string;
  /** The plan's own address. */
  url: string;
};

export function composeMessage(copy: PlanPageCopy, plan: Message): string {
  const { first, services, note, link } = copy.message;
  return [
    first,
    ...(plan.services.length > 1 ? [interpolate(services, { services: plan.services.join(", ") })] : []),
    summarizePlan(copy, plan),
    ...(plan.note.trim() ? [interpolate(note, { note: plan.note.trim() })] : []),
    interpolate(link, { url: plan.url }),
  ].join("\n");
}

/** What a plan comes to, a line for each entry: what is sent to somebody else. */
function summarizePlan(copy: PlanPageCopy, { entries, span }: Pick<Message, "entries" | "span">): string {
  const { message } = copy;
  const sums = sumPlan(entries);
  const figures = (of: { people: number; flats: number }) => ({
    people: formatNumber(of.people),
    flats: formatNumber(of.flats),
  });
  return [
    ...entries.map(
      (entry) =>
        `- ${interpolate(message.entry, {
          name: entry.name,
          place: entry.place,
          boards: formatBoards(copy, sumPlan([entry])).join(", "),
        })}${entry.people > 0 ? interpolate(message.people, figures(entry)) : ""}`,
    ),
    interpolate(message.sum, { boards: sums.boards, ...figures(sums) }),
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
