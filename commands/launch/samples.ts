import { isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from "yaml";
import { formatFieldPath } from "../../app/data/content-error.ts";
import { findEnglishFile, isGroup, toEnglishFieldPath } from "../../app/data/hindi.server.ts";
import { openContent, peekContent, withContent } from "../../app/data/open-content.server.ts";
import { findNodePath, splitFrontMatter } from "../../app/data/yaml.server.ts";

/** Something to settle before the site goes live, on one line. */
export type Finding = string;

/** What gives a made-up fact away, and what is wanted instead. */
const signs: { sign: RegExp; what: string }[] = [
  { sign: /(?<!\d)0{5}|0{8}/, what: "this number is all zeros; put your own" },
  { sign: /\w\.example\b/, what: "addresses that end in .example lead nowhere; put your own" },
  {
    sign: /\b(?:samples?|invented|imagin(?:ed|ary)|made[- ]up)\b|(?<!\p{L}\p{M}*)(?:नमून[ाेो]|काल्पनिक|मनगढ़ंत)(?![\p{L}\p{M}])/iu,
    what: "this says that something is made up; write what is true of your agency",
  },
];
/** Written behind a text that says one of these words and means it, or on a line of its own above. */
const exemption = { behind: /#\s*meant so\b/, above: /^\s*#\s*meant so\b/ };

/**
 * Every sentence of `content/` that gives away that it, or what it speaks of, is made up; what is marked as a sample is left
 * to its mark. Of articles only the words of links to our own pages are read: an example in one may be imagined.
 */
export function listSamples(root: string): Finding[] {
  const content = openContent(root);
  const findings = content
    .files()
    .filter((file) => /\.(ya?ml|md)$/.test(file) && file !== "content/README.md")
    .flatMap((file) => {
      const source = String(content.bytes(file));
      // What the English file beside one of Hindi words says.
      const englishFile = findEnglishFile(file.slice("content/".length));
      const english = englishFile && withContent(content, () => peekContent(englishFile));
      if (/^content\/(hi\/)?blog\//.test(file)) return findInLinks(file, source);
      if (!file.endsWith(".md")) return findInFields(file, source, english);
      const { yaml, linesAbove } = splitFrontMatter(file, source);
      const fields = findInFields(file, "\n".repeat(linesAbove) + yaml, english);
      // A page that is a sample as a whole is named by its mark.
      if (/^sample: true$/m.test(yaml)) return fields;
      return [
        ...fields,
        ...findInLines(
          file,
          source.replace(yaml, (all) => all.replace(/.+/g, "")),
        ),
      ];
    });
  return mergeLines(findings);
}

/** What several lines of a file have in common is said once, with all of their numbers. */
function mergeLines(findings: readonly Finding[]): Finding[] {
  const lines = new Map<string, Set<string>>();
  for (const finding of findings) {
    const [, file, line = "", what] = /^(.+?):(\d+)(.*)$/.exec(finding) ?? [];
    const key = `${file}:\n${what}`;
    lines.set(key, (lines.get(key) ?? new Set()).add(line));
  }
  return [...lines].map(([key, numbers]) => key.replace("\n", [...numbers].join(", ")));
}

function findInLinks(file: string, source: string): Finding[] {
  return [...source.matchAll(/\[([^\]]+)\]\(\//g)].flatMap(({ 1: words = "", index }) =>
    findingsIn(words, `${file}:${source.slice(0, index).split("\n").length}  link `),
  );
}

function findInLines(file: string, source: string): Finding[] {
  return source.split("\n").flatMap((line, index) => findingsIn(line, `${file}:${index + 1}  `));
}

function findInFields(file: string, source: string, english?: unknown): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const listed = document.has("samples") ? document.get("samples", true) : undefined;
  const marked = new Set(isSeq(listed) ? listed.items.map((item) => isScalar(item) && item.value) : []);
  const lines = source.split("\n");
  const at = (offset = 0) => `${file}:${counter.linePos(offset).line}`;
  const findings: Finding[] = [];
  for (const name of marked) {
    const fact = document.get(String(name), true);
    const place = at(isScalar(fact) ? fact.range?.[0] : 0);
    findings.push(`${place}  ${name} is a sample; put your own and take “${name}” out of the list “samples”`);
  }
  visit(document, {
    Map(_key, map, above) {
      if (map.get("sample") !== true) return;
      const pair = above.at(-1) as { key?: unknown } | undefined;
      const under = pair && "key" in pair && isScalar(pair.key) ? `${pair.key.value} ` : "";
      const name = nameOf(map);
      const label = name ? `${under}“${name}”` : formatFieldPath(findNodePath(above)) || "the whole file";
      findings.push(
        `${at(map.range?.[0])}  ${label} is a sample; put your own and take out its “sample: true”`,
      );
      return visit.SKIP;
    },
    Pair(_key, { key, value }, above) {
      const name = isScalar(key) ? String(key.value) : "";
      const isTop = above.length === 2;
      // What the English file marks is told there.
      if (isSampleInEnglish(english, [...findNodePath(above), name])) return visit.SKIP;
      if (isScalar(value) && !(isTop && marked.has(name))) look(value, name);
    },
    Seq(_key, { items }) {
      for (const item of items) if (isScalar(item)) look(item, "");
    },
  });
  return findings;

  function look({ value, range }: { value: unknown; range?: [number, number, number] | null }, name: string) {
    const { line } = counter.linePos(range?.[0] ?? 0);
    if (typeof value !== "string" || exemption.behind.test(lines[line - 1] ?? "")) return;
    if (exemption.above.test(lines[line - 2] ?? "")) return;
    findings.push(...findingsIn(value, `${file}:${line}  ${name && `${name} `}`));
  }
}

/** Whether Hindi words stand for a fact that the English file marks as a sample. */
function isSampleInEnglish(english: unknown, way: (string | number)[]): boolean {
  const isIn = (list: unknown, name: unknown) => Array.isArray(list) && list.includes(name);
  let node = english;
  return toEnglishFieldPath(english, way).some((part, depth) => {
    const isListed = depth === 0 && isGroup(node) && isIn(node.samples, part);
    node = (node as Record<string | number, unknown> | undefined)?.[part];
    return isListed || (isGroup(node) && node.sample === true);
  });
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

/** A recognisable name for a fact: the first of these fields, else its first text; undefined where it has none. */
function nameOf(map: YAMLMap): string | undefined {
  const values = ["name", "title", "what", "client", "shown", "street", "url", "number"].map((key) =>
    map.get(key),
  );
  const first = [...values, ...map.items.map(({ value }) => (isScalar(value) ? value.value : undefined))];
  return first.find((value) => typeof value === "string");
}
