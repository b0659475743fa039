import styles from "./caption.module.css";

/** The caption below a work: whose it is, in bold, and what it is. */
export function Caption({ name, detail }: { name: string; detail: string }) {
  return (
    <figcaption className={styles.caption}>
      <b>{name}</b> <span>{detail}</span>
    </figcaption>
  );
}
