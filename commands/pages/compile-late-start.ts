import path from "node:path";
import { build, type Rolldown } from "vite";

/**
 * Compiles `app/entry.late.ts` for the inline script of every page.
 * @param settings what React Router sets on every page, as a literal
 * @returns a script that defines the function `startLate`, in the language of 2020, which every browser above the floor reads
 */
export async function compileLateStart(root: string, settings: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    define: { __ROUTER_SETTINGS__: settings },
    build: {
      write: false,
      target: "es2020",
      minify: true,
      lib: { entry: path.join(root, "app/entry.late.ts"), formats: ["iife"], name: "startLate" },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0]?.code;
  if (!code) throw new Error("app/entry.late.ts could not be compiled");
  return code.trim().replaceAll("</script", "<\\/script");
}
