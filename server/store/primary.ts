import pg from "pg";
import { hostUrls } from "../process/host-urls.ts";

/** The server answers, but only to be read from: it stands by for another. */
class StandsBy extends Error {
  override name = "StandsBy";
  readonly code = "25006";
}

/** The standby may not have what was committed; done again, it is waited for. */
class CommitInDoubt extends Error {
  override name = "CommitInDoubt";
  readonly code = "08007";
}

/**
 * Connections to whichever of several servers is the primary just now. Each new connection goes to the server that was
 * right last, and to the next one when it does not answer or stands by; so a pool finds a promoted standby by itself.
 */
export function openPrimaryPool(url: string, options: pg.PoolConfig): pg.Pool {
  const urls = hostUrls(url);
  const right = new WeakSet<pg.ClientBase>();
  const open = new Map<pg.Client, number>();
  let at = 0;
  const moveOnFrom = (mine: number) => {
    // Several may fail at once; only the first of them moves on.
    if (at === mine) at = (at + 1) % urls.length;
  };
  // A machine that is gone closes nothing: what was connected to it would be waited for one by one.
  const giveUp = (mine: number) => {
    moveOnFrom(mine);
    for (const [client, server] of open) if (server === mine) client.connection.stream.destroy();
  };
  class PrimaryClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      const mine = at;
      super({ ...config, connectionString: urls[mine] ?? url });
      open.set(this, mine);
      this.once("end", () => {
        open.delete(this);
        if (!right.has(this)) moveOnFrom(mine);
      });
      guardAnswers(this, () => giveUp(mine));
    }
  }
  return new pg.Pool({
    ...options,
    Client: PrimaryClient,
    onConnect: async (client) => {
      await refuseStandby(client);
      right.add(client);
    },
  });
}

/**
 * One connection to the primary, without limits of time for its statements.
 * @throws what the last server said when none of them is the primary
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
  if (rows[0]?.standby) throw new StandsBy("this server stands by for another");
}

/**
 * Answers that don't mean what they seem to. Nothing within the client's time: its server is taken for gone. A commit done
 * whose wait for the standby somebody cut off, of which PostgreSQL only warns: its outcome counts as unknown.
 */
function guardAnswers(client: pg.Client, giveUp: () => void): void {
  let inDoubt = false;
  client.on("notice", ({ routine }) => {
    inDoubt ||= routine === "SyncRepWaitForLSN";
  });
  const query = client.query.bind(client) as (...words: unknown[]) => unknown;
  client.query = ((...words: unknown[]) => {
    const answer = query(...words);
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (result) => {
        if (!inDoubt) return result;
        client.connection.stream.destroy();
        throw new CommitInDoubt("the commit may stand on the primary alone");
      },
      (error: unknown) => {
        if (error instanceof Error && error.message === "Query read timeout") giveUp();
        throw error;
      },
    );
  }) as typeof client.query;
}
