import { interpolate } from "../../data/interpolate.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import styles from "./upload-progress.module.css";

/** How much of a post has gone, in megabytes. */
export type Upload = { sent: number; all: number };

type UploadProgressProps = {
  upload: Upload;
  /** Names the bar. */
  label: string;
  /** Says how much: `{sent}` and `{all}` in megabytes. */
  copy: string;
};

/** How much of a large post has gone, as a kerb that is painted along and in words; read out at each quarter. */
export function UploadProgress({ upload: { sent, all }, label, copy }: UploadProgressProps) {
  const say = (megabytes: number) => interpolate(copy, { sent: megabytes.toFixed(1), all: all.toFixed(1) });
  const quarters = Math.floor((sent / all) * 4);
  return (
    <div className={styles.upload}>
      <progress aria-label={label} value={sent} max={all} />
      <span aria-hidden="true">{say(sent)}</span>
      <span aria-live="polite">
        <VisuallyHidden>{quarters > 0 && say((all * quarters) / 4)}</VisuallyHidden>
      </span>
    </div>
  );
}
