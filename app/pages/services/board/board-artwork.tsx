import { Icon } from "../../../components/icon.tsx";
import { Section } from "../../../components/section.tsx";
import { FactList } from "../places/fact-list.tsx";
import styles from "./board.module.css";
import type { BoardPage } from "./board-page.server.ts";

/** The artwork's measures, for each size of board, and its template to download. */
export function BoardArtwork({ page: { slug, template } }: { page: BoardPage }) {
  return (
    <Section className={styles.artwork}>
      <header>
        <h2>{template.title}</h2>
        <p>{template.text}</p>
        <p className={styles.files}>
          {(["pdf", "svg"] as const).map((kind) => (
            <a key={kind} href={`/artwork/${slug}.${kind}`} download>
              <Icon name="down" />
              {template[kind]}
            </a>
          ))}
        </p>
      </header>
      <div className={styles.sheets}>
        {template.sheets.map((facts) => (
          <FactList key={String(facts)} facts={facts} />
        ))}
      </div>
    </Section>
  );
}
