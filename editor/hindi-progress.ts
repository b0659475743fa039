import { hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { Hono } from "hono";
import { html } from "hono/html";
import { formatFieldPath } from "../app/data/content-error.ts";
import { hindiFile, toKeyPath } from "../app/data/hindi.server.ts";
import { currentContent, getField, peekContent, withContent } from "../app/data/open-content.server.ts";
import { readPaths } from "../app/data/paths.server.ts";
import { parseFieldPath, splitFrontMatter } from "../app/data/yaml.server.ts";
import { listFiles, originsFile, readText, trimBody } from "./content-file.ts";
import { describeFile } from "./content-index.ts";
import { openPublished } from "./differences.ts";
import { listTranslatable, readEnglish } from "./hindi-overlay.ts";
import { describeField } from "./labels.ts";
import { fileLink, getFieldUrl, type Html, pageLayout } from "./page.ts";
import { findSchema, toShape } from "./shape.ts";
import { checkCurrentContent } from "./validation.ts";

/** A text of an English file with its Hindi, which is empty where there is none; lists of texts with one on each line. */
type TextPair = { file: string; name: string; english: string; hindi: string };

/** The texts of an English file that can be said in Hindi. */
export function listTextPairs(file: string): TextPair[] {
  const schema = findSchema(file);
  if (!schema) return [];
  const [english, hindi] = [file, hindiFile(file)].map(peekContent);
  const join = (value: unknown) => [value ?? ""].flat().join("\n");
  const fields = listTranslatable(toShape(schema), english).map(({ path, english }) => ({
    file,
    name: formatFieldPath(path),
    english: join(english),
    hindi: join(getField(hindi, ...path)),
  }));
  if (!file.endsWith(".md")) return fields;
  const [englishText = "", hindiText = ""] = [file, hindiFile(file)].map((name) =>
    trimBody(splitFrontMatter(name, String(currentContent().bytes(`content/${name}`) ?? "")).body),
  );
  return [...fields, { file, name: "text", english: englishText, hindi: hindiText }];
}

function listWrittenPairs(): TextPair[] {
  // A build keeps the Hindi of an article that waits, but not its English.
  return listFiles(/^hi\/.*\.(yaml|md)$/)
    .flatMap((file) => listTextPairs(file.slice("hi/".length)))
    .filter(({ english, hindi }) => english !== "" && hindi !== "");
}

/** English texts that Hindi ones were written for or have been held against, by what the Hindi ones and their places hash to. */
type Origins = Record<string, string[]>;

/** Of its place, too: the same Hindi words may stand for other English ones elsewhere. */
const hashPair = ({ file, name, hindi }: TextPair) =>
  hash("sha256", [file, name, hindi].join("\n")).slice(0, 16);

export function listOrigins(): Origins {
  const pairs = withContent(currentContent(), listWrittenPairs);
  return Object.fromEntries(pairs.map((pair) => [hashPair(pair), [pair.english]]));
}

/**
 * The origins to keep: of Hindi texts that are still there, and one of whose English texts was replaced.
 * @param before where a text has no kept origins, those that it had
 */
export function updateOrigins(kept: Origins, before: Origins, now: Origins): Origins {
  const entries = Object.entries(now).flatMap(([hindi, texts]): [string, string[]][] => {
    const origin = kept[hindi] ?? before[hindi] ?? [];
    return origin.every((text) => texts.includes(text)) ? [] : [[hindi, origin]];
  });
  return Object.fromEntries(entries);
}

/** The origins as of now, after those kept, those of the last build, which tell what was changed by hand, and those `before`. */
export function findOrigins(before: Origins = {}): Origins {
  const published = openPublished();
  const built = published ? withContent(published, listOrigins) : {};
  const kept = JSON.parse(readText(originsFile) ?? "{}") as Origins;
  return updateOrigins(kept, { ...before, ...built }, listOrigins());
}

export function noteHindiBehind(origins = findOrigins()): void {
  const text = `${JSON.stringify(origins, undefined, 2)}\n`;
  if (text !== (readText(originsFile) ?? "{}\n")) writeFileSync(`content/${originsFile}`, text);
}

/** The Hindi texts whose English has changed since they were written, each with the English of that time. */
export function listHindiBehind(): (TextPair & { origin: string })[] {
  const origins = findOrigins();
  return listWrittenPairs().flatMap((pair) => {
    const origin = origins[hashPair(pair)];
    return origin && !origin.includes(pair.english) ? [{ ...pair, origin: origin[0] ?? "" }] : [];
  });
}

/** The sentences of an English text, each with whether it is new since its `origin`, and those that are gone. */
export function compareSentences(origin: string, english: string) {
  const split = (text: string) => text.split(/(?<=[.?!])\s+|\n+/);
  const [then, now] = [split(origin), split(english)];
  const sentences = now.map((text) => ({ text, isNew: !then.includes(text) }));
  return { sentences, gone: then.filter((text) => !now.includes(text)).join(" … ") };
}

/** One page for what the Hindi lacks: what fell behind, what is missing, and the pages that were never begun. */
export function hindiRoutes(): Hono {
  return new Hono()
    .get("/hindi", (context) => context.html(hindiPage()))
    .post("/hindi", async (context) => {
      const hindi = String((await context.req.formData()).get("right"));
      const origins = findOrigins();
      for (const pair of listHindiBehind()) if (hashPair(pair) === hindi) origins[hindi]?.push(pair.english);
      noteHindiBehind(origins);
      return context.redirect("hindi", 303);
    });
}

function hindiPage(): Html {
  const gaps = checkCurrentContent()
    .filter(({ isUntranslated }) => isUntranslated)
    .map(({ file, field }) => ({ file: file.slice("content/hi/".length), name: field }));
  const { pages, inHindi } = readPaths();
  const unbegun = pages.flatMap(({ path, file }) =>
    file && peekContent(file) && !inHindi.includes(path) ? [file] : [],
  );
  const section = (heading: string, none: string, items: (Html | Html[])[], count = items.length) =>
    html`<section><h2>${heading} <small>${count}</small></h2>${items.length > 0 ? html`<ul class="pairs">${items}</ul>` : html`<p>${none}</p>`}</section>`;
  // The forms of Hindi name entries by their keys.
  const nameField = (file: string, name: string) =>
    formatFieldPath(toKeyPath(readEnglish(hindiFile(file)), parseFieldPath(name)));
  const place = ({ file, name }: { file: string; name: string }) =>
    html`<p><a href="${getFieldUrl(hindiFile(file), nameField(file, name))}">${describeFile(file).title}: ${describeField(file, name)}</a></p>`;
  return pageLayout("Hindi to do")`<p>What readers of Hindi miss. Each line leads to its field.</p>
${section(
  "Behind",
  "Nothing: no English text has changed since its Hindi was written.",
  listHindiBehind().map((pair) => {
    const { english, hindi, origin } = pair;
    const { sentences, gone } = compareSentences(origin, english);
    // Of a long text, the paragraphs whose English is new, where as many stand in the one as in the other.
    const [then, now, said = []] = [origin, english, hindi].map((text) => text.split(/\n{2,}/));
    const changed = said.filter((_, index) => !then?.includes(now?.[index] ?? ""));
    const isPaired = said.length === now?.length && changed.length > 0;
    const marked = sentences.map(({ text, isNew }) =>
      isNew ? html`<mark>${text}</mark> ` : english.length > 600 ? "" : `${text} `,
    );
    return html`<li>${place(pair)}<div class="row"><div lang="en-IN"><b>English now</b><p>${marked}</p><p><small>${gone ? `It was: ${gone}` : "What is marked is new in English."}</small></p></div><div><b>Hindi</b><p lang="hi">${isPaired ? changed.join("\n") : hindi.slice(0, 600)}</p></div></div><form method="post"><button class="small" name="right" value="${hashPair(pair)}">The Hindi is still right</button></form></li>`;
  }),
)}${section(
  "Missing",
  "Nothing: every page in Hindi is in Hindi throughout.",
  Object.entries(Object.groupBy(gaps, ({ file }) => file)).map(([file, missing = []]) => {
    const items = missing.map(
      (gap) =>
        html`<li>${place(gap)}<p lang="en-IN">${[getField(peekContent(file), ...parseFieldPath(gap.name))].flat().join(" ")}</p></li>`,
    );
    return missing.length > 12
      ? html`<li><details><summary>${describeFile(file).title} <small>${missing.length}</small></summary><ul class="pairs">${items}</ul></details></li>`
      : items;
  }),
  gaps.length,
)}${section(
  "Never begun",
  "Every page is there in Hindi.",
  unbegun.map((file) => html`<li>${fileLink(hindiFile(file), describeFile(file).title)}</li>`),
)}`;
}
