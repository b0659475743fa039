import { everyPage, nowhere } from "../every-page.ts";
import { promisesIn } from "./promises.ts";
import { firefox } from "./visitors/firefox.ts";

promisesIn(firefox, { pages: [...everyPage, nowhere] });
