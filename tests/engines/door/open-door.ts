import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  Agent,
  request as ask,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { listenInPage } from "./listen-in-page.ts";

export type Door = {
  /** Where the site is visited, without a slash at the end. */
  origin: string;
  /** What pages have complained of since this was asked last: errors, warnings, reports of the content security policy. */
  complaints: () => string[];
  /** Waits until the browser asks for nothing more: a page that is left while it loads complains of that. */
  quiet: () => Promise<void>;
  /** Holds the scripts of pages back from here on, until the returned function is called. */
  holdScripts: () => () => void;
  shut: () => Promise<void>;
};

/** What happens to the site on its way to the browser. */
export type Change = {
  /** Source of a script that runs before every script of the page. */
  script?: string;
  markup?: (html: string) => string;
  styles?: (css: string) => string;
};

const told = "/told-to-the-door";

/** As long without a request, in ms, means that the page has all it wants. */
const quietMs = 60;

/**
 * A way into the site that hears what goes wrong in whatever browser comes through it: every page is given a script
 * that listens, and its content security policy an address for its reports. WebDriver offers WebKit neither.
 * @param site origin of the server behind it
 */
export async function openDoor(site: string, change: Change = {}): Promise<Door> {
  let complaints: string[] = [];
  let scripts = Promise.resolve();
  let underWay = 0;
  let lastAt = performance.now();
  const agent = new Agent({ keepAlive: true });
  const door = createServer(async (request, response) => {
    underWay++;
    response.once("close", () => {
      underWay--;
      lastAt = performance.now();
    });
    if (request.url === told) {
      complaints.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (/\/assets\/[^/]+\.js$/.test(request.url ?? "")) await scripts;
    passOn(request, response);
  });

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = request;
    const changed = /text\/html|text\/css/.test(headers.accept ?? "");
    const { "accept-encoding": _, "if-none-match": __, ...others } = headers;
    const onward = ask(new URL(url ?? "/", site), { agent, method, headers: changed ? others : headers });
    onward.on("response", (answer) => giveOn(answer, response));
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }

  async function giveOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const { statusCode = 502, headers } = answer;
    const type = headers["content-type"] ?? "";
    if (type.startsWith("text/html")) {
      const page = withListener(await text(answer), headers, change);
      response.writeHead(statusCode, page.headers).end(page.html);
    } else if (type.startsWith("text/css") && change.styles) {
      const { "content-length": _, etag: __, ...others } = headers;
      response.writeHead(statusCode, others).end(change.styles(await text(answer)));
    } else {
      response.writeHead(statusCode, headers);
      answer.pipe(response);
    }
  }

  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  return {
    origin: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    complaints() {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    async quiet() {
      const patience = AbortSignal.timeout(10_000);
      while (underWay > 0 || performance.now() - lastAt < quietMs) {
        if (patience.aborted)
          throw new Error(`The page does not come to rest: ${underWay} requests under way`);
        await setTimeout(10);
      }
    },
    holdScripts() {
      const { promise, resolve } = Promise.withResolvers<void>();
      scripts = promise;
      return resolve;
    },
    async shut() {
      door.closeAllConnections();
      door.close();
      await once(door, "close");
      agent.destroy();
    },
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** What is changed on the way is no longer what the build made a sum of: a page’s script gives its sheets none. */
const withoutSums = `Object.defineProperty(HTMLLinkElement.prototype, "integrity", { set() {} });`;

function withListener(html: string, headers: IncomingHttpHeaders, change: Change) {
  const script = `${change.script ?? ""};${change.styles ? withoutSums : ""}(${listenInPage})("${told}")`;
  const styleHashes: string[] = [];
  const unsealed = change.styles ? html.replace(/(<link [^>]*) integrity="[^"]*"/g, "$1") : html;
  const restyled = unsealed.replace(
    /(<style data-own>)(.*?)(?=<\/style>)/gs,
    (_, tag: string, css: string) => {
      const changed = change.styles?.(css) ?? css;
      styleHashes.push(hashOf(changed));
      return tag + changed;
    },
  );
  const { "content-length": _, etag: __, ...others } = headers;
  const policy = String(headers["content-security-policy"]);
  if (!policy.includes("script-src ")) throw new Error(`A page has no policy for scripts: “${policy}”`);
  return {
    html: (change.markup?.(restyled) ?? restyled).replace("<head>", () => `<head><script>${script}</script>`),
    headers: {
      ...others,
      "content-security-policy": `${policy
        .replace("script-src ", `script-src ${hashOf(script)} `)
        .replace("style-src ", `style-src ${styleHashes.join(" ")} `)}; report-uri ${told}`,
    },
  };
}
