import path from "node:path";
import { build, type Rolldown } from "vite";

/**
 * Compiles `app/late/start-late.ts` for the head of every page.
 * @returns a script that calls it, compiled to ES2020, which every supported browser understands
 */
export async function compileLateStart(root: string): Promise<string> {
  const entry = path.join(root, "app/late/start-late.ts");
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2020",
      minify: true,
      lib: { entry, formats: ["iife"], name: "startLate" },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0]?.code;
  if (!code) throw new Error(`${entry} could not be compiled: Vite returned no code for it.`);
  return `${code.trim().replaceAll("</script", "<\\/script")}startLate()`;
}
