import { isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from "yaml";
import { formatFieldPath } from "../../app/data/content-error.ts";
import { findEnglishFile } from "../../app/data/hindi.server.ts";
import { getField, openContent, peekContent, withContent } from "../../app/data/open-content.server.ts";
import { findNodePath, splitFrontMatter } from "../../app/data/yaml.server.ts";

/** Something to settle before the site goes live, on one line. */
export type Finding = string;

/** A fact that is made up, or a text that gives away that something is: where it stands, and what to do. */
export type Sample = {
  file: string;
  /** Its name in the editor’s forms; `text` for the text of a page. */
  field: string;
  /** All the lines that say the same. */
  lines: number[];
  finding: string;
  /** Whether it carries the mark of a sample; otherwise its words tell. */
  isMarked: boolean;
};

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
export function listSamples(root: string): Sample[] {
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

/** What is counted together, by the files that it stands in. */
const kinds: [files: RegExp, one: string, several: string][] = [
  [/^prices/, "price", "prices"],
  [/^clients/, "client", "clients"],
  [/^societies/, "society", "societies"],
  [/^inventory/, "site", "sites"],
  [/^people/, "person", "people"],
  [/^stories/, "case story", "case stories"],
  [/^services/, "service’s first answers", "services’ first answers"],
  [/^/, "other fact", "other facts"],
];

/** How much is still made up: “48 prices, 16 clients and 3 other facts are samples. 12 sentences say so.” */
export function countSamples(samples: Sample[]): string {
  const count = (number: number, one: string, several: string) => `${number} ${number === 1 ? one : several}`;
  const marked = samples.filter(({ isMarked }) => isMarked);
  const kindOf = ({ file }: Sample) => kinds.find(([files]) => files.test(file.slice("content/".length)));
  const sums = kinds.flatMap((kind) => {
    const number = countLines(marked.filter((sample) => kindOf(sample) === kind));
    return number > 0 ? [count(number, kind[1], kind[2])] : [];
  });
  const words = countLines(samples) - countLines(marked);
  return [
    sums.length > 0 &&
      `${new Intl.ListFormat("en-GB").format(sums)} ${marked.length === 1 ? "is a sample" : "are samples"}.`,
    words > 0 && `${count(words, "place says", "places say")} so in words.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function countLines(samples: Sample[]): number {
  return samples.reduce((sum, { lines }) => sum + lines.length, 0);
}

export function formatSample({ file, lines, finding }: Sample): Finding {
  return `${file}:${lines.join(", ")}  ${finding}`;
}

/** What several lines of a file have in common is said once, with all of their numbers. */
function mergeLines(samples: readonly Sample[]): Sample[] {
  const merged = new Map<string, Sample>();
  for (const sample of samples) {
    const key = `${sample.file}\n${sample.finding}`;
    const lines = new Set([...(merged.get(key)?.lines ?? []), ...sample.lines]);
    merged.set(key, { ...(merged.get(key) ?? sample), lines: [...lines] });
  }
  return [...merged.values()];
}

function findInLinks(file: string, source: string): Sample[] {
  return [...source.matchAll(/\[([^\]]+)\]\(\//g)].flatMap(({ 1: words = "", index }) =>
    findInWords(words, { file, field: "text", line: source.slice(0, index).split("\n").length }, "link "),
  );
}

function findInLines(file: string, source: string): Sample[] {
  return source
    .split("\n")
    .flatMap((line, index) => findInWords(line, { file, field: "text", line: index + 1 }));
}

function findInFields(file: string, source: string, english?: unknown): Sample[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const listed = document.has("samples") ? document.get("samples", true) : undefined;
  const marked = new Set(isSeq(listed) ? listed.items.map((item) => isScalar(item) && item.value) : []);
  const lines = source.split("\n");
  const samples: Sample[] = [];
  const place = (path: (string | number)[], offset = 0) => ({
    file,
    line: counter.linePos(offset).line,
    field: formatFieldPath(path),
  });
  const addMarked = ({ line, ...where }: Place, finding: string) =>
    samples.push({ ...where, lines: [line], finding, isMarked: true });
  for (const name of marked) {
    const fact = document.get(String(name), true);
    addMarked(
      place([String(name)], isScalar(fact) ? fact.range?.[0] : 0),
      `${name} is a sample; put your own and take “${name}” out of the list “samples”`,
    );
  }
  visit(document, {
    Map(_key, map, above) {
      if (map.get("sample") !== true) return;
      const pair = above.at(-1) as { key?: unknown } | undefined;
      const under = pair && "key" in pair && isScalar(pair.key) ? `${pair.key.value} ` : "";
      const name = nameOf(map);
      const path = findNodePath([...above, map]);
      const label = name ? `${under}“${name}”` : formatFieldPath(path) || "the whole file";
      const finding = `${label} is a sample; put your own and take out its “sample: true”`;
      addMarked(place(path, map.range?.[0]), finding);
      return visit.SKIP;
    },
    Pair(_key, pair, above) {
      const { key, value } = pair;
      const name = isScalar(key) ? String(key.value) : "";
      const isTop = above.length === 2;
      const path = findNodePath([...above, pair]);
      // What the English file marks is told there.
      if (isSampleInEnglish(english, path)) return visit.SKIP;
      if (isScalar(value) && !(isTop && marked.has(name))) look(value, path, name);
    },
    Seq(_key, list, above) {
      const path = findNodePath([...above, list]);
      for (const [index, item] of list.items.entries()) if (isScalar(item)) look(item, [...path, index], "");
    },
  });
  return samples;

  function look(
    { value, range }: { value: unknown; range?: [number, number, number] | null },
    path: (string | number)[],
    name: string,
  ) {
    const where = place(path, range?.[0]);
    if (typeof value !== "string" || exemption.behind.test(lines[where.line - 1] ?? "")) return;
    if (exemption.above.test(lines[where.line - 2] ?? "")) return;
    samples.push(...findInWords(value, where, name && `${name} `));
  }
}

/** Whether Hindi words stand for a fact that the English file marks as a sample. */
function isSampleInEnglish(english: unknown, way: (string | number)[]): boolean {
  const isIn = (list: unknown, name: unknown) => Array.isArray(list) && list.includes(name);
  return way.some(
    (part, depth) =>
      (depth === 0 && isIn(getField(english, "samples"), part)) ||
      getField(english, ...way.slice(0, depth + 1), "sample") === true,
  );
}

type Place = { file: string; field: string; line: number };

/** One for each sentence. @param label what the finding begins with */
function findInWords(text: string, { line, ...where }: Place, label = ""): Sample[] {
  return text
    .split(/(?<=[.?!।])\s+/)
    .map((sentence) => sentence.trim().replace(/\s+/g, " "))
    .flatMap((sentence) => {
      const { what } = signs.find(({ sign }) => sign.test(sentence)) ?? {};
      const finding = `${label}“${sentence}”: ${what}`;
      return what ? [{ ...where, lines: [line], finding, isMarked: false }] : [];
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
