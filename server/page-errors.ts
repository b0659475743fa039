import type { Readable } from "node:stream";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import type { BuiltSite } from "./files/built-site.ts";
import type { Log } from "./process/log.ts";

/** Takes a report from a page's own script; whatever becomes of it, the page is told nothing. */
export type NotePageError = (body: Readable, address: string) => Promise<void>;

/**
 * Notes in the log, a line each, that a page's script failed: what kind of failure, on which of our pages, the error's
 * name and the place in our own scripts. Nothing else of a report is looked at, so that no visitor's words get in: an
 * unknown page becomes `other`, an unknown name `other`, a place outside our scripts nothing.
 * At most 6 reports a minute from one address and 60 from all are noted.
 */
export function createPageErrors(site: BuiltSite, log: Log): NotePageError {
  const perAddress = new RateLimiterMemory({ points: 6, duration: 60 });
  const fromAll = new RateLimiterMemory({ points: 60, duration: 60 });
  const pages = new Map(Object.keys(site.manifest.pages).map((path) => [path.toLowerCase(), path]));
  return async (body, address) => {
    const allowed = await Promise.all([perAddress.consume(address), fromAll.consume("all")]).then(
      () => true,
      () => false,
    );
    const report = allowed ? reportSchema.safeParse(await readSmall(body)) : undefined;
    if (!report?.success) return;
    const { kind, path, name, at } = report.data;
    const script = /^(assets\/[\w.-]+\.js):\d{1,7}:\d{1,7}$/.exec(at)?.[1];
    log({
      kind: "page error",
      what: kind,
      path: pages.get(path.toLowerCase().replace(/(?<=.)\/$/, "")) ?? "other",
      name: /^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/.test(name) ? name : "other",
      at: script && site.files.has(`/${script}`) ? at : "",
    });
  };
}

const short = z.string().max(300).catch("");
const reportSchema = z.object({
  /** Failed while taking over the prerendered page, while drawing a screen, or in fetching a part of the code. */
  kind: z.enum(["hydration", "screen", "chunk"]),
  path: short,
  name: short,
  at: short,
});

/** Bytes; four times what a report can need. */
const largest = 2_048;

async function readSmall(body: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  let total = 0;
  const arriving: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  for await (const chunk of arriving) {
    total += chunk.length;
    if (total > largest) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}
