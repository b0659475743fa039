import { z } from "zod";
import { cutText } from "../../formats/letters.ts";

/**
 * The rules of both forms, stated once. The server validates by the schemas; the site's build writes the limits into the pages
 * as attributes and hints. Required fields and minimum: the specification, section 5. Lengths, kinds and size of the CV:
 * docs/decisions/forms.md. Lengths are in UTF-16 units, as browsers count.
 */
export const enquiryLimits = {
  name: { required: true, maxLength: 200 },
  phone: { required: true, maxLength: 200 },
  service: { required: true, maxLength: 200 },
  message: { required: true, maxLength: 20_000 },
} as const;

export const applicationLimits = {
  position: { required: true, maxLength: 200 },
  firstName: { required: true, maxLength: 200 },
  lastName: { required: true, maxLength: 200 },
  experience: { required: true, min: 0 },
  phone: { required: true, maxLength: 200 },
  email: { required: true, maxLength: 200 },
  cv: { required: true },
} as const;

/** What a CV may be: `accept` for the file control, `kinds` for a sentence, `maxBytes` in bytes. */
export const cvRules = {
  accept: ".pdf,.doc,.docx,.odt,.rtf,.jpg,.jpeg,.png,.heic,.heif",
  maxBytes: 5 * 1024 * 1024,
  kinds: "PDF, DOC, DOCX, ODT, RTF or a photograph (JPG, PNG, HEIC)",
} as const;

/**
 * Limits of a whole post: bytes with a file and without (JSON, urlencoded; also of each text beside a file), parts, the
 * milliseconds that a person needs at least to fill in a form, and from how many links on it looks like spam.
 */
export const postLimits = {
  maxBytes: 6 * 1024 * 1024,
  maxTextBytes: 256 * 1024,
  maxParts: 32,
  minElapsed: 2_000,
  suspiciousLinks: 3,
} as const;

/** What is said of a visit has no links in it: they are not counted as those of the message are. */
const [pagePath, tag] = [/^\/(?!.*(:\/\/|www\.))[^?#]*/i, /^(?!.*(:\/\/|www\.)).+/iu];

/** What a page says of itself and of the visit. It is cleaned and cut, and dropped where it is odd, but never refused. */
const origin = {
  /** Hindi is kept, so that the staff answer in Hindi. */
  language: z
    .literal("hi")
    .transform(() => "Hindi" as const)
    .optional()
    .catch(undefined),
  /** The form's own page, the one before it, and the first of the visit, each without its query. */
  page: trace(pagePath),
  fromPage: trace(pagePath),
  firstPage: trace(pagePath),
  /** The name of the site that led there. */
  referrer: trace(/^[\w.-]+$/),
  utm_source: trace(tag),
  utm_medium: trace(tag),
  utm_campaign: trace(tag),
  utm_content: trace(tag),
  utm_term: trace(tag),
  /** That there was such a mark of an advertisement, not the mark itself. */
  gclid: trace(/^yes$/),
  msclkid: trace(/^yes$/),
  fbclid: trace(/^yes$/),
};

/**
 * An e-mail address as browsers judge it (HTML, `type=email`), with letters of any script on both sides of the @ (RFC 6531), as
 * राम@उदाहरण.भारत. The fixed lengths keep the time in proportion to the text.
 */
const address =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

export const enquirySchema = z.object({
  name: line(enquiryLimits.name.maxLength),
  phone: line(enquiryLimits.phone.maxLength, cleanPhone),
  service: line(enquiryLimits.service.maxLength),
  message: paragraphs(enquiryLimits.message.maxLength),
  ...origin,
});

export const applicationSchema = z.object({
  position: line(applicationLimits.position.maxLength),
  firstName: line(applicationLimits.firstName.maxLength),
  lastName: line(applicationLimits.lastName.maxLength),
  experience: years(),
  phone: line(applicationLimits.phone.maxLength, cleanPhone),
  email: line(applicationLimits.email.maxLength, cleanEmail).regex(address, problem("address")),
  ...origin,
});

export const contactWays = ["Call", "Walk-in", "WhatsApp", "Other"] as const;

/** An enquiry entered at the desk: whatever is known, cleaned and cut like what a page says of itself. */
export const enteredSchema = z.object({
  name: trace(),
  phone: trace(),
  email: trace(),
  service: trace(),
  message: paragraphs(enquiryLimits.message.maxLength).optional().catch(undefined),
  via: z.enum(contactWays),
});

/** What can be corrected: all of what was entered by hand; of what was sent, who it is from and what it says. */
export const correctionSchema = enteredSchema
  .partial({ via: true })
  .extend({ firstName: trace(), lastName: trace() });

export type Enquiry = z.output<typeof enquirySchema>;
export type EnteredEnquiry = z.output<typeof enteredSchema>;
export type Correction = z.output<typeof correctionSchema>;
export type Application = z.output<typeof applicationSchema>;

/**
 * Why a post as a whole is refused, also as the log says it, with the status of the answer; the words for visitors are in
 * `content/pages/form-answers.yaml`. Not 408 for a slow one: on a reused connection, Chromium responds to that by sending the
 * whole request again.
 */
// biome-ignore format: a table
export const formOutcomes = {
  "busy": 503, "cross-site": 403, "failed": 500, "not kept": 503, "too large": 413, "too many": 429, "too many fields": 413,
  "too slow": 400, "unreadable": 400, "wrong key": 403, "wrong type": 415,
} as const;
/** Where fields are to be corrected, the words are those of their problems. */
export type FormOutcome = keyof typeof formOutcomes | "to be corrected";

/** What can be wrong with a field, with words in the same file; the last five with the CV. */
// biome-ignore format: a list of words
export const fieldProblems = [
  "empty", "long", "lines", "number", "address", "missing", "kind", "macros", "infected", "size",
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** An issue's message is its problem's name. */
function problem(name: FieldProblem): FieldProblem {
  return name;
}

/**
 * Tabs come with cells pasted from a spreadsheet, vertical tabs and form feeds with text pasted from a document.
 * @param read what was meant by what was typed
 */
function line(maxLength: number, read = (value: string) => value) {
  return text()
    .overwrite((value) => read(value.replace(/[\t\v\f]+/g, " ")))
    .trim()
    .refine(isVisible, problem("empty"))
    .max(maxLength, problem("long"))
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, problem("lines"));
}

/** Form feeds and vertical tabs come with text pasted from a document, where they mean a new line. */
function paragraphs(maxLength: number) {
  return text()
    .overwrite((value) =>
      value
        .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    )
    .refine(isVisible, problem("empty"))
    .max(maxLength, problem("long"));
}

/** A line that need not be there: without control characters and changes of direction, and cut. */
function trace(pattern = /^.+/u) {
  return text()
    .transform((value) => {
      const plain = value
        .replace(/[^\P{C}\u200c\u200d]|[\u2028\u2029]/gu, " ")
        .replace(/\s+/g, " ")
        .trim();
      const match = isVisible(plain) ? pattern.exec(plain)?.[0] : undefined;
      return match && cutText(match, enquiryLimits.name.maxLength);
    })
    .optional()
    .catch(undefined);
}

/** What comes along with a pasted number or address, such as marks of direction from a list of contacts; no name needs it there. */
function withoutInvisible(value: string): string {
  return value.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "");
}

/** A telephone number with plain blanks and hyphens, which spreadsheets and dialling programs know. */
function cleanPhone(value: string): string {
  return withoutInvisible(value)
    .replace(/\p{Zs}/gu, " ")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** An e-mail address without what surrounds it in a mail or a sentence: `<asha@example.com>.` */
function cleanEmail(value: string): string {
  const plain = withoutInvisible(value).trim();
  let [start, end] = [0, plain.length];
  while ("<(\"'".includes(plain[start] ?? " ")) start += 1;
  while (end > start && ">)\"'.,;।".includes(plain[end - 1] ?? " ")) end -= 1;
  return plain.slice(start, end);
}

/** A number of years as it is clearly meant: in Hindi's digits, with a plus or the word for years behind it, or “fresher” for 0. */
function parseYears(value: string): string {
  const plain = latinDigits(withoutInvisible(value)).replace(/\s+/g, " ").trim();
  if (/^(?:fresher|फ्रेशर|फ़्रेशर)$/iu.test(plain)) return "0";
  return /^(\d{1,2}(?:\.\d{1,2})?) ?\+? ?(?:(?:years?|yrs?|साल|वर्ष)\.?)?$/iu.exec(plain)?.[1] ?? plain;
}

/** A number as browsers write it, exponent included. */
function years() {
  const { min } = applicationLimits.experience;
  return text()
    .overwrite(parseYears)
    .min(1, problem("empty"))
    .refine(
      (value) => /^-?(\d{1,9}|\d{0,9}\.\d{1,9})(e[-+]?\d{1,2})?$/i.test(value) && Number(value) >= min,
      problem("number"),
    );
}

/** Zero-width characters, fillers and the blank Braille pattern are invisible. */
function isVisible(value: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);
}

/** Digits as Hindi writes them, such as those of a telephone number, as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

function text() {
  return z.string(problem("empty")).overwrite(replaceLoneSurrogates);
}

/** As `toWellFormed`, which Safari before 16.4 lacks: the desk's page validates by these rules, too. */
function replaceLoneSurrogates(value: string): string {
  return value.replace(/\p{Surrogate}/gu, "\ufffd");
}

/** The label under which the staff see each field of the two forms, in the order of the columns of an export. */
export const fieldLabels: Record<keyof Enquiry | keyof Application | keyof EnteredEnquiry, string> = {
  name: "Name",
  position: "Position",
  firstName: "First name",
  lastName: "Last name",
  experience: "Years of experience",
  phone: "Phone",
  email: "E-mail",
  service: "Service",
  message: "Message",
  via: "Came by",
  language: "Language of the page",
  page: "Sent on",
  fromPage: "Page before",
  firstPage: "First page",
  referrer: "Site that led here",
  utm_source: "Link: source",
  utm_medium: "Link: medium",
  utm_campaign: "Link: campaign",
  utm_content: "Link: content",
  utm_term: "Link: term",
  gclid: "Google ad",
  msclkid: "Microsoft ad",
  fbclid: "Facebook or Instagram link",
};

/** A field's label, or the field's own name if the forms no longer have such a field. */
export function fieldLabel(name: string): string {
  return (fieldLabels as Record<string, string>)[name] ?? name;
}
