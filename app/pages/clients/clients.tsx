import type { ReactNode } from "react";
import { ClientLogo } from "../../components/clients.tsx";
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

export function LogoRow({ clients }: Pick<ClientsPage, "clients">) {
  return (
    <SlideRow>
      {clients.map((client) => (
        <div key={client.key} className={styles.client}>
          <ClientLogo client={client} className={styles.logo} />
          {client.line && <p lang={/\p{sc=Deva}/u.test(client.line) ? "hi" : undefined}>{client.line}</p>}
        </div>
      ))}
    </SlideRow>
  );
}

/** The class of the slider. */
export const sliderClass = styles.slider;
