import path from "node:path";
import { describe, expect, test } from "vitest";
import { ask } from "../../server/fixtures/ask.ts";
import type { Looking } from "./mistakes-while-looking.ts";
import type { Sent } from "./write-what-was-sent.ts";

/** What is promised to those who wrote to the agency, on the machine of whoever changes the site. */
export function whatWasSentStays({ folder, origin }: Pick<Looking, "folder" | "origin">, sent: Sent): void {
  const secret = inAnyForm(sent.text);
  const ends = ["", "?raw", "?import&raw", "?url", "?import&url", "?inline", "?import", "?raw??", "?t=1"];

  describe("Somebody who can reach the site while it is being changed", () => {
    for (const file of sent.files)
      test(`never gets ${file}, however it is asked for`, async () => {
        const whole = path.join(folder(), file);
        const [first = "", ...others] = [`/${file}`, `/@fs${whole}`, `/app/../${file}`].map(encodeURI);
        const spelled = [
          first.toUpperCase(),
          `${first}/`,
          `/${first}`,
          first.replace(/\w(?=\w*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
          first.replaceAll("/", "%2f").replace("%2f", "/"),
        ];
        for (const address of [first, ...others]
          .flatMap((one) => ends.map((end) => one + end))
          .concat(spelled))
          expect((await ask(origin(), address)).text, address).not.toMatch(secret);
      });

    test("reads nothing of the site from a page of another program on the same machine", async () => {
      for (const foreign of ["http://localhost:9999", "http://127.0.0.1", "http://x.localhost:8000"]) {
        const { status, headers } = await ask(origin(), "/app/root.tsx", { headers: { Origin: foreign } });
        expect(status).toBe(200);
        expect(headers["access-control-allow-origin"], foreign).toBeUndefined();
      }
    });
  });
}

/** A text as it is, or as a data address holds it, wherever it begins within a group of three letters. */
function inAnyForm(text: string): RegExp {
  const encoded = [0, 1, 2].map((before) =>
    Buffer.from(" ".repeat(before) + text)
      .toString("base64")
      .slice(before === 0 ? 0 : before + 1, -4)
      .replaceAll("+", "\\+"),
  );
  return new RegExp([text, ...encoded].join("|"));
}
