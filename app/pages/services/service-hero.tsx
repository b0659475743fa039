import { clsx } from "clsx";
import { Icon } from "../../components/icon.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import { Section } from "../../components/section.tsx";
import { createChatAddress } from "../../data/contact-links.ts";
import { enquiryPath } from "../../data/paths.ts";
import { readShell } from "../../data/shell.server.ts";
import { ServiceObject } from "./objects/service-object.tsx";
import styles from "./service-hero.module.css";
import type { ServicePage } from "./service-page.server.ts";

type ServiceHeroProps = {
  page: ServicePage;
  /** The words that lead to the page's inventory, if it has one. */
  see?: string;
  className?: string | undefined;
};

/**
 * The opening of a service page: the service's name on the thing it makes, its tagline, its calls to action, the picture,
 * and below it the facts.
 */
export function ServiceHero({ page, see, className }: ServiceHeroProps) {
  const { service, copy, extras } = page;
  const { name, title, object, tagline, hero } = service;
  const { enquireNow } = copy;
  const { site } = readShell();
  const addressOf = (extra: (typeof extras)[number]) => {
    if ("chat" in extra) return createChatAddress(site, extra.chat);
    return extra.path === enquireNow.path ? enquiryPath(extra.path, { service: name }) : extra.path;
  };
  const words = (
    <>
      <p>{tagline}</p>
      <div className={styles.actions}>
        <ButtonLink to={enquiryPath(enquireNow.path, { service: name })} kind="marigold">
          {enquireNow.label}
        </ButtonLink>
        {extras.map((extra) => (
          <ButtonLink
            key={extra.label}
            to={addressOf(extra)}
            kind="line"
            icon={"chat" in extra ? "chat" : "arrow"}
          >
            {extra.label}
          </ButtonLink>
        ))}
        {see && (
          <a className={styles.see} href="#inventory">
            {see}
            <Icon name="down" />
          </a>
        )}
      </div>
    </>
  );
  return (
    <>
      <Section tight className={clsx(styles.ground, styles[object], className)}>
        <ServiceObject
          object={object}
          title={title}
          words={words}
          picture={
            <Picture
              picture={hero}
              sizes={`(max-width: 63.999rem) 100vw, ${object === "stage" ? 120 : 56}vw`}
              first
            />
          }
        />
      </Section>
      <ServiceFacts page={page} />
    </>
  );
}

/** The facts of a service; beside each step stands its share of the days, to scale. */
function ServiceFacts({ page: { facts } }: { page: ServicePage }) {
  const { titles, get, price, job, steps, days, done, need, sample } = facts;
  const mark = sample && <span className="sample">{sample}</span>;
  return (
    <Section tight className={styles.facts} labelledBy="facts">
      <h2 className="visually-hidden" id="facts">
        {titles.title}
      </h2>
      <dl>
        <div>
          <dt>{titles.get}</dt>
          <dd>{get}</dd>
        </div>
        {price && (
          <div>
            <dt>{titles.price}</dt>
            <dd>
              <a href="#prices">{price.from}</a>
              <span>{price.what}</span>
              <span>{price.extra}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{titles.time}</dt>
          <dd>
            <b>{done}</b>
            <ol>
              {steps.map(({ what, duration, before, days: width }) => (
                <li key={what}>
                  {what}: {duration}
                  <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M${before} 0v1m0-.5h${width}m0-.5v1`} />
                  </svg>
                </li>
              ))}
            </ol>
            <span>
              {job} {mark}
            </span>
          </dd>
        </div>
        <div>
          <dt>{titles.need}</dt>
          <dd>{need}</dd>
        </div>
      </dl>
    </Section>
  );
}
