import { z } from "zod";
import { kinds, states } from "./submission.ts";

/** Submissions on one page of the list. */
export const pageSize = 50;

/** In UTF-16 units. */
export const searchLimits = { maxLength: 200 } as const;

/** The lists in which there is something to do, `due` with the reminders of today and before on what is somebody's work. */
export const workViews = ["new", "due", "talking", "quoted", "quarantined"] as const;
export const views = [...workViews, "won", "lost", "done", "spam"] as const;
export type View = (typeof views)[number];

/** What the list can be narrowed to. */
export const listQuery = z.object({
  q: z.string().trim().max(searchLimits.maxLength).default(""),
  state: z.enum(views).default("new"),
  kind: z.enum(kinds).optional(),
  /** The account to which it is assigned, or `nobody`. */
  person: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type ListQuery = z.output<typeof listQuery>;

/** What is exported: every state unless one is given. `from` and `to` are days in India, both included. */
export const exportQuery = z.object({
  state: z.enum([...states, "all"]).default("all"),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type ExportQuery = z.output<typeof exportQuery>;
