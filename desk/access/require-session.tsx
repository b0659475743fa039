import type { ReactNode } from "react";
import { secondFactorSchema, signInSchema } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import { refetchSession } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { CodeField, PasswordField, TextField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Loading, OutageNotice } from "../components/page.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";
import { AccessPage } from "./access-page.tsx";
import { AuthenticatorSetup } from "./authenticator.tsx";
import { identityKey, MeContext, useSession, useSignOut } from "./session.ts";

/** Shows the desk to whoever is signed in, and the next step of signing in to everybody else. The address stays. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session === undefined)
    return (
      <>
        <OutageNotice />
        <Loading />
      </>
    );
  if (session === null) return <SignIn />;
  if (session.next === "second-factor") return <SecondFactor />;
  if (session.next === "enrol")
    return (
      <AccessPage title={words.authenticator.title}>
        <p>{words.authenticator.required}</p>
        <AuthenticatorSetup onDone={refetchSession} />
      </AccessPage>
    );
  return (
    <MeContext key={identityKey(session.me)} value={session.me}>
      {children}
    </MeContext>
  );
}

function SignIn() {
  const state = useForm({ schema: signInSchema, send: api.signIn, onSent: refetchSession });
  return (
    <AccessPage title={words.signIn.title}>
      <Form state={state} label={words.signIn.button}>
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
          autoFocus
        />
        <PasswordField name="password" label={words.password} />
      </Form>
      <p>{words.signIn.forgotten}</p>
    </AccessPage>
  );
}

function SecondFactor() {
  const { signOut } = useSignOut();
  const state = useForm({
    schema: secondFactorSchema,
    send: api.secondFactor,
    onSent: (answer) => {
      refetchSession();
      if ("codesLeft" in answer) notify(words.recovery.left(Number(answer.codesLeft)));
    },
  });
  return (
    <AccessPage title={words.secondFactor.title}>
      <Form
        state={state}
        label={words.secondFactor.button}
        extraActions={
          <Button kind="plain" onClick={signOut}>
            {words.secondFactor.back}
          </Button>
        }
      >
        <CodeField hint={words.secondFactor.hint} />
      </Form>
    </AccessPage>
  );
}
