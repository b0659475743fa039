import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { takeTurns } from "../process/take-turns.ts";

/** Argon2id at the least that OWASP's Password Storage Cheat Sheet asks for: 19 MiB, two passes; 50 ms on one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;
const saltLength = 16;

const derive = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;
/**
 * However many ask, two are hashed at once; the others wait, and the memory for them is not taken yet. Who is known doesn't
 * wait behind strangers.
 */
const turns = { stranger: takeTurns(2, () => false), known: takeTurns(1, () => false) };

/** A hash of no password, so that one for nobody costs the same time. */
export const nobodysHash = write(cost, randomBytes(saltLength), randomBytes(tagLength));

/**
 * Only for who has shown a link or a password.
 * @returns in the PHC string format, which tells its own cost
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await turns.known(() =>
    derive("argon2id", { ...cost, tagLength, nonce: salt, message: plain(password) }),
  );
  return write(cost, salt, tag);
}

/**
 * @param hash as `hashPassword` made it, perhaps at another cost
 * @param who whether the browser is known, or whose turn it is among strangers
 */
export async function isPassword(
  password: string,
  hash: string,
  who: keyof typeof turns = "stranger",
): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!found) throw new Error("a password's hash cannot be read");
  const [, memory, passes, parallelism, salt = "", tag = ""] = found;
  const expected = Buffer.from(tag, "base64");
  const given = await turns[who](() =>
    derive("argon2id", {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
      nonce: Buffer.from(salt, "base64"),
      message: plain(password),
    }),
  );
  return timingSafeEqual(given, expected);
}

/** The same letters typed on another keyboard are the same password (NIST SP 800-63B-4, 3.1.1.2). */
function plain(password: string): string {
  return password.normalize("NFKC");
}

function write({ memory, passes, parallelism }: typeof cost, salt: Buffer, tag: Buffer): string {
  const [saltText, tagText] = [salt, tag].map((bytes) => bytes.toString("base64").replace(/=+$/, ""));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${tagText}`;
}
