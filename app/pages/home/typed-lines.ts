import { reducedMotion } from "../../components/reduced-motion.ts";
import type { BoardLine } from "./break-line.ts";

const letterMs = 45;
const readMs = 2600;
/** The first line stands longer: a slow phone is busy with the rest of the page. */
const firstReadMs = 5000;
const eraseMs = 18;

const lessMotion = matchMedia(reducedMotion);

/** Types the lines of the opening board one after another, until they are paused; not with reduced motion. */
export function startTyping(): void {
  const board = document.querySelector<HTMLElement>("[data-typed]");
  const text = board?.firstElementChild;
  const button = document.querySelector<HTMLButtonElement>("button[data-pause]");
  if (!board || !text || !button) return;
  const lines = JSON.parse(board.dataset.typed ?? "") as BoardLine[];
  let place: Place = { line: 0, letters: lines[0]?.letters.length ?? 0, erasing: true };
  let isFirst = true;
  // One text that changes: new ones would have the page's styles found again at each letter.
  const typed = new Text(lines[0]?.letters.join(""));
  text.replaceChildren(typed);
  let isPaused = false;
  let timer = 0;
  const show = ({ line, letters }: Place) => {
    const shown = lines[line];
    if (!shown) return;
    if (letters === 0 || lessMotion.matches) {
      board.style.setProperty("--rows", String(shown.rows));
      board.style.setProperty("--longest", String(shown.longest));
    }
    typed.data = shown.letters.slice(0, letters).join("");
  };
  const type = () => {
    const { wait, next } = step(lines, place);
    timer = window.setTimeout(
      () => {
        isFirst = false;
        place = next;
        show(place);
        type();
      },
      isFirst ? firstReadMs : wait,
    );
  };
  const run = () => {
    clearTimeout(timer);
    button.hidden = lessMotion.matches;
    button.setAttribute("aria-label", (isPaused ? button.dataset.play : button.dataset.pause) ?? "");
    button.toggleAttribute("data-paused", isPaused);
    if (lessMotion.matches) show({ line: 0, letters: Number.POSITIVE_INFINITY, erasing: true });
    else if (!isPaused) type();
  };
  button.addEventListener("click", () => {
    isPaused = !isPaused;
    run();
  });
  lessMotion.addEventListener("change", run);
  run();
}

type Place = { line: number; letters: number; erasing: boolean };

function step(lines: BoardLine[], { line, letters, erasing }: Place): { wait: number; next: Place } {
  const length = lines[line]?.letters.length ?? 0;
  if (erasing && letters === 0)
    return { wait: letterMs, next: { line: (line + 1) % lines.length, letters: 0, erasing: false } };
  if (erasing)
    return { wait: letters === length ? readMs : eraseMs, next: { line, letters: letters - 1, erasing } };
  if (letters < length) return { wait: letterMs, next: { line, letters: letters + 1, erasing } };
  return { wait: 0, next: { line, letters, erasing: true } };
}
