import path from "node:path";
import react from "@astrojs/react";
import mediaMinMax from "@csstools/postcss-media-minmax";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import type { Plugin } from "vite";
import { listRoutes } from "./app/routes.ts";
import { readBuildEnvironment } from "./pipeline/build-settings.ts";
import { contentMistakes } from "./pipeline/content-mistakes.ts";
import { listPrivateFiles } from "./pipeline/dev-checks.ts";
import { addSourceToComposed, browserFloor, inlineScripts } from "./pipeline/vite-shared.ts";

const root = import.meta.dirname;
const { formOrigins: _, ...settings } = readBuildEnvironment(process.env);

/** What `npm run dev` need not watch: what is made, and what visitors sent. */
const unwatched = ["releases", "build", "data", "bench", "test-results"].map(
  (name) => `${path.join(root, name)}/**`,
);

/** What every page runs and what every island needs are a file each, with all that they import, instead of a dozen. */
const sharedFiles = [
  { name: "shell", test: /layout\/shell-behaviour/ },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
];

/** The code of the table of addresses: Astro begins again when it changes. */
const tableFiles = ["app/routes.ts", "app/data/paths.ts", "app/data/paths.server.ts"];

export default defineConfig({
  // Where Astro finds middleware.ts. The pages come from app/routes.ts: it would make one of each file in srcDir/pages.
  srcDir: "./app/layout",
  cacheDir: ".cache/astro",
  site: settings.siteUrl,
  build: { assets: "assets", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  integrations: [react(), routeTable()],
  vite: {
    plugins: [serverStaysOnTheServer(), inlineScripts()],
    define: {
      __BUILD_SETTINGS__: JSON.stringify(settings),
    },
    server: {
      strictPort: true,
      watch: { ignored: unwatched },
      fs: { deny: listPrivateFiles(root) },
      cors: false,
    },
    css: { postcss: { plugins: [addSourceToComposed(), mediaMinMax()] } },
    build: { target: browserFloor(root), assetsInlineLimit: 0, reportCompressedSize: false },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
        },
      },
    },
  },
});

/** Gives Astro the table of addresses, in development also those that content adds later. */
function routeTable(): AstroIntegration {
  return {
    name: "route-table",
    hooks: {
      "astro:config:setup": ({ injectRoute, addClientDirective, addWatchFile, updateConfig }) => {
        const known = new Set<string>();
        const injectNewRoutes = () => {
          for (const route of listRoutes()) {
            if (!known.has(route.pattern)) injectRoute(route);
            known.add(route.pattern);
          }
        };
        injectNewRoutes();
        addClientDirective({ name: "near", entrypoint: "./app/layout/island-near.ts" });
        updateConfig({ vite: { plugins: [contentMistakes(injectNewRoutes)] } });
        for (const file of tableFiles) addWatchFile(path.join(root, file));
      },
    },
  };
}

/** What lies in `server/`, and every reader of content, must never reach a visitor: the build stops instead. */
function serverStaysOnTheServer(): Plugin {
  const folder = `${path.resolve("server")}${path.sep}`;
  return {
    name: "server-stays-on-the-server",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found && importer && (found.id.startsWith(folder) || found.id.includes(".server.")))
        this.error(
          `${importer} imports ${source}: what lies in server/ and in *.server.ts must not reach a visitor`,
        );
      return found;
    },
  };
}
