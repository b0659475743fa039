import { readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { YAMLParseError } from "yaml";
import type { z } from "zod";
import { ContentError, contentErrorsFrom } from "./content-error.ts";
import { fillNumbers } from "./content-numbers.server.ts";
import { parseYaml } from "./parse-yaml.server.ts";
import { plainText } from "./plain-text.ts";
import { contentErrorFromAlias, contentErrorFromYaml } from "./yaml-error.ts";

const folder = "content";

/**
 * Reads one YAML file of `content/` and checks it.
 * @param file path below `content/`, for example `site.yaml`
 * @throws ContentError naming file, field and remedy
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  schemas.set(file, schema);
  return check(file, yamlOf(named(file), readText(file)), schema);
}

/**
 * Reads one Markdown file of `content/` with its front matter.
 * @throws ContentError naming file, field and remedy
 */
export function readMarkdown<T extends z.ZodType>(
  file: string,
  schema: T,
): { facts: z.output<T>; body: string } {
  schemas.set(file, schema);
  const text = readText(file);
  if (!/^---\r?\n(?:[\s\S]*\n)?---[ \t]*(?:\r?\n|$)/.test(text))
    throw new ContentError(
      named(file),
      "",
      "the fields at the top stand between two lines of three dashes, ---; put back the one that is missing",
    );
  let parsed: { data: unknown; content: string };
  try {
    parsed = matter(text, {
      engines: { yaml: (text) => yamlOf(named(file), text) as object },
    });
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw new ContentError(
      named(file),
      "",
      "the block between the two --- lines at the top can't be read as YAML",
    );
  }
  return {
    facts: check(file, parsed.data, schema),
    body: fillNumbers(named(file), parsed.content),
  };
}

const schemas = new Map<string, z.ZodType>();

/** What each file of `content/` was last read with, by its path below `content/`. */
export function schemasSoFar(): ReadonlyMap<string, z.ZodType> {
  return schemas;
}

/**
 * Every mistake in a file's fields, as its reader would find them.
 * @param file path below `content/`
 * @param facts its fields as they are written, numbers not yet filled in
 */
export function mistakesInFacts(file: string, facts: unknown, schema: z.ZodType): ContentError[] {
  try {
    return factsAndMistakes(file, facts, schema).mistakes;
  } catch (error) {
    if (error instanceof ContentError) return [error];
    throw error;
  }
}

const filesRead = new Set<string>();

/** The files of `content/` that any reader has asked for in this round of reading, as paths below `content/`. */
export function filesReadSoFar(): ReadonlySet<string> {
  return filesRead;
}

/** The text of a file of `content/`; throws ContentError where it is missing, or isn't text that can be read as it looks. */
export function readText(file: string): string {
  filesRead.add(file);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(folder, file));
  } catch {
    throw new ContentError(
      named(file),
      "",
      "this file is missing; put it back or take out what refers to it",
    );
  }
  return plainText(named(file), bytes);
}

let round: object | undefined;

/**
 * Runs something that reads much of `content/`, each file once: nothing is read afresh until it ends.
 * For work that doesn't wait for anything.
 */
export function readingOnce<T>(work: () => T): T {
  if (round) return work();
  round = {};
  // What is kept for good isn't asked for again.
  if (!keepsForGood()) filesRead.clear();
  try {
    return work();
  } finally {
    round = undefined;
  }
}

/** Keeps what a reader returns for the length of a build; while developing, every request reads afresh. */
export function memoize<T>(read: () => T): () => T {
  let kept: { value: T; in: object | undefined } | undefined;
  return () => {
    const here = keepsForGood() ? undefined : round;
    const fresh = !keepsForGood() && !round;
    if (fresh) return read();
    if (!kept || kept.in !== here) kept = { value: read(), in: here };
    return kept.value;
  };
}

function keepsForGood(): boolean {
  return process.env.NODE_ENV === "production";
}

function named(file: string): string {
  return `${folder}/${file}`;
}

function check<T extends z.ZodType>(file: string, facts: unknown, schema: T): z.output<T> {
  const found = factsAndMistakes(file, facts, schema);
  if (found.mistakes[0]) throw found.mistakes[0];
  return found.facts as z.output<T>;
}

function factsAndMistakes(file: string, facts: unknown, schema: z.ZodType) {
  const result = schema.safeParse(fillNumbers(named(file), facts), { reportInput: true });
  return result.success
    ? { facts: result.data, mistakes: [] }
    : { facts: undefined, mistakes: contentErrorsFrom(named(file), result.error) };
}

function yamlOf(file: string, text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    if (error instanceof YAMLParseError) throw contentErrorFromYaml(file, text, error);
    const [, alias] = /^Unresolved alias .*: (.+)$/.exec((error as Error).message) ?? [];
    if (alias) throw contentErrorFromAlias(file, text, alias);
    throw error;
  }
}
