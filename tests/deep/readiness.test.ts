import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { processClock } from "../../server/store/clock.ts";
import { createReadiness, leastFreeSpace } from "../../server/store/readiness.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { openStore } from "../../server/store/store.ts";
import { postEnquiry } from "../server/fixtures/forms.ts";
import { anEnquiry } from "../server/fixtures/new-submissions.ts";
import { makeSmallDisk, type SmallDisk } from "../server/fixtures/small-disk.ts";
import { temporaryFolder } from "../server/fixtures/start-app.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

let undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const one of undo.reverse()) await one();
  undo = [];
});

const status = async (server: Started) => (await fetch(`${server.origin}/readyz`)).status;

test("readyz says 503 and why while the disk is full, in its answer and in the log, and 200 when there is room again", {
  tags: ["smallDisk"],
}, async () => {
  const build = writeBuild();
  const disk: SmallDisk = makeSmallDisk(leastFreeSpace * 2);
  undo.push(build.remove, disk.remove);
  const server = await startProcess(build.folder, { DATA_DIR: join(disk.folder, "data") });
  undo.push(async () => void (await server.stop("SIGKILL")));
  expect(await status(server)).toBe(200);
  disk.fill(server.process.pid ?? 0);
  await vi.waitUntil(async () => (await status(server)) === 503, { timeout: 10_000, interval: 200 });
  const why = "the disk is nearly full: make room";
  expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({ ok: false, why });
  await vi.waitUntil(() => server.output().includes(`"outcome":"${why}"`), { timeout: 10_000 });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  disk.free(server.process.pid ?? 0);
  await vi.waitUntil(async () => (await status(server)) === 200, { timeout: 10_000, interval: 200 });
});

test("started while its disk can only be read, the server takes forms once it can be written, and says both", {
  tags: ["smallDisk"],
}, async () => {
  const build = writeBuild();
  const disk: SmallDisk = makeSmallDisk(leastFreeSpace * 2);
  undo.push(build.remove, disk.remove);
  const data = join(disk.folder, "data");
  const before = openStore({ DATA_DIR: data });
  await before.keep(anEnquiry());
  await before.close();
  disk.protect(true);
  const server = await startProcess(build.folder, { DATA_DIR: data });
  undo.push(async () => void (await server.stop("SIGKILL")));
  await vi.waitUntil(() => server.output().includes("The database cannot be used (E"), { timeout: 10_000 });
  expect((await postEnquiry(server.origin)).status).toBe(503);
  disk.protect(false);
  await vi.waitUntil(() => server.output().includes("The database can be used now."), { timeout: 10_000 });
  expect((await postEnquiry(server.origin)).status).toBe(200);
});

test.each([
  ["EROFS", "the disk can only be read"],
  ["EIO", "the disk is broken"],
])("a trial write that fails with %s (%s) is no readiness", async (code) => {
  const { folder, remove } = temporaryFolder();
  const database = openSqlite(folder);
  await database.migrate();
  undo.push(remove, () => database.db.destroy());
  const broken = Object.assign(new Error("disk I/O error"), { code });
  const failing = { ...database, freeSpace: () => Promise.reject(broken) };
  const ready = createReadiness(
    failing,
    processClock(() => new Date()),
    (task) => task(),
  );
  await expect(ready()).rejects.toBe(broken);
});

test("however often it is asked, it tries to write every two seconds at most", async () => {
  const { folder, remove } = temporaryFolder();
  const database = openSqlite(folder);
  await database.migrate();
  undo.push(remove, () => database.db.destroy());
  let tries = 0;
  const ready = createReadiness(
    database,
    processClock(() => new Date()),
    (task) => {
      tries += 1;
      return task();
    },
  );
  await Promise.all(Array.from({ length: 100 }, () => ready()));
  await ready();
  expect(tries).toBe(1);
});

test("two seconds after a try the next is made, and a disk that has no room for one more submission is told of", async () => {
  const { folder, remove } = temporaryFolder();
  const database = openSqlite(folder);
  await database.migrate();
  undo.push(remove, () => database.db.destroy());
  vi.useFakeTimers({ toFake: ["performance"] });
  undo.push(() => void vi.useRealTimers());
  let free = leastFreeSpace;
  const freeSpace = vi.fn(async () => free);
  const ready = createReadiness(
    { ...database, freeSpace },
    processClock(() => new Date()),
    (task) => task(),
  );
  await ready();
  free = leastFreeSpace - 1;
  vi.advanceTimersByTime(1_999);
  await ready();
  expect(freeSpace).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  for (const _ of ["first", "again"])
    await expect(ready()).rejects.toMatchObject({ name: "DiskNearlyFull", code: "ENOSPC" });
  expect(freeSpace).toHaveBeenCalledTimes(2);
  free = leastFreeSpace;
  vi.advanceTimersByTime(2_000);
  await ready();
  expect(freeSpace).toHaveBeenCalledTimes(3);
});
