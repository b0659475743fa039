import { journeys } from "../engines/journeys.ts";
import { firefox } from "../engines/puppeteer.ts";
import { testEngine } from "../engines/suite.ts";
import { everyKindOfPage } from "../every-page.ts";

testEngine(firefox, { journeys, pages: everyKindOfPage });
