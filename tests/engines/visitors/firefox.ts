import { launch } from "puppeteer-core";
import { parts } from "../../../commands/machine.mjs";
import { PuppeteerVisitor } from "./puppeteer-visitor.ts";
import type { Engine } from "./visitor.ts";

const executablePath = parts.firefox.find() ?? "";

export const firefox: Engine = {
  name: "Firefox ESR",
  there: () => executablePath !== "",
  async start(settings) {
    const browser = await launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: {
        // Classic scroll bars would narrow a window that stands for a phone.
        "ui.useOverlayScrollbars": 1,
        // No process is started ahead for a page that nobody opens, and nobody looks on at sixty frames a second.
        "dom.ipc.processPrelaunch.enabled": false,
        "layout.frame_rate": 20,
        "javascript.enabled": settings.script,
        // 0 is dark, 1 is light; Firefox knows no other way to be told.
        "layout.css.prefers-color-scheme.content-override": settings.dark ? 0 : 1,
      },
    });
    // The page it starts with has no focus, and a key pressed on a button there does nothing.
    const page = await browser.newPage();
    return new PuppeteerVisitor(browser, page, settings);
  },
};
