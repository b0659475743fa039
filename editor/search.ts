import { html } from "hono/html";
import { formatFieldPath } from "../app/data/content-error.ts";
import { findEnglishFile } from "../app/data/hindi.server.ts";
import { detectLanguage } from "../app/data/language-paths.ts";
import { currentContent } from "../app/data/open-content.server.ts";
import { fillNumbers } from "../app/data/read-content.server.ts";
import { parseFieldPath, splitFrontMatter } from "../app/data/yaml.server.ts";
import { listFiles, parseFields } from "./content-file.ts";
import { describeFile } from "./content-index.ts";
import { listTextPairs } from "./hindi-progress.ts";
import { describeField, getLabel } from "./labels.ts";
import { fileLink, getFieldUrl, type Html, shortList } from "./page.ts";
import { findSchema, listLeaves, toShape } from "./shape.ts";

/** Every field of a file by its name, with what it says, each paragraph of its text for itself. */
export function listFields(file: string): { name: string; text: string }[] {
  const english = findEnglishFile(file);
  if (english) return listTextPairs(english).map(({ name, hindi }) => ({ name, text: hindi }));
  const source = String(currentContent().bytes(`content/${file}`));
  const schema = findSchema(file);
  const all = schema ? listLeaves(toShape(schema), parseFields(file, source)) : [];
  const leaves = all.filter(({ shape }) => !shape.isKey);
  const paragraphs = splitFrontMatter(file, source).body.split(/\n{2,}/);
  const show = (value: unknown) => (typeof value === "boolean" ? "" : String(value ?? ""));
  return [
    ...leaves.map(({ path, value }) => ({ name: formatFieldPath(path), text: show(value) })),
    ...paragraphs.map((text) => ({ name: "text", text })),
  ];
}

/** Signs that stand for each other, whichever of them a keyboard or the page writes. */
const sameSigns = ["['’‘]", '["“”]', "[-–—‑]"];

/** The words of a query as patterns, which find them with any apostrophe, quote or dash. */
function listWords(query: string): string[] {
  const spell = (sign: string) => sameSigns.find((signs) => signs.includes(sign)) ?? sign;
  const words = query.split(/\s+/).filter(Boolean);
  return words.map((word) => escapePattern(word).replace(/['’‘"“”\-–—‑]/g, spell));
}

/** A text as visitors read it: numbers filled in, links and marks of Markdown as their words alone. */
function showAsRead(file: string, text: string): string {
  const plain = text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/\*\*|\u00ad/g, "");
  try {
    return fillNumbers(file, plain);
  } catch {
    return plain;
  }
}

/** What tells whether a text has all words of a query, with any apostrophe, quote or dash. */
export function createFinder(query: string): (text: string) => boolean {
  const patterns = listWords(query).map((word) => new RegExp(word, "iu"));
  return (text) => patterns.every((pattern) => pattern.test(text));
}

/** The fields of all forms that say these words, themselves or together with what they are in. */
export function searchResults(query: string): Html {
  const words = listWords(query);
  const someWord = new RegExp(words.join("|"), "iu");
  const has = createFinder(query);
  const forms = listFiles()
    .map((file) => {
      const { title } = describeFile(file);
      const groups = new Map<string | number, string>();
      const nameField = (name: string) => {
        const at = parseFieldPath(name);
        const [group = ""] = at;
        if (!groups.has(group)) groups.set(group, getLabel(file, [group]).label);
        return `${groups.get(group)} ${getLabel(file, at).label}`;
      };
      const fields = listFields(file)
        .map(({ name, text }) => ({ name, text: showAsRead(file, text), source: text }))
        .filter(({ name, text, source }) => someWord.test(`${nameField(name)} ${text} ${source}`))
        .map((field) => ({ ...field, place: describeField(file, field.name) }))
        .filter(({ place, text, source }) => has(`${title} ${place} ${text} ${source}`));
      // The logo stands above the name, and is no field of the file.
      const logo = { name: "name", text: "", source: "", place: "Its logo" };
      if (file === "site.yaml" && has(logo.place)) fields.unshift(logo);
      return { file, title, fields };
    })
    .filter(({ fields }) => fields.length > 0);
  // What a field is called before what it says, what says it in one before scattered words; Hindi, posters and pictures last.
  const phrase = new RegExp(words.join("\\s+"), "iu");
  const rank = ({ place, text }: { place: string; text: string }) =>
    has(place) ? 0 : phrase.test(text) ? 1 : 2;
  for (const { fields } of forms) fields.sort((a, b) => rank(a) - rank(b));
  const isLate = ({ file }: (typeof forms)[number]) => Number(/^(hi\/|posters|pictures\/)/.test(file));
  forms.sort(
    (a, b) => isLate(a) - isLate(b) || Math.min(...a.fields.map(rank)) - Math.min(...b.fields.map(rank)),
  );
  const count = forms.reduce((sum, { fields }) => sum + fields.length, 0);
  const item = (file: string, { name, place, text }: (typeof forms)[number]["fields"][number]) =>
    html`<a href="${getFieldUrl(file, name)}">${place}</a> <span lang="${detectLanguage(`/${file}`)}">${excerpt(text, words)}</span>`;
  return html`<section aria-labelledby="found"><h2 id="found">${count === 0 ? `Nothing says “${query}”` : `${count} ${count === 1 ? "place" : "places"} for “${query}”`}</h2><ul class="differences">${forms.map(
    ({ file, title, fields }) =>
      html`<li><h3>${fileLink(file, title)}</h3>${shortList(fields.map((field) => item(file, field)))}</li>`,
  )}</ul></section>`;
}

function excerpt(text: string, words: string[]): Html | string {
  const around = `(?<!\\S)(.{0,40}?)(${words.join("|")})(.{0,60})`;
  const match = new RegExp(around, "isu").exec(text);
  if (!match) return text.slice(0, 90);
  const [, before, word, after = ""] = match;
  return html`${match.index > 0 ? "… " : ""}${before}<mark>${word}</mark>${after}${after.length < 60 ? "" : " …"}`;
}

export function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
}
