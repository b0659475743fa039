import type { z } from "zod";
import { contentErrorsFrom } from "../../app/data/content-error.ts";

/** What has been answered so far, by the questions' names. */
export type Answers = Record<string, string>;

/** Something a new entry wants to know: asked at the terminal, or given as `--name`. */
export type Question = {
  name: string;
  /** As it is asked, and as `--help` explains it. */
  asks: string;
  /** The default; without it the question must be answered. */
  usual?: (known: Answers) => string;
  /** Why an answer can't be taken, as a sentence with the remedy; undefined where it can. */
  wrong: (answer: string, known: Answers) => string | undefined;
};

/** A kind of entry that `npm run new` writes. */
export type Kind = {
  /** What it is, for `--help`. */
  about: string;
  /** In the order in which they are asked; the first may stand without its name: `npm run new -- article "Title"`. */
  questions: Question[];
  /** What is written for the answers, none of them wrong. */
  write: (answers: Answers) => Written;
};

/** What comes of the answers. */
export type Written = {
  /** Files by their path below `content/`; none of them may be there. */
  files: { file: string; text: string }[];
  /** An entry at the end of a list that is there already. */
  entry?: { file: string; text: string };
  /** Reads what was written as the site does; throws ContentError. */
  check: () => unknown;
  /** What to do next, a line each. */
  next: string[];
};

/** A question's `wrong` that refuses what a field of a schema refuses, with its sentence. */
export function refusedBy(
  field: z.ZodType,
  read: (answer: string) => unknown = (answer) => answer,
): (answer: string) => string | undefined {
  return (answer) => {
    const result = field.safeParse(read(answer), { reportInput: true });
    return result.success ? undefined : contentErrorsFrom("", result.error)[0]?.remedy;
  };
}

/** A comma-separated answer as a list. */
export function listIn(answer: string): string[] {
  return answer
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
