import { useEffect, useLayoutEffect, useState } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { undoMs } from "../../server/submission/submission.ts";
import { RequireSession } from "../access/require-session.tsx";
import { Button } from "../components/button.tsx";
import { OutageNotice } from "../components/page.tsx";
import { ErasureLetter } from "../submission/erasure-letter.tsx";
import { words } from "../words.ts";
import { Header } from "./header.tsx";
import { dismiss, type Toast, useAnnouncement, useToast } from "./notices.ts";
import styles from "./shell.module.css";

export function Shell() {
  return (
    <>
      <RequireSession>
        <a className={styles.skip} href="#main">
          {words.skip}
        </a>
        <Header />
        <OutageNotice />
        <Outlet />
        <ScrollRestoration />
        <ErasureLetter />
      </RequireSession>
      <LastToast />
      <Announcer />
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

function LastToast() {
  const toast = useToast();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page, but for the list one goes back to
  useLayoutEffect(() => {
    if (pathname !== "/" && toast?.page !== location.pathname) dismiss();
  }, [pathname]);
  return (
    <section className={styles.list} aria-label={words.justDone}>
      {toast && <ToastItem key={toast.id} toast={toast} />}
    </section>
  );
}

function ToastItem({ toast: { text, undo } }: { toast: Toast }) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(dismiss, undoMs);
    return () => clearTimeout(timer);
  }, [isPaused]);
  const handleUndo = () => {
    dismiss();
    undo?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only pauses while it is hovered or focused
    <div
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p>
        <bdi>{text}</bdi>
      </p>
      {undo && (
        <Button kind="marigold" onClick={handleUndo}>
          {words.undo}
        </Button>
      )}
      <Button kind="plain" className={styles.close} icon="close" aria-label={words.close} onClick={dismiss} />
    </div>
  );
}
