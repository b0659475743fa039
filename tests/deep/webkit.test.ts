import { journeys } from "../engines/journeys.ts";
import { testEngine } from "../engines/suite.ts";
import { webkit } from "../engines/webkit.ts";
import { everyKindOfPage } from "../every-page.ts";

testEngine(webkit, { journeys, pages: everyKindOfPage });
