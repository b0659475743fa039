import { html } from "hono/html";
import { readText } from "./content-file.ts";
import { type Editor, fileLink, type Html, summarySection } from "./page.ts";
import { findNewMistakes } from "./validation.ts";

export type UnknownWord = { word: string; places: { file: string; line: number }[]; suggestions: string[] };

export const issueTemplate = "$filename\t$row\t$text\t$suggestions";

export function parseUnknownWords(output: string): UnknownWord[] {
  const words = new Map<string, UnknownWord>();
  const lines = output.matchAll(/^content\/(\S+)\t(\d+)\t([^\t\n]+)\t?(.*)$/gm);
  for (const [, file = "", line, word = "", suggestions = ""] of lines) {
    const entry = words.get(word) ?? { word, places: [], suggestions: suggestions.match(/[^\s,()]+/g) ?? [] };
    words.set(word, entry);
    entry.places.push({ file, line: Number(line) });
  }
  return [...words.values()];
}

/** Notes or corrects each word as it was answered, in one step. @throws Error where a correction would break a page */
export function settleWords({ history }: Editor, words: UnknownWord[], form: FormData): void {
  const texts: Record<string, string> = {};
  const read = (file: string) => texts[file] ?? readText(file) ?? "";
  const right = words.map(({ word }) => word).filter((word) => form.getAll("right").includes(word));
  for (const word of right) {
    const list = /\p{Script=Devanagari}/u.test(word) ? "spelling-hindi.txt" : "spelling.txt";
    texts[list] = [read(list).trimEnd(), word, ""].join("\n");
  }
  for (const { word, places } of words) {
    const correction = String(form.get(`instead:${word}`) ?? "").trim();
    const letters = word.replace(/[^\p{L}\p{M}]/gu, ".");
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${letters}(?![\\p{L}\\p{M}])`, "gu");
    for (const { file, line } of correction ? places : [])
      texts[file] = read(file)
        .split("\n")
        .map((text, index) => (index === line - 1 ? text.replace(pattern, () => correction) : text))
        .join("\n");
  }
  const [mistake] = findNewMistakes(texts);
  if (mistake) throw new Error(`${mistake.message}; correct the word in its form`);
  const edits = Object.entries(texts).map(([file, to]) => ({ file, from: readText(file), to }));
  if (edits.length > 0) history.save("Spelling", edits);
}

export function unknownWordsForm(words: UnknownWord[]): Html {
  const form = html`<form method="post"><ul class="words">${words.map(
    ({ word, places, suggestions }, index) => {
      const files = [...new Set(places.map(({ file }) => file))];
      return html`<li><p><b>${word}</b> <small>in ${files.slice(0, 3).map((file, at) => html`${at > 0 ? ", " : ""}${fileLink(file)}`)}${files.length > 3 ? ` and ${files.length - 3} more` : ""}</small></p>
<div class="field checkbox"><input type="checkbox" id="right-${index}" name="right" value="${word}"><label for="right-${index}">“${word}” is right</label></div>
<div class="field"><label for="instead-${index}">Or write instead${suggestions.length > 0 ? html` <small>${suggestions.slice(0, 3).join(", ")}?</small>` : ""}</label><input id="instead-${index}" name="instead:${word}"></div></li>`;
    },
  )}</ul><p>What you leave open is asked again.</p><button name="do" value="words">Go on</button></form>`;
  return summarySection("Are these words right? Nothing is published yet.", form, "alert");
}
