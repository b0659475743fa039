import type { IncomingMessage } from "node:http";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import type { DeskEnv } from "./desk-env.ts";
import { Refused } from "./refused.ts";

/** Bytes of a body: far more than the longest note. */
const mostBytes = 64 * 1024;

/**
 * Takes a body of JSON by a schema of `rules.ts`, for `context.req.valid("json")`.
 * @throws Refused 415 for another type, 413 for too much, 400 for what is no JSON, 422 with a line for each field
 */
export function readBody<T extends z.ZodType>(schema: T) {
  type Shape = { in: { json: z.input<T> }; out: { json: z.output<T> } };
  return createMiddleware<DeskEnv, string, Shape>(async ({ req, env }, next) => {
    if (!/^application\/json\b/i.test(req.header("content-type") ?? ""))
      throw new Refused(415, "JSON is wanted here.");
    const value = parsed(await readText(env.incoming));
    req.addValidatedData("json", judged(schema, value) as object);
    await next();
  });
}

/**
 * Takes a query in the same way, for `context.req.valid("query")`.
 * @throws Refused 422
 */
export function readQuery<T extends z.ZodObject>(schema: T) {
  type Shape = {
    in: { query: { [Name in keyof z.input<T>]?: string } };
    out: { query: z.output<T> };
  };
  return createMiddleware<DeskEnv, string, Shape>(async ({ req }, next) => {
    req.addValidatedData("query", judged(schema, req.query()));
    await next();
  });
}

async function readText(body: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw unreadable();
  }
  if (bytes > mostBytes) throw new Refused(413, "This is too long to be taken: at most 64 KB.");
  return Buffer.concat(chunks).toString();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

function unreadable(): Refused {
  return new Refused(400, "This request cannot be read.");
}

function judged<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join(".") || "body", message]));
  throw new Refused(422, issues[0]?.message ?? "Something is missing.", { errors });
}
