import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { bearableLimits, limitConnections } from "../../server/http/limit-connections.ts";
import { maxWaiting } from "../../server/http/limit-pipelining.ts";
import { timeouts } from "../../server/http/open-server.ts";
import { ask } from "./fixtures/ask.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
});

const open = (localAddress = "127.0.0.1") => {
  const socket = connect({ port: Number(new URL(app.origin).port), host: "127.0.0.1", localAddress });
  socket.on("error", () => {});
  sockets.push(socket);
  return socket;
};
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
const stillOpen = () => sockets.filter((socket) => !socket.destroyed && !socket.closed).length;

describe("visitors who take and do not give back", () => {
  test.each([
    ["", false],
    [" while they go on sending a letter now and then", true],
  ])("are cut off when they read nothing for 30 seconds%s", async (_name, drips) => {
    expect(timeouts.stallTimeout).toBe(30_000);
    app = await startApp({ limits: { ...timeouts, stallTimeout: 600, connectionsCheckingInterval: 100 } });
    const socket = open().pause();
    socket.write("GET /pictures/big-0a1b2c.webp HTTP/1.1\r\nHost: x\r\n\r\n".repeat(maxWaiting + 1));
    const drip = drips ? setInterval(() => socket.write("\r\n"), 100) : undefined;
    await vi.waitUntil(async () => (await connections()) === 1, { timeout: 10_000 });
    await vi.waitUntil(async () => (await connections()) === 0, { timeout: 10_000, interval: 50 });
    clearInterval(drip);
  });

  test("are cut off when they ask for sixty answers at once and read none, before these fill the memory", async () => {
    app = await startApp();
    const socket = open().pause();
    socket.write("GET /pictures/big-0a1b2c.webp HTTP/1.1\r\nHost: x\r\n\r\n".repeat(60));
    await vi.waitUntil(async () => app.lines.length > 0 && (await connections()) === 0, { timeout: 10_000 });
    expect(app.lines.length).toBeLessThanOrEqual(maxWaiting + 1);
  });

  test("who read slowly, but read, are not cut off", async () => {
    const stallTimeout = 2_000;
    app = await startApp({ limits: { ...timeouts, stallTimeout, connectionsCheckingInterval: 100 } });
    const socket = open();
    const started = performance.now();
    let read = 0;
    socket.on("data", (chunk) => {
      read += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 15);
    });
    const files = maxWaiting + 1;
    const request = "GET /pictures/big-0a1b2c.webp HTTP/1.1\r\nHost: x\r\n";
    socket.write(`${`${request}\r\n`.repeat(files - 1)}${request}Connection: close\r\n\r\n`);
    await closed(socket);
    expect(read).toBeGreaterThan(files * 4_000_000);
    expect(performance.now() - started, "all of it takes longer than a pause may").toBeGreaterThan(
      stallTimeout,
    );
  });

  test("cannot take all connections: so many from one address, so many in all, and others still get in", async () => {
    app = await startApp();
    limitConnections(app.server, { total: 30, perAddress: 10 });
    for (let count = 0; count < 40; count += 1) open("127.0.0.2");
    await vi.waitUntil(() => stillOpen() === 10, { timeout: 10_000 });
    expect((await ask(app.origin, "/About")).status).toBe(200);
    for (const other of ["127.0.0.3", "127.0.0.4"]) for (let count = 0; count < 10; count += 1) open(other);
    await pause(300);
    expect(stillOpen()).toBe(30);
    for (const socket of sockets.slice(0, 40)) socket.destroy();
    await vi.waitUntil(
      () =>
        ask(app.origin, "/About").then(
          ({ status }) => status === 200,
          () => false,
        ),
      {
        timeout: 10_000,
      },
    );
  });

  test("who send half a request and then nothing make room for those who ask, the oldest first", async () => {
    app = await startApp();
    limitConnections(app.server, { total: 10, perAddress: 5 });
    for (let count = 0; count < 10; count += 1) {
      const arrived = once(app.server, "connection");
      open(count < 5 ? "127.0.0.2" : "127.0.0.3").write("GET /About HTTP/1.1\r\nX-Slow: ");
      await arrived;
    }
    const [oldest, ...others] = sockets;
    const refused = open("127.0.0.3");
    await closed(refused);
    expect(stillOpen(), "who has as many as one may pushes out nobody").toBe(10);
    expect((await ask(app.origin, "/About")).status).toBe(200);
    await vi.waitUntil(() => oldest?.closed, { timeout: 10_000 });
    expect(others.filter((socket) => socket.closed)).toEqual([]);
  });

  test("who only wait make room for those who ask", async () => {
    app = await startApp();
    limitConnections(app.server, { total: 10, perAddress: Infinity });
    for (let count = 0; count < 10; count += 1) open().write("GET /About HTTP/1.1\r\nHost: x\r\n\r\n");
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("data", resolve))));
    await vi.waitUntil(
      () =>
        ask(app.origin, "/About").then(
          ({ status }) => status === 200,
          () => false,
        ),
      {
        timeout: 10_000,
      },
    );
  });
});

test("once the server is stopping, answers announce the end of their connection, and idle connections are closed", async () => {
  app = await startApp();
  const [asking, waiting] = [open(), open()];
  const ask = async (socket: Socket) => {
    socket.write("GET /About HTTP/1.1\r\nHost: x\r\n\r\n");
    const [answer] = await once(socket, "data");
    return String(answer);
  };
  for (const socket of [asking, waiting]) expect(await ask(socket)).toMatch(/^Connection: keep-alive\r$/m);
  app.state.draining = true;
  expect(await ask(asking)).toMatch(/^Connection: close\r$/m);
  app.server.closeIdleConnections();
  await Promise.all([closed(asking), closed(waiting)]);
});

test.each([
  ["as the settings say where the system allows it", 65_536, false, { total: 2_000, perAddress: 256 }],
  ["fewer where the system gives few files", 256, false, { total: 192, perAddress: 96 }],
  ["by the sum alone behind a proxy of our own", 65_536, true, { total: 2_000, perAddress: Infinity }],
])("connections are limited %s", async (_name, openFiles, behindProxy, expected) => {
  app = await startApp();
  expect(bearableLimits({ total: 2_000, perAddress: 256 }, openFiles, behindProxy)).toEqual(expected);
});
