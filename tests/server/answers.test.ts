import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StoreUnavailable } from "../../server/store/with-retry.ts";
import { application, enquiry, formData, postApplication, postEnquiry } from "./fixtures/forms.ts";
import { samples } from "./fixtures/sample-files.ts";
import { type RunningApp, startApp } from "./fixtures/start-app.ts";

let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
  return () => app.close();
});

describe("without script", () => {
  const asPage = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
  const send = async (path: string, body: BodyInit, headers = {}) => {
    const answer = await fetch(app.origin + path, {
      method: "POST",
      body,
      redirect: "manual",
      headers: { ...asPage, ...headers },
    });
    return [answer.status, answer.headers.get("location")];
  };

  test.each([
    ["an enquiry", "/api/submit", () => formData(enquiry), "/Contact#sent"],
    ["an application", "/api/contact", () => formData(application, samples.pdf), "/career#sent"],
    ["an enquiry to be mended", "/api/submit", () => formData({ ...enquiry, name: "" }), "/Contact#not-sent"],
    ["an application without CV", "/api/contact", () => formData(application), "/career#not-sent"],
    ["something damaged", "/api/submit", () => "damaged", "/Contact#not-sent"],
  ])("%s leads back to its page", async (_name, path, body, location) => {
    expect(await send(path, body())).toEqual([303, location]);
  });

  test("what looks like spam leads back as if sent", async () => {
    expect(await send("/api/submit", formData({ ...enquiry, botcheck: "on" }))).toEqual([
      303,
      "/Contact#sent",
    ]);
  });
});

describe("when the store fails", () => {
  let failing: RunningApp;
  afterEach(() => failing.close());

  test("the visitor is told so, and when to try again", async () => {
    failing = await startApp({ keep: () => Promise.reject(new StoreUnavailable("away")) });
    for (const answer of [await postEnquiry(failing.origin), await postApplication(failing.origin)]) {
      expect(answer).toMatchObject({ status: 503, body: { success: false, message: expect.any(String) } });
      expect(answer.headers.get("retry-after")).toBe("10");
    }
    const page = await fetch(`${failing.origin}/api/contact`, {
      method: "POST",
      body: formData(application, samples.pdf),
      headers: { Accept: "text/html" },
      redirect: "manual",
    });
    expect([page.status, page.headers.get("location")]).toEqual([303, "/career#not-sent"]);
  });

  test("a mistake of our own is answered 500 without its words", async () => {
    failing = await startApp({ keep: () => Promise.reject(new TypeError("secret detail")) });
    const { status, body } = await postEnquiry(failing.origin);
    expect(status).toBe(500);
    expect(JSON.stringify([body, failing.lines])).not.toContain("secret detail");
    expect(body.success).toBe(false);
  });
});
