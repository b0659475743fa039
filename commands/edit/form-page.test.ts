import { expect, test } from "vitest";
import { clientSchema, readClients } from "../../app/data/clients.server.ts";
import { peekContent } from "../../app/data/peek-content.server.ts";
import { readPrices } from "../../app/pages/services/prices.server.ts";
import { textOf } from "./content-file.ts";
import { placeOf } from "./findings.ts";
import { formPage } from "./form-page.ts";
import { shapeOf } from "./shape.ts";

const editor = { base: "/secret", site: "http://localhost:3000" };

test("a client’s form shows the logo as it is, beside the field that replaces it", () => {
  readClients();
  const file = "clients.yaml";
  const { key } = (peekContent(file) as { key: string }[])[0] ?? { key: "" };
  const form = formPage(editor, {
    ...{ file, at: [0], state: "" },
    shape: { type: "array", items: shapeOf(clientSchema) },
    draft: textOf(file) ?? "",
  });
  const logo = encodeURIComponent(textOf(`clients/${key}.svg`) ?? "").replaceAll("'", "&#39;");
  expect(String(form)).toContain(`${logo}" alt="The logo as it is now"`);
});

test("advice on a row of the prices names the row and the field as the form does", () => {
  const [first] = readPrices().parts;
  expect(placeOf("hi/prices.yaml", "parts (entry 1).rows (entry 1).inIt")).toBe(
    `Services 1, Work, ${first?.rows[0]?.what}, Included`,
  );
});
