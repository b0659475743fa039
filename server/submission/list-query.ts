import { z } from "zod";
import { kinds, stages } from "./submission.ts";

/** Submissions on one page of the list. */
export const pageSize = 50;

/** In UTF-16 units. */
export const searchLimits = { maxLength: 200 } as const;

/** The lists: one for each state, and `due` for the reminders of today and before on what is somebody's work. */
export const views = ["new", ...stages, "due", "done", "quarantined", "spam", "withdrawn"] as const;
export type View = (typeof views)[number];

/** What the list can be narrowed to. `from` and `to` are days in India, both included. */
export const listQuery = z.object({
  q: z.string().trim().max(searchLimits.maxLength).default(""),
  state: z.enum(views).default("new"),
  kind: z.enum(kinds).optional(),
  /** A service as it was sent, or a position. */
  service: z.string().max(200).optional(),
  /** The account to which it is assigned, or `nobody`. */
  person: z.string().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type ListQuery = z.output<typeof listQuery>;

/** The same for an export, which has no pages and takes every state unless one is given. */
export const exportQuery = listQuery.omit({ page: true, state: true }).extend({
  as: z.enum(["csv", "json"]),
  state: z.enum([...views, "all"]).default("all"),
});
export type ExportQuery = z.output<typeof exportQuery>;
