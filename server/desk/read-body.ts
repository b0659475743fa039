import { validator } from "hono/validator";
import type { z } from "zod";
import { Refused } from "./refused.ts";

/**
 * Takes a body of JSON by a schema of `rules.ts`.
 * @throws Refused 415 for another type, 422 with a line for each field
 */
export function readBody<T extends z.ZodType>(schema: T) {
  return validator("json", (value: unknown, { req }): z.output<T> => {
    if (!/^application\/json\b/i.test(req.header("content-type") ?? ""))
      throw new Refused(415, "JSON is wanted here.");
    return judged(schema, value);
  });
}

/**
 * Takes a query in the same way.
 * @throws Refused 422
 */
export function readQuery<T extends z.ZodType>(schema: T) {
  return validator("query", (value: unknown): z.output<T> => judged(schema, value));
}

function judged<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join(".") || "body", message]));
  throw new Refused(422, issues[0]?.message ?? "Something is missing.", { errors });
}
