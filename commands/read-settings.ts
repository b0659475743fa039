import type { z } from "zod";

/**
 * Reads variables by a schema; empty ones count as unset.
 * @throws Error whose message names variable, value and what is wanted
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0]);
  throw new Error(`${name} is “${given[name]}”; wanted: ${issue?.message}`);
}
