import { ReadableStream as NodeStream } from "node:stream/web";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { exportSubmissions } from "../inbox/export-submissions.ts";
import { logFailure } from "../log.ts";
import type { Outcome } from "../store/change-submission.ts";
import { changeWords } from "../store/record-queries.ts";
import { indianTime } from "../submission/indian-time.ts";
import { exportQuery, type ListQuery, listQuery } from "../submission/list-query.ts";
import { maxReplyBytes, replyTexts } from "../submission/reply-texts.ts";
import { isUuid, undoMs, withMailState } from "../submission/submission.ts";
import type { DeskEnv, DeskParts } from "./desk-context.ts";
import { attachment, cvHeaders } from "./download-headers.ts";
import { Refused } from "./refusal.ts";
import { changeBody, changesBody, eraseBody, noteBody, numbersQuery, replyBody } from "./request-schemas.ts";
import { readBody, readQuery } from "./validation.ts";

/** What the staff do with submissions, below `/api/desk`. */
export function submissionRoutes({
  store,
  environment,
  log,
}: Pick<DeskParts, "store" | "environment" | "log">) {
  const { people } = store.accounts;
  const mails = environment.SMTP_URL !== undefined;
  const personIn = async (id: string | null) => {
    const person = id === null ? null : (await people()).find((one) => one.id === id);
    if (person === undefined) throw new Refused(422, "This person no longer has an account.");
    return person;
  };
  const details = async (id: string, query: ListQuery) => {
    const found = await store.submissions.details(idIn(id), query);
    if (!found) throw gone();
    /** The history is what was done with it, newest first. */
    const others = found.others.map((one) => withMailState(one, mails));
    return { ...withMailState(found, mails), others, history: await store.record.of(id) };
  };

  return new Hono<DeskEnv>()
    .get("/submissions", etag({ weak: true }), readQuery(listQuery), async (context) => {
      const list = await store.submissions.list(context.req.valid("query"));
      return context.json({ ...list, lines: list.lines.map((one) => withMailState(one, mails)) });
    })

    .get("/submissions/:id", readQuery(listQuery), async (context) => {
      const id = context.req.param("id");
      const found = await details(id, context.req.valid("query"));
      await context.var.record("saw", id, "");
      return context.json(found);
    })

    .post("/submissions/:id/change", readQuery(listQuery), readBody(changeBody), async (context) => {
      const id = idIn(context.req.param("id"));
      const { version, ...asked } = context.req.valid("json");
      const wanted = asked.change === "assign" ? { ...asked, to: await personIn(asked.to) } : asked;
      const change = "to" in wanted || "on" in wanted ? wanted : wanted.change;
      refuseOutcome(await store.submissions.change(id, change, context.var.who, version));
      return context.json({ submission: await details(id, context.req.valid("query")) });
    })

    .post("/submissions/changes", readBody(changesBody), async (context) => {
      const { change, of } = context.req.valid("json");
      const done: { id: string; version: number }[] = [];
      const refused: string[] = [];
      for (const { id, version } of of) {
        const outcome = await store.submissions.change(id, change, context.var.who, version);
        if (outcome.done) done.push({ id, version: version + 1 });
        else refused.push(refusalFor(outcome).message);
      }
      return context.json({ done, refused });
    })

    .post("/submissions/:id/reply", readQuery(listQuery), readBody(replyBody), async (context) => {
      const id = context.req.param("id");
      const { way, text } = context.req.valid("json");
      await details(id, context.req.valid("query"));
      const picked = text && (await store.replies.read()).texts.find((one) => one.id === text);
      await context.var.record(
        "began a reply",
        id,
        picked ? `by ${way}, with “${picked.title}”` : `by ${way}`,
      );
      return context.json({ submission: await details(id, context.req.valid("query")) });
    })

    .post("/submissions/:id/notes", readBody(noteBody), async (context) => {
      const id = idIn(context.req.param("id"));
      const outcome = await store.submissions.note(id, context.req.valid("json"), context.var.who);
      if (!outcome.done) {
        if (outcome.why === "gone") throw gone();
        throw new Refused(409, noteRefusals[outcome.why]);
      }
      return context.json({ note: outcome.note });
    })

    .post("/submissions/:id/erase", readBody(eraseBody), async (context) => {
      const id = idIn(context.req.param("id"));
      try {
        refuseOutcome(await store.submissions.erase(id, context.req.valid("json").version, context.var.who));
      } finally {
        // Even if it was refused: an earlier attempt may have succeeded and only its answer got lost. Overwriting the traces
        // can take a while in a large database; if it is interrupted, the next start finishes it.
        store.finishErasing().catch((error: unknown) => logFailure(log, error));
      }
      return context.json({ success: true as const });
    })

    .get("/submissions/:id/cv", async (context) => {
      const id = idIn(context.req.param("id"));
      const cv = await store.cv(id);
      if (!cv) throw new Refused(404, "There is no CV here.");
      await context.var.record("took the CV", id, "");
      const isInline = context.req.query("inline") !== undefined;
      return context.body(new Uint8Array(cv.bytes), 200, cvHeaders(cv, isInline));
    })

    .get("/replies", async (context) => context.json(await store.replies.read()))

    .put("/replies", readBody(replyTexts, maxReplyBytes), async (context) => {
      if (!(await store.replies.keep(context.req.valid("json"), context.var.who)))
        throw new Refused(
          409,
          "Somebody changed these texts in the meantime, and nothing was overwritten. What you typed is still here; save it again to put it in the place of what is there now.",
        );
      return context.json({ success: true as const });
    })

    .get("/people", async (context) => context.json({ people: await people() }))

    .route("/", exportRoutes({ store, mails }));
}

const noteRefusals = {
  withdrawn: "This submission is withdrawn: its data is hidden, and no more notes can be added.",
  taken: "Another note has the same number. Please write it again.",
};

/** @throws Refused if no submission can have this ID */
function idIn(id: string): string {
  if (!isUuid(id)) throw gone();
  return id;
}

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

/** @throws Refused if it was not done */
export function refuseOutcome(outcome: Outcome): asserts outcome is { done: true } {
  if (!outcome.done) throw refusalFor(outcome);
}

/** What a person is told of a change that was not made. */
export function refusalFor(outcome: Exclude<Outcome, { done: true }>): Refused {
  if (outcome.why === "gone") return gone();
  if (outcome.why === "late") {
    const message = `This can only be undone within ${undoMs / 1000} seconds, by the person who did it.`;
    return new Refused(409, message);
  }
  if (outcome.why === "state")
    return new Refused(409, `This can’t be done: the submission is ${stateWords[outcome.state]}.`);
  const { conflict } = outcome;
  const when = conflict.at ? ` (${indianTime(conflict.at)})` : "";
  const what = changeWords[conflict.what] ?? "changed it";
  return new Refused(
    409,
    `${conflict.by || "Somebody else"} ${what} in the meantime${when}. Nothing was overwritten; please look at it again.`,
    { conflict },
  );
}

export function gone(): Refused {
  return new Refused(404, "This no longer exists: it was erased, or deleted because of its age.");
}

const stateWords = {
  new: "new",
  done: "done",
  quarantined: "held back as possible spam",
  spam: "spam",
  withdrawn: "withdrawn",
};
