import { Readable } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { readFormAnswers } from "../../app/data/form-rules.server.ts";
import { application, formData } from "../../tests/server/fixtures/forms.ts";
import { samples } from "../../tests/server/fixtures/sample-files.ts";
import type { NewSubmission } from "../store/database.ts";
import type { ScanCv } from "./cv.ts";
import { type FormPostParts, handleFormPost, spamReason } from "./form-post.ts";
import { createByteBudget } from "./read-form.ts";

test.each<[string | undefined, Record<string, string>]>([
  ["the hidden box was ticked", { botcheck: "on" }],
  ["filled in within 2 s", { elapsed: "1999" }],
  ["3 links in it", { name: "www.a.example", message: "https://www.b.example and HTTP://c.example/www." }],
  ["3 links in it", { firstName: "www.a.example", position: "www.b.example", email: "www.c.example" }],
  [undefined, { message: "our page https://www.a.example and our map www.b.example" }],
  [undefined, {}],
  [undefined, { botcheck: "false" }],
  [undefined, { elapsed: "2000" }],
  [undefined, { elapsed: "" }],
  [undefined, { elapsed: "1 s" }],
])("the staff see the reason “%s” for a form with %j", (reason, fields) => {
  expect(spamReason(fields)).toBe(reason);
});

test("a CV that has waited in line for a slow virus scanner is kept unchecked, before its connection is cut", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const scan: ScanCv = async (_bytes, latest = Infinity) =>
    performance.now() < latest ? "clean" : "unknown";
  const answers = readFormAnswers();
  const kept: NewSubmission[] = [];
  const parts: FormPostParts = {
    keep: async (submission) => {
      kept.push(submission);
      return { id: submission.id };
    },
    scan,
    queue: async (work) => {
      vi.advanceTimersByTime(20_000);
      return await work();
    },
    rateLimit: async () => undefined,
    budget: createByteBudget(),
    accessKey: undefined,
    allowedOrigins: [],
    manifest: {
      name: "",
      siteUrl: "https://www.chowk.example",
      pages: {},
      notFound: { file: "", scripts: [], styles: [] },
      notFoundBelow: {},
      failureBelow: {},
      scripts: [],
      formPages: { enquiry: "/Contact", application: "/career" },
      formAnswers: { en: answers, hi: answers },
      connect: [],
      formAction: [],
      frames: [],
      redirects: [],
    },
    log: () => {},
    onKept: () => {},
  };
  const { headers, body } = new Request("https://www.chowk.example", {
    method: "POST",
    body: formData(application, samples.pdf),
  });
  if (!body) throw new Error("no body");
  const post = { headers, body: Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) };
  const { response } = await handleFormPost(parts, post, "contact", { address: "203.0.113.1" });
  expect(response.status).toBe(200);
  expect(kept).toMatchObject([{ cv: { mark: expect.stringContaining("was not checked") } }]);
});
