import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { words } from "../words.ts";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The button that decides; without it, it can only be closed. */
  confirm?: ComponentProps<typeof Button>;
};

export function Dialog({ title, onClose, children, confirm }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is taken out of the page, a dialog gives the focus back by itself, and only once.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current?.open) current?.showModal();
    // React focuses before it is shown, which browsers ignore.
    current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
      <p className={styles.actions}>
        {confirm && <Button kind="ink" {...confirm} />}
        <Button onClick={onClose}>{confirm ? words.cancel : words.close}</Button>
      </p>
    </dialog>
  );
}
