import type {
  Account,
  Change,
  List,
  ListQuery,
  Me,
  Note,
  Numbers,
  RecordEntry,
  Role,
  Whole,
} from "../../server/desk/rules.ts";
import { ask } from "./ask.ts";

export type Next = "desk" | "second-factor" | "enrol" | "sign-in";
export type ListQuestion = Partial<ListQuery>;
export type Accounts = { accounts: Account[]; settings: { secondFactorRequired: boolean } };

async function get<T>(path: string, query: object = {}, signal?: AbortSignal): Promise<T> {
  const response = await ask(`/api/desk/${path}${searchOf(query)}`, signal ? { signal } : {});
  return response.json();
}

async function send<T = { success: true }>(method: string, path: string, body: object = {}): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const response = await ask(`/api/desk/${path}`, { method, headers, body: JSON.stringify(body) });
  return response.json();
}

function searchOf(query: object): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return pairs.length > 0
    ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`
    : "";
}

/** The desk's addresses as functions; what they throw: `ask`. */
export const api = {
  me: () => get<{ me: Me; next: Next }>("me"),
  signIn: (body: { email: string; password: string }) => send<{ next: Next }>("POST", "sign-in", body),
  secondFactor: (body: { code: string }) => send<{ next: Next }>("POST", "second-factor", body),
  useLink: (body: { token: string; password: string }) => send<{ next: Next }>("POST", "link", body),
  signOut: () => send("POST", "sign-out"),
  changePassword: (body: { current: string; next: string }) => send("POST", "password", body),
  beginSecondFactor: (body: { password: string }) =>
    send<{ uri: string; recoveryCodes: string[] }>("POST", "second-factor/begin", body),
  confirmSecondFactor: (body: { code: string }) => send("POST", "second-factor/confirm", body),
  removeSecondFactor: (body: { password: string }) => send("POST", "second-factor/remove", body),

  /** Undefined where nothing has changed since the answer of that tag. */
  async list(query: ListQuestion, tag: string | undefined, signal: AbortSignal) {
    const headers: HeadersInit = tag ? { "If-None-Match": tag } : {};
    const response = await ask(`/api/desk/submissions${searchOf(query)}`, { headers, signal });
    if (response.status === 304) return undefined;
    return { list: (await response.json()) as List, tag: response.headers.get("ETag") ?? undefined };
  },
  submission: (id: string, query: ListQuestion, signal: AbortSignal) =>
    get<Whole>(`submissions/${id}`, query, signal),
  change: (id: string, body: { change: Change; version: number }) =>
    send<{ submission: Whole }>("POST", `submissions/${id}/change`, body),
  assign: (id: string, body: { to: string | null; version: number }) =>
    send<{ submission: Whole }>("POST", `submissions/${id}/assign`, body),
  note: (id: string, body: { id: string; text: string }) =>
    send<{ note: Note }>("POST", `submissions/${id}/notes`, body),
  erase: (id: string, body: { version: number }) => send("POST", `submissions/${id}/erase`, body),
  cvAddress: (id: string) => `/api/desk/submissions/${id}/cv`,
  people: () => get<{ people: { id: string; name: string }[] }>("people"),
  numbers: (weeks: number) => get<Numbers>("numbers", { weeks }),
  exportAddress: (query: ListQuestion & { as: "csv" | "json" }) => `/api/desk/export${searchOf(query)}`,

  accounts: () => get<Accounts>("accounts"),
  addAccount: (body: { name: string; email: string; role: Role }) =>
    send<{ account: Account; link: string }>("POST", "accounts", body),
  resetAccount: (id: string) => send<{ link: string }>("POST", `accounts/${id}/reset`),
  changeAccount: (id: string, body: { role: Role }) => send("PATCH", `accounts/${id}`, body),
  removeAccount: (id: string) => send("DELETE", `accounts/${id}`),
  changeSettings: (body: { secondFactorRequired: boolean }) => send("PUT", "settings", body),
  record: (page: number) => get<{ entries: RecordEntry[]; total: number; page: number }>("record", { page }),
};
