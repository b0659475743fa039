import { promisesIn } from "./promises.ts";
import { webkit } from "./visitors/webkit.ts";

promisesIn(webkit, { pages: true });
