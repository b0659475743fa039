import { Button } from "../parts/button.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { words } from "../words.ts";
import styles from "./recovery-codes.module.css";

/** Codes that let somebody in without the phone, each once. They are not shown again: print or save them. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = codes.join("\n");
  return (
    <section className={styles.codes} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{words.recovery.title}</h2>
      <p>{words.recovery.text}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        <CopyButton text={text} />
        <Button icon="down" onClick={() => save(text)}>
          {words.recovery.download}
        </Button>
        <Button icon="paper" onClick={() => window.print()}>
          {words.recovery.print}
        </Button>
      </p>
    </section>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([`${words.recovery.fileHead}\n\n${text}\n`]));
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: "desk-recovery-codes.txt",
  });
  link.click();
  URL.revokeObjectURL(address);
}
