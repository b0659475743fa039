import { createStore } from "../create-store.ts";
import type { Upload } from "./upload-progress.tsx";

/** The state of a form's submission. It outlives the page: visitors who leave meanwhile see the result when they return. */
export type SubmissionState = {
  sending: boolean;
  /** How much of a large upload has been sent so far. */
  upload?: Upload | undefined;
  /** The text of the status line. */
  status: string;
  /** Why it was refused and what to do; stays until the next attempt or until the problems are corrected. */
  reason: string;
  /** What is wrong, by field. */
  problems: Record<string, string>;
  /** Whether the last post was accepted and the form has yet to be emptied. */
  toEmpty: boolean;
};

const idle: SubmissionState = { sending: false, status: "", reason: "", problems: {}, toEmpty: false };

const states = createStore<Record<string, SubmissionState>>({});

/** @param name the form's name */
export function useSubmissionState(name: string): SubmissionState {
  return states.use()[name] ?? idle;
}

export function submissionState(name: string): SubmissionState {
  return states.read()[name] ?? idle;
}

/** Changes the given fields only. */
export function setSubmissionState(name: string, change: Partial<SubmissionState>): void {
  states.set({ ...states.read(), [name]: { ...submissionState(name), ...change } });
}
