import { interpolate } from "../../data/interpolate.ts";
import styles from "./upload-progress.module.css";

/** How much of an upload has been sent, in megabytes. */
export type Upload = { sent: number; all: number };

type UploadProgressProps = {
  upload: Upload;
  /** Names the progress bar. */
  label: string;
  /** The text, with `{sent}` and `{all}` in megabytes. */
  copy: string;
};

/** The progress of a large upload, as a bar and in words; announced at each quarter. */
export function UploadProgress({ upload: { sent, all }, label, copy }: UploadProgressProps) {
  const say = (megabytes: number) => interpolate(copy, { sent: megabytes.toFixed(1), all: all.toFixed(1) });
  const quarters = Math.floor((sent / all) * 4);
  return (
    <div className={styles.upload}>
      <progress aria-label={label} value={sent} max={all} />
      <span aria-hidden="true">{say(sent)}</span>
      <span aria-live="polite">
        <span className="visually-hidden">{quarters > 0 && say((all * quarters) / 4)}</span>
      </span>
    </div>
  );
}
