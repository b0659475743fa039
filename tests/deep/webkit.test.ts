import { testEngine } from "../engines/suite.ts";
import { webkit } from "../engines/webkit.ts";

testEngine(webkit);
