import { readFileSync } from "node:fs";
import path from "node:path";
import { build, type CSSOptions, type Plugin, type Rolldown } from "vite";

/**
 * The oldest browsers that the site is built for, as `browserslist` in package.json names them, in the spelling of the
 * bundler, which refuses what it doesn't know: `chrome109`. Samsung's is Chromium under another number. docs/browsers.md
 * lists them, and says what each of them does without.
 */
export function browserFloor(root: string): string[] {
  const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return (browserslist as string[])
    .filter((entry) => !entry.startsWith("samsung "))
    .map((entry) => entry.replace("ios_saf", "ios").replace(" >= ", ""));
}

type PostCssOptions = Exclude<CSSOptions["postcss"], string | undefined>;

/** A PostCSS plugin: rules fetched by `composes … from` have no source, which Vite needs to find the files that `url()` names. */
export function addSourceToComposed(): NonNullable<PostCssOptions["plugins"]>[number] {
  return {
    postcssPlugin: "add-source-to-composed",
    OnceExit(root) {
      const { source } = root;
      if (!source) return;
      root.walk((node) => {
        node.source ??= source;
      });
    },
  };
}

/**
 * `import code from "./first-view.ts?inline-script"` gives a module compiled for the head of every page, as one classic
 * script that runs while the page is still being parsed, written in ES2020, which every supported browser understands.
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
