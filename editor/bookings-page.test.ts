import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { addDays, formatDay } from "../app/data/format.ts";
import { indianDay } from "../formats/indian-day.ts";
import { editWords, send } from "../tests/server/fixtures/edit-in-process.ts";

let page = "";
const today = indianDay();

beforeEach(editWords);

const sites = () => readFileSync("content/inventory/outdoor.yaml", "utf8");

/** Sends rows: what a booking was, empty for a new one, the board, its days, for whom. */
async function save(...rows: [was: string, board: string, from: string, until: string, whom: string][]) {
  const form = new FormData();
  for (const row of rows)
    for (const [index, name] of ["was", "board", "from", "until", "whom"].entries())
      form.append(name, row[index] ?? "");
  const response = await send("bookings", form);
  page = await response.text();
  return response.status;
}

const open = async () => {
  page = await (await send("bookings")).text();
};

test("a week’s changes are saved at once: new bookings, one that goes on, one that is taken out", async () => {
  const [soon, later] = [addDays(today, 5), addDays(today, 200)];
  expect(
    await save(
      ["", "Siltara gantry", "", soon, "Nabh Hospital"],
      ["", "jaistambh hoarding", later, later, ""],
    ),
  ).toBe(303);
  expect(sites()).toContain(`bookings: [{ until: ${soon}, for: Nabh Hospital }]`);
  await open();
  const [ends = "", others = ""] = page.split("<h2>New</h2>");
  expect(ends).toContain("<b>Siltara gantry</b>");
  expect(others).toContain("<b>Jaistambh hoarding</b>");
  const [siltara, jaistambh] = [
    JSON.stringify(["Siltara gantry", "", soon, "Nabh Hospital"]),
    JSON.stringify(["Jaistambh hoarding", later, later, ""]),
  ];
  expect(
    await save(
      [siltara, "Siltara gantry", "", later, "Nabh Hospital"],
      [jaistambh, "Jaistambh hoarding", "", "", ""],
    ),
  ).toBe(303);
  expect(sites()).toContain(`bookings: [{ until: ${later}, for: Nabh Hospital }]`);
  expect(sites()).not.toContain(`from: ${later}`);
});

test("two bookings of a board that share a day are refused by name, and nothing of the table is saved", async () => {
  const before = sites();
  const [from, until] = [addDays(today, 10), addDays(today, 20)];
  await save(
    ["", "Siltara gantry", from, until, "Nabh Hospital"],
    ["", "Siltara gantry", until, addDays(today, 30), "Zaika"],
    ["", "Nowhere hoarding", from, until, ""],
    ["", "Jaistambh hoarding", "", addDays(today, -1), ""],
  );
  expect(page).toContain(
    `Siltara gantry is booked already from ${formatDay(from)} to ${formatDay(until)} for Nabh Hospital;`,
  );
  expect(page).toContain("There is no board called “Nowhere hoarding”");
  expect(page).toContain("is over; is the year right?");
  expect(page).toContain('value="Zaika"');
  expect(sites()).toBe(before);
});

test("a booking that a colleague has changed meanwhile is not written over", async () => {
  const day = addDays(today, 40);
  await save(["", "Siltara gantry", "", day, "Nabh Hospital"]);
  const was = JSON.stringify(["Siltara gantry", "", day, "Zaika"]);
  expect(await save([was, "Siltara gantry", "", addDays(today, 50), "Zaika"])).toBe(422);
  expect(page).toContain("Somebody has changed this booking meanwhile");
  expect(sites()).toContain(`{ until: ${day}, for: Nabh Hospital }`);
});
