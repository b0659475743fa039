import { cleanLine, keepLine } from "../../components/written-line.ts";
import { interpolate } from "../../data/format.ts";
import { enquiryPath } from "../../data/paths.ts";
import { readingMetresPerFoot } from "../../data/places/reading-distance.ts";
import type { HomePage } from "./home-page.server.ts";

type Copy = HomePage["hero"]["painter"];

/** As many words as a driver reads (`content/pages/board.yaml`). */
const maxWords = 8;
/** The height in feet of the hoarding that the board stands for. */
const boardFeet = 10;
/** The height of capitals by the size of the letters. */
const capitalRatio = 0.7;
const restMs = 1000;

/** Hands the visitor the board, with a line on it, until it is given back. @param line from outside, cleaned here */
export function paintBoard(line: string): void {
  const hero = document.querySelector<HTMLElement>("[data-hero]");
  const face = hero?.querySelector("[data-face]");
  const template = hero?.querySelector<HTMLTemplateElement>("[data-painter]");
  // A second press while this file was on its way.
  if (!hero || !face || !template || hero.dataset.written !== undefined) return;
  const kit = template.content.cloneNode(true) as DocumentFragment;
  const get = <E extends HTMLElement>(selector: string) => kit.querySelector(selector) as E;
  const [painting, box] = [get("[data-painting]"), get("[data-box]")];
  const text = get<HTMLTextAreaElement>("textarea");
  const [shopName, count, status] = [get("[data-shop]"), get("[data-count]"), get("[role=status]")];
  const put = get<HTMLAnchorElement>("[data-put]");
  const shop = get<HTMLInputElement>("[type=text]");
  const dusk = get<HTMLInputElement>("[type=checkbox]");
  const grounds = [...kit.querySelectorAll<HTMLInputElement>("[type=radio]")];
  const [show, close] = [get("[data-show]"), get("[data-close]")];
  const copy = JSON.parse(box.dataset.copy ?? "") as Copy;
  let timer = 0;

  const update = () => {
    const metres = Math.round(
      (fitLetters(text) / text.clientHeight) * capitalRatio * boardFeet * readingMetresPerFoot,
    );
    const words = text.value.trim().split(" ").filter(Boolean).length;
    const sentence = words > maxWords ? copy.tooMany : copy.count;
    count.textContent = words === 0 ? copy.empty : interpolate(sentence, { words, metres });
    box.toggleAttribute("data-too-many", words > maxWords);
    // Shown at once, but said once, when typing rests.
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = count.textContent;
    }, restMs);
    const written = text.value.trim();
    const quoted = interpolate(copy.enquiry.message, { line: written, shop: shop.value.trim() }).trim();
    put.href = enquiryPath(put.pathname, { service: copy.enquiry.service }, written && quoted);
  };
  const setLine = (value: string) => {
    if (text.value !== value) text.value = value;
    update();
  };
  const clean = () => setLine(cleanLine(text.value));
  text.addEventListener("input", (event) => {
    if ((event as InputEvent).isComposing) update();
    else clean();
  });
  text.addEventListener("compositionend", clean);
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter") event.preventDefault();
  });
  shop.addEventListener("input", () => {
    shopName.textContent = shop.value;
    update();
  });
  for (const ground of grounds)
    ground.addEventListener("change", () => {
      painting.dataset.ground = ground.value;
    });
  dusk.checked = matchMedia("(prefers-color-scheme: dark)").matches;
  dusk.addEventListener("change", () => showDusk(hero, dusk.checked));
  put.addEventListener("click", () => keepLine(text.value.trim()));
  show.addEventListener("click", () => shareLine(text.value.trim(), show, copy.copied));
  const resize = new ResizeObserver(update);
  const end = () => {
    resize.disconnect();
    clearTimeout(timer);
    painting.remove();
    box.remove();
    hero.removeAttribute("data-written");
    hero.querySelector<HTMLElement>("[data-write]")?.focus();
  };
  close.addEventListener("click", end);
  for (const part of [painting, box])
    part.addEventListener("keydown", (event) => {
      if (event.key === "Escape") end();
    });

  const pause = hero.querySelector<HTMLElement>("button[data-pause]:not([hidden], [data-paused])");
  pause?.click();
  hero.setAttribute("data-written", "");
  face.append(painting);
  hero.after(box);
  const [first] = grounds;
  if (first) first.checked = true;
  setLine(cleanLine(line));
  resize.observe(text);
  document.fonts.ready.then(update);
  if (!line) text.focus();
}

/** Gives the text the largest letters with which it stays on the board. @returns their size in CSS pixels */
function fitLetters(text: HTMLTextAreaElement): number {
  const fits = (size: number) => {
    text.style.fontSize = `${size}px`;
    return text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth;
  };
  let [small, large] = [8, Math.max(8, Math.floor(text.clientHeight * 0.6))];
  while (small < large) {
    const middle = Math.ceil((small + large) / 2);
    if (fits(middle)) small = middle;
    else large = middle - 1;
  }
  text.style.fontSize = `${small}px`;
  return small;
}

/** Shows the picture of the evening or of the day, whatever the system's colours. */
function showDusk(hero: HTMLElement, isDusk: boolean): void {
  const scheme = "(prefers-color-scheme: dark)";
  for (const source of hero.querySelectorAll<HTMLSourceElement>("source")) {
    source.dataset.media ??= source.media;
    if (source.dataset.media.includes(scheme))
      source.media = source.dataset.media.replaceAll(scheme, isDusk ? "(min-width: 0)" : "(max-width: 0)");
  }
}

/** Hands the line's own address to the system's sheet, or copies it and says so on the button. */
async function shareLine(line: string, button: HTMLElement, copied: string): Promise<void> {
  const url = new URL(location.pathname, location.origin);
  if (line) url.searchParams.set("line", line);
  // Closing the sheet is a decision, not an error.
  if (navigator.share) return navigator.share({ text: line, url: url.href }).catch(() => undefined);
  await navigator.clipboard.writeText(url.href);
  // Shorter than the words before it: nothing moves.
  button.style.minInlineSize = `${button.offsetWidth}px`;
  button.textContent = copied;
}
