import type { YAMLParseError } from "yaml";
import type { z } from "zod";

/** A mistake in `content/`: says which file, which field, and what is wanted there. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly file: string;
  readonly field: string;
  readonly remedy: string;

  /**
   * @param file path below the project, for example `content/site.yaml`
   * @param field where in the file, for example `phone.number`
   * @param remedy what is wanted, as a sentence for someone who doesn't program
   */
  constructor(file: string, field: string, remedy: string) {
    super(`${file}: ${field ? `${field}: ` : ""}${remedy}`);
    this.file = file;
    this.field = field;
    this.remedy = remedy;
  }
}

/** The first thing that zod found wrong, as a ContentError that names the field and the wish. */
export function contentErrorFrom(file: string, error: z.ZodError): ContentError {
  const issue = error.issues[0];
  if (!issue) return new ContentError(file, "", error.message);
  return new ContentError(file, fieldName(issue.path), remedyFor(issue));
}

/** What keeps a file from being read as YAML, as a ContentError that names the line. */
export function contentErrorFromYaml(file: string, source: string, error: YAMLParseError): ContentError {
  const { line, col } = error.linePos?.[0] ?? {};
  if (!line || !col) return new ContentError(file, "", unreadable(error.code));
  const text = (source.split("\n")[line - 1] ?? "").slice(col - 1).trim();
  const remedy =
    error.code === "BLOCK_AS_IMPLICIT_KEY" && /:(\s|$)/.test(text)
      ? `there is a colon in the text “${text}”; put this text in quotes`
      : unreadable(error.code);
  return new ContentError(file, `line ${line}`, remedy);
}

function unreadable(code: string): string {
  return `this can't be read as YAML (${code}); often a text with a colon or a # needs quotes around it, or a line is indented wrongly`;
}

function fieldName(path: ReadonlyArray<PropertyKey>): string {
  return path
    .map((part) => (typeof part === "number" ? ` (entry ${part + 1})` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "")
    .replace(/^ /, "");
}

function remedyFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "string" && issue.input instanceof Object && !Array.isArray(issue.input))
        return "write a text here; a text with a colon in it has to stand in quotes";
      return issue.input === undefined
        ? `this field is missing; write ${wanted(issue.expected)} here`
        : `write ${wanted(issue.expected)} here`;
    case "too_small":
      return issue.origin === "string"
        ? `write at least ${issue.minimum} character${issue.minimum === 1 ? "" : "s"} here`
        : issue.origin === "array"
          ? `at least ${issue.minimum} entries are needed here`
          : `write a number of at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string"
        ? `shorten this text to ${issue.maximum} characters or fewer`
        : issue.origin === "array"
          ? `at most ${issue.maximum} entries fit here`
          : `write a number of at most ${issue.maximum}`;
    case "unrecognized_keys":
      return `there is no field named ${issue.keys.map((key) => `“${key}”`).join(", ")}; check the spelling or take it out`;
    case "invalid_value":
      return `write one of: ${issue.values.map((value) => `“${String(value)}”`).join(", ")}`;
    default:
      return issue.message;
  }
}

function wanted(expected: string): string {
  const phrases: Record<string, string> = {
    string: "a text (in quotes if it looks like a number)",
    number: "a number without quotes",
    array: "a list, each entry on a line of its own beginning with “- ”",
    object: "a group of fields, indented by two spaces",
    boolean: "true or false",
    date: "a date such as 2025-01-28",
  };
  return phrases[expected] ?? `a ${expected}`;
}
