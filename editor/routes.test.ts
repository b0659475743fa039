import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { listPaths } from "../app/data/paths.server.ts";
import { markServed, switchLink } from "../release/release-folders.ts";
import { copyWords } from "../tests/project-copy.ts";
import { edit, editWords, open, send } from "../tests/server/fixtures/edit-in-process.ts";
import { labels } from "./labels.ts";

beforeEach(editWords);

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

test("a step is taken back though a later one changed the field on the next line, which stays, and is had back again", async () => {
  const read = () => readFileSync("content/pages/about.yaml", "utf8");
  const [text = "", beside = ""] = [...read().matchAll(/^ +- \{ id: .*? text: "?(.*?)"?, picture/gm)].map(
    ([, words]) => words,
  );
  const before = read();
  const change = async (card: number, words: string) => {
    const answers = { from: JSON.stringify(read()), do: "save" };
    const field = `field:values.cards (entry ${card}).text`;
    const saved = await send("file?name=pages/about.yaml", { ...answers, [field]: words });
    return saved.headers.get("location")?.split("saved=")[1] ?? "";
  };
  const mine = await change(1, "Mine, which is wrong.");
  await change(2, "Hers, which is right.");
  const answer = await send("undo", { id: mine });
  expect(answer.status).toBe(303);
  const now = before.replace(beside, "Hers, which is right.");
  expect(parse(read()), "the quotes alone may differ").toEqual(parse(now));
  const page = await open(String(answer.headers.get("location")));
  expect(page).toMatch(
    /Taken back: About – .*“Mine, which is wrong\.” becomes .* What was saved later stays\./,
  );
  const [, redo = ""] = /name="id" value="(\d+)"/.exec(page) ?? [];
  await send("undo", { id: redo });
  expect(parse(read())).toEqual(parse(now.replace(text, `"Mine, which is wrong."`)));
  const later = await change(1, "Mine again.");
  await change(1, "Hers now.");
  const refused = await send("undo", { id: later });
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining("the same field")]);
});

test("what is still made up leads to the tick, or to the words that say so", async () => {
  const page = await open("samples");
  expect(page).toContain('<a href="file?name=site.yaml#field-email">E-mail</a>');
  expect(page).toMatch(/#field-[^"]*-sample"/);
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

test("a tick at Draft hides a client and all that shows it, names each place and what still names it, with the way there, and brings all back", async () => {
  const address = "file?name=clients.yaml&at=(entry 10)";
  const read = (file: string) => readFileSync(`content/${file}`, "utf8");
  const before = ["clients.yaml", "portfolio.yaml", "pages/about.yaml", "posters.yaml"].map(read);
  const save = (draft: string) =>
    send(address, {
      ...{ from: JSON.stringify(read("clients.yaml")), do: "anyway" },
      "field:(entry 10).draft": draft,
    });
  const answer = (await save("true")).headers.get("location") ?? "";
  const [, named = ""] = /<h2>It is still named here<\/h2>(.*?)<\/section>/s.exec(await open(answer)) ?? [];
  expect(named).toMatch(
    /<a href="file\?name=pictures[^"]*#field-print-media-3-alt">.*<\/a>: .*Nabh Hospital/,
  );
  expect(named, "its own works are seen no more").not.toContain("nabh-hoarding");
  expect(answer && (await open(answer))).toContain('<a href="#named">It is still named here</a>');
  expect(read("clients.yaml")).toMatch(/key: nabh\n(?: {2}.*\n)*? {2}draft: true/);
  expect(read("portfolio.yaml")).not.toContain("nabh");
  expect(await open("")).toMatch(/hidden, with all that shows it – .*Works on the portfolio: .*; About: /);
  const later = await open(address);
  expect(later.slice(later.indexOf("What still names it while it is hidden"))).toContain(
    "#field-print-media-3-alt",
  );
  await save("");
  expect(["clients.yaml", "portfolio.yaml", "pages/about.yaml", "posters.yaml"].map(read)).toEqual(before);
});

test("of a hidden client sentences are named that call it by its first word, too, but none of its own story", async () => {
  const clients = readFileSync("content/clients.yaml", "utf8");
  const entry = clients.slice(0, clients.indexOf("key: kadamba")).split("- key: ").length;
  const answers = { from: JSON.stringify(clients), do: "anyway", [`field:(entry ${entry}).draft`]: "true" };
  const saved = await send(`file?name=clients.yaml&at=(entry ${entry})`, answers);
  const page = await open(String(saved.headers.get("location")));
  const [, named = ""] = /<h2>It is still named here<\/h2>(.*?)<\/section>/s.exec(page) ?? [];
  expect(named).toContain("“Kadamba’s question mark is all tiles on the board");
  expect(named).not.toMatch(/stories%2Fkadamba|“”/);
});

test("of a hidden client no words are named of pictures that only its own hidden story shows", async () => {
  const clients = readFileSync("content/clients.yaml", "utf8");
  const entry = clients.slice(0, clients.indexOf("key: amaltas")).split("- key: ").length;
  const answers = { from: JSON.stringify(clients), do: "anyway", [`field:(entry ${entry}).draft`]: "true" };
  const saved = await send(`file?name=clients.yaml&at=(entry ${entry})`, answers);
  const page = await open(String(saved.headers.get("location")));
  const [, named = ""] = /<h2>It is still named here<\/h2>(.*?)<\/section>/s.exec(page) ?? [];
  expect(named).toContain("#field-home-about-alt");
  expect(named).not.toMatch(/amaltas-(hoarding|portrait|newspaper)|story-amaltas/);
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

test("hours that change are saved, and each other sentence that says the old ones is named with the way there", async () => {
  const from = readFileSync("content/site.yaml", "utf8");
  const week = "Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
  const save = async (closes: string) => {
    const times = [
      ["week:Sunday:opens", ""],
      ["week:Sunday:closes", ""],
    ];
    for (const day of week)
      times.push(
        [`week:${day}:opens`, "10:00"],
        [`week:${day}:closes`, day === "Saturday" ? "14:00" : closes],
      );
    const text = readFileSync("content/site.yaml", "utf8");
    const [, hours = ""] = /^hours: (.*)$/m.exec(text) ?? [];
    const answers = {
      from: JSON.stringify(text),
      do: "save",
      "field:hours": hours,
      ...Object.fromEntries(times),
    };
    const saved = await send("file?name=site.yaml", answers);
    return open(String(saved.headers.get("location")));
  };
  const [, days = ""] = /^hours: (.*)$/m.exec(from) ?? [];
  expect(await save("19:00")).toMatch(
    new RegExp(`<h2>1 other place says “${days}”</h2><ul><li><a href="file\\?name=pages%2Fcareer`),
  );
  expect(await open("file?name=site.yaml")).not.toContain("#named");
  edit("content/pages/career.yaml", /Monday to Saturday, 10 am/, "On weekdays, 10 am");
  const page = await save("18:00");
  expect(page).toContain("<h2>1 other place says “10 am to 7 pm”</h2>");
  expect(page, "at the foot, where Save is").toMatch(
    /id="named">.*<b>Saved\..*<a href="#named">Other places still say the old hours</s,
  );
  expect(readFileSync("content/site.yaml", "utf8")).toContain(
    "hours: Monday to Friday, 10 am to 6 pm; Saturday, 10 am",
  );
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

test("whoever changes an English text is told that its Hindi is behind, also where other boards have the same words", async () => {
  const file = "inventory/outdoor.yaml";
  const from = readFileSync(`content/${file}`, "utf8");
  const light = "Lit from above, until 10 pm";
  expect(from.split(light).length).toBeGreaterThan(2);
  const board = from.slice(0, from.indexOf(light)).split("- key: ").length - 2;
  const answers = {
    from: JSON.stringify(from),
    do: "anyway",
    [`field:sites (entry ${board + 1}).light`]: "Not lit",
  };
  const saved = await send(`file?name=${file}&at=sites (entry ${board + 1})`, answers);
  expect(await open(String(saved.headers.get("location")))).toContain("Hindi that is behind (1)");
});

test("whoever saves an old address is told that it leads there once the site is published", async () => {
  const from = JSON.stringify(readFileSync("content/redirects.yaml", "utf8"));
  const answers = { from, do: "save", "field:redirects (entry 1).to": "/career" };
  const saved = await send("file?name=redirects.yaml", answers);
  expect(await open(String(saved.headers.get("location")))).toContain(
    "An old address leads there once the site is published.",
  );
});

test("the title with which a page in Hindi begins stands open in its form, and in English is folded", async () => {
  const folded = '<details class="note" id="field-head"';
  expect(await open("file?name=pages/about.yaml")).toContain(folded);
  const hindi = await open("file?name=hi/pages/about.yaml");
  expect(hindi).toContain('name="field:head.title"');
  expect(hindi).not.toContain(folded);
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
    ["societies.yaml&at=(entry 2)", { from, do: "add:(entry 99).x" }],
    ["societies.yaml&at=(entry 2)", { from, do: "add:(entry 2).name" }],
    ["societies.yaml&at=(entry 2)", { from, do: "out:(entry 2).boards (entry 9)" }],
    ["societies.yaml&at=(entry 2)", { from, do: "up:(entry 2).x (entry 0)" }],
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
  const response = await send("pictures", body);
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Shorten its name to 100 letters or fewer.");
});

test("a picture is put into a case story’s works only with its client and its medium, which are asked with it", async () => {
  const file = "stories/pankh-unipole.md";
  const put = async (client: string) => {
    const body = new FormData();
    body.set("from", JSON.stringify(readFileSync(`content/${file}`, "utf8")));
    body.set("do", "picture");
    body.set("picture-use", "artwork (entry 3)");
    body.set("picture-file", new File(["x"], "gate.png"));
    body.set("picture-alt", "Five words about a gate.");
    body.set("picture-client", client);
    return (await send(`file?name=${file}`, body)).text();
  };
  expect(await put("")).toContain('<a href="#picture-client">Client, of a work</a>: Choose whose work it is');
  expect(await put("pankh")).toContain(
    '<a href="#picture-medium">Medium, of a work</a>: Write the work’s medium',
  );
});

test("an empty field for a picture asks for a picture, not for the name of a file", async () => {
  const file = "services/print-media.yaml";
  const from = readFileSync(`content/${file}`, "utf8");
  const [, name = ""] = /name="(field:[^"]*)"[^>]*data-picture/.exec(await open(`file?name=${file}`)) ?? [];
  const page = await open(`file?name=${file}`, { from: JSON.stringify(from), do: "save", [name]: "" });
  expect(page).toContain("Choose a picture: write its name");
  expect(page).not.toContain("file name");
});

test("before something is taken out, its page says where the old address leads then", async () => {
  const [society = ""] = listPaths("society");
  const page = await open("out?name=societies.yaml&at=(entry 2)");
  expect(page).toMatch(new RegExp(`its old address, /societies/[\\w-]+, gets to <b>${society}</b>`));
  await open("out?name=societies.yaml&at=(entry 2)", {});
  const redirects = readFileSync("content/redirects.yaml", "utf8");
  expect(redirects).toContain(`, to: ${society} }`);
  expect(redirects, "in Hindi, too").toMatch(/from: \/hi\/societies\/.*, to: \/hi\//);
});

test("the form of the posters says that no picture is made for one, and how a new one is begun", async () => {
  expect(await open("file?name=posters.yaml")).toContain(labels.notes?.["posters.yaml"]);
});

test("something new has a page to be looked at once it is saved, and its form says field by field what it lacks", async () => {
  const link = "Look at the page";
  const begun = await open("new?kind=story", { name: "Lamps for a month" });
  expect(begun).not.toContain(`>${link}</a>`);
  const [, draft = ""] = /name="draft" value="([^"]*)"/.exec(begun) ?? [];
  const file = "file?name=stories/lamps-for-a-month.md";
  await open(file, { from: "null", draft: draft.replaceAll("&quot;", '"'), do: "save" });
  const saved = await open(file);
  expect(saved).toContain(`>${link}</a>`);
  const [, missing = ""] = /<section [^>]* id="Still".*?<ul>(.*?)<\/ul>/s.exec(saved) ?? [];
  const fields = [...missing.matchAll(/#field-([a-z]+)/g)].map(([, field = ""]) => field);
  expect(fields[0], "asked in the order of the form").toBe("client");
  expect(fields.indexOf("picture")).toBeLessThan(fields.indexOf("artwork"));
  expect(fields.at(-1)).toBe("head");
});

test("a picture that no browser shows is not kept for the next try; one with a wrong name is", async () => {
  const put = async (file: string) => {
    const body = new FormData();
    body.set("picture-file", new File(["x"], file));
    body.set("picture-name", "Wrong Name");
    return (await send("pictures", body)).text();
  };
  const heic = await put("IMG_0001.HEIC");
  expect(heic).toContain("Browsers can’t show an iPhone’s HEIC");
  expect(heic).not.toContain("is kept unless you choose another");
  expect(await put("gate.png")).toContain("<b>gate.png</b> is kept unless you choose another");
});

test("a picture is found by its name and by what is seen in it", async () => {
  const names = (page: string) => [...page.matchAll(/<li><img[^>]*><b>([^<]*)/g)].map(([, name]) => name);
  const all = names(await open("pictures"));
  const found = names(await open("pictures?q=VIDEO-1"));
  expect(found).toContain("video-1");
  expect(found.length).toBeLessThan(all.length / 4);
  expect(await open("pictures?q=zzzz")).toContain(`0 of ${all.length} pictures`);
});

test("the Hindi of a holiday’s name is saved beside the opening hours in Hindi", async () => {
  edit("content/site.yaml", /^specialDays:$/m, "specialDays:\n  - { name: Holi, from: 2099-03-22 }");
  expect(await open("hindi"), "as its form names the field").toContain("#field-specialDays-holi-name");
  const from = JSON.stringify(readFileSync("content/hi/site.yaml", "utf8"));
  await open("file?name=hi/site.yaml", { from, do: "save", "field:specialDays.holi.name": "होली" });
  expect(readFileSync("content/hi/site.yaml", "utf8")).toContain("होली");
  expect(readFileSync("content/site.yaml", "utf8")).toContain("{ key: holi, name: Holi");
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
