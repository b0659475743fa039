import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import type { Target, Visitor } from "../visitors/visitor.ts";
import { boards, present, site } from "./copy.ts";
import type { Journey } from "./journeys.ts";

const { labels } = site;
const button = (name: string): Target => ({ role: "button", name: `${name}: ${boards.title}` });
const [first, second] = boards.pieces.map(({ picture }) => picture.alt);
const firstWork: Target = { role: "link", name: new RegExp(literally(present(first, "a first board"))) };
const dialog: Target = { role: "dialog", name: boards.title };

export const pictureJourneys: Journey[] = [
  {
    title: "a slider moves by itself, stands still when told to, and goes on and back by one",
    width: 1280,
    async walk(visitor) {
      await openSlider(visitor);
      const before = await visitor.evaluate(rowPlace, boards.title);
      await visitor.eventually(async () => (await visitor.evaluate(rowPlace, boards.title)) !== before, true);
      await visitor.click(button(labels.pause));
      await visitor.expectSeen(button(labels.play));
      const stopped = await visitor.evaluate(firstInView, boards.title);
      await visitor.click(button(labels.next));
      const shown = await visitor.until(
        () => restingAt(visitor),
        (at) => typeof at === "number" && at !== stopped,
      );
      await visitor.click(button(labels.next));
      const next = ((shown ?? 0) + 1) % boards.pieces.length;
      await visitor.eventually(() => restingAt(visitor), next);
      await visitor.click(button(labels.previous));
      await visitor.eventually(() => restingAt(visitor), shown);
    },
  },
  {
    title: "a work opens large, leads on to the next, and Escape gives the page back",
    width: 1280,
    async walk(visitor) {
      await openSlider(visitor);
      await visitor.click(button(labels.pause));
      await visitor.click(firstWork);
      await visitor.expectSeen({ role: "img", name: present(first, "a first board"), within: dialog });
      await visitor.click({ role: "button", name: labels.next, within: dialog });
      await visitor.expectSeen({ role: "img", name: present(second, "a second board"), within: dialog });
      await visitor.press("Escape");
      await visitor.expectSeen(dialog, false);
      expect(await visitor.hasFocus(firstWork)).toBe(true);
    },
  },
  {
    title: "a work opens large on the phone, whole and in sight, and its button closes it",
    width: 360,
    async walk(visitor) {
      await openSlider(visitor);
      await visitor.click(button(labels.pause));
      await visitor.click(firstWork);
      const picture: Target = { role: "img", name: present(first, "a first board"), within: dialog };
      await visitor.expectSeen(picture);
      await visitor.eventually(() => visitor.property(picture, "complete"), true);
      expect(await visitor.inWindow(picture)).toBe(true);
      await visitor.click({ role: "button", name: labels.close, within: dialog });
      await visitor.expectSeen(dialog, false);
    },
  },
];

/** Goes to the slider, keeps the pointer away from it, and waits until it lives. */
async function openSlider(visitor: Visitor): Promise<void> {
  await visitor.open("/Portfolio");
  await visitor.moveAway();
  await visitor.bring(button(labels.pause));
  await visitor.eventually(
    () =>
      visitor.evaluate((label) => {
        const slider = document.querySelector<HTMLElement>(`[aria-label="${label}"][data-running]`);
        return slider !== null && "ready" in slider.dataset;
      }, boards.title),
    true,
  );
}

/** Runs in the page: how far from the window's left edge the row of slides begins. */
function rowPlace(label: string): number | undefined {
  const row = document.querySelector(`[role=group][aria-label="${label}"] [aria-live]`);
  return row?.firstElementChild?.getBoundingClientRect().left;
}

/** Runs in the page: which slide stands in the first place, counted from 0; none while the row moves. */
function firstInView(label: string): number | undefined {
  const row = document.querySelector(`[role=group][aria-label="${label}"] [aria-live]`);
  const left = row?.parentElement?.getBoundingClientRect().left ?? 0;
  const places = [...(row?.children ?? [])].map(
    (slide) => slide.firstElementChild?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY,
  );
  const at = places.findIndex((place) => Math.abs(place - left) < 2);
  return at < 0 ? undefined : at;
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The first slide in view once the row has stood still for some frames; undefined while it moves. */
async function restingAt(visitor: Visitor): Promise<number | undefined> {
  const place = await visitor.evaluate(rowPlace, boards.title);
  await setTimeout(60);
  const later = await visitor.evaluate(rowPlace, boards.title);
  const first = await visitor.evaluate(firstInView, boards.title);
  return place === later && typeof first === "number" ? first : undefined;
}
