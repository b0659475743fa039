import styles from "./kerb.module.css";

/** The black-and-yellow kerb: the site's section rule. */
export function Kerb() {
  return <div className={styles.kerb} aria-hidden="true" />;
}
