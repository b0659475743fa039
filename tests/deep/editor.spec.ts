import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyWords } from "../project-copy.ts";
import { type RunningEditor, startEditor } from "../server/fixtures/start-editor.ts";
import { expect, test } from "../site/fixtures.ts";

// The editor's script runs once a page is whole: it forgets what is saved now, and scrolls back to where Save was pressed.
let folder: string;
let editor: RunningEditor;
// In turn: side by side each worker would start an editor of its own.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "chowk-words-"));
  copyWords(folder);
  for (const file of ["public", ...globSync(".generated/*.woff2")])
    symlinkSync(path.resolve(file), path.join(folder, file));
  editor = await startEditor(folder, {}, path.resolve("tests/server/fixtures/serve-editor.ts"));
});
test.afterAll(async () => {
  await editor?.stop();
  rmSync(folder, { recursive: true });
});

const societies = () => readFileSync(path.join(folder, "content/societies.yaml"), "utf8");

test("one of the staff starts a society in the editor, and is told of a mistake in words", async ({
  page,
}) => {
  await page.goto(editor.start);
  await page.getByRole("link", { name: "Society", exact: true }).click();
  await page.getByLabel("Its name or title").fill("Lotus Lane");
  await page.getByRole("button", { name: "Begin" }).click();
  const people = page.getByLabel("People who live there");
  await people.fill("many");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const missingRegion = page.getByRole("region", { name: "Still missing" });
  await expect(missingRegion).toContainText(/Lotus Lane, People who live there.*write a whole number/i);
  await expect(people).toHaveValue("many");
  await page.waitForLoadState();
  await people.fill("1,200");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(missingRegion).toContainText("Lotus Lane, Flats");
  await expect(missingRegion).not.toContainText("People who live there");
  expect(societies()).toContain("people: 1200");
});

test("what was typed and not saved is offered on the first page, put back, and forgotten once it is saved", async ({
  page,
}) => {
  await page.goto(`${editor.start}file?name=pages/career.yaml`);
  await page.getByLabel("Title", { exact: true }).first().fill("Come and paint with us");
  await page.goto(editor.start);
  await page.getByText("Typed in “Career”, and not saved.").waitFor();
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByLabel("Title", { exact: true }).first()).toHaveValue("Come and paint with us");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved.").waitFor();
  await page.waitForLoadState();
  await page.goto(editor.start);
  await expect(page.getByText("and not saved")).toHaveCount(0);
});

test("what was typed into something new is offered when it is begun again, and put back", async ({
  page,
}) => {
  const people = page.getByLabel("People who live there");
  const begin = async () => {
    await page.goto(`${editor.start}new?kind=society`);
    await page.getByLabel("Its name or title").fill("Rose Court");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.waitForLoadState();
  };
  await begin();
  await people.fill("1200");
  await begin();
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(people).toHaveValue("1200");
});

test("a text pasted from Word into a story keeps its headings, lists and table, below ten fields that are asked first", async ({
  page,
}) => {
  await page.goto(`${editor.start}new?kind=story`);
  await page.getByLabel("Its name or title").fill("Lamps for a month");
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForLoadState();
  await expect(page.locator("form > .group [name^='field:']:not([type=hidden]):visible")).toHaveCount(10);
  const item = (text: string, sign: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span><![endif]>${text}</p>`;
  const cells = (...texts: string[]) =>
    `<tr>${texts.map((text) => `<td><p class=MsoNormal>${text}</p></td>`).join("")}</tr>`;
  const copied = `<html><style>p { color: red }</style><body><h1>The plan</h1><p class=MsoNormal>Twelve <b>lamp
 posts</b>, see <a href="https://example.com/">the map</a>.</p>${item("Pandri", "·")}${item("Gole Bazar", "·")}<h2>By day</h2>${item("Monday", "1.")}<p><b style="font-weight:normal"><span style="font-weight:700">Bold</span> in Google Docs</b></p>
<table>${cells("Area", "Guests")}${cells("Pandri", "1,200")}</table></body></html>`;
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("As agreed:Thank you.");
  await text.evaluate((field, html) => {
    field.focus();
    (field as HTMLTextAreaElement).setSelectionRange("As agreed:".length, "As agreed:".length);
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
  await expect(text).toHaveValue(
    [
      "As agreed:",
      "## The plan\n\nTwelve **lamp posts**, see [the map](https://example.com/).",
      "- Pandri\n- Gole Bazar",
      "### By day",
      "1. Monday",
      "**Bold** in Google Docs",
      "| Area | Guests |\n| --- | ---: |\n| Pandri | 1,200 |",
      "Thank you.",
    ].join("\n\n"),
  );
});

test("a position that is moved up stays folded or open as it was, and is where one goes on", async ({
  page,
}) => {
  await page.goto(`${editor.start}file?name=pages/career.yaml`);
  const position = (index: number) => page.locator(`#field-positions-list-entry-${index}-`);
  const summary = (index: number) => position(index).locator("summary").first();
  const readTitle = async (index: number) => (await summary(index).innerText()).slice(3);
  const [second, third] = [await readTitle(2), await readTitle(3)];
  await summary(2).click();
  await page
    .locator("li")
    .filter({ has: position(3) })
    .last()
    .getByRole("button", { name: /up$/ })
    .last()
    .click();
  await expect(summary(2)).toHaveText(`2. ${third}`);
  await expect(position(2)).toBeFocused();
  await expect(position(2)).not.toHaveAttribute("open");
  await expect(summary(3)).toHaveText(`3. ${second}`);
  await expect(position(3)).toHaveAttribute("open");
});
