import styles from "./divider.module.css";

/** The black-and-yellow stripe between two sections. */
export function Divider() {
  return <div className={styles.divider} aria-hidden="true" />;
}
