import {
  isNode,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
} from "yaml";
import { ContentError } from "./content-error.ts";

/** More than the files of a site; an editor that runs for days reads ever new texts. */
const maxTexts = 500;

/** Keeps what a function makes of a text: an editor checks the whole content at each save, of which one file has changed. */
export function keepByText<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, { value: T }>();
  return (text) => {
    if (made.size >= maxTexts) made.clear();
    const kept = made.get(text) ?? { value: make(text) };
    made.set(text, kept);
    return kept.value;
  };
}

const outcomeOf = keepByText(parseOnce);

/**
 * Parses YAML. The same text is parsed only once, because many readers each want one field of a file; the result is frozen,
 * and an invalid text throws the same error again.
 * @throws YAMLParseError, and what the parser throws at an unknown alias
 */
export function parseYaml(text: string): unknown {
  return outcomeOf(text)();
}

function parseOnce(text: string): () => unknown {
  try {
    refuseMarkedKeys(text);
    const value = freeze(parseUnique(text));
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Finding repeated keys, as the parser and the editor do it, takes time that grows with the square of a group's fields. */
const maxFields = 1000;
const tooManyFields = `more than 1,000 fields stand side by side here; put some of them into another file of this folder, or take them out`;

/** Parses a text; each group must have fields of different names, and not too many. @throws YAMLParseError */
function parseUnique(text: string): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { uniqueKeys: false, lineCounter });
  const refuse = (node: unknown, code: "DUPLICATE_KEY" | "RESOURCE_EXHAUSTION", message: string) => {
    const at = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    const error = new YAMLParseError([at, at], code, message);
    throw Object.assign(error, { linePos: [lineCounter.linePos(at)] });
  };
  const [mistake, ...others] = document.errors;
  if (mistake) throw Object.assign(mistake, { others });
  visit(document, {
    Map(_, map) {
      if (map.items.length > maxFields) refuse(map, "RESOURCE_EXHAUSTION", tooManyFields);
      const names = new Set<unknown>();
      for (const { key } of map.items) {
        const name = isScalar(key) ? key.value : key;
        if (names.has(name)) refuse(key, "DUPLICATE_KEY", "a key stands twice");
        names.add(name);
      }
    },
  });
  return document.toJS();
}

/** Refuses keys written as `? key`: nested ones take the parser time that grows with the fourth power of their depth. */
function refuseMarkedKeys(text: string): void {
  let line = 1;
  for (const token of new Lexer().lex(text)) {
    if (token === "?") {
      const error = new YAMLParseError([0, 0], "BAD_SCALAR_START", "a key is marked with ?");
      throw Object.assign(error, {
        linePos: [{ line, col: (text.split("\n")[line - 1] ?? "").indexOf("?") + 1 }],
      });
    }
    line += token.split("\n").length - 1;
  }
}

function freeze(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** Splits a file into its YAML, which in Markdown is between the two `---` lines, and its body. */
export function splitFrontMatter(
  file: string,
  source: string,
): { yaml: string; linesAbove: number; body: string } {
  if (!file.endsWith(".md")) return { yaml: source, linesAbove: 0, body: "" };
  const [whole = "", yaml = ""] = /^---\r?\n((?:[\s\S]*?\n)??)---[ \t]*(?:\r?\n|$)/.exec(source) ?? [];
  return { yaml, linesAbove: 1, body: source.slice(whole.length) };
}

/**
 * The line of a mistake in its file, counted from 1; for a missing field, the line of the group that should contain it.
 * Undefined if neither is found.
 */
export function findLine({ file, field, line, remedy }: ContentError, source: string): number | undefined {
  if (line) return line;
  const { yaml, linesAbove } = splitFrontMatter(file, source);
  const { document, counter } = parseNodes(yaml);
  const path = parseFieldPath(field);
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (!isNode(node) || !node.range) continue;
    const { line } = counter.linePos(node.range[0]);
    return findKeyLine(yaml, line, path[length - 1]) + linesAbove;
  }
  if (!field || remedy.startsWith("this field is missing")) return undefined;
  const at = source.split("\n").findIndex((text) => text.includes(field));
  return at < 0 ? undefined : at + 1;
}

/** A text's nodes with their places in it, which `counter` turns into lines. */
export const parseNodes = keepByText((yaml) => {
  const counter = new LineCounter();
  return { document: parseDocument(yaml, { lineCounter: counter }), counter };
});

/** The path to a node of a YAML document. @param above its ancestors, from `visit` */
export function findNodePath(above: readonly unknown[]): (string | number)[] {
  return above.flatMap((node, at): (string | number)[] => {
    if (isPair(node)) return [String(isScalar(node.key) ? node.key.value : node.key)];
    const next = above[at + 1];
    return isSeq(node) && next !== undefined ? [node.items.indexOf(next)] : [];
  });
}

/** Parses `contact.lines (entry 2).text` into a path. */
export function parseFieldPath(field: string): (string | number)[] {
  return [...field.matchAll(/ ?\(entry (\d+)\)|([^.]+?)(?=\.| \(entry \d+\)|$)/g)].map(([, entry, name]) =>
    entry ? Number(entry) - 1 : String(name),
  );
}

/** A group or a folded text begins on the line below its name; people look for the name. */
function findKeyLine(yaml: string, line: number, name: string | number | undefined): number {
  if (typeof name !== "string") return line;
  const lines = yaml.split("\n");
  const named = (at: number) => (lines[at - 1] ?? "").includes(`${name}:`);
  return !named(line) && named(line - 1) ? line - 1 : line;
}

/** In a text that was never meant for a file nearly every line is wrong. */
const maxMistakes = 20;

/** Parses the fields of a file. @param file for errors @throws ContentError that names the line and the remedy */
export function parseYamlFields(file: string, source: string): unknown {
  try {
    return parseYaml(source);
  } catch (error) {
    const lines = source.split("\n");
    const refuse = (line: number, remedy: string) =>
      new ContentError(file, line > 0 ? `line ${line}` : "", remedy, { line: line || undefined });
    if (error instanceof YAMLParseError) {
      const { others: more = [] } = error as { others?: YAMLParseError[] };
      const mistakes = [error, ...more].slice(0, maxMistakes).map((mistake) => {
        const { line = 0, col = 0 } = mistake.linePos?.[0] ?? {};
        if (!line || !col) return refuse(0, describeUnknown(mistake.message));
        const { line: place, remedy } = explain(mistake, lines, line, col);
        return refuse(place, remedy);
      });
      // What else is wrong with a line mostly comes of the first.
      const byLine = new Map(mistakes.map((mistake) => [mistake.line, mistake] as const).reverse());
      const [first, ...others] = [...byLine.values()].reverse();
      throw Object.assign(first as ContentError, { others });
    }
    // The parser reports no line for an undefined alias, `*word`.
    const [, alias] = /^Unresolved alias .*: (.+)$/.exec((error as Error).message) ?? [];
    if (alias === undefined)
      throw refuse(
        0,
        "a part of it stands for another (& and *), or for what is no text, number or list (!!); write out in plain words what is meant",
      );
    const line = lines.findIndex((text) => text.includes(`*${alias}`)) + 1;
    throw refuse(line, `a text that begins with * has to stand in quotes: "*${alias} …"`);
  }
}

function explain(error: YAMLParseError, lines: string[], line: number, col: number) {
  const lineText = lines[line - 1] ?? "";
  const text = lineText.slice(col - 1).trim();
  const atLine = (remedy: string) => ({ line, remedy });
  const unclosed = findOpenQuote(lines, line);
  const notAligned = { line: findLineFurtherIn(lines, line) ?? line, remedy: misaligned };
  switch (error.code) {
    case "TAB_AS_INDENT":
      return atLine("this line begins with a tab; put two spaces in its place for each step to the right");
    case "RESOURCE_EXHAUSTION":
      return atLine(error.message);
    case "DUPLICATE_KEY": {
      const name = /^[^:]+/.exec(text)?.[0] ?? text;
      return atLine(`the field “${name}” stands here twice; keep one of the two`);
    }
    case "MISSING_CHAR":
      if (/closing/.test(error.message) || unclosed)
        return {
          line: unclosed ?? line,
          remedy:
            "a text begins with a quote here and the closing quote is missing; close it, or write “ ” inside the text",
        };
      if (/Sequence item/.test(error.message))
        return atLine(
          "this line doesn't begin where its neighbours do; bring it in line with the ones around",
        );
      return atLine(withoutSpace(text) ?? withoutColon(lineText) ?? describeUnknown(error.message));
    case "MULTILINE_IMPLICIT_KEY": {
      const remedy = withoutSpace(text) ?? withoutColon(lineText);
      return remedy ? atLine(remedy) : notAligned;
    }
    case "BLOCK_AS_IMPLICIT_KEY":
      return /:(\s|$)/.test(text)
        ? atLine(`there is a colon in the text “${text}”; put this text in quotes`)
        : notAligned;
    case "BAD_INDENT":
      if (/end with a [}\]]/.test(error.message))
        return atLine(
          `a ${error.message.includes("}") ? "{ is opened and its }" : "[ is opened and its ]"} is missing above this line; close it`,
        );
      if (/^-\S/.test(text)) return atLine(`a space is missing after the dash; write “- ${text.slice(1)}”`);
      return notAligned;
    case "BAD_SCALAR_START":
      return atLine(withoutQuotes(text));
    case "UNEXPECTED_TOKEN": {
      const [, value] = /^\s*(?:- )?[\w-]+:\s+([-{[](?:(?!: ).)*)$/.exec(lineText) ?? [];
      if (value) return atLine(withoutQuotes(value));
      return atLine(
        /["']/.test(lineText)
          ? "something stands behind the closing quote; write “ ” for quotes inside a text, or take it out"
          : misaligned,
      );
    }
    default:
      return atLine(describeUnknown(error.message));
  }
}

const misaligned =
  "this line stands too far to the left or to the right; bring it in line with its neighbours, two spaces a step";

function withoutQuotes(text: string): string {
  return `a text that begins with ${text[0]} has to stand in quotes; put “${text}” in quotes`;
}

/** The remedy for `hours:Monday`; undefined if that isn't the mistake. */
function withoutSpace(text: string): string | undefined {
  const [, name, value] = /^(?:- )?([\w-]+):(\S.*)$/.exec(text) ?? [];
  return name && `a space is missing after the colon; write “${name}: ${value}”`;
}

/** The remedy for `hours Monday to Saturday`; undefined if the line has a colon. */
function withoutColon(lineText: string): string | undefined {
  const [, name, text = ""] = /^\s*(?:- )?([A-Za-z][\w-]*)(?:[\s：]+(.*?))?\s*$/.exec(lineText) ?? [];
  if (!name || /:(\s|$)/.test(lineText)) return undefined;
  return `the colon is missing; write “${`${name}: ${text}`.trim()}”${text ? ", or two spaces before it if it belongs to the text above" : ""}`;
}

/** The line of a field indented below one that already has a value; comments between them are skipped. */
function findLineFurtherIn(lines: string[], start: number): number | undefined {
  const depth = (line: string) => line.length - line.trimStart().length;
  const lineText = lines[start - 1] ?? "";
  if (!lineText.trim() && start > 1) return findLineFurtherIn(lines, start - 1);
  if (!/^\s*(?:- )?[\w-]+:\s+\S/.test(lineText)) return undefined;
  for (let at = start + 1; at <= lines.length; at += 1) {
    const line = lines[at - 1] ?? "";
    if (!line.trim() || line.trim().startsWith("#")) continue;
    if (depth(line) <= depth(lineText)) return undefined;
    if (/^\s*[\w-]+:(\s|$)/.test(line)) return at;
  }
  return undefined;
}

/** The nearest line, upwards, that opens a quote without closing it. */
function findOpenQuote(lines: string[], from: number): number | undefined {
  for (let at = from; at > 0; at -= 1) {
    const [, quote = "", remaining = ""] = /(?:^|[:\-[{,]\s+)(["'])(.*)$/.exec(lines[at - 1] ?? "") ?? [];
    if (quote && !remaining.replace(/\\./g, "").includes(quote)) return at;
  }
  return undefined;
}

function describeUnknown(message: string): string {
  return `this can't be read: ${message.split(" at line")[0]}. Often a text with a colon or a # needs quotes around it, or a line stands too far left or right`;
}
