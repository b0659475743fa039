import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { inLanguage } from "../../app/data/open-content.server.ts";
import { readPlaceCopy } from "../../app/data/places/place-copy.server.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readBlogList, readBlogSidebar } from "../../app/pages/blog/blog-page.server.ts";
import { readCareerPage } from "../../app/pages/career/career-page.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { readSocietyPage } from "../../app/pages/services/places/inventory/inventory-page.server.ts";
import { readPlanCopy } from "../../app/plan/plan-copy.server.ts";
import { words } from "../../desk/words.ts";
import type { Store } from "../../server/store/store.ts";
import { createPerson, password } from "../server/fixtures/create-desk-client.ts";
import { application as applicant } from "../server/fixtures/forms.ts";
import { makeApplication } from "../server/fixtures/make-submission.ts";
import type { Settings, Target, Visitor } from "./visitor.ts";

/** What a visitor does on the site, or one of the staff on the desk, the same in every engine. */
type Journey = {
  title: string;
  width: 360 | 1280;
  settings?: Partial<Settings>;
  /** After Back, a driver no longer knows when the next page is there: the browser is started again. */
  goesBack?: true;
  walk: (visitor: Visitor, site: Site) => Promise<void>;
};

/** What a journey knows of the site besides its pages. */
type Site = {
  origin: string;
  store: Store;
  /** A folder for what visitors attach. */
  folder: string;
  popovers: boolean;
};

const site = readSite();
type Page = (typeof site.footer.pages)[number];
const enquiry = readContactPage().form;
const application = readCareerPage().form;
const service = requireContent(readServices()[5], "a sixth service");
const servicesEntry = requireContent(
  site.menu.find((entry) => entry.services),
  "an entry for the services in the menu",
);
const [career, contact] = ["/career", "/contact"].map((path) =>
  requireContent(
    site.footer.pages.find((page) => page.path.toLowerCase() === path),
    `${path} among the footer's pages`,
  ),
) as [Page, Page];
const slider = requireContent(readPortfolio().sliders[0], "a first slider on the portfolio");
const [firstWork = "", secondWork = ""] = slider.pieces.map(({ picture }) => picture.alt);
const hindi = inLanguage("hi", () => ({
  site: readSite(),
  form: readContactPage().form,
  plan: { ...readPlaceCopy(), ...readPlanCopy() },
  society: readSocietyPage(),
}));
const society = requireContent(hindi.society.societies[0], "a society");

const sheet: Target = { role: "navigation", name: site.labels.menuSheet };
const mainMenu: Target = { role: "navigation", name: site.labels.mainMenu };
const button = (name: string): Target => ({ role: "button", name: `${name}: ${slider.title}` });
/** Written with more than the Latin alphabet, as people in Raipur write. */
const sampleEnquiry = {
  name: "Asha वर्मा",
  phone: "+91 00000 00001",
  service: "Print Media",
  message: "A quarter page.",
};
const sampleApplication = {
  ...{ position: "Graphic designer", firstName: "Ravi", lastName: "Sahu" },
  ...{ experience: "2.5", phone: "+91 00000 00002", email: "ravi.sahu@example.com" },
};

/** What a visitor does on the site, and one of the staff on the desk, the same in every engine. */
export const journeys: Journey[] = [
  {
    title: "an enquiry is written, sent, thanked for, and kept",
    width: 360,
    async walk(visitor, { store }) {
      await visitor.open("/");
      await visitor.click({ role: "link", name: contact.label, within: { role: "contentinfo" } });
      await visitor.expectPath(contact.path);
      await fillEnquiry(visitor, sampleEnquiry);
      await visitor.click({ role: "button", name: enquiry.button });
      await visitor.expectSeen({ role: "status", text: enquiry.status.sent });
      await expect.poll(() => visitor.property({ label: enquiry.fields.name.label }, "value")).toBe("");
      expect(await listSubmissions(store)).toContainEqual(
        expect.objectContaining({ kind: "enquiry", fields: expect.objectContaining(sampleEnquiry) }),
      );
    },
  },
  {
    title: "an enquiry arrives without script, and the page says so",
    width: 360,
    settings: { script: false },
    async walk(visitor, { store }) {
      const fields = { ...sampleEnquiry, message: "Without script." };
      await visitor.open("/Contact");
      await fillEnquiry(visitor, fields);
      await visitor.click({ role: "button", name: enquiry.button });
      await visitor.expectPath("/Contact#sent");
      await visitor.expectSeen({ text: enquiry.status.sent });
      expect(await listSubmissions(store)).toContainEqual(
        expect.objectContaining({ kind: "enquiry", fields: expect.objectContaining(fields) }),
      );
    },
  },
  {
    title: "an application with its CV is sent, thanked for, and kept",
    width: 360,
    async walk(visitor, { store, folder }) {
      const cv = path.join(folder, "ravi-sahu.pdf");
      // Large enough that the page watches it go.
      writeFileSync(cv, "%PDF-1.7\nRavi Sahu\n".padEnd(1024 * 1024));
      await visitor.open("/career");
      for (const [name, value] of Object.entries(sampleApplication) as [
        keyof typeof sampleApplication,
        string,
      ][])
        await visitor.type({ label: application.fields[name].label }, value);
      await visitor.attach({ label: application.fields.cv.label }, cv);
      await visitor.click({ role: "button", name: application.button });
      await visitor.expectSeen({ role: "status", text: application.status.sent });
      expect(await listSubmissions(store)).toContainEqual(
        expect.objectContaining({
          fields: expect.objectContaining(sampleApplication),
          cv: expect.objectContaining({ name: "ravi-sahu.pdf" }),
        }),
      );
    },
  },
  ...[true, false].map(
    (script): Journey => ({
      title: `the phone's menu opens, unfolds the services and leads to one of them, ${script ? "with" : "without"} script`,
      width: 360,
      settings: { script },
      async walk(visitor, { popovers }) {
        await visitor.open("/About");
        await visitor.expectSeen(sheet, false);
        if (popovers) {
          await visitor.click({ role: "button", name: site.labels.openMenu });
          await visitor.click({ text: servicesEntry.label, within: sheet });
          await visitor.click({ role: "link", name: service.name, within: sheet });
        } else {
          // Where the sheet can't open, its button leads down to the footer's links.
          await visitor.click({ role: "link", name: site.labels.openMenu });
          await visitor.click({ role: "link", name: service.name, within: { role: "contentinfo" } });
        }
        await visitor.expectPath(service.path);
        await visitor.expectSeen(sheet, false);
      },
    }),
  ),
  {
    title: "the panel of services closes on Escape, and leads to the service chosen",
    width: 1280,
    async walk(visitor, { popovers }) {
      const openButton: Target = { role: "button", name: servicesEntry.label, within: mainMenu };
      const allServices: Target = { role: "link", name: site.labels.allServices, within: mainMenu };
      await visitor.open("/About");
      await visitor.expectSeen(allServices, false);
      if (!popovers) {
        await visitor.click({ ...openButton, role: "link" });
        return visitor.expectPath(servicesEntry.path);
      }
      await visitor.click(openButton);
      await visitor.expectSeen(allServices);
      await visitor.press("Escape");
      await visitor.expectSeen(allServices, false);
      expect(await visitor.hasFocus(openButton)).toBe(true);
      await visitor.press("Enter");
      await visitor.click({ role: "link", name: new RegExp(`^${service.name}`), within: mainMenu });
      await visitor.expectPath(service.path);
      await visitor.expectSeen(allServices, false);
    },
  },
  {
    title:
      "a slider moves by itself and stands still when told to; a work opens large, and Escape gives the page back",
    width: 1280,
    async walk(visitor) {
      await visitor.open("/Portfolio");
      await visitor.moveAway();
      await visitor.bring(button(site.labels.pause));
      const before = await visitor.evaluate(placeOfRow, slider.title);
      await expect.poll(() => visitor.evaluate(placeOfRow, slider.title)).not.toBe(before);
      await visitor.click(button(site.labels.pause));
      await visitor.expectSeen(button(site.labels.play));
      const dialog: Target = { role: "dialog", name: slider.title };
      const work: Target = {
        role: "link",
        name: new RegExp(firstWork.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")),
      };
      await visitor.click(work);
      await visitor.expectSeen({ role: "img", name: firstWork, within: dialog });
      await visitor.click({ role: "button", name: site.labels.next, within: dialog });
      await visitor.expectSeen({ role: "img", name: secondWork, within: dialog });
      await visitor.press("Escape");
      await visitor.expectSeen(dialog, false);
      expect(await visitor.hasFocus(work)).toBe(true);
    },
  },
  {
    title: "the blog's search narrows the list to the titles that hold the text",
    width: 360,
    async walk(visitor) {
      const blog = readBlogSidebar();
      const titles = readBlogList().map(({ title }) => title);
      const titleLinks: Target = { role: "link", within: { role: "region", name: blog.recent } };
      await visitor.open("/Blog");
      await visitor.type({ role: "searchbox", name: blog.searchLabel }, "seo");
      const withSeo = titles.filter((title) => title.includes("SEO")).reverse();
      await expect.poll(() => visitor.texts(titleLinks)).toEqual(withSeo);
    },
  },
  {
    title: "after dark the page is dark, its words are light and its picture is the dusk one",
    width: 360,
    settings: { dark: true },
    async walk(visitor) {
      await visitor.open("/");
      const { ground, ink, picture } = await visitor.evaluate(lookAtColours);
      expect(ground).toBeLessThan(0.2);
      expect(ink).toBeGreaterThan(0.7);
      expect(picture).toContain("-dusk");
    },
  },
  {
    title: "Back leads to the page before and to the place where one left it",
    width: 1280,
    goesBack: true,
    async walk(visitor) {
      const link: Target = { role: "link", name: career.label, within: { role: "contentinfo" } };
      await visitor.open("/About");
      // What lies above may still be laid out while the link is brought into the window: the page itself says where it was left.
      await visitor.evaluate(() => {
        addEventListener("pagehide", () => sessionStorage.setItem("left-at", String(scrollY)));
      });
      await visitor.click(link);
      await visitor.expectPath("/career");
      await visitor.expectSeen({ role: "button", name: application.button });
      await visitor.back();
      await visitor.expectPath("/About");
      const leftAt = Number(await visitor.evaluate(() => sessionStorage.getItem("left-at")));
      expect(leftAt).toBeGreaterThan(500);
      await expect
        .poll(async () => Math.abs((await visitor.evaluate(() => scrollY)) - leftAt))
        .toBeLessThan(2);
    },
  },
  {
    title: "in Hindi: a society's board is ticked, stands in the plan, and the plan goes into an enquiry",
    width: 360,
    async walk(visitor, { store }) {
      const { form, plan } = hindi;
      await visitor.open(`/hi${hindi.society.service.path}`);
      await visitor.click({ role: "checkbox", within: { role: "article", name: society.name } });
      await visitor.click({ role: "button", name: plan.bar.see });
      await visitor.expectPath(`/hi/plan?s=${society.slug}`);
      const actions: Target = { role: "region", name: plan.actions.title };
      await visitor.click({ role: "link", name: plan.actions.enquire, within: actions });
      await visitor.expectPath("/hi/Contact…");
      const message: Target = { label: form.fields.message.label };
      await expect.poll(() => visitor.property(message, "value")).toContain(society.name);
      await visitor.type({ label: form.fields.name.label }, "आशा वर्मा");
      await visitor.type({ label: form.fields.phone.label }, "+91 00000 00003");
      await visitor.click({ role: "button", name: form.button });
      await visitor.expectSeen({ role: "status", text: form.status.sent });
      const fields = expect.objectContaining({ name: "आशा वर्मा", language: "Hindi" });
      expect(await listSubmissions(store)).toContainEqual(expect.objectContaining({ fields }));
    },
  },
  {
    title: "one of the staff signs in to the desk, looks at an application and its CV, and marks it done",
    width: 360,
    async walk(visitor, site) {
      const { email } = await createPerson(site, "Lata", "staff");
      const firstName = "Devika";
      await site.store.keep(makeApplication(pdfOfOnePage(), { firstName }));
      await visitor.load(`${site.origin}/desk`);
      await visitor.type({ label: words.email }, email);
      await visitor.type({ label: words.password }, password);
      await visitor.click({ role: "button", name: words.signIn.button });
      const name = `${firstName} ${applicant.lastName}`;
      const list: Target = { role: "list", name: words.listLabel };
      await visitor.click({ role: "link", name: new RegExp(name), within: list });
      await visitor.expectSeen({ role: "heading", name });
      await visitor.expectSeen({ role: "link", name: words.cv.download });
      // Only Firefox draws a PDF here: what WebKit would show in its sandbox is a reader without a page.
      if (await visitor.evaluate(() => navigator.userAgent.includes("Firefox"))) {
        await visitor.click({ role: "button", name: words.cv.show });
        await expect.poll(async () => hasRed(await visitor.screenshot())).toBe(true);
        // Firefox leaves no page in which its reader of PDFs is open.
        await visitor.click({ role: "button", name: words.cv.hide });
      }
      await visitor.click({ role: "button", name: words.actions.done });
      await visitor.expectSeen({ text: words.states.done, within: { role: "article" } });
    },
  },
];

/** @throws Error when content lacks what a journey is about */
function requireContent<Thing>(value: Thing | undefined, description: string): Thing {
  if (value === undefined) throw new Error(`content/ lacks ${description}`);
  return value;
}

async function fillEnquiry(
  visitor: Visitor,
  { name, phone, service, message }: typeof sampleEnquiry,
): Promise<void> {
  const { fields } = enquiry;
  await visitor.type({ label: fields.name.label }, name);
  await visitor.type({ label: fields.phone.label }, phone);
  await visitor.choose({ label: fields.service.label }, service);
  await visitor.type({ label: fields.message.label }, message);
}

/** Everything that was sent; who fills in a form within two seconds is taken for a machine. */
function listSubmissions(store: Store) {
  return store.inbox.list(["new", "quarantined"]);
}

/** Runs in the page: how far from the window's left edge the row of slides begins. */
function placeOfRow(label: string): number | undefined {
  const row = document.querySelector(`[role=group][aria-label="${label}"] [aria-live]`);
  return row?.firstElementChild?.getBoundingClientRect().left;
}

/** Runs in the page: how bright the ground and the letters are, from 0 to 1, and the first picture's file. */
function lookAtColours(): { ground: number; ink: number; picture: string } {
  const brightness = (colour: string) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas");
    for (const paint of ["#fff", colour]) {
      context.fillStyle = paint;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const body = getComputedStyle(document.body);
  const clear = ["rgba(0, 0, 0, 0)", "transparent"].includes(body.backgroundColor);
  return {
    ground: brightness(
      clear ? getComputedStyle(document.documentElement).backgroundColor : body.backgroundColor,
    ),
    ink: brightness(body.color),
    picture: document.querySelector<HTMLImageElement>("main picture > img")?.currentSrc ?? "",
  };
}

/** Whether anything is as red as nothing on the desk is. */
async function hasRed(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  for (let index = 0; index < data.length; index += info.channels)
    if ((data[index] ?? 0) > 240 && (data[index + 1] ?? 255) < 15 && (data[index + 2] ?? 255) < 15)
      return true;
  return false;
}

/** A CV of one page, large red words on it. */
function pdfOfOnePage(): Buffer {
  const text = "1 0 0 rg BT /F 60 Tf 40 600 Td (Ravi Sahu) Tj ET";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, "0");
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join("")}`;
  return Buffer.from(`${file}${table}trailer << /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`);
}
