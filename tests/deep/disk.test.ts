// @module-tag smallDisk
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { leastFreeSpace } from "../../server/store/readiness.ts";
import { openStore } from "../../server/store/store.ts";
import { postEnquiry } from "../server/fixtures/forms.ts";
import { anEnquiry } from "../server/fixtures/new-submissions.ts";
import { makeSmallDisk } from "../server/fixtures/small-disk.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { expectWhole, makeWishes, send, type Wish } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

function newDisk(bytes?: number) {
  const build = writeBuild();
  const disk = makeSmallDisk(bytes);
  onTestFinished(() => {
    disk.remove();
    build.remove();
  });
  const data = join(disk.folder, "data");
  const start = async () => {
    const server = await startProcess(build.folder, { RATE_LIMIT: "0", DATA_DIR: data });
    onTestFinished(async () => void (await server.stop("SIGKILL")));
    return { ...server, pid: server.process.pid ?? 0, read: (path: string) => fetch(server.origin + path) };
  };
  return { ...disk, data, start };
}

test("a full disk is answered with 503, costs nothing acknowledged, and is over when there is room again", async () => {
  const disk = newDisk();
  const server = await disk.start();
  const acknowledged: Wish[] = [];
  const wishes = makeWishes(400, 11, { cvEvery: 2, cvBytes: 60_000 }).values();
  const sendNext = async () => {
    const wish = wishes.next().value;
    if (!wish) throw new Error("the disk never filled");
    const { status, body, headers } = await send(server.origin, wish);
    if (status === 200) acknowledged.push(wish);
    else expect([status, body.success, headers.get("retry-after")]).toEqual([503, false, "10"]);
    return status;
  };
  for (let count = 0; count < 10; count += 1) expect(await sendNext()).toBe(200);
  disk.fill(server.pid);
  for (let refusals = 0; refusals < 5; ) if ((await sendNext()) === 503) refusals += 1;
  for (const path of ["/About", "/healthz"]) expect((await server.read(path)).status).toBe(200);
  disk.free(server.pid);
  await expect.poll(sendNext).toBe(200);
  for (let count = 0; count < 10; count += 1) expect(await sendNext()).toBe(200);
  await server.stop();
  expect(expectWhole(join(disk.data, "chowk-360.sqlite"), acknowledged)).toBe(acknowledged.length);
});

test("readyz says 503 and why while the disk is full, in its answer and in the log, and 200 when there is room again", async () => {
  const disk = newDisk(leastFreeSpace * 2);
  const server = await disk.start();
  const status = async () => (await server.read("/readyz")).status;
  expect(await status()).toBe(200);
  disk.fill(server.pid);
  await expect.poll(status).toBe(503);
  const why = "the disk is nearly full: make room";
  expect(await (await server.read("/readyz")).json()).toEqual({ ok: false, why });
  await expect.poll(server.output).toContain(`"outcome":"${why}"`);
  disk.free(server.pid);
  await expect.poll(status).toBe(200);
});

test("started while its disk can only be read, the server takes forms once it can be written, and says both", async () => {
  const disk = newDisk(leastFreeSpace * 2);
  const before = openStore({ DATA_DIR: disk.data });
  await before.keep(anEnquiry());
  await before.close();
  disk.protect(true);
  const server = await disk.start();
  await expect.poll(server.output).toContain("The database cannot be used (E");
  expect((await postEnquiry(server.origin)).status).toBe(503);
  disk.protect(false);
  await expect.poll(server.output).toContain("The database can be used now.");
  expect((await postEnquiry(server.origin)).status).toBe(200);
});
