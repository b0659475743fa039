import { YAMLParseError } from "yaml";
import type { z } from "zod";
import { ContentError, contentErrorsFrom } from "./content-error.ts";
import { fillNumbers } from "./content-numbers.server.ts";
import { fieldsOf } from "./content-place.ts";
import { isInDraft, type Path, withGaps, withoutDrafts } from "./drafts.server.ts";
import { hasHindi, hindiFile, withHindi } from "./hindi.server.ts";
import { currentContent } from "./open-content.server.ts";
import { parseYaml } from "./parse-yaml.server.ts";
import { plainText } from "./plain-text.ts";
import { showsUnpublished } from "./publishing.server.ts";
import { contentErrorFromAlias, contentErrorFromYaml } from "./yaml-error.ts";

/**
 * Reads one YAML file of `content/` and checks it.
 * @param file path below `content/`, for example `site.yaml`
 * @throws ContentError naming file, field and remedy
 */
export function readYaml<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return readMarkdown(file, schema).facts;
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
  const english = parse(file);
  const inHindi = currentContent().language === "hi" && hasHindi(file);
  const own = inHindi ? parse(hindiFile(file)) : english;
  const facts = inHindi ? withHindi(named(hindiFile(file)), english.facts, own.facts) : own.facts;
  const body = own.body || english.body;
  const isGap = showsUnpublished() && isInDraft(facts, []) && !body.trim();
  return {
    facts: check(inHindi ? hindiFile(file) : file, facts, schema),
    body: isGap ? "???" : fillNumbers(named(file), body),
  };
}

function parse(file: string): { facts: unknown; body: string } {
  const source = readText(file);
  const { yaml, linesAbove, body } = fieldsOf(file, source);
  if (linesAbove > 0 && body === source)
    throw new ContentError(
      named(file),
      "",
      "the fields at the top stand between two lines of three dashes, ---; put back the one that is missing",
    );
  return { facts: yamlOf(named(file), "\n".repeat(linesAbove) + yaml), body };
}

const schemas = new Map<string, z.ZodType>();

/** What each file of `content/` was last read with, by its path below `content/`. */
export function schemasSoFar(): ReadonlyMap<string, z.ZodType> {
  return schemas;
}

/**
 * Every mistake in a file's fields, as its reader would find them; what a draft lacks is only advice.
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

/** The text of a file of `content/`; throws ContentError where it is missing, or isn't text that can be read as it looks. */
export function readText(file: string): string {
  const content = currentContent();
  content.read.add(named(file));
  const bytes = content.bytes(named(file));
  if (!bytes)
    throw new ContentError(
      named(file),
      "",
      "this file is missing; put it back or take out what refers to it",
    );
  return plainText(named(file), bytes);
}

function named(file: string): string {
  return `content/${file}`;
}

function check<T extends z.ZodType>(file: string, facts: unknown, schema: T): z.output<T> {
  const found = factsAndMistakes(file, facts, schema);
  const [mistake] = found.mistakes.filter(({ style }) => !style || found.facts === undefined);
  if (mistake) throw mistake;
  return found.facts as z.output<T>;
}

function factsAndMistakes(file: string, written: unknown, schema: z.ZodType) {
  const facts = fillNumbers(named(file), written);
  const { error } = schema.safeParse(facts, { reportInput: true });
  const mistakes = error
    ? contentErrorsFrom(named(file), error).map((one, index) =>
        isInDraft(facts, error.issues[index]?.path ?? [])
          ? new ContentError(one.file, one.field, one.remedy, { style: true })
          : one,
      )
    : [];
  if (mistakes.some(({ style }) => !style)) return { facts: undefined, mistakes };
  const whole = showsUnpublished() ? withGaps(facts, error?.issues ?? []) : facts;
  const left = schema.safeParse(whole).error?.issues ?? [];
  const stays = (path: Path) =>
    showsUnpublished() && !left.some((issue) => path.every((part, at) => issue.path[at] === part));
  return { facts: schema.safeParse(withoutDrafts(whole, stays)).data, mistakes };
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
