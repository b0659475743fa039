import { Icon, type IconName } from "../icon.tsx";
import styles from "./slider.module.css";

type SliderButtonProps = { name: string; icon: IconName; onClick: () => void };

/** One of a slider's buttons: an icon with a name for screen readers. */
export function SliderButton({ name, icon, onClick }: SliderButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
