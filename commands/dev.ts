import { spawn } from "node:child_process";
import { ContentError, formatFinding } from "../app/data/content-error.ts";
import { readPaths } from "../app/data/paths.server.ts";
import routes from "../app/routes.ts";
import { findPortProblem, findRouteMistake } from "./dev-checks.ts";
import { prepareTemplates } from "./prepare/board-templates.ts";
import { preparePictures } from "./prepare/pictures.ts";
import { prepareFont } from "./prepare/typefaces.ts";

const port = process.env.PORT || "3000";
const problem =
  (await findPortProblem(port, "npm run dev")) ?? findRouteMistake(routes, readPaths().everyPath);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else await develop();

async function develop(): Promise<void> {
  console.log("Pictures and typeface (the first time a minute or two) …");
  await prepareFont(process.cwd());
  try {
    const { warnings } = await preparePictures(process.cwd());
    for (const warning of warnings) console.warn(warning);
    await prepareTemplates(process.cwd());
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(formatFinding(error));
  }
  const dev = spawn("react-router", ["dev", "--port", port, "--strictPort"], {
    stdio: "inherit",
    env: { ...process.env, SHOW_UNPUBLISHED: "1" },
  });
  dev.on("exit", (code) => process.exit(code ?? 0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => dev.kill(signal));
  // The editor is gone, however it ended.
  process.on("disconnect", () => dev.kill());
}
