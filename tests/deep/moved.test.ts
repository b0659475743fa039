import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { postEnquiry } from "../server/fixtures/forms.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

let folder: string;
let data: string;
let server: Started;
beforeEach(async () => {
  const build = writeBuild();
  folder = build.folder;
  data = join(folder, "data");
  server = await startProcess(folder, { RATE_LIMIT: "0" });
  expect((await postEnquiry(server.origin)).status).toBe(200);
  return async () => {
    await server.stop("SIGKILL");
    build.remove();
  };
});

const moveAll = (from: string, to: string) => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
};
const ready = async () => (await fetch(`${server.origin}/readyz`)).status;

describe("with the database's files changed under it, nothing is acknowledged that would be lost", () => {
  test.each<[string, () => void]>([
    ["moved elsewhere", () => moveAll(data, join(folder, "elsewhere"))],
    ["deleted", () => rmSync(data, { recursive: true })],
    ["deleted but for the newest part", () => rmSync(join(data, "chowk-360.sqlite"))],
    ["robbed of their newest part", () => rmSync(join(data, "chowk-360.sqlite-wal"))],
    [
      "replaced by a copy that was restored too early",
      () => {
        copyFileSync(join(data, "chowk-360.sqlite"), join(folder, "copy"));
        for (const name of readdirSync(data)) rmSync(join(data, name));
        copyFileSync(join(folder, "copy"), join(data, "chowk-360.sqlite"));
      },
    ],
  ])("(%s) forms are answered 503, readyz too, and the log says what to do", async (_name, change) => {
    change();
    const answer = await postEnquiry(server.origin);
    expect([answer.status, answer.body.success]).toEqual([503, false]);
    expect(await ready()).toBe(503);
    expect((await fetch(`${server.origin}/About`)).status).toBe(200);
    await server.stop();
    expect(server.output()).toContain('"name":"StoreMoved","code":"MOVED"');
    expect(server.output()).toContain("Put it back, or restart the server");
  });

  test("put back, they are used again without a restart", async () => {
    moveAll(data, join(folder, "elsewhere"));
    expect((await postEnquiry(server.origin)).status).toBe(503);
    moveAll(join(folder, "elsewhere"), data);
    expect((await postEnquiry(server.origin)).status).toBe(200);
  });
});
