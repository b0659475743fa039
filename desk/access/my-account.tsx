import { useState } from "react";
import { enrolBody, passwordBody } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import { askWhoIsHere } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { PasswordField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Page, Section } from "../components/page.tsx";
import { tell } from "../shell/notices.ts";
import { words } from "../words.ts";
import { SetUpAuthenticator } from "./authenticator.tsx";
import { useMe, useSignOut } from "./session.ts";

/** Your name, your password and your second factor. */
export function MyAccount() {
  const me = useMe();
  const { signOut, signingOut } = useSignOut();
  return (
    <Page title={me.name} lead={`${me.email} · ${words.roles[me.role]}`} narrow>
      <p>
        <Button icon="arrow" busy={signingOut} onClick={signOut}>
          {words.signOut}
        </Button>
      </p>
      <Section title={words.passwordChange.title} text={words.passwordChange.text} onScreen>
        <ChangePassword />
      </Section>
      <Section title={words.authenticator.title}>
        {me.secondFactor ? <RemoveAuthenticator /> : <OfferAuthenticator />}
      </Section>
    </Page>
  );
}

function ChangePassword() {
  const state = useForm({
    schema: passwordBody,
    send: api.changePassword,
    onSent: (_answer, form) => {
      form.reset();
      tell(words.passwordChange.done);
    },
  });
  return (
    <Form state={state} label={words.passwordChange.button}>
      <PasswordField name="current" label={words.currentPassword} problem={state.problems.current} />
      <PasswordField name="next" label={words.newPassword} chosen problem={state.problems.next} />
    </Form>
  );
}

function OfferAuthenticator() {
  const [begun, setBegun] = useState(false);
  if (begun)
    return (
      <SetUpAuthenticator
        onDone={() => {
          tell(words.authenticator.done);
          askWhoIsHere();
        }}
      />
    );
  return (
    <>
      <p>{words.authenticator.why}</p>
      <p>
        <Button kind="ink" onClick={() => setBegun(true)}>
          {words.authenticator.setUp}
        </Button>
      </p>
    </>
  );
}

function RemoveAuthenticator() {
  const state = useForm({
    schema: enrolBody,
    send: api.removeSecondFactor,
    onSent: () => {
      tell(words.authenticator.removed);
      askWhoIsHere();
    },
  });
  return (
    <>
      <p>{words.authenticator.isSetUp}</p>
      <Form state={state} label={words.authenticator.remove} name={words.authenticator.remove}>
        <PasswordField name="password" label={words.password} problem={state.problems.password} />
      </Form>
    </>
  );
}
