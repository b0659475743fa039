import { enquiryJourney } from "./journeys.ts";
import { testEngine } from "./suite.ts";
import { webkit } from "./webkit.ts";

testEngine(webkit, { journeys: [enquiryJourney] });
