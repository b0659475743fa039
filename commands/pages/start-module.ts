import { build, type Plugin, type Rolldown } from "vite";
import { digest } from "./digest.ts";

/** Something for each of the modules that the start is put together from: their texts, or their addresses. */
export type StartParts = { manifest: string; root: string; entry: string };

/**
 * React Router's manifest, the root route and `app/entry.client.tsx` in one module: two requests less. It gives what the
 * root route gave, so that whoever asks for that gets it here.
 * @param parts the three modules' texts
 * @param addresses theirs, wherever the manifest names them; React Router would fetch each once more
 * @throws Error when they cannot be put together
 */
export async function startModule(
  parts: StartParts,
  addresses: StartParts,
): Promise<{ name: string; text: string }> {
  const manifest = parts.manifest.trim().replace(/;?$/, ";");
  const rest = await join(parts);
  const name = `start-${digest(manifest + rest)}.js`;
  const renamed = Object.values(addresses).reduce(
    (text, address) => text.replaceAll(`"${address}"`, `"/assets/${name}"`),
    manifest,
  );
  return { name, text: `${renamed}\n${rest}` };
}

/** React Router has to find the root route before the entry is evaluated. */
const order: Record<string, string> = {
  start: 'import "set-root";import "entry";export*from "root";export{default}from "root";',
  "set-root": 'import * as root from "root";(window.__reactRouterRouteModules??={}).root=root;',
};

/** Root route and entry as one module; what they load stays where it is. */
async function join({ root, entry }: StartParts): Promise<string> {
  const texts: Record<string, string> = { ...order, root, entry };
  const plugin: Plugin = {
    name: "start",
    enforce: "pre",
    resolveId: (id) => (id in texts ? `\0${id}` : { id, external: "relative" }),
    load: (id) => texts[id.slice(1)],
  };
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [plugin],
    build: {
      write: false,
      target: "esnext",
      modulePreload: false,
      rolldownOptions: { input: "start", preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = built.output;
  if (!chunk || others.length > 0)
    throw new Error("Manifest, root route and entry could not be put together as one module.");
  return chunk.code.trim();
}
