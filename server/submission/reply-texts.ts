import { z } from "zod";
import { type Kind, kinds, plainText } from "./submission.ts";

/** In UTF-16 units, and how many texts there may be. */
export const replyLimits = { title: 80, text: 4_000, texts: 50 };

/**
 * How many bytes the whole list has at most, as JSON in UTF-8: up to six for each unit (JSON's own signs for control
 * characters; a letter of Hindi takes three), and a hundred for each text's ID and the names of its fields.
 */
export const maxReplyBytes = replyLimits.texts * (6 * (replyLimits.title + replyLimits.text) + 100) + 100;

/** What stands in braces in a text, and is filled in when it is used. */
const replyNames = ["name", "about", "me"] as const;
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

const hasKnownNames = (text: string) =>
  [...text.matchAll(replyNamePattern)].every(([, name = ""]) =>
    (replyNames as readonly string[]).includes(name),
  );

/** The texts for replies, and the version that grows with every change of the list. A message is its problem's name. */
export const replyTexts = z.object({
  version: z.number().int().min(0),
  texts: z
    .array(
      z.object({
        id: z.uuid(),
        // It goes into the record, and PostgreSQL keeps no null character.
        title: z.string().overwrite(plainText).trim().min(1, "no title").max(replyLimits.title, "long title"),
        text: z
          .string()
          .trim()
          .min(1, "no text")
          .max(replyLimits.text, "long text")
          .refine(hasKnownNames, "unknown names"),
        /** What it answers; both where that is empty. */
        kind: z.enum(["", ...kinds]).optional(),
      }),
    )
    .max(replyLimits.texts, "many texts"),
});
export type ReplyTexts = z.output<typeof replyTexts>;
export type ReplyText = ReplyTexts["texts"][number];

export const repliesTo = (kind: Kind, texts: readonly ReplyText[]) =>
  texts.filter((reply) => !reply.kind || reply.kind === kind);
