import { z } from "zod";
import { kinds, type State, workStates } from "./submission.ts";

/** Submissions on one page of the list. */
export const pageSize = 50;

/** In UTF-16 units. */
export const searchLimits = { maxLength: 200 } as const;

/** The lists in which there is something to do, `due` with the reminders on what is somebody's work. */
export const workViews = ["new", "due", "talking", "quoted", "shortlist", "quarantined"] as const;
export const views = [...workViews, "won", "lost", "done", "spam", "blocked"] as const;
export type View = (typeof views)[number];

/** The states that a list shows. */
export function statesOf(view: View): readonly State[] {
  if (view === "due") return workStates;
  if (view === "shortlist") return ["shortlisted", "interview"];
  return view === "done" ? ["done", "rejected"] : [view];
}

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

/** What is exported: what came in, or what was won, each by its day, in a month of India such as 2026-11, or ever. */
export const exportQuery = z.object({
  by: z.enum(["received", "won"]).default("received"),
  month: z
    .string()
    .regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
    .optional(),
});
export type ExportQuery = z.output<typeof exportQuery>;
