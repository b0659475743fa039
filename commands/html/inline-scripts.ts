import { build, type Plugin, type Rolldown } from "vite";

/**
 * `import code from "./first-view.ts?inline-script"` gives a module compiled for the head of every page, as one classic
 * script that runs while the page is still being parsed; to ES2020, which every supported browser understands.
 */
export function inlineScripts(): Plugin {
  const query = "?inline-script";
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return;
      const entry = id.slice(0, -query.length);
      this.addWatchFile(entry);
      const [built] = (await build({
        configFile: false,
        logLevel: "warn",
        build: { write: false, target: "es2020", minify: true, lib: { entry, formats: ["iife"], name: "_" } },
      })) as Rolldown.RolldownOutput[];
      const code = built?.output[0].code.trim().replaceAll("</script", "<\\/script");
      return { code: `export default ${JSON.stringify(code)}`, moduleType: "js" };
    },
  };
}
