import { z } from "zod";
import { readEnvironment } from "../../server/environment.ts";
import {
  applicationLimits,
  cvRules,
  enquiryLimits,
  fieldProblems,
  formOutcomes,
} from "../../server/submission/form-rules.ts";
import { memoize } from "./open-content.server.ts";
import { readYaml } from "./read-content.server.ts";
import { text } from "./schema.ts";

/**
 * The rules of both forms as plain values for the pages: per field the attributes that the browser enforces,
 * what a CV may be (`maxBytes` in bytes), and after how many days a submission is erased.
 * @throws OperatorError when RETENTION_DAYS is no number of days
 */
export function listFormRules() {
  const { RETENTION_DAYS } = process.env;
  return {
    enquiry: enquiryLimits,
    application: applicationLimits,
    cv: cvRules,
    retentionDays: readEnvironment({ RETENTION_DAYS }).RETENTION_DAYS,
  };
}

const textFor = (names: readonly string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])));
const answersSchema = z.strictObject({
  answers: textFor(["sent", ...Object.keys(formOutcomes)]),
  fields: textFor([...Object.keys(enquiryLimits), ...Object.keys(applicationLimits)]),
  problems: textFor(fieldProblems),
});

/** What the server answers when a form is sent; the build hands it the words in both languages. */
export const readFormAnswers = memoize(() => readYaml("pages/form-answers.yaml", answersSchema));
