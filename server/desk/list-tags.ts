import { createHash } from "node:crypto";

/** Queries whose answers are remembered; a handful of people look at one list each. */
const most = 200;

/**
 * Remembers which answer was given while the store was as it is, so that asking again costs next to nothing. The tag is
 * that of the answer itself: the same on every instance, and never that of another answer.
 */
export function createListTags() {
  const known = new Map<string, { mark: string; tag: string }>();
  return {
    /** The tag of what would be answered, where the store has not changed since. */
    find: (query: string, mark: string): string | undefined => {
      const found = known.get(query);
      return found?.mark === mark ? found.tag : undefined;
    },
    /** @param mark of the store before it was asked */
    note: (query: string, mark: string, answer: object): string => {
      const digest = createHash("sha256").update(JSON.stringify(answer)).digest("base64url").slice(0, 22);
      const tag = `W/"${digest}"`;
      known.delete(query);
      known.set(query, { mark, tag });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return tag;
    },
  };
}

/** Whether an If-None-Match names a tag (RFC 9110, 13.1.2: compared weakly). */
export function isNamed(tag: string, ifNoneMatch: string | undefined): boolean {
  const opaque = (one: string) => one.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((one) => opaque(one) === opaque(tag)) ?? false;
}
