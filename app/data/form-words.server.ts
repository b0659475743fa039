import { z } from "zod";
import { text } from "./schema.ts";
import { sentMark } from "./sent-mark.ts";

/** A field's label, and where it has one its placeholder. */
export const labelled = z.strictObject({ label: text, placeholder: text.optional() });

/** A text that has places for values, each written as its name in braces. */
export function withPlaces(schema: z.ZodString, ...places: string[]) {
  return schema.superRefine((words, context) => {
    for (const place of places.filter((one) => !words.includes(`{${one}}`)))
      context.addIssue(`write {${place}} where its value is to stand in this sentence`);
  });
}

/** What a form says when a submission was taken. */
export const sentText = text.startsWith(sentMark, `begin this text with ${sentMark}`);

/** What a form says when a submission was not taken. */
export const failedText = text.startsWith("❌", "begin this text with ❌");
