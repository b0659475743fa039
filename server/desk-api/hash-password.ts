import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { createQueue } from "../queue.ts";

/** Argon2id with the minimum of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes; 50 ms on one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const saltLength = 16;

const derive = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;
/**
 * Only two passwords are hashed at a time, however many arrive; the others wait and use no memory yet. Known browsers do not
 * wait behind strangers.
 */
const queues = { stranger: createQueue(2, () => false), known: createQueue(1, () => false) };

/** The hash of no password, so that a check for an unknown account takes as long. */
export const dummyHash = formatHash(cost, randomBytes(saltLength), randomBytes(tagLength));

/** In the PHC string format, which includes the cost. Only for people who have proved themselves by a link or a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await queues.known(() =>
    derive("argon2id", { ...cost, tagLength, nonce: salt, message: normalize(password) }),
  );
  return formatHash(cost, salt, tag);
}

/** @param hash made by `hashPassword`, perhaps at another cost */
export async function isPassword(
  password: string,
  hash: string,
  queue: keyof typeof queues = "stranger",
): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!match) throw new Error("a password's hash cannot be read");
  const [, memory, passes, parallelism, salt = "", tag = ""] = match;
  const expected = Buffer.from(tag, "base64");
  const actual = await queues[queue](() =>
    derive("argon2id", {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
      nonce: Buffer.from(salt, "base64"),
      message: normalize(password),
    }),
  );
  return timingSafeEqual(actual, expected);
}

/** The same letters typed on another keyboard are the same password (NIST SP 800-63B-4, 3.1.1.2). */
function normalize(password: string): string {
  return password.normalize("NFKC");
}

function formatHash({ memory, passes, parallelism }: typeof cost, salt: Buffer, tag: Buffer): string {
  const [saltText, tagText] = [salt, tag].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${tagText}`;
}
