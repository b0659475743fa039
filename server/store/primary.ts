import pg from "pg";
import { hostUrls } from "../environment.ts";

/** The server answers but is read-only: it stands by for another. */
class StandsBy extends Error {
  override name = "StandsBy";
  readonly code = "25006";
}

/** The standby may lack what was committed; repeating the work waits for it. */
class CommitInDoubt extends Error {
  override name = "CommitInDoubt";
  readonly code = "08007";
}

/**
 * A pool of connections to whichever of several servers is currently the primary. Each new connection tries the server that
 * was the primary last, and moves on when that one does not answer or stands by. So the pool finds a promoted standby.
 */
export function openPrimaryPool(url: string, options: pg.PoolConfig): pg.Pool {
  const urls = hostUrls(url);
  const toPrimary = new WeakSet<pg.ClientBase>();
  const open = new Map<pg.Client, number>();
  let current = 0;
  const moveOnFrom = (failed: number) => {
    // Several connections may fail at once; only the first moves on.
    if (current === failed) current = (current + 1) % urls.length;
  };
  // A machine that is gone closes no connections: each would be waited for separately.
  const giveUp = (failed: number) => {
    moveOnFrom(failed);
    for (const [client, server] of open) if (server === failed) client.connection.stream.destroy();
  };
  class PrimaryClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      const mine = current;
      super({ ...config, connectionString: urls[mine] ?? url });
      open.set(this, mine);
      this.once("end", () => {
        open.delete(this);
        if (!toPrimary.has(this)) moveOnFrom(mine);
      });
      guardAnswers(this, () => giveUp(mine));
    }
  }
  return new pg.Pool({
    ...options,
    Client: PrimaryClient,
    onConnect: async (client) => {
      await refuseStandby(client);
      toPrimary.add(client);
    },
  });
}

/**
 * One connection to the primary, without time limits for its statements.
 * @throws the error of the last server if none of them is the primary
 */
export async function connectToPrimary(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  let last: unknown;
  for (const connectionString of hostUrls(url)) {
    const client = new pg.Client({ connectionTimeoutMillis: 3_000, ...options, connectionString });
    client.on("error", () => {});
    try {
      await client.connect();
      await refuseStandby(client);
      return client;
    } catch (error) {
      last = error;
      await client.end().catch(() => {});
    }
  }
  throw last;
}

async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>("SELECT pg_is_in_recovery() AS standby");
  if (rows[0]?.standby) throw new StandsBy("this server is a standby");
}

/**
 * Handles two answers that do not mean what they seem to. A query that times out: its server is considered gone. A commit
 * whose wait for the standby was cut off, for which PostgreSQL only sends a notice: its outcome is considered unknown.
 */
function guardAnswers(client: pg.Client, giveUp: () => void): void {
  let inDoubt = false;
  client.on("notice", ({ routine }) => {
    inDoubt ||= routine === "SyncRepWaitForLSN";
  });
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (result) => {
        if (!inDoubt) return result;
        client.connection.stream.destroy();
        throw new CommitInDoubt("the commit may be on the primary alone");
      },
      (error: unknown) => {
        if (error instanceof Error && error.message === "Query read timeout") giveUp();
        throw error;
      },
    );
  }) as typeof client.query;
}
