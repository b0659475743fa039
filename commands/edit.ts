import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { checkContent } from "../app/check-content.server.ts";
import { findPortProblem } from "./dev-server.ts";
import { createEditor } from "./edit/create-editor.ts";

const port = process.env.PORT || "3000";
const own = Number(port) + 1;
const complaint =
  (await findPortProblem(port, "npm run edit")) ?? (await findPortProblem(String(own), "npm run edit"));
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else await edit();

/** Serves the editor on this machine alone, and runs the site as `npm run dev` does, to be looked at. */
async function edit(): Promise<void> {
  const dev = spawn(process.execPath, ["commands/dev.ts"], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => dev.kill(signal));
  dev.on("exit", (code) => process.exit(code ?? 0));
  // Reading everything once tells with which schema each file is read.
  checkContent();
  const site = `http://localhost:${port}`;
  const secret = randomBytes(16).toString("hex");
  const app = createEditor(secret, own, site);
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: own });
  await once(server, "listening");
  await answering(site);
  console.log(`\nEdit the words at http://localhost:${own}/${secret}/\n`);
}

/** Waits until the site answers. */
async function answering(site: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${site}/@vite/client`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await setTimeout(200);
  }
}
