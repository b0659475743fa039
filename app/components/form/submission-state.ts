import { createStore } from "../create-store.ts";
import type { Upload } from "./upload-progress.tsx";

/** Where a form stands with what was sent. It outlives the form on the page: who leaves meanwhile is told on return. */
export type SubmissionState = {
  sending: boolean;
  /** How much has gone of a large post that is under way. */
  upload?: Upload | undefined;
  /** Told in the status line. */
  status: string;
  /** Why it was not taken and what to do; stays until the next try or until what was wrong is changed. */
  reason: string;
  /** By field, what is wrong with it. */
  problems: Record<string, string>;
  /** Whether the last post was taken and the form has still to be emptied. */
  toEmpty: boolean;
};

const idle: SubmissionState = { sending: false, status: "", reason: "", problems: {}, toEmpty: false };

const states = createStore<Record<string, SubmissionState>>({});

/** @param name the form's name, the same on every visit of its page */
export function useSubmissionState(name: string): SubmissionState {
  return states.use()[name] ?? idle;
}

export function submissionState(name: string): SubmissionState {
  return states.read()[name] ?? idle;
}

/** Changes what is given and leaves the rest. */
export function setSubmissionState(name: string, change: Partial<SubmissionState>): void {
  states.set({ ...states.read(), [name]: { ...submissionState(name), ...change } });
}
