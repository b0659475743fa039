import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { checkContent } from "../app/check-content.server.ts";
import { findPortProblem } from "../pipeline/dev-checks.ts";
import { createEditor, type ServerMode } from "./create-editor.ts";

const sitePort = process.env.PORT || "3000";
const port = Number(sitePort) + 1;
const command = "npm run edit";
const server = readServerMode(process.env);
const problem = (await findPortProblem(sitePort, command)) ?? (await findPortProblem(String(port), command));
if (problem || typeof server === "string") {
  console.error(problem ?? server);
  process.exitCode = 1;
} else await edit(server);

/** The settings of a server, where there are any; what is wrong with them, in words. */
function readServerMode({ EDITOR_ORIGIN: origin, EDITOR_KEY: key = "" }: NodeJS.ProcessEnv) {
  if (!origin) return undefined;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    return `EDITOR_ORIGIN: “${origin}” is wrong: the site’s address without a slash at its end is wanted, such as https://www.example.com`;
  if (key.length < 32)
    return "EDITOR_KEY: 32 characters or more are wanted that nobody can guess, the same that the proxy has: openssl rand -hex 32";
  return { origin, key };
}

/** Serves the editor on this machine alone, or to a proxy on it, and runs the site as `npm run dev` does, to be looked at. */
async function edit(server: ServerMode | undefined): Promise<void> {
  const dev = spawn(process.execPath, ["commands/dev.ts"], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => dev.kill(signal));
  dev.on("exit", (code) => process.exit(code ?? 0));
  const site = `http://localhost:${sitePort}`;
  // It makes the pictures first, of which the content is read.
  await waitForSite(site);
  // Reading everything once tells with which schema each file is read.
  checkContent();
  const secret = server ? "editor" : readSecret();
  const { fetch } = createEditor(secret, port, site, server);
  await once(serve({ fetch, hostname: "127.0.0.1", port }), "listening");
  console.log(`\nEdit the words at ${server?.origin ?? `http://localhost:${port}`}/${secret}/\n`);
}

/** The secret part of the editor’s address, the same at each start, so that open pages and bookmarks stay good. */
function readSecret(): string {
  // With this ending Vite doesn’t serve it.
  const file = ".generated/editor.key";
  if (!existsSync(file)) {
    mkdirSync(".generated", { recursive: true });
    writeFileSync(file, randomBytes(16).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}

async function waitForSite(site: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${site}/@vite/client`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await setTimeout(200);
  }
}
