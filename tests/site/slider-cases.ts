import type { Locator, Page } from "@playwright/test";
import { type SliderPreset, sliderPresets } from "../../app/components/slider/slider-presets.ts";
import { findService } from "../../app/data/services.server.ts";
import { readSite } from "../../app/data/site.server.ts";
import { readClientsPage } from "../../app/pages/clients/clients-page.server.ts";
import { readHomePage } from "../../app/pages/home/home-page.server.ts";
import { readPortfolio } from "../../app/pages/portfolio/portfolio.server.ts";
import { readTrust } from "../../app/pages/services/trust.server.ts";
import { expect, hydrated } from "./fixtures.ts";
import { alive, sliderOn } from "./slider-view.ts";

export type SliderCase = { path: string; label: string; preset: SliderPreset };

const [first] = readPortfolio().sliders;
const printMedia = readPortfolio().sliders.find(({ key }) => key === "print-media");
if (!first || !printMedia) throw new Error("The portfolio lacks a slider");
const trust = readTrust(findService("/Outdoor-Advertising-in-Raipur").name);

export const { labels } = readSite();
/** What the portfolio's first slider shows, and the service whose words run on the strips. */
export const outdoor = first;
export const service = findService("/Outdoor-Advertising-in-Raipur");

/** The sliders that are tried, one for each preset. */
export const recentWork = { path: "/", label: readHomePage().work.label, preset: sliderPresets.recentWork };
export const clients = { path: "/Clients", label: readClientsPage().slider, preset: sliderPresets.clients };
export const portfolio = { path: "/Portfolio", label: outdoor.title, preset: sliderPresets.portfolio };
export const print = { path: "/Portfolio", label: printMedia.title, preset: sliderPresets.portfolioPrint };
export const videos = {
  path: "/Portfolio",
  label: readPortfolio().videos.title,
  preset: sliderPresets.portfolioVideos,
};
export const strip = { path: service.path, label: trust.strip, preset: sliderPresets.stripForward };
export const stripBack = { path: service.path, label: trust.stripAgain, preset: sliderPresets.stripBackward };

/** Opens a slider's page and waits until the slider has come to life. */
export async function openSlider(page: Page, { path, label }: SliderCase): Promise<Locator> {
  await page.goto(path);
  await hydrated(page);
  const slider = sliderOn(page, label);
  await alive(slider);
  return slider;
}

/** Opens the page of a slider and waits until it moves by itself. */
export async function openMoving(page: Page, one: SliderCase): Promise<Locator> {
  const slider = await openSlider(page, one);
  await expect(slider).toHaveAttribute("data-running", "true");
  return slider;
}
