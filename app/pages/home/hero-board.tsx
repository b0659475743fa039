import { clsx } from "clsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { readShell } from "../../data/shell.server.ts";
import styles from "./hero-board.module.css";
import type { HomePage } from "./home-page.server.ts";

/** The opening: heading and typed line as real text on the hoarding in the picture, or on a drawn one. */
export function HeroBoard({ title, typed, action, picture, board }: HomePage["hero"]) {
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <Picture
          picture={picture}
          sizes="(max-width: 47.999rem) 100vw, max(100vw, 178svh)"
          tallWhen="(max-width: 47.999rem), (max-aspect-ratio: 999/1000)"
          first
        />
        <div className={clsx(styles.face, board === "drawn" && styles.drawn)}>
          <div>
            <h1>{title}</h1>
            <TypedLines lines={typed} />
          </div>
        </div>
        <PageLink className={styles.tag} to={action.path}>
          {action.label}
          <Icon name="arrow" />
        </PageLink>
      </div>
    </section>
  );
}

/**
 * Lines that `typed-lines.ts` types one after another, with a pause button. Screen readers get all lines as text and not the
 * animation. Without script and with reduced motion only the first line is shown.
 */
function TypedLines({ lines }: { lines: string[][] }) {
  const { labels } = readShell().site;
  return (
    <div className={styles.typed}>
      <p>
        <span className="visually-hidden">{lines.map((letters) => letters.join("")).join(" ")}</span>
        <span aria-hidden="true">
          <span data-typed={JSON.stringify(lines)}>{lines[0]?.join("")}</span>
          <span className={styles.caret} />
        </span>
      </p>
      <button
        type="button"
        className={styles.pause}
        aria-label={labels.pause}
        data-play={labels.play}
        data-pause={labels.pause}
        hidden
      >
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </div>
  );
}
