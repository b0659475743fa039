import { RefusedError, UnreachableError } from "../api/request.ts";
import { describeRefusal } from "../words/refusal-words.ts";
import { words } from "../words.ts";
import styles from "./page.module.css";

/** What went wrong and what to do; a live region, so that it is also heard. */
export function Failure({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.failure}>
      {children}
    </p>
  );
}

export function describeFailure(error: Error | null): string {
  if (!error) return "";
  if (error instanceof RefusedError) return describeRefusal(error.refusal);
  return error instanceof UnreachableError ? words.awayWhileSending : words.unforeseen;
}
