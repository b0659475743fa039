// Grades a site on this machine as the HTTP Observatory's `scan` does, which takes no ports. Prints JSON.
// node bench/observatory.mjs HOST HTTP_PORT HTTPS_PORT
import { writeFileSync } from "node:fs";

const [hostname = "", httpPort = "", httpsPort = ""] = process.argv.slice(2);
const here = new URL("node_modules/@mdn/mdn-http-observatory/", import.meta.url);
// Its list of preloaded hosts is fetched apart from the package; here nobody is on it.
writeFileSync(new URL("conf/hsts-preload.json", here), "{}");

const { retrieve } = await import(new URL("src/retriever/retriever.js", here).href);
const { ALL_TESTS } = await import(new URL("src/constants.js", here).href);
const { getScoreModifier, getGradeForScore } = await import(new URL("src/grader/grader.js", here).href);
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(new URL("src/grader/charts.js", here).href);

const requests = await retrieve(hostname, { httpPort, httpsPort });
const tests = ALL_TESTS.map((test) => {
  const { constructor: kind, result, pass } = test(requests);
  return { name: kind.name, result, pass, modifier: getScoreModifier(result) };
});
const sum = (counted) => counted.reduce((total, { modifier }) => total + modifier, 100);
const uncurved = sum(tests.filter(({ modifier }) => modifier < 0));
const score = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests) : uncurved;
console.log(JSON.stringify({ ...getGradeForScore(score), tests }));
