import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { timeouts } from "../../server/open-server.ts";
import { readPlainRequest } from "../../server/plain/read-plain-request.ts";
import { ask } from "./fixtures/ask.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
let seenByNode: string[] = [];
beforeAll(async () => {
  app = await startApp();
  app.server.prependListener("request", ({ method, url }) => seenByNode.push(`${method} ${url}`));
});
afterAll(() => app.close());

const open = async (of = app) => {
  const socket = connect(Number(new URL(of.origin).port), "127.0.0.1");
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("connect", resolve));
  return socket;
};
/** Sends a piece, waits for an answer with a whole body as long as it says, and returns it without its date. */
const send = (socket: Socket, bytes: string) =>
  new Promise<string>((resolve) => {
    let answer = "";
    const read = (chunk: Buffer) => {
      answer += chunk.toString("latin1");
      const end = answer.indexOf("\r\n\r\n") + 4;
      const length = answer.startsWith("HTTP/1.1 304")
        ? 0
        : Number(/Content-Length: (\d+)/i.exec(answer)?.[1]);
      if (end < 4 || answer.length < end + length) return;
      socket.off("data", read).off("close", gone);
      resolve(answer.replace(/^Date: \w{3}, .* GMT$/m, "Date"));
    };
    const gone = () => resolve("closed");
    socket.on("data", read).once("close", gone);
    socket.write(bytes, "latin1");
  });
const get = (path: string, lines: readonly string[] = []) =>
  [`GET ${path} HTTP/1.1`, "Host: a", ...lines, "", ""].join("\r\n");

describe("a page by the short way", () => {
  test.each([
    ["/About", []],
    ["/about/?from=mail", []],
    ["/%41bout", ["Accept-Encoding: gzip"]],
    ["/", ["Accept-Encoding: gzip, deflate, br, zstd", "User-Agent: Any/1.0 (like; this)"]],
    ["/about.DATA", ["accept-encoding:br"]],
    ["/assets/entry-abc123.js", ["Connection: keep-alive"]],
    ["/About", ["If-None-Match: W/*ETAG*"]],
    ["/About", ['If-None-Match: "another"', "Accept-Encoding: br"]],
  ])("%s %j is answered byte for byte as by the long one", async (path, given) => {
    const { etag } = (await ask(app.origin, "/About")).headers;
    const lines = given.map((line) => line.replace("*ETAG*", String(etag)));
    const [short, long] = await Promise.all([open(), open()]);
    seenByNode = [];
    const answer = await send(short, get(path, lines));
    expect(seenByNode).toEqual([]);
    const longLines = [
      ...lines.filter((line) => !line.startsWith("Connection")),
      "Connection: keep-alive, x",
    ];
    expect(answer).toBe(await send(long, get(path, longLines)));
    expect(seenByNode).toEqual([`GET ${path}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 (200 OK|304 Not Modified)\r\n/);
    const [first, second] = app.lines.slice(-2);
    expect({ ...first, ms: 0 }).toEqual({ ...second, ms: 0 });
    for (const socket of [short, long]) socket.destroy();
  });

  test("leaves the connection fit for a form, a missing page and a page again", async () => {
    const socket = await open();
    const form = '{"name":"","botcheck":""}';
    const post = `POST /api/submit HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${form.length}\r\n\r\n`;
    expect(await send(socket, get("/About"))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send(socket, get("/About"))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send(socket, post + form)).toContain("Please enter your name.");
    expect(await send(socket, get("/nope"))).toMatch(/^HTTP\/1\.1 404 /);
    expect(await send(socket, get("/About"))).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  test("is given in turn to who asks for it in pieces, or for two at once", async () => {
    const socket = await open();
    const [head, tail] = [get("/About").slice(0, 9), get("/About").slice(9)];
    socket.write(head);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await send(socket, tail)).toMatch(/^HTTP\/1\.1 200 /);
    const other = await open();
    let read = "";
    other.on("data", (chunk) => {
      read += chunk;
    });
    other.end(get("/About") + get("/"));
    await new Promise((resolve) => other.once("close", resolve));
    expect(read.match(/<h1>\w+/g)).toEqual(["<h1>About", "<h1>Home"]);
    socket.destroy();
  });
});

describe("the short way is not taken", () => {
  const page = get("/About");
  test.each([
    ["for another method", page.replace("GET", "HEAD")],
    ["for HTTP/1.0", page.replace("1.1", "1.0")],
    ["for a whole address", get("http://a/About")],
    ["for a target that is no path", get("/About#x")],
    ["for letters that HTTP does not know", get("/Ab\u00f6ut")],
    ["with a body", get("/About", ["Content-Length: 3"])],
    ["with a body in chunks", get("/About", ["transfer-encoding : chunked"])],
    ["with a body in chunks, said plainly", get("/About", ["Transfer-Encoding:chunked"])],
    ["with an expectation", get("/About", ["Expect: 100-continue"])],
    ["for another protocol", get("/About", ["Upgrade: h2c"])],
    ["for a last answer", get("/About", ["Connection: close"])],
    ["with two hosts", get("/About", ["HOST: b"])],
    ["without a host", page.replace("Host", "Hast")],
    [
      "with a header that says the same twice",
      get("/About", ["Accept-Encoding: br", "accept-encoding: gzip"]),
    ],
    ["with a folded header", get("/About", ["X: a", " b"])],
    ["with a blank before the colon", get("/About", ["X : a"])],
    ["with a line that is no header", get("/About", ["X"])],
    ["with lines that end otherwise", page.replaceAll("\r\n", "\n")],
    ["with a NUL", get("/About", ["X: \0"])],
    ["with more behind it", `${page}x`],
    ["with another behind it", page + page],
    ["half", page.slice(0, -2)],
    ["with very long headers", get("/About", [`X: ${"x".repeat(9_000)}`])],
  ])("%s", (_name, bytes) => {
    expect(readPlainRequest(Buffer.from(page))).toBeDefined();
    expect(readPlainRequest(Buffer.from(bytes, "latin1"))).toBeUndefined();
  });

  test("where Node would read something else: any letter of a request replaced, left out or doubled", async () => {
    const whole = get("/About?a=b", ["Accept-Encoding: br", 'If-None-Match: "x"', "Connection: keep-alive"]);
    const strange = [
      "",
      "\r",
      "\n",
      "\0",
      "\t",
      " ",
      ":",
      ",",
      "/",
      "?",
      "#",
      "%",
      "\x7f",
      "\xa0",
      "G",
      "\r\n",
    ];
    const changed = [...whole].flatMap((letter, at) =>
      [...strange, letter + letter].map((by) => whole.slice(0, at) + by + whole.slice(at + 1)),
    );
    const taken = changed.filter((bytes) => readPlainRequest(Buffer.from(bytes, "latin1")));
    expect(taken.length).toBeGreaterThan(200);
    expect(taken.length).toBeLessThan(changed.length / 2);
    const node = await startApp();
    const read: unknown[] = [];
    node.server.prependListener("request", ({ url, headers }) => {
      read.push([
        url?.split("?")[0],
        headers["accept-encoding"],
        headers["if-none-match"],
        headers["x-turn"],
      ]);
    });
    const wanted: unknown[] = [];
    const socket = await open(node);
    // A first request that goes to Node, and its connection with it.
    await send(socket, get("/nope"));
    for (const [turn, bytes] of taken.entries()) {
      const { path, acceptEncoding, ifNoneMatch } = readPlainRequest(Buffer.from(bytes, "latin1")) ?? {};
      wanted.push([path, acceptEncoding, ifNoneMatch, String(turn)]);
      await send(socket, bytes.replace(/\r\n$/, `X-Turn: ${turn}\r\n\r\n`));
    }
    expect(read.slice(1)).toEqual(wanted);
    socket.destroy();
    await node.close();
  });
});

describe("a connection by the short way", () => {
  let impatient: RunningApp;
  beforeAll(async () => {
    impatient = await startApp({
      limits: { ...timeouts, headersTimeout: 400, connectionsCheckingInterval: 50 },
    });
    impatient.server.keepAliveTimeout = 100;
  });
  afterAll(() => impatient.close());
  const closed = (socket: Socket) => new Promise((resolve) => socket.once("close", resolve));

  test("on which nobody asks is closed with a word, one that waits for a next question without", async () => {
    const [silent, waiting] = await Promise.all([open(impatient), open(impatient)]);
    let told = "";
    silent.on("data", (chunk) => {
      told += chunk;
    });
    expect(await send(waiting, get("/About"))).toMatch(/^HTTP\/1\.1 200 /);
    await Promise.all([closed(silent), closed(waiting)]);
    expect(told).toMatch(/^HTTP\/1\.1 408 /);
    expect(told).toMatch(/^content-security-policy: /im);
  });

  test("is told of the end once the server is stopping, and closed where it only waits", async () => {
    const [asking, waiting] = await Promise.all([open(), open()]);
    for (const socket of [asking, waiting]) await send(socket, get("/About"));
    app.state.draining = true;
    expect(await send(asking, get("/About"))).toMatch(/^Connection: close\r$/m);
    app.state.draining = false;
    app.server.closeIdleConnections();
    await closed(waiting);
    await vi.waitUntil(() => asking.destroyed, { timeout: 5_000 });
  });
});
