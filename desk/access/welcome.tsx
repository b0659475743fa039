import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { linkSchema } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import button from "../components/button.module.css";
import { Failure } from "../components/failure.tsx";
import { PasswordField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { words } from "../words.ts";
import { AccessPage } from "./access-page.tsx";

/** Where the link from an owner or the accounts' command leads: choosing a password, once. */
export function Welcome() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  const [isDone, setDone] = useState(false);
  // Taken out of the address at once, so that it stays neither in the history nor in a screenshot.
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    setDone(false);
    void navigate("/welcome", { replace: true });
  }, [hash, navigate]);
  const onSent = () => setDone(true);
  const state = useForm({ schema: linkSchema, extraFields: { token }, send: api.useLink, onSent });
  if (isDone)
    return (
      <AccessPage title={words.welcome.doneTitle}>
        <p role="status">{words.welcome.done}</p>
        <p>
          <Link className={button.ink} to="/">
            {words.signIn.title}
          </Link>
        </p>
      </AccessPage>
    );
  if (!token || state.problems.token)
    return (
      <AccessPage title={words.welcome.title}>
        <Failure>{words.welcome.noToken}</Failure>
      </AccessPage>
    );
  return (
    <AccessPage title={words.welcome.title}>
      <p>{words.welcome.text}</p>
      <Form state={state} label={words.welcome.button}>
        <PasswordField name="password" label={words.newPassword} isNew autoFocus />
      </Form>
    </AccessPage>
  );
}
