import { hash } from "node:crypto";
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
    return value instanceof Uint8Array ? hash("sha256", value) : (value ?? null);
  });
  return hash("sha256", JSON.stringify(values));
}
