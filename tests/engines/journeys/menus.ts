import { expect } from "vitest";
import type { Visits } from "../promises.ts";
import type { Target, Visitor } from "../visitors/visitor.ts";
import { blog, present, services, servicesEntry, site } from "./copy.ts";
import type { Journey } from "./journeys.ts";

const sheet: Target = { role: "navigation", name: site.labels.menuSheet };
const mainMenu: Target = { role: "navigation", name: site.labels.mainMenu };
const service = present(services[5], "a sixth service");

export const menuJourneys: Journey[] = [
  {
    title: "the phone's menu opens, unfolds the services, leads to one of them and is gone",
    width: 360,
    async walk(visitor, visits) {
      await visitor.open("/About");
      await visitor.expectSeen(sheet, false);
      await chooseService(visitor, visits);
      await visitor.expectPath(service.path);
      await visitor.expectSeen({ role: "heading", name: service.title });
      await visitor.expectSeen(sheet, false);
    },
  },
  {
    title: "the phone's menu leads to its services without script",
    width: 360,
    settings: { script: false },
    async walk(visitor, visits) {
      await visitor.open("/About");
      await chooseService(visitor, visits);
      await visitor.expectPath(service.path);
    },
  },
  {
    title: "what is typed and opened before the page's scripts are there stays when they come",
    width: 360,
    async walk(visitor, { holdScripts, popovers }) {
      const search: Target = { role: "searchbox", name: blog.searchLabel };
      const found: Target = { role: "link", within: { role: "region", name: blog.recent } };
      const release = await holdScripts();
      await visitor.load(`${visitor.origin}/Blog`);
      // What lies below the first view is drawn, and can be typed into, once the page is scrolled.
      await visitor.eventually(async () => {
        await visitor.click(search);
        return visitor.hasFocus(search);
      }, true);
      await visitor.type(search, "seo");
      if (popovers) await unfoldServices(visitor);
      release();
      await visitor.eventually(
        () => visitor.texts(found),
        blog.titles.filter((title) => title.includes("SEO")).toReversed(),
      );
      expect(await visitor.property(search, "value")).toBe("seo");
      await visitor.expectSeen({ role: "link", name: service.name, within: sheet }, popovers);
    },
  },
  {
    title: "the panel of services closes on Escape, and leads to the service chosen",
    width: 1280,
    async walk(visitor, { popovers }) {
      const open: Target = { role: "button", name: servicesEntry.label, within: mainMenu };
      const all: Target = { role: "link", name: site.labels.allServices, within: mainMenu };
      await visitor.open("/About");
      await visitor.expectSeen(all, false);
      if (!popovers) {
        await visitor.click({ ...open, role: "link" });
        return visitor.expectPath(servicesEntry.path);
      }
      await visitor.click(open);
      await visitor.expectSeen(all);
      await visitor.press("Escape");
      await visitor.expectSeen(all, false);
      expect(await visitor.hasFocus(open)).toBe(true);
      await visitor.press("Enter");
      await visitor.click({ role: "link", name: new RegExp(`^${service.name}`), within: mainMenu });
      await visitor.expectPath(service.path);
      await visitor.expectSeen(all, false);
    },
  },
];

/** By the menu's sheet, or where that can't open by the footer's links, which its button leads down to. */
async function chooseService(visitor: Visitor, { popovers }: Visits): Promise<void> {
  if (!popovers) {
    await visitor.click({ role: "link", name: site.labels.openMenu });
    await visitor.click({ role: "link", name: service.name, within: { role: "contentinfo" } });
    return;
  }
  await unfoldServices(visitor);
  await visitor.click({ role: "link", name: service.name, within: sheet });
}

async function unfoldServices(visitor: Visitor): Promise<void> {
  await visitor.click({ role: "button", name: site.labels.openMenu });
  for (const { label } of site.menu.filter((entry) => entry !== servicesEntry))
    await visitor.expectSeen({ role: "link", name: label, within: sheet });
  await visitor.click({ text: servicesEntry.label, within: sheet });
}
