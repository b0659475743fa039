import { Icon } from "../icon.tsx";
import styles from "./send-button.module.css";

type SendButtonProps = { sending: boolean; label: string; labelSending: string };

/** Sends the form it stands in; while that lasts it is disabled and says so. */
export function SendButton({ sending, label, labelSending }: SendButtonProps) {
  return (
    <button className={styles.send} type="submit" disabled={sending}>
      {sending ? labelSending : label}
      <Icon name="arrow" />
    </button>
  );
}
