import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { checkContent, findDraftMistakes } from "../app/check-content.server.ts";
import { readClients } from "../app/data/clients.server.ts";
import { parseMark } from "../app/data/mark.server.ts";
import { getField, openContent, withContent } from "../app/data/open-content.server.ts";
import { readStoryPage } from "../app/pages/work/story-page.server.ts";
import { readText } from "./content-file.ts";
import { type EntryKind, findDrawingFile, findKind, kinds } from "./entry-kinds.ts";
import { createEntry, prepareDrawing, toDrawing } from "./new-entry.ts";

checkContent();
afterEach(() => void vi.unstubAllEnvs());

const begin = (kind: string, name: string) => createEntry(findKind(kind) as EntryKind, name);

describe("A new entry created from its name alone", () => {
  test.each([
    ["article", "Why a Board Has Seven Words", "blog/Why-a-Board-Has-Seven-Words.md"],
    ["service", "Lamp Post Boards", "services/lamp-post-boards.yaml"],
    ["page", "Terms of a Trial", "pages/Terms-of-a-Trial.md"],
  ])("is its own file for a kind such as %s: a draft", (kind, name, file) => {
    const draft = begin(kind, name);
    expect(draft.file).toBe(file);
    expect(draft.text).toMatch(/^draft: true$/m);
  });

  test.each([
    ["client", "clients.yaml"],
    ["society", "societies.yaml"],
  ])("is added to the list for a kind such as %s, and every existing line stays", (kind, file) => {
    const before = readText(file) ?? "";
    const draft = begin(kind, "One of a Trial");
    expect(draft.file).toBe(file);
    expect(draft.text.startsWith(before.trimEnd())).toBe(true);
    expect(draft.text.slice(before.length)).toMatch(/name: "?One of a Trial"?\n[\s\S]*draft: true/);
  });

  test("prevents neither a build nor a preview, whatever it lacks", () => {
    const changes = Object.keys(kinds).flatMap((name) => {
      const { file, at, text, facts } = begin(name, `A ${name} of a Trial`);
      const drawing = findDrawingFile(file, at, facts);
      return [[file, text], ...prepareDrawing(drawing).map(({ file, to }) => [file, String(to)])];
    });
    const content = () =>
      openContent(
        process.cwd(),
        Object.fromEntries(changes.map(([file, text]) => [`content/${file}`, text])),
      );
    const mistakes = () => withContent(content(), checkContent).filter(({ isAdvice }) => !isAdvice);
    expect(mistakes()).toEqual([]);
    vi.stubEnv("SHOW_UNPUBLISHED", "1");
    expect(mistakes()).toEqual([]);
  });

  test("can be looked at where it is a case story, with ??? for the words that are missing", () => {
    vi.stubEnv("SHOW_UNPUBLISHED", "1");
    const { file, text } = begin("story", "Lamps for a Month");
    withContent(openContent(process.cwd(), { [`content/${file}`]: text }), () => {
      const path = "/work/lamps-for-a-month";
      expect(findDraftMistakes(path)).toEqual([]);
      expect(readStoryPage({ pattern: path })).toMatchObject({ title: "Lamps for a Month", result: "???" });
    });
  });

  test.each([
    ["article", ["category", "cover", "service"]],
    ["story", ["client", "picture", "services"]],
    ["service", ["hero", "next"]],
  ])("of a kind such as %s has nothing chosen beforehand where the choice matters", (kind, fields) => {
    const { facts } = begin(kind, "One of a Trial");
    for (const field of fields) expect([field, [getField(facts, field)].flat()]).toEqual([field, [""]]);
  });

  test.each([
    ["a file that is there", "article", "SEO Optimization", /nothing is overwritten; take another/],
    ["the address of another page", "page", "About", /\/About is the address of another page/],
    ["a client that is there", "client", readClients()[0]?.name ?? "", /there is a client called “/],
    ["a name that is missing", "society", "", /write its name first/],
    ["a name in Hindi", "article", "दिवाली पर सड़कें", /write it in Latin letters/],
    ["a name longer than a file’s can be", "article", "a".repeat(300), /shorten it to 100 characters/],
  ])("is refused for %s, and the error says what to do", (_title, kind, name, remedy) => {
    expect(() => begin(kind, name)).toThrow(remedy);
  });
});

test("a client’s coloured picture becomes its logo as it is, on a ground on which it is seen", async () => {
  const draw = (colour: string, kind: "png" | "jpeg") =>
    sharp({ create: { width: 900, height: 300, channels: 4, background: "#0000" } })
      .composite([{ input: { create: { width: 600, height: 200, channels: 4, background: colour } } }])
      .toFormat(kind)
      .toBuffer();
  const readFrame = async (name: string, bytes: Uint8Array) => {
    const logo = await toDrawing(new File([bytes as BlobPart], name));
    const { body } = parseMark(logo.name, logo.text);
    expect(logo.text.length).toBeLessThan(12_000);
    const [, ground, picture = ""] = /fill="(#\w+)".*base64,([^"]+)/.exec(body) ?? [];
    const { data } = await sharp(Buffer.from(picture, "base64")).raw().toBuffer({ resolveWithObject: true });
    return [ground, data.subarray(4 * 80 * 161, 4 * 80 * 161 + 4)] as const;
  };
  const [ground, [red = 0, green = 0, blue = 0]] = await readFrame("Logo.PNG", await draw("#d02010", "png"));
  expect(ground).toBe("#fff");
  expect(red - Math.max(green, blue)).toBeGreaterThan(100);
  expect((await readFrame("white.png", await draw("#ffffff", "png")))[0]).toBe("#111");
  expect((await readFrame("logo.jpg", await draw("#d02010", "jpeg")))[0]).toBe("#fff");
  const foreign = '<svg viewBox="0 0 100 100"><rect width="9"/><image href="https://evil.example/x"/></svg>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M1 1h5v5z"/></svg>';
  for (const text of ["no picture", drawing])
    await expect(toDrawing(new File([text], "logo.png"))).rejects.toThrow(/can’t be read as a picture/);
  expect(() => parseMark("logo.svg", foreign)).toThrow(/photograph/);
});

test("the agency’s own logo is sent beside its name, and keeps its colours", () => {
  const drawing = findDrawingFile("site.yaml", [], {});
  const logo = {
    name: "Ours.svg",
    text: '<svg viewBox="0 0 9 9"><path fill="#c8502b" d="M1 1h9v9z"/><path d="M2 2h4v4z"/></svg>',
  };
  expect(prepareDrawing(drawing, logo)).toEqual([
    { file: "logo.svg", from: readText("logo.svg"), to: logo.text },
  ]);
  expect(prepareDrawing(drawing)).toEqual([]);
  expect(() => prepareDrawing("clients/dhoop.svg", logo)).toThrow(/2 colours/);
});
