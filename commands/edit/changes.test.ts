import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const wall = [
  { file: "pictures/words.yaml", from: "before", to: "after" },
  { file: "pictures/wall.jpg", from: undefined, to: "after" },
  { file: "pictures/wall.webp", from: "before", to: undefined },
];

test("A picture in the place of another is saved with its words last, whose change tells the site that all is there", () => {
  using folder = pictures();
  expect(save(folder.path)).toEqual(["pictures/wall.jpg", "pictures/wall.webp", "pictures/words.yaml"]);
  expect(existsSync(path.join(folder.path, "content/pictures/wall.webp"))).toBe(false);
  expect(textOf(folder.path, "content/pictures/words.yaml")).toBe("after");
});

test("a save of several files of which one can’t be written changes none of them", () => {
  using folder = pictures();
  expect(save(folder.path, "words.yaml")).toMatch(/words\.yaml/);
  expect(readdirSync(path.join(folder.path, "content/pictures"))).toEqual(["wall.webp", "words.yaml"]);
  expect(textOf(folder.path, "content/pictures/wall.webp")).toBe("before");
  expect(readdirSync(path.join(folder.path, ".generated"))).toEqual([]);
});

test("where not even that can be put back, it is said what is changed and where the old text is", () => {
  using folder = pictures();
  const said = save(folder.path, "words.yaml", "wall.webp");
  const [, kept = ""] =
    /content\/pictures\/wall\.webp is changed all the same; .* is in (\S+)$/.exec(said) ?? [];
  expect(textOf(folder.path, kept)).toBe("before");
});

function pictures() {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-changes-"));
  mkdirSync(path.join(folder.path, "content/pictures"), { recursive: true });
  for (const file of ["words.yaml", "wall.webp"])
    writeFileSync(path.join(folder.path, "content/pictures", file), "before");
  return folder;
}

/** Saves the wall. @param fails files that nothing can be moved to @returns the files as written, or what is said of a failure */
function save(folder: string, ...fails: string[]) {
  const script = `
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const rename = fs.renameSync;
    fs.renameSync = (from, to) => {
      if (${JSON.stringify(fails)}.some((name) => to.endsWith(name))) throw new Error("no way to " + to);
      rename(from, to);
    };
    syncBuiltinESMExports();
    const { Changes } = await import(${JSON.stringify(path.resolve("commands/edit/changes.ts"))});
    try {
      const { files } = new Changes().save("Picture wall", ${JSON.stringify(wall)});
      console.log(JSON.stringify(files.map(({ file }) => file)));
    } catch (error) {
      console.log(JSON.stringify(error.message));
    }`;
  const written = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    encoding: "utf8",
  });
  return JSON.parse(written);
}

function textOf(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), "utf8");
}
