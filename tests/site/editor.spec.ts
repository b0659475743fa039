import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../project-copy.ts";
import { startEditor } from "../server/fixtures/start-editor.ts";
import { expect, test } from "./fixtures.ts";

test("one of the staff begins a society in the editor, is told of a mistake in words, takes the society out and back again", async ({
  page,
}) => {
  const copy = copyProject();
  const read = (file: string) => readFileSync(path.join(copy, "content", file), "utf8");
  const [societies, site] = [read("societies.yaml"), read("site.yaml")];
  const { start, stop } = await startEditor(copy, {}, "tests/server/fixtures/serve-editor.ts");
  try {
    await page.goto(start);
    await page.getByRole("link", { name: "Society", exact: true }).click();
    await page.getByLabel("Its name or title").fill("Lotus Lane");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByLabel("People who live there").fill("1,200");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const missing = page.getByRole("region", { name: "Still missing" });
    await expect(missing.getByText("Lotus Lane, Flats")).toBeVisible();
    expect(read("societies.yaml")).toContain("people: 1200");

    await page.getByRole("link", { name: "Take it out …" }).click();
    await page.getByRole("button", { name: "Take it out" }).click();
    await expect(page.getByText("Saved: “Lotus Lane” taken out")).toBeVisible();
    expect(read("societies.yaml")).toBe(societies);
    await page.getByRole("button", { name: /^Undo/ }).first().click();
    await expect(page.getByText("Taken back: ").first()).toBeVisible();
    expect(read("societies.yaml")).toContain("people: 1200");

    await page.goto(`${start}file?name=site.yaml`);
    await page.getByLabel("E-mail").fill("hello at chowk");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Nothing was saved." })).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/Write an e-mail address\./);
    await expect(page.getByLabel("E-mail")).toHaveValue("hello at chowk");
    expect(read("site.yaml")).toBe(site);
  } finally {
    await page.goto("about:blank");
    await stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
