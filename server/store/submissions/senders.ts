import type { Kysely } from "kysely";
import { states } from "../../submission/submission.ts";
import type { Database, Tables } from "../database.ts";
import { parseQuery, type SearchTerm, type SearchTerms, senderKeys } from "../search/words.ts";
import {
  compareByTime,
  parseSubmittedFields,
  readInOrder,
  type SubmissionSummary,
  summarizeSubmission,
} from "./submission-rows.ts";

const maxRelated = 20;

const findNumber = (phone: string) => [{ word: phone, prefix: true }];
/** By its words as they are, for much begins with `com`. */
const findAddress = (email: string): SearchTerm[] =>
  parseQuery(email).flatMap(([terms = []]) => terms.map(({ word }) => ({ word, prefix: false })));

/** What else came from the same e-mail address or telephone number, newest first. */
export async function findRelated(
  { reader, search }: Pick<Database, "reader" | "search">,
  fields: Record<string, string>,
  ownId = "",
): Promise<SubmissionSummary[]> {
  const { phone, email } = senderKeys(fields);
  const queries: SearchTerms[] = [
    ...(phone ? [[[findNumber(phone)]]] : []),
    ...(email ? [parseQuery(email)] : []),
  ];
  const hits = (
    await Promise.all(queries.map((terms) => search.find(terms, { states }, 5 * maxRelated)))
  ).flat();
  const ids = new Set(hits.sort(compareByTime).map(({ id }) => id));
  ids.delete(ownId);
  const related = await readInOrder(reader, [...ids], (other) => ({
    other,
    keys: senderKeys(parseSubmittedFields(other)),
  }));
  return related
    .filter(({ keys }) => (phone && keys.phone === phone) || (email && keys.email === email))
    .slice(0, maxRelated)
    .map(({ other }) => summarizeSubmission(other));
}

/** Says of each line whether something else came from its number or address, in whatever state, and whether its sender is blocked. */
export async function markSenders(
  { reader, search }: Pick<Database, "reader" | "search">,
  lines: SubmissionSummary[],
): Promise<SubmissionSummary[]> {
  const list = (key: "phone" | "email") => [...new Set(lines.flatMap((line) => senderKeys(line)[key] ?? []))];
  const ways = [...list("phone").map(findNumber), ...list("email").map(findAddress)].filter(
    ({ length }) => length > 0,
  );
  const hits = ways.length === 0 ? [] : await search.find([ways], { states }, maxRelated * ways.length);
  const ids = hits.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await reader.selectFrom("submissions").select("fields").where("id", "in", ids).execute();
  const senders = rows.map(({ fields }) => senderKeys(JSON.parse(fields)));
  const blocked = await readBySender(reader, "blocked", 1);
  return lines.map((line) => ({
    ...line,
    isDouble: senders.filter(matchSender(line)).length > 1,
    isBlocked: blocked.some(matchSender(line)),
  }));
}

/** Who is blocked, or whose messages wait for that. */
export async function readBySender(db: Kysely<Tables>, column: "blocked" | "state", value: 1 | "blocked") {
  const rows = await db
    .selectFrom("submissions")
    .select(["id", "fields"])
    .where(column, "=", value)
    .execute();
  return rows.map(({ id, fields }) => ({ id, ...senderKeys(JSON.parse(fields)) }));
}

export function matchSender(fields: Parameters<typeof senderKeys>[0]) {
  const own = senderKeys(fields);
  return ({ phone, email }: ReturnType<typeof senderKeys>) =>
    (phone !== undefined && phone === own.phone) || (email !== undefined && email === own.email);
}
