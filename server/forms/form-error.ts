import type { z } from "zod";

export class FormError extends Error {
  override name = "FormError";
  readonly status: Status;
  /** For the log. */
  readonly outcome: Outcome;
  /** By field: what the visitor can correct. */
  readonly errors: Record<string, string> | undefined;
  /** The same as the schema reports it. */
  readonly issues: z.core.$ZodIssue[];
  /** Seconds until another attempt makes sense. */
  readonly retryAfter: number | undefined;

  /** @param status 422 for what the visitor can correct */
  constructor(
    status: Status,
    outcome: Outcome,
    message: string,
    more: { errors?: Record<string, string>; issues?: z.core.$ZodIssue[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.outcome = outcome;
    this.errors = more.errors;
    this.issues = more.issues ?? [];
    this.retryAfter = more.retryAfter;
  }
}

export type Outcome =
  | "busy"
  | "cross-site"
  | "failed"
  | "not kept"
  | "to be mended"
  | "too large"
  | "too many"
  | "too slow"
  | "unreadable"
  | "wrong key"
  | "wrong type";

type Status = 400 | 403 | 413 | 415 | 422 | 429 | 500 | 503;

const retry = "फिर भेजिए, या हमें फ़ोन कीजिए।";
const failure = `यहाँ कुछ गड़बड़ हुई। ${retry}`;

const answers: Record<Outcome, string> = {
  busy: "अभी एक साथ बहुत कुछ आ रहा है। एक मिनट बाद फिर भेजिए।",
  "cross-site": "यह फ़ॉर्म हमारी अपनी वेबसाइट से ही भेजा जा सकता है।",
  failed: failure,
  "not kept": `अभी संदेश सहेजा नहीं जा सका। एक मिनट बाद ${retry}`,
  "to be mended": failure,
  "too large": "संदेश बहुत बड़ा है। छोटा करके फिर भेजिए।",
  "too many": "थोड़ी देर में बहुत सारे संदेश आए हैं। एक मिनट बाद फिर भेजिए।",
  "too slow": "संदेश बहुत धीरे पहुँचा। बेहतर नेटवर्क पर फिर भेजिए।",
  unreadable: failure,
  "wrong key": failure,
  "wrong type": failure,
};

/** The fields of the enquiry, the one form that is there in Hindi. */
const fields: Record<string, string> = {
  name: "अपना नाम",
  phone: "अपना फ़ोन नंबर",
  service: "सेवा",
  message: "अपना संदेश",
};

/** The same answer in Hindi, for the page in Hindi. What is wrong with a field of the application stays in English. */
export function translateFormError({ outcome, errors, issues }: FormError) {
  if (!errors) return { message: answers[outcome], errors };
  const inHindi = Object.entries(errors).map(([field, english]) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return [field, (issue && fields[field] && problem(fields[field], issue)) ?? english];
  });
  return { message: inHindi[0]?.[1] ?? answers[outcome], errors: Object.fromEntries(inHindi) };
}

function problem(field: string, issue: z.core.$ZodIssue): string {
  if (issue.code === "too_big") return `${field} ${issue.maximum} अक्षरों से छोटा कर लीजिए।`;
  return issue.code === "invalid_format" ? `${field} एक ही लाइन में लिखिए।` : `${field} लिखिए।`;
}
