import { execFile, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inputs } from "../../pipeline/build-freshness.ts";
import { readBuildManifest } from "../../server/files/build-manifest.ts";
import { startProcess } from "../server/fixtures/start-process.ts";

/** What a build is renewed for and nothing else, built with the folder for a CDN. Pictures need not be made again. */
const copy = mkdtempSync(path.join(tmpdir(), "chowk-added-"));
const resolvePath = (name: string) => path.join(copy, name);
const forms = "https://forms.chowk360.example";

beforeAll(async () => {
  for (const name of [...inputs, ".generated"]) cpSync(name, resolvePath(name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), resolvePath("node_modules"));
  const boards = resolvePath("content/inventory/outdoor.yaml");
  const photograph = "    photo: outdoor-advertising-1\n    photographed: 2026-11-03\n";
  writeFileSync(
    boards,
    readFileSync(boards, "utf8").replace(/^ {4}name: Siltara gantry\n/m, `$&${photograph}`),
  );
  const addresses = { SITE_URL: "http://localhost:3000", FORMS_URL: forms };
  const env = { ...process.env, ...addresses };
  await promisify(execFile)("node", ["commands/build.ts", "--cdn"], { cwd: copy, env });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the folder for a CDN has every page, allows only its own scripts and styles, sends enquiries to our server, and redirects old addresses", () => {
  const file = (address: string) => resolvePath(`build/for-cdn/${address}`);
  const { pages } = readBuildManifest(resolvePath("build"));
  expect(Object.keys(pages).length).toBeGreaterThan(50);
  for (const address of Object.keys(pages).flatMap((address) => [address, address.toLowerCase()])) {
    const html = readFileSync(file(address === "/" ? "index.html" : `${address.slice(1)}.html`), "utf8");
    const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy, address).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain("unsafe");
    const inline = html.matchAll(/<(?:script|style)(?: data-[\w-]+)?>(.+?)<\/(?:script|style)>/gs);
    for (const [, body = ""] of inline)
      expect(policy, address).toContain(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  const contact = readFileSync(file("Contact.html"), "utf8");
  expect(contact).toContain(`action="${forms}/api/submit"`);
  for (const rule of ["connect-src", "form-action"])
    expect(contact).toMatch(new RegExp(`${rule}[^;]* ${forms}`));
  for (const address of ["site.json", "index.html.br", "away.html.gz"])
    expect(existsSync(file(address)), address).toBe(false);
  expect(readFileSync(file("_redirects"), "utf8")).toMatch(/^\/About-us \/About 301$/m);
  const headers = readFileSync(file("_headers"), "utf8");
  expect(headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}X-Content-Type-Options: nosniff$/m);
  expect(headers).toMatch(
    /^\/assets\/\*\n(?: {2}.*\n)* {2}Cache-Control: public, max-age=31536000, immutable$/m,
  );
});

test("a board with a photograph shows its drawing to scale below it, and in link previews", () => {
  const board = readFileSync(resolvePath("build/client/sites/siltara-gantry/index.html"), "utf8");
  expect(board).toMatch(/<img[^>]* src="\/pictures\/outdoor-advertising-1-.*<g id="drawn-siltara-gantry">/s);
  const [, preview = ""] = /property="og:image" content="http:\/\/localhost:3000\/([^"?]+)/.exec(board) ?? [];
  expect(existsSync(resolvePath(`build/client/${preview}`)), preview).toBe(true);
});

test("pages for a CDN are not built if their forms would post to the CDN", () => {
  const { FORMS_URL: _, ...env } = process.env;
  const { status, stderr } = spawnSync("node", ["commands/build.ts", "--cdn"], { env, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain("FORMS_URL is unset. A CDN takes no forms");
});

test("a build killed halfway leaves the old site complete, for current visitors and for a restart", async () => {
  const release = readlinkSync(resolvePath("build"));
  const settings = { DATA_DIR: resolvePath("data") };
  const running = await startProcess(copy, settings);
  const build = spawn("node", ["commands/build.ts"], { cwd: copy, stdio: "ignore", detached: true });
  const end = once(build, "exit");
  const findUnfinished = () =>
    readdirSync(resolvePath("releases")).find((name) => name.startsWith("unfinished-"));
  await expect
    .poll(() => existsSync(resolvePath(`releases/${findUnfinished()}/build/client/assets`)), {
      // A build of the whole site runs before that.
      timeout: 90_000,
    })
    .toBe(true);
  process.kill(-Number(build.pid), "SIGKILL");
  await end;
  expect(readlinkSync(resolvePath("build"))).toBe(release);
  const restarted = await startProcess(copy, settings);
  for (const { origin } of [running, restarted])
    for (const address of ["/About", "/Contact"])
      expect(await (await fetch(origin + address)).text()).toBe(
        readFileSync(resolvePath(`build/client${address}/index.html`), "utf8"),
      );
  await running.stop();
  await restarted.stop();
});
