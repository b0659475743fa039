import { randomUUID } from "node:crypto";
import { readEnvironment } from "../../server/process/environment.ts";
import type { NewSubmission } from "../../server/store/database.ts";
import { openStore } from "../../server/store/store.ts";

const hour = 3_600_000;
const people = { meera: { id: "meera", name: "Meera" }, ravi: { id: "ravi", name: "Ravi" } };
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

/**
 * Half a year of invented submissions in a store, oldest first, most of them done: for pictures.
 * @param folder where the store is
 */
export async function fillDesk(folder: string): Promise<void> {
  let time = Date.now();
  const store = openStore(readEnvironment({ DATA_DIR: folder }), { now: () => new Date(time) });
  const start = time - 25 * 7 * 24 * hour;
  const count = 260;
  for (let number = 0; number <= count; number += 1) {
    // Thicker towards the end, and never twice alike.
    const came = start + (number / count) ** 0.8 * (Date.now() - start - 14 * 60_000);
    time = came;
    const { id } = await store.keep(aSubmission(number));
    const mail = await store.mails.claim();
    if (mail) await store.mails.sent(mail);
    if (aSubmission(number).spamReason) continue;
    if (number > count - 9) {
      if (number === count - 1)
        await store.desk.note(
          id,
          { id: randomUUID(), text: "Called back, sends photographs of the shop." },
          people.ravi,
        );
      continue;
    }
    time = came + (1 + ((number * 7) % 30)) * hour;
    await store.desk.change(id, "done", number % 3 ? people.meera : people.ravi);
  }
  await store.close();
}

function aSubmission(number: number): NewSubmission {
  const name = senders[number % senders.length] ?? "";
  const [firstName = "", lastName = ""] = name.split(" ");
  const spamReason = number % 41 === 40 ? "filled in within 4 ms" : undefined;
  const phone = "+91 00000 00000";
  if (number % 6 === 3) {
    const fields = {
      position: "Graphic Designer",
      firstName,
      lastName,
      experience: "4",
      phone,
      email: "name@example.com",
    };
    const cv = {
      kind: "pdf",
      name: `${firstName} CV.pdf`,
      bytes: Buffer.from("%PDF-1.4"),
      mark: null,
    } as const;
    return { id: randomUUID(), kind: "application", spamReason, fields, cv };
  }
  const service = services[(number * number) % services.length] ?? "";
  const message = messages[number % messages.length] ?? "";
  return { id: randomUUID(), kind: "enquiry", spamReason, fields: { name, phone, service, message } };
}
