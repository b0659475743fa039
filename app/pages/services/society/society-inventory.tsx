import { MoreLink } from "../../../components/more-link.tsx";
import { Picture } from "../../../components/picture.tsx";
import { Section } from "../../../components/section.tsx";
import { interpolate } from "../../../data/interpolate.ts";
import type { Action } from "../../../data/schema.ts";
import { enquiryPath } from "../enquiry-path.ts";
import { Elevation } from "./elevation/elevation.tsx";
import { Scenery } from "./elevation/scenery.tsx";
import type { ClientMark, Society, SocietyCopy } from "./societies.server.ts";
import styles from "./society-inventory.module.css";

type SocietyInventoryProps = {
  title: string;
  text: string;
  /** The service that an enquiry about a society is for. */
  service: string;
  societies: Society[];
  marks: ClientMark[];
  copy: SocietyCopy;
  action: Action;
};

/** The societies as an inventory: each drawn from its data, with its facts in two aligned groups. */
export function SocietyInventory({
  title,
  text,
  service,
  societies,
  marks,
  copy,
  action,
}: SocietyInventoryProps) {
  return (
    <Section className={styles.inventory} labelledBy="inventory">
      <h2 id="inventory">{title}</h2>
      <p className={styles.key}>{text}</p>
      <Scenery marks={marks} />
      <div className={styles.cards}>
        {societies.map((society, index) => (
          <SocietyCard
            key={society.name}
            society={society}
            index={index}
            copy={copy}
            enquire={{
              label: action.label,
              path: enquiryPath(action.path, { service, society: society.name }),
            }}
          />
        ))}
      </div>
    </Section>
  );
}

type SocietyCardProps = { society: Society; index: number; copy: SocietyCopy; enquire: Action };

function SocietyCard({ society, index, copy, enquire }: SocietyCardProps) {
  const { name, address, blurb, photo, peopleText, flats, units, board, size, visibility } = society;
  const { card } = copy;
  const id = `society-name-${index + 1}`;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.drawing}>
        {photo ? (
          <Picture picture={photo} sizes="(max-width: 63.999rem) 100vw, 46vw" className={styles.photo} />
        ) : (
          <Elevation society={society} index={index} copy={copy.drawing} />
        )}
      </div>
      <header className={styles.who}>
        <h3 id={id}>{name}</h3>
        <p>{address}</p>
      </header>
      <p className={styles.blurb}>{blurb}</p>
      <div className={styles.groups}>
        <Facts
          title={card.society}
          facts={[
            [card.people, peopleText],
            [card.flats, String(flats)],
            [units.label, units.text],
          ]}
        />
        <Facts
          title={card.media}
          facts={[
            [card.board, board],
            [card.size, size],
            [card.visibility, visibility],
          ]}
        />
      </div>
      <MoreLink to={enquire.path} about={interpolate(card.about, { name })} className={styles.enquire}>
        {enquire.label}
      </MoreLink>
    </article>
  );
}

function Facts({ title, facts }: { title: string; facts: [name: string, value: string][] }) {
  return (
    <div className={styles.group}>
      <h4>{title}</h4>
      <dl>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
