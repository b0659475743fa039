import type { NewSubmission } from "../../server/store/database.ts";
import { anApplication, anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";
import { seeded } from "../../tests/server/fixtures/seeded.ts";

const firstNames = ["Asha", "Ravi", "Sunita", "Imran", "Pooja", "आशा", "सुनीता"];
const lastNames = ["Verma", "Sahu", "Patel", "Khan", "Dewangan", "वर्मा", "Tiwari"];
const services = ["Outdoor Advertising", "Digital Marketing", "Branding", "Print", "Society Branding"];
const hindi = ["होर्डिंग", "विज्ञापन", "दुकान", "रायपुर"];
const syllables = ["ba", "ko", "ri", "ta", "mu", "ne", "so", "la", "di", "pa", "ghe", "cho", "van", "shi"];

/** Makes submissions like those in an agency's inbox after some years, with many words and names; the same in every run. */
export function sampleSubmissions(): (number: number) => NewSubmission {
  const random = seeded(14);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const word = () => pick(syllables) + pick(syllables) + (random() < 0.5 ? pick(syllables) : "");
  return (number) => {
    const phone = `+91 9${String(Math.floor(random() * 1e9)).padStart(9, "0")}`;
    const [firstName, lastName] = [pick(firstNames), pick(lastNames)];
    if (random() < 0.1) return anApplication(Buffer.alloc(2_000, number), { firstName, lastName, phone });
    const words = Array.from({ length: 20 + Math.floor(random() * 40) }, word);
    if (random() < 0.6) words.push("Raipur");
    if (random() < 0.1) words.push(pick(hindi));
    if (number % 20_000 === 7) words.push("Zanzibar");
    const enquiry = anEnquiry({
      name: `${firstName} ${lastName}`,
      phone,
      service: pick(services),
      message: words.join(" "),
    });
    return { ...enquiry, spamReason: random() < 0.04 ? "the hidden box was ticked" : undefined };
  };
}
