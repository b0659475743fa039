import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readClients } from "../../app/data/clients.server.ts";
import { copyProject } from "../project-copy.ts";

// Each starts Node, which takes its time where much else runs.
/** A copy of the site, to whose `content/` `npm run new` may write. */
const copy = copyProject();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("npm run new", () => {
  test.each([
    ["an article", ["article", "Why a Board Has Seven Words"], "blog/Why-a-Board-Has-Seven-Words.md"],
    ["a short notice", ["news", "Closed for Diwali"], "blog/Closed-for-Diwali.md"],
    ["a service", ["service", "Lamp Post Boards"], "services/lamp-post-boards.yaml"],
    ["a page", ["page", "Terms of a Trial"], "pages/Terms-of-a-Trial.md"],
  ])("writes %s from its title alone, as a draft whose fields are explained", (_what, args, file) => {
    const { status, output } = run(...args);
    expect(status, output).toBe(0);
    expect(output).toContain(`Written: content/${file}`);
    expect(output).toContain("npm run dev, then http://localhost:3000/");
    expect(output).toMatch(/Still missing: .+description: write something here/);
    expect(read(file)).toMatch(/^# .+\n(?:\w+: | {2})/m);
    expect(read(file)).toMatch(/^draft: true$/m);
  });

  test("adds a client, a society and a site to their lists and keeps every line and note that was there", () => {
    for (const [file, args] of [
      ["clients.yaml", ["client", "Lakshya Sweets"]],
      ["societies.yaml", ["society", "A Society of a Trial"]],
      ["inventory/outdoor.yaml", ["site", "A Site of a Trial"]],
    ] as const) {
      const before = read(file);
      const { status, output } = run(...args);
      expect(status, output).toBe(0);
      expect(read(file).startsWith(before.trimEnd())).toBe(true);
      expect(read(file).slice(before.length)).toContain(`name: "${args[1]}"`);
    }
    expect(readdirSync(path.join(copy, "content/clients"))).toContain("lakshya-sweets.svg");
  });

  test("begins the Hindi of a page with a field for each English text, and keeps the words that are there", () => {
    const file = "hi/services/print-media.yaml";
    const before = read(file).trimEnd().split("\n");
    const { status, output } = run("hindi", "services/print-media.yaml");
    expect(status, output).toBe(0);
    expect(output).toContain(`Written: content/${file}`);
    expect(read(file).split("\n")).toEqual(expect.arrayContaining(before));
    expect(read(file)).toMatch(/^tagline: # \S/m);
    run("hindi", "pages/about.yaml");
    const inHindi = (text: string) => {
      write("hi/pages/about.yaml", text);
      return node(
        `import { readPaths } from "./app/data/paths.server.ts"; console.log(readPaths().inHindi)`,
        {},
      );
    };
    const begun = read("hi/pages/about.yaml");
    expect(inHindi(begun)).not.toContain("/About");
    expect(inHindi(begun.replace(/^( {2}title:) #.*/m, "$1 हम कौन हैं"))).toContain("/About");
    write("hi/pages/about.yaml", begun);
  });

  test.each([
    ["built", {}],
    ["shown while it is developed", { SHOW_UNPUBLISHED: "1" }],
  ])("leaves nothing that keeps the site from being %s, whatever its drafts lack", (_what, env) => {
    const found = node(
      `import { checkContent } from "./app/check-content.server.ts";
       console.log(JSON.stringify(checkContent().filter(({ style }) => !style).map(({ message }) => message)))`,
      env,
    );
    expect(found.trim()).toBe("[]");
  });

  test.each([
    ["a file that is there", ["article", "SEO Optimization"], /nothing is overwritten; take another/i],
    ["the address of another page", ["page", "About"], /\/About is the address of another page/],
    ["a client that is there", ["client", readClients()[0]?.name ?? ""], /There is a client called “/],
    ["a name that is missing", ["society"], /Write its name first/],
    [
      "Hindi of a file that isn't there",
      ["hindi", "pages/shop.yaml"],
      /no file “pages\/shop.yaml” in content\//,
    ],
    ["a kind that isn't there", ["advert"], /no kind “advert”. There are: article, news, client, society/],
  ])("refuses %s with what to do, and writes nothing", (_what, args, answer) => {
    const before = everything();
    const { status, output } = run(...args);
    expect(status, output).toBe(1);
    expect(output).toMatch(answer);
    expect(output).not.toMatch(/^\s+at /m);
    expect(everything()).toEqual(before);
  });
});

describe("A draft, and an article of a later date,", () => {
  test("is shown to nobody before its time, and then the built site is out of date", () => {
    run("article", "Waiting for Its Day");
    const file = "blog/Waiting-for-Its-Day.md";
    dated(file, "2099-12-24");
    const draft = asOf("2099-12-24");
    publish(file);
    const [early, eve, day] = asOf("2099-01-01", "2099-12-23", "2099-12-24");
    const shown = [draft[0], early, eve, day].map((one) => one?.paths.includes("/Blog/Waiting-for-Its-Day"));
    expect(shown).toEqual([false, false, false, true]);
    expect(early?.state, "nothing to build before").toBe(eve?.state);
    expect(day?.state, "the day it is published").not.toBe(eve?.state);
  });

  test("comes with its day in India, not that of the machine", () => {
    const clock = (time: string) =>
      node(
        `import { dayInIndia } from "./app/data/day-in-india.ts"; console.log(dayInIndia(new Date("${time}")))`,
        { TZ: "America/New_York" },
      ).trim();
    expect(clock("2026-12-23T18:29:59Z")).toBe("2026-12-23");
    expect(clock("2026-12-23T18:30:00Z")).toBe("2026-12-24");
  });
});

test("The blog has a third page of its own words once there are seventeen articles", () => {
  run("article", "Lane 10");
  dated("blog/Lane-10.md", "2025-03-10");
  publish("blog/Lane-10.md");
  for (let day = 11; shownArticles().length < 18; day += 1)
    write(`blog/Lane-${day}.md`, read("blog/Lane-10.md").replace("2025-03-10", `2025-03-${day}`));
  const heads = JSON.parse(
    node(
      `import { readPaths } from "./app/data/paths.server.ts";
       import { readBlogBackPage } from "./app/pages/blog/blog-page.server.ts";
       const { laterBackPages } = readPaths();
       const pages = ["/Blog/2", ...laterBackPages].map((pattern) => readBlogBackPage({ pattern }));
       console.log(JSON.stringify([laterBackPages, ...pages.map(({ head }) => head.title)]))`,
      {},
    ),
  );
  expect(heads).toEqual([["/Blog/3"], expect.stringContaining("Page 2"), expect.stringContaining("Page 3")]);
  expect(heads[1].replace("2", "3")).not.toBe(heads[2]);
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("node", ["commands/new.ts", ...args], {
    cwd: copy,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { status, output: stdout + stderr };
}

/** What builds on these days would be made of: the articles' addresses, and the state by which a build is known. */
function asOf(...days: string[]): { paths: string[]; state: string }[] {
  const answer = node(
    `import { readPaths } from "./app/data/paths.server.ts";
     import { inputsDigest } from "./commands/project.mjs";
     console.log(JSON.stringify(process.env.DAYS.split(" ").map((day) => {
       process.env.PUBLISH_AS_OF = day;
       return { paths: readPaths().articlePaths, state: inputsDigest() };
     })))`,
    { DAYS: days.join(" ") },
  );
  return JSON.parse(answer);
}

function node(code: string, env: Record<string, string>): string {
  const { stdout, stderr } = spawnSync("node", ["--input-type=module", "-e", code], {
    cwd: copy,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  return stdout || stderr;
}

function publish(file: string): void {
  const text = read(file).replace(/^(?:# Draft.*\n)?draft: true\n/m, "");
  write(file, `${text.replaceAll('""', '"Some words"')}\nSome words.\n`);
}

function dated(file: string, day: string): void {
  write(file, read(file).replace(/^date: .*$/m, `date: ${day}`));
}

function write(file: string, text: string): void {
  writeFileSync(path.join(copy, "content", file), text);
}

/** The articles that are no drafts; the one that waits for its day is among them. */
function shownArticles(): string[] {
  return readdirSync(path.join(copy, "content/blog")).filter(
    (name) => !/^draft: true$/m.test(read(`blog/${name}`)),
  );
}

function read(file: string): string {
  return readFileSync(path.join(copy, "content", file), "utf8");
}

function everything(): string[] {
  return readdirSync(path.join(copy, "content"), { recursive: true, encoding: "utf8" }).sort();
}
