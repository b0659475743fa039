import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import { readEnvironment } from "../../../server/process/environment.ts";
import { openStore, type Store } from "../../../server/store/store.ts";
import { type Role, roles } from "../../../server/submission/staff.ts";
import { newPerson, signIn } from "../../server/fixtures/desk-client.ts";
import { freePort } from "../../server/fixtures/free-port.ts";
import { type Started, startProcess } from "../../server/fixtures/start-process.ts";

/** The real server over the real build, with the desk on and a folder of its own, or a database of its own on PostgreSQL. */
export class DeskUnderTest {
  readonly data = mkdtempSync(path.join(tmpdir(), "chowk-desk-"));
  readonly store: Store;
  readonly #place: Record<string, string>;
  origin = "";
  #port = 0;
  #server: Started | undefined;

  constructor(database?: string) {
    this.#place = { DATA_DIR: this.data, ...(database && { DATABASE_URL: database }) };
    this.store = openStore(readEnvironment(this.#place));
  }

  /** Starts it, or starts it again where it was. */
  async start(): Promise<void> {
    this.#port ||= await freePort();
    const settings = { ...this.#place, PORT: String(this.#port), DESK: "on", RATE_LIMIT: "0" };
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

  /** `npm run desk -- …`, and what it prints. */
  command(...args: string[]): string {
    const { stdout, stderr } = spawnSync(process.execPath, ["server/desk.ts", ...args], {
      env: { ...process.env, ...this.#place, DESK: "on", SITE_URL: this.origin },
      encoding: "utf8",
    });
    return stdout + stderr;
  }

  /** Signs somebody in, who is let in where there is no such account yet. */
  async signIn(context: BrowserContext, name: string, role: Role = roles[1]): Promise<void> {
    const email = `${name.toLowerCase()}@example.com`;
    if (!(await this.store.accounts.find({ email }))) await newPerson(this, name, role);
    const { cookie = "" } = await signIn(this.origin, email);
    const [cookieName = "", value = ""] = cookie.split("=");
    await context.addCookies([
      { name: cookieName, value, url: this.origin, sameSite: "Strict", httpOnly: true },
    ]);
  }
}
