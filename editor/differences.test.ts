import { expect, test } from "vitest";
import { openContent, withContent } from "../app/data/open-content.server.ts";
import { describeDifferences, listDifferences } from "./differences.ts";

function describe(file: string, before: unknown, after: unknown): string[] {
  const content = openContent(process.cwd(), { [`content/${file}`]: JSON.stringify(after) });
  return withContent(content, () => describeDifferences(file, before, after));
}

test("a client who goes and another who comes are told as that, and nobody is mistaken for a neighbour", () => {
  const [dhoop, setu, zaika] = ["Dhoop", "Setu", "Zaika"].map((name) => ({
    key: name.toLowerCase(),
    name,
    trade: "Tea",
  }));
  const lakshya = { key: "lakshya", name: "Lakshya", trade: "Sweets" };
  expect(
    describe("clients.yaml", [dhoop, setu, zaika], [setu, { ...zaika, trade: "Food" }, lakshya]),
  ).toEqual(["Zaika, Trade: “Tea” becomes “Food”", "Entries: “Lakshya” is new", "Entries: “Dhoop” is gone"]);
  expect(describe("clients.yaml", [dhoop, setu], [setu, dhoop])).toEqual(["Entries: in another order"]);
  expect(describe("clients.yaml", [dhoop], [{ ...dhoop, key: "dhoop", name: "Dhoop Tea" }])).toEqual([
    "Dhoop Tea, Name: “Dhoop” becomes “Dhoop Tea”",
  ]);
});

test("a board’s bookings are told by their days, whether they are its first or more of them", () => {
  const name = "Telibandha unipole";
  const board = (...bookings: object[]) => ({ sites: [{ name, ...(bookings.length > 0 && { bookings }) }] });
  const [later, soon] = [{ from: "2027-02-01", until: "2027-02-28" }, { until: "2027-01-15" }];
  const tell = (before: object, after: object) => describe("inventory/outdoor.yaml", before, after);
  const place = `Sites, ${name}, When it is booked`;
  expect(tell(board(), board(soon))).toEqual([`${place}: “until 15 January 2027” is new`]);
  expect(tell(board(soon), board(soon, later))).toEqual([
    `${place}: “from 1 February 2027 until 28 February 2027” is new`,
  ]);
});

test("in a list of words, what was rewritten is told beside what it said", () => {
  expect(describe("pages/home.yaml", { typed: ["One.", "Two."] }, { typed: ["Three.", "Two."] })).toEqual([
    "Lines typed on the board 1: “One.” becomes “Three.”",
  ]);
  expect(describe("pages/home.yaml", { typed: ["One."] }, { typed: ["One.", "Two."] })).toEqual([
    "Lines typed on the board: “Two.” is new",
  ]);
});

test("the Hindi of an article that waits for its day is no more told than the article, before a build and after it", () => {
  const hindi = { "content/hi/blog/Chai.md": "---\ntitle: चाय\n---\nचाय।\n" };
  const article = { "content/blog/Chai.md": "---\ntitle: Chai\ndate: 2999-01-01\n---\nTea.\n" };
  const tell = (before: object) =>
    withContent(openContent(process.cwd(), { ...hindi, ...article }), () =>
      listDifferences(openContent(process.cwd(), { ...before })),
    );
  expect([tell({}), tell(hindi)]).toEqual([[], []]);
});

test("another logo is told as that, without its code", () => {
  const before = openContent(process.cwd(), { "content/clients/kalam.svg": "<svg/>" });
  expect(listDifferences(before)).toEqual([
    expect.objectContaining({ file: "clients/kalam.svg", changes: ["Another drawing"] }),
  ]);
});
