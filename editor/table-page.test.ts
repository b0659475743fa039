import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import { formatCsv } from "../formats/spreadsheet.ts";
import { editWords, send as request } from "../tests/server/fixtures/edit-in-process.ts";

const [sites, societies] = ["inventory/outdoor.yaml", "societies.yaml"];

beforeEach(editWords);

const read = (file: string) => readFileSync(`content/${file}`, "utf8");

async function takeOut(file: string): Promise<string[][]> {
  const response = await request(`table.csv?name=${file}`);
  return parse(Buffer.from(await response.arrayBuffer()), { bom: true });
}

let page = "";

async function send(file: string, form: Record<string, string | File>): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  page = await (await request(`tables?name=${file}`, body)).text();
}

const putIn = (file: string, table: string | Uint8Array<ArrayBuffer>) =>
  send(file, { [`table-${file.replace(/\W+/g, "-")}`]: new File([table], "boards.csv") });

/** Presses Save below what was shown. */
async function save(file: string, form: Record<string, string> = {}): Promise<void> {
  const kept = [...page.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)">/g)];
  await send(file, {
    ...Object.fromEntries(kept.map(([, name, value]) => [name, value])),
    do: "save",
    ...form,
  });
}

/** The parts of the page by their headings, as text. */
function readParts(): Record<string, string> {
  const parts = [
    ...page.matchAll(/<section class="table-rows"><h2>(.*?) <small>.*?<\/h2>(.*?)<\/section>/gs),
  ];
  const strip = (html = "") =>
    html
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  return Object.fromEntries(parts.map(([, heading, rows]) => [heading, strip(rows)]));
}

const findCell = ([head = []]: string[][], row: string[], label: string) => row[head.indexOf(label)];
function setCell([head = []]: string[][], row: string[] | undefined, label: string, value: string): void {
  expect(head).toContain(label);
  (row as string[])[head.indexOf(label)] = value;
}

test("a table that was taken out changes nothing when it comes back, whichever way Excel has saved it", async () => {
  for (const file of [sites, societies]) {
    const rows = await takeOut(file);
    const excel = rows.map((row) =>
      row.map((cell) => cell.replace(/^(\d\d)-(\d\d)-(\d{4})$/, "$1/$2/$3").replace(/^0(\d)$/, "$1")),
    );
    const withSemicolons = excel.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";"));
    const text = `${withSemicolons.join("\r\n")}\r\n`;
    for (const table of [formatCsv(rows), text, Buffer.from(`\ufeff${text}`, "utf16le")]) {
      await putIn(file, table);
      expect(page).toContain(`Nothing is new or changed. ${rows.length - 1} rows are as before.`);
      expect(readParts()).toEqual({});
    }
  }
});

test("each row is shown as new, changed or wrong, and what has none is named, and what is right is saved once that was seen", async () => {
  const before = read(sites);
  const table = await takeOut(sites);
  const gone = table.find((row) => row.includes("Siltara gantry"));
  const [, changed, wrong, stays, ...others] = table.filter((row) => row !== gone);
  setCell(table, changed, "People who pass in a day", "₹1,20,000");
  setCell(table, changed, "Permitted until", "31/3/27");
  setCell(table, wrong, "Certificate of", "31-02-2026");
  setCell(table, wrong, "Lit after dark", "perhaps");
  setCell(table, stays, "Photograph", "nowhere");
  setCell(table, stays, "Day of the photograph", "1-11-2026");
  setCell(table, others[0], "Poster drawn on it", "none-of-ours");
  setCell(table, others[1], "When it is booked", "31-02-2099 to 05-03-2099");
  const added = [...(changed as string[])];
  setCell(table, added, "Key", "");
  setCell(table, added, "How many boards alike", "3");
  setCell(table, added, "Name", "पंडरी board, “new”");
  setCell(
    table,
    added,
    "When it is booked",
    "01-12-2099 to 31-12-2099, 2 of them for Nabh Hospital; 2-1-2100 - 05 Jan 2100",
  );
  await putIn(
    sites,
    formatCsv([
      table[0] as string[],
      ...[changed, wrong, stays, ...others, added].map((row) => row as string[]),
    ]),
  );
  expect(read(sites), "nothing is written yet").toBe(before);
  const parts = readParts();
  expect(parts.Changed).toMatch(/People who pass in a day: “95000” becomes “120000”/);
  expect(parts.Changed).toContain("Permitted until: “31 March 2027”");
  expect(parts.Wrong).toMatch(/Telibandha unipole row 3, telibandha-unipole/);
  expect(parts.Wrong).toMatch(
    /Lit after dark: Write yes or no\. .*Certificate of: “31-02-2026” is no day; write one that there is, such as 31-12-2026/,
  );
  expect(parts.Wrong).toMatch(/Photograph: There is no picture “nowhere”/);
  expect(parts.Wrong).toMatch(
    /When it is booked: “31-02-2099” is no day; write one that there is, such as 31-12-2026/,
  );
  expect(parts.Wrong).toMatch(/Poster drawn on it: There is no poster “none-of-ours”/);
  expect(parts.New).toContain("पंडरी board, “new”");
  expect(parts["Without a row"]).toContain(findCell(table, gone as string[], "Name"));

  await save(sites);
  const after = read(sites);
  expect(after).toContain("# key       what its Hindi stands below");
  expect(
    after.replace(/passers: 120000/, "passers: 95000").replace(/ +permitted: 2027-03-31\n/, ""),
  ).toContain(before.trimEnd());
  expect(after).toContain("name: पंडरी board, “new”");
  expect(after).toMatch(/until: 2099-12-31,? *\n? *count: 2,? *\n? *for: Nabh Hospital/);
  // The same table once more, with one of its mistakes corrected: what was saved is no second place.
  setCell(table, wrong, "Lit after dark", "no");
  setCell(table, added, "How many boards alike", "4");
  await putIn(sites, formatCsv([table[0] as string[], wrong as string[], added]));
  expect(readParts().Changed).toMatch(/^पंडरी board, “new” row 3, .* “3” becomes “4”\.$/);
  expect(readParts().New).toBeUndefined();
});

test("another name for a board that a plan to begin with names is refused, and the page says where", async () => {
  const before = read(sites);
  const table = await takeOut(sites);
  setCell(
    table,
    table.find((row) => row.includes("Station Road hoarding")),
    "Name",
    "Station Road board",
  );
  await putIn(sites, formatCsv(table));
  expect(page).toContain("no society and no site is called “station-road-hoarding” in addresses");
  await save(sites);
  expect(page).toContain("Nothing was saved.");
  expect(read(sites)).toBe(before);
});

test("in a table without keys a row is known by its name, as the page says", async () => {
  const table = await takeOut(sites);
  const [, board = []] = table;
  const name = String(findCell(table, board, "Name"));
  await putIn(
    sites,
    formatCsv([
      ["Name", "People who pass in a day"],
      [name, "77"],
    ]),
  );
  expect(readParts().Changed).toMatch(new RegExp(`^${name} row 2, .*becomes “77”`));
  expect(readParts().New).toBeUndefined();
});

test("the page of the tables says where rents are, which no table has", async () => {
  expect(await (await request("tables")).text()).toMatch(/rents are in <a href="file\?name=prices\.yaml">/);
});

test("a workbook, and a table whose ₹ and हिंदी are lost already, are refused with what to do", async () => {
  const utf8 = "CSV UTF-8 (Comma delimited)";
  for (const bytes of [Buffer.from("PK\u0003\u0004\0\0"), Buffer.from([0x4b, 0x65, 0x79, 0x0a, 0x96])]) {
    await putIn(sites, Uint8Array.from(bytes));
    expect(page).toContain(utf8);
  }
  await putIn(sites, "Board;Rent\r\nJaistambh;60000\r\n");
  expect(page).toMatch(
    /<a href="#table-inventory-outdoor-yaml">.*: the table<\/a>: It has no column “Key” or “Name”/,
  );
  expect(page).not.toContain("Picture file");
  await putIn(sites, 'Key,Name\r\n"jaistambh-hoarding,Jaistambh\r\n');
  expect(page).toContain("a quotation mark doesn’t match another");
});

test("no cell of a table is read as a formula, and what guards it is gone when it comes back", async () => {
  const table = await takeOut(sites);
  setCell(table, table[1], "Whom it faces", '=HYPERLINK("https://evil.example")');
  await putIn(sites, formatCsv(table));
  await save(sites);
  expect(findCell(table, (await takeOut(sites))[1] as string[], "Whom it faces")).toBe(
    "'=HYPERLINK(“https://evil.example”)",
  );
  await putIn(sites, formatCsv(await takeOut(sites)));
  expect(page).toContain("Nothing is new or changed.");
});
