import { Icon } from "../icon.tsx";
import styles from "./send-button.module.css";

type SendButtonProps = { sending: boolean; label: string; labelSending: string };

/** Submits its form. Disabled, with another label, while the form is being sent. */
export function SendButton({ sending, label, labelSending }: SendButtonProps) {
  return (
    <button className={styles.send} type="submit" disabled={sending}>
      {sending ? labelSending : label}
      <Icon name="arrow" />
    </button>
  );
}
