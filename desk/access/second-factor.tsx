import { secondFactorBody } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import { askWhoIsHere } from "../api/query-client.ts";
import { Button } from "../parts/button.tsx";
import { Form } from "../parts/form.tsx";
import { useForm } from "../parts/use-form.ts";
import { words } from "../words.ts";
import { CodeField } from "./code-field.tsx";
import { Entrance } from "./entrance.tsx";
import { useSignOut } from "./use-sign-out.ts";

/** The six digits of an authenticator, or one of the recovery codes. */
export function SecondFactor() {
  const { signOut } = useSignOut();
  const state = useForm({
    schema: secondFactorBody,
    send: api.secondFactor,
    onSent: () => askWhoIsHere(),
  });
  return (
    <Entrance title={words.secondFactor.title}>
      <Form
        state={state}
        label={words.secondFactor.button}
        beside={
          <Button kind="plain" onClick={signOut}>
            {words.secondFactor.back}
          </Button>
        }
      >
        <CodeField hint={words.secondFactor.hint} problem={state.problems.code} />
      </Form>
    </Entrance>
  );
}
