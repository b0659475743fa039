import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { describe, expect, test } from "vitest";

type Desk = { folder: () => string; page: () => Page; start: () => string };

/** Promises to whoever writes the Hindi of a page in the editor. */
export function writeInHindi({ folder, page, start }: Desk): void {
  const content = (file: string) => readFileSync(path.join(folder(), "content", file), "utf8");
  describe("Somebody who writes Hindi in the editor", () => {
    test("writes a page’s Hindi beside its English, in its own file alone, and empties it again", async () => {
      const english = content("services/print-media.yaml");
      const before = content("hi/services/print-media.yaml");
      await page().goto(`${start()}file?name=services/print-media.yaml`);
      await page().getByRole("link", { name: "Hindi", exact: true }).click();
      await page().getByText("Visitors have no page in Hindi at /hi/").waitFor();
      expect(await page().getByLabel("Large picture").count(), "no pictures").toBe(0);
      expect(await page().getByLabel("Place in the menu").count(), "no figures").toBe(0);
      const line = page().getByLabel("Below the name");
      expect(
        await line.evaluate((input) =>
          (input.getAttribute("aria-describedby") ?? "")
            .split(" ")
            .map((id) => document.getElementById(id)?.textContent)
            .join(" "),
        ),
      ).toContain(/^tagline: "?(.*?)"?$/m.exec(english)?.[1]);
      await line.fill("आज का अख़बार बेचता है।");
      await page().getByRole("button", { name: "Save", exact: true }).click();
      await page().getByText("Saved.").waitFor();
      expect(content("hi/services/print-media.yaml")).toMatch(/^tagline: "?आज का अख़बार बेचता है।"?$/m);
      expect(content("services/print-media.yaml")).toBe(english);
      await line.fill("");
      await page().getByRole("button", { name: "Save", exact: true }).click();
      await page().getByText("Saved.").waitFor();
      expect(content("hi/services/print-media.yaml")).toBe(before);
      await page().getByRole("link", { name: "English", exact: true }).click();
      await page().getByLabel("Place in the menu").waitFor();
    });

    test("begins and ends the Hindi of a page that had none, and is told of a mistake by its label", async () => {
      const file = path.join(folder(), "content/hi/pages/about.yaml");
      await page().goto(`${start()}file?name=hi/pages/about.yaml`);
      const title = page().getByLabel("Title", { exact: true }).first();
      await title.fill("हम कौन हैं".repeat(2));
      await page().getByRole("button", { name: "Save", exact: true }).click();
      await page().getByText("Saved.").waitFor();
      await page().getByText("Visitors read these words on the page in Hindi").waitFor();
      expect(existsSync(file)).toBe(true);
      await title.fill("");
      await page().getByRole("button", { name: "Save", exact: true }).click();
      await page().getByText("Visitors have no page in Hindi at /hi/About").waitFor();
      expect(existsSync(file)).toBe(false);
      await page().getByRole("button", { name: /^Undo/ }).click();
      await page().getByText("Taken back: ").waitFor();
      expect(existsSync(file)).toBe(true);
      rmSync(file);
    });
  });
}
