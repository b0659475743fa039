import { clsx } from "clsx";
import { Divider } from "../../components/brand.tsx";
import { CityMap } from "../../components/city-map.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { loadDeferred } from "../../components/deferred-pictures.ts";
import { Icon } from "../../components/icon.tsx";
import links from "../../components/links.module.css";
import { ButtonLink } from "../../components/links.tsx";
import { FactList } from "../../components/lists.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Prose } from "../../components/prose.tsx";
import { Part, Section } from "../../components/section.tsx";
import { StoryList } from "../../components/story-list.tsx";
import { useWorkDialog, WorkFigure } from "../../components/works.tsx";
import styles from "./story.module.css";
import type { StoryPage } from "./story-page.server.ts";

export { meta } from "../../seo/meta.ts";
export { readStoryPage as loader } from "./story-page.server.ts";

/** A case story. There may be none, and a route that isn't there has no types of its own to import. */
export default function StoryScreen({ loaderData: page }: { loaderData: StoryPage }) {
  const { parts } = page.copy;
  return (
    <>
      <article>
        <StoryHead page={page} />
        <Part id="brief" title={parts.brief}>
          <Prose html={page.brief} />
        </Part>
        <Part id="plan" title={parts.plan}>
          <Prose html={page.plan.html} />
          <ButtonLink to={page.plan.path}>{page.copy.openPlan}</ButtonLink>
        </Part>
        <StoryMap title={parts.where} map={page.map} />
        <Artwork page={page} />
        {(["bill", "days", "counted"] as const).map((part) => (
          <Part key={part} id={part} title={parts[part]}>
            <Prose html={page[part]} />
          </Part>
        ))}
        <Divider />
        <Part id="failed" title={parts.failed} className={styles.night}>
          <Prose html={page.failed} />
        </Part>
      </article>
      <StoryList {...page.moreStories} />
      <ClosingCall {...page.closing} />
    </>
  );
}

function Artwork({ page: { copy, title, artwork } }: { page: StoryPage }) {
  const { open, dialog } = useWorkDialog(`${copy.parts.artwork}: ${title}`, artwork);
  return (
    <Part id="artwork" title={copy.parts.artwork}>
      <ul className={styles.artwork}>
        {artwork.map((work, index) => (
          <li key={work.picture.name}>
            <WorkFigure work={work} sizes="(max-width: 47.999rem) 46vw, 22vw" onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {dialog}
    </Part>
  );
}

/** Prints once every picture is there, also those that nobody has scrolled to. */
async function printWhole(): Promise<void> {
  loadDeferred(document);
  const pictures = [...document.querySelectorAll<HTMLImageElement>("article img")];
  for (const picture of pictures) picture.loading = "eager";
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  print();
}

/** The top of a story: that it is a sample, its title, the facts, and what came of it. */
function StoryHead({ page }: { page: StoryPage }) {
  const { copy, note, title, failedWord, standfirst, client, services, span, total, team, result, picture } =
    page;
  return (
    <Section tight className={styles.head}>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.copy}>
        <h1>{title}</h1>
        {failedWord && <p className={styles.verdict}>{failedWord}</p>}
        <p className="lead standfirst">{standfirst}</p>
        <p className={styles.result}>{result}</p>
        <button className={clsx(links.button, links.line, styles.print)} type="button" onClick={printWhole}>
          {copy.print}
          <Icon name="paper" />
        </button>
      </div>
      <div className={clsx(styles.picture, picture.height > picture.width && styles.upright)} data-hero>
        <Picture picture={picture} sizes="(max-width: 63.999rem) 92vw, 36rem" first />
      </div>
      <FactList
        className={styles.facts}
        facts={[
          [copy.facts.client, client],
          [copy.facts.services, <Links key="services" to={services} />],
          [copy.facts.ran, span],
          [copy.facts.total, total],
          [copy.facts.team, <Links key="team" to={team} />],
        ]}
      />
    </Section>
  );
}

function Links({ to }: { to: { name: string; path: string }[] }) {
  return (
    <ul>
      {to.map(({ name, path }) => (
        <li key={path}>
          <PageLink to={path}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Where a story took place: pins on the drawn city, and beside it what each pin is. */
function StoryMap({ title, map }: { title: string; map: StoryPage["map"] }) {
  return (
    <Section id="where" className={styles.location} labelledBy="where-title">
      <div className={styles.words}>
        <h2 id="where-title">{title}</h2>
        <ol>
          {map.marks.map(({ name, kind }) => (
            <li key={name} className={styles[kind]}>
              {name}
            </li>
          ))}
        </ol>
        {map.dotsAre && <p className={styles.dots}>{map.dotsAre}</p>}
        <p>{map.caption}</p>
      </div>
      <div className={styles.map}>
        <CityMap city={map.city} alt={map.alt} role="img">
          <g stroke="var(--field)">
            {map.dots.map(([x, y]) => (
              <circle key={`${x} ${y}`} fill="var(--heat)" strokeWidth="2" cx={x} cy={y} r="8" />
            ))}
            {map.marks.map(({ name, kind, at: [x, y], lean }, index) => (
              <g key={name} className={styles[kind]} transform={`translate(${x} ${y}) rotate(${lean})`}>
                <path fill="var(--pin)" strokeWidth="4" d="M0 0L-20 -34A36 36 0 1 1 20 -34Z" />
                <text
                  fill="var(--on-pin)"
                  stroke="none"
                  fontSize="40"
                  y="-51"
                  transform={`rotate(${-lean} 0 -64)`}
                >
                  {index + 1}
                </text>
              </g>
            ))}
          </g>
        </CityMap>
      </div>
    </Section>
  );
}
