import { createHash } from "node:crypto";
import type { CopiedTable } from "./copied-tables.ts";

/** A row as either database returns it. */
export type Row = Record<string, unknown>;

/**
 * A digest that is the same for equal rows in both databases.
 * @param row with bytes as they are, or as their hexadecimal SHA-256 computed by PostgreSQL
 */
export function rowDigest({ columns }: CopiedTable, row: Row): string {
  const values = columns.map((column) => {
    const value = row[column];
    return value instanceof Uint8Array ? sha256(value) : (value ?? null);
  });
  return sha256(JSON.stringify(values));
}

/** One digest over all rows of all tables, in their order. */
export function createTotal(): { add: (digest: string) => void; read: () => string } {
  const hash = createHash("sha256");
  return { add: (digest) => hash.update(digest), read: () => hash.copy().digest("hex") };
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
