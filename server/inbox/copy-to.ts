import { type Environment, readEnvironment } from "../process/environment.ts";
import { CopyRefused } from "../store/copy/copy-refused.ts";
import { copyToPostgres } from "../store/copy/copy-to-postgres.ts";
import { findDamage, isSqliteStore } from "../store/sqlite.ts";
import { InboxError } from "./inbox-error.ts";

/**
 * Moves the inbox from its folder to PostgreSQL and says what went over.
 * @param url where to; DATABASE_URL of the environment unless given, so that a password need not stand in the command
 * @throws InboxError, or EnvironmentError for a mistyped address
 */
export async function copyTo(
  { DATA_DIR, DATABASE_URL }: Pick<Environment, "DATA_DIR" | "DATABASE_URL">,
  url: string | undefined = DATABASE_URL,
): Promise<string> {
  if (!url) throw new InboxError("Say where to: copy-to postgres://user:password@host:5432/name");
  readEnvironment({ DATABASE_URL: url });
  if (!isSqliteStore(DATA_DIR)) {
    throw new InboxError(`DATA_DIR: there are no submissions in ${JSON.stringify(DATA_DIR)} to be copied`);
  }
  try {
    const { counts, written, deleted } = await copyToPostgres(DATA_DIR, url);
    const held = `${counts.submissions} submissions, ${counts.cvs} CVs, ${counts.outbox} mails sent or to be sent`;
    return [
      `Copied and compared, by counts and digests: ${held}.`,
      `Rows written ${written}, rows deleted ${deleted}; what was the same already was left.`,
      "What comes in from now on is not in it. If the server still runs: stop it, run this again, start it with DATABASE_URL.",
    ].join("\n");
  } catch (error) {
    const damage = findDamage(error, DATA_DIR);
    if (damage) throw damage;
    if (error instanceof CopyRefused) throw new InboxError(error.message);
    throw error;
  }
}
