import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { validator } from "hono/validator";
import type { z } from "zod";
import type { DeskEnv } from "./desk-context.ts";
import { RefusalError } from "./refusal.ts";

/**
 * Validates a JSON body by a schema of `request-schemas.ts`, for `context.req.valid("json")`.
 * @param maxBytes by default far more than the longest note
 * @throws RefusalError 413 if too large, 415 for another type, 422 with a message for each invalid field
 * @throws HTTPException 400 if it is not JSON
 */
export function validateBody<Schema extends z.ZodType>(schema: Schema, maxBytes = 64 * 1024) {
  const onError = () => {
    throw new RefusalError(413, `This is too long: at most ${Math.floor(maxBytes / 1024)} KB.`);
  };
  return [
    bodyLimit({ maxSize: maxBytes, onError }),
    validator("json", (value: z.input<Schema>, { req }) => {
      if (!/^application\/json\b/i.test(req.header("content-type") ?? ""))
        throw new RefusalError(415, "This address takes only JSON.");
      return parse(schema, value);
    }),
  ] as const;
}

/**
 * Validates the query in the same way, for `context.req.valid("query")`. `hono/validator` would make the page's client send
 * even the parameters that have a default.
 * @throws RefusalError 422
 */
export function validateQuery<Schema extends z.ZodObject>(schema: Schema) {
  type Shape = { in: { query: Partial<z.output<Schema>> }; out: { query: z.output<Schema> } };
  return createMiddleware<DeskEnv, string, Shape>(async ({ req }, next) => {
    req.addValidatedData("query", parse(schema, req.query()));
    await next();
  });
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join(".") || "body", message]));
  throw new RefusalError(422, issues[0]?.message ?? "Something is missing.", { errors });
}
