import { z } from "zod";
import { text } from "./schema.ts";
import { sentEmoji } from "./sent-emoji.ts";

/** A field's label, and where it has one its placeholder. */
export const labelled = z.strictObject({ label: text, placeholder: text.optional() });

/** What a form says when a submission was taken. */
export const sentText = text.startsWith(sentEmoji, `begin this text with ${sentEmoji}`);

/** What a form says when a submission was not taken. */
export const failedText = text.startsWith("❌", "begin this text with ❌");
