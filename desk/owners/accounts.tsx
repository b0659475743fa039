import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountBody } from "../../server/desk-api/request-schemas.ts";
import { indianTime } from "../../server/submission/indian-time.ts";
import { type Account, roles } from "../../server/submission/staff.ts";
import { useMe } from "../access/session.ts";
import { api } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { Age } from "../components/age.tsx";
import { Button, CopyButton } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import choice from "../components/fields.module.css";
import { Choose, TextField } from "../components/fields.tsx";
import { Form, sayFailure, useForm } from "../components/form.tsx";
import { Failure, Page, Section, Waiting } from "../components/page.tsx";
import { tell } from "../shell/notices.ts";
import { words } from "../words.ts";
import styles from "./accounts.module.css";

/** Who may come to the desk; for owners. */
export function Accounts() {
  const { data, error } = useQuery({ queryKey: ["accounts"], queryFn: api.accounts });
  const [link, setLink] = useState<NewLink>();
  return (
    <Page title={words.pages.accounts} narrow>
      {error && <Failure>{sayFailure(error)}</Failure>}
      {!data && !error && <Waiting />}
      {data && (
        <>
          {link && <NewLinkShown key={link.link} {...link} onClose={() => setLink(undefined)} />}
          <ul>
            {data.accounts.map((account) => (
              <AccountLine key={account.id} account={account} onLink={setLink} />
            ))}
          </ul>
          <Section title={words.accounts.addTitle} text={words.accounts.addText}>
            <AddAccount onLink={setLink} />
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
  const [asking, setAsking] = useState<"reset" | "remove">();
  const { run, busy, failure } = useAccountChange();
  const agree = () => {
    setAsking(undefined);
    if (asking === "remove") run(() => api.removeAccount(id), words.accounts.removed(name));
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
                {words.accounts.seen} <Age at={lastSeenAt} /> {words.ago}
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
        <Choose
          label={words.accounts.role}
          value={role}
          disabled={busy}
          onChoose={(value) => {
            const next = roles.find((one) => one === value);
            if (next) run(() => api.changeAccount(id, { role: next }), words.accounts.changed(name));
          }}
          choices={roles.map((one) => [one, words.roles[one]])}
        />
        {id !== me.id && (
          <Button busy={busy} onClick={() => setAsking("reset")}>
            {words.accounts.reset}
          </Button>
        )}
        <Button kind="plain" onClick={() => setAsking("remove")}>
          {words.accounts.remove}
        </Button>
      </div>
      <Failure>{failure}</Failure>
      {asking && (
        <Dialog
          title={words.accounts[`${asking}Title`](name)}
          onClose={() => setAsking(undefined)}
          yes={{ children: words.accounts[asking], onClick: agree }}
        >
          <p>{words.accounts[`${asking}Text`]}</p>
        </Dialog>
      )}
    </li>
  );
}

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

export type NewLink = { name: string; link: string };

const takeFocus = (place: HTMLElement | null) => place?.focus();

/** The link by which somebody sets their password: shown this once, to be copied and handed over. */
export function NewLinkShown({ name, link, onClose }: NewLink & { onClose: () => void }) {
  const whole = new URL(link, location.origin).href;
  return (
    <section className={styles.link} ref={takeFocus} tabIndex={-1} aria-labelledby="new-link">
      <h2 id="new-link">{words.accounts.linkTitle(name)}</h2>
      <p>{words.accounts.linkText}</p>
      <p className={styles.address}>{whole}</p>
      <p className="row">
        <CopyButton text={whole} label={words.accounts.copyLink} />
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
  const [wanted, setWanted] = useState(settings.secondFactorRequired);
  return (
    <>
      <label className={choice.choice}>
        <input
          type="checkbox"
          checked={busy ? wanted : settings.secondFactorRequired}
          disabled={busy}
          onChange={(event) => {
            const secondFactorRequired = event.currentTarget.checked;
            setWanted(secondFactorRequired);
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
    mutationFn: ({ change }: { change: () => Promise<unknown>; told: string }) => change(),
    onSuccess: (_answer, { told }) => tell(told),
    // Under way until what is shown is true again.
    onSettled: () =>
      Promise.all(["accounts", "me"].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
  });
  return {
    run: (change: () => Promise<unknown>, told: string) => mutate({ change, told }),
    busy: isPending,
    failure: error ? sayFailure(error) : "",
  };
}
