import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { switchLink } from "../../release/release-folders.ts";
import { copyWords, git } from "../project-copy.ts";
import { edit, editWords, moveToServer, open, send } from "../server/fixtures/edit-in-process.ts";

let colleague: string;
let page = "";

/** Presses a button of the page and waits for what it says then. */
async function press(action: string, answer: string): Promise<void> {
  const [, seen = ""] = /name="seen" value="(\w+)"/.exec(page) ?? [];
  await open("publish", action === "check" ? {} : { do: action, sentence: "Say where we work", seen });
  await expect.poll(async () => (page = await open("publish")), { interval: 200 }).toContain(answer);
}

let kept: string;

/** The words as git keeps them here, at a colleague’s and on the server between, all packed: few files to copy. */
beforeAll(() => {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-kept-"));
  kept = folder.path;
  const [here, server] = ["here", "server.git"].map((name) => path.join(kept, name)) as [string, string];
  copyWords(here);
  git(kept, "init", "-q", "--template=", here);
  git(here, "add", "content");
  git(here, "commit", "-qm", "Begin");
  git(here, "gc", "-q");
  git(kept, "clone", "-q", "--bare", "--template=", here, server);
  git(kept, "clone", "-q", "--template=", server, "colleague");
  git(here, "remote", "add", "origin", server);
  git(here, "fetch", "-q", "origin");
  return () => folder.remove();
});

/** The site is served from another computer. */
beforeEach(() => {
  // What the editor saves, it reads again.
  vi.stubEnv("NODE_ENV", "development");
  editWords();
  for (const program of ["commands/spelling.ts", "commands/build.ts"]) {
    mkdirSync(path.dirname(program), { recursive: true });
    writeFileSync(program, "");
  }
  const others = mkdtempDisposableSync(path.join(tmpdir(), "chowk-others-"));
  onTestFinished(() => others.remove());
  const server = path.join(others.path, "server.git");
  colleague = path.join(others.path, "colleague");
  page = "";
  cpSync(path.join(kept, "here/.git"), ".git", { recursive: true });
  for (const name of ["server.git", "colleague"])
    cpSync(path.join(kept, name), path.join(others.path, name), { recursive: true });
  for (const folder of [".", colleague]) git(folder, "remote", "set-url", "origin", server);
  edit("content/pages/about.yaml", /^title: .*$/m, "title: Where roads meet");
});

const checked = "Checked and built here. Visitors don’t see it yet.";

/** What a colleague, under a name of her own, has sent. @returns its commit, which isn’t known here yet */
function pushAs(name: string, change: () => void): string {
  const here = process.cwd();
  process.chdir(colleague);
  change();
  process.chdir(here);
  git(colleague, "add", "--all");
  git(colleague, "commit", "-q", "--author", `${name} <${name}@agency.example>`, "-m", `${name}’s words`);
  git(colleague, "push", "-q", "origin", "HEAD");
  return git(colleague, "rev-parse", "HEAD").trim();
}
const about = () => readFileSync("content/pages/about.yaml", "utf8");

/** Has a colleague send words, and looks at what is new. */
async function receive(name: string, change: () => void): Promise<void> {
  pushAs(name, change);
  git(".", "fetch", "-q", "origin");
  page = await open("publish");
  expect(page).toContain(`New from ${name}`);
}
const changeNote = () => edit("content/pages/about.yaml", /^quoteNote: .*$/m, "quoteNote: From the roof");

test("what a colleague sent is asked for when the editor is opened, and named on its first page", async () => {
  const commit = pushAs("Olga", changeNote);
  await open("");
  await expect.poll(() => git(".", "rev-parse", "origin/main"), { interval: 200 }).toContain(commit);
  expect(await open("")).toMatch(/New from Olga<\/h2>.*Olga: Olga’s words.*href="publish"/s);
});

test("where a colleague was first, the page says so and names her words, and says nothing of git’s", async () => {
  pushAs("Olga", changeNote);
  await press("check", checked);
  await press("hand over", "couldn’t be sent");
  expect(page).toMatch(/New from Olga<\/h2>.*Olga: Olga’s words/s);
  expect(page).not.toMatch(/rejected|hint:|git|Hand over<\/button>|type="radio"/);
});

test("what a colleague sent comes in by one press, beside what is saved here, can be taken back, and goes out with it once it was checked", async () => {
  writeFileSync("content/spelling.txt", "Telibandha\n");
  await receive("Olga", () => {
    changeNote();
    writeFileSync("content/spelling.txt", "Sunderpur\n");
  });
  page = await open("publish");
  expect(git(".", "fsck", "--no-reflogs"), "looking leaves nothing behind").not.toContain("commit");
  await press("bring", "What others sent is in, beside what is saved here.");
  expect(page).toContain("Check and build</button>");
  expect(about()).toMatch(/^title: Where roads meet$/m);
  expect(about()).toMatch(/^quoteNote: From the roof$/m);
  expect(readFileSync("content/spelling.txt", "utf8").split("\n")).toEqual(
    expect.arrayContaining(["Sunderpur", "Telibandha"]),
  );
  expect(await open("")).toMatch(/aria-label="Undo: [^"]* Olga’s words/);
  await press("check", checked);
  await press("hand over", "Sent. Visitors see it once");
  expect(git(colleague, "ls-remote", "origin", "HEAD").slice(0, 40)).toBe(
    git(".", "rev-parse", "HEAD").trim(),
  );
  expect(git(".", "status", "--porcelain")).not.toContain("content");
});

test("nothing comes in that the page didn’t name: what was sent since is named first", async () => {
  await receive("Olga", changeNote);
  pushAs("Ravi", () => edit("content/pages/about.yaml", /^quoteNote: .*$/m, "quoteNote: From the yard"));
  git(".", "fetch", "-q", "origin");
  const before = about();
  await press("bring", "Nothing was brought in yet");
  expect(about()).toBe(before);
  expect(page).toContain("New from Ravi, Olga");
  await press("bring", "What others sent is in, beside what is saved here.");
  expect(about()).toMatch(/^quoteNote: From the yard$/m);
});

test("what arrives in the middle of a press isn’t taken for brought in, so nothing of it is lost", async () => {
  git(".", "commit", "-qam", "Kept here");
  await receive("Olga", changeNote);
  const later = pushAs("Ravi", () =>
    edit("content/pages/about.yaml", /^quoteNote: .*$/m, "quoteNote: From the yard"),
  );
  git(".", "fetch", "-q", "origin");
  git(".", "update-ref", "refs/remotes/origin/main", `${later}^`);
  mkdirSync("programs");
  const arrive = `*--is-ancestor*) PATH="$OLD" git update-ref refs/remotes/origin/main ${later}`;
  const script = `#!/bin/sh\ncase "$*" in ${arrive};; esac\nPATH="$OLD" exec git "$@"\n`;
  writeFileSync("programs/git", script, { mode: 0o755 });
  vi.stubEnv("OLD", process.env.PATH ?? "");
  vi.stubEnv("PATH", `${path.resolve("programs")}:${process.env.PATH}`);
  await press("bring", "What others sent is in, beside what is saved here.");
  expect(about()).toMatch(/^quoteNote: From the roof$/m);
  expect(page).toContain("New from Ravi");
});

test("where git can’t note what comes in, the files stay as they were, and it isn’t called done", async () => {
  await receive("Olga", changeNote);
  const before = about();
  const [, seen = ""] = /name="seen" value="(\w+)"/.exec(page) ?? [];
  writeFileSync(".git/refs/heads/main.lock", "");
  const log = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const response = await send("publish", { do: "bring", seen });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Nothing was brought in");
  expect(about()).toBe(before);
});

test("where a colleague changed the same, both are shown, and nothing comes in before each is chosen", async () => {
  const [first, second] = readdirSync("content/blog").map((name) => `content/blog/${name}`) as [
    string,
    string,
  ];
  edit("content/pages/about.yaml", /^quoteNote: .*$/m, "quoteNote: From the yard");
  rmSync(first);
  edit(second, /^title: .*$/m, "title: Mine");
  await receive("Olga", () => {
    edit("content/pages/about.yaml", /^title: .*$/m, "title: On every road");
    changeNote();
    edit(first, /^title: .*$/m, "title: Hers");
    rmSync(second);
  });
  expect(page).toMatch(/About: Title<\/legend>.*Here: “Where roads meet”.*Olga: “On every road”/s);
  expect(page).toMatch(/About: Below the quotation<\/legend>.*Here: “From the yard”.*Olga: “From the roof”/s);
  const names = [
    ...new Set([...page.matchAll(/<input type="radio" [^>]*name="([^"]*)"/g)].map(([, name = ""]) => name)),
  ];
  expect(names).toHaveLength(4);
  const [, seen = ""] = /name="seen" value="(\w+)"/.exec(page) ?? [];
  const isTheirs = (name: string) => / title$/.test(name) || first.endsWith(name.trim());
  const chosen = names.map((name) => [name, isTheirs(name) ? "theirs" : "mine"]);
  const before = about();
  await open("publish", { do: "bring", seen, ...Object.fromEntries(chosen.slice(1)) });
  expect([about(), existsSync(first)]).toEqual([before, false]);
  edit("content/pages/about.yaml", /^quoteNote: .*$/m, "quoteNote: From the bridge");
  await open("publish", { do: "bring", seen, ...Object.fromEntries(chosen) });
  expect(existsSync(first), "chosen of a text that says something else since").toBe(false);
  edit("content/pages/about.yaml", /^quoteNote: .*$/m, "quoteNote: From the yard");
  await open("publish", { do: "bring", seen, ...Object.fromEntries(chosen) });
  expect(about()).toMatch(/^title: On every road$/m);
  expect(about()).toMatch(/^quoteNote: From the yard$/m);
  expect(readFileSync(first, "utf8")).toContain("title: Hers");
  expect(readFileSync(second, "utf8")).toContain("title: Mine");
  expect(await open("publish")).toContain("“From the roof” becomes “From the yard”");
});

test("what changes the program here and there is left to whoever looks after it", async () => {
  writeFileSync("start.ts", "one");
  git(".", "add", "start.ts");
  git(".", "commit", "-qm", "The program");
  await receive("Olga", () => writeFileSync("start.ts", "two"));
  expect(page).toContain("whoever looks after that brings it in");
  expect(page).not.toContain("Bring it in");
  await open("publish", { do: "bring" });
  expect(readFileSync("start.ts", "utf8")).toBe("one");
});

test("on a server no press brings a program in, not even one from a page of before", async () => {
  await receive("Olga", () => writeFileSync("start.ts", "two"));
  expect(page).toContain("Bring it in");
  moveToServer();
  await press("bring", "Nothing was brought in yet");
  expect(page).toContain("whoever looks after that brings it in");
  expect(existsSync("start.ts")).toBe(false);
});

test("on a server Publish sends what was saved to the repository, or says that it couldn’t and tries again", async () => {
  git(".", "commit", "-qam", "Begin on the server");
  copyWords("releases/1");
  switchLink(".", "current", { number: 1, folder: "releases/1" });
  writeFileSync("commands/release.ts", "");
  moveToServer();
  const from = JSON.stringify(about());
  await open("file?name=pages/about.yaml", { from, do: "anyway", "field:quoteNote": "From the roof" });
  const server = git(".", "remote", "get-url", "origin").trim();
  git(".", "remote", "set-url", "origin", path.join(colleague, "gone"));
  await press("check", "Published.</b> But it is kept on this server alone");
  expect(page).toContain("The next Publish tries again.");
  git(".", "remote", "set-url", "origin", server);
  await press("check", "Published.");
  expect(page).not.toContain("But it is kept");
  expect(git(server, "log", "-1", "--format=%an", "HEAD")).toBe("Ravi\n");
  expect(git(server, "show", "HEAD:content/pages/about.yaml")).toContain("quoteNote: From the roof");
});

test("a project that is sent nowhere is checked and built, and says nothing of handing over", async () => {
  git(".", "remote", "remove", "origin");
  await press("check", checked);
  expect(page).toContain("Check and build</button>");
  expect(page).not.toMatch(/Hand over|Bring it in|handed over/);
});

test("nothing is handed over that was saved after the check", async () => {
  await press("check", checked);
  edit("content/pages/about.yaml", /^title: .*$/m, "title: Wehre roads meet");
  await press("hand over", "Something was saved after the check. Check and build once more");
  expect(page).toContain("Check and build</button>");
  expect(git(".", "log", "--format=%s")).toBe("Begin\n");
});

test("what can’t be sent is kept, and handed over again without another check", async () => {
  const server = git(".", "remote", "get-url", "origin").trim();
  git(".", "remote", "set-url", "origin", path.join(colleague, "gone"));
  await press("check", checked);
  await press("hand over", "Your change is kept on this computer, but couldn’t be sent");
  expect(page).toMatch(/becomes “Where roads meet”/);
  git(".", "remote", "set-url", "origin", server);
  await press("hand over", "Sent. Visitors see it once");
  expect(page).toContain("Nothing: the words and pictures are those that were handed over last.");
  expect(git(server, "show", "HEAD:content/pages/about.yaml")).toContain("title: Where roads meet");
  expect(git(".", "status", "--porcelain", "content")).toBe("");
});
