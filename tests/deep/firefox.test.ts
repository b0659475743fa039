import { firefox } from "../engines/puppeteer.ts";
import { testEngine } from "../engines/suite.ts";

testEngine(firefox);
