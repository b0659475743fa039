import { Divider } from "../../components/brand.tsx";
import { ClientLogo, ClientsBoard } from "../../components/clients.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { Section } from "../../components/section.tsx";
import { Slider } from "../../components/slider/slider.tsx";
import { sliderPresets } from "../../components/slider/slider-presets.ts";
import { StoryList } from "../../components/story-list.tsx";
import type { Route } from "./+types/clients";
import styles from "./clients.module.css";

export { meta } from "../../seo/meta.ts";
export { readClientsPage as loader } from "./clients-page.server.ts";

export default function ClientsScreen({ loaderData }: Route.ComponentProps) {
  const { lead, title, text, slider, clients, wall, stories, closing } = loaderData;
  return (
    <>
      <Section className={styles.welcome}>
        <p className={styles.lead}>{lead}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Slider
          {...sliderPresets.clients}
          className={styles.slider}
          label={slider}
          slides={clients.map((client) => (
            <ClientLogo key={client.key} client={client} className={styles.logo} />
          ))}
        />
      </Section>
      <Divider />
      <ClientsBoard {...wall} clients={clients} />
      <StoryList {...stories} />
      <ClosingCall {...closing} />
    </>
  );
}
