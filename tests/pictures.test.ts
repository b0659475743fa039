import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readPictureDescriptions } from "../app/data/pictures.server.ts";

const folder = "content/pictures";
const files = readdirSync(folder).filter((file) => /\.(webp|jpe?g|png)$/.test(file));
const names = files.map((file) => file.replace(/\.\w+$/, ""));
const content = textOf("content", /^(?!pictures\/).*\.(ya?ml|md)$/).replace(/^\s*#.*$/gm, "");
/** What hangs in the scenes; the pictures that the scenes themselves make are struck out. */
const scenes = textOf("artwork/scenes", /\.py$/).replace(/^add\('[\w-]+'/gm, "");

describe("The pictures", () => {
  test("every picture says in five words or more what is seen", () => {
    const descriptions = readPictureDescriptions();
    for (const name of names.filter((one) => !sharesWords(one))) {
      const alt = descriptions.get(name)?.alt ?? "";
      expect(alt.split(/\s+/).length, `${name}: “${alt}”`).toBeGreaterThanOrEqual(5);
    }
  });

  test("no words describe a picture that is not there, and no two pictures say the same", () => {
    const descriptions = [...readPictureDescriptions()];
    expect(descriptions.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
    expect(repeated(descriptions.map(([, { alt }]) => alt))).toEqual([]);
  });

  test("every picture that a page names is there", () => {
    const named = [...content.matchAll(/\b(?:picture|tall|hero|cover|photo): ["']?([\w-]+)/g)].map(
      (m) => m[1],
    );
    const listed = [...content.matchAll(/pieces: \[([^\]]+)\]/g)].flatMap((m) => m[1]?.split(/,\s*/) ?? []);
    expect(named.length).toBeGreaterThan(50);
    expect([...named, ...listed].filter((name) => name && !names.includes(name))).toEqual([]);
  });

  test("every picture is shown on a page, or hangs on a board in one that is", () => {
    const shown = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(content);
    const hung = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(scenes);
    const idle = names.filter((name) => {
      const own = sharesWords(name) ?? name;
      return !shown(own) && !hung(name);
    });
    expect(idle).toEqual([]);
  });

  test("every picture is sharp on a large screen: 1600 pixels or more on its longer side", async () => {
    const small: string[] = [];
    for (const file of files) {
      const { width, height } = await sharp(`${folder}/${file}`).metadata();
      if (Math.max(width, height) < 1600) small.push(`${file}: ${width} × ${height}`);
    }
    expect(small).toEqual([]);
  });

  test("no two pictures are the same picture under two names", () => {
    const prints = files.map((file) =>
      createHash("sha256")
        .update(readFileSync(`${folder}/${file}`))
        .digest("hex"),
    );
    expect(repeated(prints).map((print) => files[prints.indexOf(print)])).toEqual([]);
  });

  test("all pictures together are smaller than 60 MB", () => {
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
    expect(bytes).toBeLessThan(60e6);
  });
});

/** The picture whose words a dusk or tall sibling shares; undefined for a picture of its own. */
function sharesWords(name: string): string | undefined {
  const own = name.replace(/(-tall)?(-dusk)?$/, "");
  return own !== name && names.includes(own) ? own : undefined;
}

function textOf(root: string, wanted: RegExp): string {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => wanted.test(file))
    .map((file) => readFileSync(`${root}/${file}`, "utf8"))
    .join("\n");
}

function repeated<T>(list: T[]): T[] {
  return [...new Set(list.filter((one, index) => list.indexOf(one) !== index))];
}
