import { parseObject } from "../parse-object.ts";

/** What a form server answered: ours, or the third-party service of the specification. */
type FormAnswer = {
  success: boolean;
  /** Why the form was refused; empty if the answer doesn't say. */
  reason: string;
  /** What is wrong, by field. */
  problems: Record<string, string>;
};

/** Reads the text of a form server's answer. Text that isn't JSON counts as an empty answer. */
export function readAnswer(text: string): FormAnswer {
  const { success, message, errors }: { [name in "success" | "message" | "errors"]?: unknown } =
    parseObject(text) ?? {};
  const problems = typeof errors === "object" ? Object.entries(errors ?? {}) : [];
  return {
    success: success === true,
    reason: typeof message === "string" ? message : "",
    problems: Object.fromEntries(problems.filter(([, problem]) => typeof problem === "string")),
  };
}
