import { clsx } from "clsx";
import { type ComponentProps, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { indianDay } from "../../../../formats/indian-day.ts";
import { useHydrated } from "../../../components/browser-state.ts";
import { CityMap } from "../../../components/city-map.tsx";
import { Icon } from "../../../components/icon.tsx";
import { ButtonLink } from "../../../components/links.tsx";
import { PageLink } from "../../../components/page-link.tsx";
import { isPlainClick } from "../../../components/plain-click.ts";
import { daysUntilFree, formatVacancy } from "../../../data/places/vacancy.ts";
import { showPlanToggles } from "../../../plan/plan-toggle.ts";
import { PlanToggle } from "../../../plan/plan-toggle.tsx";
import { BoardList } from "./board-list.tsx";
import styles from "./boards-map.module.css";
import type { BoardsPage } from "./boards-page.server.ts";

type Spot = [x: number, y: number];
type Level = BoardsPage["map"]["levels"][number];
type Board = BoardsPage["map"]["boards"][number];

/** How near one looks, as a place among the levels, and at which spot; the whole city where there is none. */
type View = { level: number; spot: Spot } | undefined;

type BoardsMapProps = Pick<BoardsPage, "map" | "vacancy" | "builtOn"> & {
  toggle: ComponentProps<typeof PlanToggle>["words"];
};

/**
 * The city with every board as a sign that says its rent and leads to its page; signs that would touch are gathered
 * into one with a count. With script a press on such a sign zooms in, and a press on a board's describes it below the map;
 * a second press follows its link.
 */
export function BoardsMap({ map, vacancy, builtOn, toggle }: BoardsMapProps) {
  const { copy, boards, levels } = map;
  const today = useHydrated() ? indianDay() : builtOn;
  const [view, setView] = useState<View>();
  const [chosen, setChosen] = useState<Board>();
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) showPlanToggles();
  }, [chosen]);
  useLayoutEffect(() => {
    if (view && scroller.current) scrollTo(scroller.current, view.spot);
  }, [view]);
  const come = (level: number, spot: Spot) => {
    setView(level > firstLevel() ? { level: Math.min(level, levels.length - 1), spot } : undefined);
    // What was pressed may be gone.
    scroller.current?.focus({ preventScroll: true });
  };
  const step = (steps: number) => {
    if (scroller.current) come((view?.level ?? firstLevel()) + steps, measureMiddle(scroller.current).spot);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return;
    // Enter on a link counts no presses.
    const isKey = event.detail === 0;
    const pressed = (event.target as Element).closest("a");
    const [nearest] = isKey ? [pressed] : sortByDistance(event.currentTarget.querySelectorAll("a"), event);
    const [level = 0, at = 0] = (nearest?.dataset.sign ?? "").split(" ").map(Number);
    const sign = levels[level]?.signs[at];
    if (!sign) return;
    const [board] = sign.boards.flatMap((index) => boards[index] ?? []);
    if (sign.parts === undefined && (isKey || (board === chosen && nearest === pressed))) return;
    event.preventDefault();
    if (sign.parts === undefined) setChosen(board);
    else come(sign.parts, sign.at);
  };
  const drawLevel = (level: Level, index: number, className?: string) => (
    <MapLevel
      key={index}
      map={map}
      level={level}
      index={index}
      className={className}
      today={today}
      vacancy={vacancy}
      chosen={chosen?.path}
    />
  );
  const [city, nearer] = levels;
  const level = view && levels[view.level];
  return (
    <div className={styles.map}>
      <div className={styles.frame}>
        <section
          ref={scroller}
          className={styles.scroller}
          aria-label={copy.label}
          data-level={view?.level}
          {...reachable}
          onClickCapture={press}
        >
          <CityMap city={map.city} alt={copy.alt}>
            {level && view ? (
              drawLevel(level, view.level)
            ) : (
              <>
                {city && drawLevel(city, 0, styles.narrow)}
                {nearer && drawLevel(nearer, 1, styles.wide)}
              </>
            )}
          </CityMap>
        </section>
        <div className={styles.steps}>
          <button type="button" aria-label={copy.nearer} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={copy.further} onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
        </div>
      </div>
      <div className={styles.card} aria-live="polite">
        {chosen ? (
          <>
            <BoardList vacancy={vacancy} builtOn={today} boards={[chosen]} />
            <div className="row">
              <ButtonLink to={chosen.path}>{copy.open}</ButtonLink>
              <PlanToggle slug={chosen.slug} words={toggle} />
            </div>
          </>
        ) : (
          <Legend words={copy} />
        )}
      </div>
    </div>
  );
}

/** What scrolls has to be reached by the keyboard. */
const reachable = { tabIndex: 0 };

/** The level that shows the whole city: a larger window begins with the second. */
function firstLevel(): number {
  return matchMedia("(min-width: 48rem)").matches ? 1 : 0;
}

/** The spot in the middle of the map's window, and how many pixels one of its units takes up. */
function measureMiddle(scroller: Element): { scale: number; spot: Spot } {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const { a: scale = 1, e = 0, f = 0 } = scroller.querySelector("svg")?.getScreenCTM() ?? {};
  return { scale, spot: [(left + width / 2 - e) / scale, (top + height / 2 - f) / scale] };
}

/** Scrolls the map until a spot of it is in the middle of its window. */
function scrollTo(scroller: Element, [x, y]: Spot): void {
  const { scale, spot } = measureMiddle(scroller);
  scroller.scrollBy({ left: (x - spot[0]) * scale, top: (y - spot[1]) * scale, behavior: "instant" });
}

type MapLevelProps = Pick<BoardsMapProps, "map" | "vacancy"> & {
  level: Level;
  /** Its place among the levels. */
  index: number;
  className?: string | undefined;
  today: string;
  /** The path of the board that is described below the map. */
  chosen: string | undefined;
};

/** The names and signs of one level, as large on the screen as those of every other. */
function MapLevel({ map, level, index, className, today, vacancy, chosen }: MapLevelProps) {
  const { boards, names } = map;
  const { scale, signs } = level;
  return (
    <g className={className} fontSize={round(14 / scale)}>
      {names.map(({ name, at: [x, y] }) => (
        <text key={name} className={styles.name} strokeWidth={4 / scale} x={x} y={y}>
          {name}
        </text>
      ))}
      {signs.map((sign, at) => {
        const own = sign.boards.flatMap((board) => boards[board] ?? []);
        const [board] = own;
        if (!board) return null;
        const isBooked = own.every(({ bookings }) => daysUntilFree(bookings, today) > 0);
        const place = {
          "data-sign": `${index} ${at}`,
          transform: `translate(${sign.at}) scale(${round(1 / scale)})`,
        };
        if (sign.label)
          return (
            <a
              key={board.path}
              href="#parts"
              aria-label={sign.label.name}
              className={clsx(styles.sign, styles.several, isBooked && styles.booked)}
              {...place}
            >
              <path d="M-28-19H22V23H-28ZM-24-19V-22H25V20H22M-21-22V-25H28V17H25" />
              <text x="-3" y="0">
                {own.length}
              </text>{" "}
              <text x="-3" y="16" className={styles.lowest}>
                {sign.label.rent}
              </text>
            </a>
          );
        return (
          <PageLink
            key={board.path}
            to={board.path}
            aria-label={`${board.name}: ${board.label}, ${formatVacancy(vacancy, board.bookings, today)}`}
            className={clsx(
              styles.sign,
              styles[board.medium],
              isBooked && styles.booked,
              board.path === chosen && styles.chosen,
            )}
            {...(place as object)}
          >
            <SignShape medium={board.medium} isBooked={isBooked} label={board.label} />
          </PageLink>
        );
      })}
    </g>
  );
}

function round(size: number): number {
  return Math.round(size * 1000) / 1000;
}

/** Boards on two posts and roofs, in pixels around the middle. A booked one is smaller, and as high, for the finger. */
const shapes = {
  site: "M-27-25H27V8H-27ZM-17 8V23M17 8V23",
  society: "M-27-11L0-25L27-11V23H-27Z",
};
const bookedShapes = {
  site: "M-24-25H24V-2H-24ZM-13-2V23M13-2V23",
  society: "M-24-14L0-25L24-14V7H-24ZM0 7V23",
};

type SignShapeProps = { medium: "society" | "site"; isBooked: boolean; label: string };

/** A sign with a word on it: with a roof for a society, on two posts for a site. */
function SignShape({ medium, isBooked, label }: SignShapeProps) {
  const middle = { site: isBooked ? -9 : -3, society: isBooked ? 2 : 11 }[medium];
  return (
    <>
      <path d={(isBooked ? bookedShapes : shapes)[medium]} />
      <text y={middle}>{label}</text>
    </>
  );
}

/** What the signs on the map say by their shape and colour. */
function Legend({ words }: { words: BoardsPage["copy"]["map"] }) {
  const samples = [
    { medium: "society", isBooked: false, name: words.freeSociety },
    { medium: "site", isBooked: false, name: words.freeSite },
    { medium: "society", isBooked: true, name: words.bookedSociety },
    { medium: "site", isBooked: true, name: words.bookedSite },
  ] as const;
  return (
    <>
      <p>{words.hint}</p>
      <ul className={styles.legend}>
        {samples.map(({ medium, isBooked, name }) => (
          <li key={name}>
            <svg
              className={clsx(styles.sign, styles[medium], isBooked && styles.booked)}
              viewBox="-30 -28 60 54"
              aria-hidden="true"
            >
              <SignShape medium={medium} isBooked={isBooked} label="₹" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Elements by how far their middle is from where the pointer was pressed, the nearest first; those that are shown. */
function sortByDistance<Sign extends Element>(
  elements: Iterable<Sign>,
  { clientX, clientY }: MouseEvent,
): Sign[] {
  const distances = [...elements].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0
      ? { element, distance: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) }
      : [];
  });
  return distances.sort((a, b) => a.distance - b.distance).map(({ element }) => element);
}
