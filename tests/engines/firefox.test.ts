import { everyKindOfPage } from "../every-page.ts";
import { promisesIn } from "./promises.ts";
import { firefox } from "./visitors/firefox.ts";

promisesIn(firefox, { pages: everyKindOfPage });
