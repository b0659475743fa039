import { z } from "zod";

/** The texts for replies, and the version that grows with every change of the list. */
export const replyTexts = z.object({
  version: z.number().int().min(0),
  texts: z
    .array(
      z.object({
        id: z.uuid(),
        title: z.string().trim().min(1, "Please enter a title.").max(80, "Please use at most 80 characters."),
        text: z
          .string()
          .trim()
          .min(1, "Please write the text.")
          .max(4_000, "Please use at most 4,000 characters."),
      }),
    )
    .max(50, "There is room for 50 texts."),
});
export type ReplyTexts = z.output<typeof replyTexts>;
export type ReplyText = ReplyTexts["texts"][number];
