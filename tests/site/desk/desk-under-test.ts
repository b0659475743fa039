import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import { readEnvironment } from "../../../server/environment.ts";
import type { NewSubmission } from "../../../server/store/database.ts";
import { openStore, type Store } from "../../../server/store/store.ts";
import { type Role, roles } from "../../../server/submission/staff.ts";
import { createPerson, signIn } from "../../server/fixtures/create-desk-client.ts";
import { findFreePort } from "../../server/fixtures/find-free-port.ts";
import { type RunningServer, startProcess } from "../../server/fixtures/start-process.ts";

/** The real server over the real build, with the desk on and a folder of its own. */
export class DeskUnderTest {
  readonly data = mkdtempSync(path.join(tmpdir(), "chowk-desk-"));
  readonly store: Store;
  origin = "";
  #port = 0;
  #server: RunningServer | undefined;

  constructor() {
    this.store = openStore(readEnvironment({ DATA_DIR: this.data }));
  }

  /** Starts it, or starts it again where it was. */
  async start(): Promise<void> {
    this.#port ||= await findFreePort();
    const settings = { DATA_DIR: this.data, PORT: String(this.#port), DESK: "on", RATE_LIMIT: "0" };
    this.#server = await startProcess(process.cwd(), settings);
    this.origin = this.#server.origin;
  }

  async stop(): Promise<void> {
    await this.#server?.stop("SIGKILL");
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.store.close();
    rmSync(this.data, { recursive: true });
  }

  /** Keeps each in a millisecond of its own: of two in the same one nobody knows which is listed first. */
  async keep(submission: NewSubmission): Promise<{ id: string }> {
    const kept = await this.store.keep(submission);
    for (const start = Date.now(); Date.now() === start; ) await setImmediate();
    return kept;
  }

  /** Signs somebody in, who is let in where there is no such account yet. */
  async signIn(context: BrowserContext, name: string, role: Role = roles[1]): Promise<void> {
    const email = `${name.toLowerCase()}@example.com`;
    if (!(await this.store.accounts.find({ email }))) await createPerson(this, name, role);
    const { cookie = "" } = await signIn(this.origin, email);
    const [cookieName = "", value = ""] = cookie.split("=");
    await context.addCookies([
      { name: cookieName, value, url: this.origin, sameSite: "Strict", httpOnly: true },
    ]);
  }
}
