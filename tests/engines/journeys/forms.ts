import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import type { Target, Visitor } from "../visitors/visitor.ts";
import { application, enquiry } from "./copy.ts";
import type { Journey } from "./journeys.ts";

/** Written with more than the Latin alphabet, as people in Raipur write. */
const asked = {
  name: "Asha वर्मा",
  phone: "+91 00000 00001",
  service: "Print Media",
  message: "A quarter page for our saree sale.",
};
const applied = {
  position: "Graphic designer",
  firstName: "Ravi",
  lastName: "Sahu",
  experience: "2.5",
  phone: "+91 00000 00002",
  email: "ravi.sahu@example.com",
};

export const formJourneys: Journey[] = [
  {
    title: "an enquiry is written, sent, thanked for, and lies in the staff's inbox",
    width: 360,
    async walk(visitor, { inbox }) {
      await visitor.open("/Contact");
      await fillEnquiry(visitor);
      await visitor.click({ role: "button", name: enquiry.button });
      await visitor.expectSeen({ role: "status", text: enquiry.status.sent });
      await visitor.eventually(() => visitor.property({ label: enquiry.fields.name.label }, "value"), "");
      expect(await inbox()).toContainEqual(expect.objectContaining({ kind: "enquiry", fields: asked }));
    },
  },
  {
    title: "an enquiry arrives without script, and the page says so",
    width: 360,
    settings: { script: false },
    async walk(visitor, { inbox }) {
      await visitor.open("/Contact");
      await fillEnquiry(visitor, "Without script: ");
      await visitor.click({ role: "button", name: enquiry.button });
      await visitor.expectPath("/Contact#sent");
      await visitor.expectSeen({ text: enquiry.status.sent });
      const fields = { ...asked, message: `Without script: ${asked.message}` };
      expect(await inbox()).toContainEqual(expect.objectContaining({ kind: "enquiry", fields }));
    },
  },
  {
    title: "an application with its CV is sent, thanked for, and lies in the staff's inbox",
    width: 360,
    async walk(visitor, { inbox, folder }) {
      const cv = path.join(folder, "ravi-sahu.pdf");
      // Large enough that the page watches it go.
      writeFileSync(cv, "%PDF-1.7\nRavi Sahu\n".padEnd(1024 * 1024));
      await visitor.open("/career");
      for (const [name, value] of Object.entries(applied) as [keyof typeof applied, string][])
        await visitor.type({ label: application.fields[name].label }, value);
      await visitor.attach({ label: application.fields.cv.label }, cv);
      await visitor.click({ role: "button", name: application.button });
      await visitor.expectSeen({ role: "status", text: application.status.sent });
      expect(await inbox()).toContainEqual(
        expect.objectContaining({ fields: applied, cv: expect.objectContaining({ name: "ravi-sahu.pdf" }) }),
      );
    },
  },
];

async function fillEnquiry(visitor: Visitor, before = ""): Promise<void> {
  const field = (name: keyof typeof enquiry.fields): Target => ({ label: enquiry.fields[name].label });
  await visitor.type(field("name"), asked.name);
  await visitor.type(field("phone"), asked.phone);
  await visitor.choose(field("service"), asked.service);
  await visitor.type(field("message"), before + asked.message);
}
