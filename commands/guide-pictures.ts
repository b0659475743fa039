import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { words } from "../desk/words.ts";
import { readEnvironment } from "../server/environment.ts";
import type { NewSubmission } from "../server/store/database.ts";
import { openStore } from "../server/store/store.ts";
import { copyProject } from "../tests/project-copy.ts";
import { fillStore, people } from "../tests/server/fixtures/fill-store.ts";
import { makeApplication, makeEnquiry } from "../tests/server/fixtures/make-submission.ts";
import { startEditor } from "../tests/server/fixtures/start-editor.ts";
import { DeskUnderTest } from "../tests/site/desk/desk-under-test.ts";

/** Photographs what both guides show, into `docs/guide`. @throws Error with what the editor or server printed at its end */
export async function photographGuides(browser: Browser): Promise<void> {
  await photographEditor(browser);
  await photographDesk(browser);
}

async function savePicture(page: Page, name: string): Promise<void> {
  const file = path.join("docs/guide", `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(`Written: ${file}`);
}

/** It happens in a copy of the project, because one of the pictures wants a mistake in a file. */
async function photographEditor(browser: Browser): Promise<void> {
  const size = { width: 960, height: 620 };
  const copy = copyProject();
  const { start, site: origin, stop } = await startEditor(copy);
  const page = await browser.newPage({
    viewport: size,
    colorScheme: "light",
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  page.setDefaultTimeout(60_000);
  try {
    await page.goto(start);
    await savePicture(page, "editor-start");
    await page.getByRole("link", { name: /^Telephone/ }).click();
    await page.getByRole("textbox", { name: "E-mail" }).first().fill("hello at chowk");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "Nothing was saved." }).waitFor();
    await page.getByRole("link", { name: "E-mail", exact: true }).click();
    await savePicture(page, "editor-mistake");
    await page.setViewportSize({ ...size, height: 860 });
    await page.goto(`${start}file?name=hi/services/outdoor-advertising.yaml`);
    // Fields show the machine's own fonts, and this machine may have none for Hindi; the site's has the letters of its words.
    await page.addStyleTag({ content: ':is(input, textarea):lang(hi) { font-family: "Anek Text" }' });
    await savePicture(page, "editor-hindi");
    await page.setViewportSize({ ...size, height: 440 });
    await page.goto(`${origin}/`);
    const site = path.join(copy, "content/site.yaml");
    writeFileSync(site, readFileSync(site, "utf8").replace("path: /About, icon", "path: /Abuot, icon"));
    await page.getByRole("heading", { name: /in the content$/ }).waitFor();
    await savePicture(page, "dev-mistake");
  } finally {
    await page.close();
    await stop();
    rmSync(copy, { recursive: true });
  }
}

async function photographDesk(browser: Browser): Promise<void> {
  const desk = new DeskUnderTest();
  await fillDesk(desk.data);
  await desk.start();
  const context = await browser.newContext({
    baseURL: desk.origin,
    viewport: { width: 1280, height: 800 },
    locale: "en-IN",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  try {
    await desk.signIn(context, "Meera", "owner");
    const page = await context.newPage();
    const newest = page.getByRole("list", { name: words.listLabel }).getByRole("link").first();
    await page.goto("/desk");
    await newest.waitFor();
    await savePicture(page, "desk-inbox");
    await newest.click();
    await page.getByRole("article").waitFor();
    await page.getByRole("button", { name: words.states.quoted }).click();
    await page.getByRole("button", { name: words.undo }).waitFor();
    await savePicture(page, "desk-one");
    await page.goto("/desk/numbers");
    await page.getByRole("table").first().waitFor();
    await savePicture(page, "desk-numbers");
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto("/desk");
    await newest.click();
    await page.getByRole("article").waitFor();
    await savePicture(page, "desk-phone");
  } finally {
    await context.close();
    await desk.remove();
  }
}

async function fillDesk(folder: string): Promise<void> {
  const place = readEnvironment({ DATA_DIR: folder });
  const id = (await fillStore(place, { count: 261, weeks: 25 }, inventSubmission)).at(-2) ?? "";
  const store = openStore(place);
  const note = { id: randomUUID(), text: "Called back, sends photographs of the shop." };
  await store.submissions.note(id, note, people.ravi);
  const enquiries = (await store.inbox.list(["done"])).filter(({ kind }) => kind === "enquiry");
  for (const [number, { id }] of enquiries.slice(0, 30).entries()) {
    await store.submissions.change(id, { change: stages[number % 4] ?? "won" }, people.meera);
    await store.submissions.change(id, { change: "value", rupees: 41_890 + 1_750 * number }, people.meera);
  }
  await store.close();
}

const services = ["Outdoor Advertising", "Society Branding", "Digital Marketing", "Print Media"];
const senders = ["Asha Verma", "Imran Qureshi", "Sunita Agrawal", "Deepak Nag", "Lata Dewangan"];
const messages = [
  "We open a second shop at Telibandha in December and want the whole road to know.\nThree hoardings for four weeks, please, and a quote for lift panels.",
  "Fifty autos for a school's admissions, from January. What does it cost, and who prints?",
  "A quarter page for our saree sale, Diwali week, Raipur edition.",
];
const stages = ["talking", "quoted", "won", "lost"] as const;
const origins = [
  { firstPage: "/sites/station-road-hoarding", utm_source: "instagram", utm_campaign: "diwali2026" },
  { firstPage: "/", referrer: "www.google.com" },
  { firstPage: "/Society-Branding-in-Raipur" },
  { firstPage: "/sites/telibandha-unipole", utm_source: "board", utm_campaign: "telibandha-unipole" },
];

function inventSubmission(number: number): NewSubmission {
  const name = senders[number % senders.length] ?? "";
  const [firstName = "", lastName = ""] = name.split(" ");
  const spamReason = number % 41 === 40 ? "filled in within 1 s" : undefined;
  const phone = `+91 00000 ${10_000 + number}`;
  if (number % 6 === 3) {
    const email = `${number}@example.com`;
    const applicant = { position: "Graphic Designer", firstName, lastName, phone, email };
    return { ...makeApplication(Buffer.from("%PDF-1.4"), { ...applicant, experience: "4" }), spamReason };
  }
  const service = services[(number * number) % services.length] ?? "";
  const message = messages[number % messages.length] ?? "";
  return { ...makeEnquiry({ name, phone, service, message, ...origins[number % 4] }), spamReason };
}
