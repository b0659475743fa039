const letterMs = 45;
const readMs = 2600;
/** The first line stands longer: a slow phone is busy with the rest of the page. */
const firstReadMs = 5000;
const eraseMs = 18;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Types the lines of the opening board one after another, until they are paused; not with reduced motion. */
export function startTyping(): void {
  const text = document.querySelector<HTMLElement>("[data-typed]");
  const button = document.querySelector<HTMLButtonElement>("button[data-pause]");
  if (!text || !button) return;
  const lines = JSON.parse(text.dataset.typed ?? "") as string[][];
  let place: Place = { line: 0, letters: lines[0]?.length ?? 0, erasing: true };
  let isFirst = true;
  // One text that changes: new ones would have the page's styles found anew at each letter.
  const typed = new Text((lines[0] ?? []).join(""));
  text.replaceChildren(typed);
  let isPaused = false;
  let timer = 0;
  const type = () => {
    const { wait, next } = step(lines, place);
    timer = window.setTimeout(
      () => {
        isFirst = false;
        place = next;
        typed.data = (lines[place.line] ?? []).slice(0, place.letters).join("");
        type();
      },
      isFirst ? firstReadMs : wait,
    );
  };
  const run = () => {
    clearTimeout(timer);
    button.hidden = reducedMotion.matches;
    button.setAttribute("aria-label", (isPaused ? button.dataset.play : button.dataset.pause) ?? "");
    button.toggleAttribute("data-paused", isPaused);
    if (reducedMotion.matches) typed.data = (lines[0] ?? []).join("");
    else if (!isPaused) type();
  };
  button.addEventListener("click", () => {
    isPaused = !isPaused;
    run();
  });
  reducedMotion.addEventListener("change", run);
  run();
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
