import { everyKindOfPage } from "../every-page.ts";
import { unknownScripts } from "./older/unknown-scripts.ts";
import { unknownMarkup, unknownStyles } from "./older/unknown-styles.ts";
import { promisesIn } from "./promises.ts";
import { olderChromium } from "./visitors/chromium.ts";

promisesIn(olderChromium, {
  pages: everyKindOfPage,
  popovers: false,
  script: unknownScripts(),
  markup: unknownMarkup,
  styles: unknownStyles,
});
