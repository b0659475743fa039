import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { readSmallJson } from "../http/request.ts";
import type { DeskEnv } from "./desk-context.ts";
import { RefusalError } from "./refusal.ts";

/**
 * Validates a JSON body by a schema of `requests.ts`, for `context.req.valid("json")`.
 * @param maxBytes by default far more than the longest note
 * @throws Refused 415 for another type, 413 if too large, 400 if it is not JSON, 422 with a message for each wrong field
 */
export function validateBody<T extends z.ZodType>(schema: T, maxBytes = 64 * 1024) {
  type Shape = { in: { json: z.input<T> }; out: { json: z.output<T> } };
  return createMiddleware<DeskEnv, string, Shape>(async ({ req, env }, next) => {
    if (!/^application\/json\b/i.test(req.header("content-type") ?? ""))
      throw new RefusalError(415, "This address takes only JSON.");
    const value = await readSmallJson(env.incoming, maxBytes).catch(() => {
      throw new RefusalError(400, "This request cannot be read.");
    });
    if (value === undefined)
      throw new RefusalError(413, `This is too long: at most ${Math.floor(maxBytes / 1024)} KB.`);
    req.addValidatedData("json", validate(schema, value) as object);
    await next();
  });
}

/**
 * Validates the query in the same way, for `context.req.valid("query")`.
 * @throws Refused 422
 */
export function validateQuery<T extends z.ZodObject>(schema: T) {
  type Shape = { in: { query: Partial<z.output<T>> }; out: { query: z.output<T> } };
  return createMiddleware<DeskEnv, string, Shape>(async ({ req }, next) => {
    req.addValidatedData("query", validate(schema, req.query()));
    await next();
  });
}

function validate<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join(".") || "body", message]));
  throw new RefusalError(422, issues[0]?.message ?? "Something is missing.", { errors });
}
