import { Agent, request } from "node:http";
import { expect, test } from "vitest";
import { postLimits } from "../../server/submission/form-rules.ts";
import { application } from "../server/fixtures/forms.ts";
import { samples } from "../server/fixtures/sample-files.ts";
import { seeded } from "../server/fixtures/seeded.ts";
import { startApp } from "../server/fixtures/start-app.ts";
import { inParallel } from "../server/fixtures/submissions.ts";

const boundary = "----FormBoundaryA1b2C3d4";

test("2,000 forms damaged at random are each refused in JSON, or were still whole and are kept", async () => {
  const app = await startApp();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const random = seeded(360);
  const bodies = Array.from({ length: 2_000 }, (_, turn) => ({ turn, ...damage(wholeForm(turn), random) }));
  const taken: string[] = [];
  await inParallel(bodies, 8, async ({ turn, body, how }) => {
    const { status, text } = await send(app.origin, agent, body);
    const answer = JSON.parse(text) as { success: boolean; message: string; id?: string };
    const name = `${turn} ${how}`;
    if (answer.success) {
      expect([name, status]).toEqual([name, 200]);
      taken.push(String(answer.id));
    } else {
      expect([name, status >= 400 && status < 500, typeof answer.message]).toEqual([name, true, "string"]);
    }
  });
  agent.destroy();
  const kept = await app.store.list(["new"]);
  for (const { id } of kept)
    expect(Buffer.from((await app.store.cv(id))?.bytes ?? []).length).toBeGreaterThan(0);
  await app.close();
  expect(kept.map(({ id }) => id).sort()).toEqual([...new Set(taken)].sort());
  expect(app.lines.filter(({ kind }) => kind === "failure")).toEqual([]);
  expect(bodies.length - taken.length).toBeGreaterThan(1_000);
});

test.each([
  ["a field without a name", 'Content-Disposition: form-data; name=""', 422],
  ["a part without headers", "", 422],
  ["a field called __proto__", 'Content-Disposition: form-data; name="__proto__"', 422],
  ["a field called constructor", 'Content-Disposition: form-data; name="constructor"', 422],
  [
    "a file name in a broken encoding",
    "Content-Disposition: form-data; name=\"cv\"; filename*=UTF-8''%ff%zz",
    422,
  ],
  ["a header that never ends", `Content-Disposition: form-data; name="${"x".repeat(20_000)}"`, 400],
  ["bytes that are no text", 'Content-Disposition: form-data; name="\xff\xfe"', 400],
])("%s is refused", async (_name, header, status) => {
  const app = await startApp();
  const body = Buffer.from(`--${boundary}\r\n${header}\r\n\r\nx\r\n--${boundary}--\r\n`, "latin1");
  const answer = await send(app.origin, new Agent(), body);
  await app.close();
  expect([answer.status, JSON.parse(answer.text).success]).toEqual([status, false]);
});

test.each([1, 2, 3, 17, 1_000])("a form that arrives in pieces of %i bytes is taken whole", async (size) => {
  const app = await startApp();
  const body = wholeForm(1);
  const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
    body.subarray(at * size, (at + 1) * size),
  );
  const answer = await send(app.origin, new Agent(), pieces);
  await app.close();
  expect(answer.status).toBe(200);
});

test("a line break that arrives long after the last boundary does no harm", async () => {
  const app = await startApp();
  const body = wholeForm(1);
  const answer = await send(app.origin, new Agent(), [body.subarray(0, -2), body.subarray(-2)]);
  await app.close();
  expect(answer.status).toBe(200);
});

/** An application as a browser writes it. */
function wholeForm(turn: number): Buffer {
  const fields = Object.entries({ ...application, position: `Post ${turn}` }).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(fields.join("") + file),
    samples.pdf,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

const tokens = [
  boundary,
  `--${boundary}`,
  "\r\n",
  "\r\n\r\n",
  "name=",
  "filename=",
  ";",
  '"',
  "form-data",
  "Content-Disposition",
  "--",
];

/** One to three blows, each of a kind that has broken a parser somewhere. */
function damage(whole: Buffer, random: () => number): { body: Buffer; how: string } {
  let body = whole;
  const done: string[] = [];
  const somewhere = () => Math.floor(random() * body.length);
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
  const splice = (from: number, to: number, middle: Buffer) =>
    Buffer.concat([body.subarray(0, from), middle, body.subarray(to)]);
  const blows: Record<string, () => Buffer> = {
    truncated: () => body.subarray(0, somewhere()),
    beheaded: () => body.subarray(somewhere()),
    hole: () => {
      const from = somewhere();
      return splice(from, from + 1 + Math.floor(random() * 200), Buffer.alloc(0));
    },
    noise: () => {
      const at = somewhere();
      return splice(at, at, noise(1 + Math.floor(random() * 64)));
    },
    flipped: () => {
      const at = somewhere();
      return splice(at, at + 1, noise(1));
    },
    echo: () => {
      const from = somewhere();
      return splice(from, from, body.subarray(from, from + Math.floor(random() * 600)));
    },
    token: () => {
      const token = tokens[Math.floor(random() * tokens.length)] ?? "";
      const at = body.indexOf(token, somewhere());
      return at < 0
        ? body.subarray(0, somewhere())
        : splice(at, at + token.length, random() < 0.5 ? Buffer.alloc(0) : noise(3));
    },
    parts: () => Buffer.concat(Array.from({ length: postLimits.maxParts }, () => body)),
    zeros: () => {
      const at = somewhere();
      return splice(at, at, Buffer.alloc(20_000));
    },
  };
  const names = Object.keys(blows);
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) {
    const name = names[Math.floor(random() * names.length)] ?? "";
    body = blows[name]?.() ?? body;
    done.push(name);
  }
  return { body, how: done.join(", ") };
}

function send(
  origin: string,
  agent: Agent,
  body: Buffer | Buffer[],
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, agent, path: "/api/contact", method: "POST", headers },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on("error", reject);
    sent.setNoDelay(true);
    const write = async () => {
      for (const piece of Array.isArray(body) ? body : [body]) {
        sent.write(piece);
        if (Array.isArray(body)) await new Promise((next) => setImmediate(next));
      }
      sent.end();
    };
    void write();
  });
}
