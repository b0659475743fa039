// @module-tag postgresql
// @module-tag nginx
import { expect, test, vi } from "vitest";
import { openStore } from "../../server/store/store.ts";
import { ask } from "../server/fixtures/ask.ts";
import { freePort } from "../server/fixtures/free-port.ts";
import { sharedPostgres } from "../server/fixtures/shared-postgres.ts";
import { startNginx } from "../server/fixtures/start-nginx.ts";
import { type Started, startProcess } from "../server/fixtures/start-process.ts";
import { makeWishes, send, type Wish } from "../server/fixtures/submissions.ts";
import { writeBuild } from "../server/fixtures/write-build.ts";

const postgres = sharedPostgres();

test("behind the proxy as we ship it, instances that restart in turn break off nobody's request and lose nothing", async () => {
  const build = writeBuild();
  const place = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: "" };
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startProcess(build.folder, {
      PORT: String(port),
      RATE_LIMIT: "0",
      TRUST_PROXY: "1",
      DATABASE_URL: place.DATABASE_URL,
    });
  const instances: Started[] = [];
  for (const port of ports) instances.push(await start(port));
  const proxy = await startNginx(ports);

  const wishes = makeWishes(100_000, 8, { cvEvery: 20 }).values();
  const acknowledged: Wish[] = [];
  const broken: string[] = [];
  let going = true;
  const visitors = Array.from({ length: 12 }, async (_, visitor) => {
    while (going) {
      const { value: wish } = wishes.next();
      if (!wish) break;
      try {
        const status =
          visitor % 2 === 0
            ? (await send(proxy.origin, wish)).status
            : (await ask(proxy.origin, "/About")).status;
        if (status !== 200) broken.push(String(status));
        else if (visitor % 2 === 0) acknowledged.push(wish);
      } catch (error) {
        broken.push(String(error));
      }
    }
  });
  for (let turn = 0; turn < 4; turn += 1) {
    const index = turn % 2;
    const before = acknowledged.length;
    await vi.waitUntil(() => acknowledged.length > before + 50, { timeout: 20_000 });
    expect(await instances[index]?.stop()).toBe(0);
    instances[index] = await start(ports[index] ?? 0);
  }
  const last = acknowledged.length;
  await vi.waitUntil(() => acknowledged.length > last + 50, { timeout: 20_000 });
  going = false;
  await Promise.all(visitors);
  await proxy.stop();
  for (const instance of instances) await instance.stop("SIGKILL");

  expect(broken).toEqual([]);
  const store = openStore(place);
  const kept = new Set((await store.list(["new"])).map(({ id }) => id));
  await store.close();
  build.remove();
  expect(acknowledged.filter(({ id }) => !kept.has(id))).toEqual([]);
  expect(kept.size).toBe(acknowledged.length);
});
