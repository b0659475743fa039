import { Icon, type IconName } from "../icon.tsx";
import styles from "./slider.module.css";

type SliderButtonProps = { name: string; icon: IconName; onClick: () => void };

/** One of a slider's buttons: a picture to the eye, a name to the ear. */
export function SliderButton({ name, icon, onClick }: SliderButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
