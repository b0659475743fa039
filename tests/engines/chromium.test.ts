import { promisesIn } from "./promises.ts";
import { chromium } from "./visitors/chromium.ts";

promisesIn(chromium, { pages: [] });
