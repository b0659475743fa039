import { useState } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { Gate } from "../access/gate.tsx";
import { words } from "../words.ts";
import { useAnnouncement } from "./announcements.ts";
import { AwayNotice } from "./away-notice.tsx";
import { Header } from "./header.tsx";
import { KeysHelp } from "./keys-help.tsx";
import styles from "./shell.module.css";
import { ToastList } from "./toast-list.tsx";
import { undoLast } from "./toasts.ts";
import { useKeys } from "./use-keys.ts";

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
