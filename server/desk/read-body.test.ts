import { Readable } from "node:stream";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import type { DeskEnv } from "./desk-env.ts";
import { readBody, readQuery } from "./read-body.ts";
import { Refused } from "./refused.ts";

const schema = z.object({
  name: z.string("Please enter a name."),
  more: z.object({ age: z.number() }).optional(),
});
const app = new Hono<DeskEnv>()
  .onError((error, context) => {
    if (!(error instanceof Refused)) throw error;
    return context.json({ message: error.message, errors: error.more.errors }, error.status);
  })
  .post("/", readBody(schema), (context) => context.json(context.req.valid("json")))
  .get("/", readQuery(z.object({ page: z.coerce.number().max(9) })), (context) =>
    context.json(context.req.valid("query")),
  );

async function send(body: Readable, type = "application/json"): Promise<[number, unknown]> {
  const headers: Record<string, string> = type ? { "Content-Type": type } : {};
  const answer = await app.request("/", { method: "POST", headers }, { incoming: body });
  return [answer.status, await answer.json()];
}
const text = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)));

test.each(["application/json", "Application/JSON; charset=utf-8"])(
  "JSON that comes as %s is taken",
  async (type) => {
    expect(await send(text('{"name":"As', 'ha"}'), type)).toEqual([200, { name: "Asha" }]);
  },
);

test.each(["", "text/plain", "application/jsonl", "text/application/json"])(
  "what comes as “%s” is refused",
  async (type) => {
    expect((await send(text('{"name":"Asha"}'), type))[0]).toBe(415);
  },
);

test("64 KB are taken, and not one byte more", async () => {
  const name = "x".repeat(64 * 1024 - '{"name":""}'.length);
  expect((await send(text(`{"name":"${name}"}`)))[0]).toBe(200);
  expect((await send(text(`{"name":"${name}"`, "} ")))[0]).toBe(413);
});

test.each([
  ["is no JSON", text("{")],
  ["is empty", text()],
  [
    "breaks off",
    Readable.from(
      (function* () {
        yield Buffer.from('{"name":');
        throw new Error("gone");
      })(),
    ),
  ],
])("a body that %s is refused as unreadable", async (_what, body) => {
  expect((await send(body))[0]).toBe(400);
});

test("what is wrong is told by field, the first besides as the message", async () => {
  expect(await send(text('{"more":{"age":"x"}}'))).toEqual([
    422,
    {
      message: "Please enter a name.",
      errors: { name: "Please enter a name.", "more.age": expect.any(String) },
    },
  ]);
  expect(await send(text("[]"))).toEqual([
    422,
    { message: expect.any(String), errors: { body: expect.any(String) } },
  ]);
});

test("a query is judged in the same way", async () => {
  expect(await (await app.request("/?page=2")).json()).toEqual({ page: 2 });
  const refused = await app.request("/?page=10");
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { errors: { page: expect.any(String) } },
  ]);
});
