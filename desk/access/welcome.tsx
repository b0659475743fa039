import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { linkSchema } from "../../server/desk-api/request-schemas.ts";
import { api } from "../api/api.ts";
import button from "../components/button.module.css";
import { PasswordField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Failure } from "../components/page.tsx";
import { words } from "../words.ts";
import { Entrance } from "./entrance.tsx";

/** Behind the link that an owner or the desk's command gives: a password is chosen, once. */
export function Welcome() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  const [isDone, setDone] = useState(false);
  // Taken out of the address at once: it shall not stay in the history, nor in a picture of the screen.
  useEffect(() => {
    if (!hash) return;
    setToken(hash.slice(1));
    setDone(false);
    void navigate("/welcome", { replace: true });
  }, [hash, navigate]);
  const state = useForm({
    schema: linkSchema,
    extraFields: { token },
    send: api.useLink,
    onSent: () => setDone(true),
  });
  if (isDone)
    return (
      <Entrance title={words.welcome.doneTitle}>
        <p role="status">{words.welcome.done}</p>
        <p>
          <Link className={button.ink} to="/">
            {words.signIn.title}
          </Link>
        </p>
      </Entrance>
    );
  if (!token || state.problems.token)
    return (
      <Entrance title={words.welcome.title}>
        <Failure>{words.welcome.noToken}</Failure>
      </Entrance>
    );
  return (
    <Entrance title={words.welcome.title}>
      <p>{words.welcome.text}</p>
      <Form state={state} label={words.welcome.button}>
        <PasswordField
          name="password"
          label={words.newPassword}
          isNew
          autoFocus
          problem={state.problems.password}
        />
      </Form>
    </Entrance>
  );
}
