import { everyKindOfPage } from "../every-page.ts";
import { promisesIn } from "./promises.ts";
import { webkit } from "./visitors/webkit.ts";

promisesIn(webkit, { pages: everyKindOfPage });
