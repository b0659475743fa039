import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";

/**
 * What the window shows, as a small file of the guide.
 * @returns the file
 */
export async function keepPicture(page: Page, name: string): Promise<string> {
  const file = path.join("docs/guide", `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  return file;
}
