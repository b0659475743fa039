import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { ContentError, onOneLine } from "../app/data/content-error.ts";
import { prepareFont } from "./prepare/font.ts";
import { preparePictures } from "./prepare/pictures.ts";

const port = process.env.PORT || "3000";
const complaint = await whyNot(port);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else await develop();

async function develop(): Promise<void> {
  console.log("Pictures and typeface …");
  try {
    const { warnings } = await preparePictures(process.cwd());
    for (const warning of warnings) console.warn(warning);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(onOneLine(error));
  }
  await prepareFont(process.cwd());
  const dev = spawn("react-router", ["dev", "--port", port, "--strictPort"], {
    stdio: "inherit",
    env: { ...process.env, SHOW_UNPUBLISHED: "1" },
  });
  dev.on("exit", (code) => process.exit(code ?? 0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => dev.kill(signal));
}

/** Why the site can't be shown at a port, with what to do; undefined where it can. */
async function whyNot(wanted: string): Promise<string | undefined> {
  if (!/^\d+$/.test(wanted) || Number(wanted) < 1 || Number(wanted) > 65_535)
    return `PORT is “${wanted}”; wanted: a number from 1 to 65535.`;
  for (const host of ["127.0.0.1", "::1"]) {
    const probe = createServer();
    try {
      probe.listen({ port: Number(wanted), host, exclusive: true });
      await once(probe, "listening");
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EADDRINUSE")
        return `Port ${wanted} is taken, perhaps by a site that is still running. End it, or take another port: PORT=${Number(wanted) + 1} npm run dev`;
      if (code === "EACCES")
        return `Port ${wanted} needs rights that you don’t have; take one above 1023: PORT=3000 npm run dev`;
    } finally {
      probe.close();
    }
  }
  return undefined;
}
