import { useEffect, useState } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { undoMs } from "../../server/submission/submission.ts";
import { Gate } from "../access/gate.tsx";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import choice from "../components/fields.module.css";
import { AwayNotice } from "../components/page.tsx";
import { words } from "../words.ts";
import { Header } from "./header.tsx";
import { dismiss, type Toast, undo, undoLast, useAnnouncement, useToasts } from "./notices.ts";
import styles from "./shell.module.css";
import { switchKeys, useKeys, useKeysAreOn } from "./shortcuts.ts";

/** What every page behind the gate has around it. */
export function Shell() {
  return (
    <>
      <Gate>
        <Desk />
      </Gate>
      <ToastList />
      <Announcer />
    </>
  );
}

function Desk() {
  const [help, setHelp] = useState(false);
  useKeys({ "?": () => setHelp(true), u: undoLast });
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header onHelp={() => setHelp(true)} />
      <AwayNotice />
      <Outlet />
      {help && <KeysHelp onClose={() => setHelp(false)} />}
      <ScrollRestoration />
    </>
  );
}

function Announcer() {
  return (
    <p className={styles.announcer} role="status">
      {useAnnouncement()}
    </p>
  );
}

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

/** Which keys do what, and the switch that turns them off in this browser. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const on = useKeysAreOn();
  return (
    <Dialog title={words.keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        {words.keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={choice.choice}>
        <input type="checkbox" checked={on} onChange={(event) => switchKeys(event.currentTarget.checked)} />
        {words.keys.on}
      </label>
    </Dialog>
  );
}
