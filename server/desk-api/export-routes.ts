import { ReadableStream as NodeStream } from "node:stream/web";
import { Hono } from "hono";
import { exportSubmissions } from "../inbox/export-submissions.ts";
import { exportQuery } from "../submission/list-query.ts";
import { attachment } from "./cv-answer.ts";
import type { DeskEnv, DeskParts } from "./desk-env.ts";
import { readQuery } from "./read-body.ts";
import { numbersQuery } from "./requests.ts";

/** Figures about all submissions, and their export. `mails`: whether mail is set up. */
export function exportRoutes({ store, mails }: Pick<DeskParts, "store"> & { mails: boolean }) {
  return new Hono<DeskEnv>()
    .get("/numbers", readQuery(numbersQuery), async (context) => {
      const numbers = await store.submissions.numbers(context.req.valid("query").weeks);
      return context.json({ ...numbers, mail: mails ? numbers.mail : null });
    })

    .get("/export", readQuery(exportQuery), async (context) => {
      const { as, ...query } = context.req.valid("query");
      const texts = exportSubmissions(as, store.submissions.export(query), mails);
      const first = await texts.next();
      const encoder = new TextEncoder();
      const bytes = async function* () {
        if (!first.done) yield encoder.encode(first.value);
        for await (const text of texts) yield encoder.encode(text);
      };
      const { state, kind, from, to, q, service } = query;
      // The record must not contain words or services, which may be about a person.
      const narrowed = q || service ? "by words or service" : undefined;
      const detail = [as, state, kind, from && `from ${from}`, to && `to ${to}`, narrowed];
      await context.var.record("exported", null, detail.filter(Boolean).join(", "));
      const day = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
      return context.body(NodeStream.from(bytes()) as ReadableStream<Uint8Array<ArrayBuffer>>, 200, {
        "Content-Type": as === "csv" ? "text/csv; charset=utf-8" : "application/json",
        "Content-Disposition": attachment(`submissions-${day}.${as}`),
        "X-Content-Type-Options": "nosniff",
      });
    });
}
