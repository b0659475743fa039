import path from "node:path";
import mediaMinMax from "@csstools/postcss-media-minmax";
import { defineConfig } from "vite";
import { listPrivateFiles } from "../pipeline/dev-checks.ts";
import { addSourceToComposed, browserFloor } from "../pipeline/vite-shared.ts";

const root = path.resolve(import.meta.dirname, "..");

/**
 * The staff's page, built apart from the site: into `build/desk/`, never into `build/client/`, which goes to CDNs.
 * While it is changed: `npm run serve` with `DESK=on`, and beside it `vite desk`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: "/desk/",
  publicDir: false,
  css: { postcss: { plugins: [addSourceToComposed(), mediaMinMax()] } },
  server: {
    fs: { allow: [root], deny: listPrivateFiles(root) },
    cors: false,
    proxy: { "^/(api|favicon.svg)": { target: "http://localhost:3000" } },
  },
  build: {
    emptyOutDir: true,
    target: browserFloor(root),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
