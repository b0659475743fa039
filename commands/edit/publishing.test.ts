import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkContent } from "../../app/check-content.server.ts";
import { switchLink } from "../release/release-folders.ts";
import { createEditor } from "./create-editor.ts";

const home = process.cwd();

test("what will change is told by what visitors see, and so it is after going back", async () => {
  checkContent();
  const { request } = createEditor("secret", 3001, "http://localhost:3000");
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-releases-"));
  onTestFinished(() => {
    process.chdir(home);
    folder.remove();
  });
  const filter = (file: string) => !/\.(webp|jpe?g|png)$/.test(file);
  for (const project of ["releases/1", "releases/2", "."])
    for (const name of ["content", ".generated/pictures.json"])
      cpSync(name, path.join(folder.path, project, name), { recursive: true, filter });
  process.chdir(folder.path);
  const about = readFileSync("content/pages/about.yaml", "utf8");
  const [, title = ""] = /^title: (.*)$/m.exec(about) ?? [];
  writeFileSync(
    "releases/1/content/pages/about.yaml",
    about.replace(/^title: .*$/m, "title: Where roads meet"),
  );
  switchLink(".", "current", { number: 2, folder: "releases/2" });
  mkdirSync("commands");
  writeFileSync(
    "commands/release.ts",
    'import { renameSync, symlinkSync } from "node:fs"; symlinkSync("releases/1", "fresh"); renameSync("fresh", "current");',
  );

  const address = "http://localhost:3001/secret/publish";
  const headers = {
    Host: "localhost:3001",
    Origin: "http://localhost:3001",
    "Sec-Fetch-Site": "same-origin",
  };
  let page = "";
  const open = async () => (page = await (await request(address, { headers })).text());
  const back = "Back to what was published before";
  expect(await open()).toContain("Nothing: the words and pictures are those that were published last.");
  expect(page).toContain(back);
  await request(address, { method: "POST", headers, body: new URLSearchParams({ do: "back" }) });
  await expect.poll(open).toContain("Gone back: visitors see what was published before.");
  expect(page).toContain(`“Where roads meet” becomes “${title}”`);
  expect(page).not.toContain(back);
  expect(await open()).not.toContain("Gone back");
});
