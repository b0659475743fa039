import { interpolate } from "../../../data/format.ts";
import { publishingDay } from "../../../data/publishing.server.ts";
import { findService } from "../../../data/services.server.ts";
import { searchTitle } from "../../../data/site.server.ts";
import { breadcrumbs, pageMeta } from "../../../seo/page-meta.server.ts";
import { enquiryPath } from "../enquiry-path.ts";
import { indianNumber } from "../indian-number.ts";
import { readBoardCopy } from "../places/board-copy.server.ts";
import { type Board, marksOf, pricesOf, readBoards } from "../places/boards.server.ts";
import { kilometresBetween } from "../places/kilometres-between.ts";
import { readPlanCopy } from "../places/plan-copy.server.ts";
import { readSocietyCopy } from "../places/society-copy.server.ts";
import { templateNotes, templatesOf } from "../places/template.ts";
import { readServicePageCopy } from "../service-page.server.ts";
import { unbroken } from "../unbroken.ts";
import { boardData } from "./board-data.server.ts";
import { reachLines } from "./reach-lines.server.ts";

/** How many boards nearby are named. */
const neighbours = 3;

/**
 * The data of a society's or site's own page. What can be said at build is said here, so that the browser gets sentences.
 * @param pattern its address, or the pattern of its route, whose `:name` is among the parameters
 * @throws Response with 404 where no society or site has that address
 */
export function readBoardPage({ pattern, params }: { pattern: string; params?: { name: string } }) {
  const path = pattern.replace(":name", params?.name ?? "");
  const board = readBoards().find((one) => one.path === path);
  if (!board) throw new Response(null, { status: 404 });
  const { head, drawing, facts, template, sheet, ...copy } = readBoardCopy();
  const service = findService(board.service);
  const prices = pricesOf(board);
  const rows = prices.parts.flatMap((part) => part.rows);
  const price =
    rows.map(({ what, range, per }) => `${rows.length > 1 ? `${what}: ` : ""}${range} ${per}`).join("; ") ||
    facts.ask;
  const { slug, name, size, place, passers, source } = board;
  const words = { name, place, board: board.board, size, price };
  const description = interpolate(head.description, words);
  return {
    head: pageMeta(
      {
        keywords: head.keywords.map((one) => interpolate(one, words)),
        title: searchTitle(interpolate(head.title, words), name),
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
    board,
    builtOn: publishingDay(),
    service: { name: service.name, path: `${service.path}#inventory` },
    /** What is sent; `{vacancy}` is filled in on the day. */
    message: interpolate(copy.message, words),
    about: interpolate(copy.about, words),
    enquire: enquiryPath(readServicePageCopy().enquireNow.path, { service: service.name, society: name }),
    actions: copy.actions,
    vacancy: readPlanCopy().vacancy,
    printed: readPlanCopy().print.line,
    facts: {
      ...facts,
      list: [
        ...(rows.length > 1
          ? rows.map(({ what, range, per }) => [unbroken(what), `${range} ${per}`])
          : [[facts.price, price]]),
        ...board.groups.toReversed().flatMap((group) => group.facts),
        ...(passers ? [[facts.passers, indianNumber(passers)]] : []),
        ...(source ? [[facts.source, source]] : []),
      ] as [string, string][],
    },
    reach: reachLines(board, copy.reach),
    nearby: {
      ...copy.nearby,
      list: nearest(board).map(({ km, name, path, board, size, freeFrom }) => ({
        ...{ name, path, freeFrom },
        what: `${interpolate(copy.nearby.distance, { km: km.toFixed(1) })}. ${board}, ${size}`,
      })),
    },
    template: {
      ...template,
      notes: templatesOf(board.boards, board.road).map((one) => templateNotes(one, sheet)),
      files: sheet.files,
    },
    prices,
    drawing: { ...drawing, scale: unbroken(drawing.scale), ...readSocietyCopy().drawing },
    marks: marksOf([board]),
  };
}

export type BoardPage = ReturnType<typeof readBoardPage>;

/** The boards nearest by, with their distance; none where it isn't known where this one stands. */
function nearest({ at, slug }: Board): (Board & { km: number })[] {
  if (!at) return [];
  return readBoards()
    .flatMap((one) => (one.at && one.slug !== slug ? [{ ...one, km: kilometresBetween(at, one.at) }] : []))
    .sort((one, other) => one.km - other.km)
    .slice(0, neighbours);
}
