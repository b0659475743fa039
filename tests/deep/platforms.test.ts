import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readShell } from "../../app/data/shell.server.ts";
import { readContactPage } from "../../app/pages/contact/contact-page.server.ts";
import { readBuildManifest } from "../../server/files/build-manifest.ts";
import { fileHeaders } from "../../server/files/file-headers.ts";
import { openStore } from "../../server/store/store.ts";
import { quickChromium } from "../chromium.ts";
import { enquiry } from "../server/fixtures/forms.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { cloudflare } from "../server/fixtures/platforms/cloudflare.ts";
import { githubPages } from "../server/fixtures/platforms/github-pages.ts";
import { netlify } from "../server/fixtures/platforms/netlify.ts";
import { type Platform, type PlatformAnswer, servePlatform } from "../server/fixtures/platforms/platform.ts";
import { s3 } from "../server/fixtures/platforms/s3.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { followStage } from "./image/follow-stage.ts";
import { imageIsWhole } from "./image/image-is-whole.ts";
import { addEntries } from "./new-entries/add-entries.ts";
import { entriesAreShown } from "./new-entries/entries-are-shown.ts";

/** `headers`: whether the platform sends ours; `gone`: what it answers where a page is gone for good. */
const platforms = [
  { name: "netlify", read: netlify, headers: true, gone: 410 },
  { name: "cloudflare", read: cloudflare, headers: true, gone: 404 },
  { name: "s3", read: s3, headers: true, gone: 404 },
  { name: "pages", read: githubPages, headers: false, gone: 404 },
] as const;

const { form: copy } = readContactPage();
/** One build for all that want one made from nothing: it is that of the image, with the folders for the platforms besides. */
const image = mkdtempSync(path.join(tmpdir(), "chowk-image-"));
const folder = path.join(image, "build/site");
let forms: Started;
let browser: Browser | undefined;
let said: string;
const served: Record<string, { platform: Platform; origin: string; close: () => void }> = {};

beforeAll(async () => {
  const port = await freePort();
  await followStage(image, "build", (command) => {
    if (command.startsWith("npm ci ")) return link("node_modules");
    if (command === "node commands/build.ts") return build(`http://localhost:${port}`);
    return undefined;
  });
  for (const { name, read } of platforms) {
    const platform = read(path.join(folder, "build", `for-${name}`));
    served[name] = { platform, ...(await servePlatform(platform)) };
  }
  const origins = Object.values(served).map(({ origin }) => origin);
  forms = await startProcess(folder, {
    PORT: String(port),
    ALLOWED_ORIGINS: origins.join(","),
    RATE_LIMIT: "0",
  });
});

afterAll(async () => {
  await browser?.close();
  for (const { close } of Object.values(served)) close();
  await forms?.stop("SIGKILL");
  rmSync(image, { recursive: true, force: true });
});

imageIsWhole(() => image);

entriesAreShown(
  () => folder,
  () => said,
);

describe.each(platforms)("the pages on $name", ({ name, headers, gone }) => {
  const manifest = () => readBuildManifest(path.join(folder, "build"));
  const get = (address: string) => (served[name] as { platform: Platform }).platform(address);
  const follow = (address: string): PlatformAnswer => {
    const answer = get(address);
    return answer.headers.Location ? get(answer.headers.Location) : answer;
  };

  test("are all there, in small letters and with a slash as well", () => {
    for (const address of Object.keys(manifest().pages)) {
      const { status, body } = get(address);
      expect([address, status]).toEqual([address, 200]);
      for (const other of [address.toLowerCase(), `${address}/`.replace("//", "/")])
        expect(titleOf(follow(other).body), other).toBe(titleOf(body));
    }
  });

  test("allow their own inline scripts and styles, and no others", () => {
    for (const address of [...Object.keys(manifest().pages), "/nothing-here"]) {
      const html = get(address).body.toString();
      const allowed = policyOf(get(address));
      expect(allowed).toMatch(/^default-src 'none'; /);
      for (const [, element = "", body = ""] of html.matchAll(
        /<(script|style)(?: data-own)?>(.*?)<\/\1>/gs,
      )) {
        // An empty script is nothing that could be forbidden (HTML, “prepare the script element”).
        if (body === "") continue;
        const hash = createHash("sha256").update(body).digest("base64");
        expect(directive(allowed, `${element}-src`), address).toContain(`'sha256-${hash}'`);
      }
      expect(allowed).not.toContain("unsafe");
    }
  });

  if (headers)
    test("carry the headers that our own server sends, each once", () => {
      const { "Content-Security-Policy": _, ...everywhere } = fileHeaders(manifest()).everywhere;
      const asset =
        [
          ...get("/")
            .body.toString()
            .matchAll(/\/assets\/[\w.-]+\.css/g),
        ][0]?.[0] ?? "";
      for (const address of ["/", "/About", "/Blog/2", "/nothing-here", asset, "/robots.txt", "/About.data"])
        expect(get(address).headers, address).toMatchObject(everywhere);
      // Of a page's own policy only this has no force in its head (HTML, 4.2.5.3).
      if (name !== "s3")
        expect(get("/About").headers["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
      expect(get(asset).headers["Cache-Control"]).toBe("public, max-age=31536000, immutable");
      expect(get("/About.data").headers["Content-Type"]).toBe("text/x-script; charset=utf-8");
    });

  test("lead to nothing that is missing", () => {
    const asked = new Set<string>();
    for (const address of Object.keys(manifest().pages)) {
      const html = get(address).body.toString();
      for (const [, found = ""] of html.matchAll(/[" ](\/(?!\/)[\w./%-]*)(?=[" ?#\\])/g)) asked.add(found);
    }
    expect(asked.size).toBeGreaterThan(200);
    const missing = [...asked].filter((address) => follow(address).status !== 200);
    expect(missing).toEqual([]);
  });

  test("lead from old addresses to new ones, and know what is gone or was never there", () => {
    for (const address of ["/About-us", "/about-us"]) {
      const { status, headers, body } = get(address);
      if (name === "pages") expect(body.toString()).toContain('http-equiv="refresh" content="0; url=/About"');
      else expect([status, headers.Location]).toEqual([301, "/About"]);
    }
    expect(get("/Offer-2024").status).toBe(gone);
    const missing = get("/nothing-here");
    expect(missing.status).toBe(404);
    // Cloudflare's rules are too few to name each file, and go by address, not by status.
    if (name !== "cloudflare") {
      const script = get("/assets/nothing-here.js");
      expect(script.status).toBe(404);
      expect(script.headers["Cache-Control"] ?? "").not.toContain("immutable");
    }
    expect(missing.body.toString()).toContain(readShell().notFound.title);
  });

  test("bring nothing that only our server reads", () => {
    for (const address of ["/site.json", "/index.html.br", "/About.data.gz", "/../site.json", "/_headers"])
      expect(get(address).status, address).toBe(404);
  });

  test("send an enquiry across origins with script and without, and come back where they were", {
    tags: ["chromium"],
  }, async () => {
    const { origin } = served[name] as { origin: string };
    const heard: string[] = [];
    browser ??= await chromium.launch({ executablePath: quickChromium, args: ["--no-sandbox"] });
    const page = await browser.newPage();
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) heard.push(message.text());
    });
    page.on("pageerror", (error) => heard.push(String(error)));
    await page.goto(`${origin}/About`);
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
    await page.goto(`${origin}/Contact`);
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
    await fillAndSend(page, `From ${name}, with script`);
    await page.getByRole("status").getByText(copy.status.sent).waitFor();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const bare = await plain.newPage();
    await bare.goto(`${origin}/Contact`);
    await fillAndSend(bare, `From ${name}, without script`);
    await bare.waitForURL(`${origin}/Contact#sent`);
    await plain.close();
    await page.close();
    expect(heard).toEqual([]);
    const received = (await messages()).filter((message) => message.startsWith(`From ${name},`));
    expect(received.sort()).toEqual([`From ${name}, with script`, `From ${name}, without script`]);
  });
});

/** Adds to the words, and builds with the pictures that a build before has made: they take minutes. */
async function build(formsUrl: string): Promise<void> {
  const redirects = path.join(folder, "content/redirects.yaml");
  appendFileSync(redirects, "  - { from: /Offer-2024, gone: true }\n");
  await addEntries(folder);
  for (const made of ["public/pictures", ".generated"])
    cpSync(made, path.join(folder, made), { recursive: true });
  const words = ["commands/build.ts", ...platforms.flatMap(({ name }) => ["--for", name])];
  const env = { ...process.env, SITE_URL: "http://localhost:3000", FORMS_URL: formsUrl };
  said = (await promisify(execFile)("node", words, { cwd: folder, env })).stdout;
  // What the checks of content need besides.
  for (const name of ["tests", "vitest.config.ts"])
    cpSync(name, path.join(folder, name), { recursive: true });
  await link("artwork");
}

async function link(name: string): Promise<void> {
  symlinkSync(path.resolve(name), path.join(folder, name));
}

async function messages(): Promise<string[]> {
  const store = openStore({ DATA_DIR: path.join(folder, "data") });
  // A test fills a form in faster than any person, so what it sends by script is kept apart.
  const kept = await store.list(["new", "quarantined"]);
  await store.close();
  return kept.map(({ fields }) => String(fields.message));
}

async function fillAndSend(page: Page, message: string): Promise<void> {
  const field = (name: keyof typeof enquiry) => page.getByLabel(copy.fields[name].label, { exact: true });
  for (const name of ["name", "phone"] as const) await field(name).fill(enquiry[name]);
  await field("message").fill(message);
  await field("service").selectOption({ index: 1 });
  await page.getByRole("button", { name: copy.button }).click();
}

function titleOf(html: Buffer): string | undefined {
  return /<title>(.*?)<\/title>/.exec(html.toString())?.[1];
}

/** The policy in the page's own head. */
function policyOf({ body }: PlatformAnswer): string {
  const [, policy = ""] =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(body.toString()) ?? [];
  return policy;
}

function directive(policy: string, name: string): string[] {
  const one = policy.split("; ").find((part) => part.startsWith(`${name} `));
  return one?.split(" ").slice(1) ?? [];
}
