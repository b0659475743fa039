import { clsx } from "clsx";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import styles from "./hero-board.module.css";
import type { HomePage } from "./home-page.server.ts";
import { TypedLines } from "./typed-lines.tsx";

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
