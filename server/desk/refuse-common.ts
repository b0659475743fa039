import { Refused } from "./refused.ts";

/**
 * Refuses a password that would be among the first to be tried: one of the 49,233 commonest of zxcvbn's list (which leaked
 * ones were counted for), such a one with figures and signs around it, one piece over and over, or the person's own address.
 * @param field the field's name, under which it is told
 * @throws Refused 422
 */
export async function refuseCommon(password: string, email: string, field: string): Promise<void> {
  const folded = password.normalize("NFKC").toLowerCase();
  const [, piece = folded] = /^(.{1,8}?)\1+$/su.exec(folded) ?? [];
  const core = folded.replace(/^[\P{L}]+|[\P{L}]+$/gu, "");
  const common = await commonPasswords();
  const isWeak =
    [folded, piece, core].some((one) => common.has(one)) ||
    /^(.{1,4})\1+$/su.test(folded) ||
    folded.includes(email) ||
    (core.length > 3 && core === email.split("@")[0]);
  if (!isWeak) return;
  throw new Refused(422, "This password is too easy to guess.", {
    errors: {
      [field]:
        "Many people use this one, so it is tried first. Please take a few words that don’t belong together.",
    },
  });
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Read when a first password is chosen: it takes a few megabytes. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return list;
}
