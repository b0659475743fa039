import type { BuildManifest } from "../files/build-manifest.ts";
import { Refused } from "./refused.ts";
import { passwordLimits } from "./requests.ts";

/**
 * Refuses a password that would be among the first to be tried: one of the 49,233 commonest of zxcvbn's list (which leaked
 * ones were counted for), such a one with figures and signs around it, one short piece over and over, the person's own
 * address, or little more than the site's name (NIST SP 800-63B-4, 3.1.1.2: words of the context, and derivatives).
 * @param whose the account's address, and the site that it is for
 * @param field the field's name, under which it is told
 * @throws Refused 422
 */
export async function refuseCommon(
  password: string,
  whose: { email: string; site: Pick<BuildManifest, "name" | "siteUrl"> },
  field: string,
): Promise<void> {
  const folded = password.normalize("NFKC").toLowerCase();
  const common = await commonPasswords();
  const why =
    whyCommon(folded, whose.email, common) ?? whyRepeated(folded) ?? whyNamed(folded, whose.site, common);
  if (!why) return;
  throw new Refused(422, "This password is too easy to guess.", {
    errors: { [field]: `${why} Please take a few words that don’t belong together.` },
  });
}

function whyCommon(folded: string, email: string, common: ReadonlySet<string>): string | undefined {
  const core = folded.replace(/^[\P{L}]+|[\P{L}]+$/gu, "");
  const isCommon =
    common.has(folded) ||
    common.has(core) ||
    folded.includes(email) ||
    (core.length > 3 && core === email.split("@")[0]);
  return isCommon ? "Many people use this one, so it is tried first." : undefined;
}

/** What is said again adds nothing, so the rest must be long enough; figures that count how often are looked through. */
function whyRepeated(folded: string): string | undefined {
  const letters = lettersOf(folded);
  const isRepeated = [folded, ...(letters.length >= 8 ? [letters] : [])].some((text) => {
    const { length } = repeatedIn(text);
    return length < text.length && length < passwordLimits.minLength;
  });
  return isRepeated ? "It says the same thing over and over, which is soon guessed." : undefined;
}

/** The beginning that a text consists of, again and again, the last time perhaps cut short; else the whole of it. */
function repeatedIn(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  return text;
}

/** Without the site's name or its host's, and without figures and signs, at least a word must be left. */
function whyNamed(
  folded: string,
  { name, siteUrl }: Pick<BuildManifest, "name" | "siteUrl">,
  common: ReadonlySet<string>,
): string | undefined {
  const names = [name, ...new URL(siteUrl).hostname.split(".")]
    .map((one) => lettersOf(one.toLowerCase()))
    .filter((one) => one.length >= 4);
  const letters = lettersOf(folded);
  const rest = names.reduce((left, one) => left.replaceAll(one, ""), letters);
  const isNamed = rest !== letters && (rest.length < 6 || common.has(rest));
  return isNamed ? "It is little more than the name of this site, which is tried first." : undefined;
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}+/gu, "");
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Read when a first password is chosen: it takes a few megabytes. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return list;
}
