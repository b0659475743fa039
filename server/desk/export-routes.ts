import { Hono } from "hono";
import type { Store } from "../store/store.ts";
import { exportQuery } from "../submission/list-query.ts";
import { attachment } from "./cv-answer.ts";
import type { DeskEnv } from "./desk-env.ts";
import { readQuery } from "./read-body.ts";
import { numbersQuery } from "./requests.ts";
import { streamExport } from "./stream-export.ts";

/** Figures about all submissions, and their export. */
export function exportRoutes({ store }: { store: Pick<Store, "desk"> }) {
  return new Hono<DeskEnv>()
    .get("/numbers", readQuery(numbersQuery), async (context) =>
      context.json(await store.desk.numbers(context.req.valid("query").weeks)),
    )

    .get("/export", readQuery(exportQuery), async (context) => {
      const { as, ...query } = context.req.valid("query");
      const batches = store.desk.export(query);
      const first = await batches.next();
      const { state, kind, from, to, q, service } = query;
      // The record must not contain words or services, which may be about a person.
      const narrowed = q || service ? "by words or service" : undefined;
      const detail = [as, state, kind, from && `from ${from}`, to && `to ${to}`, narrowed];
      await context.var.record("exported", null, detail.filter(Boolean).join(", "));
      const day = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
      return context.body(streamExport(as, first, batches), 200, {
        "Content-Type": as === "csv" ? "text/csv; charset=utf-8" : "application/json",
        "Content-Disposition": attachment(`submissions-${day}.${as}`),
        "X-Content-Type-Options": "nosniff",
      });
    });
}
