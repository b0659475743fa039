import { promisesIn } from "./promises.ts";
import { firefox } from "./visitors/firefox.ts";

promisesIn(firefox, { pages: true });
