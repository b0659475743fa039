// @module-tag smallDisk
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { expectWhole, makeSamples, type Sample, send } from "../server/fixtures/sample-submissions.ts";
import { makeSmallDisk } from "../server/fixtures/small-disk.ts";
import { startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

test("a full disk is answered with 503, loses nothing acknowledged, and is over when there is room again", async () => {
  const build = writeBuild();
  const disk = makeSmallDisk();
  const data = join(disk.folder, "data");
  const server = await startProcess(build.folder, { RATE_LIMIT: "0", DATA_DIR: data });
  onTestFinished(async () => {
    await server.stop("SIGKILL");
    disk.remove();
    build.remove();
  });
  const pid = server.process.pid ?? 0;
  const acknowledged: Sample[] = [];
  const samples = makeSamples(400, 11, { cvEvery: 2, cvBytes: 60_000 }).values();
  const sendNext = async () => {
    const sample = samples.next().value;
    if (!sample) throw new Error("the disk never filled");
    const { status, body, headers } = await send(server.origin, sample);
    if (status === 200) acknowledged.push(sample);
    else expect([status, body.success, headers.get("retry-after")]).toEqual([503, false, "10"]);
    return status;
  };
  for (let count = 0; count < 10; count += 1) expect(await sendNext()).toBe(200);
  disk.fill(pid);
  for (let refusals = 0; refusals < 5; ) if ((await sendNext()) === 503) refusals += 1;
  for (const path of ["/About", "/healthz"]) expect((await fetch(server.origin + path)).status).toBe(200);
  disk.free(pid);
  await expect.poll(sendNext).toBe(200);
  for (let count = 0; count < 10; count += 1) expect(await sendNext()).toBe(200);
  await server.stop();
  expect(expectWhole(join(data, "chowk-360.sqlite"), acknowledged)).toBe(acknowledged.length);
});
