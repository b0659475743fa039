import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { damageDatabase } from "../server/fixtures/damage-database.ts";
import { postEnquiry } from "../server/fixtures/forms.ts";
import { makeEnquiry } from "../server/fixtures/make-submission.ts";
import { runInbox } from "../server/fixtures/run-inbox.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

function newSite() {
  const build = writeBuild();
  onTestFinished(build.remove);
  const data = join(build.folder, "data");
  return { ...build, data, file: join(data, "chowk-360.sqlite") };
}

async function start(folder: string) {
  const server = await startProcess(folder, { RATE_LIMIT: "0" });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  const status = async (path: string) => (await fetch(server.origin + path)).status;
  return { ...server, status };
}

test.each(["header", "pages"] as const)(
  "with the %s of the database's file damaged, the site shows its pages, takes no form, and names the damaged file and the backup",
  async (part) => {
    const { folder, data, file } = newSite();
    const canary = "Two boards at Ghadi Chowk";
    const store = openStore({ DATA_DIR: data });
    for (let count = 0; count < 40; count += 1)
      await store.keep(
        makeEnquiry({ message: count === 20 ? canary : "Two boards near the station. ".repeat(20) }),
      );
    await store.close();
    expect(await runInbox(folder, "backup copy.sqlite")).toMatchObject({ code: 0 });
    damageDatabase[part](file, canary);

    const server = await start(folder);
    await expect.poll(() => server.status("/readyz")).toBe(503);
    const ready = await fetch(`${server.origin}/readyz`);
    expect(await ready.json()).toEqual({ ok: false, why: "the database is damaged" });
    expect(await server.status("/About")).toBe(200);
    expect(await postEnquiry(server.origin)).toMatchObject({ status: 503, body: { success: false } });
    const lines = server.output().split("\n");
    expect(lines.filter((line) => line.startsWith(`${file} is damaged`))).toEqual([
      expect.stringContaining(join(folder, "copy.sqlite")),
    ]);
    for (const command of ["list", "backup another.sqlite"]) {
      const { code, error } = await runInbox(folder, command);
      expect([command, code]).toEqual([command, 1]);
      expect(error).toMatch(/^\/.*chowk-360\.sqlite is damaged.*copy\.sqlite.*\n$/);
    }
    expect(existsSync(join(folder, "another.sqlite"))).toBe(false);
  },
);

test("while another program locks the database, forms wait and pages are shown; if it takes too long, forms are answered with 503", async () => {
  const { folder, file } = newSite();
  const server = await start(folder);
  expect((await postEnquiry(server.origin)).status).toBe(200);
  const lockingConnection = new DatabaseSync(file, { timeout: 5_000 });
  onTestFinished(() => lockingConnection.close());
  lockingConnection.exec("BEGIN EXCLUSIVE");
  let answers = 0;
  const posts = Array.from({ length: 20 }, async () => {
    const { status } = await postEnquiry(server.origin);
    answers += 1;
    return status;
  });
  for (let page = 0; page < 20; page += 1) expect(await server.status("/About")).toBe(200);
  expect(answers).toBe(0);
  lockingConnection.exec("ROLLBACK");
  expect(new Set(await Promise.all(posts))).toEqual(new Set([200]));
  expect(lockingConnection.prepare("SELECT count(*) AS count FROM submissions").get()).toEqual({ count: 21 });

  lockingConnection.exec("BEGIN EXCLUSIVE");
  const refusals = await Promise.all([postEnquiry(server.origin), postEnquiry(server.origin)]);
  expect(refusals.map(({ status }) => status)).toEqual([503, 503]);
  expect(await server.status("/readyz")).toBe(503);
  lockingConnection.exec("ROLLBACK");
  expect((await postEnquiry(server.origin)).status).toBe(200);
});
