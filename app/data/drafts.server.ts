import type { z } from "zod";
import { fieldOf } from "./peek-content.server.ts";

export type Path = readonly PropertyKey[];

/** Whether a field lies in a file or entry that says of itself that it is a draft. */
export function isInDraft(facts: unknown, path: Path): boolean {
  let here = facts;
  return [...path, ""].some((part) => {
    const draft = fieldOf(here, "draft") === true;
    here = fieldOf(here, part as string);
    return draft;
  });
}

/** Facts without the entries that are drafts, but for those that stay. */
export function withoutDrafts(value: unknown, stays: (path: Path) => boolean, path: Path = []): unknown {
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  const inner = (one: unknown, part: PropertyKey) => withoutDrafts(one, stays, [...path, part]);
  if (Array.isArray(value))
    return value.flatMap((one, index) =>
      fieldOf(one, "draft") === true && !stays([...path, index]) ? [] : [inner(one, index)],
    );
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one, key)]));
}

/** Facts with `???` in the place of each text that is missing, so that a draft can be looked at. */
export function withGaps(facts: unknown, issues: z.core.$ZodIssue[]): unknown {
  const whole = structuredClone(facts);
  for (const issue of issues) {
    const above = issue.path
      .slice(0, -1)
      .reduce<unknown>((value, part) => fieldOf(value, part as string), whole);
    const last = issue.path.at(-1) as string;
    const list = fieldOf(above, last);
    const isText =
      (issue.code === "invalid_type" ? issue.expected : issue.code === "too_small" && issue.origin) ===
      "string";
    if (isText && above) (above as Record<string, unknown>)[last] = "???";
    else if (issue.code === "too_small" && Array.isArray(list))
      while (list.length < Number(issue.minimum)) list.push("???");
  }
  return whole;
}
