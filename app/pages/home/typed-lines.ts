const letterMs = 45;
const readMs = 2600;
const eraseMs = 18;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Types the lines of the opening board one after another, until they are paused; not with reduced motion. */
export function startTyping(): void {
  const text = document.querySelector<HTMLElement>("[data-typed]");
  const button = document.querySelector<HTMLButtonElement>("button[data-pause]");
  if (!text || !button) return;
  const lines = JSON.parse(text.dataset.typed ?? "") as string[][];
  let place = { line: 0, letters: lines[0]?.length ?? 0, erasing: true };
  let isPaused = false;
  let timer = 0;
  const show = () => {
    text.textContent = (lines[place.line] ?? []).slice(0, place.letters).join("");
  };
  const run = () => {
    clearTimeout(timer);
    button.hidden = reducedMotion.matches;
    button.setAttribute("aria-label", (isPaused ? button.dataset.play : button.dataset.pause) ?? "");
    button.toggleAttribute("data-paused", isPaused);
    if (reducedMotion.matches) text.textContent = (lines[0] ?? []).join("");
    if (isPaused || reducedMotion.matches) return;
    const { wait, next } = step(lines, place);
    timer = window.setTimeout(() => {
      place = next;
      show();
      run();
    }, wait);
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
