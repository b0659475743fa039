import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { BuildManifest } from "../files/build-manifest.ts";
import type { Environment } from "../process/environment.ts";
import type { Log } from "../process/log.ts";
import type { Store } from "../store/store.ts";
import type { Me } from "../submission/staff.ts";

/** What the desk is made of. */
export type DeskParts = {
  store: Store;
  manifest: BuildManifest;
  environment: Environment;
  log: Log;
  /** Told that something is to be mailed. */
  onKept: () => void;
};

/** What the guard leaves for every address that wants somebody signed in. */
export type DeskEnv = {
  Bindings: HttpBindings;
  Variables: {
    who: Me;
    session: { id: string };
    /** Whether the second factor is still wanted. */
    half: boolean;
    /** Writes into the record what this person did. Never anything that a visitor wrote. */
    record: (what: string, submissionId: string | null, detail: string) => Promise<void>;
  };
};

export type DeskContext = Context<DeskEnv>;
