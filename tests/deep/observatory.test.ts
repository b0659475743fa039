// @module-tag nginx
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startApp } from "../server/fixtures/start-app.ts";
import { startNginx } from "../server/fixtures/start-nginx.ts";

type Grade = { score: number; grade: string; tests: { name: string; modifier: number }[] };

test("the HTTP Observatory's own code gives the site A+ and 130 points behind the proxy that we ship", async () => {
  const app = await startApp({ siteUrl: "https://localhost" });
  const proxy = await startNginx([Number(new URL(app.origin).port)]);
  const { plain, secure } = proxy.ports;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["bench/observatory.mjs", "localhost", String(plain), String(secure)],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: proxy.certificate } },
  );
  await proxy.stop();
  await app.close();
  const { score, grade, tests } = JSON.parse(stdout) as Grade;
  expect(tests.filter(({ modifier }) => modifier < 0)).toEqual([]);
  expect(grade).toBe("A+");
  expect(score).toBeGreaterThanOrEqual(130);
});
