import type { BuildManifest } from "../files/build-manifest.ts";
import { Refused } from "./refused.ts";
import { passwordLimits } from "./requests.ts";

/**
 * Refuses a password that would be among the first to be guessed: one of the 49,233 most common ones (zxcvbn's list, made
 * from leaked passwords), one of those surrounded by digits and punctuation, a short piece repeated, the person's own address, or
 * little more than the site's name (NIST SP 800-63B-4, 3.1.1.2: words of the context, and derivatives).
 * @param whose the account's address, and the site
 * @param field under whose name the refusal is reported
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
  return isCommon ? "Many people use this one, so it is guessed first." : undefined;
}

/** Repetition adds nothing, so a single piece must be long enough; digits that count the repetitions are ignored. */
function whyRepeated(folded: string): string | undefined {
  const letters = lettersOf(folded);
  const isRepeated = [folded, ...(letters.length >= 8 ? [letters] : [])].some((text) => {
    const { length } = repeatedIn(text);
    return length < text.length && length < passwordLimits.minLength;
  });
  return isRepeated ? "It repeats itself, which is soon guessed." : undefined;
}

/** The beginning of which a text is a repetition, the last time perhaps cut short; else the whole text. */
function repeatedIn(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1)
    if (text.slice(length) === text.slice(0, -length)) return text.slice(0, length);
  return text;
}

/** Without the name of the site or its host, and without digits and punctuation, at least a word must be left. */
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
  return isNamed ? "It is little more than the name of this site, which is guessed first." : undefined;
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}+/gu, "");
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is chosen, since it takes a few megabytes. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].map(String)),
  );
  return list;
}
