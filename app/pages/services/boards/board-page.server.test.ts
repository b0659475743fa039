import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatDay } from "../../../data/format.ts";
import { inLanguage, openContent, withContent } from "../../../data/open-content.server.ts";
import { provideFacts } from "../../../data/page-facts.ts";
import { readPaths } from "../../../data/paths.server.ts";
import { readPlaceCopy } from "../../../data/places/place-copy.server.ts";
import { readPlaces } from "../../../data/places/places.server.ts";
import { readFacts } from "../../../data/shell.server.ts";
import { PlaceElevation } from "../places/drawings/elevation.tsx";
import { EnglishNote, PlaceRow } from "../places/place-row.tsx";
import { describeReach, readBoardCopy, readBoardPage } from "./board-page.server.ts";

const board = readPlaces().find(({ road }) => road);
const words = {
  title: "",
  approach: "",
  ahead: "",
  letters: "",
  hidden: "",
  clear: "",
  sum: "",
  walk: "",
  source: "",
  standing: "",
};

test.each([
  [20, 40, "183 m, 183 m, 11.1 m a second, 16 seconds"],
  [10, 50, "91 m, 91 m, 13.9 m a second, 7 seconds"],
])(
  "the reading time of a board of %i ft at %i km/h is rounded to whole seconds",
  (height, speed, expected) => {
    if (!board?.road) throw new Error("a board on a road is needed");
    const boards = [
      { kind: "hoarding" as const, kindName: "", count: 1, ...board.boards[0], width: 40, height },
    ];
    const copy = { ...words, answer: "{easy} m, {metres} m, {pace} m a second, {seconds} seconds" };
    expect(describeReach({ ...board, boards, road: { ...board.road, speed, view: 500 } }, copy).answer).toBe(
      expected,
    );
  },
);

test("who passes on foot isn’t told to watch the road", () => {
  const slow = readPlaces().find(({ road }) => road && road.speed < 6);
  const [driver, walker] = [board, slow].map(
    (each) => each && describeReach(each, readBoardCopy().reach).lines[2],
  );
  expect(driver).toContain("driver");
  expect(walker).not.toContain("driver");
});

test("a sample board says so, and search engines get a product of it only when its mark is gone", () => {
  const file = "content/societies.yaml";
  const own = readFileSync(file, "utf8").replace(/^ {2}sample: true\n/gm, "");
  const pattern = readPlaces().find(({ file: from }) => from === file)?.path ?? "";
  const read = () => {
    const { head, sample } = readBoardPage({ pattern });
    return { sample, products: JSON.stringify(head.data).match(/"Product"|"Place"/g)?.length ?? 0 };
  };
  expect(read()).toEqual({ sample: readBoardCopy().sample, products: 0 });
  expect(withContent(openContent(process.cwd(), { [file]: own }), read)).toEqual({ products: 2 });
});

test("a board’s page says until when the board is permitted, and of which day its certificate is; without a permission it says that", () => {
  const { facts: words } = readBoardCopy();
  const papersOf = (board: (typeof boards)[number] | undefined) => {
    const { list, sentences } = readBoardPage({ pattern: board?.path ?? "" }).facts;
    return Object.fromEntries([...list, ...sentences]);
  };
  const boards = readPlaces().filter(({ medium }) => medium === "site");
  const permitted = boards.find(({ permitted, certificate }) => permitted && certificate);
  expect(papersOf(permitted)).toMatchObject({
    [words.permission]: words.until.replace("{day}", formatDay(permitted?.permitted ?? "")),
    [words.certificate]: formatDay(permitted?.certificate ?? ""),
  });
  expect(papersOf(boards.find(({ permitted }) => !permitted))[words.permission]).toBe(words.unpermitted);
});

test("a photograph of a board is shown before its drawing, in an opened row too, and on its page with the day on which it was taken", () => {
  const file = "content/inventory/outdoor.yaml";
  const text = readFileSync(file, "utf8");
  const read = (facts: string) => {
    const changed = text.replace("    name: Siltara gantry\n", `$&${facts}`);
    return withContent(openContent(process.cwd(), { [file]: changed }), () =>
      readBoardPage({ pattern: "/sites/siltara-gantry" }),
    );
  };
  const drawn = read("");
  expect(drawn.caption).toBeUndefined();
  expect(drawn.scale).toContain("Drawn to scale");
  const photo = "    photo: outdoor-advertising-1\n";
  const page = read(`${photo}    photographed: 2026-11-03\n`);
  expect(page.caption).toBe("Photographed on 3 November 2026.");
  const [seen, before] = [page, drawn].map(({ place }) =>
    renderToStaticMarkup(createElement(PlaceElevation, { place })),
  );
  expect(before).toContain('role="img"');
  expect(seen).toMatch(/<img [^>]*src="\/pictures\/outdoor-advertising-1-/);
  provideFacts(readFacts);
  const [row, drawnRow] = [page, drawn].map(({ place }) =>
    renderToStaticMarkup(createElement(PlaceRow, { place, isDrawn: true })),
  );
  expect(row).toMatch(
    /<details.*src="\/pictures\/outdoor-advertising-1-.*src="\/artwork\/siltara-gantry.jpg"/,
  );
  expect(drawnRow).not.toContain("/pictures/");
  expect(() => read(photo)).toThrow(/photographed: write the day on which the photograph was taken/);
});

test("a place has a page in Hindi, on which no English sentence stands, as soon as all its own words are there in Hindi; till then its list says so once", () => {
  const file = "content/hi/societies.yaml";
  const own = readFileSync(file, "utf8");
  const [first, ...others] = readPlaces().map(({ path }) => path);
  const listHindi = (words: string) =>
    withContent(openContent(process.cwd(), { [file]: words }), () =>
      readPaths().inHindi.filter((path) => first === path || others.includes(path)),
    );
  const sayEnglish = (words: string) =>
    withContent(openContent(process.cwd(), { [file]: words }), () =>
      inLanguage("hi", () =>
        renderToStaticMarkup(createElement(EnglishNote, { places: readPlaces() })).includes(
          readPlaceCopy().row.english,
        ),
      ),
    );
  expect(listHindi(own)).toEqual([first, ...others]);
  const shorter = own.replace(/^ {2}blurb: .*\n/m, "");
  expect(listHindi(shorter)).toEqual(others);
  expect([own, shorter].map(sayEnglish)).toEqual([false, true]);
  inLanguage("hi", () => {
    for (const { path } of readPlaces()) {
      const { head, message, about, beside, facts, reach, nearby, template, prices, caption } = readBoardPage(
        {
          pattern: `/hi${path}`,
        },
      );
      const { title, description } = head;
      const list = nearby.list.map(({ place: { name }, what, rent }) => ({ name, what, rent }));
      const shown = { title, description, message, about, beside, facts, reach, template, caption };
      // The name of the source of a rule, and of the price list's own files.
      const text = JSON.stringify({ ...shown, nearby: { ...nearby, list }, prices }).replace(
        "United States Sign Council",
        "",
      );
      expect(text.match(/\p{Ll}{2,} \p{Ll}{2,}( \S+){0,4}/u)?.[0], path).toBeUndefined();
    }
  });
});
