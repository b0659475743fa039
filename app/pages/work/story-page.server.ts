import { formatNumber } from "../../../formats/number.ts";
import { formatMonths } from "../../data/billing.ts";
import { projectToMap, readCity } from "../../data/city.server.ts";
import { findClient } from "../../data/clients.server.ts";
import { ContentError } from "../../data/content-error.ts";
import { formatDay, interpolate } from "../../data/format.ts";
import { toEnglishPath } from "../../data/language-paths.ts";
import { renderMarkdown } from "../../data/markdown.server.ts";
import { currentContent } from "../../data/open-content.server.ts";
import { toContentLanguage } from "../../data/paths.server.ts";
import { findPerson } from "../../data/people.server.ts";
import { findSharePicture, readPicture, readWork } from "../../data/pictures.server.ts";
import { findServiceByPath } from "../../data/services.server.ts";
import { readSite } from "../../data/site.server.ts";
import {
  findLastDay,
  readStories,
  readStoryCopy,
  readStoryList,
  type StoryFacts,
  totalBill,
} from "../../data/stories.server.ts";
import { formatPlanPath } from "../../plan/plan-address.ts";
import { createBreadcrumbs, createPageMeta, describePublisher } from "../../seo/page-meta.server.ts";

/**
 * The screen of a case story.
 * @throws ContentError when there is no such story, or it names a client, person, service or picture that isn't there
 */
export function readStoryPage({ pattern }: { pattern: string }) {
  const path = toEnglishPath(pattern);
  const story = readStories().find((entry) => entry.path === path);
  const fileName = path.replace("/work/", "content/stories/");
  if (!story) throw new ContentError(`${fileName}.md`, "", "this story is missing; put its file back");
  const { file, title, plan, map } = story;
  const copy = readStoryCopy();
  const { language } = currentContent();
  const { names: _, ...city } = readCity();
  return {
    copy,
    head: createPageMeta(story.head, path, {
      share: story.picture,
      type: "article",
      published: { date: findLastDay(story), updated: findLastDay(story) },
      data: [
        describeStory(story),
        createBreadcrumbs({ name: findPortfolioName(), path: "/Portfolio" }, { name: title, path }),
      ],
    }),
    note: story.sample && copy.sample,
    title,
    standfirst: story.standfirst,
    result: story.result,
    ground: story.ground,
    tally: story.tally,
    failedWord: story.outcome === "failed" ? copy.failed : undefined,
    client: findClient(story.client, file).name,
    picture: readPicture(story.picture, file),
    services: story.services.map((service) => {
      const { name, path } = findServiceByPath(service, file, "services");
      return { name, path };
    }),
    team: story.team.map((key) => findPerson(key, file, "team")).map(({ name, path }) => ({ name, path })),
    span: interpolate(copy.facts.span, { weeks: plan.weeks, from: formatDay(plan.start, language) }),
    brief: tell(story.sections.brief),
    plan: tell(story.sections.plan),
    planPath: formatPlanPath({ chosen: plan.places, weeks: plan.weeks }),
    map: map && {
      city,
      caption: map.caption,
      marks: leanPins(
        map.marks.map(({ at, ...mark }) => ({ ...mark, at: projectToMap(at) })),
        city.width,
      ),
      dots: map.dots?.map(projectToMap) ?? [],
      alt: interpolate(copy.map, {
        marks: map.marks.map(({ name }, index) => `${index + 1} ${name}`).join("; "),
      }),
      dotsAre: map.dotsAre && interpolate(copy.dots, { what: map.dotsAre }),
    },
    artwork: story.artwork.map((entry) => readWork(entry, file)),
    bill: describeBill(story),
    days: html(story.days.map(({ on, what }) => `- **${formatDay(on, language)}** ${what}`).join("\n")),
    counted: tell(story.sections.counted),
    failed: html(story.sections.failed),
    moreStories: readStoryList((entry) => entry.path !== path),
    closing: story.closing ?? copy.closing,
  };
}
export type StoryPage = ReturnType<typeof readStoryPage>;

/** What the menu calls the page that lists the stories. */
function findPortfolioName(): string {
  return readSite().menu.find(({ path }) => path === "/Portfolio")?.label ?? "Portfolio";
}

const leans = [0, -30, 30, -60, 60, -90, 90, -120, 120];

/** Marks with the degrees by which the pin of each leans, so that no head is cut, or covers another or its place. */
function leanPins<Mark extends { at: [number, number] }>(
  marks: Mark[],
  width: number,
): (Mark & { lean: number })[] {
  const headOf = ([x, y]: [number, number], lean: number): [number, number] => {
    const angle = (lean * Math.PI) / 180;
    return [x + 64 * Math.sin(angle), y - 64 * Math.cos(angle)];
  };
  const isApart = ([x, y]: [number, number], [left, top]: [number, number], distance: number) =>
    Math.hypot(x - left, y - top) >= distance;
  const heads: [number, number][] = [];
  return marks.map((mark) => {
    const isClear = (lean: number) =>
      Math.abs(headOf(mark.at, lean)[0] - width / 2) <= width / 2 - 40 &&
      heads.every((head) => isApart(head, headOf(mark.at, lean), 80)) &&
      marks.every((other) => other === mark || isApart(other.at, headOf(mark.at, lean), 44));
    const lean = leans.find(isClear) ?? 0;
    heads.push(headOf(mark.at, lean));
    return { ...mark, lean };
  });
}

/** The bill, each line with how it is worked out, and what there is to pay; where the client was paid back, what was paid in the end. */
function describeBill({ bill, credits = [] }: StoryFacts) {
  const { bill: words } = readStoryCopy();
  const percent = readSite().gst;
  const rupees = (amount: number) => interpolate(words.amount, { amount: formatNumber(amount) });
  const writeLine = ({ what, count, unit, months, rate, amount }: (typeof charged)["lines"][number]) => ({
    what,
    working: interpolate(months === undefined ? words.once : words.monthly, {
      count: formatNumber(count),
      unit,
      months: formatMonths(words, months ?? 1),
      rate: formatNumber(rate),
    }),
    amount: rupees(amount),
  });
  const charged = totalBill(bill, percent);
  const back = totalBill(credits, percent);
  const settled = totalBill([...bill, ...credits.map((line) => ({ ...line, rate: -line.rate }))], percent);
  return {
    lines: [
      ...charged.lines.map(writeLine),
      { what: words.sum, working: "", amount: rupees(charged.sum) },
      { what: interpolate(words.gst, { percent }), working: "", amount: rupees(charged.gst) },
    ],
    total: rupees(charged.total),
    credits: back.lines.map(writeLine),
    credited: rupees(charged.total - settled.total),
    settled: rupees(settled.total),
  };
}

function describeStory(story: StoryFacts): object {
  const { path, title, head, picture } = story;
  const image = findSharePicture(picture);
  return {
    "@type": "Article",
    "@id": `${path}#story`,
    headline: title,
    description: head.description,
    url: toContentLanguage(path),
    mainEntityOfPage: toContentLanguage(path),
    datePublished: findLastDay(story),
    inLanguage: `${currentContent().language}-IN`,
    ...(image && { image }),
    author: describePublisher(),
    publisher: { ...describePublisher(), logo: "/icon-512.png" },
  };
}

function html(markdown: string): string {
  return renderMarkdown(markdown, "", "92vw").html;
}

/** A text's first paragraph, with a table that follows it, and the rest. */
function tell(markdown: string): { lead: string; rest: string } {
  const whole = html(markdown);
  const [lead] = /^<p>.*?<\/p>(\s*<div class="table.*?<\/div>)?/s.exec(whole) ?? [whole];
  return { lead, rest: whole.slice(lead.length).trim() };
}
