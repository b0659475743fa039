import { clsx } from "clsx";
import styles from "./free-sheet.module.css";
import type { FreeSheet } from "./free-sheet.server.ts";

/** What to know before the sheet is printed, and the button that prints it. */
export function FreeSheetNotes({ sheet }: { sheet: FreeSheet }) {
  return (
    <header className={styles.notes}>
      <h1>{sheet.title}</h1>
      {sheet.missing.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <button type="button" className={styles.print} hidden>
        {sheet.print}
      </button>
    </header>
  );
}

/** The sheet itself, as large as its paper. */
export function FreeSheetPaper({ sheet }: { sheet: FreeSheet }) {
  const { code, scan, sample } = sheet;
  return (
    <main className={clsx(styles.sheet, sheet.isUpright && styles.upright)}>
      <div className={styles.words}>
        {sample && (
          <p className={styles.sample}>
            <span lang="hi">{sample[0]}</span> · {sample[1]}
          </p>
        )}
        <p className={styles.hindi} lang="hi">
          {sheet.hindi}
        </p>
        <p className={styles.english}>{sheet.english}</p>
      </div>
      <div className={styles.code}>
        <p lang="hi">{scan[0]}</p>
        <p>{scan[1]}</p>
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={code.address}>
          <path d={code.path} />
        </svg>
      </div>
      <footer className={styles.band}>
        <p className={styles.phone}>{sheet.phone}</p>
        <p>{sheet.sender}</p>
      </footer>
    </main>
  );
}
