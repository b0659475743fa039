import { ReadableStream as NodeStream } from "node:stream/web";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { exportSubmissions } from "../inbox/export-submissions.ts";
import { logFailure } from "../log.ts";
import type { Outcome } from "../store/change-submission.ts";
import { changeWords } from "../store/record-queries.ts";
import { indianDay, indianTime } from "../submission/indian-time.ts";
import { exportQuery, listQuery } from "../submission/list-query.ts";
import { maxReplyBytes, replyTexts } from "../submission/reply-texts.ts";
import { isUuid, stateLabels, undoMs, withMailState } from "../submission/submission.ts";
import type { DeskEnv, DeskParts } from "./desk-context.ts";
import { contentDisposition, createCvHeaders } from "./download-headers.ts";
import { RefusalError } from "./refusal.ts";
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

const plainList = listQuery.parse({});

export function createSubmissionRoutes(parts: Omit<DeskParts, "manifest">) {
  const { store, environment, log } = parts;
  const { people } = store.accounts;
  const mailEnabled = environment.SMTP_URL !== undefined;
  const findPerson = async (id: string | null) => {
    const person = id === null ? null : (await people()).find((account) => account.id === id);
    if (person === undefined) throw new RefusalError(422, "This person no longer has an account.");
    return person;
  };
  /** @param query of the list, in which to find the neighbours */
  const readDetails = async (id: string, query = plainList) => {
    const submission = await store.submissions.details(parseId(id), query);
    if (!submission) throw createGoneRefusal();
    const others = submission.others.map((line) => withMailState(line, mailEnabled));
    return { ...withMailState(submission, mailEnabled), others, history: await store.record.of(id) };
  };

  return new Hono<DeskEnv>()
    .get("/submissions", etag({ weak: true }), validateQuery(listQuery), async (context) => {
      const list = await store.submissions.list(context.req.valid("query"));
      return context.json({ ...list, lines: list.lines.map((line) => withMailState(line, mailEnabled)) });
    })

    .post("/submissions", ...validateBody(newEntrySchema), async (context) => {
      const { id, ...fields } = context.req.valid("json");
      const entry = { kind: "enquiry", id: id.toLowerCase(), fields, spamReason: undefined } as const;
      return context.json(await store.enter(entry, context.var.me));
    })

    .get("/senders", validateQuery(senderQuerySchema), async (context) => {
      const lines = await store.submissions.ofSender(context.req.valid("query"));
      return context.json({ lines: lines.map((line) => withMailState(line, mailEnabled)) });
    })

    .get("/submissions/:id", validateQuery(listQuery), async (context) => {
      const id = context.req.param("id");
      const submission = await readDetails(id, context.req.valid("query"));
      await context.var.record("saw", id, "");
      return context.json(submission);
    })

    .post("/submissions/:id/change", ...validateBody(changeSchema), async (context) => {
      const id = parseId(context.req.param("id"));
      const { version, ...request } = context.req.valid("json");
      const edit = request.change === "assign" ? { ...request, to: await findPerson(request.to) } : request;
      const isEdit = "to" in edit || "on" in edit || "rupees" in edit || "reason" in edit;
      const change = isEdit ? edit : edit.change;
      assertDone(await store.submissions.change(id, change, context.var.me, version));
      return context.json({ submission: await readDetails(id) });
    })

    .post("/submissions/changes", ...validateBody(bulkChangeSchema), async (context) => {
      const { change, of } = context.req.valid("json");
      const done: { id: string; version: number }[] = [];
      const refused: string[] = [];
      for (const { id, version } of of) {
        const outcome = await store.submissions.change(id, change, context.var.me, version);
        if (outcome.done) done.push({ id, version: version + 1 });
        else refused.push(createRefusal(outcome).message);
      }
      return context.json({ done, refused });
    })

    .post("/submissions/:id/reply", ...validateBody(replySchema), async (context) => {
      const id = context.req.param("id");
      const { way, text } = context.req.valid("json");
      await readDetails(id);
      const template = text && (await store.replies.read()).texts.find((reply) => reply.id === text);
      const detail = template ? `by ${way}, with “${template.title}”` : `by ${way}`;
      await context.var.record("began a reply", id, detail);
      await store.submissions.answered(id);
      return context.json({ submission: await readDetails(id) });
    })

    .post("/submissions/:id/notes", ...validateBody(noteSchema), async (context) => {
      const id = parseId(context.req.param("id"));
      const outcome = await store.submissions.note(id, context.req.valid("json"), context.var.me);
      if (!outcome.done) {
        if (outcome.why === "gone") throw createGoneRefusal();
        throw new RefusalError(409, noteRefusals[outcome.why]);
      }
      return context.json({ note: outcome.note });
    })

    .post("/submissions/:id/erase", ...validateBody(eraseSchema), async (context) => {
      const id = parseId(context.req.param("id"));
      try {
        assertDone(await store.submissions.erase(id, context.req.valid("json").version, context.var.me));
      } finally {
        // Even if it was refused: an earlier attempt may have succeeded and only its answer got lost. Overwriting the traces
        // can take a while in a large database; if it is interrupted, the next start finishes it.
        store.finishErasing().catch((error: unknown) => logFailure(log, error));
      }
      return context.json({ success: true as const });
    })

    .get("/submissions/:id/cv", async (context) => {
      const id = parseId(context.req.param("id"));
      const cv = await store.cv(id);
      if (!cv) throw new RefusalError(404, "There is no CV here.");
      await context.var.record("took the CV", id, "");
      const isInline = context.req.query("inline") !== undefined;
      return context.body(new Uint8Array(cv.bytes), 200, createCvHeaders(cv, isInline));
    })

    .get("/replies", async (context) => context.json(await store.replies.read()))

    .put("/replies", ...validateBody(replyTexts, maxReplyBytes), async (context) => {
      if (!(await store.replies.keep(context.req.valid("json"), context.var.me)))
        throw new RefusalError(
          409,
          "Somebody changed these texts in the meantime, and nothing was overwritten. What you typed is still here; save it again to put it in the place of what is there now.",
        );
      return context.json({ success: true as const });
    })

    .get("/people", async (context) => context.json({ people: await people() }))

    .get("/numbers", validateQuery(numbersQuerySchema), async (context) => {
      const numbers = await store.submissions.numbers(context.req.valid("query").weeks);
      return context.json({ ...numbers, mail: mailEnabled ? numbers.mail : null });
    })

    .get("/export", validateQuery(exportQuery), async (context) => {
      const { as, ...query } = context.req.valid("query");
      const texts = exportSubmissions(as, store.submissions.export(query), mailEnabled);
      const first = await texts.next();
      const encoder = new TextEncoder();
      const bytes = async function* () {
        if (!first.done) yield encoder.encode(first.value);
        for await (const text of texts) yield encoder.encode(text);
      };
      const { state, kind, from, to, q, service } = query;
      // The record must not contain words or services, which may be about a person.
      const searchNote = q || service ? "by words or service" : undefined;
      const detail = [as, state, kind, from && `from ${from}`, to && `to ${to}`, searchNote];
      await context.var.record("exported", null, detail.filter(Boolean).join(", "));
      return context.body(NodeStream.from(bytes()) as ReadableStream<Uint8Array<ArrayBuffer>>, 200, {
        "Content-Type": as === "csv" ? "text/csv; charset=utf-8" : "application/json",
        "Content-Disposition": contentDisposition(`submissions-${indianDay(new Date())}.${as}`),
        "X-Content-Type-Options": "nosniff",
      });
    });
}

const noteRefusals = {
  withdrawn: "This was withdrawn: what was sent is hidden, and no more notes can be added.",
  taken: "Another note has the same number. Please write it again.",
};

function parseId(id: string): string {
  if (!isUuid(id)) throw createGoneRefusal();
  return id;
}

function assertDone(outcome: Outcome): asserts outcome is { done: true } {
  if (!outcome.done) throw createRefusal(outcome);
}

function createRefusal(outcome: Exclude<Outcome, { done: true }>): RefusalError {
  if (outcome.why === "gone") return createGoneRefusal();
  if (outcome.why === "late")
    return new RefusalError(
      409,
      `This can only be undone within ${undoMs / 1000} seconds, by the person who did it.`,
    );
  if (outcome.why === "state")
    return new RefusalError(409, `This can’t be done: it is under “${stateLabels[outcome.state]}”.`);
  const { conflict } = outcome;
  const when = conflict.at ? ` (${indianTime(conflict.at)})` : "";
  const what = changeWords[conflict.what] ?? "changed it";
  return new RefusalError(
    409,
    `${conflict.by || "Somebody else"} ${what} in the meantime${when}. Nothing was overwritten; please look at it again.`,
    { conflict },
  );
}

function createGoneRefusal(): RefusalError {
  return new RefusalError(404, "This no longer exists: it was erased, or deleted because of its age.");
}
