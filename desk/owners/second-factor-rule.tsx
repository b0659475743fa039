import { useState } from "react";
import { api } from "../api/api.ts";
import choice from "../parts/choice.module.css";
import { Failure } from "../parts/failure.tsx";
import { words } from "../words.ts";
import { useAccountChange } from "./use-account-change.ts";

/** Whether everybody needs a second factor. */
export function SecondFactorRule({ settings }: { settings: { secondFactorRequired: boolean } }) {
  const { run, busy, failure } = useAccountChange();
  const [wanted, setWanted] = useState(settings.secondFactorRequired);
  return (
    <>
      <label className={choice.choice}>
        <input
          type="checkbox"
          checked={busy ? wanted : settings.secondFactorRequired}
          disabled={busy}
          onChange={(event) => {
            const secondFactorRequired = event.currentTarget.checked;
            setWanted(secondFactorRequired);
            run(() => api.changeSettings({ secondFactorRequired }), words.accounts.factorChanged);
          }}
        />
        {words.accounts.factorLabel}
      </label>
      <p>{words.accounts.factorText}</p>
      <Failure>{failure}</Failure>
    </>
  );
}
