import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type ConnectionLimits,
  fitToOpenFiles,
  limitConnections,
  maxWaiting,
} from "../../server/http/connection-limits.ts";
import { timeouts } from "../../server/http/server.ts";
import { cvRules, postLimits } from "../../server/submission/form-rules.ts";
import { application, enquiry, formData, post, postEnquiry } from "./fixtures/forms.ts";
import { createCompoundFile, makePdf } from "./fixtures/sample-files.ts";
import { fetchRaw } from "./fixtures/send-request.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

const open = (localAddress = "127.0.0.1") => {
  const socket = connect({ port: Number(new URL(app.origin).port), host: "127.0.0.1", localAddress });
  socket.on("error", () => {});
  sockets.push(socket);
  return socket;
};
const waitForClose = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once("close", () => resolve()));
const isOpen = (socket: Socket) => !socket.destroyed && !socket.closed;
const shows = (path: string) =>
  fetchRaw(app.origin, path).then(
    ({ status }) => status === 200,
    () => false,
  );

describe("posts", () => {
  beforeAll(async () => {
    app = await startApp({ environment: { TRUST_PROXY: 1 } });
  });
  afterAll(() => app.close());

  /** Headers by which our proxy tells the address of a visitor, one for each number. */
  const createVisitorHeaders = (visitor: number) => ({ "X-Forwarded-For": `203.0.113.${visitor}` });

  test("of any bytes take less than a second of processor time", async () => {
    const maxBytes = cvRules.maxBytes;
    const text = postLimits.maxTextBytes;
    const filled = (start: Buffer | string, filling: string, bytes = maxBytes) => {
      const file = Buffer.alloc(bytes, filling, "latin1");
      Buffer.from(start).copy(file);
      return file;
    };
    const cv = (start: Buffer | string, filling: string) => formData(application, filled(start, filling));
    const createApplicationForm = (fields: Record<string, string>) => formData({ ...application, ...fields });
    const createMultipart = (boundary: string, filling: string): [BodyInit, string] => [
      filled(
        `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`,
        filling,
      ),
      `multipart/form-data; boundary=${boundary}`,
    ];
    const doc = createCompoundFile("WordDocument");
    const bodies: Record<string, [BodyInit, type?: string]> = {
      "spaces after a dash in a DOC": [cv(Buffer.concat([doc, Buffer.from("\x13")]), " \0")],
      "half a name in a DOCX": [cv("PK\x03\x04PK\x01\x02\0word/", "vbaProject.bi")],
      "half a name in a web page for Word": [
        formData(application, filled("<html>", "EditData.ms"), "cv.doc"),
      ],
      "slashes in a PDF": [cv("%PDF-", "/")],
      "a name and spaces in a PDF": [cv("%PDF-/JS", " ")],
      "line breaks in a message": [formData({ ...enquiry, message: "\v".repeat(text) })],
      "spaces in a name": [createApplicationForm({ firstName: `a${"\t ".repeat(text / 2 - 1)}b` })],
      "dots in an address": [createApplicationForm({ email: `a@${"a.".repeat(text / 2 - 1)}` })],
      "digits in the years": [createApplicationForm({ experience: "1".repeat(text) })],
      "the longest boundary": createMultipart("a".repeat(70), "a"),
      "half of the longest boundary": createMultipart("a".repeat(70), `\r\n--${"a".repeat(69)}`),
      "a boundary of 15,000 letters": createMultipart("a".repeat(15_000), "a"),
      "brackets of JSON": [filled('{"a":', "[", text), "application/json"],
      "5 MB of JSON": [filled('{"a":', "["), "application/json"],
      "signs of an ordinary form": [filled("a=", "%E0%", text), "application/x-www-form-urlencoded"],
      "5 MB of an ordinary form": [filled("a=", "%"), "application/x-www-form-urlencoded"],
    };
    const costs: Record<string, number> = {};
    for (const [name, [body, type]] of Object.entries(bodies)) {
      const before = process.cpuUsage();
      await post(app.origin, "/api/contact", body, type ? { "Content-Type": type } : {});
      const { user, system } = process.cpuUsage(before);
      costs[name] = (user + system) / 1_000;
    }
    expect(Object.entries(costs).filter(([, milliseconds]) => milliseconds >= 1_000)).toEqual([]);
  });

  test("that never end are refused with 413, and their connection is closed", async () => {
    const socket = open();
    let response = "";
    socket.on("data", (chunk) => {
      response += chunk;
    });
    const head = "POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n";
    socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n`);
    const part = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n';
    const bytes = part.padEnd(65_000, "x");
    const piece = `${bytes.length.toString(16)}\r\n${bytes}\r\n`;
    const keepWriting = () => {
      while (socket.writable && socket.write(piece));
    };
    socket.on("drain", keepWriting);
    keepWriting();
    await waitForClose(socket);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(response.slice(response.indexOf("\r\n\r\n") + 4))).toMatchObject({ success: false });
    expect((await postEnquiry(app.origin)).status).toBe(200);
  });

  /** Sends the first so many bytes of a larger application, and then nothing more. */
  const beginUpload = async (visitor: number, bytes: number) => {
    const socket = open();
    const lines = { Host: "x", ...createVisitorHeaders(visitor), "Content-Length": bytes + 1_000 };
    const type = "Content-Type: multipart/form-data; boundary=b";
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /api/contact HTTP/1.1\r\n${head.join("")}${type}\r\n\r\n`);
    const part = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n';
    await new Promise((resolve) => socket.write(part.padEnd(bytes, "x"), resolve));
    return socket;
  };
  const apply = (visitor: number, bytes: number) =>
    post(app.origin, "/api/contact", formData(application, makePdf(bytes)), createVisitorHeaders(visitor));

  test("from one address that hardly progress block neither other addresses nor its own enquiries", async () => {
    await Promise.all(Array.from({ length: 10 }, () => beginUpload(1, 5_033_134)));
    expect((await postEnquiry(app.origin, {}, createVisitorHeaders(2))).status).toBe(200);
    expect((await apply(2, 1_000_000)).status).toBe(200);
    expect((await postEnquiry(app.origin, {}, createVisitorHeaders(1))).status).toBe(200);
  });

  test("with large files are accepted two at a time from one address, and the third is told when to try again", async () => {
    const [first] = await Promise.all([beginUpload(3, 300_000), beginUpload(3, 300_000)]);
    const statusOfThird = async () => (await apply(3, 300_000)).status;
    await expect.poll(statusOfThird).toBe(503);
    expect((await apply(3, 300_000)).headers.get("retry-after")).toBe("30");
    first.destroy();
    await expect.poll(statusOfThird).toBe(200);
  });
});

describe("connections", () => {
  afterEach(() => app.close());
  const start = async (limits: Partial<typeof timeouts> = {}) => {
    app = await startApp({ limits: { ...timeouts, ...limits } });
  };
  const limit = async (limits: ConnectionLimits) => {
    await start();
    limitConnections(app.server, limits);
  };
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const large = "GET /pictures/big-0a1b2c.webp HTTP/1.1\r\nHost: x\r\n\r\n";
  const halfRequest = "GET /About HTTP/1.1\r\nX-Slow: ";

  test("of visitors who read nothing for 30 seconds are cut, though they send a byte now and then, and those who read slowly are not", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    await start();
    const [deaf, slow] = [open().pause(), open().pause()];
    for (const socket of [deaf, slow]) socket.write(large.repeat(maxWaiting + 1));
    let heard = 0;
    slow.on("data", ({ length }) => {
      heard += length;
      if (heard > 1_000_000) slow.pause();
    });
    await expect.poll(connections).toBe(2);
    await expect
      .poll(async () => {
        heard = 0;
        slow.resume();
        if (slow.readableLength > 0) await once(slow, "pause");
        deaf.write("\r\n");
        vi.advanceTimersByTime(10_000);
        return connections();
      })
      .toBe(1);
    expect(isOpen(slow)).toBe(true);
  });

  test("of visitors who ask for sixty answers at once and read none are cut off before these fill the memory", async () => {
    await start();
    open().pause().write(large.repeat(60));
    await expect.poll(() => app.lines.length).toBeGreaterThan(0);
    await expect.poll(connections).toBe(0);
    expect(app.lines.length).toBeLessThanOrEqual(maxWaiting + 1);
  });

  test("are limited per address and in total, and others still get in", async () => {
    await limit({ total: 30, perAddress: 10 });
    for (let count = 0; count < 40; count += 1) open("127.0.0.2");
    await expect.poll(() => sockets.filter(isOpen).length).toBe(10);
    expect(await shows("/About")).toBe(true);
    for (const address of ["127.0.0.3", "127.0.0.4"])
      for (let count = 0; count < 10; count += 1) open(address);
    await expect.poll(connections).toBe(30);
    expect(sockets.filter(isOpen)).toHaveLength(30);
    await expect.poll(() => shows("/About")).toBe(true);
  });

  test("with half a request make room for those who ask, the oldest first", async () => {
    await limit({ total: 10, perAddress: 5 });
    for (let count = 0; count < 10; count += 1) {
      const arrived = once(app.server, "connection");
      open(count < 5 ? "127.0.0.2" : "127.0.0.3").write(halfRequest);
      await arrived;
    }
    const [oldest, ...others] = sockets;
    await waitForClose(open("127.0.0.3"));
    expect(sockets.filter(isOpen), "who has as many as one may pushes out nobody").toHaveLength(10);
    expect(await shows("/About")).toBe(true);
    await expect.poll(() => oldest?.closed).toBe(true);
    expect(others.slice(0, 9).every(isOpen)).toBe(true);
  });

  test("that only wait make room for those who ask", async () => {
    await limit({ total: 10, perAddress: Infinity });
    for (let count = 0; count < 10; count += 1) open().write("GET /About HTTP/1.1\r\nHost: x\r\n\r\n");
    await Promise.all(sockets.map((socket) => once(socket, "data")));
    await expect.poll(() => shows("/About")).toBe(true);
  });

  test("that are too slow are answered with 408 and closed", async () => {
    await start({ headersTimeout: 300, requestTimeout: 900, connectionsCheckingInterval: 50 });
    const form = "POST /api/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    const slow = ["", halfRequest, `${form}Content-Length: 5000\r\n\r\n{`];
    const ended: number[] = [];
    const answers = slow.map(async (bytes, at) => {
      const socket = open();
      socket.write(bytes);
      const [answer] = await once(socket, "data");
      await waitForClose(socket);
      ended.push(at);
      return String(answer).split("\r\n")[0];
    });
    expect(await Promise.all(answers)).toEqual(slow.map(() => "HTTP/1.1 408 Request Timeout"));
    expect(ended.at(-1), "headers have less time than the whole").toBe(2);
  });

  test("are closed after their answer once the server is stopping", async () => {
    await start();
    const socket = open();
    const answer = async () => {
      socket.write("GET /About HTTP/1.1\r\nHost: x\r\n\r\n");
      return String(await once(socket, "data"));
    };
    expect(await answer()).toMatch(/^Connection: keep-alive\r$/m);
    app.state.draining = true;
    expect(await answer()).toMatch(/^Connection: close\r$/m);
    await waitForClose(socket);
  });
});

test.each([
  ["as the settings say where the system allows it", 65_536, false, { total: 2_000, perAddress: 256 }],
  ["to fewer where the system gives few files", 256, false, { total: 192, perAddress: 96 }],
  ["by the sum alone behind a proxy of our own", 65_536, true, { total: 2_000, perAddress: Infinity }],
])("connections are limited %s", (_name, openFiles, behindProxy, limits) => {
  expect(fitToOpenFiles({ total: 2_000, perAddress: 256 }, openFiles, behindProxy)).toEqual(limits);
});
