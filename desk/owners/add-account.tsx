import { accountBody } from "../../server/desk-api/request-schemas.ts";
import { roles } from "../../server/submission/staff.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Choose } from "../parts/choose.tsx";
import { Form } from "../parts/form.tsx";
import { TextField } from "../parts/text-field.tsx";
import { useForm } from "../parts/use-form.ts";
import { words } from "../words.ts";
import type { NewLink } from "./new-link-shown.tsx";

/** Lets somebody in: who, and as what; the link for their password is then shown once. */
export function AddAccount({ onLink }: { onLink: (link: NewLink) => void }) {
  const state = useForm({
    schema: accountBody,
    send: api.addAccount,
    onSent: ({ account, link }, form) => {
      form.reset();
      onLink({ name: account.name, link });
      void queryClient.invalidateQueries({ queryKey: ["accounts"] });
    },
  });
  const { name, email } = state.problems;
  return (
    <Form state={state} label={words.accounts.add} name={words.accounts.addTitle}>
      <TextField name="name" label={words.name} required problem={name} />
      <TextField
        name="email"
        label={words.email}
        type="email"
        autoCapitalize="none"
        required
        problem={email}
      />
      <Choose
        name="role"
        label={words.accounts.role}
        value="staff"
        choices={roles.map((one) => [one, words.accounts.roleMeans[one]])}
      />
    </Form>
  );
}
