import { clsx } from "clsx";
import { formatNumber } from "../../../../formats/number.ts";
import { ButtonLink, MoreLink } from "../../../components/links.tsx";
import { CheckList, FactList } from "../../../components/lists.tsx";
import { Part, Section } from "../../../components/section.tsx";
import { buildSettings } from "../../../data/build-constants.ts";
import { createChatAddress } from "../../../data/contact-links.ts";
import { interpolate } from "../../../data/format.ts";
import { toLocalPath } from "../../../data/page-facts.ts";
import { boardsPath, placeArtwork } from "../../../data/paths.ts";
import { formatVacancy, listVacancies } from "../../../data/places/vacancy.ts";
import { readShell } from "../../../data/shell.server.ts";
import { readPlanCopy } from "../../../plan/plan-copy.server.ts";
import { PlanToggle } from "../../../plan/plan-toggle.tsx";
import { BoardTerms } from "../places/board-terms.tsx";
import { PosterFace } from "../places/drawings/boards-in-scale.tsx";
import { cars } from "../places/drawings/cars.tsx";
import { PlaceElevation } from "../places/drawings/elevation.tsx";
import { SendLink } from "../places/send-link.tsx";
import type { Template } from "./artwork-template.server.ts";
import styles from "./board.module.css";
import { BoardCards } from "./board-cards.tsx";
import type { BoardPage } from "./board-page.server.ts";
import { Windscreen } from "./windscreen.tsx";

/** A board's name, drawing, rent and vacancy, everything that a visitor can do about it, and its facts. */
export function BoardOpening({ page }: { page: BoardPage }) {
  const { place, service, actions } = page;
  const { name, blurb, slug } = place;
  const { site } = readShell();
  const url = new URL(toLocalPath(place.path), buildSettings.siteUrl).href;
  const vacancy = formatVacancy(page.vacancy, place.bookings, page.builtOn);
  return (
    <Section className={styles.opening} tight>
      <h1>{name}</h1>
      <figure className={styles.drawing}>
        <PlaceElevation place={place} copy={page.drawing} cars={cars} isShownAgain />
        <figcaption data-line={place.photo ? undefined : page.drawing.line}>
          {page.caption ?? page.scale}
        </figcaption>
      </figure>
      <div className={clsx("stack", styles.terms)}>
        <BoardTerms
          price={page.price}
          vacancies={listVacancies(page.vacancy, place.bookings, page.builtOn)}
        />
        <ButtonLink to={page.enquire} kind="marigold">
          {actions.enquire}
        </ButtonLink>
        <PlanToggle slug={slug} words={readPlanCopy().toggle} />
      </div>
      <div className={clsx("stack", styles.about)}>
        <p className={styles.kind}>{`${place.board}, ${place.size}`}</p>
        <p>{blurb}</p>
      </div>
      <div className={clsx("stack", styles.more)}>
        <div className={styles.place}>
          <span>{place.location}</span>
          {page.sample && <span className="sample">{page.sample}</span>}
        </div>
        <div className={styles.send}>
          <MoreLink to={service.path}>{service.name}</MoreLink>
          <ButtonLink to={createChatAddress(site, interpolate(page.about, { url }))} kind="line" icon="chat">
            {actions.chat}
          </ButtonLink>
          <SendLink message={{ title: name, text: interpolate(page.message, { vacancy }), url }}>
            {actions.share}
          </SendLink>
        </div>
      </div>
    </Section>
  );
}

/** What is known of the board, on a line each, and below that what takes more than one. */
export function BoardFacts({ page: { facts, beside } }: { page: BoardPage }) {
  return (
    <Part id="facts" title={facts.title} className={styles.facts}>
      <FactList ruled facts={facts.list} />
      {facts.sentences.length > 0 && <FactList ruled className={styles.sentences} facts={facts.sentences} />}
      {beside && <p>{beside}</p>}
    </Part>
  );
}

/** Below a photograph: the drawing, smaller, which says how large things are. */
function ScaleDrawing({ page }: { page: BoardPage }) {
  return (
    <figure className={clsx(styles.drawing, styles.smaller, "screen-only")}>
      <PlaceElevation
        place={{ ...page.place, photo: undefined }}
        copy={page.drawing}
        cars={cars}
        isShownAgain
      />
      <figcaption data-line={page.drawing.line}>{page.scale}</figcaption>
    </figure>
  );
}

/** The same drawing in the other light: after dark, or by day for those who read the page in its dark colours. */
function OppositeLight({ page: { place, drawing } }: { page: BoardPage }) {
  return (
    <figure className={clsx(styles.drawing, styles.smaller, "screen-only")}>
      <PlaceElevation
        place={place}
        copy={drawing}
        repeatAlt={interpolate(drawing.otherAlt, { name: place.name })}
      />
      <figcaption>
        <span className={styles.afterDark}>{drawing.night}</span>
        <span className={styles.byDay}>{drawing.day}</span>
      </figcaption>
    </figure>
  );
}

/**
 * The approach to the board and how long it is read, in a band beside the road ahead; of a lit board beside the same view in
 * the other light, and below a photograph beside the drawing.
 */
export function BoardReach({ page, page: { place, reach } }: { page: BoardPage }) {
  if (!place.isLit && !place.photo && !reach.approach) return null;
  const isOpposite = place.isLit && !place.photo;
  const [before, seconds, after] = reach.answer.split(/(\d+)/);
  return (
    <div
      className={clsx(styles.band, isOpposite ? styles.oppositeLight : styles.brick)}
      data-scheme={isOpposite ? "dark" : undefined}
    >
      <Section className={styles.reach}>
        {place.photo && <ScaleDrawing page={page} />}
        {isOpposite && <OppositeLight page={page} />}
        {!place.photo && !isOpposite && reach.distance && (
          <figure className={clsx(styles.drawing, styles.smaller, "screen-only")}>
            <Windscreen place={place} distance={reach.distance} />
          </figure>
        )}
        {reach.approach && (
          <div className={clsx("stack", styles.side)}>
            <h2>{reach.title}</h2>
            {seconds && (
              <p className={styles.answer}>
                {before}
                <b>{seconds}</b>
                {after}
              </p>
            )}
            <p className="lead">{reach.approach}</p>
            <ol>
              {reach.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            {reach.source && <small>{reach.source}</small>}
          </div>
        )}
      </Section>
    </div>
  );
}

export function BoardsNearby({ page, page: { nearby } }: { page: BoardPage }) {
  return (
    <Part id="nearby" title={nearby.title} className={clsx("screen-only", styles.nearby)}>
      <BoardCards {...page} boards={nearby.list} />
      <MoreLink to={boardsPath}>{nearby.all}</MoreLink>
    </Part>
  );
}

/**
 * A template's bleed, trim and safe area with the smallest letter in its corner, and the trim's dimensions; faintly, the
 * poster that hangs on the board.
 */
function TemplateDrawing({ place, template }: { place: BoardPage["place"]; template: Template }) {
  const { bleed, safe, letter } = template;
  const { width, height } = template.trim;
  const { subject } = place;
  const poster =
    "site" in subject ? subject.site.poster : subject.society.boards.find(hasSizeOf(template))?.poster;
  const isWide = width > height * 1.6;
  const size = (width + height) / 55;
  const room = bleed + 2.5 * size;
  const edge = (out: number) => `M${-out} ${-out}H${width + out}V${height + out}H${-out}z`;
  const at = -bleed - size / 2;
  const figure = { fontSize: size, fill: "currentColor", textAnchor: "middle" } as const;
  return (
    <svg
      className={styles.template}
      viewBox={`${-room} ${-room} ${width + room + bleed} ${height + room + bleed}`}
      preserveAspectRatio="xMinYMin"
      aria-hidden="true"
    >
      <path fill="var(--c-marigold)" stroke="var(--c-terracotta)" strokeDasharray="8 5" d={edge(bleed)} />
      <path fill="var(--c-card)" stroke="var(--c-ink)" d={edge(0)} />
      {poster && (
        <g
          opacity=".15"
          fontFamily="var(--font-condensed)"
          textAnchor={isWide ? "start" : "middle"}
          dominantBaseline="central"
        >
          <PosterFace
            poster={{ ...poster, rera: undefined }}
            face={{ x: 0, y: 0, width, height }}
            wide={isWide}
          />
        </g>
      )}
      <path fill="none" stroke="var(--c-leaf)" strokeDasharray="8 5" d={edge(-safe)} />
      <text fill="var(--c-ink)" fontSize={letter / capital} x={safe + size / 2} y={height - safe - size / 2}>
        H
      </text>
      <path
        fill="none"
        stroke="currentColor"
        d={`M0 ${at}H${width}M0 ${at}m0 ${-size / 4}v${size / 2}m${width} 0v${-size / 2}M${at} 0V${height}M${at - size / 4} 0h${size / 2}m0 ${height}h${-size / 2}`}
      />
      <text {...figure} x={width / 2} y={at - size / 2}>
        {formatNumber(width)}
      </text>
      <text {...figure} transform={`translate(${at - size / 2} ${height / 2}) rotate(-90)`}>
        {formatNumber(height)}
      </text>
    </svg>
  );
}

function hasSizeOf({ size }: Template) {
  return (board: Template["size"]) => board.width === size.width && board.height === size.height;
}

/** The height of the typeface's capitals, relative to its size. */
const capital = 0.7;

/** The artwork template to download, with notes for each size of board. */
export function BoardArtwork({ page: { place, template } }: { page: BoardPage }) {
  const artwork = placeArtwork(place.slug);
  return (
    <Part id="artwork" title={template.title} className="screen-only">
      <p>{template.text}</p>
      <ButtonLink to={artwork.template} kind="line" icon="picture" download>
        {template.svg}
      </ButtonLink>
      {template.notes.map(({ size, lines, artwork }, _, { length }) => (
        <div
          key={size}
          className={clsx("stack", artwork.trim.width < artwork.trim.height * 1.4 && styles.upright)}
        >
          {length > 1 && <h3 className="small-title">{size}</h3>}
          <TemplateDrawing place={place} template={artwork} />
          <CheckList points={lines} />
        </div>
      ))}
      <CheckList points={template.files} />
      <div className="row">
        <ButtonLink to={artwork.freeSheet} kind="line" icon="paper">
          {template.free}
        </ButtonLink>
        <ButtonLink to={artwork.code} kind="line" icon="grid" download>
          {template.code}
        </ButtonLink>
      </div>
    </Part>
  );
}
