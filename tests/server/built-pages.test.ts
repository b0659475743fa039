import { readdirSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { listFormRules } from "../../app/data/form-rules.server.ts";
import { detectLanguage } from "../../app/data/language-paths.ts";
import { inLanguage } from "../../app/data/open-content.server.ts";
import { boardsPath, enquiryPath } from "../../app/data/paths.ts";
import { readPictureDescriptions } from "../../app/data/pictures.server.ts";
import { readPlaceCopy } from "../../app/data/places/place-copy.server.ts";
import { matchPlaces } from "../../app/data/places/place-sums.ts";
import { readPlaces } from "../../app/data/places/places.server.ts";
import { findFreeDay, formatVacancy } from "../../app/data/places/vacancy.ts";
import { readServices } from "../../app/data/services.server.ts";
import { readShell } from "../../app/data/shell.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readStories, readStoryCopy } from "../../app/data/stories.server.ts";
import { readBlogIndex, readBlogList } from "../../app/pages/blog/blog-page.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { readBoardCopy, readBoardPage } from "../../app/pages/services/boards/board-page.server.ts";
import { readBoardsPage } from "../../app/pages/services/boards/boards-page.server.ts";
import { readSocietyPage } from "../../app/pages/services/places/inventory/inventory-page.server.ts";
import { calculatePlan } from "../../app/pages/services/plan/plan-costs.tsx";
import { readPlanPage } from "../../app/pages/services/plan/plan-page.server.ts";
import { readServicePageCopy } from "../../app/pages/services/service-page.server.ts";
import { readStoryPage } from "../../app/pages/work/story-page.server.ts";
import { parsePlanAddress, planPath } from "../../app/plan/plan-address.ts";
import { formatNumber } from "../../formats/number.ts";
import { everyPage, unknownPath } from "../every-page.ts";
import { elementsIn, readHtml, textOf } from "../read-built.ts";

const site = readSite();
const pages = new Map([...everyPage, unknownPath, `/hi/404`].map((path) => [path, readHtml(path)]));
const htmlOf = (path: string) => pages.get(path) ?? "";
const partOf = (path: string, name: string) => elementsIn(htmlOf(path), name)[0]?.inner ?? "";
const linksIn = (html: string) =>
  elementsIn(html, "a").map(({ attributes: { href = "", "aria-label": label }, inner }) => ({
    href,
    words: label ?? textOf(inner),
  }));
const isChat = (href: string) => href.startsWith(`https://wa.me/${site.chat.number}?text=`);
function expectWords(html: string, words: (string | number | undefined)[], place: string): void {
  const text = textOf(html);
  for (const part of words) expect(text, place).toContain(textOf(String(part)));
}
/** The cards of an article each. */
const cardsOn = (path: string) => elementsIn(partOf(path, "main"), "article").map(({ inner }) => inner);

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes void elements, attribute order and boolean attributes in its own way; all of it is valid HTML.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "prefer-native-element": "off",
    "no-inline-style": "error",
    "require-sri": "off",
  },
});

test.each([...pages])(
  "%s is valid HTML without style attributes, and asks for no style sheet",
  async (path, html) => {
    const { results } = await validator.validateString(html, path);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
    );
    expect(errors).toEqual([]);
    expect(html).not.toMatch(/<link[^>]*(modulepreload|stylesheet)/);
  },
);

test("every link, picture and file within the site exists", () => {
  const files = readdirSync("build/client", { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);
  const found = new Set([...files, ...everyPage].map((path) => path.toLowerCase()));
  const idsOf = new Map<string, Set<string>>();
  for (const [path, html] of pages)
    idsOf.set(path.toLowerCase(), new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = ""]) => id)));
  const missing: string[] = [];
  for (const [path, html] of pages)
    for (const [, , value = ""] of html
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .matchAll(/\s(href|src|srcset)="([^"]+)"/gi))
      for (const part of value.split(/,\s+/)) {
        const target = (part.split(/\s/)[0] ?? "").replaceAll("&amp;", "&");
        if (!/^[/#]/.test(target) || target === "#") continue;
        const { pathname, hash } = new URL(target, `http://site${path}`);
        const page = target.startsWith("#") ? path : decodeURI(pathname);
        if (!found.has(page.toLowerCase()) && page !== unknownPath && page !== "/hi/404")
          missing.push(`${target} on ${path}`);
        else if (hash && !idsOf.get(page.toLowerCase())?.has(decodeURIComponent(hash.slice(1))))
          missing.push(`${target} on ${path}`);
      }
  expect([...new Set(missing)]).toEqual([]);
});

test("a picture that nothing on the site shows, as a hidden client's, can't be had by its address", () => {
  const files = readdirSync("build/client", { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => /\.(html|js|css|xml|svg|webmanifest)$/.test(file))
    .map((file) => readFileSync(`build/client/${file}`, "utf8"))
    .join();
  const pictures = files.filter((file) => /^pictures\/./.test(file));
  expect(pictures.filter((file) => !texts.includes(file))).toEqual([]);
});

test("each picture has its description, its true size and its version by day and at dusk; the first loads at once, the others when needed", () => {
  const words = { en: readPictureDescriptions(), hi: inLanguage("hi", readPictureDescriptions) };
  let described = 0;
  for (const [path, html] of pages) {
    let eager = 0;
    for (const { inner } of elementsIn(elementsIn(html, "main")[0]?.inner ?? "", "picture")) {
      const { attributes: image = {} } = elementsIn(inner, "img")[0] ?? {};
      const name = /\bph-([\w-]+)/.exec(image.class ?? "")?.[1] ?? "";
      const isEager = image.loading !== "lazy";
      if (isEager) eager += 1;
      // Where the text beside it says the same, a picture has none.
      expect([words[detectLanguage(path)].get(name)?.alt, ""], `${path} ${name}`).toContain(image.alt);
      if (image.alt) described += 1;
      expect(Math.min(Number(image.width), Number(image.height)), `${path} ${name}`).toBeGreaterThan(0);
      expect(image.fetchpriority === "high", `${path} ${name}`).toBe(isEager);
      expect(html).toContain(`.ph-${name}{--ph:linear-gradient(`);
      const sources = elementsIn(inner, "source").map(({ attributes: { media, srcset = "" } }) => [
        media?.includes("(prefers-color-scheme: dark)") ?? false,
        srcset.includes("-dusk"),
      ]);
      if (new Set(sources.map(([, isDusk]) => isDusk)).size < 2) continue;
      for (const [isForDark, isDusk] of sources) expect(isDusk, `${path} ${name}`).toBe(isForDark);
      expect(sources[0], `${path} ${name}: the first that fits is taken`).toEqual([true, true]);
    }
    expect(eager, path).toBeLessThanOrEqual(1);
  }
  expect(described).toBeGreaterThan(pages.size);
});

test("the header leads to every part of the site, the footer to all pages and to a person, the corner to a chat", () => {
  const { footer, menu, contactAction, phone, email, social } = site;
  const header = partOf("/About", "header");
  for (const { label, path } of menu)
    expect(linksIn(header), label).toContainEqual({ href: path, words: label });
  for (const { inner } of elementsIn(header, "a").filter(({ attributes }) => attributes["data-item"]))
    expect(inner).toMatch(/^<svg/);
  expect(linksIn(header)).toContainEqual({ href: contactAction.path, words: contactAction.label });
  const foot = partOf("/About", "footer");
  for (const words of [site.blurb, `© ${site.copyright}`]) expect(textOf(foot)).toContain(words);
  for (const [words, href] of [
    ...footer.pages.map(({ label, path }) => [label, path]),
    ...readServices().map(({ name, path }) => [name, path]),
    [phone.shown, `tel:${phone.number}`],
    [email, `mailto:${email}`],
  ])
    expect(linksIn(foot)).toContainEqual({ words, href });
  for (const { url, name } of social)
    expect(linksIn(foot)).toContainEqual({ href: url, words: expect.stringContaining(name) });
  const corner = elementsIn(htmlOf("/About"), "aside").at(-1)?.inner ?? "";
  const chat = elementsIn(corner, "a").find(({ attributes: { href = "" } }) => isChat(href));
  expect(chat?.attributes).toMatchObject({ target: "_blank", rel: "noopener" });
});

test("the menu says of each page which part it marks as visited last", () => {
  for (const [path, label] of [
    ["/Contact", undefined],
    ["/About", "About"],
    ["/Print-Media-in-Raipur", "Services"],
    ["/Welcome-page", "Client"],
    ["/Blog/Keyword-Research", "Blog"],
    ["/career", undefined],
    ["/hi/Services", "Services"],
    ["/", "Home"],
  ] as const)
    expect(elementsIn(htmlOf(path), "header")[0]?.attributes["data-visited"], path).toBe(label);
});

test("an unknown address shows a picture inside the site, in the language that it lies in", () => {
  for (const [path, { notFound, site }] of [
    [unknownPath, readShell()],
    ["/hi/404", inLanguage("hi", readShell)],
  ] as const) {
    expect(elementsIn(partOf(path, "main"), "img")[0]?.attributes.alt).toBe(notFound.picture.alt);
    expect(textOf(partOf(path, "main"))).toBe(notFound.title);
    expect(textOf(partOf(path, "title"))).toBe(notFound.head.title);
    const home = path === unknownPath ? "/hi" : "/";
    expect(linksIn(partOf(path, "header"))).toContainEqual({ href: home, words: site.otherLanguage });
    expect(partOf(path, "footer")).not.toBe("");
  }
});

test("Contact leads to a person by telephone, mail and chat", () => {
  const links = linksIn(partOf("/Contact", "main"));
  for (const href of [`tel:${site.phone.number}`, `mailto:${site.email}`])
    expect(links).toContainEqual(expect.objectContaining({ href }));
  expect(links.some(({ href }) => isChat(href))).toBe(true);
});

test.each([
  ["/Contact", { name: undefined, phone: "tel", service: undefined, message: undefined }],
  [
    "/career",
    {
      ...{ position: "text", firstName: "text", lastName: "text", experience: "number" },
      ...{ phone: "tel", email: "email", cv: "file" },
    },
  ],
] as const)(
  "the form on %s requires each of its fields, and Urdu runs from right to left there",
  (path, types) => {
    const [form = ""] = elementsIn(htmlOf(path), "form").map(({ inner }) => inner);
    const fields = ["input", "select", "textarea"].flatMap((name) =>
      elementsIn(form, name).map(({ attributes }) => ({ tag: name, attributes })),
    );
    const required = fields.filter(({ attributes }) => attributes.required !== undefined);
    expect(required.map(({ attributes }) => attributes.name).sort()).toEqual(Object.keys(types).sort());
    for (const { tag, attributes } of required) {
      const { name = "", type, dir } = attributes;
      expect(type, name).toBe(types[name as keyof typeof types] ?? (tag === "input" ? "text" : undefined));
      if (tag === "textarea" || type === "text") expect(dir, name).toBe("auto");
    }
    const options = elementsIn(form, "option").map(({ inner }) => textOf(inner));
    if (path === "/Contact") expect(options.slice(1)).toEqual(readServices().map(({ name }) => name));
    const accepted = required.flatMap(({ attributes }) => attributes.accept ?? []);
    expect(accepted).toEqual(path === "/career" ? [listFormRules().cv.accept] : []);
  },
);

test("a page in Hindi says of each title in English that it is in English", () => {
  const titles = elementsIn(partOf("/hi", "main"), "a").filter(({ inner }) =>
    readBlogList().some(({ title }) => textOf(inner).includes(title)),
  );
  expect(titles.length).toBeGreaterThan(2);
  for (const { attributes, inner } of titles)
    expect(attributes.lang ?? /lang="([^"]+)"/.exec(inner)?.[1], textOf(inner)).toBe("en-IN");
});

test("the blog shows its newest articles in front, each with picture, date, writer and ways to share; its oldest four behind; and all of them beside", () => {
  const { pager, cards, featured } = readBlogIndex();
  const newestFirst = readBlogList().toReversed();
  const [lead = "", ...front] = cardsOn("/Blog");
  expect(linksIn(lead)[0]).toEqual({ href: "/Blog/SEO-Optimization", words: featured.title });
  expect(front).toHaveLength(newestFirst.length - 4);
  for (const [index, card] of front.entries()) {
    const { title, link, date, writer, altTag, social } = newestFirst[index] ?? { social: [] };
    expectWords(card, [title, date, writer], "/Blog");
    expect(elementsIn(card, "img")[0]?.attributes.alt).toBe(altTag);
    for (const words of [title, `${cards.more} ${title}`])
      expect(linksIn(card)).toContainEqual({ href: link, words });
    for (const { url } of social ?? [])
      expect(linksIn(card)).toContainEqual(expect.objectContaining({ href: url }));
  }
  const behind = cardsOn("/Blog/2").map((card) => linksIn(card)[0]?.href);
  expect(behind).toEqual(newestFirst.slice(-4).map(({ link }) => link));
  for (const [path, number] of [
    ["/Blog", 1],
    ["/Blog/2", 2],
  ] as const) {
    const [navigation] = elementsIn(partOf(path, "main"), "nav").filter(
      ({ attributes }) => attributes["aria-label"] === pager.label,
    );
    const current = elementsIn(navigation?.inner ?? "", "a").filter(
      ({ attributes }) => attributes["aria-current"],
    );
    expect(current.map(({ inner }) => textOf(inner))).toEqual([expect.stringMatching(`${number}$`)]);
    const recent = linksIn(elementsIn(htmlOf(path), "aside")[0]?.inner ?? "").map(({ href }) => href);
    for (const { link } of newestFirst) expect(recent).toContain(link);
  }
});

test("an article leads to the one before it and the one after, and its search to the blog, also without script and from Hindi", () => {
  const list = readBlogList();
  for (const [index, { link }] of list.entries())
    for (const neighbour of [list[index - 1], list[index + 1]])
      if (neighbour)
        expect(linksIn(partOf(link, "main"))).toContainEqual(
          expect.objectContaining({ href: neighbour.link }),
        );
  const hindi = everyPage.find((path) => path.startsWith("/hi/Blog/")) ?? "";
  for (const path of [list[0]?.link ?? "", hindi]) {
    const search = elementsIn(htmlOf(path), "form").find(({ inner }) => inner.includes('type="search"'));
    expect(search?.attributes, path).toMatchObject({ action: "/Blog", method: "get" });
    expect(elementsIn(search?.inner ?? "", "input")[0]?.attributes.name).toBe("q");
  }
});

test("a service leads to an enquiry about itself and shows its stories", () => {
  const { enquireNow } = readServicePageCopy();
  for (const { name, path } of readServices()) {
    const links = linksIn(partOf(path, "main"));
    for (const [words, page] of [
      [enquireNow.label, "/Contact"],
      ["Get a Quote", "/contact"],
    ] as const)
      expect(links, path).toContainEqual({ words, href: enquiryPath(page, { service: name }) });
    for (const { title, services, outcome } of readStories())
      if (services.includes(path) && outcome === "worked")
        expect(textOf(partOf(path, "main")), path).toContain(title);
  }
  expect(linksIn(partOf("/Outdoor-Advertising-in-Raipur", "main")).some(({ href }) => isChat(href))).toBe(
    true,
  );
});

test("every society shows its facts on the inventory, which add up to the totals, and leads to an enquiry", () => {
  const { copy, societyCopy, societies, service } = readSocietyPage();
  const text = textOf(partOf(service.path, "main"));
  for (const [label, sum] of [
    [societyCopy.totals.societies, societies.length],
    [societyCopy.totals.people, societies.reduce((sum, { people }) => sum + people, 0)],
    [societyCopy.totals.flats, societies.reduce((sum, { flats }) => sum + flats, 0)],
  ] as const)
    expect(text).toMatch(
      new RegExp(`${label} ${sum.toLocaleString("en-IN")}|${sum.toLocaleString("en-IN")} ${label}`),
    );
  const { card: labels } = societyCopy;
  const cards = cardsOn(service.path);
  expect(cards).toHaveLength(societies.length);
  for (const [index, society] of societies.entries()) {
    const { name, address, blurb, peopleText, flats, units, board, size, visibility } = society;
    const card = cards[index] ?? "";
    const facts = [
      ...[`${labels.people} ${peopleText}`, `${labels.flats} ${flats}`, `${units.label} ${units.text}`],
      ...[`${labels.board} ${board}`, `${labels.size} ${size}`, `${labels.visibility} ${visibility}`],
    ];
    expectWords(card, [name, address, blurb, ...facts], service.path);
    expect(linksIn(card), name).toContainEqual({
      href: enquiryPath("/Contact", { service: service.name, society: name }),
      words: expect.stringContaining(copy.enquireNow.label),
    });
  }
});

test("a board's page says when it is free, how long it is read and what it costs, leads to an enquiry about it; it can be shared and asked about on WhatsApp, and added to a plan without script", () => {
  const { vacancy } = readPlaceCopy();
  const places = readPlaces();
  const kinds = [
    places.find(({ bookings, road }) => bookings[0] && !bookings[0].from && road),
    places.find(({ road }) => !road),
    places.find(({ medium }) => medium === "site"),
  ];
  for (const place of kinds) {
    if (!place) throw new Error("a booked board on a road, one in a lift and a site are needed");
    const { path, name, size, slug, bookings, road, service } = place;
    const { reach, nearby, prices } = readBoardPage({ pattern: path });
    const main = partOf(path, "main");
    const free = formatVacancy(vacancy, bookings, readBoardsPage().builtOn);
    const ranges = prices.parts.flatMap(({ rows }) => rows).map(({ range }) => range);
    expectWords(main, [free, reach.answer, ...reach.lines, ...ranges], path);
    if (!road) expectWords(main, [readBoardCopy().reach.standing], path);
    const links = linksIn(main);
    const about = { service: readServices().find((one) => one.path === service)?.name ?? "", society: name };
    expect(links).toContainEqual(expect.objectContaining({ href: enquiryPath("/Contact", about) }));
    for (const { place } of nearby.list)
      expect(links).toContainEqual({ href: place.path, words: place.name });
    const messages = links
      .filter(({ href }) => href.startsWith("https://wa.me/"))
      .map(({ href }) => [new URL(href).pathname, new URL(href).searchParams.get("text") ?? ""]);
    for (const words of [name, path]) for (const [, message] of messages) expect(message).toContain(words);
    expect(messages.map(([number]) => number).sort()).toEqual(["/", `/${site.chat.number}`]);
    for (const words of [place.location, size, free])
      expect(messages.find(([number]) => number === "/")?.[1]).toContain(words);
    const plan = elementsIn(htmlOf(path), "form").find(({ attributes }) => attributes.action === planPath);
    expect(plan?.inner, name).toMatch(new RegExp(`name="s"[^>]*value="${slug}"`));
  }
});

test("every board has its line in the list below the map and in the spreadsheet", () => {
  const { vacancy } = readPlaceCopy();
  const { builtOn } = readBoardsPage();
  const [, ...rows] = readFileSync(`build/client${boardsPath}.csv`, "utf8").trim().split("\r\n");
  const lines = elementsIn(partOf(boardsPath, "main"), "li");
  expect(rows).toHaveLength(readPlaces().length);
  for (const [index, { name, size, bookings, path }] of readPlaces().entries()) {
    const line = lines.find(({ inner }) => linksIn(inner).some(({ words }) => words === textOf(name)));
    expectWords(line?.inner ?? "", [size, formatVacancy(vacancy, bookings, builtOn)], name);
    const freeDay = findFreeDay(bookings, builtOn).replace(
      builtOn,
      formatVacancy(vacancy, bookings, builtOn),
    );
    for (const words of [name, size, `,"${freeDay}",`, path]) expect(rows[index]).toContain(words);
  }
});

test("a plan to begin with shows what the first month of that plan comes to, and opens it", () => {
  const plan = readPlanPage();
  const entries = elementsIn(partOf(boardsPath, "main"), "li").map(({ inner }) => inner);
  const { packages } = readBoardsPage();
  expect(packages).not.toEqual([]);
  for (const { name, path } of packages) {
    const entry = entries.find((inner) => textOf(elementsIn(inner, "h3")[0]?.inner ?? "") === name) ?? "";
    const { chosen, weeks } = parsePlanAddress(new URL(path, "http://site").search);
    const { firstMonth } = calculatePlan(plan, matchPlaces(chosen, plan.places).matches, { weeks });
    for (const rupees of [firstMonth.from, firstMonth.to])
      expectWords(entry, [`₹${formatNumber(rupees)}`], name);
    expect(linksIn(entry).map(({ href }) => href)).toContain(path);
  }
});

test("a story says whether it failed and what is to be paid, and leads to its plan", () => {
  const copy = readStoryCopy();
  for (const { path, outcome, plan } of readStories()) {
    const main = partOf(path, "main");
    const marks = elementsIn(elementsIn(main, "article")[0]?.inner ?? "", "b").map(({ inner }) =>
      textOf(inner),
    );
    expect(marks.includes(copy.failed), path).toBe(outcome === "failed");
    expect(textOf(main), path).toContain(`${copy.bill.total} ${readStoryPage({ pattern: path }).bill.total}`);
    const { href = "" } = linksIn(main).find(({ words }) => words === copy.openPlan) ?? {};
    const { pathname, searchParams } = new URL(href, "http://site");
    expect([pathname, searchParams.get("weeks")], path).toEqual([planPath, String(plan.weeks)]);
    expect(searchParams.get("s")?.split(",").sort()).toEqual([...plan.places].sort());
  }
});

test("without script a work of the portfolio leads to its picture's file, a film to its page, and nobody is offered to write on the hoarding", () => {
  const { sliders, videos } = readPortfolio();
  const main = partOf("/Portfolio", "main");
  const [{ file, picture } = { file: "", picture: { alt: "" } }] = sliders[0]?.pieces ?? [];
  const link = elementsIn(main, "a").find(({ inner }) => inner.includes(`alt="${picture.alt}"`));
  expect(link?.attributes.href).toBe(file);
  const links = linksIn(main).map(({ href }) => href);
  for (const { id } of videos.items) expect(links).toContain(`https://www.youtube.com/watch?v=${id}`);
  const { painter } = readHomePage().hero;
  const brush = elementsIn(partOf("/", "main"), "button").find(
    ({ inner }) => textOf(inner) === painter.title,
  );
  expect(brush?.attributes).toHaveProperty("hidden");
});

test("a slider says what it is: a carousel of numbered slides", () => {
  const { labels } = site;
  const { sliders } = readPortfolio();
  const carousels = elementsIn(htmlOf("/Portfolio"), "div").map(({ attributes }) => attributes);
  for (const { title } of sliders)
    expect(carousels).toContainEqual(
      expect.objectContaining({ "aria-label": title, "aria-roledescription": labels.slider.carousel }),
    );
  const slides = carousels.filter((part) => part["aria-roledescription"] === labels.slider.slide);
  const count = String(sliders[0]?.pieces.length);
  expect(slides[0]?.["aria-label"]).toBe(
    labels.slider.position.replace("{n}", "1").replace("{total}", count),
  );
});
