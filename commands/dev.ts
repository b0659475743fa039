import { dev } from "astro";
import { ContentError, formatFinding } from "../app/data/content-error.ts";
import { preparePictures } from "../assets/pictures.ts";
import { prepareFont } from "../assets/typefaces.ts";
import { findPortProblem } from "../pipeline/dev-checks.ts";

const port = process.env.PORT || "3000";
const problem = await findPortProblem(port, "npm run dev");
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else await develop();

async function develop(): Promise<void> {
  // The editor that started this has ended, however it did.
  process.on("disconnect", () => process.exit());
  console.log("Pictures and typeface (the first time a minute or two) …");
  await prepareFont(process.cwd());
  try {
    const { warnings } = await preparePictures(process.cwd());
    for (const warning of warnings) console.warn(warning);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(formatFinding(error));
  }
  Object.assign(process.env, {
    SHOW_UNPUBLISHED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
    ASTRO_DISABLE_UPDATE_CHECK: "true",
  });
  await dev({ root: process.cwd(), server: { port: Number(port) } });
}
