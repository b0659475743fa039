import type { ReactNode } from "react";
import { Icon, type IconName } from "../../../components/icon.tsx";
import styles from "./plan-button.module.css";

type PlanButtonProps = { icon: IconName; onClick: () => void; children: ReactNode };

/** One of the plan's buttons, with an icon. */
export function PlanButton({ icon, onClick, children }: PlanButtonProps) {
  return (
    <button className={styles.button} type="button" onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
