import { randomUUID } from "node:crypto";
import { readEnvironment } from "../../server/environment.ts";
import type { NewSubmission } from "../../server/store/database.ts";
import { openStore } from "../../server/store/store.ts";
import { fillStore, people } from "../../tests/server/fixtures/fill-store.ts";
import { anApplication, anEnquiry } from "../../tests/server/fixtures/new-submissions.ts";

const services = [
  "Outdoor Advertising",
  "Society Branding",
  "Digital Marketing",
  "Print Media",
  "Event Branding",
];
const senders = [
  "Asha Verma",
  "Imran Qureshi",
  "Sunita Agrawal",
  "Deepak Nag",
  "Lata Dewangan",
  "Joseph Xalxo",
];
const messages = [
  "We open a second shop at Telibandha in December and want the whole road to know.\nThree hoardings for four weeks, please, and a quote for lift panels.",
  "Fifty autos for a school's admissions, from January. What does it cost, and who prints?",
  "A quarter page for our saree sale, Diwali week, Raipur edition.",
  "Lift panels in ten societies near Shankar Nagar for a clinic that opens soon.",
];

/** Half a year of invented submissions in the store of a folder, with a note at the last but one: for pictures. */
export async function fillDesk(folder: string): Promise<void> {
  const place = readEnvironment({ DATA_DIR: folder });
  const id = (await fillStore(place, { count: 261, weeks: 25 }, aSubmission)).at(-2) ?? "";
  const store = openStore(place);
  const note = { id: randomUUID(), text: "Called back, sends photographs of the shop." };
  await store.submissions.note(id, note, people.ravi);
  await store.close();
}

function aSubmission(number: number): NewSubmission {
  const name = senders[number % senders.length] ?? "";
  const [firstName = "", lastName = ""] = name.split(" ");
  const spamReason = number % 41 === 40 ? "filled in within 4 ms" : undefined;
  const phone = "+91 00000 00000";
  if (number % 6 === 3) {
    const own = { position: "Graphic Designer", firstName, lastName, phone, email: "name@example.com" };
    return { ...anApplication(Buffer.from("%PDF-1.4"), { ...own, experience: "4" }), spamReason };
  }
  const service = services[(number * number) % services.length] ?? "";
  const message = messages[number % messages.length] ?? "";
  return { ...anEnquiry({ name, phone, service, message }), spamReason };
}
