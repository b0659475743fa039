import { enquiryJourney } from "./journeys.ts";
import { firefox } from "./puppeteer.ts";
import { testEngine } from "./suite.ts";

testEngine(firefox, { journeys: [enquiryJourney] });
