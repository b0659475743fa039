// @module-tag postgresql
// @module-tag nginx
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { get } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
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

test("a post on which an instance hangs is not tried at the next one, while a page is", async () => {
  const posts: string[] = [];
  const instance = (answers: boolean) =>
    listen((request, response) => {
      if (request.method === "POST") posts.push(answers ? "next" : "first");
      if (answers || request.url === "/healthz") response.end("ok");
    });
  const ports = [await instance(false), await instance(true)];
  const proxy = await startNginx(ports, (conf) => conf.replace("read_timeout 30s", "read_timeout 200ms"));
  onTestFinished(proxy.stop);
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push((await ask(proxy.origin, "/api/contact", { method: "POST", body: "name=Asha" })).status);
  expect(posts.toSorted()).toEqual(["first", "first", "next", "next"]);
  expect(statuses.toSorted()).toEqual([200, 200, 503, 503]);
  for (let turn = 0; turn < 2; turn += 1) expect((await ask(proxy.origin, "/About")).status).toBe(200);
});

test("the bare name leads to the site's own, and nobody is told which nginx it is", async () => {
  const proxy = await startNginx([await listen((_request, response) => response.end("ok"))]);
  onTestFinished(proxy.stop);
  const answer = await new Promise<object>((done, fail) => {
    const { secure: port } = proxy.ports;
    const bare = { host: "localhost", port, path: "/About?x=1", headers: { host: "example.com" } };
    get(
      { ...bare, servername: "localhost", ca: readFileSync(proxy.certificate) },
      ({ statusCode: status, headers }) =>
        done({ status, location: headers.location, server: headers.server }),
    ).on("error", fail);
  });
  expect(answer).toEqual({ status: 301, location: "https://www.example.com/About?x=1", server: "nginx" });
});

test("visitors by IPv6 are listened to as well", () => {
  const places = readFileSync("deploy/nginx.conf", "utf8").match(/(?<=^ *listen )[^;]+/gm) ?? [];
  const byIpv6 = places.filter((place) => place.startsWith("[::]:"));
  expect(byIpv6).not.toEqual([]);
  expect(byIpv6.map((place) => place.slice("[::]:".length))).toEqual(
    places.filter((place) => !byIpv6.includes(place)),
  );
});

test("where no instance answers, visitors read the page with the telephone number", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chowk-away-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "away.html"), "Call us");
  const server = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const proxy = await startNginx([port], (conf) => conf.replace("/srv/chowk360/current/build", folder));
  onTestFinished(proxy.stop);
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  for (const path of ["/About", "/api/contact"]) {
    const { status, text } = await ask(proxy.origin, path);
    expect([status, text]).toEqual([503, "Call us"]);
  }
  expect((await ask(proxy.origin, "/away.html")).status).not.toBe(200);
});

/** A server of one function; answers its port. */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
