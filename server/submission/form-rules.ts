import { z } from "zod";

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
  accept: ".pdf,.doc,.docx",
  maxBytes: 5 * 1024 * 1024,
  kinds: "PDF, DOC or DOCX",
} as const;

/**
 * Limits of a whole post: bytes with a file and without (JSON, urlencoded; also of each text beside a file), parts, and the
 * milliseconds that a person needs at least to fill in a form.
 */
export const postLimits = {
  maxBytes: 6 * 1024 * 1024,
  maxTextBytes: 256 * 1024,
  maxParts: 20,
  minElapsed: 2_000,
} as const;

export const enquirySchema = z.object({
  name: line("your name", enquiryLimits.name.maxLength),
  phone: line("your phone number", enquiryLimits.phone.maxLength),
  service: line("the service you need", enquiryLimits.service.maxLength),
  message: paragraphs("your message", enquiryLimits.message.maxLength),
  /** Both forms post the language of their page, `en` or `hi`. Hindi is kept, so that the staff answer in Hindi. */
  language: z
    .literal("hi")
    .transform(() => "Hindi" as const)
    .optional()
    .catch(undefined),
});

export const applicationSchema = z.object({
  position: line("the position", applicationLimits.position.maxLength),
  firstName: line("your first name", applicationLimits.firstName.maxLength),
  lastName: line("your last name", applicationLimits.lastName.maxLength),
  experience: years("your years of experience"),
  phone: line("your phone number", applicationLimits.phone.maxLength),
  email: line("your e-mail address", applicationLimits.email.maxLength).regex(
    z.regexes.html5Email,
    "Please enter your e-mail address in full, such as name@example.com.",
  ),
});

export type Enquiry = z.output<typeof enquirySchema>;
export type Application = z.output<typeof applicationSchema>;

/** The messages for a CV that is missing or refused. */
export const cvMessages = {
  missing: `Please attach your CV (${cvRules.kinds}).`,
  kind: `Please attach your CV as ${cvRules.kinds}; this file is none of them.`,
  macros: `Please attach your CV as ${cvRules.kinds} without macros.`,
  infected: `Please attach your CV as ${cvRules.kinds} from another device; the virus scanner refused this file.`,
  size: `Please attach a CV of at most ${cvRules.maxBytes / 1024 / 1024} MB.`,
} as const;

/** Tabs come with cells pasted from a spreadsheet, vertical tabs and form feeds with text pasted from a document. */
function line(field: string, maxLength: number) {
  return text(field)
    .overwrite((value) => value.replace(/[\t\v\f]+/g, " "))
    .trim()
    .refine(isVisible, `Please enter ${field}.`)
    .max(maxLength, `Please shorten ${field} to ${maxLength} characters.`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, `Please enter ${field} in one line, without control characters.`);
}

/** Form feeds and vertical tabs come with text pasted from a document, where they mean a new line. */
function paragraphs(field: string, maxLength: number) {
  return text(field)
    .overwrite((value) =>
      value
        .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
        .replace(/[^\P{Cc}\n\t]/gu, "")
        .trim(),
    )
    .refine(isVisible, `Please enter ${field}.`)
    .max(maxLength, `Please shorten ${field} to ${maxLength} characters.`);
}

/** A number as browsers write it, exponent included; kept as it was typed. */
function years(field: string) {
  const { min } = applicationLimits.experience;
  return text(field)
    .trim()
    .min(1, `Please enter ${field}.`)
    .refine(
      (value) => /^-?(\d{1,9}|\d{0,9}\.\d{1,9})(e[-+]?\d{1,2})?$/i.test(value) && Number(value) >= min,
      `Please enter ${field} as a number, ${min} or more.`,
    );
}

/** Zero-width characters, fillers and the blank Braille pattern are invisible. */
function isVisible(value: string): boolean {
  return /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(value);
}

function text(field: string) {
  return z.string(`Please enter ${field}.`).overwrite((value) => value.toWellFormed());
}

/** The label under which the staff see each field of the two forms, in the order of the columns of an export. */
export const fieldLabels: Record<keyof Enquiry | keyof Application, string> = {
  name: "Name",
  position: "Position",
  firstName: "First name",
  lastName: "Last name",
  experience: "Years of experience",
  phone: "Phone",
  email: "E-mail",
  service: "Service",
  message: "Message",
  language: "Language of the page",
};

/** A field's label, or the field's own name if the forms no longer have such a field. */
export function fieldLabel(name: string): string {
  return (fieldLabels as Record<string, string>)[name] ?? name;
}
