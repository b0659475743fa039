import type { z } from "zod";

/**
 * A mistake in `content/`, or advice: names the file (`content/site.yaml`), the field (`phone.number`) and the remedy, a
 * sentence for someone who doesn't program.
 */
export class ContentError extends Error {
  override name = "ContentError";
  readonly file: string;
  readonly field: string;
  readonly remedy: string;
  /** Counted from 1. */
  readonly line: number | undefined;
  /** Whether it is only advice: reported, but no reason to stop the build. */
  readonly isAdvice: boolean;
  /** Whether it is a text of a Hindi page that is still in English. */
  readonly isUntranslated: boolean;
  /** What else is wrong in the same file. */
  readonly others: readonly ContentError[] = [];

  constructor(
    file: string,
    field: string,
    remedy: string,
    {
      line,
      isAdvice = false,
      isUntranslated = false,
    }: { line?: number | undefined; isAdvice?: boolean; isUntranslated?: boolean } = {},
  ) {
    super(`${file}: ${field ? `${field}: ` : ""}${remedy}`);
    this.file = file;
    this.field = field;
    this.remedy = remedy;
    this.line = line;
    this.isAdvice = isAdvice;
    this.isUntranslated = isUntranslated;
  }
}

/** For what is named in a file and isn't there. */
export function refuseMissing(file: string, field: string, remedy: string): never {
  throw new ContentError(file, field, remedy);
}

/** A remedy as a sentence of its own. */
export function toSentence(remedy: string): string {
  const sentence = (remedy[0] ?? "").toUpperCase() + remedy.slice(1);
  return /[.?!]”?$/.test(sentence) ? sentence : `${sentence}.`;
}

/** A finding on one line, for the terminal: `content/site.yaml:12: phone.number: …`. */
export function formatFinding({ file, line, field, remedy }: ContentError): string {
  const place = line ? `${file}:${line}` : file;
  return `${place}: ${field && !/^line \d+$/.test(field) ? `${field}: ` : ""}${remedy}`;
}

/** How many places of a file the same advice is listed for; where there are more, they are counted. */
const maxPlaces = 3;

/** Findings, of which the same advice on many places of a file stands once, at the first, with how many there are. */
export function countAdvice(findings: ContentError[]): { finding: ContentError; count: number }[] {
  const groups = Map.groupBy(findings, ({ file, remedy, isAdvice, message }) =>
    isAdvice ? `${file} ${remedy}` : message,
  );
  return [...groups.values()].flatMap((group) =>
    group.length > maxPlaces
      ? group.slice(0, 1).map((finding) => ({ finding, count: group.length }))
      : group.map((finding) => ({ finding, count: 1 })),
  );
}

/** Findings for the terminal, one per line: mistakes first, then advice, counted where much of a file needs the same. */
export function formatFindings(findings: ContentError[]): string {
  const mistakes = findings.filter(({ isAdvice }) => !isAdvice).map(formatFinding);
  const advice = countAdvice(findings.filter(({ isAdvice }) => isAdvice)).map(({ finding, count }) =>
    count === 1
      ? `  ${formatFinding(finding)}`
      : `  ${finding.file}:${finding.line ?? 1}: in ${count} places, here first: ${finding.remedy}`,
  );
  if (advice.length > 0) advice.unshift("Advice; the words are published as they are:");
  return [...mistakes, ...advice].join("\n");
}

/**
 * Everything that zod found wrong, each as a ContentError.
 * @param place the path in the file of an issue at this path
 * @param isAdvice whether an issue at this path is only advice
 */
export function toContentErrors(
  file: string,
  { issues }: z.ZodError,
  place: (path: PropertyKey[]) => PropertyKey[],
  isAdvice: (path: PropertyKey[]) => boolean,
): ContentError[] {
  // A field by a wrong name is also missing by its right one: said first is what stands there.
  const rank = ({ code }: z.core.$ZodIssue) => (code === "unrecognized_keys" ? 0 : 1);
  return issues
    .toSorted((a, b) => rank(a) - rank(b))
    .map((issue) => {
      const path =
        issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
      return new ContentError(file, formatFieldPath(place(path)), issue.message, {
        isAdvice: isAdvice(path),
      });
    });
}

/** A path in a file as people read it: `contact.lines (entry 2)`. */
export function formatFieldPath(path: ReadonlyArray<PropertyKey>): string {
  return path
    .map((part) => (typeof part === "number" ? ` (entry ${part + 1})` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "")
    .replace(/^ /, "");
}

/** What zod is to say of an issue for which the schema has no words of its own. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (!issue.path?.length && ["object", "record", "array"].includes(issue.expected))
        return issue.input === null || issue.input === undefined
          ? "this file has nothing but notes; write its fields"
          : "no field can be read here; begin each line with the field’s name, a colon and a space";
      if (issue.expected === "string" && issue.input instanceof Object && !Array.isArray(issue.input))
        return "write a text here; a text with a colon in it has to stand in quotes";
      return issue.input === undefined
        ? `this field is missing; write ${describeType(issue.expected)} here`
        : `write ${describeType(issue.expected)} here`;
    case "too_small":
      return issue.origin === "string"
        ? issue.minimum === 1
          ? "write something here"
          : `write at least ${issue.minimum} characters here`
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
      return undefined;
  }
}

function describeType(expected: string): string {
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
