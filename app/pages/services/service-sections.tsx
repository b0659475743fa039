import { clsx } from "clsx";
import { Fold } from "../../components/fold.tsx";
import { Icon } from "../../components/icon.tsx";
import { MoreLink } from "../../components/links.tsx";
import { CheckList } from "../../components/lists.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import type { Service, Topic } from "../../data/services.server.ts";
import type { ServicePage } from "./service-page.server.ts";
import styles from "./service-sections.module.css";

/**
 * What a service consists of: for each topic, text and a larger picture, whose sides alternate (specification, section 2).
 * They extend to the window's edge; a website is on the glass of a laptop.
 */
export function TopicBlocks({ topics, more }: { topics: Topic[]; more: string }) {
  return (
    <div className={styles.topics}>
      {topics.map(({ title, text, points, picture }, index) => {
        const id = `topic-${index + 1}`;
        return (
          <Section key={title} tight className={styles.topic} labelledBy={id}>
            <div className={clsx(styles.picture, picture.name.startsWith("web-") && styles.laptop)}>
              <Picture picture={picture} sizes="(max-width: 63.999rem) 100vw, 65vw" />
            </div>
            <div className={styles.copy}>
              <h2 id={id}>{title}</h2>
              <Fold summary={more}>
                <TopicText text={text} />
              </Fold>
              <CheckList points={points} className={styles.points} />
            </div>
          </Section>
        );
      })}
    </div>
  );
}

/** A text whose first sentence says it all. */
function TopicText({ text }: { text: string }) {
  const [lead = ""] = /^.+?[.?!।]”?(?=\s|$)/.exec(text) ?? [];
  return (
    <p>
      <b>{lead}</b>
      {text.slice(lead.length)}
    </p>
  );
}

/** What happens after an enquiry: the steps along a road, and beside it how long they take and what decides the price. */
export function EnquirySteps({ service: { enquiry }, copy }: ServicePage) {
  const { title, steps, time, price } = enquiry;
  return (
    <Section className={styles.enquiry} labelledBy="enquiry">
      <h2 id="enquiry">{title}</h2>
      <div className={styles.terms}>
        <Fold summary={`${copy.timeTitle} · ${copy.priceTitle}`}>
          <div>
            <h3>{copy.timeTitle}</h3>
            <p>{time}</p>
          </div>
          <div>
            <h3>{copy.priceTitle}</h3>
            <p>{price}</p>
          </div>
        </Fold>
        <MoreLink to={copy.questions.path}>{copy.questions.label}</MoreLink>
      </div>
      <ol className={styles.road}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  );
}

/** The link to another service, as large as a road sign. */
export function NextService({ title, name, path, line }: Service["next"] & { title: string }) {
  return (
    <Section tight className={styles.next} labelledBy="next">
      <h2 id="next">{title}</h2>
      <PageLink className={styles.link} to={path}>
        {name}
        <Icon name="arrow" />
      </PageLink>
      <p>{line}</p>
    </Section>
  );
}
