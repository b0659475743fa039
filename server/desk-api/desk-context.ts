import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Environment } from "../environment.ts";
import type { BuildManifest } from "../files/build-manifest.ts";
import type { Log } from "../log.ts";
import type { Store } from "../store/store.ts";
import type { Me } from "../submission/staff.ts";

export type DeskParts = {
  store: Store;
  manifest: BuildManifest;
  environment: Environment;
  log: Log;
};

/** What the guard provides to every address that requires signing in. */
export type DeskEnv = {
  Bindings: HttpBindings;
  Variables: {
    me: Me;
    session: { id: string };
    isHalf: boolean;
    /** Looks once more whether this person may still use the address, for what takes minutes to come or go; rejects with the refusal. */
    admitAgain?: () => Promise<void>;
    /** Records what this person did. It must contain nothing that a visitor wrote. */
    record: (what: string, submissionId: string | null, detail: string) => Promise<void>;
  };
};

export type DeskContext = Context<DeskEnv>;
