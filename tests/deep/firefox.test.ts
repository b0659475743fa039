import { journeys } from "../engines/journeys.ts";
import { firefox } from "../engines/puppeteer.ts";
import { testEngine } from "../engines/suite.ts";
import { everyKindOfPage } from "../every-page.ts";

/** Not walked since links load whole documents: the walks still count on a navigation within one. */
const unwalked = /^(Back leads|in Hindi: a society)/;

testEngine(firefox, {
  journeys: journeys.filter(({ title }) => !unwalked.test(title)),
  pages: everyKindOfPage,
});
