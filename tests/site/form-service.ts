import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base } from "./fixtures.ts";

/** One post as it came over the wire. */
export type Post = { accept: string; type: string; language: string | undefined; fields: FormData };

type Answer = (response: ServerResponse) => void;

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
    let answer: Answer = json(200, { success: true, message: "Received" });
    let ready = Promise.resolve();
    const door = createServer(async (request, response) => {
      if (request.method !== "POST") return passOn(request, response);
      posts.push(await read(request));
      await ready;
      answer(response);
    });
    await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
    await use({
      url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
      posts,
      answers(status, body) {
        answer =
          typeof body === "string" ? (response) => response.writeHead(status).end(body) : json(status, body);
      },
      waits() {
        const { promise, resolve } = Promise.withResolvers<void>();
        ready = promise;
        return resolve;
      },
      breaksOff() {
        answer = (response) => response.destroy();
      },
      leadsTo(address) {
        answer = (response) => response.writeHead(303, { Location: address }).end();
      },
    });
    door.closeAllConnections();
    await new Promise((resolve) => door.close(resolve));
  },
});

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { url = "/", method, headers } = request;
  const site = new URL(url, process.env.SITE_UNDER_TEST);
  ask(site, { method, headers: { ...headers, host: site.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  })
    .on("error", () => response.destroy())
    .end();
}

function json(status: number, body: object): Answer {
  return (response) =>
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<Post> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers["content-type"] ?? "";
  const fields = await new Response(Buffer.concat(chunks), { headers: { "Content-Type": type } }).formData();
  const { accept = "", "content-language": language } = request.headers;
  return { accept, type, language, fields };
}
