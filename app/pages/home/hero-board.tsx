import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { useReducedMotion } from "../../components/browser-state.ts";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/navigation/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { useShell } from "../../data/use-shell.ts";
import styles from "./hero-board.module.css";
import type { HomePage } from "./home-page.server.ts";

/** The opening: heading and typed line as real text on the hoarding in the picture, or on a drawn one. */
export function HeroBoard({ title, typed, action, picture, board }: HomePage["hero"]) {
  return (
    <section className={styles.hero}>
      <div className={styles.stage}>
        <Picture
          picture={picture}
          sizes="(max-width: 47.999rem) 100vw, max(100vw, 178svh)"
          tallWhen="(max-width: 47.999rem), (max-aspect-ratio: 999/1000)"
          first
        />
        <div className={clsx(styles.face, board === "drawn" && styles.drawn)}>
          <div>
            <h1>{title}</h1>
            <TypedLines lines={typed} />
          </div>
        </div>
        <PageLink className={styles.tag} to={action.path}>
          {action.label}
          <Icon name="arrow" />
        </PageLink>
      </div>
    </section>
  );
}

const letterMs = 45;
const readMs = 2600;
const eraseMs = 18;

/**
 * Lines that are typed one after another, with a pause button. Screen readers get all lines as text and not the
 * animation. Without script and with reduced motion only the first line is shown.
 */
function TypedLines({ lines }: { lines: string[][] }) {
  const { labels } = useShell().site;
  const [paused, setPaused] = useState(false);
  const { text, moves } = useTyping(lines, paused);
  return (
    <div className={styles.typed}>
      <p>
        <span className="visually-hidden">{lines.map((letters) => letters.join("")).join(" ")}</span>
        <span aria-hidden="true">
          {text}
          <span className={styles.caret} />
        </span>
      </p>
      {moves && (
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? labels.play : labels.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? "play" : "pause"} />
        </button>
      )}
    </div>
  );
}

function useTyping(lines: string[][], paused: boolean): { text: string; moves: boolean } {
  const [place, setPlace] = useState({ line: 0, letters: lines[0]?.length ?? 0, erasing: true });
  const moves = useReducedMotion() === false;
  useEffect(() => {
    if (!moves || paused) return;
    const { wait, next } = step(lines, place);
    const timer = setTimeout(setPlace, wait, next);
    return () => clearTimeout(timer);
  }, [lines, place, moves, paused]);
  const letters = moves ? lines[place.line]?.slice(0, place.letters) : lines[0];
  return { text: letters?.join("") ?? "", moves };
}

type Place = { line: number; letters: number; erasing: boolean };

function step(lines: string[][], { line, letters, erasing }: Place): { wait: number; next: Place } {
  const length = lines[line]?.length ?? 0;
  if (erasing && letters === 0)
    return { wait: letterMs, next: { line: (line + 1) % lines.length, letters: 0, erasing: false } };
  if (erasing)
    return { wait: letters === length ? readMs : eraseMs, next: { line, letters: letters - 1, erasing } };
  if (letters < length) return { wait: letterMs, next: { line, letters: letters + 1, erasing } };
  return { wait: 0, next: { line, letters, erasing: true } };
}
