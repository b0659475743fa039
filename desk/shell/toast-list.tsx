import { useEffect, useState } from "react";
import { undoMs } from "../../server/submission/submission.ts";
import { Button } from "../parts/button.tsx";
import { words } from "../words.ts";
import styles from "./toast-list.module.css";
import { dismiss, type Toast, undo, useToasts } from "./toasts.ts";

/** What was just done, at the foot of the window, each with the way back. */
export function ToastList() {
  const toasts = useToasts();
  return (
    <section className={styles.list} aria-label={words.justDone}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function OneToast({ toast }: { toast: Toast }) {
  const [looked, setLooked] = useState(false);
  const held = looked && toast.undo?.whenever !== false;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(toast.id), undoMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing can be done with it, it only waits while it is looked at
    <div
      className={styles.toast}
      onPointerEnter={() => setLooked(true)}
      onPointerLeave={() => setLooked(false)}
      onFocus={() => setLooked(true)}
      onBlur={() => setLooked(false)}
    >
      <p>
        <bdi>{toast.text}</bdi>
      </p>
      {toast.undo && (
        <Button kind="marigold" onClick={() => undo(toast)}>
          {words.undo}
        </Button>
      )}
      <Button
        kind="plain"
        className={styles.close}
        icon="close"
        aria-label={words.close}
        onClick={() => dismiss(toast.id)}
      />
    </div>
  );
}
