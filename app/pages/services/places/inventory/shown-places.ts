import { showDated } from "../../../../components/dated.ts";
import { readStoredPlan } from "../../../../plan/stored-plan.ts";

const wholeLists = new Map<string, Promise<Element[]>>();

/**
 * The rows of a whole list, read from its page once. What changes by the day stands as it is today, and what is in the
 * visitor's plan is ticked.
 * @throws TypeError where the page doesn't arrive
 */
export function fetchRows(address: string): Promise<Element[]> {
  const rows = wholeLists.get(address) ?? readRows(address);
  wholeLists.set(address, rows);
  // It may arrive the next time.
  rows.catch(() => wholeLists.delete(address));
  return rows;
}

async function readRows(address: string): Promise<Element[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`);
  // This page's security policy holds for what is parsed here, too: the other page's styles would be refused in the console.
  const html = (await answer.text()).replace(/<style\b.*?<\/style>/gs, "");
  const page = new DOMParser().parseFromString(html, "text/html");
  showDated(page);
  return [...page.querySelectorAll("[data-board]")];
}

/**
 * Shows these places of a list in this order and hides the others. Rows that the page lacks are added.
 * @param rows of the whole list, as far as they are there
 */
export function showPlaces(list: Element, slugs: string[], rows: Element[]): void {
  const present = new Map([...list.children].map((row) => [row.getAttribute("data-board") ?? "", row]));
  const { chosen } = readStoredPlan();
  for (const row of rows) {
    const slug = row.getAttribute("data-board") ?? "";
    if (present.has(slug) || !slugs.includes(slug)) continue;
    const added = document.importNode(row, true);
    const tick = added.querySelector("input");
    if (tick) tick.checked = chosen.includes(slug);
    present.set(slug, added);
  }
  const shown = slugs.flatMap((slug) => present.get(slug) ?? []);
  for (const row of list.children) (row as HTMLElement).hidden = !shown.includes(row);
  for (const row of shown) (row as HTMLElement).hidden = false;
  if (shown.some((row, index) => row !== list.children[index])) list.prepend(...shown);
}
