import { useEffect, useState } from "react";
import { renderSVG } from "uqr";
import { confirmPasswordSchema, secondFactorSchema } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import { Button, CopyButton } from "../components/button.tsx";
import { CodeField, PasswordField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { words } from "../words.ts";
import styles from "./access.module.css";
import { recoveryCodesVisible } from "./session.ts";

/** Asks for the password, shows the QR code, confirms it with a code, and shows the recovery codes this once. */
export function AuthenticatorSetup({ onDone }: { onDone: () => void }) {
  const [enrolment, setEnrolment] = useState<{ uri: string; recoveryCodes: string[] }>();
  const [isConfirmed, setConfirmed] = useState(false);
  const passwordForm = useForm({
    schema: confirmPasswordSchema,
    send: api.beginSecondFactor,
    onSent: setEnrolment,
  });
  const codeForm = useForm({
    schema: secondFactorSchema,
    send: api.confirmSecondFactor,
    onSent: () => {
      recoveryCodesVisible.set(true);
      setConfirmed(true);
    },
  });
  useEffect(() => () => recoveryCodesVisible.set(false), []);
  const finish = () => {
    recoveryCodesVisible.set(false);
    onDone();
  };
  if (enrolment && isConfirmed)
    return (
      <div className={styles.steps}>
        <section className={styles.codes} aria-labelledby="recovery-codes">
          <h2 id="recovery-codes">{words.recovery.title}</h2>
          <p>{words.recovery.text}</p>
          <ul>
            {enrolment.recoveryCodes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <p className={styles.saveOptions}>
            <CopyButton text={enrolment.recoveryCodes.join("\n")} />
            <Button icon="paper" onClick={() => window.print()}>
              {words.recovery.print}
            </Button>
          </p>
        </section>
        <p>
          <Button kind="ink" icon="tick" onClick={finish}>
            {words.authenticator.kept}
          </Button>
        </p>
      </div>
    );
  if (enrolment) {
    const secret = new URLSearchParams(enrolment.uri.split("?")[1]).get("secret") ?? "";
    return (
      <div className={styles.steps}>
        <p>{words.authenticator.scan}</p>
        <div className={styles.scan}>
          <img
            className={styles.qr}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(enrolment.uri, { ecc: "M", border: 4 }))}`}
            alt={words.authenticator.qrLabel}
          />
          <p>
            {words.authenticator.orType}
            <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
            <span className={styles.saveOptions}>
              <CopyButton text={secret} />
              <a className={styles.onPhone} href={enrolment.uri}>
                {words.authenticator.open}
              </a>
            </span>
          </p>
        </div>
        <Form state={codeForm} label={words.authenticator.prove}>
          <CodeField />
        </Form>
      </div>
    );
  }
  return (
    <div className={styles.steps}>
      <p>{words.authenticator.text}</p>
      <Form state={passwordForm} label={words.authenticator.begin}>
        <PasswordField name="password" label={words.password} />
      </Form>
    </div>
  );
}
