import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cvRules, postLimits } from "../submission/form-rules.ts";
import { createByteBudget, limitBody, readForm } from "./read-form.ts";

function read(type: string, body: string | Buffer, more: Record<string, string> = {}) {
  const headers = new Headers({ "Content-Type": type, ...more });
  return readForm({ headers, body: Readable.from([Buffer.from(body)]) }, { take: () => true, close() {} });
}

const urlencoded = "application/x-www-form-urlencoded";
const json = "application/json";

/** Reads a body of parts, each the rest of its header and its content. */
function readParts(parts: [header: string, content: string | Buffer][], boundary = "b") {
  const body = parts.flatMap(([header, content]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data${header}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  const type = `multipart/form-data; boundary=${boundary}`;
  return read(type, Buffer.concat([...body, Buffer.from(`--${boundary}--`)]));
}

test.each([
  [urlencoded, "name=Asha+V%C3%A4rma&name=Ravi&a=1"],
  [`${urlencoded}; charset=utf-8`, "name=Asha+V%C3%A4rma&a=1"],
  ["Application/JSON ; charset=utf-8", '{"name":"Asha Värma","a":1,"b":null,"c":["x"],"d":{}}'],
])("a form sent as %s is read, and the first of repeated fields counts", async (type, body) => {
  const { fields, cv } = await read(type, body, { "Content-Encoding": "Identity" });
  expect([{ ...fields }, cv]).toEqual([{ name: "Asha Värma", a: "1" }, undefined]);
  expect("constructor" in fields).toBe(false);
});

test("a form with files yields its texts and the first CV", async () => {
  const { fields, cv } = await readParts([
    ['; name="name"', "Asha"],
    ['; name="name"', "Ravi"],
    ["", "nobody"],
    ['; name="cv"; filename=""', ""],
    ['; name="photo"; filename="me.png"', "png"],
    ['; name="cv"; filename="cv.pdf"', "%PDF"],
    ['; name="cv"; filename="other.pdf"', "other"],
  ]);
  expect({ ...fields }).toEqual({ name: "Asha" });
  expect([cv?.name, Buffer.concat(cv?.chunks ?? []).toString()]).toEqual(["cv.pdf", "%PDF"]);
});

/** A form of one part, in bytes that are no UTF-8. */
function notUtf8(header: string, content: string): Buffer {
  const part = `--b\r\nContent-Disposition: form-data${header}\r\n\r\n${content}\r\n--b--`;
  return Buffer.from(part, "latin1");
}

const multipart = "multipart/form-data; boundary=b";
test.each([
  ["a text", 415, "text/plain", "x"],
  ["what doesn't name its kind", 415, "", "x"],
  ["JSON that breaks off", 400, json, "{"],
  ["JSON that is no object", 400, json, "[]"],
  ["JSON that is nothing", 400, json, "null"],
  ["JSON that isn't UTF-8", 400, json, Buffer.from('{"\xff":1}', "latin1")],
  ["a form without a line between its parts", 400, "multipart/form-data", "----"],
  ["a form with nothing in it", 400, multipart, ""],
  ["a form whose field isn't UTF-8", 400, multipart, notUtf8('; name="a"', "\xff")],
  ["a form whose field has a name that isn't UTF-8", 400, multipart, notUtf8('; name="\xff"', "a")],
  ["a form that never ends", 400, multipart, '--b\r\nContent-Disposition: form-data; name="a"'],
])("%s is refused with %i", async (_what, status, type, body) => {
  await expect(read(type, body)).rejects.toMatchObject({ status });
});

test("a post that breaks off on the way is refused, and a fault of the server’s own isn’t called the sender’s", async () => {
  const headers = new Headers({ "Content-Type": urlencoded });
  const fault = new Error("out of order");
  const brokenOff = new Readable({ read: () => undefined }).destroy(new Error("aborted"));
  await expect(
    readForm({ headers, body: brokenOff }, { take: () => true, close() {} }),
  ).rejects.toMatchObject({ status: 400, outcome: "unreadable" });
  const take = () => {
    throw fault;
  };
  await expect(
    readForm({ headers, body: Readable.from([Buffer.from("a=1")]) }, { take, close() {} }),
  ).rejects.toBe(fault);
});

test.each<[string, (names: string[]) => ReturnType<typeof readForm>]>([
  ["an ordinary form", (names) => read(urlencoded, names.map((name) => `${name}=1`).join("&"))],
  ["JSON", (names) => read(json, JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))))],
  ["a form with files", (names) => readParts(names.map((name) => [`; name="${name}"`, "1"]))],
])("%s may have up to 32 fields", async (_kind, send) => {
  const names = Array.from({ length: postLimits.maxParts }, (_, index) => `f${index}`);
  expect(Object.keys((await send(names)).fields)).toEqual(names);
  await expect(send([...names, "more"])).rejects.toMatchObject({ status: 413, outcome: "too many fields" });
});

test.each<[string, (bytes: number) => ReturnType<typeof readForm>]>([
  ["a form without a file", (bytes) => read(urlencoded, `a=${"x".repeat(bytes - 2)}`)],
  ["what is announced of it", (bytes) => read(urlencoded, "a=1", { "Content-Length": String(bytes) })],
  ["a text beside a file", (bytes) => readParts([['; name="a"', "x".repeat(bytes)]])],
])("%s may have up to 256 KB", async (_what, send) => {
  expect((await send(postLimits.maxTextBytes)).fields.a).toBeDefined();
  await expect(send(postLimits.maxTextBytes + 1)).rejects.toMatchObject({ details: { limit: "256 KB" } });
});

test("a CV may have up to 5 MB, and all files of a form together 6 MB", async () => {
  const file = (bytes: number): [string, Buffer] => ['; name="cv"; filename="a.pdf"', Buffer.alloc(bytes)];
  const { cv } = await readParts([file(cvRules.maxBytes)]);
  expect(Buffer.concat(cv?.chunks ?? [])).toHaveLength(5 * 1024 * 1024);
  const refusal = { status: 413, details: { fields: { cv: { problem: "size", limit: "5 MB" } } } };
  await expect(readParts([file(cvRules.maxBytes + 1)])).rejects.toMatchObject(refusal);
  await expect(readParts([file(cvRules.maxBytes), file(cvRules.maxBytes)])).rejects.toMatchObject({
    details: { limit: "6 MB" },
  });
});

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

type Piece = { bytes: number; after: number };

/** Takes a body that arrives in pieces, each after some seconds; answers in which pieces it is passed on. */
async function readChunks(pieces: Iterable<Piece>): Promise<number[]> {
  async function* arrive() {
    for (const { bytes, after } of pieces) {
      vi.advanceTimersByTime(after * 1_000);
      yield Buffer.alloc(bytes);
    }
  }
  const account = { take: () => true, close: () => {} };
  const sizes: number[] = [];
  for await (const { length } of limitBody(Readable.from(arrive()), account, postLimits.maxBytes))
    sizes.push(length);
  return sizes;
}

/** A body as it arrives over a line of this speed, in kbit/s. */
function* line(bytes: number, kilobits: number): Generator<Piece> {
  const bytesPerSecond = (kilobits * 1_000) / 8;
  for (let remaining = bytes; remaining > 0; remaining -= bytesPerSecond)
    yield { bytes: Math.min(bytesPerSecond, remaining), after: 1 };
}

test.each<[string, Iterable<Piece>]>([
  ["the largest CV over 150 kbit/s", line(cvRules.maxBytes, 150)],
  ["a CV of 2 MB over 66 kbit/s", line(2_000_000, 66)],
  ["an enquiry whose last word comes after 50 seconds", [10, 590].map((bytes) => ({ bytes, after: 25 }))],
])("%s is accepted within the five minutes for which the page waits", async (_name, pieces) => {
  const start = performance.now();
  await readChunks(pieces);
  expect(performance.now() - start).toBeLessThan(300_000);
});

test.each<[string, Iterable<Piece>]>([
  ["a CV over 40 kbit/s", line(cvRules.maxBytes, 40)],
  [
    "a CV that arrives quickly but for its last bytes, one every eight seconds",
    [{ bytes: cvRules.maxBytes, after: 1 }, ...Array<Piece>(40).fill({ bytes: 1, after: 8 })],
  ],
])("%s is refused within three minutes", async (_name, pieces) => {
  const start = performance.now();
  await expect(readChunks(pieces)).rejects.toMatchObject({ status: 400, outcome: "too slow" });
  expect(performance.now() - start).toBeLessThan(180_000);
});

const megabyte = 1024 * 1024;
const small = postLimits.maxTextBytes;
const large = postLimits.maxBytes;

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `visitor ${index}`);

test("eight addresses that use up their limits block neither form for anybody else", () => {
  const budget = createByteBudget();
  for (const address of addresses(8))
    for (const bytes of [small, small, small, small, large, large]) budget.open(address).take(bytes);
  expect([budget.open("ninth").take(small), budget.open("ninth").take(large)]).toEqual([true, true]);
});

test.each([
  ["of all visitors share sixteen megabytes", addresses(64), "late"],
  ["of one address share one megabyte", Array<string>(4).fill("visitor"), "visitor"],
])("short posts %s, and released bytes are available to others", (_share, senders, newcomer) => {
  const budget = createByteBudget();
  const accounts = senders.map((address) => budget.open(address));
  expect(accounts.every((account) => account.take(small))).toBe(true);
  expect(budget.open(newcomer).take(1)).toBe(false);
  accounts[0]?.close();
  expect(budget.open(newcomer).take(small)).toBe(true);
});

test("all uploads share 128 megabytes, and another is accepted once one has finished", () => {
  const budget = createByteBudget();
  const accounts = addresses(Math.floor((128 * megabyte) / large)).map((address) => budget.open(address));
  for (const account of accounts)
    expect([account.take(small), account.take(large - small)]).toEqual([true, true]);
  expect(budget.open("next").take(large)).toBe(false);
  accounts[0]?.close();
  accounts[0]?.close();
  expect([budget.open("next").take(large), budget.open("last").take(large)]).toEqual([true, false]);
});
