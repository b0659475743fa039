import { interpolate } from "../../../data/interpolate.ts";
import { boardsPath } from "../../../data/paths.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { findService } from "../../../data/services.server.ts";
import { readSite } from "../../../data/site.server.ts";
import { pageMeta } from "../../../seo/page-meta.server.ts";
import { breadcrumbs } from "../../../seo/structured-data.server.ts";
import { enquiryPath } from "../enquiry-path.ts";
import { readBoardCopy } from "../places/board-copy.server.ts";
import { type Board, readBoards } from "../places/boards.server.ts";
import { kilometresBetween } from "../places/kilometres-between.ts";
import { readPlanCopy } from "../places/plan-copy.server.ts";
import { marksOn } from "../places/posters.server.ts";
import { readSocietyCopy } from "../places/society-copy.server.ts";
import { templatesOf } from "../places/template.ts";
import { type Prices, readPricesOf } from "../prices.server.ts";
import { readServicePageCopy } from "../service-page.server.ts";
import { boardData } from "./board-data.server.ts";
import { reachLines } from "./reach-lines.server.ts";

/** How many boards nearby are named. */
const neighbours = 3;
/** Search results show so much of a title. */
const longestTitle = 60;

/**
 * The data of a society's or site's own page. What can be said at build is said here, so that the browser gets sentences.
 * @param path its address
 * @throws Response with 404 where no society or site has that address
 */
export function readBoardPage(path: string) {
  const board = readBoards().find((one) => one.path === path);
  if (!board) throw new Response(null, { status: 404 });
  const { head, actions, drawing, ...copy } = readBoardCopy();
  const { vacancy, kinds, size, drawing: siteDrawing } = readPlanCopy();
  const service = findService(board.service);
  const prices = pricesOf(board);
  const rows = prices.parts.flatMap((part) => part.rows);
  const price =
    rows.map(({ what, range, per }) => `${rows.length > 1 ? `${what}: ` : ""}${range} ${per}`).join("; ") ||
    copy.facts.ask;
  const { slug, name, blurb, place, freeFrom, drawn } = board;
  const words = { name, place, board: board.board, size: board.size, price };
  const title = interpolate(head.title, words);
  const description = interpolate(head.description, words);
  return {
    head: pageMeta(
      {
        keywords: head.keywords.map((one) => interpolate(one, words)),
        title: [`${title} | ${readSite().name}`, title].find(isShort) ?? name,
        description,
      },
      path,
      {
        share: { src: `/artwork/${slug}.jpg`, alt: description },
        data: [
          breadcrumbs({ name: service.name, path: service.path }, { name, path }),
          ...boardData(board, description, rows),
        ],
      },
    ),
    ...{ path, slug, name, blurb, place, freeFrom, builtOn: publishingDay() },
    trail: {
      label: copy.trail.label,
      steps: [
        { label: service.name, path: `${service.path}#inventory` },
        { label: copy.trail.map, path: boardsPath },
      ],
    },
    /** What is sent; `{vacancy}` is filled in on the day. */
    message: interpolate(copy.message, words),
    about: interpolate(copy.about, words),
    enquire: enquiryPath(readServicePageCopy().enquireNow.path, { service: service.name, society: name }),
    ...{ actions, vacancy, vacancyLabel: copy.facts.vacancy },
    facts: {
      title: copy.facts.title,
      list: [[copy.facts.price, price], ...factsOf(board)] as [string, string][],
    },
    reach: reachLines(board, copy.reach),
    nearby: {
      title: copy.nearby.title,
      all: copy.nearby.all,
      list: nearest(board).map(({ km, name, path, board, size, freeFrom }) => ({
        ...{ name, path, freeFrom },
        what: `${board}, ${size}`,
        distance: interpolate(copy.nearby.distance, { km: km.toFixed(1) }),
      })),
    },
    template: {
      ...copy.template,
      sheets: templatesOf(board.boards, board.road).map(({ trim, ...inside }) => [
        [copy.template.trim, interpolate(copy.template.mmBy, trim)],
        ...(["bleed", "safe", "letter"] as const).map((one) => [
          copy.template[one],
          interpolate(copy.template.mm, { n: inside[one] }),
        ]),
      ]) as [string, string][][],
    },
    prices,
    drawn,
    drawing: { ...drawing, ...readSocietyCopy().drawing },
    siteCopy: { kinds, size, drawing: siteDrawing },
    marks: marksOn(board.boards.map(({ poster }) => poster)),
  };
}

export type BoardPage = ReturnType<typeof readBoardPage>;

function isShort({ length }: string): boolean {
  return length <= longestTitle;
}

/** The rows of the price list that are for boards of this kind and size. */
function pricesOf(board: Board): Prices {
  const { copy, parts } = readPricesOf(board.service);
  return {
    copy,
    parts: parts
      .map((part) => ({
        ...part,
        rows: part.rows.filter(({ what }) => board.rows.some((one) => what.startsWith(one))),
      }))
      .filter(({ rows }) => rows.length > 0),
  };
}

function factsOf({ drawn, board, size, people, source }: Board): (string | undefined)[][] {
  const { facts } = readBoardCopy();
  const { card } = readPlanCopy();
  const ofSociety = readSocietyCopy().card;
  const own =
    "society" in drawn
      ? [
          [ofSociety.visibility, drawn.society.visibility],
          [facts.people, people],
          [ofSociety.flats, String(drawn.society.flats)],
          [ofSociety.units[drawn.society.units.label], drawn.society.units.text],
        ]
      : [
          [card.facing, drawn.site.facing],
          [card.light, drawn.site.light],
          [card.traffic, drawn.site.traffic],
          [facts.passers, people || undefined],
        ];
  return [[card.kind, board], [card.size, size], ...own, [facts.source, source]].filter(([, value]) => value);
}

/** The boards nearest by, with their distance; none where it isn't known where this one stands. */
function nearest({ at, slug }: Board): (Board & { km: number })[] {
  if (!at) return [];
  return readBoards()
    .flatMap((one) => (one.at && one.slug !== slug ? [{ ...one, km: kilometresBetween(at, one.at) }] : []))
    .sort((one, other) => one.km - other.km)
    .slice(0, neighbours);
}
