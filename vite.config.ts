import { globSync } from "node:fs";
import path from "node:path";
import mediaMinMax from "@csstools/postcss-media-minmax";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { readArticleBody } from "./app/pages/blog/blog-article.server.ts";
import { readBuildEnvironment } from "./commands/build-settings.ts";
import { contentMistakes } from "./commands/content-mistakes.ts";
import { listPrivateFiles } from "./commands/dev-checks.ts";
import { addSourceToComposed, browserFloor, readColour } from "./commands/vite-shared.ts";

const settings = readBuildEnvironment(process.env);

/**
 * Few chunks, and none that many pages load for the few: React apart, because evaluating it is a task's worth by itself;
 * what all kinds of pages share; and what only some kinds show, with those. The drawings and sums belong to the inventories
 * and the plan; cards, filter, ticks and bar to the inventories alone; a vacancy’s words and the button that puts a board into
 * the plan also to the map, which draws no board.
 */
const ofInventories =
  /[\\/](data|services)[\\/](billing\.|places[\\/](?!(action-buttons|figures|vacancy)\.))/;
const ofLists = /[\\/]services[\\/]places[\\/]inventory[\\/]/;
const ofKinds: Record<string, { test: (id: string) => boolean }> = {
  forms: /[\\/]components[\\/]form[\\/](?!(field|form-draft)\.)/,
  drawings: { test: (id) => ofInventories.test(id) && !ofLists.test(id) },
  // The root route keeps the list of articles in every page.
  blog: /[\\/]pages[\\/]blog[\\/](?!blog-store\.)/,
  work: /[\\/]components[\\/]works\./,
  "city-map": /[\\/]components[\\/]city-map\./,
  people: /[\\/]components[\\/]people-wall\./,
};
const groups = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown\/runtime/, priority: 3 },
  {
    name: "site",
    test: (id: string) =>
      /[\\/](node_modules|app)[\\/]/.test(id) &&
      ![ofLists, ...Object.values(ofKinds)].some((kind) => kind.test(id)),
    minShareCount: 2,
    priority: 2,
  },
  // After "site": a group takes along whatever it imports that isn't taken yet.
  ...Object.entries(ofKinds).map(([name, kind]) => ({
    name,
    test: (id: string) => kind.test(id),
    minShareCount: 2,
    priority: 1,
  })),
  { name: "inventory", test: ofLists, minShareCount: 2, priority: 0 },
];

/** What `npm run dev` need not watch: what is made, and what visitors sent. */
const unwatched = ["releases", "build", "data", "bench", "test-results"].map(
  (name) => `${path.join(import.meta.dirname, name)}/**`,
);

const modules = globSync("app/**/*.module.css", { cwd: import.meta.dirname }).sort();

/** A class as every page, the sheet and the scripts have it: the number of its module, and its name there. */
function shortenClass(name: string, file: string): string {
  return `_${modules.indexOf(path.relative(import.meta.dirname, file))}${name}`;
}

export default defineConfig(({ command, isPreview }) => ({
  plugins: [serverStaysOnTheServer(), contentMistakes(), articleBodies(), reactRouter()],
  // Found only once a page asks for them, they would have the first page of a first `npm run dev` loaded twice.
  optimizeDeps: { include: ["bezier-easing", "clsx", "embla-carousel", "yaml", "zod"] },
  define: {
    __BUILD_SETTINGS__: JSON.stringify({
      siteUrl: settings.siteUrl,
      enquiryUrl: settings.enquiryUrl,
      enquiryAccessKey: settings.enquiryAccessKey,
      applicationUrl: settings.applicationUrl,
      errorUrl: settings.errorUrl,
    }),
    __GROUND_COLOUR__: JSON.stringify({ light: readColour("paper"), dark: readColour("dusk") }),
  },
  server: {
    // Prerendering asks a preview server, beside which React Router would have the whole project watched.
    watch: isPreview ? null : { ignored: unwatched },
    fs: { deny: listPrivateFiles(import.meta.dirname) },
    cors: false,
  },
  css: {
    postcss: { plugins: [addSourceToComposed(), mediaMinMax()] },
    ...(command === "build" && { modules: { generateScopedName: shortenClass } }),
  },
  build: {
    target: browserFloor(import.meta.dirname),
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Advice for whoever writes plugins, in yellow, in the window of whoever changes a word.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
}));

/** `import("….md?body")` gives an article's text as HTML: a chunk of its own, apart from the page's data. */
function articleBodies(): Plugin {
  return {
    name: "article-bodies",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "body" || !file.endsWith(".md")) return;
      this.addWatchFile(file);
      const { html } = readArticleBody(path.basename(file, ".md"));
      return { code: `export const html = ${JSON.stringify(html)};`, moduleType: "js" };
    },
  };
}

/** What lies in `server/` must never reach a visitor: the build stops instead. */
function serverStaysOnTheServer(): Plugin {
  const folder = `${path.resolve("server")}${path.sep}`;
  return {
    name: "server-stays-on-the-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found?.id.startsWith(folder) && importer && !importer.includes(".server."))
        this.error(`${importer} imports ${source}: what lies in server/ must not reach a visitor`);
      return found;
    },
  };
}
