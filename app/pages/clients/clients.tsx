import type { ReactNode } from "react";
import { ClientLogo } from "../../components/clients.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { SlideRow } from "../../components/slider/slide-row.tsx";
import styles from "./clients.module.css";
import type { ClientsPage } from "./clients-page.server.ts";

type WelcomeProps = {
  page: Pick<ClientsPage, "lead" | "title" | "text">;
  /** The slider. */
  children?: ReactNode;
};

export function Welcome({ page, children }: WelcomeProps) {
  return (
    <Section className={styles.welcome}>
      <p className={styles.lead}>{page.lead}</p>
      <h1>{page.title}</h1>
      <p className={styles.text}>{page.text}</p>
      {children}
    </Section>
  );
}

/** For the stage of their slider: the board of the one in the first place; the row below has its logo. */
export function LogoStage({ clients }: Pick<ClientsPage, "clients">) {
  return clients.map((client, index) => (
    <figure key={client.key} data-shown={index === 0 ? "" : undefined}>
      {client.board && <Picture picture={client.board} sizes="100vw" decorative />}
    </figure>
  ));
}

export function LogoRow({ clients }: Pick<ClientsPage, "clients">) {
  return (
    <SlideRow>
      {clients.map((client) => (
        <div key={client.key} className={styles.client}>
          <ClientLogo client={client} className={styles.logo} />
          {client.line && <p lang={languageOf(client.line)}>{client.line}</p>}
        </div>
      ))}
    </SlideRow>
  );
}

/** Each in its own words, with the way to where it stands. Renders nothing if there are none. */
export function WhatClientsSaid({ title, list }: ClientsPage["said"]) {
  if (list.length === 0) return null;
  return (
    <Section className={styles.said} labelledBy="said">
      <h2 id="said">{title}</h2>
      {list.map(({ quote, name, source, url }) => (
        <figure key={quote}>
          <blockquote className="lead" lang={languageOf(quote)}>
            {quote}
          </blockquote>
          <figcaption>
            {name},{" "}
            <a href={url} target="_blank" rel="noopener">
              {source}
            </a>
          </figcaption>
        </figure>
      ))}
    </Section>
  );
}

/** Of what clients wrote, which nobody translates. */
function languageOf(words: string): "hi" | "en-IN" {
  return /\p{sc=Deva}/u.test(words) ? "hi" : "en-IN";
}
