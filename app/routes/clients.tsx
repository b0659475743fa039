import { ClientLogo } from "../components/client-logo.tsx";
import { Kerb } from "../components/kerb.tsx";
import { Section } from "../components/section.tsx";
import { Slider } from "../components/slider.tsx";
import { sliderFigures } from "../components/slider-figures.ts";
import { pageMeta } from "../head/page-meta.ts";
import { readClientsPage } from "../reading/clients-page.server.ts";
import { ClientsBoard } from "../sections/clients-board.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import type { Route } from "./+types/clients";
import styles from "./clients.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.head);

export const loader = () => readClientsPage();

export default function ClientsScreen({ loaderData }: Route.ComponentProps) {
  const { lead, title, text, slider, clients, wall, closing } = loaderData;
  return (
    <>
      <Section className={styles.welcome}>
        <p className={styles.lead}>{lead}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Slider
          {...sliderFigures.clients}
          className={styles.slider}
          label={slider}
          slides={clients.map((client) => (
            <ClientLogo key={client.key} client={client} className={styles.logo} />
          ))}
        />
      </Section>
      <Kerb />
      <ClientsBoard {...wall} clients={clients} />
      <ClosingCall {...closing} />
    </>
  );
}
