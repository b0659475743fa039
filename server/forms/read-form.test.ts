import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { cvMessages, cvRules, postLimits } from "../submission/form-rules.ts";
import { readForm } from "./read-form.ts";

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
])("a form that comes as %s is read, and of a repeated field the first counts", async (type, body) => {
  const { fields, cv } = await read(type, body, { "Content-Encoding": "Identity" });
  expect([{ ...fields }, cv]).toEqual([{ name: "Asha Värma", a: "1" }, undefined]);
  expect("constructor" in fields).toBe(false);
});

test("of a form with files the texts and the first CV are read", async () => {
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

test("the line between the parts of a form may have 70 letters, and no more", async () => {
  expect((await readParts([['; name="a"', "1"]], "b".repeat(70))).fields.a).toBe("1");
  await expect(readParts([['; name="a"', "1"]], "b".repeat(71))).rejects.toMatchObject({ status: 400 });
});

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
  ["a form that never ends", 400, multipart, '--b\r\nContent-Disposition: form-data; name="a"'],
])("%s is refused with %i", async (_what, status, type, body) => {
  await expect(read(type, body)).rejects.toMatchObject({ status });
});

test.each<[string, (names: string[]) => ReturnType<typeof readForm>]>([
  ["an ordinary form", (names) => read(urlencoded, names.map((name) => `${name}=1`).join("&"))],
  ["JSON", (names) => read(json, JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))))],
  ["a form with files", (names) => readParts(names.map((name) => [`; name="${name}"`, "1"]))],
])("%s may have twenty fields, and no more", async (_kind, send) => {
  const names = Array.from({ length: 20 }, (_, at) => `f${at}`);
  expect(Object.keys((await send(names)).fields)).toEqual(names);
  await expect(send([...names, "more"])).rejects.toThrow("at most 20");
});

test.each<[string, (bytes: number) => ReturnType<typeof readForm>]>([
  ["a form without a file", (bytes) => read(urlencoded, `a=${"x".repeat(bytes - 2)}`)],
  ["what is announced of it", (bytes) => read(urlencoded, "a=1", { "Content-Length": String(bytes) })],
  ["a text beside a file", (bytes) => readParts([['; name="a"', "x".repeat(bytes)]])],
])("%s may have 256 KB, and no more", async (_what, send) => {
  expect((await send(postLimits.maxTextBytes)).fields.a).toBeDefined();
  await expect(send(postLimits.maxTextBytes + 1)).rejects.toThrow("at most 256 KB");
});

test("a CV may have 5 MB, and all files of a form together 6 MB", async () => {
  const file = (bytes: number): [string, Buffer] => ['; name="cv"; filename="a.pdf"', Buffer.alloc(bytes)];
  const { cv } = await readParts([file(cvRules.maxBytes)]);
  expect(Buffer.concat(cv?.chunks ?? [])).toHaveLength(5 * 1024 * 1024);
  const refused = { status: 413, outcome: "too large", errors: { cv: cvMessages.size } };
  await expect(readParts([file(cvRules.maxBytes + 1)])).rejects.toMatchObject(refused);
  await expect(readParts([file(cvRules.maxBytes), file(cvRules.maxBytes)])).rejects.toThrow("at most 6 MB");
});
