import { useState } from "react";
import { indianTime } from "../../server/submission/indian-time.ts";
import { type Account, roles } from "../../server/submission/staff.ts";
import { useMe } from "../access/use-me.ts";
import { api } from "../api/api.ts";
import { Age } from "../parts/age.tsx";
import { Button } from "../parts/button.tsx";
import { Choose } from "../parts/choose.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Failure } from "../parts/failure.tsx";
import { words } from "../words.ts";
import styles from "./account-line.module.css";
import type { NewLink } from "./new-link-shown.tsx";
import { useAccountChange } from "./use-account-change.ts";

/** One account: who, since when, and what an owner can do with it. */
export function AccountLine({ account, onLink }: { account: Account; onLink: (link: NewLink) => void }) {
  const { id, name, email, role, secondFactor, lastSeenAt, linkUntil } = account;
  const me = useMe();
  const [asking, setAsking] = useState<"reset" | "remove">();
  const { run, busy, failure } = useAccountChange();
  const agree = () => {
    setAsking(undefined);
    if (asking === "remove") run(() => api.removeAccount(id), words.accounts.removed(name));
    else reset();
  };
  const reset = () =>
    run(
      async () => onLink({ name, link: (await api.resetAccount(id)).link }),
      words.accounts.resetDone(name),
    );
  return (
    <li className={styles.account}>
      <div>
        <h2 className={styles.name}>
          <bdi>{name}</bdi> {id === me.id && <span>{words.accounts.you}</span>}
        </h2>
        <p className={styles.facts}>
          <bdi>{email}</bdi>
          <span>
            {lastSeenAt ? (
              <>
                {words.accounts.seen} <Age at={lastSeenAt} /> {words.ago}
              </>
            ) : (
              words.accounts.neverSeen
            )}
          </span>
          {secondFactor && <span>{words.accounts.hasFactor}</span>}
          {linkUntil && <span>{words.accounts.linkUntil(indianTime(linkUntil))}</span>}
        </p>
      </div>
      <div className={styles.tools}>
        <Choose
          label={words.accounts.role}
          value={role}
          disabled={busy}
          onChoose={(value) => {
            const next = roles.find((one) => one === value);
            if (next) run(() => api.changeAccount(id, { role: next }), words.accounts.changed(name));
          }}
          choices={roles.map((one) => [one, words.roles[one]])}
        />
        {id !== me.id && (
          <Button busy={busy} onClick={() => setAsking("reset")}>
            {words.accounts.reset}
          </Button>
        )}
        <Button kind="plain" onClick={() => setAsking("remove")}>
          {words.accounts.remove}
        </Button>
      </div>
      <Failure>{failure}</Failure>
      {asking && (
        <Dialog
          title={words.accounts[`${asking}Title`](name)}
          onClose={() => setAsking(undefined)}
          yes={{ children: words.accounts[asking], onClick: agree }}
        >
          <p>{words.accounts[`${asking}Text`]}</p>
        </Dialog>
      )}
    </li>
  );
}
