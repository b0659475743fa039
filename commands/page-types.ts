import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

// Checks the types of the whole project, `.astro` files among them: for TypeScript each of these becomes a module of as many
// lines, its front matter and a component. One program for both: most of its time goes into what both import.

const folder = ".cache/page-types";
const { include } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
const config = {
  extends: "../../tsconfig.json",
  include: ["app/**/*.tsx", ...include.map((part: string) => `../../${part}`)],
  compilerOptions: { rootDirs: [".", "../.."], incremental: true, tsBuildInfoFile: "../types.json" },
};
/** The parts of a template that are no expression, or that no component is given: doctype, scripts, `client:near`, slots. */
const ofAstro = /<!doctype html>|<script>.*?<\/script>|\s(?:client:near|slot="[a-z]+")/gs;

rmSync(folder, { recursive: true, force: true });
for (const file of globSync("app/**/*.astro")) {
  const source = readFileSync(file, "utf8");
  const [, matter = "", template = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(source) ?? [];
  const props = /^type Props\b/m.test(matter) ? "Props" : "object";
  const module = path.join(folder, `${file}.tsx`);
  mkdirSync(path.dirname(module), { recursive: true });
  writeFileSync(
    module,
    `/** @jsxImportSource astro */ declare const Astro: import("astro").AstroGlobal<${props}>; declare const Fragment: (props: object) => null;
${matter}export default (_: typeof Astro.props & { children?: unknown }) => <>
${template.replace(ofAstro, (part) => part.replace(/[^\n]/g, ""))}</>;
void [Astro, Fragment];
`,
  );
}
writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
process.exitCode = spawnSync("tsc", ["--noEmit", "--project", folder], { stdio: "inherit" }).status ?? 1;
