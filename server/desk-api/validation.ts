import { zValidator } from "@hono/zod-validator";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import type { DeskEnv } from "./desk-context.ts";
import { RefusalError } from "./refusal.ts";

/**
 * Validates a JSON body by a schema of `request-schemas.ts`, for `context.req.valid("json")`.
 * Whoever sent it must still be allowed to when it has arrived: it can be held back for minutes.
 * @param maxBytes by default far more than the longest note
 * @throws RefusalError 413 if too large, 422 with the problem of each invalid field
 * @throws HTTPException 400 if it is not JSON, 415 for another type
 */
export function validateBody<Schema extends z.ZodType>(schema: Schema, maxBytes = 64 * 1024) {
  const onError = () => {
    throw new RefusalError("too large", { detail: String(Math.floor(maxBytes / 1024)) });
  };
  return [
    bodyLimit({ maxSize: maxBytes, onError }),
    zValidator("json", schema, (result, { req }) => {
      if (!/^application\/json\b/i.test(req.header("content-type") ?? "")) throw new HTTPException(415);
      if (!result.success) refuse(result.error.issues);
    }),
    admitAgain,
  ] as const;
}

const admitAgain = createMiddleware<DeskEnv>(async (context, next) => {
  await context.var.admitAgain?.();
  await next();
});

/** Validates the query in the same way, for `context.req.valid("query")`. */
export function validateQuery<Schema extends z.ZodObject>(schema: Schema) {
  return zValidator("query", schema, (result) => {
    if (!result.success) refuse(result.error.issues);
  });
}

function refuse(issues: z.core.$ZodIssue[]): never {
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.join(".") || "body", message]));
  throw new RefusalError("invalid", { errors });
}
