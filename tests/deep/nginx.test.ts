// @module-tag nginx
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { get } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { fetchRaw } from "../server/fixtures/send-request.ts";
import { startNginx } from "../server/fixtures/start-nginx.ts";

/** A server of one function. */
async function listen(listener: RequestListener): Promise<{ port: number; close: () => void }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { port: (server.address() as AddressInfo).port, close };
}

test("a form is not retried at the next instance when one hangs, while a page is", async () => {
  const posts: string[] = [];
  const instance = (answers: boolean) =>
    listen((request, response) => {
      if (request.method === "POST") posts.push(answers ? "next" : "first");
      if (answers || request.url === "/healthz") response.end("ok");
    });
  const ports = [(await instance(false)).port, (await instance(true)).port];
  const proxy = await startNginx(ports, (conf) => conf.replace("read_timeout 30s", "read_timeout 200ms"));
  onTestFinished(proxy.stop);
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push(
      (await fetchRaw(proxy.origin, "/api/contact", { method: "POST", body: "name=Asha" })).status,
    );
  expect(posts.toSorted()).toEqual(["first", "first", "next", "next"]);
  expect(statuses.toSorted()).toEqual([200, 200, 503, 503]);
  for (let turn = 0; turn < 2; turn += 1) expect((await fetchRaw(proxy.origin, "/About")).status).toBe(200);
});

test("the bare domain redirects to the site's own, nginx's version is hidden, and if no instance answers visitors read the telephone number", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chowk-away-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "away.html"), "Call us");
  const instance = await listen((_request, response) => response.end("ok"));
  const proxy = await startNginx([instance.port], (conf) =>
    conf.replace("/srv/chowk360/current/build", folder),
  );
  onTestFinished(proxy.stop);
  const bare = {
    host: "localhost",
    port: proxy.ports.secure,
    path: "/About?x=1",
    headers: { host: "example.com" },
  };
  const trust = { servername: "localhost", ca: readFileSync(proxy.certificate) };
  const [response] = await once(get({ ...bare, ...trust }), "response");
  expect([response.statusCode, response.headers.location, response.headers.server]).toEqual([
    301,
    "https://www.example.com/About?x=1",
    "nginx",
  ]);
  response.destroy();
  instance.close();
  for (const path of ["/About", "/api/contact"])
    expect(await fetchRaw(proxy.origin, path)).toMatchObject({ status: 503, text: "Call us" });
  expect((await fetchRaw(proxy.origin, "/away.html")).status).not.toBe(200);
});

test("no log has what somebody searched for, not even when no instance answers", async () => {
  const instance = await listen((_request, response) => response.end("ok"));
  const proxy = await startNginx([instance.port]);
  onTestFinished(proxy.stop);
  const path = "/api/desk/senders";
  const Referer = `${proxy.origin}/desk?q=Kanhaiya`;
  await fetchRaw(proxy.origin, `${path}?phone=98260%2077431`, { headers: { Referer } });
  instance.close();
  await fetchRaw(proxy.origin, `${path}?q=Kanhaiya`, { headers: { Referer } });
  await vi.waitUntil(() => proxy.readLogs().match(/senders/g)?.length === 2);
  expect(proxy.readLogs()).toMatch(/"GET \/api\/desk\/senders HTTP\/1.1" 200 .*\/desk"/);
  expect(proxy.readLogs()).toMatch(/"GET \/api\/desk\/senders HTTP\/1.1" 503 /);
  expect(proxy.readLogs()).not.toMatch(/Kanhaiya|98260|77431/);
});

test("visitors over IPv6 are served as well", () => {
  const places = readFileSync("deploy/nginx.conf", "utf8").match(/(?<=^ *listen )[^;]+/gm) ?? [];
  const ipv6Places = places.filter((place) => place.startsWith("[::]:"));
  expect(ipv6Places).not.toEqual([]);
  expect(ipv6Places.map((place) => place.slice("[::]:".length))).toEqual(
    places.filter((place) => !ipv6Places.includes(place)),
  );
});
