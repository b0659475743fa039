import { globSync } from "node:fs";
import path from "node:path";
import { englishOf } from "../../app/data/hindi.server.ts";
import { pathFrom } from "../../app/data/language.ts";
import { readPaths } from "../../app/data/paths.server.ts";
import { fieldOf, peekContent } from "../../app/data/peek-content.server.ts";
import { kindAt } from "./entries.ts";
import { findLabel } from "./labels.ts";

/** A file as the staff know it. `page` is the address on which its words are seen. */
export type ContentFile = { file: string; title: string; page: string };

/** The parts of `content/` in the order in which they are listed, with the files of each. */
export function listFiles(): { title: string; files: ContentFile[] }[] {
  const all = globSync("content/**/*.{yaml,md,txt}")
    .map((file) => file.slice("content/".length))
    .filter((file) => file !== "README.md")
    .sort();
  const parts: [string, (file: string) => boolean][] = [
    ["The whole site", (file) => file === "site.yaml"],
    ["Pages", (file) => /^pages\/.*\.yaml$/.test(file)],
    ["Lists", (file) => /^(inventory\/)?[^/]*$/.test(file) && file !== "site.yaml"],
    ["Words for pictures", (file) => file.startsWith("pictures/")],
  ];
  return parts.map(([title, belongs]) => ({ title, files: all.filter(belongs).map(describe) }));
}

/** Whether a path below `content/` is one that the editor may write: no way out of the folder, no other kind of file. */
export function isContentFile(file: string): boolean {
  return /^(hi\/)?((pages|services|inventory|pictures)\/)?[a-z0-9-]+\.yaml$|^(hi\/)?(blog|pages|stories)\/[\w-]+\.md$|^spelling(-hindi)?\.txt$/.test(
    file,
  );
}

/** A file with its plain name, and where its words are seen. */
export function describe(file: string): ContentFile {
  const english = englishOf(file);
  if (english !== undefined) {
    const { title, page } = describe(english);
    return { file, title: `${title}, in Hindi`, page: pathFrom("hi", readPaths().inHindi, page) };
  }
  const facts = peekContent(file);
  const own = fieldOf(facts, file.startsWith("services/") ? "name" : "title");
  const named = /^(services|blog)\/|\.md$/.test(file) && typeof own === "string" && own;
  return {
    file,
    title: findLabel("files", [file])?.label ?? (named || words(file)),
    page: pageOf(file, facts),
  };
}

/** `society-branding` or `metaTitle` as words: “Society branding”, “Meta title”. */
export function words(name: string): string {
  const plain = path
    .basename(name)
    .replace(/\.\w+$/, "")
    .replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`)
    .replaceAll("-", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Where the address isn’t the file’s own name. */
const pages: Record<string, string> = {
  "site.yaml": "/Contact",
  "pages/not-found.yaml": "/404",
  "prices.yaml": "/Services",
  "people.yaml": "/About",
};

function pageOf(file: string, facts: unknown): string {
  const base = path.parse(file).name;
  const own = kindAt(file, [])?.known(facts, base)[0]?.name ?? fieldOf(facts, "service");
  if (typeof own === "string" && file.includes("/")) return own;
  const { canonicalPaths, societyPath } = readPaths();
  if (/^(societies|posters|pages\/society-branding)\.yaml$/.test(file)) return societyPath ?? "/";
  return pages[file] ?? canonicalPaths.find((one) => one.toLowerCase() === `/${base}`) ?? "/";
}
