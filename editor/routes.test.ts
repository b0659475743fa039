import { execFileSync } from "node:child_process";
import {
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
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { checkContent } from "../app/check-content.server.ts";
import { markServed, switchLink } from "../release/release-folders.ts";
import { copyWords } from "../tests/project-copy.ts";
import { createEditor } from "./create-editor.ts";

const home = process.cwd();
let base: string;
let headers: Record<string, string>;
let editor: ReturnType<typeof createEditor>;

checkContent();

/** A folder with the words of the project, in which the editor works. */
beforeEach(() => {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "chowk-words-"));
  copyWords(folder.path);
  process.chdir(folder.path);
  editor = createEditor("secret", 3001, "http://localhost:3000");
  base = "http://localhost:3001/secret";
  headers = { Host: "localhost:3001", Origin: "http://localhost:3001", "Sec-Fetch-Site": "same-origin" };
  onTestFinished(() => {
    process.chdir(home);
    folder.remove();
  });
});

/** Has the editor run on a server, for an owner who is signed in. */
function moveToServer(): void {
  const origin = "https://www.example.com";
  const key = "k".repeat(64);
  editor = createEditor("editor", 3001, "http://localhost:3000", { origin, key });
  base = `${origin}/editor`;
  const person = { "X-Editor-Key": key, "X-Editor-Person": "3f2a", "X-Editor-Name": "Ravi" };
  headers = { Host: "www.example.com", Origin: origin, "Sec-Fetch-Site": "same-origin", ...person };
}

async function send(address: string, form?: Record<string, string>): Promise<Response> {
  const post = form && { method: "POST", body: new URLSearchParams(form) };
  return editor.request(`${base}/${address}`, { headers, ...post });
}

const open = async (...request: Parameters<typeof send>) => (await send(...request)).text();

function edit(file: string, pattern: RegExp, text: string): void {
  const before = readFileSync(file, "utf8");
  expect(before).toMatch(pattern);
  writeFileSync(file, before.replace(pattern, text));
}

test("what will change is told by what visitors see, and so it is after going back", async () => {
  for (const release of ["releases/1", "releases/2"]) copyWords(release);
  edit("releases/1/content/pages/about.yaml", /^title: .*$/m, "title: Where roads meet");
  switchLink(".", "current", { number: 2, folder: "releases/2" });
  expect(await open("publish"), "the first one was never shown to visitors").not.toContain("Back to what");
  markServed({ number: 1, folder: "releases/1" });
  mkdirSync("commands");
  const goBack = 'fs.symlinkSync("releases/1", "fresh"); fs.renameSync("fresh", "current");';
  writeFileSync("commands/release.ts", `import fs from "node:fs"; ${goBack}`);

  let page = await open("publish");
  const back = "Back to what was published before";
  expect(page).toContain("Nothing: the words and pictures are those that were published last.");
  expect(page).toContain(back);
  await open("publish", { do: "back" });
  // While it runs, the page says so and looks at nothing else.
  await expect.poll(async () => (page = await open("publish")), { interval: 200 }).toContain("Gone back:");
  expect(page).toMatch(/“Where roads meet” becomes “.+”/);
  expect(page).not.toContain(back);
  expect(await open("publish")).not.toContain("Gone back");
});

describe("Where the site is served from another computer", () => {
  let colleague: string;
  let page = "";

  function git(folder: string, ...words: string[]): string {
    const identity = ["-c", "user.name=Engineer", "-c", "user.email=engineer@agency.example"];
    const quiet = ["-c", "advice.detachedHead=false", "-c", "init.defaultBranch=main"];
    return execFileSync("git", ["-C", folder, ...identity, ...quiet, ...words], {
      encoding: "utf8",
      stdio: "pipe",
    });
  }

  /** Presses a button of the page and waits for what it says then. */
  async function press(action: string, answer: string): Promise<void> {
    const [, seen = ""] = /name="seen" value="(\w+)"/.exec(page) ?? [];
    await open("publish", action === "check" ? {} : { do: action, sentence: "Say where we work", seen });
    await expect.poll(async () => (page = await open("publish")), { interval: 200 }).toContain(answer);
  }

  beforeEach(() => {
    for (const program of ["node_modules/cspell/bin.mjs", "commands/build.ts"]) {
      mkdirSync(path.dirname(program), { recursive: true });
      writeFileSync(program, "");
    }
    const others = mkdtempDisposableSync(path.join(tmpdir(), "chowk-others-"));
    onTestFinished(() => others.remove());
    const server = path.join(others.path, "server.git");
    colleague = path.join(others.path, "colleague");
    page = "";
    git(".", "init", "-q");
    git(".", "add", "content");
    git(".", "commit", "-qm", "Begin");
    git(".", "clone", "-q", "--bare", ".", server);
    git(".", "remote", "add", "origin", server);
    git(".", "fetch", "-q", "origin");
    git(".", "clone", "-q", server, colleague);
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

  test("what a colleague sent comes in by one press, beside what is saved here, and can be taken back", async () => {
    writeFileSync("content/spelling.txt", "Telibandha\n");
    await receive("Olga", () => {
      changeNote();
      writeFileSync("content/spelling.txt", "Sunderpur\n");
    });
    await press("bring", "What others sent is in, beside what is saved here.");
    expect(page).toContain("Check and build</button>");
    expect(about()).toMatch(/^title: Where roads meet$/m);
    expect(about()).toMatch(/^quoteNote: From the roof$/m);
    expect(readFileSync("content/spelling.txt", "utf8").split("\n")).toEqual(
      expect.arrayContaining(["Sunderpur", "Telibandha"]),
    );
    expect(await open("")).toMatch(/aria-label="Undo: [^"]* Olga’s words/);
  });

  test("what came in goes out with what is saved here once it was checked", async () => {
    await receive("Olga", changeNote);
    await press("bring", "What others sent is in, beside what is saved here.");
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
    expect(page).toMatch(
      /About: Below the quotation<\/legend>.*Here: “From the yard”.*Olga: “From the roof”/s,
    );
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
});

test("two people can change one list, even one board, at once; what both change is shown, to be chosen", async () => {
  const address = "file?name=societies.yaml&at=(entry 2)";
  const from = JSON.stringify(readFileSync("content/societies.yaml", "utf8"));
  const hers = { "field:(entry 2).visibility": "The gate", "field:(entry 2).people": "1,234" };
  edit("content/societies.yaml", /visibility: .*/, "visibility: The lift");
  await open(address, { do: "save", from, ...hers });
  expect(readFileSync("content/societies.yaml", "utf8").match(/visibility: The .*/g)).toEqual([
    "visibility: The lift",
    "visibility: The gate",
  ]);
  expect(await open(""), "all that a save changed").toMatch(/becomes “1234”; .* becomes “The gate”/);
  edit("content/societies.yaml", /visibility: The gate/, "visibility: The yard");
  edit("content/societies.yaml", /people: 1234/, "people: 77");
  for (const action of [{ do: "save" }, {}]) {
    const page = await open(address, { ...action, from, ...hers, "field:(entry 2).people": "77" });
    expect(page).toContain("the file says “The yard” now");
    expect(page.match(/has changed this meanwhile/g)).toHaveLength(2);
    expect(page).toMatch(/name="field:\(entry 2\)\.visibility"[^>]* value="The gate"/);
    expect(page).toMatch(/name="field:\(entry 2\)\.people"[^>]* value="77"/);
  }
  expect(readFileSync("content/societies.yaml", "utf8")).toContain("visibility: The yard");
});

test("the first page has the lists folded, and a client’s form asks for nothing of how its letters are set", async () => {
  const page = await open("");
  const [, lists = ""] = /<div class="parts">(.*)<\/div>/s.exec(page) ?? [];
  expect(lists.match(/<details>/g)?.length).toBeGreaterThan(8);
  const unfolded = lists.replace(/<details>.*?<\/details>/gs, "");
  expect(unfolded.match(/<a /g), "but for the agency’s own facts").toHaveLength(1);
  const client = await open("file?name=clients.yaml&at=(entry 1)");
  expect(client).toContain('name="field:(entry 1).trade"');
  expect(client).not.toMatch(/field:\(entry 1\)\.(key|wordmark)/);
});

test("a client that is saved keeps how its letters are set, which its form doesn’t show", async () => {
  const from = readFileSync("content/clients.yaml", "utf8");
  const answers = { from: JSON.stringify(from), do: "save", "field:(entry 1).trade": "Night markets" };
  await open("file?name=clients.yaml&at=(entry 1)", answers);
  const now = readFileSync("content/clients.yaml", "utf8");
  expect(now).toContain("trade: Night markets");
  expect(now.match(/wordmark: .*/g)).toEqual(from.match(/wordmark: .*/g));
});

test("a tick at Draft hides a client and all that shows it, names each place, and brings all back", async () => {
  const address = "file?name=clients.yaml&at=(entry 10)";
  const read = (file: string) => readFileSync(`content/${file}`, "utf8");
  const before = ["clients.yaml", "portfolio.yaml", "pages/about.yaml", "posters.yaml"].map(read);
  const save = (draft: string) =>
    open(address, {
      ...{ from: JSON.stringify(read("clients.yaml")), do: "anyway" },
      "field:(entry 10).draft": draft,
    });
  await save("true");
  expect(read("clients.yaml")).toMatch(/key: nabh\n(?: {2}.*\n)*? {2}draft: true/);
  expect(read("portfolio.yaml")).not.toContain("nabh");
  expect(await open("")).toMatch(
    /hidden, with all that shows it – .*Works on the portfolio: .*; About: .* still named in /,
  );
  await save("");
  expect(["clients.yaml", "portfolio.yaml", "pages/about.yaml", "posters.yaml"].map(read)).toEqual(before);
});

test("a client that is shown again stands again where it stood, under a new name, too, but for what was changed since", async () => {
  const address = "file?name=clients.yaml&at=(entry 10)";
  const read = (file: string) => readFileSync(`content/${file}`, "utf8");
  const save = (action: string, fields: Record<string, string>) => {
    const answers = Object.entries(fields).map(([name, value]) => [`field:(entry 10).${name}`, value]);
    const from = JSON.stringify(read("clients.yaml"));
    return send(address, { from, do: action, ...Object.fromEntries(answers) });
  };
  await save("anyway", { draft: "true" });
  const place = /- \{ id: execution, .*\}/;
  const [hidden = ""] = place.exec(read("pages/about.yaml")) ?? [];
  const changed = hidden
    .replace(/picture: [\w-]+/, "picture: kalam-portrait")
    .replace(/title: \w+/, "title: Craft");
  edit("content/pages/about.yaml", place, changed);
  edit("content/portfolio.yaml", /setu-newspaper, /, "");
  await save("anyway", { name: "Nabh Clinics" });
  const asked = await save("save", { draft: "" });
  expect(asked.status).toBe(422);
  expect(await asked.text()).toContain("It was changed since the client was hidden, and stays so");
  expect(read("clients.yaml"), "nothing is saved before the answer").toMatch(
    /key: nabh\n(?: {2}.*\n)*? {2}draft: true/,
  );
  expect((await save("anyway", { draft: "" })).status).toBe(303);
  expect(read("clients.yaml")).toContain("name: Nabh Clinics");
  expect(read("pages/about.yaml")).toContain(changed);
  expect(read("portfolio.yaml")).toMatch(/pieces: \[kadamba-newspaper, nabh-newspaper, kalam-newspaper/);
  expect(read("posters.yaml")).toContain("nabh-wide:");
});

test("a service with a new name names each sentence that still says the old one, in Hindi too", async () => {
  const file = "services/print-media.yaml";
  const from = readFileSync(`content/${file}`, "utf8");
  const [, name = ""] = /^name: (.*)$/m.exec(from) ?? [];
  const [, hindi = ""] = /^name: (.*)$/m.exec(readFileSync(`content/hi/${file}`, "utf8")) ?? [];
  const answers = { from: JSON.stringify(from), "field:name": "Newspapers" };
  const page = await open(`file?name=${file}`, { do: "save", ...answers });
  const [, list = ""] = /<section class="summary alert".*?<ul>(.*?)<\/ul>/s.exec(page) ?? [];
  expect(list).toMatch(new RegExp(`href="file\\?name=pages.*${name}`, "i"));
  expect(list).toMatch(new RegExp(`href="file\\?name=hi.*${hindi}`));
  expect(readFileSync(`content/${file}`, "utf8")).toBe(from);
  await open(`file?name=${file}`, { do: "anyway", ...answers });
  expect(readFileSync(`content/${file}`, "utf8")).toContain("name: Newspapers");
});

test("the small words of buttons are folded until one of them is wrong", async () => {
  expect(await open("file?name=site.yaml")).toMatch(/<details[^>]* id="field-labels"><summary>/);
  const from = JSON.stringify(readFileSync("content/site.yaml", "utf8"));
  const page = await open("file?name=site.yaml", { from, do: "save", "field:labels.skip": "" });
  expect(page).toMatch(/<fieldset id="field-labels"/);
});

test("a form that the editor hasn’t made is answered in words, and nothing is written", async () => {
  const file = "content/societies.yaml";
  const before = readFileSync(file, "utf8");
  const from = JSON.stringify(before);
  for (const [address, form] of [
    ["societies.yaml&at=(entry 2)", { from: "{" }],
    ["societies.yaml&at=(entry 2)", { from: "[1]" }],
    ["societies.yaml&at=(entry 2)", { from, draft: "x" }],
    ["societies.yaml&at=(entry 2)", { from, draft: '"- : ["' }],
    ["societies.yaml&at=(entry 999)", { from }],
    ["hi/societies.yaml&at=(entry 999)", { from }],
    ["pages/nowhere.yaml", { from }],
  ] as const) {
    const response = await send(`file?name=${address}`, { do: "save", ...form });
    expect([address, form, response.status]).toEqual([address, form, 400]);
    expect(await response.text()).toContain("Open it once more from its first page");
  }
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("a picture whose name is too long for a file is refused with what to do", async () => {
  const body = new FormData();
  body.set("picture-file", new File(["x"], "gate.png"));
  body.set("picture-name", "a".repeat(300));
  const response = await editor.request(`${base}/pictures`, { method: "POST", headers, body });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Shorten its name to 100 letters or fewer.");
});

test("a picture is found by its name and by what is seen in it", async () => {
  const names = (page: string) => [...page.matchAll(/<li><img[^>]*><b>([^<]*)/g)].map(([, name]) => name);
  const all = names(await open("pictures"));
  const found = names(await open("pictures?q=VIDEO-1"));
  expect(found).toContain("video-1");
  expect(found.length).toBeLessThan(all.length / 4);
  expect(await open("pictures?q=zzzz")).toContain(`0 of ${all.length} pictures`);
});

test("the first Hindi words of an entry stand below its key, which it gets in English with them", async () => {
  const [english, hindi] = ["services/print-media.yaml", "hi/services/print-media.yaml"];
  const [, name = "", key = ""] =
    /name="(field:topics\.([a-z-]+)\.title)"/.exec(await open(`file?name=${hindi}`)) ?? [];
  const from = JSON.stringify(readFileSync(`content/${hindi}`, "utf8"));
  await open(`file?name=${hindi}`, { from, do: "save", [name]: "पर्चे" });
  expect(readFileSync(`content/${hindi}`, "utf8")).toContain(`topics:\n  ${key}:\n    title: "पर्चे"`);
  expect(readFileSync(`content/${english}`, "utf8")).toContain(`  - key: ${key}\n    title: `);
  expect(await open(`file?name=${hindi}`)).toMatch(new RegExp(`name="${name}"[^>]* value="पर्चे"`));
  expect(await open("file?name=hi/societies.yaml&at=(entry 2)")).toContain(
    'name="field:ashoka-heights.name"',
  );
  expect(await open("file?name=societies.yaml&at=(entry 2)"), "no form asks for a key").not.toContain(
    'name="field:(entry 2).key"',
  );
});
