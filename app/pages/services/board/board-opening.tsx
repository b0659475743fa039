import { ButtonLink } from "../../../components/button-link.tsx";
import { PageLink } from "../../../components/navigation/page-link.tsx";
import { Section } from "../../../components/section.tsx";
import { buildSettings } from "../../../data/build-settings.ts";
import { chatAddress } from "../../../data/chat-address.ts";
import { interpolate } from "../../../data/interpolate.ts";
import { useShell } from "../../../data/use-shell.ts";
import { FactList } from "../places/fact-list.tsx";
import { SendLink } from "../places/send-link.tsx";
import { useToday } from "../places/use-today.ts";
import { vacancyText } from "../places/vacancy.ts";
import styles from "./board.module.css";
import { BoardDrawing } from "./board-drawing.tsx";
import type { BoardPage } from "./board-page.server.ts";
import { PlanTick } from "./plan-tick.tsx";

/** A board's name, drawing and facts, and everything that a visitor can do about it. */
export function BoardOpening({ page }: { page: BoardPage }) {
  const { name, place, blurb, trail, actions, facts, freeFrom } = page;
  const { site } = useShell();
  const url = new URL(page.path, buildSettings.siteUrl).href;
  const vacancy = vacancyText(page.vacancy, freeFrom, useToday(page.builtOn));
  return (
    <Section className={styles.opening} tight>
      <nav className={styles.trail} aria-label={trail.label}>
        {trail.steps.map(({ label, path }) => (
          <PageLink key={path} to={path}>
            {label}
          </PageLink>
        ))}
      </nav>
      <header className={styles.who}>
        <h1>{name}</h1>
        <p>{place}</p>
        <p className={styles.blurb}>{blurb}</p>
      </header>
      <BoardDrawing page={page} />
      <div className={styles.side}>
        <h2>{facts.title}</h2>
        <FactList facts={[[page.vacancyLabel, <b key="vacancy">{vacancy}</b>], ...facts.list]} />
        <div className={styles.actions}>
          <ButtonLink to={page.enquire}>{actions.enquire}</ButtonLink>
          <ButtonLink to={chatAddress(site, interpolate(page.about, { url }))} kind="line" icon="chat">
            {actions.chat}
          </ButtonLink>
          <SendLink message={{ title: name, text: interpolate(page.message, { vacancy }), url }}>
            {actions.share}
          </SendLink>
          <PlanTick slug={page.slug} actions={actions} />
        </div>
      </div>
    </Section>
  );
}
