import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { ask } from "../server/fixtures/ask.ts";
import { postEnquiry } from "../server/fixtures/forms.ts";
import { anEnquiry } from "../server/fixtures/new-submissions.ts";
import { ruins } from "../server/fixtures/ruin.ts";
import { runInbox } from "../server/fixtures/run-inbox.ts";
import { sharedPostgres } from "../server/fixtures/shared-postgres.ts";
import { startApp } from "../server/fixtures/start-app.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const postgres = sharedPostgres();
const build = writeBuild();
const data = join(build.folder, "data");
const file = join(data, "chowk-360.sqlite");
const copy = join(build.folder, "copy.sqlite");
const canary = "Two boards at Ghadi Chowk";
const place = { DATA_DIR: data, DATABASE_URL: undefined };

/** A hundred enquiries, and a copy of them that the staff has made. */
beforeAll(async () => {
  const store = openStore(place);
  for (let count = 0; count < 100; count += 1)
    await store.keep(
      anEnquiry({ message: count === 50 ? canary : "Two boards near the station. ".repeat(20) }),
    );
  await store.close();
  expect(await runInbox(build.folder, "backup copy.sqlite")).toMatchObject({ code: 0 });
});
afterAll(build.remove);

const putBack = () => {
  for (const name of readdirSync(data)) if (name.startsWith("chowk-360")) rmSync(join(data, name));
  copyFileSync(copy, file);
};
beforeEach(putBack);

const start = async () => {
  const server = await startProcess(build.folder, { RATE_LIMIT: "0" });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return server;
};

describe.each(["header", "schema", "pages"] as const)("with the %s of its database's file ruined", (what) => {
  beforeEach(() => ruins[what](file, canary));

  test("the site shows its pages, takes no form, and says which file is damaged and which copy there is", async () => {
    const server = await start();
    const ready = () => ask(server.origin, "/readyz");
    await vi.waitUntil(async () => (await ready()).status === 503, { timeout: 10_000 });
    expect(JSON.parse((await ready()).text)).toEqual({ ok: false, why: "the database is damaged" });
    expect((await ask(server.origin, "/About")).status).toBe(200);
    expect(await postEnquiry(server.origin)).toMatchObject({ status: 503, body: { success: false } });
    await vi.waitUntil(() => server.output().includes('"outcome":"not kept"'), { timeout: 10_000 });
    const lines = server.output().split("\n");
    const told = lines.filter((line) => line.startsWith(`${file} is damaged`));
    expect(told).toEqual([expect.stringContaining(copy)]);
    const logged = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({ kind: "store", name: "StoreDamaged", what: told[0] }),
    );
  });

  test("the staff's terminal says so, whatever it is asked, and blames no other file", {
    tags: ["postgresql"],
  }, async () => {
    mkdirSync(join(build.folder, "elsewhere"), { recursive: true });
    const target = await postgres.createDatabase();
    for (const words of ["list --all", "backup elsewhere/another.sqlite", `copy-to ${target}`]) {
      const { code, error } = await runInbox(build.folder, words);
      expect([words, code]).toEqual([words, 1]);
      expect(error.trim().split("\n")).toEqual([expect.stringMatching(/^\/.*chowk-360\.sqlite is damaged/)]);
      expect(error).toContain(copy);
    }
    expect(readdirSync(join(build.folder, "elsewhere"))).toEqual([]);
  });
});

test("damage that comes while the site runs is found by its daily look, and from then on nothing is taken", async () => {
  const told: string[] = [];
  const store = openStore(place, {}, ({ message }) => told.push(message));
  onTestFinished(() => store.close());
  await store.check();
  await store.keep(anEnquiry());
  ruins.pages(file, canary);
  await store.check();
  await expect(store.keep(anEnquiry())).rejects.toThrow(`${file} is damaged`);
  expect(told).toEqual([expect.stringContaining(`${file} is damaged`)]);
});

test("a file emptied in place while the site runs takes nothing more, though all of it is still in memory", async () => {
  const told: string[] = [];
  const store = openStore(place, {}, ({ message }) => told.push(message));
  onTestFinished(() => store.close());
  await store.keep(anEnquiry());
  await store.ready();
  truncateSync(file);
  await expect(store.ready()).rejects.toThrow(`${file} is damaged (it had `);
  await expect(store.keep(anEnquiry())).rejects.toThrow(`${file} is damaged`);
  expect(told).toEqual([expect.stringContaining(copy)]);
});

test("the desk says that the database is damaged", async () => {
  ruins.header(file, canary);
  const app = await startApp({ environment: { DATA_DIR: data, DESK: true } });
  onTestFinished(app.close);
  const { status, text } = await ask(app.origin, "/api/desk/me", { headers: { cookie: "desk=x" } });
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { success: false, damaged: true, message: expect.stringContaining("damaged") },
  ]);
});

test("with the copy put in its place as docs/operations.md says, all is as it was then", async () => {
  ruins.pages(file, canary);
  for (const name of readdirSync(data).filter((one) => one.startsWith("chowk-360")))
    renameSync(join(data, name), join(build.folder, name));
  copyFileSync(copy, file);
  const server = await start();
  expect((await ask(server.origin, "/readyz")).status).toBe(200);
  expect((await postEnquiry(server.origin)).status).toBe(200);
  expect(JSON.parse((await runInbox(build.folder, "list --all --json")).text)).toHaveLength(101);
});
