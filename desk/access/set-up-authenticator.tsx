import { useEffect, useState } from "react";
import { enrolBody, secondFactorBody } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import { Button } from "../parts/button.tsx";
import { Form } from "../parts/form.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import { useForm } from "../parts/use-form.ts";
import { words } from "../words.ts";
import { CodeField } from "./code-field.tsx";
import { codesShown } from "./codes-shown.ts";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./set-up-authenticator.module.css";

/** Password, then the code to scan, then six digits as a proof, then the recovery codes, which are shown once. */
export function SetUpAuthenticator({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<{ uri: string; recoveryCodes: string[] }>();
  const [proven, setProven] = useState(false);
  const ask = useForm({ schema: enrolBody, send: api.beginSecondFactor, onSent: setBegun });
  const prove = useForm({
    schema: secondFactorBody,
    send: api.confirmSecondFactor,
    onSent: () => {
      codesShown.set(true);
      setProven(true);
    },
  });
  useEffect(() => () => codesShown.set(false), []);
  if (begun && proven)
    return (
      <div className={styles.steps}>
        <RecoveryCodes codes={begun.recoveryCodes} />
        <p>
          <Button
            kind="ink"
            icon="tick"
            onClick={() => {
              codesShown.set(false);
              onDone();
            }}
          >
            {words.authenticator.kept}
          </Button>
        </p>
      </div>
    );
  if (begun) {
    const secret = new URLSearchParams(begun.uri.split("?")[1]).get("secret") ?? "";
    return (
      <div className={styles.steps}>
        <p>{words.authenticator.scan}</p>
        <div className={styles.code}>
          <QrCode text={begun.uri} label={words.authenticator.qrLabel} />
          <p>
            {words.authenticator.orType}
            <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          </p>
        </div>
        <Form state={prove} label={words.authenticator.prove}>
          <CodeField problem={prove.problems.code} />
        </Form>
      </div>
    );
  }
  return (
    <div className={styles.steps}>
      <p>{words.authenticator.text}</p>
      <Form state={ask} label={words.authenticator.begin}>
        <PasswordField name="password" label={words.password} problem={ask.problems.password} />
      </Form>
    </div>
  );
}
