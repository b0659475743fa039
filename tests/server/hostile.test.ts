import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { timeouts } from "../../server/http/open-server.ts";
import { cvRules, postLimits } from "../../server/submission/form-rules.ts";
import { ask } from "./fixtures/ask.ts";
import { application, enquiry, formData, post, postApplication, postEnquiry } from "./fixtures/forms.ts";
import { compoundOf, pdfOf } from "./fixtures/sample-files.ts";
import { startApp } from "./fixtures/start-app.ts";
import { type Started, startProcess } from "./fixtures/start-process.ts";
import { writeBuild } from "./fixtures/write-build.ts";

let build: ReturnType<typeof writeBuild>;
let server: Started;
let sockets: Socket[];
beforeEach(async () => {
  build = writeBuild();
  sockets = [];
  server = await startProcess(build.folder, { RATE_LIMIT: "0", TRUST_PROXY: "1" });
  return async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop("SIGKILL");
    build.remove();
  };
});

const port = () => Number(new URL(server.origin).port);
const open = (to = port()) => {
  const socket = connect(to, "127.0.0.1");
  socket.on("error", () => {});
  sockets.push(socket);
  return socket;
};
const closing = (socket: Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));
/** Headers by which our proxy tells the address of a visitor, one for each number. */
const from = (visitor: number) => ({ "X-Forwarded-For": `203.0.113.${visitor}` });
const apply = (cv: Buffer, visitor: number, fields = {}) =>
  post(server.origin, "/api/contact", formData({ ...application, ...fields }, cv), from(visitor));
/** Megabytes of memory that the server's process holds. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))?.[1]) / 1024;

/** Milliseconds of processor time that the server's process has taken (proc(5): utime and stime, in hundredths of a second). */
const processorTime = () => {
  const figures = readFileSync(`/proc/${server.process.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(figures[11]) + Number(figures[12])) * 10;
};

test("any post, of whatever bytes, costs the server less than a second of processor time", async () => {
  const most = cvRules.maxBytes;
  const text = postLimits.maxTextBytes;
  const filled = (start: Buffer | string, filling: string, bytes = most) => {
    const file = Buffer.alloc(bytes, filling, "latin1");
    Buffer.from(start).copy(file);
    return file;
  };
  const cv = (start: Buffer | string, filling: string) => formData(application, filled(start, filling));
  const typed = (fields: Record<string, string>) => formData({ ...application, ...fields });
  const divided = (boundary: string, filling: string): [BodyInit, string] => [
    filled(`--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`, filling),
    `multipart/form-data; boundary=${boundary}`,
  ];
  const doc = compoundOf("WordDocument");
  const bodies: Record<string, [BodyInit, type?: string]> = {
    "spaces after a dash in a DOC": [cv(Buffer.concat([doc, Buffer.from("\x13")]), " \0")],
    "half a name in a DOC": [cv(doc, "_\0v\0b\0a\0")],
    "directories in a DOCX": [cv("PK\x03\x04PK\x01\x02\0word/", "PK\x01\x02\0word")],
    "half a name in a DOCX": [cv("PK\x03\x04PK\x01\x02\0word/", "vbaProject.bi")],
    "slashes in a PDF": [cv("%PDF-", "/")],
    "names in a PDF": [cv("%PDF-", "/JSx")],
    "a name and spaces in a PDF": [cv("%PDF-/JS", " ")],
    "spaces for a PDF": [cv("", " ")],
    "line breaks in a message": [formData({ ...enquiry, message: "\v".repeat(text) })],
    "spaces in a name": [typed({ firstName: `a${"\t ".repeat(text / 2 - 1)}b` })],
    "dots in an address": [typed({ email: `a@${"a.".repeat(text / 2 - 1)}` })],
    "digits in the years": [typed({ experience: "1".repeat(text) })],
    "5 MB of digits": [typed({ experience: "1".repeat(most) })],
    "the longest boundary": divided("a".repeat(70), "a"),
    "half of the longest boundary": divided("a".repeat(70), `\r\n--${"a".repeat(69)}`),
    "a boundary of 15,000 letters": divided("a".repeat(15_000), "a"),
    "5 MB of JSON": [filled('{"a":', "["), "application/json"],
    "brackets of JSON": [filled('{"a":', "[", text), "application/json"],
    "5 MB of an ordinary form": [filled("a=", "%"), "application/x-www-form-urlencoded"],
    "signs of an ordinary form": [filled("a=", "%E0%", text), "application/x-www-form-urlencoded"],
  };
  const costs: Record<string, number> = {};
  for (const [name, [body, type]] of Object.entries(bodies)) {
    const before = processorTime();
    await post(server.origin, "/api/contact", body, type ? { "Content-Type": type } : {});
    costs[name] = processorTime() - before;
  }
  expect(Object.entries(costs).filter(([, milliseconds]) => milliseconds >= 1_000)).toEqual([]);
});

describe("a body that never ends", () => {
  test.each([
    ["of announced length", "Content-Length: 100000000000"],
    ["in chunks", "Transfer-Encoding: chunked"],
  ])("(%s) is refused with 413 and its connection closed, and fills no memory", async (_name, length) => {
    const before = memory();
    const socket = open();
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
    );
    const bytes = `--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n${"x".repeat(65_000)}`;
    const piece = length.startsWith("T") ? `${bytes.length.toString(16)}\r\n${bytes}\r\n` : bytes;
    const closed = closing(socket);
    const pour = () => {
      while (socket.writable && socket.write(piece));
    };
    socket.on("drain", pour);
    pour();
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4))).toMatchObject({ success: false });
    expect(memory() - before).toBeLessThan(80);
    expect((await postEnquiry(server.origin)).status).toBe(200);
  });

  test("(fifty at once) leaves room for everybody else", async () => {
    const before = memory();
    const bytes = Buffer.alloc(256 * 1024, "x");
    const flood = Array.from({ length: 50 }, async () => {
      const socket = open();
      socket.write(
        "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000000\r\n\r\n",
      );
      const pour = () => {
        while (socket.writable && socket.write(bytes));
      };
      socket.on("drain", pour);
      pour();
      await closing(socket);
    });
    const times: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const start = performance.now();
      expect((await ask(server.origin, "/About")).status).toBe(200);
      times.push(performance.now() - start);
    }
    await Promise.all(flood);
    expect(times.sort((a, b) => a - b)[10]).toBeLessThan(500);
    expect(memory() - before).toBeLessThan(200);
    expect((await postApplication(server.origin, {}, pdfOf(1_000_000))).status).toBe(200);
  });
});

describe("uploads that hardly move", () => {
  /** Sends the first so many bytes of a larger application, and then nothing more. */
  const begin = async (visitor: number, bytes: number) => {
    const socket = open();
    const lines = { Host: "x", ...from(visitor), "Content-Length": bytes + 1_000 };
    const type = "Content-Type: multipart/form-data; boundary=b";
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /api/contact HTTP/1.1\r\n${head.join("")}${type}\r\n\r\n`);
    const part = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n';
    await new Promise((sent) => socket.write(part.padEnd(bytes, "x"), sent));
    return socket;
  };

  test("(ten from one address, all but filling what may be held) close the forms to no other address, nor to its own enquiries", async () => {
    const slow = await Promise.all(Array.from({ length: 10 }, () => begin(1, 5_033_134)));
    for (let turn = 0; turn < 10; turn += 1)
      expect((await postEnquiry(server.origin, {}, from(2))).status).toBe(200);
    expect((await apply(pdfOf(1_000_000), 2)).status).toBe(200);
    expect((await postEnquiry(server.origin, {}, from(1))).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await vi.waitUntil(async () => (await apply(pdfOf(1_000_000), 1)).status === 200, { timeout: 10_000 });
  });

  test("(two) leave their address no third one until one of them is over", async () => {
    const [first] = await Promise.all([begin(1, 300_000), begin(1, 300_000)]);
    const third = () => apply(pdfOf(300_000), 1);
    await vi.waitUntil(async () => (await third()).status === 503, { timeout: 10_000 });
    expect((await third()).headers.get("retry-after")).toBe("30");
    expect((await apply(pdfOf(300_000), 2)).status).toBe(200);
    first.destroy();
    await vi.waitUntil(async () => (await third()).status === 200, { timeout: 10_000 });
  });
});

test("eight of the largest CVs at once, again and again, are taken within 280 MB", async () => {
  const cvs = Array.from({ length: 8 }, (_, visitor) => pdfOf(cvRules.maxBytes, visitor + 1));
  const most = [0, 0, 0, 0];
  let round = 0;
  const watch = setInterval(() => {
    most[round] = Math.max(most[round] ?? 0, memory());
  }, 10);
  for (; round < 4; round += 1) {
    const answers = await Promise.all(
      cvs.map((cv, visitor) => apply(cv, visitor, { position: `Post ${round}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(cvs.map(() => 200));
  }
  clearInterval(watch);
  // Rounds outrun the collection of those before by more or less, as the machine is busy: 156 MB alone, 171 to 225 beside others.
  expect(most.sort((a, b) => b - a)[1]).toBeLessThan(280);
});

describe("slow visitors", () => {
  test("two hundred of them keep nobody else waiting", async () => {
    const slow = Array.from({ length: 200 }, (_, turn) => {
      const socket = open();
      socket.write(
        turn % 2 === 0
          ? "GET /About HTTP/1.1\r\nX-Slow: "
          : "POST /api/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
      );
      return socket;
    });
    const drip = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write(" ");
    }, 100);
    await vi.waitUntil(() => slow.every((socket) => socket.readyState === "open"), { timeout: 10_000 });
    const times: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const start = performance.now();
      const status =
        turn % 3 === 0
          ? (await postEnquiry(server.origin)).status
          : (await ask(server.origin, "/About")).status;
      expect(status).toBe(200);
      times.push(performance.now() - start);
    }
    clearInterval(drip);
    expect(times.sort((a, b) => a - b)[56]).toBeLessThan(1_000);
    expect(slow.filter((socket) => socket.destroyed)).toEqual([]);
  });

  test("are given 15 seconds for the headers and five minutes, as long as the application form's page waits, for the whole, also by the proxies that we ship", () => {
    const { headersTimeout, requestTimeout, stallTimeout } = timeouts;
    expect([headersTimeout, requestTimeout]).toEqual([15_000, 300_000]);
    const [caddy, nginx] = ["Caddyfile", "nginx.conf"].map((name) => readFileSync(`deploy/${name}`, "utf8"));
    expect(caddy).toMatch(`read_header ${headersTimeout / 1_000}s`);
    expect(caddy).toMatch(`read_body ${requestTimeout / 1_000}s`);
    expect(nginx).toMatch(`client_header_timeout ${headersTimeout / 1_000}s;`);
    expect(nginx).toMatch(`client_body_timeout ${stallTimeout / 1_000}s;`);
  });

  test("are told so when their time is over, and cut off", async () => {
    const app = await startApp({
      limits: {
        headersTimeout: 300,
        requestTimeout: 900,
        stallTimeout: 5_000,
        connectionsCheckingInterval: 50,
      },
    });
    const to = Number(new URL(app.origin).port);
    const start = performance.now();
    const slow = [
      "",
      "GET /About HTTP/1.1\r\nX-Slow: ",
      "POST /api/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
    ].map(async (bytes) => {
      const socket = open(to);
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.write(bytes);
      await closing(socket);
      return [answer.split("\r\n")[0], performance.now() - start] as const;
    });
    const [silent, headers, body] = await Promise.all(slow);
    await app.close();
    for (const one of [silent, headers, body]) expect(one?.[0]).toBe("HTTP/1.1 408 Request Timeout");
    expect(headers?.[1]).toBeLessThan(body?.[1] ?? 0);
  });
});

afterEach(() => expect(server.process.exitCode).toBeNull());
