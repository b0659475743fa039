import { olderChromium } from "../engines/puppeteer.ts";
import { testEngine } from "../engines/suite.ts";

testEngine(olderChromium);
