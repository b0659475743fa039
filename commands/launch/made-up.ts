import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { Finding } from "./samples.ts";

/** What gives a made-up fact away, and what is wanted instead. */
const signs: { sign: RegExp; what: string }[] = [
  { sign: /(?:0[\s-]?){9}0/, what: "this number is all zeros; put your own" },
  { sign: /\w\.example\b/, what: "addresses that end in .example lead nowhere; put your own" },
  {
    sign: /\b(?:samples?|invented|imagin(?:ed|ary)|made[- ]up)\b/i,
    what: "this says that something is made up; write what is true of your agency",
  },
];
/** Written behind a text, or above it, that says one of these words and means it. */
const meant = /#\s*meant so\b/;

/**
 * Every text of `content/` that gives away that it, or what it speaks of, is made up, marked as a sample or not. Articles
 * are left out: they say of their examples that these are imagined, and may.
 */
export function madeUpIn(root: string): Finding[] {
  return globSync("content/**/*.{yaml,yml}", { cwd: root })
    .map((file) => file.split(path.sep).join("/"))
    .sort()
    .flatMap((file) => madeUpOf(file, readFileSync(path.join(root, file), "utf8")));
}

function madeUpOf(file: string, source: string): Finding[] {
  const counter = new LineCounter();
  const lines = source.split("\n");
  const found: Finding[] = [];
  visit(parseDocument(source, { lineCounter: counter }), {
    Map(_key, map) {
      // Named by its mark already.
      if (map.get("sample") === true) return visit.SKIP;
    },
    Pair(_key, { key, value }) {
      if (isScalar(value)) look(value, isScalar(key) ? String(key.value) : "");
    },
    Seq(_key, { items }) {
      for (const item of items) if (isScalar(item)) look(item, "");
    },
  });
  return found;

  function look({ value, range }: { value: unknown; range?: [number, number, number] | null }, name: string) {
    const text = typeof value === "string" ? value.replace(/\s+/g, " ") : "";
    const { what } = signs.find(({ sign }) => sign.test(text)) ?? {};
    if (!what) return;
    const { line } = counter.linePos(range?.[0] ?? 0);
    if (lines.slice(Math.max(0, line - 2), line).some((one) => meant.test(one))) return;
    const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
    found.push(`${file}:${line}  ${name && `${name} `}“${shown}”: ${what}`);
  }
}
