import { Readable } from "node:stream";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { samples } from "../../tests/server/fixtures/sample-files.ts";
import type { NewSubmission } from "../store/database.ts";
import { acceptSubmission, type SubmissionParts } from "./accept-submission.ts";
import { FormError } from "./form-error.ts";

const enquiry = { name: "Asha", phone: "98765", service: "Outdoor", message: "Hello" };

let kept: NewSubmission[];
let closed: number;
let turns: number;
let parts: SubmissionParts;
beforeEach(() => {
  kept = [];
  closed = 0;
  turns = 0;
  parts = {
    keep: async (submission) => {
      kept.push(submission);
      return { id: "kept" };
    },
    scan: undefined,
    inTurn: (work) => {
      turns += 1;
      return work();
    },
    rateLimit: async () => undefined,
    budget: {
      open: () => ({
        take: () => true,
        close: () => {
          closed += 1;
        },
      }),
    },
    accessKey: undefined,
  } as SubmissionParts;
});

const sender = { address: "203.0.113.1", requestId: "request" };
const send = (
  fields: object,
  endpoint: "submit" | "contact" = "submit",
  more: Partial<SubmissionParts> = {},
) => {
  const body = Readable.from([Buffer.from(JSON.stringify(fields))]);
  const post = { headers: new Headers({ "Content-Type": "application/json" }), body };
  return acceptSubmission({ ...parts, ...more }, post, endpoint, sender);
};

describe("a post", () => {
  test("is kept as it was judged, under its request's id where its page gave none", async () => {
    expect(await send(enquiry)).toEqual({ id: "kept", kind: "enquiry", quarantined: false });
    expect(kept).toMatchObject([{ id: "request", kind: "enquiry", fields: enquiry }]);
    expect([closed, turns]).toEqual([1, 0]);
  });

  test("that looks like spam is kept apart", async () => {
    expect(await send({ ...enquiry, botcheck: "on" })).toMatchObject({ quarantined: true });
  });

  test("of an address that has sent too many is refused before it is read, with the time to wait", async () => {
    const rateLimit = vi.fn(async () => 42);
    await expect(send(enquiry, "submit", { rateLimit })).rejects.toMatchObject({
      status: 429,
      outcome: "too many",
      retryAfter: 42,
    });
    expect(rateLimit).toHaveBeenCalledWith("203.0.113.1");
    expect([kept, closed]).toEqual([[], 0]);
  });

  test("that is refused gives back what it held", async () => {
    await expect(send({ ...enquiry, name: "" })).rejects.toMatchObject({ status: 422 });
    expect([kept, closed]).toEqual([[], 1]);
  });

  test("with a CV is an application whatever else it says, and waits for its turn", async () => {
    const [name, cv] = ['name="name"', 'name="cv"; filename="cv.pdf"'].map(
      (part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n\r\n`,
    );
    const body = Readable.from([
      Buffer.from(`${name}Asha\r\n${cv}`),
      samples.pdf,
      Buffer.from("\r\n--b--\r\n"),
    ]);
    const post = { headers: new Headers({ "Content-Type": "multipart/form-data; boundary=b" }), body };
    await expect(acceptSubmission(parts, post, "contact", sender)).rejects.toMatchObject({
      errors: { position: expect.any(String) },
    });
    expect(turns).toBe(1);
  });
});

/** What a post is taken for: of an application that has none, a CV is asked. */
async function takenFor(fields: object, endpoint: "submit" | "contact"): Promise<string> {
  const taken = await send(fields, endpoint).catch((error: FormError) => error);
  if (!(taken instanceof FormError)) return taken.kind;
  return taken.errors && "cv" in taken.errors ? "application" : "enquiry";
}

test.each([
  ["enquiry", "submit", {}],
  ["enquiry", "submit", { position: "Designer" }],
  ["enquiry", "contact", enquiry],
  ["enquiry", "contact", { message: "Hello" }],
  ["enquiry", "contact", { name: "Asha" }],
  ["enquiry", "contact", { service: "Outdoor" }],
  ["application", "contact", {}],
  ["application", "contact", { phone: "98765" }],
  ["application", "contact", { position: "Designer", message: "Hello" }],
  ["application", "contact", { email: "asha@example.com", name: "Asha" }],
] as const)("an %s is what is sent to /api/%s as %j", async (kind, endpoint, fields) => {
  expect(await takenFor(fields, endpoint)).toBe(kind);
});

describe("where an access key is set", () => {
  const accessKey = "open-sesame";
  test.each([undefined, "", "open-sesam", "Open-sesame"])(
    "an enquiry with %j for a key is refused",
    async (given) => {
      const fields = { ...enquiry, ...(given !== undefined && { access_key: given }) };
      await expect(send(fields, "submit", { accessKey })).rejects.toMatchObject({
        status: 403,
        outcome: "wrong key",
      });
      expect([kept, closed]).toEqual([[], 1]);
    },
  );

  test("an enquiry with the key is kept, and an application needs none", async () => {
    expect(await send({ ...enquiry, access_key: accessKey }, "submit", { accessKey })).toMatchObject({
      id: "kept",
    });
    await expect(send({}, "contact", { accessKey })).rejects.toMatchObject({ status: 422 });
  });
});
