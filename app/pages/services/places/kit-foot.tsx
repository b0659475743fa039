import { useShell } from "../../../data/use-shell.ts";
import styles from "./kit-foot.module.css";

/** The last line on paper: where to book. Not shown on a screen. */
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
