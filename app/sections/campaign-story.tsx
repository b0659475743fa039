import { useState } from "react";
import { Picture } from "../components/picture.tsx";
import type { Campaign } from "../reading/showcase.server.ts";
import grid from "../styles/grid.module.css";
import styles from "./campaign-story.module.css";
import { PieceDialog } from "./piece-dialog.tsx";
import { PieceFigure } from "./piece-figure.tsx";

type CampaignStoryProps = {
  campaign: Campaign;
  /** What the row of pieces is, for those who hear it. */
  piecesLabel: string;
  /** The page's first picture. */
  first: boolean;
};

/** One campaign across the whole window, what its idea was, and its other pieces, which open large. */
export function CampaignStory({ campaign, piecesLabel, first }: CampaignStoryProps) {
  const { key, client, trade, title, idea, picture, tall, pieces } = campaign;
  const elsewhere = { [picture.name]: styles.narrowOnly, ...(tall && { [tall]: styles.wideOnly }) };
  const [open, setOpen] = useState<number>();
  return (
    <article id={key} aria-labelledby={`${key}-title`} className={styles.story}>
      <Picture picture={picture} sizes="100vw" first={first} className={styles.wide} />
      <div className={[grid.grid, styles.words].join(" ")}>
        <header className={styles.head}>
          <p>
            <b>{client}</b> {trade}
          </p>
          <h2 id={`${key}-title`}>{title}</h2>
        </header>
        <div className={styles.idea}>
          {idea.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={styles.pieces} aria-label={`${piecesLabel}: ${client}`}>
          {pieces.map((piece, at) => (
            <li key={piece.picture.name} className={elsewhere[piece.picture.name]}>
              <PieceFigure piece={piece} sizes={sizes} onOpen={() => setOpen(at)} />
            </li>
          ))}
        </ul>
      </div>
      {open !== undefined && (
        <PieceDialog
          label={`${piecesLabel}: ${client}`}
          pieces={pieces}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </article>
  );
}

const sizes = "(max-width: 47.999rem) 46vw, 30vw";
