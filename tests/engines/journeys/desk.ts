import sharp from "sharp";
import { expect } from "vitest";
import { words } from "../../../desk/words.ts";
import { password } from "../../server/fixtures/desk-client.ts";
import { application } from "../../server/fixtures/forms.ts";
import type { Journey } from "./journeys.ts";

export const deskJourneys: Journey[] = [
  {
    title: "one of the staff signs in to the desk, looks at an application and its CV, and marks it done",
    width: 360,
    settings: { whole: true },
    async walk(visitor, { letIn, apply }) {
      const email = await letIn("Lata");
      // Another journey leaves an application of the usual name.
      const firstName = "Devika";
      await apply(firstName, onePage());
      await visitor.load(`${visitor.origin}/desk`);
      await visitor.type({ label: words.email }, email);
      await visitor.type({ label: words.password }, password);
      await visitor.click({ role: "button", name: words.signIn.button });
      const name = `${firstName} ${application.lastName}`;
      await visitor.click({
        role: "link",
        name: new RegExp(name),
        within: { role: "list", name: words.listLabel },
      });
      await visitor.expectSeen({ role: "heading", name });
      await visitor.expectSeen({ role: "link", name: words.cv.download });
      // What WebKit would show of a PDF in its sandbox is a reader without a page.
      const shows = await visitor.evaluate(() => !navigator.vendor.startsWith("Apple"));
      expect(await visitor.count({ role: "button", name: words.cv.show })).toBe(shows ? 1 : 0);
      if (shows) {
        await visitor.click({ role: "button", name: words.cv.show });
        await visitor.expectSeen({ role: "button", name: words.cv.hide });
        await visitor.eventually(async () => hasRed(await visitor.screenshot()), true);
        // Firefox leaves no page in which its reader of PDFs is open.
        await visitor.click({ role: "button", name: words.cv.hide });
      }
      await visitor.click({ role: "button", name: words.actions.done });
      await visitor.expectSeen({ text: words.states.done, within: { role: "article" } });
    },
  },
];

/** Whether anything is as red as nothing on the desk is. */
async function hasRed(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 240 && (data[at + 1] ?? 255) < 15 && (data[at + 2] ?? 255) < 15) return true;
  return false;
}

/** A CV of one page, large red words on it. */
function onePage(): Buffer {
  const words = "1 0 0 rg BT /F 60 Tf 40 600 Td (Ravi Sahu) Tj ET";
  const parts = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let file = "%PDF-1.4\n";
  const places = parts.map((part, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const end = `trailer << /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${places.join("")}${end}`);
}
