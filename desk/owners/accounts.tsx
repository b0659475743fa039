import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/api.ts";
import { Failure } from "../parts/failure.tsx";
import { Page } from "../parts/page.tsx";
import { Section } from "../parts/section.tsx";
import { sayFailure } from "../parts/use-form.ts";
import { Waiting } from "../parts/waiting.tsx";
import { words } from "../words.ts";
import { AccountLine } from "./account-line.tsx";
import { AddAccount } from "./add-account.tsx";
import { type NewLink, NewLinkShown } from "./new-link-shown.tsx";
import { SecondFactorRule } from "./second-factor-rule.tsx";

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
