import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { test as base } from "./fixtures.ts";

/** One post as it came over the wire. */
export type Post = { accept: string; type: string; language: string | undefined; fields: FormData };

/** A form service that a test tells what to answer; it keeps what was posted. */
export type FormService = {
  /** Where the site is visited, without a slash at the end. */
  url: string;
  posts: Post[];
  /** Every post from now on gets this answer; an object is sent as JSON. */
  answers: (status: number, body: object | string) => void;
  /** Posts wait for their answer until the returned function is called. */
  waits: () => () => void;
  /** The connection breaks instead of an answer. */
  breaksOff: () => void;
  /** Leads the browser on, as the server does for a visitor without script. */
  leadsTo: (address: string) => void;
};

/**
 * Tests that visit the site through a door of their own: it passes everything on to the site under test, except
 * the posts to both form addresses, which a form service takes that the test tells what to answer.
 */
export const test = base.extend<{ service: FormService }>({
  baseURL: async ({ service }, use) => use(service.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  service: async ({}, use) => {
    const posts: Post[] = [];
    let respond: (() => Response) | undefined = () => Response.json({ success: true, message: "Received" });
    let ready = Promise.resolve();
    const app = new Hono<{ Bindings: HttpBindings }>()
      .post("/api/error", (context) => context.body(null, 204))
      .post("*", async ({ req, env }) => {
        const { accept = "", "content-type": type = "", "content-language": language } = req.header();
        posts.push({ accept, type, language, fields: await req.formData() });
        await ready;
        if (!respond) env.outgoing.destroy();
        return respond?.() ?? new Response();
      })
      .all("*", ({ req }) => {
        const { pathname, search } = new URL(req.url);
        const headers = { ...req.header(), host: undefined };
        return proxy(process.env.SITE_UNDER_TEST + pathname + search, { headers, redirect: "manual" });
      });
    const server = createServer(getRequestListener(app.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      posts,
      answers(status, body) {
        respond = () =>
          typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status });
      },
      waits() {
        const { promise, resolve } = Promise.withResolvers<void>();
        ready = promise;
        return resolve;
      },
      breaksOff: () => (respond = undefined),
      leadsTo(address) {
        respond = () => new Response(null, { status: 303, headers: { Location: address } });
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});
