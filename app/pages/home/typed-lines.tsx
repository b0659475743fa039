import { useEffect, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useShell } from "../../data/use-shell.ts";
import styles from "./typed-lines.module.css";

const letterMs = 45;
const readMs = 2600;
const eraseMs = 18;

/**
 * Lines that type themselves one after the other, with a button that stops them. All lines stand in the page for
 * screen readers; what moves is hidden from them. Without script and under reduced motion the first line stays.
 */
export function TypedLines({ lines }: { lines: string[] }) {
  const { labels } = useShell().site;
  const [paused, setPaused] = useState(false);
  const { shown, moves } = useTyping(lines, paused);
  return (
    <div className={styles.typed}>
      <p>
        <VisuallyHidden>{lines.join(" ")}</VisuallyHidden>
        <span aria-hidden="true">
          {shown}
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

function useTyping(lines: string[], paused: boolean): { shown: string; moves: boolean } {
  const [index, setAt] = useState({ line: 0, letters: lines[0]?.length ?? 0, erasing: true });
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setMoves(!still.matches);
    look();
    still.addEventListener("change", look);
    return () => still.removeEventListener("change", look);
  }, []);
  useEffect(() => {
    if (!moves || paused) return;
    const { wait, next } = step(lines, index);
    const timer = setTimeout(() => setAt(next), wait);
    return () => clearTimeout(timer);
  }, [lines, index, moves, paused]);
  const line = lines[index.line] ?? "";
  return { shown: moves ? line.slice(0, index.letters) : (lines[0] ?? ""), moves };
}

type Place = { line: number; letters: number; erasing: boolean };

function step(lines: string[], { line, letters, erasing }: Place): { wait: number; next: Place } {
  const length = lines[line]?.length ?? 0;
  if (erasing && letters === 0)
    return { wait: letterMs, next: { line: (line + 1) % lines.length, letters: 0, erasing: false } };
  if (erasing)
    return { wait: letters === length ? readMs : eraseMs, next: { line, letters: letters - 1, erasing } };
  if (letters < length) return { wait: letterMs, next: { line, letters: letters + 1, erasing } };
  return { wait: 0, next: { line, letters, erasing: true } };
}
