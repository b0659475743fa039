import { expect, test } from "vitest";
import { clientSchema, readClients } from "../../app/data/clients.server.ts";
import { ContentError } from "../../app/data/content-error.ts";
import { openContent, withContent } from "../../app/data/open-content.server.ts";
import { peekContent } from "../../app/data/peek-content.server.ts";
import { serviceSchema } from "../../app/data/services.server.ts";
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

test("a service that is begun says at which address it will stand, in the letters of that address", () => {
  const file = "services/vehicle-branding.yaml";
  const draft = "name: Vehicle Branding\npath: /Vehicle-Branding\ndraft: true\n";
  const content = openContent(process.cwd(), { [`content/${file}`]: draft });
  const form = withContent(content, () =>
    formPage(editor, {
      ...{ file, at: [], draft, state: "" },
      shape: shapeOf(serviceSchema),
      missing: [new ContentError(`content/${file}`, "tagline", "write something here")],
    }),
  );
  expect(String(form)).toContain("It is kept as a draft at /Vehicle-Branding.");
});

test("advice on a row of the prices names the row and the field as the form does", () => {
  const [first] = readPrices().parts;
  expect(placeOf("hi/prices.yaml", "parts (entry 1).rows (entry 1).inIt")).toBe(
    `Services 1, Work, ${first?.rows[0]?.what}, Included`,
  );
});
