import { visit } from "yaml";
import { formatFieldPath } from "../app/data/content-error.ts";
import { findEnglishFile } from "../app/data/hindi.server.ts";
import { getField, openContent, peekContent, withContent } from "../app/data/open-content.server.ts";
import { findNodePath, parseNodes, splitFrontMatter } from "../app/data/yaml.server.ts";

/** A fact that is made up, or a sentence that gives away that something is. */
export type Sample = {
  file: string;
  /** The fact’s name in the editor’s forms; `text` for the text of a page. */
  field: string;
  /** Whether the fact is marked. */
  isMarked?: true;
  /** The words by which an unmarked one gives itself away. */
  sentence?: string;
};

type Place = Pick<Sample, "file" | "field">;

/** What gives a made-up fact away: a number of zeros, an address that leads nowhere, a word that says so. */
const signs =
  /(?<!\d)0{5}|0{8}|\w\.example\b|\b(?:samples?|invented|imagin(?:ed|ary)|made[- ]up)\b|(?<!\p{L}\p{M}*)(?:नमून[ाेो]|काल्पनिक|मनगढ़ंत)(?![\p{L}\p{M}])/iu;

/** The note behind a text that says one of these words and means it, or on a line of its own above. */
const exemption = { behind: /#\s*meant so\b/, above: /^\s*#\s*meant so\b/ };

/**
 * Every marked sample of `content/`, and every sentence that gives away that something is made up. Of articles only the words
 * of links to our own pages are read, because an example in one may be imagined.
 */
export function listSamples(root: string): Sample[] {
  const content = openContent(root);
  return content
    .files()
    .filter((file) => /\.(ya?ml|md)$/.test(file) && file !== "content/README.md")
    .flatMap((file) => {
      const { yaml, body } = splitFrontMatter(file, String(content.bytes(file)));
      const text = { file, field: "text" };
      if (/^content\/(hi\/)?blog\//.test(file))
        return [...body.matchAll(/\[([^\]]+)\]\(\//g)].flatMap(([, words = ""]) => findInWords(words, text));
      // The facts of the English file to which a file of Hindi words belongs.
      const englishFile = findEnglishFile(file.slice("content/".length));
      const english = englishFile && withContent(content, () => peekContent(englishFile));
      const fields = findInFields(file, yaml, english);
      // The text of a page that is a sample as a whole is covered by its mark.
      return /^sample: true$/m.test(yaml) ? fields : [...fields, ...findInWords(body, text)];
    });
}

/** The kinds of facts that are counted together, by their files. */
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
  const counts = Map.groupBy(marked, ({ file }) =>
    kinds.find(([files]) => files.test(file.slice("content/".length))),
  );
  const sums = kinds.flatMap((kind) => {
    const number = counts.get(kind)?.length;
    return number ? [count(number, kind[1], kind[2])] : [];
  });
  const unmarked = samples.length - marked.length;
  return [
    sums.length > 0 &&
      `${new Intl.ListFormat("en-GB").format(sums)} ${marked.length === 1 ? "is a sample" : "are samples"}.`,
    unmarked > 0 && `${count(unmarked, "sentence says", "sentences say")} so.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function findInFields(file: string, source: string, english?: unknown): Sample[] {
  const { document, counter } = parseNodes(source);
  const lines = source.split("\n");
  const samples: Sample[] = [];
  visit(document, {
    Map(_key, map, above) {
      if (map.get("sample") !== true) return;
      samples.push({ file, field: formatFieldPath(findNodePath([...above, map])), isMarked: true });
      return visit.SKIP;
    },
    Pair(_key, pair, above) {
      // A fact that the English file marks is counted there.
      if (isSampleInEnglish(english, findNodePath([...above, pair]))) return visit.SKIP;
    },
    Scalar(key, { value, range }, above) {
      if (key === "key" || typeof value !== "string") return;
      const path = [...findNodePath(above), ...(typeof key === "number" ? [key] : [])];
      const { line } = counter.linePos(range?.[0] ?? 0);
      if (exemption.behind.test(lines[line - 1] ?? "") || exemption.above.test(lines[line - 2] ?? "")) return;
      samples.push(...findInWords(value, { file, field: formatFieldPath(path) }));
    },
  });
  return samples;
}

/** Whether Hindi words stand for a fact that the English file marks as a sample. */
function isSampleInEnglish(english: unknown, way: (string | number)[]): boolean {
  return way.some((_, depth) => getField(english, ...way.slice(0, depth + 1), "sample") === true);
}

/** One for each sentence. */
function findInWords(text: string, place: Place): Sample[] {
  return text
    .split(/(?<=[.?!।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => signs.test(sentence))
    .map((sentence) => ({ ...place, sentence }));
}
