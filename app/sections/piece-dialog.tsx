import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "../components/icon.tsx";
import { Picture } from "../components/picture.tsx";
import type { Piece } from "../reading/pieces.server.ts";
import { useShell } from "../shell/use-shell.ts";
import styles from "./piece-dialog.module.css";
import { useClosedByBack } from "./use-closed-by-back.ts";
import { useSwipe } from "./use-swipe.ts";

type PieceDialogProps = {
  label: string;
  pieces: Piece[];
  /** Index of the piece shown. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
};

/** One piece, as large as the window; buttons, arrow keys and swiping lead to the next, Escape back to the page. */
export function PieceDialog({ label, pieces, at, onMove, onClose }: PieceDialogProps) {
  const { labels } = useShell().site;
  const close = useClosedByBack(onClose);
  const dialog = useRef<HTMLDialogElement>(null);
  const step = (by: number) => onMove((at + by + pieces.length) % pieces.length);
  const swipe = useSwipe(step);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const shown = pieces[at];
  if (!shown) return null;
  const { width, height } = shown.picture;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") step(1);
    if (key === "ArrowLeft") step(-1);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={close}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <figure className={styles.piece}>
        <div className={styles.window} style={{ "--ratio": width / height } as CSSProperties}>
          <Picture key={shown.picture.name} picture={shown.picture} sizes="100vw" first />
        </div>
        <figcaption className={styles.caption} aria-live="polite">
          <span>
            <b>{shown.client}</b> · {shown.medium}
          </span>
          <span className={styles.position}>
            {labels.slider.position.replace("{n}", String(at + 1)).replace("{total}", String(pieces.length))}
          </span>
        </figcaption>
      </figure>
      <div className={styles.buttons}>
        <button type="button" aria-label={labels.previous} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <button type="button" aria-label={labels.next} onClick={() => step(1)}>
          <Icon name="arrow" />
        </button>
        <button type="button" aria-label={labels.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
