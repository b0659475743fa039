import { clsx } from "clsx";
import { type MouseEvent, useEffect, useState } from "react";
import { indianDay } from "../../../../formats/indian-day.ts";
import { isPlainClick, useHydrated } from "../../../components/browser-state.ts";
import { CityMap } from "../../../components/city-map.tsx";
import { ButtonLink } from "../../../components/links.tsx";
import { PageLink } from "../../../components/page-link.tsx";
import { daysUntilFree, formatVacancy } from "../../../data/places/vacancy.ts";
import { PlanToggle } from "../places/action-buttons.tsx";
import { showPlanToggles } from "../places/plan-toggle.ts";
import { BoardList } from "./board-list.tsx";
import styles from "./boards.module.css";
import type { BoardsPage } from "./boards-page.server.ts";

/**
 * The city with every board as a sign that says its rent and leads to its page. With script a press on the map chooses
 * the nearest board, which is described below the map; a press on that one follows its link.
 */
export function BoardsMap({ page }: { page: BoardsPage }) {
  const { city, copy, vacancy, builtOn } = page;
  const today = useHydrated() ? indianDay() : builtOn;
  const [chosenPath, setChosenPath] = useState<string>();
  const boards = page.boards.flatMap(({ pin, ...board }) => (pin ? { ...board, ...pin } : []));
  const chosen = boards.find(({ path }) => path === chosenPath);
  useEffect(() => {
    if (chosenPath) showPlanToggles();
  }, [chosenPath]);
  const choose = (event: MouseEvent<HTMLElement>) => {
    // Enter on a link counts no presses.
    if (event.detail === 0 || !isPlainClick(event)) return;
    const [nearest] = sortByDistance(event.currentTarget.querySelectorAll("a"), event);
    const board = boards.find(({ path }) => path === nearest?.getAttribute("href"));
    if (board === chosen && nearest?.contains(event.target as Element)) return;
    event.preventDefault();
    setChosenPath(board?.path);
  };
  const lakes = city.lakes.map(({ name, at: [x, y] }) => ({ name, at: [x, y + 40] as const }));
  return (
    <div className={styles.map}>
      <section aria-label={copy.map.label} onClickCapture={choose}>
        <CityMap city={city} alt={copy.map.alt}>
          {[...city.names, ...lakes].map(({ name, at: [x, y] }) => (
            <text key={name} className={styles.name} x={x} y={y}>
              {name}
            </text>
          ))}
          {boards.map(({ path, spot, at }) => (
            <path key={path} className={styles.posts} d={`M${spot}L${at}`} />
          ))}
          {boards.map(({ name, path, medium, bookings, label, at }) => (
            <PageLink
              key={path}
              to={path}
              aria-label={`${name}: ${label}, ${formatVacancy(vacancy, bookings, today)}`}
              className={clsx(
                styles.sign,
                styles[medium],
                daysUntilFree(bookings, today) > 0 && styles.booked,
                path === chosenPath && styles.chosen,
              )}
            >
              <Sign medium={medium} at={at} label={label} />
            </PageLink>
          ))}
        </CityMap>
      </section>
      <div className={styles.card} aria-live="polite">
        {chosen ? (
          <>
            <BoardList vacancy={vacancy} builtOn={today} boards={[chosen]} />
            <ButtonLink to={chosen.path}>{copy.map.open}</ButtonLink>
            <PlanToggle slug={chosen.slug} actions={page.actions} />
          </>
        ) : (
          <Legend words={copy.map} />
        )}
      </div>
    </div>
  );
}

type SignProps = { medium: "society" | "site"; at: readonly [number, number]; label: string };

/** A sign with a word on it: with a roof for a society, on two posts for a site. */
function Sign({ medium, at, label }: SignProps) {
  return (
    <g transform={`translate(${at})`}>
      <g>
        <path
          d={medium === "society" ? "M-48-14L0-30L48-14V24H-48Z" : "M-48-22H48V18H-48ZM-26 18V28M26 18V28"}
        />
        <text y={medium === "society" ? 5 : -2} dominantBaseline="central">
          {label}
        </text>
      </g>
    </g>
  );
}

/** What the signs on the map say by their shape. */
function Legend({ words }: { words: BoardsPage["copy"]["map"] }) {
  return (
    <>
      <p>{words.hint}</p>
      <ul className={styles.legend}>
        {(["free", "booked"] as const).map((state) => (
          <li key={state}>
            {(["society", "site"] as const).map((medium) => (
              <svg
                key={medium}
                className={clsx(styles.sign, styles[medium], styles[state])}
                viewBox="-52 -32 104 62"
                aria-hidden="true"
              >
                <Sign medium={medium} at={[0, 0]} label="₹" />
              </svg>
            ))}
            {words[state]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Elements by how far their middle is from where the pointer was pressed, the nearest first. */
function sortByDistance<Sign extends Element>(
  elements: Iterable<Sign>,
  { clientX, clientY }: MouseEvent,
): Sign[] {
  const distance = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
  };
  return [...elements].sort((first, second) => distance(first) - distance(second));
}
