import { Hono } from "hono";
import { type Log, logFailure } from "../process/log.ts";
import type { Store } from "../store/store.ts";
import type { Line, RecordEntry, SubmissionDetails } from "../submission/desk-answers.ts";
import { type ListQuery, listQuery } from "../submission/list-query.ts";
import type { Me, Person } from "../submission/staff.ts";
import { cvHeaders } from "./cv-answer.ts";
import type { DeskEnv } from "./desk-env.ts";
import { exportRoutes } from "./export-routes.ts";
import { isUuid } from "./is-uuid.ts";
import { createListTags, isNamed } from "./list-tags.ts";
import { readBody, readQuery } from "./read-body.ts";
import { gone, refuseOutcome } from "./refuse-outcome.ts";
import { Refused } from "./refused.ts";
import { assignBody, changeBody, eraseBody, noteBody } from "./requests.ts";

export type SubmissionParts = {
  store: Pick<Store, "desk" | "cv" | "finishErasing">;
  /** Who may be given a submission to work on. */
  people: () => Promise<{ id: string; name: string }[]>;
  /** What the record says of one, newest first. */
  history: (submissionId: string) => Promise<RecordEntry[]>;
  log: Log;
  /** Whether mail is set up: else nothing waits to be mailed. True unless given. */
  mails?: boolean;
};

/** What the staff does with what visitors sent; all below `/api/desk`. */
export function submissionRoutes(parts: SubmissionParts) {
  const { store, people, history, log, mails = true } = parts;
  const told = <One extends Line>(one: One): One =>
    mails || one.mail !== "unmailed" ? one : { ...one, mail: "none" };
  const tags = createListTags();
  const whole = async (id: string, query: ListQuery): Promise<SubmissionDetails> => {
    const found = await store.desk.whole(idIn(id), query);
    if (!found) throw gone();
    return { ...told(found), history: await history(id) };
  };

  return new Hono<DeskEnv>()
    .get("/submissions", readQuery(listQuery), async (context) => {
      const query = context.req.valid("query");
      const key = JSON.stringify(query);
      const mark = await store.desk.mark();
      const asked = context.req.header("if-none-match");
      const known = tags.find(key, mark);
      if (known && isNamed(known, asked)) return context.body(null, 304, { ETag: known });
      const found = await store.desk.list(query);
      const list = { ...found, lines: found.lines.map(told) };
      const tag = tags.note(key, mark, list);
      if (isNamed(tag, asked)) return context.body(null, 304, { ETag: tag });
      return context.json(list, 200, { ETag: tag });
    })

    .get("/submissions/:id", readQuery(listQuery), async (context) => {
      const id = context.req.param("id");
      const found = await whole(id, context.req.valid("query"));
      await context.var.record("saw", id, "");
      return context.json(found);
    })

    .post("/submissions/:id/change", readQuery(listQuery), readBody(changeBody), async (context) => {
      const id = idIn(context.req.param("id"));
      const { change, version } = context.req.valid("json");
      refuseOutcome(await store.desk.change(id, change, personOf(context.var.who), version));
      return context.json({ submission: await whole(id, context.req.valid("query")) });
    })

    .post("/submissions/:id/assign", readQuery(listQuery), readBody(assignBody), async (context) => {
      const id = idIn(context.req.param("id"));
      const { to, version } = context.req.valid("json");
      const person = to === null ? null : ((await people()).find((one) => one.id === to) ?? undefined);
      if (person === undefined) throw new Refused(422, "This person has no account any more.");
      refuseOutcome(await store.desk.assign(id, person, personOf(context.var.who), version));
      return context.json({ submission: await whole(id, context.req.valid("query")) });
    })

    .post("/submissions/:id/notes", readBody(noteBody), async (context) => {
      const id = idIn(context.req.param("id"));
      const outcome = await store.desk.note(id, context.req.valid("json"), personOf(context.var.who));
      if (!outcome.done) {
        if (outcome.why === "gone") throw gone();
        throw new Refused(409, noteRefusals[outcome.why]);
      }
      return context.json({ note: outcome.note });
    })

    .post("/submissions/:id/erase", readBody(eraseBody), async (context) => {
      const id = idIn(context.req.param("id"));
      try {
        refuseOutcome(
          await store.desk.erase(id, context.req.valid("json").version, personOf(context.var.who)),
        );
      } finally {
        // Refused too: it may have been done, and only its answer got lost. Overwriting the traces may take a while in a
        // large database; what is cut short is made up for at the next start.
        store.finishErasing().catch((error: unknown) => logFailure(log, error));
      }
      return context.json({ success: true as const });
    })

    .get("/submissions/:id/cv", async (context) => {
      const id = idIn(context.req.param("id"));
      const cv = await store.cv(id);
      if (!cv) throw new Refused(404, "There is no CV here.");
      await context.var.record("took the CV", id, "");
      const shown = context.req.query("inline") !== undefined;
      return context.body(new Uint8Array(cv.bytes), 200, cvHeaders(cv, shown));
    })

    .get("/people", async (context) => context.json({ people: await people() }))

    .route("/", exportRoutes(parts));
}

const noteRefusals = {
  withdrawn: "This is withdrawn: its data is hidden, and nothing more is written about it.",
  taken: "Another note was sent under the same number. Please write it again.",
};

const personOf = ({ id, name }: Me): Person => ({ id, name });

/** @throws Refused where no submission can have such an id */
function idIn(id: string): string {
  if (!isUuid(id)) throw gone();
  return id;
}
