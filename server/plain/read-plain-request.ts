/** What a plain request asks for, and all that its answer depends on. */
export type PlainRequest = {
  /** Still percent-encoded, without its query. */
  path: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/**
 * Reads a request of the plainest kind: one whole GET without a body, alone in what has arrived, by HTTP/1.1 (RFC 9112)
 * in its strictest form. Whatever else has come, readable or not, is for Node's own parser, so what this one does not
 * understand it cannot understand wrongly.
 * @param bytes what has arrived at once on a connection that owes no answer
 * @returns the request, or undefined where it is anything but plain
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > longest) return undefined;
  const text = bytes.toString("latin1");
  if (!plain.test(text)) return undefined;
  let hosts = 0;
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  const lineEnd = text.indexOf("\r\n");
  for (let start = lineEnd + 2; start < text.length - 2; ) {
    const colon = text.indexOf(":", start);
    const end = text.indexOf("\r\n", colon);
    const name = ofInterest.has(colon - start) ? text.slice(start, colon).toLowerCase() : "";
    if (name === "host") {
      hosts += 1;
    } else if (name === "accept-encoding") {
      if (acceptEncoding !== undefined) return undefined;
      acceptEncoding = text.slice(colon + 1, end).trim();
    } else if (name === "if-none-match") {
      if (ifNoneMatch !== undefined) return undefined;
      ifNoneMatch = text.slice(colon + 1, end).trim();
    } else if (name === "connection") {
      if (
        text
          .slice(colon + 1, end)
          .trim()
          .toLowerCase() !== "keep-alive"
      )
        return undefined;
    } else if (notPlain.has(name)) {
      return undefined;
    }
    start = end + 2;
  }
  if (hosts !== 1) return undefined;
  const query = text.indexOf("?", 4);
  const targetEnd = lineEnd - " HTTP/1.1".length;
  return {
    path: text.slice(4, query < 0 || query > targetEnd ? targetEnd : query),
    acceptEncoding,
    ifNoneMatch,
  };
}

/** Bytes; half of what Node's parser takes for headers (`maxHeaderSize` in open-server.ts). */
const longest = 8 * 1024;

/** A path with or without a query, then header lines of visible ASCII and blanks, and nothing after the empty line. */
const plain =
  /^GET \/[!$-;=@-Z_a-z~?%&]* HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t\x20-\x7e]*\r\n)+\r\n$/;

/** With a body, a condition on sending it, or a wish for another protocol. */
const notPlain = new Set(["content-length", "transfer-encoding", "trailer", "expect", "upgrade"]);

const ofInterest = new Set(
  ["host", "accept-encoding", "if-none-match", "connection", ...notPlain].map(({ length }) => length),
);
