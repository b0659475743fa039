import type { Page } from "@playwright/test";
import { timeVisits } from "./time-visits.ts";

/** Pairs of a page and the link in its footer that is pressed. */
const routes = [
  ["/", "About"],
  ["/About", "Contact"],
  ["/Contact", "Blog"],
  ["/Blog", "Print Media"],
  ["/Services", "Outdoor Advertising"],
  ["/career", "Clients"],
] as const;

/**
 * Measures the milliseconds from a press on a link whose page was fetched ahead to the frame that shows that page's heading:
 * the median of five visits for each link, in a phone-sized window.
 */
export function navigationBench(): Promise<void> {
  return timeVisits(
    "navigation",
    routes.map(([page, to]) => ({ page, width: 412, what: `→ ${to}`, time: (tab) => pressed(tab, to) })),
  );
}

async function pressed(page: Page, to: string): Promise<number> {
  const link = page.getByRole("contentinfo").getByRole("link", { name: to, exact: true });
  const data = page.waitForResponse(/\.data$/);
  await link.dispatchEvent("touchstart");
  await (await data).finished();
  await page.waitForLoadState("networkidle");
  return link.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const before = document.querySelector("h1")?.textContent;
        const begun = performance.now();
        const look = () => {
          const heading = document.querySelector("h1")?.textContent;
          if (!heading || heading === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => done(Math.round(performance.now() - begun)));
        };
        (element as HTMLElement).click();
        requestAnimationFrame(look);
      }),
  );
}
