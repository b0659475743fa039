import { useShell } from "../../../data/use-shell.ts";
import styles from "./kit-foot.module.css";

/** The last line of the printed media kit: where to book. On a screen the page has other ways. */
export function KitFoot({ line }: { line: string }) {
  const { name, phone, email, address } = useShell().site;
  return (
    <p className={styles.foot}>
      <span>{line}</span>
      <b>
        {name}, {address.locality} · {phone.shown} · {email}
      </b>
    </p>
  );
}
