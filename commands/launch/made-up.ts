import { isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { openContent } from "../../app/data/open-content.server.ts";
import type { Finding } from "./samples.ts";

/** What gives a made-up fact away, and what is wanted instead. */
const signs: { sign: RegExp; what: string }[] = [
  { sign: /(?<!\d)0{5}|0{8}/, what: "this number is all zeros; put your own" },
  { sign: /\w\.example\b/, what: "addresses that end in .example lead nowhere; put your own" },
  {
    sign: /\b(?:samples?|invented|imagin(?:ed|ary)|made[- ]up)\b/i,
    what: "this says that something is made up; write what is true of your agency",
  },
];
/** Written behind a text that says one of these words and means it, or on a line of its own above. */
const meant = { behind: /#\s*meant so\b/, above: /^\s*#\s*meant so\b/ };

/**
 * Every sentence of `content/` that gives away that it, or what it speaks of, is made up; what is marked as a sample is left
 * to its mark. Of articles only the words of links to our own pages are read: an example in one may be imagined.
 */
export function madeUpIn(root: string): Finding[] {
  const { files, bytes } = openContent(root);
  return files()
    .filter((file) => /\.(ya?ml|md)$/.test(file) && file !== "content/README.md")
    .flatMap((file) => {
      const source = String(bytes(file));
      if (file.startsWith("content/blog/")) return madeUpLinksOf(file, source);
      return file.endsWith(".md") ? madeUpLinesOf(file, source) : madeUpOf(file, source);
    });
}

function madeUpLinksOf(file: string, source: string): Finding[] {
  return [...source.matchAll(/\[([^\]]+)\]\(\//g)].flatMap(({ 1: words = "", index }) =>
    findingsIn(words, `${file}:${source.slice(0, index).split("\n").length}  link `),
  );
}

function madeUpLinesOf(file: string, source: string): Finding[] {
  return source.split("\n").flatMap((line, index) => findingsIn(line, `${file}:${index + 1}  `));
}

function madeUpOf(file: string, source: string): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const listed = document.has("samples") ? document.get("samples", true) : undefined;
  const marked = new Set(isSeq(listed) ? listed.items.map((one) => isScalar(one) && one.value) : []);
  const lines = source.split("\n");
  const found: Finding[] = [];
  visit(document, {
    Map(_key, map) {
      // Named by its mark already.
      if (map.get("sample") === true) return visit.SKIP;
    },
    Pair(_key, { key, value }, above) {
      const name = isScalar(key) ? String(key.value) : "";
      const isTop = above.length === 2;
      if (isScalar(value) && !(isTop && marked.has(name))) look(value, name);
    },
    Seq(_key, { items }) {
      for (const item of items) if (isScalar(item)) look(item, "");
    },
  });
  return found;

  function look({ value, range }: { value: unknown; range?: [number, number, number] | null }, name: string) {
    const { line } = counter.linePos(range?.[0] ?? 0);
    if (typeof value !== "string" || meant.behind.test(lines[line - 1] ?? "")) return;
    if (meant.above.test(lines[line - 2] ?? "")) return;
    found.push(...findingsIn(value, `${file}:${line}  ${name && `${name} `}`));
  }
}

/** One finding per sentence, after its place. */
function findingsIn(text: string, place: string): Finding[] {
  return text
    .split(/(?<=[.?!।])\s+/)
    .map((sentence) => sentence.trim().replace(/\s+/g, " "))
    .flatMap((sentence) => {
      const { what } = signs.find(({ sign }) => sign.test(sentence)) ?? {};
      return what ? [`${place}“${sentence}”: ${what}`] : [];
    });
}
