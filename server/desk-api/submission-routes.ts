import { ReadableStream as NodeStream } from "node:stream/web";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { indianDay } from "../../formats/indian-day.ts";
import { exportSubmissions } from "../inbox/export-submissions.ts";
import { logFailure } from "../log.ts";
import type { Outcome } from "../store/change-submission.ts";
import { enteredEntry } from "../store/record-queries.ts";
import { replyEntry } from "../store/submissions/submission-rows.ts";
import { exportQuery, listQuery } from "../submission/list-query.ts";
import { maxReplyBytes, replyTexts } from "../submission/reply-texts.ts";
import { isUuid, withMailState } from "../submission/submission.ts";
import type { DeskEnv, DeskParts } from "./desk-context.ts";
import { contentDisposition, createCvHeaders } from "./download-headers.ts";
import { type Refusal, RefusalError } from "./refusal.ts";
import {
  bulkChangeSchema,
  changeSchema,
  eraseSchema,
  newEntrySchema,
  noteSchema,
  numbersQuerySchema,
  replySchema,
  senderQuerySchema,
} from "./request-schemas.ts";
import { validateBody, validateQuery } from "./validation.ts";

export function createSubmissionRoutes(parts: Omit<DeskParts, "manifest">) {
  const { store, environment, log } = parts;
  const { people } = store.accounts;
  const mailEnabled = environment.SMTP_URL !== undefined;
  const findPerson = async (id: string | null) => {
    const person = id === null ? null : (await people()).find((account) => account.id === id);
    if (person === undefined) throw new RefusalError("person gone");
    return person;
  };
  const readDetails = async (id: string) => {
    const submission = await store.submissions.details(parseId(id));
    if (!submission) throw new RefusalError("gone");
    const others = submission.others.map((line) => withMailState(line, mailEnabled));
    return { ...withMailState(submission, mailEnabled), others, history: await store.record.of(id) };
  };
  /** Who added something by mistake takes it back, until somebody else has done more than look at it. */
  const hasOnlyAdded = async ({ name }: { name: string }, id: string) => {
    const history = await store.record.of(id);
    const isOwn = history.every(({ who, what }) => who === name || what === "saw");
    return isOwn && history.some(({ what }) => what === enteredEntry);
  };
  /** Overwriting the traces can take a while in a large database; if it is interrupted, the next start finishes it. */
  const finishErasing = () =>
    void store.inbox.finishErasing().catch((error: unknown) => logFailure(log, error));

  return new Hono<DeskEnv>()
    .get("/submissions", etag({ weak: true }), validateQuery(listQuery), async (context) => {
      const list = await store.submissions.list(context.req.valid("query"));
      return context.json({ ...list, lines: list.lines.map((line) => withMailState(line, mailEnabled)) });
    })

    .post("/submissions", ...validateBody(newEntrySchema), async (context) => {
      const { id, remindOn, ...fields } = context.req.valid("json");
      const entry = { kind: "enquiry", id: id.toLowerCase(), fields, spamReason: undefined } as const;
      return context.json(await store.enter({ ...entry, remindOn }, context.var.me));
    })

    .get("/senders", validateQuery(senderQuerySchema), async (context) => {
      const lines = await store.submissions.ofSender(context.req.valid("query"));
      return context.json({ lines: lines.map((line) => withMailState(line, mailEnabled)) });
    })

    .get("/submissions/:id", async (context) => {
      const id = context.req.param("id");
      const submission = await readDetails(id);
      await context.var.record("saw", id, "");
      return context.json(submission);
    })

    .post("/submissions/:id/change", ...validateBody(changeSchema), async (context) => {
      const id = parseId(context.req.param("id"));
      const { version, ...request } = context.req.valid("json");
      const edit = request.change === "assign" ? { ...request, to: await findPerson(request.to) } : request;
      // Of what a sender wrote.
      const isForOwners = edit.change === "erase CV" || ("fields" in edit && !edit.fields.via);
      if (isForOwners && context.var.me.role !== "owner") throw new RefusalError("owners only");
      assertDone(await store.submissions.change(id, edit, context.var.me, version));
      const submission = await readDetails(id);
      if (edit.change === "erase CV") finishErasing();
      return context.json({ submission });
    })

    .post("/submissions/changes", ...validateBody(bulkChangeSchema), async (context) => {
      const { of, ...request } = context.req.valid("json");
      const edit = request.change === "assign" ? { ...request, to: await findPerson(request.to) } : request;
      const done: { id: string; version: number }[] = [];
      const refused: Omit<Refusal, "success">[] = [];
      for (const { id, version } of of) {
        const outcome = await store.submissions.change(id, edit, context.var.me, version);
        if (outcome.done) done.push({ id, version: version + 1 });
        else {
          const { code, details } = createRefusal(outcome);
          refused.push({ code, ...details });
        }
      }
      return context.json({ done, refused });
    })

    .post("/submissions/:id/reply", ...validateBody(replySchema), async (context) => {
      const id = context.req.param("id");
      const { way, text } = context.req.valid("json");
      await readDetails(id);
      const template = text && (await store.replies.read()).texts.find((reply) => reply.id === text);
      const detail = template ? `by ${way}, with “${template.title}”` : `by ${way}`;
      await context.var.record(replyEntry, id, detail);
      return context.json({ submission: await readDetails(id) });
    })

    .post("/submissions/:id/notes", ...validateBody(noteSchema), async (context) => {
      const id = parseId(context.req.param("id"));
      const outcome = await store.submissions.note(id, context.req.valid("json"), context.var.me);
      if (!outcome.done) throw new RefusalError(outcome.why);
      return context.json({ note: outcome.note });
    })

    .post("/submissions/:id/erase", ...validateBody(eraseSchema), async (context) => {
      const id = parseId(context.req.param("id"));
      const { version } = context.req.valid("json");
      const { me } = context.var;
      if (me.role !== "owner" && !(version === 0 && (await hasOnlyAdded(me, id))))
        throw new RefusalError("owners only");
      try {
        assertDone(await store.submissions.erase(id, version, me));
      } finally {
        // Even if it was refused: an earlier attempt may have succeeded and only its answer got lost.
        finishErasing();
      }
      return context.json({ success: true as const });
    })

    .get("/submissions/:id/cv", async (context) => {
      const id = parseId(context.req.param("id"));
      const cv = await store.inbox.cv(id);
      if (!cv) throw new RefusalError("no CV");
      await context.var.record("took the CV", id, "");
      const isInline = context.req.query("inline") !== undefined;
      return context.body(new Uint8Array(cv.bytes), 200, createCvHeaders(cv, isInline));
    })

    .get("/replies", async (context) => context.json(await store.replies.read()))

    .put("/replies", ...validateBody(replyTexts, maxReplyBytes), async (context) => {
      if (!(await store.replies.keep(context.req.valid("json"), context.var.me)))
        throw new RefusalError("replies changed");
      return context.json({ success: true as const });
    })

    .get("/people", async (context) => context.json({ people: await people() }))

    .get("/numbers", validateQuery(numbersQuerySchema), async (context) => {
      return context.json(await store.submissions.numbers(context.req.valid("query").month));
    })

    .get("/export", validateQuery(exportQuery), async (context) => {
      const query = context.req.valid("query");
      const texts = exportSubmissions(query.by, store.submissions.export(query));
      const first = await texts.next();
      const encoder = new TextEncoder();
      const bytes = async function* () {
        if (!first.done) yield encoder.encode(first.value);
        for await (const text of texts) {
          await context.var.admitAgain?.();
          yield encoder.encode(text);
        }
      };
      const { by, month = "all" } = query;
      await context.var.record("exported", null, `csv, ${by}, ${month}`);
      return context.body(NodeStream.from(bytes()) as ReadableStream<Uint8Array<ArrayBuffer>>, 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": contentDisposition(`${by}-${query.month ?? indianDay(new Date())}.csv`),
        "X-Content-Type-Options": "nosniff",
      });
    });
}

function parseId(id: string): string {
  if (!isUuid(id)) throw new RefusalError("gone");
  return id;
}

function assertDone(outcome: Outcome): asserts outcome is { done: true } {
  if (!outcome.done) throw createRefusal(outcome);
}

function createRefusal({ done: _, why, ...details }: Exclude<Outcome, { done: true }>): RefusalError {
  return new RefusalError(why, details);
}
