import { everyKindOfPage } from "../every-page.ts";
import { unknownScripts } from "./older/unknown-scripts.ts";
import { unknownMarkup, unknownStyles } from "./older/unknown-styles.ts";
import { promisesIn } from "./promises.ts";
import { chromium } from "./visitors/chromium.ts";

promisesIn(
  { ...chromium, name: "Chromium without what the oldest browsers lack" },
  {
    pages: everyKindOfPage,
    popovers: false,
    script: unknownScripts(),
    markup: unknownMarkup,
    styles: unknownStyles,
  },
);
