import type { Readable } from "node:stream";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import type { BuiltSite } from "./files/built-site.ts";
import { readSmallJson } from "./http/request.ts";
import type { Log } from "./log.ts";

/**
 * Logs failures of a page's script: the kind of failure, on which of our pages, the error's name and the place in our own
 * scripts. Nothing else of a report is logged, so that no visitor's words get in: an unknown page or name becomes `other`, a
 * place outside our scripts is left out. At most 6 reports a minute from one address and 60 in all are logged. The page never
 * learns what becomes of a report.
 */
export function createPageErrors(site: BuiltSite, log: Log) {
  const perAddress = new RateLimiterMemory({ points: 6, duration: 60 });
  const fromAll = new RateLimiterMemory({ points: 60, duration: 60 });
  const pages = new Map(Object.keys(site.manifest.pages).map((path) => [path.toLowerCase(), path]));
  return async (body: Readable, address: string) => {
    // One after the other: whoever is over its own limit uses up nothing of the common one.
    const isAllowed = await perAddress
      .consume(address)
      .then(() => fromAll.consume("all"))
      .then(
        () => true,
        () => false,
      );
    if (!isAllowed) return;
    const report = reportSchema.safeParse(await readSmallJson(body, maxBytes).catch(() => undefined));
    if (!report.success) return;
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
  /** An island was put back as it was built, or rebuilt; or a script stopped later. */
  kind: z.enum(["hydration", "recovered", "screen"]),
  path: short,
  name: short,
  at: short,
});

/** Bytes: four times what a report needs. */
const maxBytes = 2_048;
