import path from "node:path";
import { build, type Rolldown } from "vite";

/**
 * Compiles `app/entry.late.ts` for the inline script of every page.
 * @param settings what React Router sets on every page, as a literal
 * @returns a script that defines the function `startLate`, in the language of 2020, which every browser above the floor reads
 */
export function compileLateStart(root: string, settings: string): Promise<string> {
  return compile(path.join(root, "app/entry.late.ts"), "startLate", { __ROUTER_SETTINGS__: settings });
}

/** Compiles `app/entry.head.ts` for the head of every page, to a script that defines the function `startHead`. */
export function compileHead(root: string): Promise<string> {
  return compile(path.join(root, "app/entry.head.ts"), "startHead");
}

async function compile(entry: string, name: string, define: Record<string, string> = {}): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: "es2020",
      minify: true,
      lib: { entry, formats: ["iife"], name },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0]?.code;
  if (!code) throw new Error(`${entry} could not be compiled`);
  return code.trim().replaceAll("</script", "<\\/script");
}
