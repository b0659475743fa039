import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test("A picture in the place of another is saved with its words last, whose change tells the site that all is there", () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-changes-"));
  const at = (file: string) => path.join(folder.path, file);
  for (const part of [".generated", "content/pictures"]) mkdirSync(at(part), { recursive: true });
  for (const file of ["words.yaml", "wall.webp"]) writeFileSync(at(`content/pictures/${file}`), "before");
  const script = `
    import { Changes } from ${JSON.stringify(path.resolve("commands/edit/changes.ts"))};
    const { files } = new Changes().save("Picture wall", [
      { file: "pictures/words.yaml", from: "before", to: "after" },
      { file: "pictures/wall.jpg", from: undefined, to: "after" },
      { file: "pictures/wall.webp", from: "before", to: undefined },
    ]);
    console.log(JSON.stringify(files.map(({ file }) => file)));`;
  const written = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder.path,
    encoding: "utf8",
  });
  expect(JSON.parse(written)).toEqual(["pictures/wall.jpg", "pictures/wall.webp", "pictures/words.yaml"]);
  expect(existsSync(at("content/pictures/wall.webp"))).toBe(false);
  expect(readFileSync(at("content/pictures/words.yaml"), "utf8")).toBe("after");
});
