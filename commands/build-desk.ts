import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { readSite } from "../app/data/site.server.ts";
import { compressFiles } from "./pages/compress-files.ts";

/**
 * Builds the staff's page, apart from what visitors receive.
 * @param root the project's folder
 * @param outDir where it goes
 */
export async function buildDesk(root: string, outDir: string): Promise<void> {
  await build({
    configFile: path.join(root, "commands/desk.vite.config.ts"),
    logLevel: "error",
    define: { "import.meta.env.AGENCY": JSON.stringify(readSite().name) },
    build: { outDir },
  });
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  await compressFiles(outDir, files, path.join(root, ".generated/compressed/desk"));
}
