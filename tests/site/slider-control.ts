import { readClientsPage } from "../../app/pages/clients/clients-page.server.ts";
import { expect, hydrated, stopClock, test } from "./fixtures.ts";
import { clients, labels, openMoving, openSlider, outdoor, portfolio, print } from "./slider-cases.ts";
import { alive, drag, firstInView, record, slidePlaces, sliderOn } from "./slider-view.ts";

/** Who may stop a slider, and that nothing else does. */
export function theyStop(): void {
  test("the first button stops a slider and starts it again, and nothing else does", async ({ page }) => {
    await page.clock.install();
    const slider = await openMoving(page, portfolio);
    const button = slider.getByRole("button").first();
    await expect(button).toHaveAccessibleName(`${labels.pause}: ${portfolio.label}`);
    await button.click();
    await expect(button).toHaveAccessibleName(`${labels.play}: ${portfolio.label}`);
    await expect(slider).toHaveAttribute("data-running", "false");
    await slider.hover();
    await page.mouse.move(0, 0);
    await button.focus();
    await button.blur();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await alive(slider);
    await stopClock(page);
    const still = await record(page, slider, 8000);
    expect(still.frames.every(({ moved }) => Math.abs(moved) < 0.01)).toBe(true);
    await button.click();
    await expect(button).toHaveAccessibleName(`${labels.pause}: ${portfolio.label}`);
    const again = await record(page, slider, 3000);
    expect(Math.abs(again.frames.at(-1)?.moved ?? 0)).toBeGreaterThan(20);
  });

  test("a slider stands still under the pointer, between two slides too, and goes on from there", async ({
    page,
  }) => {
    await page.clock.install();
    const slider = await openMoving(page, portfolio);
    await stopClock(page);
    await page.clock.runFor(2000);
    await slider.hover();
    await expect(slider).toHaveAttribute("data-running", "false");
    const held = await record(page, slider, 7000);
    expect(held.frames.every(({ moved }) => Math.abs(moved) < 0.01)).toBe(true);
    await page.mouse.move(1, 1);
    await expect(slider).toHaveAttribute("data-running", "true");
    const { frames, width } = await record(page, slider, 1000);
    expect(Math.abs((frames.at(-1)?.moved ?? 0) + width / 5)).toBeLessThan(width / 25);
  });

  test("a slider stands still while the keyboard is in it, and shows the slide that has the focus", async ({
    page,
  }) => {
    const slider = await openSlider(page, portfolio);
    const last = slider.getByRole("link").last();
    await slider.getByRole("button").last().focus();
    for (let at = 0; at <= outdoor.pieces.length; at += 1) await page.keyboard.press("Tab");
    await expect(last).toBeFocused();
    await expect(slider).toHaveAttribute("data-running", "false");
    await expect
      .poll(async () => {
        const [box, view] = await Promise.all([
          last.boundingBox(),
          slider.locator("[aria-live]").locator("..").boundingBox(),
        ]);
        return (
          box !== null && view !== null && box.x >= view.x - 1 && box.x + box.width <= view.x + view.width + 1
        );
      })
      .toBe(true);
    await page.keyboard.press("Tab");
    await expect(slider).toHaveAttribute("data-running", "true");
  });

  test("the keyboard reaches the pause button before anything that moves", async ({ page }) => {
    const slider = await openSlider(page, clients);
    await slider.evaluate((node) => {
      node.tabIndex = -1;
      (node as HTMLElement).focus({ preventScroll: true });
    });
    await page.keyboard.press("Tab");
    await expect(slider.getByRole("button", { name: `${labels.pause}: ${clients.label}` })).toBeFocused();
  });

  test("whoever asks for less motion sees a still slider, can step through it, and may start it", async ({
    page,
  }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const slider = await openSlider(page, portfolio);
    await expect(slider).toHaveAttribute("data-running", "false");
    await stopClock(page);
    const still = await record(page, slider, 6000);
    expect(still.frames.every(({ moved }) => Math.abs(moved) < 0.01)).toBe(true);
    const before = await slidePlaces(slider);
    await slider.getByRole("button", { name: labels.next }).click();
    const after = await slidePlaces(slider);
    expect(Math.abs((after[1] ?? 0) - (before[0] ?? 0))).toBeLessThan(1.5);
    await page.mouse.move(1, 1);
    await slider.getByRole("button", { name: labels.play }).click();
    await expect(slider).toHaveAttribute("data-running", "true");
  });
}

/** How a visitor leads a slider: by button, key, dot, finger and mouse. */
export function theyFollow(): void {
  test("the buttons and the arrow keys go one slide on and one back", async ({ page }) => {
    await page.clock.install();
    const slider = await openMoving(page, portfolio);
    await stopClock(page);
    const settled = async () => {
      await page.clock.runFor(6000);
      return firstInView(slider);
    };
    await slider.getByRole("button").first().click();
    await slider.getByRole("button", { name: labels.next }).click();
    const start = (await settled()) ?? Number.NaN;
    const place = (steps: number) => (start + steps + outdoor.pieces.length) % outdoor.pieces.length;
    await slider.getByRole("button", { name: labels.next }).click();
    expect(await settled()).toBe(place(1));
    await page.keyboard.press("ArrowRight");
    expect(await settled()).toBe(place(2));
    await slider.getByRole("link").nth(place(2)).focus();
    await page.keyboard.press("ArrowLeft");
    expect(await settled()).toBe(place(1));
    await slider.getByRole("button", { name: labels.previous }).click();
    await slider.getByRole("button", { name: labels.previous }).click();
    expect(await settled()).toBe(place(-1));
  });

  for (const hand of ["finger", "mouse"] as const) {
    test(`a row drawn by ${hand} while it moves follows, comes to rest on a slide, and then goes on`, async ({
      page,
    }) => {
      await page.clock.install();
      const slider = await openMoving(page, print);
      await stopClock(page);
      await page.clock.runFor(2000);
      const before = await slidePlaces(slider);
      await drag(page, slider, -160, hand);
      if (hand === "mouse") await page.mouse.move(1, 1);
      await page.clock.runFor(100);
      expect((await slidePlaces(slider))[1]).toBeLessThan((before[1] ?? 0) - 40);
      await page.clock.runFor(2500);
      expect(await firstInView(slider)).toBeDefined();
      const { frames, width } = await record(page, slider, 9000);
      expect(Math.abs(frames.at(-1)?.moved ?? 0)).toBeGreaterThan(width * 0.4);
    });
  }

  test("the clients' slider has a dot for each, and each leads to its client", async ({ page }) => {
    const slider = await openSlider(page, clients);
    const names = readClientsPage().clients.map(({ name }) => name);
    const dots = slider.getByRole("button", { name: labels.slider.show.replace("{n}", "") });
    await expect(dots).toHaveCount(names.length);
    const { width, height } = (await dots.first().boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await slider.getByRole("button").first().click();
    await dots.nth(7).click();
    await expect(dots.nth(7)).toHaveAttribute("aria-current", "true");
    const view = await slider.locator("[aria-live]").locator("..").boundingBox();
    await expect
      .poll(async () => {
        const box = await slider.getByRole("img", { name: names[7] ?? "" }).boundingBox();
        return box !== null && view !== null && box.x >= view.x - 1 && box.x < view.x + view.width / 3;
      })
      .toBe(true);
  });

  test("a row that was scrolled by hand before it came to life keeps its place", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/slider-engine/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(portfolio.path);
    await hydrated(page);
    const slider = sliderOn(page, portfolio.label);
    await slider.scrollIntoViewIfNeeded();
    await slider.locator("[aria-live]").evaluate((row) => {
      const slide = row.children[2] as HTMLElement;
      row.parentElement?.scrollTo({
        left: slide.offsetLeft - (row as HTMLElement).offsetLeft,
        behavior: "instant",
      });
    });
    const before = await slidePlaces(slider);
    release();
    await alive(slider);
    const after = await slidePlaces(slider);
    expect(Math.abs((after[2] ?? 0) - (before[2] ?? 1000))).toBeLessThan(2);
  });
}
