import { type Environment, readEnvironment } from "../environment.ts";
import { CopyRefused } from "../store/copy/copy-refused.ts";
import { copyToPostgres } from "../store/copy/copy-to-postgres.ts";
import { findDamage, isSqliteStore } from "../store/sqlite.ts";
import { TerminalError } from "./terminal-error.ts";

/**
 * Copies the inbox from its folder to PostgreSQL, and says what was copied.
 * @param url of the target; DATABASE_URL unless given, so that a password need not stand in the command
 * @throws TerminalError if it cannot be copied, EnvironmentError for a mistyped address
 */
export async function copyTo(
  { DATA_DIR, DATABASE_URL }: Pick<Environment, "DATA_DIR" | "DATABASE_URL">,
  url: string | undefined = DATABASE_URL,
): Promise<string> {
  if (!url) throw new TerminalError("Say where to: copy-to postgres://user:password@host:5432/name");
  readEnvironment({ DATABASE_URL: url });
  if (!isSqliteStore(DATA_DIR))
    throw new TerminalError(`DATA_DIR: there are no submissions in ${JSON.stringify(DATA_DIR)} to be copied`);
  try {
    const { counts, written, deleted } = await copyToPostgres(DATA_DIR, url);
    const held = `${counts.submissions} submissions, ${counts.cvs} CVs, ${counts.outbox} mails sent or to be sent`;
    return [
      `Copied and compared, by counts and digests: ${held}.`,
      `Rows written ${written}, rows deleted ${deleted}; rows that were already the same were left.`,
      "What comes in from now on is not in the copy. If the server still runs: stop it, run this again, start it with DATABASE_URL.",
    ].join("\n");
  } catch (error) {
    // Damage to the source may have made the copy fail.
    const damage = findDamage(error, DATA_DIR);
    if (damage) throw damage;
    throw error instanceof CopyRefused ? new TerminalError(error.message) : error;
  }
}
