import { clsx } from "clsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { toLocalPath } from "../../data/page-facts.ts";
import { readShell } from "../../data/shell.server.ts";
import styles from "./hero-board.module.css";
import type { HomePage } from "./home-page.server.ts";

type Hero = HomePage["hero"];

/**
 * The opening: the heading and a line that is typed, as real text on the hoarding in the picture, or on a drawn one; on a
 * smaller board, where to go, and the telephone. Where script runs, visitors may write a line of their own.
 */
export function HeroBoard({ title, typed, action, picture, board, painter }: Hero) {
  const { site } = readShell();
  return (
    <section className={styles.hero} data-hero>
      <div className={styles.stage}>
        <Picture
          picture={picture}
          sizes="(max-width: 47.999rem) 100vw, max(100vw, 178svh)"
          tallWhen="(max-width: 47.999rem), (max-aspect-ratio: 999/1000)"
          first
        />
        <div className={clsx(styles.face, board === "drawn" && styles.drawn)} data-face>
          <div className={styles.words}>
            <h1>{title}</h1>
            <TypedLines lines={typed} />
            <Controls write={painter.title} />
          </div>
        </div>
        <div className={styles.tag}>
          <PageLink className="on-marigold" to={action.path}>
            {action.label}
            <Icon name="arrow" />
          </PageLink>
          <p>
            {site.city} <a href={`tel:${site.phone.number}`}>{site.phone.shown}</a>
          </p>
        </div>
      </div>
      <template data-painter>
        <Painting label={painter.line} />
        <PaintBox copy={painter} />
      </template>
    </section>
  );
}

/**
 * Lines that `typed-lines.ts` types one after another. Screen readers get all of them as text and not the animation.
 * Without script and with reduced motion only the first line is shown.
 */
function TypedLines({ lines }: { lines: Hero["typed"] }) {
  const [first] = lines;
  return (
    <p className={styles.typed}>
      <span className="visually-hidden">
        {lines.map(({ letters }) => letters.join("").replaceAll("\n", " ")).join(" ")}
      </span>
      <span aria-hidden="true" data-typed={JSON.stringify(lines)}>
        <span>{first?.letters.join("")}</span>
        <span className={styles.caret} />
      </span>
    </p>
  );
}

function Controls({ write }: { write: string }) {
  const { labels } = readShell().site;
  return (
    <div className={styles.controls}>
      <button type="button" className={styles.brush} data-write hidden>
        <Icon name="brush" />
        <span>{write}</span>
      </button>
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

/** The board's face, on which the visitor writes. */
function Painting({ label }: { label: string }) {
  return (
    <div className={styles.painting} data-painting>
      <textarea aria-label={label} placeholder={label} rows={1} spellCheck={false} />
      <p data-shop />
    </div>
  );
}

/** The kerb below the board: what the line is worth, the board's colours, and where the line may go. */
function PaintBox({ copy }: { copy: Hero["painter"] }) {
  const { labels } = readShell().site;
  return (
    <section className={styles.box} aria-label={copy.title} data-box data-copy={JSON.stringify(copy)}>
      <p aria-hidden="true" data-count />
      <p className="visually-hidden" role="status" />
      <fieldset>
        <legend className="visually-hidden">{copy.ground}</legend>
        {Object.entries(copy.grounds).map(([key, label]) => (
          <label key={key} data-ground={key}>
            <input type="radio" name="ground" value={key} aria-label={label} />
          </label>
        ))}
      </fieldset>
      <label className={styles.dusk}>
        <input type="checkbox" />
        {copy.dusk}
      </label>
      <label className={styles.shop}>
        {copy.shop}
        <input type="text" maxLength={30} autoComplete="organization" />
      </label>
      <a className="on-marigold" data-put href={toLocalPath(copy.enquiry.path)}>
        {copy.put}
        <Icon name="arrow" />
      </a>
      <button type="button" data-show>
        {copy.show}
      </button>
      <button type="button" data-close>
        {labels.close}
      </button>
    </section>
  );
}
