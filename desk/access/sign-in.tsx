import { signInBody } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import { askWhoIsHere } from "../api/query-client.ts";
import { Form } from "../parts/form.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import { TextField } from "../parts/text-field.tsx";
import { useForm } from "../parts/use-form.ts";
import { words } from "../words.ts";
import { Entrance } from "./entrance.tsx";

/** E-mail and password; what comes then, the gate decides. */
export function SignIn() {
  const state = useForm({
    schema: signInBody,
    send: api.signIn,
    onSent: () => askWhoIsHere(),
  });
  return (
    <Entrance title={words.signIn.title}>
      <Form state={state} label={words.signIn.button}>
        <TextField
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          problem={state.problems.email}
        />
        <PasswordField name="password" label={words.password} problem={state.problems.password} />
      </Form>
      <p>{words.signIn.forgotten}</p>
    </Entrance>
  );
}
