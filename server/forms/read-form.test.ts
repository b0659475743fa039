import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { cvMessages, cvRules, postLimits } from "../submission/form-rules.ts";
import { readForm } from "./read-form.ts";

const account = { take: () => true, close: () => {} };

function read(type: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const post = {
    headers: new Headers({ "Content-Type": type, ...headers }),
    body: Readable.from([Buffer.from(body)]),
  };
  return readForm(post, account);
}

const urlencoded = "application/x-www-form-urlencoded";
const json = "application/json";

/** A body of parts, each the rest of its header and its content. */
const multipart = (...parts: [header: string, content: string | Buffer][]) =>
  Buffer.concat([
    ...parts.flatMap(([header, content]) => [
      Buffer.from(`--b\r\nContent-Disposition: form-data${header}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from("\r\n"),
    ]),
    Buffer.from("--b--\r\n"),
  ]);
const form = (...parts: Parameters<typeof multipart>) =>
  read("multipart/form-data; boundary=b", multipart(...parts));

describe("a form", () => {
  test.each([
    [urlencoded, "name=Asha+V%C3%A4rma&name=Ravi&a=1"],
    [`${urlencoded}; charset=utf-8`, "name=Asha+V%C3%A4rma&a=1"],
    ["Application/JSON ; charset=utf-8", '{"name":"Asha Värma","a":1}'],
  ])("that comes as %s is read, and of a repeated field the first counts", async (type, body) => {
    const { fields, cv } = await read(type, body);
    expect([{ ...fields }, cv]).toEqual([{ name: "Asha Värma", a: "1" }, undefined]);
  });

  test("of JSON has texts, numbers and yes or no; what else stands there is left out", async () => {
    const { fields } = await read(json, '{"a":true,"b":1.5,"c":null,"d":["x"],"e":{},"f":""}');
    expect({ ...fields }).toEqual({ a: "true", b: "1.5", f: "" });
  });

  test("of several parts has its texts and the first CV, in the pieces in which it came", async () => {
    const { fields, cv } = await form(
      ['; name="name"', "Asha"],
      ['; name="name"', "Ravi"],
      ["", "nobody"],
      ['; name="cv"; filename=""', ""],
      ['; name="photo"; filename="me.png"', "png"],
      ['; name="cv"; filename="cv.pdf"', "%PDF"],
      ['; name="cv"; filename="other.pdf"', "other"],
    );
    expect({ ...fields }).toEqual({ name: "Asha" });
    expect([cv?.name, Buffer.concat(cv?.chunks ?? []).toString()]).toEqual(["cv.pdf", "%PDF"]);
  });

  test("knows no field by a name that every object has", async () => {
    for (const { fields } of [
      await read(urlencoded, "a=1"),
      await read(json, "{}"),
      await form(['; name="a"', "1"]),
    ])
      expect("constructor" in fields).toBe(false);
  });

  test.each([
    ["text/plain", "x", {}],
    ["", "x", {}],
    ["constructor", "x", {}],
    [json, "{}", { "Content-Encoding": "gzip" }],
  ])("that comes as “%s” (%s, %j) is refused as of the wrong type", async (type, body, headers) => {
    await expect(read(type, body, headers as Record<string, string>)).rejects.toMatchObject({
      status: 415,
      outcome: "wrong type",
    });
  });

  test("of several parts, divided by as long a line as the standard allows, is read", async () => {
    const line = "b".repeat(70);
    const body = `--${line}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--${line}--`;
    expect((await read(`multipart/form-data; boundary="${line}"`, body)).fields.a).toBe("1");
  });

  test("that says it isn't compressed is read", async () => {
    expect((await read(json, '{"a":1}', { "Content-Encoding": " Identity" })).fields.a).toBe("1");
  });

  test.each([
    [json, "{"],
    [json, "null"],
    [json, "7"],
    [json, "[]"],
    [json, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ["multipart/form-data", "----"],
    [`multipart/form-data; boundary=${"b".repeat(71)}`, `--${"b".repeat(71)}--`],
    ["multipart/form-data; boundary=b", ""],
    ["multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n1"],
  ])("that is damaged (%s, %s) is refused as unreadable", async (type, body) => {
    await expect(read(type, body)).rejects.toMatchObject({ status: 400, outcome: "unreadable" });
  });
});

test("a form of several parts in which nothing comes at all is refused as unreadable", async () => {
  const headers = new Headers({ "Content-Type": "multipart/form-data; boundary=b" });
  await expect(readForm({ headers, body: Readable.from([]) }, account)).rejects.toMatchObject({
    status: 400,
  });
});

describe("as many fields as a form may have", () => {
  const names = Array.from({ length: postLimits.maxParts }, (_, at) => `f${at}`);
  const ways: [string, (names: string[]) => ReturnType<typeof readForm>][] = [
    ["urlencoded", (all) => read(urlencoded, all.map((name) => `${name}=1`).join("&"))],
    ["JSON", (all) => read(json, JSON.stringify(Object.fromEntries(all.map((name) => [name, 1]))))],
    ["multipart", (all) => form(...all.map((name): [string, string] => [`; name="${name}"`, "1"]))],
  ];
  test.each(ways)("are read as %s, and one more is refused", async (_as, send) => {
    expect(Object.keys((await send(names)).fields)).toEqual(names);
    await expect(send([...names, "more"])).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining(String(postLimits.maxParts)),
    });
  });
});

describe("as much as a form may be", () => {
  test("is read, and one byte more of text is refused, as it comes or as it is announced", async () => {
    const most = `a=${"x".repeat(postLimits.maxTextBytes - 2)}`;
    expect((await read(urlencoded, most)).fields.a).toHaveLength(postLimits.maxTextBytes - 2);
    const tooLarge = { status: 413, outcome: "too large", message: expect.stringContaining("256 KB") };
    await expect(read(urlencoded, `${most}x`)).rejects.toMatchObject(tooLarge);
    const announced = (bytes: number) => read(urlencoded, "a=1", { "Content-Length": String(bytes) });
    expect((await announced(postLimits.maxTextBytes)).fields.a).toBe("1");
    await expect(announced(postLimits.maxTextBytes + 1)).rejects.toMatchObject(tooLarge);
    const inOnePart = (bytes: number) => form(['; name="a"', "x".repeat(bytes)]);
    expect((await inOnePart(postLimits.maxTextBytes)).fields.a).toHaveLength(postLimits.maxTextBytes);
    await expect(inOnePart(postLimits.maxTextBytes + 1)).rejects.toMatchObject(tooLarge);
  });

  test("is more with a file, of which the CV alone may not be too large", async () => {
    const cv = (bytes: number) => form(['; name="cv"; filename="cv.pdf"', Buffer.alloc(bytes)]);
    expect((await cv(cvRules.maxBytes)).cv?.chunks.reduce((sum, { length }) => sum + length, 0)).toBe(
      cvRules.maxBytes,
    );
    await expect(cv(cvRules.maxBytes + 1)).rejects.toMatchObject({
      status: 413,
      outcome: "too large",
      message: cvMessages.size,
      errors: { cv: cvMessages.size },
    });
    await expect(
      form(
        ['; name="a"; filename="a"', Buffer.alloc(cvRules.maxBytes)],
        ['; name="b"; filename="b"', Buffer.alloc(cvRules.maxBytes)],
      ),
    ).rejects.toMatchObject({ status: 413, message: expect.stringContaining("6 MB") });
  });
});
