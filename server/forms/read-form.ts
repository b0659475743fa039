import type { Readable } from "node:stream";
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { cvMessages, cvRules, postLimits } from "../submission/form-rules.ts";
import type { ByteAccount } from "./byte-budget.ts";
import { FormError } from "./form-error.ts";
import { limitBody, tooLarge } from "./limit-body.ts";

/** A post as it comes in. */
export type FormPost = { headers: Headers; body: Readable };

/** A post that is not yet validated. Of a repeated field the first counts. */
export type PostedForm = {
  fields: Record<string, string>;
  /** The file in the pieces in which it came. Joining them doubles the memory, so that waits for its turn. */
  cv: { name: string; chunks: Uint8Array[] } | undefined;
};

/**
 * Reads a post's body within the limits.
 * @param account from which the bytes are taken; the caller closes it
 * @throws FormError 400 unreadable or too slow, 413 too large, 415 another type or compressed, 503 too much at once
 */
export async function readForm({ headers, body }: FormPost, account: ByteAccount): Promise<PostedForm> {
  const type = headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const read = readers.get(kind);
  if (!read) {
    throw new FormError(
      415,
      "wrong type",
      "This address takes a form: multipart/form-data, urlencoded or JSON.",
    );
  }
  if ((headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity") {
    throw new FormError(415, "wrong type", "This address takes no compressed forms.");
  }
  const maxBytes = kind === "multipart/form-data" ? postLimits.maxBytes : postLimits.maxTextBytes;
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks = limitBody(body, account, maxBytes);
  try {
    return await read(chunks, type);
  } catch (error) {
    throw asFormError(error);
  } finally {
    await chunks.return();
  }
}

type Read = (body: AsyncGenerator<Uint8Array>, type: string) => Promise<PostedForm>;

const readers = new Map<string, Read>([
  ["multipart/form-data", readMultipart],
  ["application/x-www-form-urlencoded", readUrlencoded],
  ["application/json", readJson],
]);

async function readMultipart(body: AsyncGenerator<Uint8Array>, type: string): Promise<PostedForm> {
  const form: PostedForm = { fields: Object.create(null), cv: undefined };
  const boundary = getMultipartBoundary(type) ?? "";
  // RFC 2046, 5.1.1. With every piece that arrives, the parser may compare as many characters as the boundary has, squared.
  if (boundary.length < 1 || boundary.length > 70) throw new RangeError("no boundary of 1 to 70 characters");
  const parser = new MultipartParser(boundary, {
    maxParts: postLimits.maxParts,
    maxFileSize: cvRules.maxBytes,
  });
  for await (const chunk of body) for (const part of parser.write(chunk)) takePart(form, part);
  parser.finish();
  return form;
}

function takePart(form: PostedForm, part: MultipartPart): void {
  const { name } = part;
  if (!name) return;
  if (!part.isFile && part.size > postLimits.maxTextBytes) throw tooLarge(postLimits.maxTextBytes);
  if (!part.isFile) form.fields[name] ??= part.text;
  else if (name === "cv" && part.size > 0) form.cv ??= { name: part.filename ?? "", chunks: part.content };
}

async function readUrlencoded(body: AsyncGenerator<Uint8Array>): Promise<PostedForm> {
  const bytes = await readAll(body);
  let pairs = 1;
  for (const byte of bytes) if (byte === ampersand) pairs += 1;
  if (pairs > postLimits.maxParts) throw tooManyFields();
  return { fields: fieldsOf(new URLSearchParams(new TextDecoder().decode(bytes))), cv: undefined };
}

const ampersand = 38;

async function readJson(body: AsyncGenerator<Uint8Array>): Promise<PostedForm> {
  const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await readAll(body)));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new SyntaxError("no object");
  const entries = Object.entries(value);
  if (entries.length > postLimits.maxParts) throw tooManyFields();
  const plain = entries.filter(([, written]) => ["string", "number", "boolean"].includes(typeof written));
  return { fields: fieldsOf(plain), cv: undefined };
}

function fieldsOf(entries: Iterable<[string, unknown]>): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) fields[name] ??= String(value);
  return fields;
}

async function readAll(body: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function asFormError(error: unknown): FormError {
  if (error instanceof FormError) return error;
  if (error instanceof MaxFileSizeExceededError) {
    return new FormError(413, "too large", cvMessages.size, { errors: { cv: cvMessages.size } });
  }
  if (error instanceof MaxPartsExceededError) return tooManyFields();
  return new FormError(400, "unreadable", "This form arrived damaged. Please send it again.");
}

function tooManyFields(): FormError {
  return new FormError(413, "too large", `This form has too many fields: at most ${postLimits.maxParts}.`);
}
