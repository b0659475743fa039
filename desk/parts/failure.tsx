import styles from "./failure.module.css";

/** What went wrong and what to do; a live region, so that it is also heard. */
export function Failure({ children }: { children: string }) {
  return (
    <p role="alert" className={styles.failure}>
      {children}
    </p>
  );
}
