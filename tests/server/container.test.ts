import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { addServer } from "../../commands/release/add-server.ts";
import { readEnvironment } from "../../server/environment.ts";
import { ask } from "./fixtures/ask.ts";
import { postApplication, postEnquiry } from "./fixtures/forms.ts";
import { freePort } from "./fixtures/free-port.ts";
import { startMailbox } from "./fixtures/start-mailbox.ts";
import { surroundings } from "./fixtures/start-process.ts";
import { startService } from "./fixtures/start-service.ts";
import { writeBuild } from "./fixtures/write-build.ts";

const containerfile = readFileSync("deploy/Containerfile", "utf8");
const compose = parse(readFileSync("deploy/compose.yaml", "utf8"));

/** On the disk of the project, where packages can be linked instead of copied. */
mkdirSync(".cache", { recursive: true });
const root = mkdtempSync(resolve(".cache/image-"));
const image = join(root, "current");
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("The image", () => {
  test("holds a server that needs nothing but Node 24 and less than 30 MB beside it", async () => {
    addServer(process.cwd(), { number: 1, folder: image });
    const [, left = ""] = /npm ci --omit=dev.*&& rm -rf (.*)$/m.exec(containerfile) ?? [];
    expect(left.split(" ")).toContain("node_modules/node");
    for (const folder of left.split(" ")) rmSync(join(image, folder), { recursive: true });
    const bytes = sizeOf(join(image, "node_modules")) + sizeOf(join(image, "server"));
    console.log(`Packages and server take ${(bytes / 1_000_000).toFixed(1)} MB`);
    expect(bytes).toBeLessThan(30_000_000);

    const build = writeBuild();
    cpSync(join(build.folder, "build"), join(image, "build"), { recursive: true });
    build.remove();
    const mailbox = await startMailbox();
    const port = await freePort();
    const settings = {
      DATA_DIR: join(root, "data"),
      SMTP_URL: mailbox.url,
      MAIL_FROM: "site@example.com",
      MAIL_TO: "staff@example.com",
    };
    const server = startService(root, port, settings, process.execPath);
    const origin = `http://127.0.0.1:${port}`;
    expect(probe({ PORT: String(port) }, "30").status).toBe(0);
    expect((await ask(origin, "/About")).status).toBe(200);
    expect((await postEnquiry(origin)).status).toBe(200);
    expect((await postApplication(origin)).status).toBe(200);
    await vi.waitUntil(() => mailbox.mails.length === 2, { timeout: 20_000 });
    await server.stop();
    await mailbox.close();
    const gone = probe({ PORT: String(port) }, "0");
    expect(gone).toMatchObject({ status: 1, stderr: `${origin}/readyz: nothing answers there\n` });
  });

  test("is made of steps whose files are there, by a user without rights, with a probe of its health", () => {
    for (const [, files = ""] of containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const file of files.split(" ")) expect(statSync(file).size, file).toBeGreaterThan(0);
    for (const [, , program = ""] of containerfile.matchAll(/"(node)", (?:"--[^"]+", )?"([^"]+)"/g))
      expect(statSync(program).isFile(), program).toBe(true);
    expect(containerfile).toMatch(/^USER node$/m);
    expect(containerfile).toMatch(/^HEALTHCHECK /m);
  });

  test("never takes in settings with their secrets, what was sent, or what is built here", () => {
    const [first, ...taken] = readFileSync(".dockerignore", "utf8").trim().split("\n");
    expect(first).toBe("**");
    expect(taken.every((line) => line.startsWith("!"))).toBe(true);
    for (const name of [".env", "data", "node_modules", "releases", "build", "current", "tests", ".git"])
      expect(taken).not.toContain(`!${name}`);
    for (const name of ["app", "commands", "content", "server"]) expect(taken).toContain(`!${name}`);
  });
});

describe("The compose file", () => {
  const { site, postgres } = compose.services;

  test("gives the site settings that it knows, and a database", () => {
    const given = Object.fromEntries(
      Object.entries<string>(site.environment).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-([^}]*)\}/g, "$1").replace(/\$\{\w+:\?[^}]*\}/g, "secret"),
      ]),
    );
    const known = Object.keys(parseExample());
    expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([]);
    expect(readEnvironment(given).DATABASE_URL).toBe("postgres://chowk:secret@postgres:5432/chowk");
    expect(postgres.environment).toMatchObject({ POSTGRES_USER: "chowk", POSTGRES_DB: "chowk" });
    for (const [, name = ""] of containerfile.matchAll(/^ARG ([A-Z_]+)/gm))
      if (name !== "NODE") expect(Object.keys(site.build.args), name).toContain(name);
  });

  test("lets the site write nothing but what was sent, and reach nothing it has no need of", () => {
    expect(site).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
    expect(site.security_opt).toContain("no-new-privileges:true");
    expect(site.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    expect(postgres.ports).toBeUndefined();
    expect(site.depends_on.postgres.condition).toBe("service_healthy");
  });
});

function probe(settings: Record<string, string>, seconds: string) {
  return spawnSync(process.execPath, ["server/probe.ts", seconds], {
    cwd: image,
    env: { ...surroundings, ...settings },
    encoding: "utf8",
  });
}

function parseExample(): Record<string, string> {
  const lines = readFileSync(".env.example", "utf8").matchAll(/^#?([A-Z_]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = "", value = ""]) => [name, value]));
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
