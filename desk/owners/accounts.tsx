import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountSchema } from "../../server/desk-api/request-schemas.ts";
import { indianTime } from "../../server/submission/indian-time.ts";
import { type Account, roles } from "../../server/submission/staff.ts";
import { useMe } from "../access/session.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Button, CopyButton } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import fields from "../components/fields.module.css";
import { SelectField, TextField } from "../components/fields.tsx";
import { describeFailure, Form, useForm } from "../components/form.tsx";
import { Failure, Loading, Page, Section } from "../components/page.tsx";
import { RelativeTime } from "../components/relative-time.tsx";
import { notify } from "../shell/notices.ts";
import { words } from "../words.ts";
import styles from "./accounts.module.css";

/** Who may come to the desk; for owners. */
export function AccountsPage() {
  const { data, error } = useQuery({ queryKey: ["accounts"], queryFn: api.accounts });
  const [link, setLink] = useState<NewLink>();
  return (
    <Page title={words.pages.accounts} narrow>
      {error && <Failure>{describeFailure(error)}</Failure>}
      {!data && !error && <Loading />}
      {data && (
        <>
          {link && <NewLinkNotice key={link.link} {...link} onClose={() => setLink(undefined)} />}
          <ul>
            {data.accounts.map((account) => (
              <AccountLine key={account.id} account={account} onLink={setLink} />
            ))}
          </ul>
          <Section title={words.accounts.addTitle} text={words.accounts.addText}>
            <AccountForm onLink={setLink} />
          </Section>
          <Section title={words.accounts.factorTitle}>
            <SecondFactorRule settings={data.settings} />
          </Section>
        </>
      )}
    </Page>
  );
}

/** One account: who, since when, and what an owner can do with it. */
export function AccountLine({ account, onLink }: { account: Account; onLink: (link: NewLink) => void }) {
  const { id, name, email, role, secondFactor, lastSeenAt, linkUntil } = account;
  const me = useMe();
  const [dialog, setDialog] = useState<"reset" | "remove">();
  const { run, busy, failure } = useAccountChange();
  const confirm = () => {
    setDialog(undefined);
    if (dialog === "remove") run(() => api.removeAccount(id), words.accounts.removed(name));
    else reset();
  };
  const reset = () =>
    run(
      async () => onLink({ name, link: (await api.resetAccount(id)).link }),
      words.accounts.resetDone(name),
    );
  return (
    <li className={styles.account}>
      <div>
        <h2 className={styles.name}>
          <bdi>{name}</bdi> {id === me.id && <span>{words.accounts.you}</span>}
        </h2>
        <p className={styles.facts}>
          <bdi>{email}</bdi>
          <span>
            {lastSeenAt ? (
              <>
                {words.accounts.seen} <RelativeTime at={lastSeenAt} /> {words.ago}
              </>
            ) : (
              words.accounts.neverSeen
            )}
          </span>
          {secondFactor && <span>{words.accounts.hasFactor}</span>}
          {linkUntil && <span>{words.accounts.linkUntil(indianTime(linkUntil))}</span>}
        </p>
      </div>
      <div className={styles.tools}>
        <SelectField
          label={words.accounts.role}
          value={role}
          disabled={busy}
          onSelect={(value) => {
            const next = roles.find((role) => role === value);
            if (next) run(() => api.changeAccount(id, { role: next }), words.accounts.changed(name));
          }}
          options={roles.map((role) => [role, words.roles[role]])}
        />
        {id !== me.id && (
          <Button busy={busy} onClick={() => setDialog("reset")}>
            {words.accounts.reset}
          </Button>
        )}
        <Button kind="plain" onClick={() => setDialog("remove")}>
          {words.accounts.remove}
        </Button>
      </div>
      <Failure>{failure}</Failure>
      {dialog && (
        <Dialog
          title={words.accounts[`${dialog}Title`](name)}
          onClose={() => setDialog(undefined)}
          confirm={{ children: words.accounts[dialog], onClick: confirm }}
        >
          <p>{words.accounts[`${dialog}Text`]}</p>
        </Dialog>
      )}
    </li>
  );
}

/** Lets somebody in: who, and as what; the link for their password is then shown once. */
export function AccountForm({ onLink }: { onLink: (link: NewLink) => void }) {
  const state = useForm({
    schema: accountSchema,
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
      <SelectField
        name="role"
        label={words.accounts.role}
        value="staff"
        options={roles.map((role) => [role, words.accounts.roleMeans[role]])}
      />
    </Form>
  );
}

export type NewLink = { name: string; link: string };

const focus = (place: HTMLElement | null) => place?.focus();

/** The link by which somebody sets their password: shown this once, to be copied and handed over. */
export function NewLinkNotice({ name, link, onClose }: NewLink & { onClose: () => void }) {
  const url = new URL(link, location.origin).href;
  return (
    <section className={styles.link} ref={focus} tabIndex={-1} aria-labelledby="new-link">
      <h2 id="new-link">{words.accounts.linkTitle(name)}</h2>
      <p>{words.accounts.linkText}</p>
      <p className={styles.address}>{url}</p>
      <p className="row">
        <CopyButton text={url} label={words.accounts.copyLink} />
        <Button kind="plain" onClick={onClose}>
          {words.close}
        </Button>
      </p>
    </section>
  );
}

/** Whether everybody needs a second factor. */
export function SecondFactorRule({ settings }: { settings: { secondFactorRequired: boolean } }) {
  const { run, busy, failure } = useAccountChange();
  const [isRequired, setRequired] = useState(settings.secondFactorRequired);
  return (
    <>
      <label className={fields.checkbox}>
        <input
          type="checkbox"
          checked={busy ? isRequired : settings.secondFactorRequired}
          disabled={busy}
          onChange={(event) => {
            const secondFactorRequired = event.currentTarget.checked;
            setRequired(secondFactorRequired);
            run(() => api.changeSettings({ secondFactorRequired }), words.accounts.factorChanged);
          }}
        />
        {words.accounts.factorLabel}
      </label>
      <p>{words.accounts.factorText}</p>
      <Failure>{failure}</Failure>
    </>
  );
}

/** Does something to an account, tells it, and asks for all accounts anew. */
export function useAccountChange() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ change }: { change: () => Promise<unknown>; message: string }) => change(),
    onSuccess: (_answer, { message }) => notify(message),
    // Under way until what is shown is true again.
    onSettled: () =>
      Promise.all(["accounts", "me"].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
  return {
    run: (change: () => Promise<unknown>, message: string) => mutate({ change, message }),
    busy: isPending,
    failure: error ? describeFailure(error) : "",
  };
}
