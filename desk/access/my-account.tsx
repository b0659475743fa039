import { useMutation } from "@tanstack/react-query";
import { confirmPasswordSchema, passwordChangeSchema } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import { refetchSession } from "../api/query-client.ts";
import { Button } from "../components/button.tsx";
import { describeFailure, Failure } from "../components/failure.tsx";
import { CheckboxField, PasswordField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Page, Section } from "../components/page.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";
import { AuthenticatorSetup } from "./authenticator.tsx";
import { useMe, useSignOut } from "./session.ts";

export function MyAccount() {
  const me = useMe();
  const { signOut, isSigningOut } = useSignOut();
  const handleDone = () => {
    notify(words.authenticator.done);
    refetchSession();
  };
  return (
    <Page title={me.name} lead={`${me.email} · ${words.roles[me.role]}`} narrow>
      <p>
        <Button icon="arrow" busy={isSigningOut} onClick={signOut}>
          {words.signOut}
        </Button>
      </p>
      <Section title={words.morning.title} text={words.morning.text} screenOnly>
        <MorningMailChoice />
      </Section>
      <Section title={words.passwordChange.title} text={words.passwordChange.text} screenOnly>
        <PasswordForm />
      </Section>
      <Section title={words.authenticator.title}>
        {me.secondFactor ? <AuthenticatorRemoval /> : <AuthenticatorSetup onDone={handleDone} />}
      </Section>
    </Page>
  );
}

function MorningMailChoice() {
  const { morningMail } = useMe();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: boolean) => api.chooseMorningMail({ wanted }),
    onSuccess: (_answer, wanted) => notify(words.morning.done[wanted ? "on" : "off"]),
    onSettled: refetchSession,
  });
  return (
    <>
      <CheckboxField
        label={words.morning.label}
        checked={morningMail}
        disabled={isPending}
        onToggle={(wanted) => mutate(wanted)}
      />
      <Failure>{describeFailure(error)}</Failure>
    </>
  );
}

function PasswordForm() {
  const state = useForm({
    schema: passwordChangeSchema,
    send: api.changePassword,
    onSent: (_answer, form) => {
      form.reset();
      notify(words.passwordChange.done);
    },
  });
  return (
    <Form state={state} label={words.passwordChange.button}>
      <PasswordField name="current" label={words.currentPassword} />
      <PasswordField name="next" label={words.newPassword} isNew />
    </Form>
  );
}

function AuthenticatorRemoval() {
  const state = useForm({
    schema: confirmPasswordSchema,
    send: api.removeSecondFactor,
    onSent: () => {
      notify(words.authenticator.removed);
      refetchSession();
    },
  });
  return (
    <>
      <p>{words.authenticator.isSetUp}</p>
      <Form state={state} label={words.authenticator.remove} name={words.authenticator.remove}>
        <PasswordField name="password" label={words.password} />
      </Form>
    </>
  );
}
