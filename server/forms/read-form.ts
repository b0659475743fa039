import type { Readable } from "node:stream";
import { ReadableStream as NodeStream } from "node:stream/web";
import {
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import type { ByteAccount } from "./byte-budget.ts";
import { FormError } from "./form-error.ts";
import { limitBody, tooLarge } from "./limit-body.ts";
import { cvMessages, cvRules, postLimits } from "./rules.ts";

/** A post as it comes in. */
export type FormPost = { headers: Headers; body: Readable };

/** A post as it was written, not yet validated. Of a repeated field the first counts. */
export type PostedForm = {
  fields: Record<string, string>;
  cv: { name: string; bytes: Uint8Array } | undefined;
};

/**
 * Reads a post's body within the limits.
 * @param account pays for the bytes that are held; the caller closes it
 * @throws FormError 400 unreadable, 413 too large, 415 another type, 503 too much at once
 */
export async function readForm({ headers, body }: FormPost, account: ByteAccount): Promise<PostedForm> {
  const type = headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!kinds.has(kind)) {
    throw new FormError(415, "wrong type", "A form is wanted: multipart/form-data, urlencoded or JSON.");
  }
  if (Number(headers.get("content-length") ?? 0) > postLimits.maxBytes) throw tooLarge();
  const chunks = limitBody(body, account);
  try {
    return kind === "application/json" ? await readJson(chunks) : await readFields(chunks, type);
  } catch (error) {
    throw asFormError(error);
  } finally {
    await chunks.return();
  }
}

const kinds = new Set(["multipart/form-data", "application/x-www-form-urlencoded", "application/json"]);

async function readFields(body: AsyncGenerator<Uint8Array>, type: string): Promise<PostedForm> {
  const request = new Request("http://form/", {
    method: "POST",
    headers: { "content-type": type },
    body: NodeStream.from(body),
    duplex: "half",
  } as RequestInit);
  let cv: PostedForm["cv"];
  const limits = {
    maxParts: postLimits.maxParts,
    maxFiles: postLimits.maxParts,
    maxFileSize: cvRules.maxBytes,
    maxTotalSize: postLimits.maxBytes,
  };
  const data = await parseFormData(request, limits, async (file) => {
    if (file.fieldName === "cv" && file.size > 0) cv ??= { name: file.name, bytes: await file.bytes() };
    return null;
  });
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of data) {
    if (typeof value === "string") fields[name] ??= value;
  }
  return { fields, cv };
}

async function readJson(body: AsyncGenerator<Uint8Array>): Promise<PostedForm> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new SyntaxError("no object");
  const entries = Object.entries(value);
  if (entries.length > postLimits.maxParts) throw new MaxPartsExceededError(postLimits.maxParts);
  const fields: Record<string, string> = Object.create(null);
  for (const [name, written] of entries) {
    if (["string", "number", "boolean"].includes(typeof written)) fields[name] = String(written);
  }
  return { fields, cv: undefined };
}

function asFormError(error: unknown): FormError {
  if (error instanceof FormError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof FormError) return cause;
  if (error instanceof MaxFileSizeExceededError) {
    return new FormError(413, "too large", cvMessages.size, { errors: { cv: cvMessages.size } });
  }
  if (error instanceof MaxTotalSizeExceededError) return tooLarge();
  if (error instanceof MaxPartsExceededError || error instanceof MaxFilesExceededError) {
    return new FormError(413, "too large", `This form has too many fields: at most ${postLimits.maxParts}.`);
  }
  return new FormError(400, "unreadable", "This form arrived damaged. Please send it again.");
}
