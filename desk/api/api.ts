import { hc, type InferResponseType } from "hono/client";
import type { z } from "zod";
import type { DeskApi } from "../../server/desk-api/desk-api.ts";
import type {
  bulkChangeSchema,
  changeSchema,
  newEntrySchema,
} from "../../server/desk-api/request-schemas.ts";
import type { exportQuery, ListQuery } from "../../server/submission/list-query.ts";
import type { ReplyTexts } from "../../server/submission/reply-texts.ts";
import type { Role } from "../../server/submission/staff.ts";
import { request } from "./request.ts";

const {
  api: { desk },
} = hc<DeskApi>(location.origin, { fetch: request });
const submission = desk.submissions[":id"];
const account = desk.accounts[":id"];

export type Session = InferResponseType<typeof desk.me.$get>;

export type List = InferResponseType<typeof desk.submissions.$get>;
export type SubmissionSummary = List["lines"][number];
export type SubmissionDetails = InferResponseType<typeof submission.$get>;
export type Numbers = InferResponseType<typeof desk.numbers.$get>;
export type BulkChange = z.input<typeof bulkChangeSchema>;
export type RecordEntry = InferResponseType<typeof desk.record.$get>["entries"][number];

const read = <Answer>(response: { json: () => Promise<Answer> }) => response.json();

/** The desk's addresses as functions, typed by the server. They throw what `request` does. */
export const api = {
  me: () => desk.me.$get().then(read),
  signIn: (json: { email: string; password: string }) => desk["sign-in"].$post({ json }).then(read),
  secondFactor: (json: { code: string }) => desk["second-factor"].$post({ json }).then(read),
  useLink: (json: { token: string; password: string }) => desk.link.$post({ json }).then(read),
  signOut: () => desk["sign-out"].$post().then(read),
  changePassword: (json: { current: string; next: string }) => desk.password.$post({ json }).then(read),
  beginSecondFactor: (json: { password: string }) => desk["second-factor"].begin.$post({ json }).then(read),
  confirmSecondFactor: (json: { code: string }) => desk["second-factor"].confirm.$post({ json }).then(read),
  removeSecondFactor: (json: { password: string }) => desk["second-factor"].remove.$post({ json }).then(read),

  /** Undefined where nothing has changed since the answer with that tag. */
  async list(query: ListQuery, tag: string | undefined, signal: AbortSignal) {
    const headers: Record<string, string> = tag ? { "If-None-Match": tag } : {};
    const response = await desk.submissions.$get(
      { query: { ...query, page: String(query.page) } },
      { headers, init: { signal } },
    );
    if ((response.status as number) === 304) return undefined;
    return { list: await response.json(), tag: response.headers.get("ETag") ?? undefined };
  },
  enter: (json: z.input<typeof newEntrySchema>) => desk.submissions.$post({ json }).then(read),
  senders: (query: { phone: string; email: string }) => desk.senders.$get({ query }).then(read),
  submission: (id: string, signal?: AbortSignal) =>
    submission.$get({ param: { id } }, { init: { signal: signal ?? null } }).then(read),
  change: (id: string, json: z.input<typeof changeSchema>) =>
    submission.change.$post({ param: { id }, json }).then(read),
  beganReply: (id: string, json: { way: "phone" | "WhatsApp" | "e-mail"; text: string | null }) =>
    submission.reply.$post({ param: { id }, json }).then(read),
  changeSeveral: (json: BulkChange) => desk.submissions.changes.$post({ json }).then(read),
  note: (id: string, json: { id: string; text: string }) =>
    submission.notes.$post({ param: { id }, json }).then(read),
  erase: (id: string, json: { version: number }) =>
    submission.erase.$post({ param: { id }, json }).then(read),
  cvAddress: (id: string) => submission.cv.$url({ param: { id } }).pathname,
  people: () => desk.people.$get().then(read),
  numbers: (month?: string) => desk.numbers.$get({ query: month ? { month } : {} }).then(read),
  exportAddress(query: z.output<typeof exportQuery>) {
    const { pathname, search } = desk.export.$url({ query });
    return pathname + search;
  },

  replies: () => desk.replies.$get().then(read),
  keepReplies: (json: ReplyTexts) => desk.replies.$put({ json }).then(read),

  accounts: () => desk.accounts.$get().then(read),
  addAccount: (json: { name: string; email: string; role: Role }) => desk.accounts.$post({ json }).then(read),
  resetAccount: (id: string) => account.reset.$post({ param: { id } }).then(read),
  changeAccount: (id: string, json: { role: Role }) => account.$patch({ param: { id }, json }).then(read),
  removeAccount: (id: string, to: string) => account.$delete({ param: { id }, query: { to } }).then(read),
  chooseMorningMail: (json: { wanted: boolean }) => desk.me["morning-mail"].$put({ json }).then(read),
  changeSettings: (json: { secondFactorRequired: boolean }) => desk.settings.$put({ json }).then(read),
  record: (page: number, who?: string) =>
    desk.record.$get({ query: { page: String(page), ...(who && { who }) } }).then(read),
};
