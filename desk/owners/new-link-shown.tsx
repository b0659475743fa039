import { Button } from "../parts/button.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { words } from "../words.ts";
import styles from "./new-link-shown.module.css";

export type NewLink = { name: string; link: string };

const takeFocus = (place: HTMLElement | null) => place?.focus();

/** The link by which somebody sets their password: shown this once, to be copied and handed over. */
export function NewLinkShown({ name, link, onClose }: NewLink & { onClose: () => void }) {
  const whole = new URL(link, location.origin).href;
  return (
    <section className={styles.link} ref={takeFocus} tabIndex={-1} aria-labelledby="new-link">
      <h2 id="new-link">{words.accounts.linkTitle(name)}</h2>
      <p>{words.accounts.linkText}</p>
      <p className={styles.address}>{whole}</p>
      <p className="row">
        <CopyButton text={whole} label={words.accounts.copyLink} />
        <Button kind="plain" onClick={onClose}>
          {words.close}
        </Button>
      </p>
    </section>
  );
}
