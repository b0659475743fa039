import { journeys } from "../engines/journeys.ts";
import { olderChromium } from "../engines/puppeteer.ts";
import { testEngine } from "../engines/suite.ts";
import { everyKindOfPage } from "../every-page.ts";

testEngine(olderChromium, { journeys, pages: everyKindOfPage });
