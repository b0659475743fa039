import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { createTally } from "../http/connection-limits.ts";
import { cvRules, postLimits } from "../submission/form-rules.ts";
import { FormError } from "./form-error.ts";

export type FormPost = { headers: Headers; body: Readable };

/** A post that is not yet validated. Of a repeated field the first counts. */
export type PostedForm = {
  fields: Record<string, string>;
  /** The file in the pieces in which it came. Joining them doubles the memory, so that waits for its turn. */
  cv: { name: string; chunks: Uint8Array[] } | undefined;
};

/**
 * Reads a post's body within the limits.
 * @param account the caller closes it
 * @throws FormError 400 unreadable or too slow, 413 too large, 415 another type or compressed, 503 too much at once
 */
export async function readForm({ headers, body }: FormPost, account: ByteAccount): Promise<PostedForm> {
  const type = headers.get("content-type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase() ?? "";
  const read = readers.get(kind);
  const isCompressed = (headers.get("content-encoding") ?? "identity").toLowerCase() !== "identity";
  if (!read || isCompressed) throw new FormError("wrong type");
  const maxBytes = kind === "multipart/form-data" ? postLimits.maxBytes : postLimits.maxTextBytes;
  if (Number(headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks = limitBody(body, account, maxBytes);
  try {
    return await read(chunks, type);
  } catch (error) {
    throw explainUnreadable(error);
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
  if (boundary.length < 1 || boundary.length > 70) throw new FormError("unreadable");
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
  const bytes = await buffer(body);
  let pairs = 1;
  for (const byte of bytes) if (byte === ampersand) pairs += 1;
  if (pairs > postLimits.maxParts) throw new FormError("too many fields");
  return { fields: fieldsOf(new URLSearchParams(new TextDecoder().decode(bytes))), cv: undefined };
}

const ampersand = 38;

async function readJson(body: AsyncGenerator<Uint8Array>): Promise<PostedForm> {
  const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await buffer(body)));
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new FormError("unreadable");
  const entries = Object.entries(value);
  if (entries.length > postLimits.maxParts) throw new FormError("too many fields");
  const plain = entries.filter(([, value]) => ["string", "number", "boolean"].includes(typeof value));
  return { fields: fieldsOf(plain), cv: undefined };
}

function fieldsOf(entries: Iterable<[string, unknown]>): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) fields[name] ??= String(value);
  return fields;
}

/** What the reader of a body says about the body, as what the visitor is told; any other error is ours, and stays as it is. */
function explainUnreadable(error: unknown): unknown {
  if (error instanceof MaxFileSizeExceededError) {
    const size = { problem: "size", limit: formatBytes(cvRules.maxBytes) } as const;
    return new FormError("too large", { fields: { cv: size } });
  }
  if (error instanceof MaxPartsExceededError) return new FormError("too many fields");
  const isAboutBody =
    error instanceof MultipartParseError ||
    error instanceof SyntaxError ||
    Object(error).code === "ERR_ENCODING_INVALID_ENCODED_DATA";
  return isAboutBody ? new FormError("unreadable") : error;
}

/**
 * The slowest that a body may arrive: 64 kbit/s, and never more than `lagMs` behind that. So a short form has a minute, a
 * connection that stalls now and then is tolerated, and a body that hardly progresses is dropped after a minute, however fast it
 * began. For a large CV, the page's own five minutes end earlier (`timeoutMs` of the application form).
 */
const slowest = { bytesPerSecond: 8 * 1024, lagMs: 60_000 };

/**
 * Passes on a post's body as it arrives, up to `maxBytes`. Its speed is checked whenever a piece arrives; `openServer` cuts a
 * connection on which nothing arrives.
 * @throws FormError 413 beyond the limit, 503 if too many bytes are held at once, 400 if it arrives too slowly or breaks off
 */
export async function* limitBody(
  body: Readable,
  account: ByteAccount,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  let total = 0;
  let pieces: Uint8Array[] = [];
  let due = performance.now() + slowest.lagMs;
  for await (const chunk of receive(body)) {
    total += chunk.length;
    if (total > maxBytes) throw tooLarge(maxBytes);
    const now = performance.now();
    due = Math.min(due + (chunk.length / slowest.bytesPerSecond) * 1_000, now + slowest.lagMs);
    if (now > due) throw new FormError("too slow");
    if (!account.take(chunk.length)) {
      throw new FormError("busy", { retryAfter: 30 });
    }
    if (pieces.length > 0 && (chunk.length >= crumb || pieces.length > 64)) {
      yield join(pieces);
      pieces = [];
    }
    pieces.push(chunk);
  }
  if (pieces.length > 0) yield join(pieces);
}

/** @throws FormError 400 if the sender breaks off */
async function* receive(body: Readable): AsyncGenerator<Buffer, void> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch {
    throw new FormError("unreadable");
  }
}

/** There is nearly always only one piece, which need not be copied. */
function join(pieces: readonly Uint8Array[]): Uint8Array {
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}

function tooLarge(maxBytes: number): FormError {
  return new FormError("too large", { limit: formatBytes(maxBytes) });
}

function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`;
}

/**
 * Bytes: the line break after a body's last boundary may arrive as a separate packet, which the parser takes for "data after
 * the end"; pieces this small are passed on together with the one before.
 */
const crumb = 16;

export type ByteBudget = ReturnType<typeof createByteBudget>;
export type ByteAccount = ReturnType<ByteBudget["open"]>;

const megabyte = 1024 * 1024;
const uploadsPerAddress = 2;

/**
 * Prevents many large posts from filling the memory, and a few addresses from blocking the forms for everybody else. A post no
 * larger than a form without a file uses a reserve of 16 MB, at most 1 MB of it for one address. Anything larger is an upload:
 * two at a time for each address, and 128 MB in all. So eight addresses leave half of the reserve and a quarter of the rest.
 */
export function createByteBudget() {
  const reserve = createTally(16 * megabyte, 1 * megabyte);
  const uploads = createTally(Infinity, uploadsPerAddress);
  const uploadBytes = createTally(128 * megabyte, uploadsPerAddress * postLimits.maxBytes);
  return {
    /** @param address of the sender, as for the rate limit */
    open(address: string) {
      let tally = reserve;
      let balance = 0;
      return {
        /** @returns false if there are not enough bytes left in all, or for this address */
        take(bytes: number): boolean {
          let amount = bytes;
          if (tally === reserve && balance + bytes > postLimits.maxTextBytes) {
            if (!uploads.add(address, 1)) return false;
            reserve.add(address, -balance);
            amount += balance;
            balance = 0;
            tally = uploadBytes;
          }
          if (!tally.add(address, amount)) return false;
          balance += amount;
          return true;
        },
        close() {
          tally.add(address, -balance);
          if (tally === uploadBytes) uploads.add(address, -1);
          tally = reserve;
          balance = 0;
        },
      };
    },
  };
}
