import { parseObject } from "../parse-object.ts";

/** What a form server answered: ours, or the third-party service of the specification. */
type FormAnswer = {
  success: boolean;
  /** Why the form was not taken; empty where the answer doesn't say. */
  reason: string;
  /** By field, what is wrong with it. */
  problems: Record<string, string>;
};

/** Reads the text of a form server's answer. A text that isn't JSON says nothing. */
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
