import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const folder = "content/pictures";
const names = Object.keys(parse(readFileSync(`${folder}/pictures-scenes.yaml`, "utf8")));
const content = textOf("content", /^(?!pictures\/).*\.(ya?ml|md)$/).replace(/^\s*#.*$/gm, "");
/** What hangs in the scenes; the pictures that the scenes themselves make are struck out. */
const scenes = textOf("artwork/scenes", /\.py$/).replace(/^add\('[\w-]+'/gm, "");

describe("The pictures that our scripts draw", () => {
  test("every one is shown on a page, or hangs on a board in one that is", () => {
    const shown = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(content);
    const hung = (name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(scenes);
    const idle = names.filter((name) => {
      const own = sharesWords(name) ?? name;
      return !shown(own) && !hung(name);
    });
    expect(idle).toEqual([]);
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
