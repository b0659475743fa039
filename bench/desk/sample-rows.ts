import { createHash } from "node:crypto";
import { seeded, seededId } from "../../tests/server/fixtures/seeded.ts";

/** Rows of the store's tables by their names, as an agency's inbox of years holds them; the same at every run. */
export type SampleRows = Record<
  "submissions" | "cvs" | "outbox",
  Record<string, string | number | null | Buffer>[]
>;

const firstNames = [
  "Asha",
  "Ravi",
  "Sunita",
  "Amit",
  "Kavita",
  "Imran",
  "Pooja",
  "Deepak",
  "आशा",
  "रवि",
  "सुनीता",
  "Neha",
];
const lastNames = [
  "Verma",
  "Sahu",
  "Patel",
  "Agrawal",
  "Khan",
  "Mishra",
  "Dewangan",
  "वर्मा",
  "साहू",
  "Tiwari",
];
const services = [
  "Outdoor Advertising",
  "Digital Marketing",
  "Branding",
  "Radio",
  "Print",
  "Events",
  "Films",
  "Society Branding",
];
const positions = ["Designer", "Copywriter", "Account manager", "Intern"];
const hindi = ["होर्डिंग", "विज्ञापन", "दुकान", "नमस्ते", "कृपया", "रायपुर", "कीमत"];

/** @param count so many, over three years, nine in ten done */
export function* sampleRows(count: number, batch: number): Generator<SampleRows> {
  const random = seeded(14);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const words = Array.from({ length: 8_000 }, (_, index) => syllables(index));
  const end = Date.now();
  const step = (3 * 365 * 24 * 60 * 60 * 1000) / count;
  let rows: SampleRows = { submissions: [], cvs: [], outbox: [] };
  for (let number = 0; number < count; number += 1) {
    const id = seededId(random);
    const received = Math.round(end - (count - number) * step);
    const at = new Date(received).toISOString();
    const isApplication = random() < 0.1;
    const phone = `+91 ${90_000 + Math.floor(random() * 9_999)} ${String(Math.floor(random() * 99_999)).padStart(5, "0")}`;
    const text = Array.from(
      { length: 20 + Math.floor(random() * 40) },
      () => words[Math.floor(random() ** 3 * words.length)],
    );
    if (random() < 0.6) text.push("Raipur");
    if (random() < 0.1) text.push(pick(hindi));
    if (number % 20_000 === 7) text.push("Zanzibar");
    const [first, last] = [pick(firstNames), pick(lastNames)];
    const fields = isApplication
      ? {
          position: pick(positions),
          firstName: first,
          lastName: last,
          experience: "3",
          phone,
          email: `${number}@example.com`,
        }
      : { name: `${first} ${last}`, phone, service: pick(services), message: text.join(" ") };
    const chance = random();
    const recent = number > count * 0.95;
    const state = chance < 0.04 ? "quarantined" : chance < 0.05 ? "withdrawn" : recent ? "new" : "done";
    const suspicion = state === "quarantined" ? "the hidden box was ticked" : null;
    const done_at = state === "done" ? new Date(received + Math.floor(random() * 1e9)).toISOString() : null;
    const digest = createHash("sha256").update(id).digest("hex");
    rows.submissions.push({
      ...{
        id,
        kind: isApplication ? "application" : "enquiry",
        received_at: at,
        state,
        suspicion,
        digest,
        done_at,
      },
      fields: JSON.stringify(fields),
    });
    if (isApplication) {
      const bytes = Buffer.alloc(2_000, number);
      rows.cvs.push({
        submission_id: id,
        kind: "pdf",
        name: `cv-${first}.pdf`,
        sha256: digest,
        size: 2_000,
        bytes,
      });
    }
    if (!suspicion) rows.outbox.push({ submission_id: id, state: "sent", attempts: 1, due_at: at });
    if (rows.submissions.length === batch) {
      yield rows;
      rows = { submissions: [], cvs: [], outbox: [] };
    }
  }
  if (rows.submissions.length > 0) yield rows;
}

function syllables(index: number): string {
  const parts = [
    "ba",
    "ko",
    "ri",
    "ta",
    "mu",
    "ne",
    "so",
    "la",
    "di",
    "pa",
    "ghe",
    "cho",
    "van",
    "shi",
    "jo",
    "ku",
    "ro",
    "bhi",
    "ma",
    "thu",
  ];
  let word = "";
  for (let rest = index + 20; rest > 0; rest = Math.floor(rest / parts.length))
    word += parts[rest % parts.length];
  return word;
}
