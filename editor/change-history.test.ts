import { execFileSync } from "node:child_process";
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChangeHistory, signedIn } from "./change-history.ts";

const home = process.cwd();
const wall = [
  { file: "pictures/words.yaml", from: "before", to: "after" },
  { file: "pictures/wall.jpg", from: undefined, to: "after" },
  { file: "pictures/wall.webp", from: "before", to: undefined },
];
const readFile = (file: string) => readFileSync(file, "utf8");

let folder: ReturnType<typeof mkdtempDisposableSync>;
beforeEach(() => {
  folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-changes-"));
  process.chdir(folder.path);
  mkdirSync("content/pictures", { recursive: true });
  for (const file of ["words.yaml", "wall.webp"]) writeFileSync(`content/pictures/${file}`, "before");
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  process.chdir(home);
  folder.remove();
});

test("a replaced picture is saved before its text, because the change of the text makes the site reload", () => {
  const changes = new ChangeHistory();
  const { id, files } = changes.save("Picture wall", wall);
  expect(files().map(({ file }) => file)).toEqual([
    "pictures/wall.jpg",
    "pictures/wall.webp",
    "pictures/words.yaml",
  ]);
  expect(existsSync("content/pictures/wall.webp")).toBe(false);
  expect(readFile("content/pictures/words.yaml")).toBe("after");
  changes.undo(id);
  expect(readdirSync("content/pictures")).toEqual(["wall.webp", "words.yaml"]);
  expect(readFile("content/pictures/words.yaml")).toBe("before");
});

test("if one of several files can’t be saved, none is changed", () => {
  failToWrite("words.yaml");
  expect(() => new ChangeHistory().save("Picture wall", wall)).toThrow(/words\.yaml/);
  expect(readdirSync("content/pictures")).toEqual(["wall.webp", "words.yaml"]);
  expect(readFile("content/pictures/wall.webp")).toBe("before");
  expect(readdirSync(".generated")).toEqual([]);
});

test("if the files can’t be restored either, the error says so, and where the old texts are", () => {
  failToWrite("words.yaml", "wall.webp");
  try {
    new ChangeHistory().save("Picture wall", wall);
    expect.unreachable();
  } catch (error) {
    const { message } = error as Error;
    expect(message).not.toContain("Nothing was changed");
    const [, saving = ""] = /are changed all the same; .* is in (\S+)$/.exec(message) ?? [];
    expect(readdirSync(saving).map((name) => readFile(path.join(saving, name)))).toContain("before");
  }
});

test("a step is taken back from among later ones, unless one of these, which is named, changed the same lines", () => {
  const changes = new ChangeHistory();
  const save = (from: string, to: string) => changes.save("Words", [{ file: "words.yaml", from, to }]);
  const lines = (...texts: string[]) => texts.join("\n\n\n");
  writeFileSync("content/words.yaml", lines("one", "two", "three"));
  const { id } = save(lines("one", "two", "three"), lines("ONE", "two", "three"));
  const later = save(lines("ONE", "two", "three"), lines("ONE", "two", "THREE"));
  changes.undo(id);
  expect(readFile("content/words.yaml")).toBe(lines("one", "two", "THREE"));
  const last = save(lines("one", "two", "THREE"), lines("one", "two", "3"));
  save(lines("one", "two", "3"), lines("1", "two", "3"));
  expect(() => changes.undo(later.id)).toThrow();
  expect(readFile("content/words.yaml")).toBe(lines("1", "two", "3"));
  expect(changes.findBlocker(later.id), "named, though another came after it").toBe(last);
  expect(changes.findBlocker(last.id)).toBeUndefined();
});

function failToWrite(...names: string[]): void {
  const { renameSync } = fs;
  vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (names.some((name) => String(to).endsWith(name))) throw new Error(`no way to ${to}`);
    renameSync(from, to);
  });
  syncBuiltinESMExports();
}

test("nothing is written outside content, whatever a field says that a file is named after", () => {
  for (const file of [
    "clients/../../logo.svg",
    "pictures/../../wall.jpg",
    "/wall.jpg",
    "pictures/..\\wall.jpg",
  ]) {
    const edits = [{ file, from: undefined, to: "after" }];
    expect(() => new ChangeHistory().save("Logo", edits), file).toThrow(
      /which is no place for it; name it with/,
    );
  }
  expect(readdirSync(".")).toEqual(["content"]);
});

test("on a server each step is kept under its person’s name, and can be taken back after a restart", () => {
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8", stdio: "pipe" }).trim();
  const identity = ["-c", "user.name=Engineer", "-c", "user.email=engineer@agency.example"];
  mkdirSync("app");
  for (const file of ["app/routes.ts", "content/site.yaml"]) cpSync(path.join(home, file), file);
  git("init", "-q");
  git("add", "content/pictures", "content/site.yaml");
  git(...identity, "commit", "-qm", "Begin");
  git("add", "app/routes.ts");
  const open = () => new ChangeHistory({ isKept: true });
  const save = (from: string | undefined, to: string) =>
    open().save("Words", [{ file: "words.yaml", from, to }]);
  const olga = { id: "3f2a", name: "Olga <owner>\n" };
  signedIn.run(olga, () => save(undefined, "title: One\n\n\nlead: Two\n"));
  signedIn.run({ id: "4b", name: "रवि" }, () =>
    save("title: One\n\n\nlead: Two\n", "title: Uno\n\n\nlead: Two\n"),
  );
  signedIn.run(olga, () => save("title: Uno\n\n\nlead: Two\n", "title: Uno\n\n\nlead: Due\n"));
  expect(git("log", "--format=%an %ae %s")).toBe(
    "Olga owner 3f2a@desk.invalid Words\nरवि 4b@desk.invalid Words\nOlga owner 3f2a@desk.invalid Words\nEngineer engineer@agency.example Begin",
  );
  expect(git("status", "--porcelain"), "what an engineer had staged stays so").toBe("A  app/routes.ts");
  const later = open();
  expect(later.changes.map(({ person, answers }) => [person, answers])).toEqual([
    ["Olga owner", "Introduction: “Two” becomes “Due”"],
    ["रवि", "Title: “One” becomes “Uno”"],
    ["Olga owner", ""],
    ["Engineer", ""],
  ]);
  signedIn.run(olga, () => later.undo(later.changes[1]?.id ?? 0));
  expect(readFile("content/words.yaml")).toBe("title: One\n\n\nlead: Due\n");
  expect(git("log", "-1", "--format=%an %s")).toBe("Olga owner Taken back: Words");
  const again = open();
  const list = ({ changes }: ChangeHistory) => changes.map(({ title, answers }) => `${title}: ${answers}`);
  expect(list(again).slice(0, 2)).toEqual([
    "Taken back: Words: Title: “Uno” becomes “One”",
    "Words: Introduction: “Two” becomes “Due”",
  ]);
  expect(again.changes).toHaveLength(4);
  signedIn.run(olga, () => again.undo(again.changes[0]?.id ?? 0));
  expect(readFile("content/words.yaml"), "what was taken back by mistake").toBe(
    "title: Uno\n\n\nlead: Due\n",
  );
  expect(list(open())).toEqual(list(again));
  expect(again.changes[0]?.title).toBe("Words");
});

test("what was saved before the editor was started again, and not handed over, can be taken back step by step", () => {
  const git = (...words: string[]) => execFileSync("git", words, { stdio: "pipe" });
  const commit = (title: string) => {
    git("add", "content");
    git("-c", "user.name=Asha", "-c", "user.email=asha@agency.example", "commit", "-qm", title);
  };
  const list = () => new ChangeHistory().changes.map(({ title, answers }) => [title, answers]);
  writeFileSync("content/words.yaml", "title: One\n\n\nlead: Two\n");
  git("init", "-q");
  commit("Begin");
  const save = (from: string, to: string) =>
    new ChangeHistory().save("Words", [{ file: "words.yaml", from, to }]);
  save("title: One\n\n\nlead: Two\n", "title: Uno\n\n\nlead: Two\n");
  save("title: Uno\n\n\nlead: Two\n", "title: Uno\n\n\nlead: Due\n");
  expect(list()).toEqual([
    ["Words", "Introduction: “Two” becomes “Due”"],
    ["Words", "Title: “One” becomes “Uno”"],
    ["Begin", ""],
  ]);
  const later = new ChangeHistory();
  later.undo(later.changes[1]?.id ?? 0);
  expect(readFile("content/words.yaml"), "the neighbour stays").toBe("title: One\n\n\nlead: Due\n");
  expect(list().map(([title]) => title)).toEqual(["Taken back: Words", "Words", "Begin"]);
  writeFileSync("content/words.yaml", "title: One\n\n\nlead: Dos\n");
  expect(list()[0], "changed by another program").toEqual([
    "Not handed over yet: content/words.yaml",
    "Introduction: “Two” becomes “Dos”",
  ]);
  commit("Change the words");
  expect(
    list().map(([title]) => title),
    "handed over",
  ).toEqual(["Change the words", "Begin"]);
  writeFileSync("content/words.yaml", "title: 'One\n");
  expect(list()[0], "what can’t be read, either").toEqual(["Not handed over yet: content/words.yaml", ""]);
});

test("what is saved stays so where the steps can’t be kept for the next start", () => {
  mkdirSync(".generated/saved-steps.json", { recursive: true });
  new ChangeHistory().save("Words", [{ file: "pictures/words.yaml", from: "before", to: "after" }]);
  expect(readFile("content/pictures/words.yaml")).toBe("after");
});

test("on a server a step that can’t be kept isn’t saved", () => {
  expect(() => new ChangeHistory({ isKept: true }).save("Picture wall", wall)).toThrow(/nothing was saved/);
  expect(readdirSync("content/pictures")).toEqual(["wall.webp", "words.yaml"]);
});
