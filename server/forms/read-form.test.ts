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
  [urlencoded, "name=Asha+V%C3%A4rma&name=Ravi&a=1", {}],
  [`${urlencoded}; charset=utf-8`, "name=Asha+V%C3%A4rma&a=1", { "Content-Encoding": "Identity" }],
  ["Application/JSON ; charset=utf-8", '{"name":"Asha Värma","a":1}', {}],
])("a form that comes as %s is read, and of a repeated field the first counts", async (type, body, more) => {
  const { fields, cv } = await read(type, body, more as Record<string, string>);
  expect([{ ...fields }, cv]).toEqual([{ name: "Asha Värma", a: "1" }, undefined]);
});

test("of JSON texts, numbers and yes or no are read, and all else is left out", async () => {
  const { fields } = await read(json, '{"a":true,"b":1.5,"c":null,"d":["x"],"e":{},"f":""}');
  expect({ ...fields }).toEqual({ a: "true", b: "1.5", f: "" });
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

test("no field is known by a name that every object has", async () => {
  const forms = [
    await read(urlencoded, "a=1"),
    await read(json, "{}"),
    await readParts([['; name="a"', "1"]]),
  ];
  for (const { fields } of forms) expect("constructor" in fields).toBe(false);
});

test("the line between the parts of a form may have 70 letters, and no more", async () => {
  expect((await readParts([['; name="a"', "1"]], "b".repeat(70))).fields.a).toBe("1");
  await expect(readParts([['; name="a"', "1"]], "b".repeat(71))).rejects.toMatchObject({ status: 400 });
});

test.each([
  ["a text", "text/plain", "x"],
  ["of a kind that it doesn't name", "", "x"],
  ["compressed", json, "{}", { "Content-Encoding": "gzip" }],
])("what comes %s is refused as no form", async (_how, type, body, more = {}) => {
  await expect(read(type, body, more)).rejects.toMatchObject({ status: 415, outcome: "wrong type" });
});

test.each([
  ["JSON that breaks off", json, "{"],
  ["JSON that is no object", json, "[]"],
  ["JSON that is nothing", json, "null"],
  ["JSON in another script than UTF-8", json, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ["a form without a line between its parts", "multipart/form-data", "----"],
  ["a form with nothing in it", "multipart/form-data; boundary=b", ""],
  [
    "a form that never ends",
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="a"',
  ],
])("%s is refused as damaged", async (_what, type, body) => {
  await expect(read(type, body)).rejects.toMatchObject({ status: 400, outcome: "unreadable" });
});

test.each<[string, (names: string[]) => ReturnType<typeof readForm>]>([
  ["an ordinary form", (names) => read(urlencoded, names.map((name) => `${name}=1`).join("&"))],
  ["JSON", (names) => read(json, JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))))],
  ["a form with files", (names) => readParts(names.map((name) => [`; name="${name}"`, "1"]))],
])("%s may have twenty fields, and no more", async (_kind, send) => {
  const names = Array.from({ length: 20 }, (_, at) => `f${at}`);
  expect(Object.keys((await send(names)).fields)).toEqual(names);
  const refused = { status: 413, message: expect.stringContaining("20") };
  await expect(send([...names, "more"])).rejects.toMatchObject(refused);
});

const most = postLimits.maxTextBytes;
test.each<[string, (bytes: number) => ReturnType<typeof readForm>]>([
  ["a form without a file", (bytes) => read(urlencoded, `a=${"x".repeat(bytes - 2)}`)],
  ["what is announced of it", (bytes) => read(urlencoded, "a=1", { "Content-Length": String(bytes) })],
  ["a text beside a file", (bytes) => readParts([['; name="a"', "x".repeat(bytes)]])],
])("%s may have 256 KB, and no more", async (_what, send) => {
  expect((await send(most)).fields.a).toBeDefined();
  const refused = { status: 413, outcome: "too large", message: expect.stringContaining("256 KB") };
  await expect(send(most + 1)).rejects.toMatchObject(refused);
});

test("a CV may have 5 MB, and all files of a form together 6 MB", async () => {
  const file = (name: string, bytes: number): [string, Buffer] => [
    `; name="${name}"; filename="cv.pdf"`,
    Buffer.alloc(bytes),
  ];
  const { cv } = await readParts([file("cv", cvRules.maxBytes)]);
  expect(Buffer.concat(cv?.chunks ?? [])).toHaveLength(5 * 1024 * 1024);
  await expect(readParts([file("cv", cvRules.maxBytes + 1)])).rejects.toMatchObject({
    status: 413,
    outcome: "too large",
    errors: { cv: cvMessages.size },
  });
  const two = [file("a", cvRules.maxBytes), file("b", cvRules.maxBytes)];
  await expect(readParts(two)).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining("6 MB"),
  });
});
