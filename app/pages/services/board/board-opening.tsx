import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import { FactList } from "../../../components/lists.tsx";
import { PageOpening, Section } from "../../../components/section.tsx";
import { buildSettings } from "../../../data/build-settings.ts";
import { interpolate } from "../../../data/format.ts";
import { chatAddress } from "../../../data/paths.ts";
import { useShell } from "../../../data/use-shell.ts";
import { SendLink } from "../places/send-link.tsx";
import { useToday } from "../places/use-today.ts";
import { vacancyText } from "../places/vacancy.ts";
import styles from "./board.module.css";
import { BoardDrawing } from "./board-drawing.tsx";
import type { BoardPage } from "./board-page.server.ts";
import { PlanTick } from "./plan-tick.tsx";

/** A board's name, drawing and facts, and everything that a visitor can do about it. */
export function BoardOpening({ page }: { page: BoardPage }) {
  const { board, service, actions, facts } = page;
  const { name, place, blurb, slug } = board;
  const { site } = useShell();
  const url = new URL(board.path, buildSettings.siteUrl).href;
  const vacancy = vacancyText(page.vacancy, board.freeFrom, useToday(page.builtOn));
  return (
    <>
      <PageOpening title={name} text={blurb} className={styles.opening}>
        <div className={styles.place}>
          <span>{place}</span>
          <MoreLink to={service.path}>{service.name}</MoreLink>
        </div>
      </PageOpening>
      <Section className={styles.board} tight>
        <BoardDrawing page={page} />
        <div className={styles.side}>
          <h2>{facts.title}</h2>
          <FactList ruled facts={[[facts.vacancy, <b key="vacancy">{vacancy}</b>], ...facts.list]} />
          <div className={styles.actions}>
            <ButtonLink to={page.enquire}>{actions.enquire}</ButtonLink>
            <ButtonLink to={chatAddress(site, interpolate(page.about, { url }))} kind="line" icon="chat">
              {actions.chat}
            </ButtonLink>
            <SendLink message={{ title: name, text: interpolate(page.message, { vacancy }), url }}>
              {actions.share}
            </SendLink>
            <PlanTick slug={slug} actions={actions} />
          </div>
        </div>
      </Section>
    </>
  );
}
