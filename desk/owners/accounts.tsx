import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountSchema } from "../../server/desk-api/request-schemas.ts";
import { indianTime } from "../../server/submission/indian-time.ts";
import { type Account, roles } from "../../server/submission/staff.ts";
import { useMe } from "../access/session.ts";
import { api } from "../api/api.ts";
import { queryClient, usePeople } from "../api/query-client.ts";
import { Button, CopyButton } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { describeFailure, Failure } from "../components/failure.tsx";
import { CheckboxField, SelectField, TextField } from "../components/fields.tsx";
import { Form, useForm } from "../components/form.tsx";
import { Page, QueryResult, Section } from "../components/page.tsx";
import { notify } from "../shell/notices.ts";
import { describeProblem } from "../words/refusal-words.ts";
import { words } from "../words.ts";
import styles from "./accounts.module.css";

export function AccountsPage() {
  const query = useQuery({ queryKey: ["accounts"], queryFn: api.accounts });
  const [link, setLink] = useState<NewLink>();
  return (
    <Page title={words.pages.accounts} narrow>
      <QueryResult query={query}>
        {({ accounts, settings }) => (
          <>
            {link && <NewLinkNotice key={link.link} {...link} onClose={() => setLink(undefined)} />}
            <ul>
              {accounts.map((account) => (
                <AccountLine
                  key={account.id}
                  account={account}
                  isLastOwner={
                    account.role === "owner" && accounts.filter(({ role }) => role === "owner").length === 1
                  }
                  onLink={setLink}
                />
              ))}
            </ul>
            <Section title={words.accounts.addTitle} text={words.accounts.addText}>
              <AccountForm onLink={setLink} />
            </Section>
            <Section title={words.accounts.factorTitle}>
              <SecondFactorRule settings={settings} />
            </Section>
          </>
        )}
      </QueryResult>
    </Page>
  );
}

type AccountLineProps = {
  account: Account & { openWork: number };
  isLastOwner: boolean;
  onLink: (link: NewLink) => void;
};

function AccountLine({ account, isLastOwner, onLink }: AccountLineProps) {
  const { id, name, email, role, secondFactor, lastSeenAt, linkUntil, openWork } = account;
  const me = useMe();
  const colleagues = usePeople().filter((person) => person.id !== id);
  const [heir, setHeir] = useState("");
  const [dialog, setDialog] = useState<"reset" | "remove">();
  const isRefused = dialog === "remove" && isLastOwner;
  const isHeirless = dialog === "remove" && openWork > 0 && heir === "";
  const { run, busy, failure } = useAccountChange();
  const reset = async () => onLink({ name, link: (await api.resetAccount(id)).link });
  const changeRole = (value: string) => {
    const next = roles.find((role) => role === value);
    if (next) run(() => api.changeAccount(id, { role: next }), words.accounts.changed(name));
  };
  const confirm = () => {
    setDialog(undefined);
    if (dialog === "remove")
      run(() => api.removeAccount(id, heir === "nobody" ? "" : heir), words.accounts.removed(name));
    else run(reset, words.accounts.resetDone(name));
  };
  return (
    <li className={styles.account}>
      <div>
        <h2 className={styles.name}>
          <bdi>{name}</bdi> {id === me.id && <span>{words.accounts.you}</span>}
        </h2>
        <p className={styles.facts}>
          <bdi>{email}</bdi>
          {!lastSeenAt && <span>{words.accounts.neverSeen}</span>}
          {secondFactor && <span>{words.accounts.hasFactor}</span>}
          {linkUntil && <span>{words.accounts.linkUntil(indianTime(linkUntil))}</span>}
        </p>
      </div>
      <div className={styles.tools}>
        <SelectField
          label={words.accounts.role}
          value={role}
          disabled={busy}
          onSelect={changeRole}
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
          {...(!isRefused && {
            confirm: { children: words.accounts[dialog], disabled: isHeirless, onClick: confirm },
          })}
        >
          <p>{isRefused ? describeProblem("last owner", name) : words.accounts[`${dialog}Text`]}</p>
          {dialog === "remove" && !isRefused && openWork > 0 && (
            <SelectField
              label={words.accounts.handTo(openWork)}
              value={heir}
              onSelect={setHeir}
              options={[
                ["", words.accounts.choose],
                ...colleagues.map(({ id, name }) => [id, name] as const),
                ["nobody", words.assigned.nobody],
              ]}
            />
          )}
        </Dialog>
      )}
    </li>
  );
}

function AccountForm({ onLink }: { onLink: (link: NewLink) => void }) {
  const state = useForm({
    schema: accountSchema,
    send: api.addAccount,
    onSent: ({ account, link }, form) => {
      form.reset();
      onLink({ name: account.name, link });
      void queryClient.invalidateQueries({ queryKey: ["accounts"] });
    },
  });
  return (
    <Form state={state} label={words.accounts.add} name={words.accounts.addTitle}>
      <TextField name="name" label={words.name} required />
      <TextField name="email" label={words.email} type="email" required />
      <SelectField
        name="role"
        label={words.accounts.role}
        value="staff"
        options={roles.map((role) => [role, words.accounts.roleMeans[role]])}
      />
    </Form>
  );
}

type NewLink = { name: string; link: string };

const focus = (place: HTMLElement | null) => place?.focus();

function NewLinkNotice({ name, link, onClose }: NewLink & { onClose: () => void }) {
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

function SecondFactorRule({ settings }: { settings: { secondFactorRequired: boolean } }) {
  const { run, busy, failure } = useAccountChange();
  const [isRequired, setRequired] = useState(settings.secondFactorRequired);
  return (
    <>
      <CheckboxField
        label={words.accounts.factorLabel}
        checked={busy ? isRequired : settings.secondFactorRequired}
        disabled={busy}
        onToggle={(secondFactorRequired) => {
          setRequired(secondFactorRequired);
          run(() => api.changeSettings({ secondFactorRequired }), words.accounts.factorChanged);
        }}
      />
      <p>{words.accounts.factorText}</p>
      <Failure>{failure}</Failure>
    </>
  );
}

function useAccountChange() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ change }: { change: () => Promise<unknown>; message: string }) => change(),
    onSuccess: (_answer, { message }) => notify(message),
    // Pending until the accounts shown are up to date.
    onSettled: () =>
      Promise.all(
        ["accounts", "people", "me"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
      ),
  });
  return {
    run: (change: () => Promise<unknown>, message: string) => mutate({ change, message }),
    busy: isPending,
    failure: describeFailure(error),
  };
}
