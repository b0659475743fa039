// @module-tag nginx
import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { startApp } from "../server/fixtures/start-app.ts";
import { startNginx } from "../server/fixtures/start-nginx.ts";

const folder = "tests/deep/observatory";

beforeAll(() => {
  if (existsSync(`${folder}/node_modules/@mdn`)) return;
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--prefix", folder, "--loglevel=error"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0)
    throw new Error("The Observatory's code could not be installed; npm's lines above say why.");
});

type Grade = {
  score: number;
  grade: string;
  tests: { name: string; result: string; pass: boolean; modifier: number }[];
};

/** Since 1.6, which the registry doesn't carry yet, it counts the opener policy, too (`src/grader/charts.js` there). */
const openerPolicy = { value: "same-origin", points: 10 };

test.each([
  ["140 points", {}, [], 140],
  [
    "145 once browsers carry its name in their list, as HSTS_PRELOAD asks for",
    { HSTS_PRELOAD: true },
    ["preloaded"],
    145,
  ],
])(
  "the HTTP Observatory's own code gives the site A+ behind the proxy that we ship: %s",
  async (_name, environment, more, points) => {
    const app = await startApp({ siteUrl: "https://localhost", environment });
    const proxy = await startNginx([Number(new URL(app.origin).port)]);
    const { plain, secure } = proxy.ports;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [`${folder}/scan.mjs`, "localhost", String(plain), String(secure), ...more],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: proxy.certificate } },
    );
    const { score, grade, tests } = JSON.parse(stdout) as Grade;
    const page = await fetch(app.origin);
    await proxy.stop();
    await app.close();
    expect(tests.filter(({ modifier }) => modifier < 0)).toEqual([]);
    expect(tests).toHaveLength(10);
    expect(page.headers.get("Cross-Origin-Opener-Policy")).toBe(openerPolicy.value);
    expect([grade, score + openerPolicy.points]).toEqual(["A+", points]);
  },
);
