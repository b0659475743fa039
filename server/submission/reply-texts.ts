import { z } from "zod";

/** In UTF-16 units, and how many texts there may be. */
const limits = { title: 80, text: 4_000, texts: 50 };

/**
 * How many bytes the whole list has at most, as JSON in UTF-8: up to six for each unit (JSON's own signs for control
 * characters; a letter of Hindi takes three), and a hundred for each text's ID and the names of its fields.
 */
export const maxReplyBytes = limits.texts * (6 * (limits.title + limits.text) + 100) + 100;

/** What stands in braces in a text, and is filled in when it is used. */
export const replyNames = ["name", "about", "me"] as const;
const replyNamePattern = /\{([^{}]*)\}/g;

/** A text with its names filled in; one that is unknown goes with the space before it. */
export function fillReply(text: string, values: Record<(typeof replyNames)[number], string>): string {
  return text.replace(
    new RegExp(`( ?)${replyNamePattern.source}`, "g"),
    (whole, space: string, field: keyof typeof values) => {
      const value: string | undefined = values[field];
      return value === undefined ? whole : value && space + value;
    },
  );
}

const listNames = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");
const findUnknownNames = (text: string) =>
  [...text.matchAll(replyNamePattern)]
    .map(([, name = ""]) => name)
    .filter((name) => !(replyNames as readonly string[]).includes(name));

/** The texts for replies, and the version that grows with every change of the list. */
export const replyTexts = z.object({
  version: z.number().int().min(0),
  texts: z
    .array(
      z.object({
        id: z.uuid(),
        title: z
          .string()
          .trim()
          .min(1, "Please enter a title.")
          .max(limits.title, `Please use at most ${limits.title} characters.`),
        text: z
          .string()
          .trim()
          .min(1, "Please write the text.")
          .max(limits.text, `Please use at most ${limits.text.toLocaleString("en-IN")} characters.`)
          .superRefine((text, { addIssue }) => {
            const unknown = findUnknownNames(text);
            if (unknown.length > 0)
              addIssue(
                `Nothing can be filled in for ${listNames(unknown)}. There are ${listNames(replyNames)}.`,
              );
          }),
      }),
    )
    .max(limits.texts, `There is room for ${limits.texts} texts.`),
});
export type ReplyTexts = z.output<typeof replyTexts>;
export type ReplyText = ReplyTexts["texts"][number];
